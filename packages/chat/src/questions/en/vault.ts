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
    difference between a vault and the box; strongbox with autopilot; safe that buys dips for me; private trading locker
    who'd want one; is it a cold storage; personal smart account for orders; make one, why; how's it unlike a wallet
    pantry for coins; the menu under bot called vault; does it need a manager; is it an investment fund; does it pay yield
    robot's purse; i don't trade, do i need it; sort of broker account?`,
  "vault-custody": `
    who can take money from my vault; is vault money mine; do you have access to my vault; who owns the vault
    can you steal from my vault; who holds the money in the vault; can you touch my vault; can you access what is in my vault
    is the vault really mine; what if i lose the key of my vault; does the vault move with my seat; who can withdraw from it
    who has control over vault funds; are you able to empty my vault; vault ownership
    can someone else take my coins from the vault; who has access to the vault; does the vault move with my account
    are my tokens in the vault safe from you; i lost the key of my vault; is the vault mine alone
    can you or the keeper grab the coins in my vault; my key is lost, what about the vault; does the vault move along with my seat
    who has access to the tokens in there; whose hand is on the locker; could staff open my strongbox; heirs and the strongbox
    my seat moved, strongbox stayed; the one who executes, may he run off; sole access?; owner change impossible?
    i mislaid the key to my strongbox; custodial or not; is it possible to hand the strongbox to my wife
    can the executor redirect coins; the coins there are in whose name; backdoor to my strongbox; multi-owner`,
  "vault-rules": `
    rules for a vault; types of orders; stop loss in a vault; dca in vault; what can a vault do; vault strategies
    which orders can the vault do; set a stop loss in the vault; buy every week automatically with the vault
    how many rules per vault; grid in a vault; what will the vault do by itself; automatic buying in the vault
    rule types for vaults; what can i automate in a vault; set a stop loss in my vault; buy every week automatically
    which price triggers the rule; take profit rule; minimum interval of a rule; what orders may i set in my vault
    how many rules fit in; smallest interval between two trades; can it rebalance every week; which prices make a vault rule fire
    instructions i can leave there; buy 10 each monday; sell if it sinks below; ladder orders; 33rd instruction refused
    expiry of an instruction; what orders does the strongbox understand; keep 50/50 automatically; trigger source; limit order?
    trailing not offered?; every minute possible?; slippage field of an instruction; one-time order; repeat count
    take gains at 1 dollar`,
  "vault-keeper": `
    who executes my rules; keeper fee; executor; what does the keeper get; pay the keeper; who triggers trades
    who triggers the trades of my vault; why do i pay a keeper; how much should i pay the executor; nobody executes my rule
    can a keeper cheat me; who runs the vault's orders; executor payment; reward of keepers; who carries out my rule
    what fee do i give the keeper; my rule isn't executed; can a bad keeper harm me; do i have to be online for the rule to run
    no one executes my vault; who presses the trigger for my vault's trades; why does a keeper get a fee; no one executes my rule
    can i execute it myself; could a bad keeper hurt me; errand boy; a stranger runs my order, safe?; tip for the runner
    who wakes up to place my order; order is due yet idle; raise the tip?; bounty hunters for orders
    may the runner choose the amount; malicious runner; how much tip is usual; can your machine be the runner
    several runners race?; i'd rather press it on my own; runner paid from what; why did no runner come`,
  "vault-caps": `
    maximum loss per day in vault; daily trading limit of a vault; how much can the vault lose; limit of trades; loss cap
    how much can it lose in one day; limits of the vault; limit the loss of my vault; my vault does not trade
    maximum spending of a vault per day; set a cap; what can i lose with the vault at worst; cap on vault losses
    worst loss per day in the vault; why is the vault not doing anything; limit how much my vault trades per day
    my vault does nothing, caps are zero; daily loss cap; spend cap; how much can go wrong in one day in the vault
    protect the vault from losing everything; how do i limit what it spends in a day; my new vault doesn't trade, the cap is zero
    maximum daily loss of the vault; can twice the limit be used; day allowance of the strongbox; it idles with zero allowances
    throttle on losses; fuse; two allowances, which does what; exceed 24h twice?; it stopped midday, used up?; bounded loss
    protects from a crash?; ceiling on outgoing per day; refill of the allowance; how much may go wrong overnight; safety valve
    max burn; unlimited possible?`,
  "vault-stop": `
    close my vault; stop trading; withdraw from vault; take money out of my vault; emergency stop; pause vault
    how do i get my money from the vault; switch off my vault; turn off all rules of the vault; empty my vault
    take my tokens out of the vault; pause my vault; end the vault; emergency exit; close down the vault
    how do i withdraw all from my vault; get my coins back from the vault; halt the vault; take my coins out of the vault
    pause all rules; withdraw pol from the vault; vault withdrawal fails; get everything back from the vault
    the market is crashing, how do i get everything out of my vault at once; i'd like to switch off all automatic trades
    halt everything in my vault at once; take all tokens back out; emergency exit from the vault
    the vault withdrawal failed with an exact amount; red button; evacuate the strongbox; freeze every order
    i changed my mind about automation; coins out now!; panic exit; drain it to my wallet; lock period?; exact amount reverts
    kill the orders but leave the coins; shut it for good; retire it; liquidate my locker; bring the coins home; pull all
    is stopping free; oracles dead, can i still get out`,
  "vault-without-us": `
    vault if the site closes; use vault directly; vault works without the website; site gone vault; does the vault depend on you
    use my vault when your site is down; commands for the vault; get my vault money if you are gone; vault without the website
    can i reach my vault by myself; use my vault when the site is offline; control the vault from the command line
    does the vault depend on your server; access my vault without canopy; deposit without the website
    does my vault still work if your website is gone; deposit into the vault without the dashboard; strongbox if you go bankrupt
    terminal instructions for my locker; operate the strongbox by etherscan; dependency on your machines; manage from foundry
    is the ui required; sovereign use; create one by command; fund it by plain transfer; your page offline, order still fires?
    third-party ui for it; does any node do; run my locker from a script`,
  "vault-attacks": `
    is the vault safe; risks of a vault; hack of a vault; sandwich attack; can a vault be hacked; dangers; is my vault safe
    can they hack the vault; how safe is the vault; can someone drain the vault; weaknesses of the vault
    what if the price feed is manipulated; risks of the vault; security of the vault; danger for my vault
    how could somebody rob the vault; is the vault hackable; what can go wrong with a vault; stolen key and my vault
    stablecoin loses its peg in my vault; weak points of the vault; can a wrong price empty my vault; how could my vault be robbed
    is the vault hack proof; what if usdc loses its peg; known weaknesses of the vault; wrong price feed and my stop
    burglar scenarios; exploit stories of lockers; thief with my key; poisoned quote; usdc crash, strongbox outcome
    can runners sandwich me; residual dangers; holes left open; first shot at a bad price; threat list; is it unbreakable
    timing trick; big stop never fires, why; what it won't shield me from; depeg; weak spot; compromised device`,
  "vault-cost": `
    price of a vault; fee for a vault; cost to create a vault; vault gas; how expensive is a vault; is the vault free
    how much does a vault cost me; fees of the vault; are small trades worth it; cost per execution; vault charges
    expensive vault?; what do i pay for using a vault; price of creating a vault; how much gas does a rule take
    do you charge for the vault; is the vault worth it for 50 dollars; fee for each execution; monthly cost of a vault
    fees for having a vault; is it worth using a vault with fifteen dollars; what does each trade of the vault cost me
    gas for creating it; bill for a strongbox; deploy gas; is ten bucks worth automating; per order expense; rent for it
    runner's tip plus pool's cut; is it dearer than a manual trade; setup price; 1.7 times what; do you levy anything
    small trades eaten by gas; yearly cost; costs for adding an order; economical minimum; withdrawal expense`,
};
