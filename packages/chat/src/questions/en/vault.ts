// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const vaultQuestions: OtherWords = {
  "what-is-vault": `
    trading contract of my own; what does a vault do; own vault; automated trading on chain; vault explained; whats the vault for
    vault meaning; what can i use a vault for; is a vault like a bot; do i need a vault; how do i open a vault
    what does the vault page do; create a vault; explain the vault; vault, what for; trading with a vault; do i have a vault
    what's the vault for; is the vault like a bank; automatic rules on my tokens; a contract that trades for me
    create my own vault; is the vault something like a safe for my coins; what do i need this vault page for
    what's the vault page for; a contract of my own that trades, explain; is a vault a savings account; who runs my vault
    difference between a vault and the box`,
  "vault-custody": `
    who can take money from my vault; is vault money mine; do you have access to my vault; who owns the vault
    can you steal from my vault; who holds the money in the vault; can you touch my vault; can you access what is in my vault
    is the vault really mine; what if i lose the key of my vault; does the vault move with my seat; who can withdraw from it
    who has control over vault funds; are you able to empty my vault; vault ownership
    can someone else take my coins from the vault; who has access to the vault; does the vault move with my account
    are my tokens in the vault safe from you; i lost the key of my vault; is the vault mine alone
    can you or the keeper grab the coins in my vault; my key is lost, what about the vault; does the vault move along with my seat
    who has access to the tokens in there`,
  "vault-rules": `
    rules for a vault; types of orders; stop loss in a vault; dca in vault; what can a vault do; vault strategies
    which orders can the vault do; set a stop loss in the vault; buy every week automatically with the vault
    how many rules per vault; grid in a vault; what will the vault do by itself; automatic buying in the vault
    rule types for vaults; what can i automate in a vault; set a stop loss in my vault; buy every week automatically
    which price triggers the rule; take profit rule; minimum interval of a rule; what orders may i set in my vault
    how many rules fit in; smallest interval between two trades; can it rebalance every week; which prices make a vault rule fire`,
  "vault-keeper": `
    who executes my rules; keeper fee; executor; what does the keeper get; pay the keeper; who triggers trades
    who triggers the trades of my vault; why do i pay a keeper; how much should i pay the executor; nobody executes my rule
    can a keeper cheat me; who runs the vault's orders; executor payment; reward of keepers; who carries out my rule
    what fee do i give the keeper; my rule isn't executed; can a bad keeper harm me; do i have to be online for the rule to run
    no one executes my vault; who presses the trigger for my vault's trades; why does a keeper get a fee; no one executes my rule
    can i execute it myself; could a bad keeper hurt me`,
  "vault-caps": `
    maximum loss per day in vault; daily trading limit of a vault; how much can the vault lose; limit of trades; loss cap
    how much can it lose in one day; limits of the vault; limit the loss of my vault; my vault does not trade
    maximum spending of a vault per day; set a cap; what can i lose with the vault at worst; cap on vault losses
    worst loss per day in the vault; why is the vault not doing anything; limit how much my vault trades per day
    my vault does nothing, caps are zero; daily loss cap; spend cap; how much can go wrong in one day in the vault
    protect the vault from losing everything; how do i limit what it spends in a day; my new vault doesn't trade, the cap is zero
    maximum daily loss of the vault; can twice the limit be used`,
  "vault-stop": `
    close my vault; stop trading; withdraw from vault; take money out of my vault; emergency stop; pause vault
    how do i get my money from the vault; switch off my vault; turn off all rules of the vault; empty my vault
    take my tokens out of the vault; pause my vault; end the vault; emergency exit; close down the vault
    how do i withdraw all from my vault; get my coins back from the vault; halt the vault; take my coins out of the vault
    pause all rules; withdraw pol from the vault; vault withdrawal fails; get everything back from the vault
    the market is crashing, how do i get everything out of my vault at once; i'd like to switch off all automatic trades
    halt everything in my vault at once; take all tokens back out; emergency exit from the vault
    the vault withdrawal failed with an exact amount`,
  "vault-without-us": `
    vault if the site closes; use vault directly; vault works without the website; site gone vault; does the vault depend on you
    use my vault when your site is down; commands for the vault; get my vault money if you are gone; vault without the website
    can i reach my vault by myself; use my vault when the site is offline; control the vault from the command line
    does the vault depend on your server; access my vault without canopy; deposit without the website
    does my vault still work if your website is gone; deposit into the vault without the dashboard`,
  "vault-attacks": `
    is the vault safe; risks of a vault; hack of a vault; sandwich attack; can a vault be hacked; dangers; is my vault safe
    can they hack the vault; how safe is the vault; can someone drain the vault; weaknesses of the vault
    what if the price feed is manipulated; risks of the vault; security of the vault; danger for my vault
    how could somebody rob the vault; is the vault hackable; what can go wrong with a vault; stolen key and my vault
    stablecoin loses its peg in my vault; weak points of the vault; can a wrong price empty my vault; how could my vault be robbed
    is the vault hack proof; what if usdc loses its peg; known weaknesses of the vault; wrong price feed and my stop`,
  "vault-cost": `
    price of a vault; fee for a vault; cost to create a vault; vault gas; how expensive is a vault; is the vault free
    how much does a vault cost me; fees of the vault; are small trades worth it; cost per execution; vault charges
    expensive vault?; what do i pay for using a vault; price of creating a vault; how much gas does a rule take
    do you charge for the vault; is the vault worth it for 50 dollars; fee for each execution; monthly cost of a vault
    fees for having a vault; is it worth using a vault with fifteen dollars; what does each trade of the vault cost me
    gas for creating it`,
};
