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
    robot's purse; i don't trade, do i need it; sort of broker account?
    in the menu under bot there is a word that sounds like a bank safe, i pressed it and it wants me to create one, what would i get
    i keep some coins that i never look after, could a thing of my own buy and sell them by instructions i leave behind
    what's the difference between this locker, my wallet and the box of the plan
    is it a fund where other people trade for me and take a share; does money in such a locker grow by itself
    as a developer: is it a contract per user, and who is the admin; so you look after my coins in your safe
    what kind of person needs an automatic trading locker; locker; trading safe; personal contract; automatic trader of mine
    on-chain robot; what's this safe; my own trading contract; autopilot fund
    would a broker call it a managed account or a standing order; does it come with a profit promise
    where in the dashboard do i set one up; strangers can start my orders, it says, what can they decide
    there's a menu item called vault under the bots, is it a safe deposit or a trading robot
    i don't want to watch charts during my night shift, can the vault trade for me
    what's the difference between the vault and the box, i mix them up; who manages the vault, a fund manager at your firm?
    does it pay a return like a savings certificate; dev: is it a per-user contract with allowed orders, owner only withdraws
    do i need one to take part in the plan; my gamer brain says auto-farm, right?; how do i set up my own
    shop owner: could i park my takings there; what's it for, in two lines`,
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
    can the executor redirect coins; the coins there are in whose name; backdoor to my strongbox; multi-owner
    i am going to put two thousand in the trading locker, whose signature can move it out again, only mine or also somebody at your firm
    when i move my position to a new wallet, does the trading locker come along
    my phone with the only key to the trading locker drowned, is there a second key in your office
    those people who start my orders, do they have a hand in the till; may i put my wife down as second owner of the trading locker
    with a bank safe there are two keys, who has the other one in your case; so the operator manages my coins in the locker
    after my death, how do my children reach the locker; locker owner; who can empty it; sole key; change the owner
    custody of the locker; heirs; joint owner; access rights to the locker; could a judge order you to open my trading locker
    i sold my old phone with the key that controls the vault; can the ownership of the trading contract be passed on
    what must i do with the vault before i change wallets
    if i put 400 in there, can your staff or the strangers who trigger trades touch it
    moved my seat to a new wallet and the vault stayed with the old one, is it lost
    my late brother had a vault, we don't have his key, can anybody open it; who's the legal owner of what lies inside
    may i pass the vault to my daughter by changing the owner; if i lose the phrase, what of the tokens inside the vault
    is the executor able to send my coins to himself; lawyer asks for sole control or shared control of the assets in the vault
    are my tokens pooled with those of others; should i empty the vault before i change wallets; can a court or you lock the vault`,
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
    take gains at 1 dollar
    i would like it to buy for ten dollars every friday and sell all when the price drops below forty cents, are both instructions possible
    which sorts of orders does the trading locker know compared with my broker's app
    can it keep half in one coin and half in the other at all times; my thirty third instruction was refused, is there some maximum
    whose price sets off an instruction, the one at the exchange or another
    can an instruction end on a date or after a number of times; so it trades as often as each second
    what can i adjust per instruction: size, pause, tolerance; order types; weekly buy; sell on a dip; sell on a rise; grid steps
    keep ratio; instruction list; triggers; interval; end date; max 32; does the locker offer trailing stops like metatrader
    a trader asks for the smallest pause between two runs of the same instruction
    can somebody's fake price in a pool set off my stop; does it do options or short selling
    i'd like to buy ten dollars' worth of wbtc every payday automatically, can the vault do it
    if eth falls under 2000 sell everything while i sleep, how do i tell it; how many orders can it keep in mind at a time
    keep half in dollars and half in coins, always, is this among the possibilities
    what price does it look at to decide, the one on uniswap?; shortest gap between two trades that i may choose
    can an order stop on its own after christmas or after six times; grid trading like on my exchange's robot, available?
    which kinds of instruction exist, teacher likes lists; what tolerance is allowed in an order
    trailing orders or indicators, can it do these`,
  "vault-keeper": `
    who executes my rules; keeper fee; executor; what does the keeper get; pay the keeper; who triggers trades
    who triggers the trades of my vault; why do i pay a keeper; how much should i pay the executor; nobody executes my rule
    can a keeper cheat me; who runs the vault's orders; executor payment; reward of keepers; who carries out my rule
    what fee do i give the keeper; my rule isn't executed; can a bad keeper harm me; do i have to be online for the rule to run
    no one executes my vault; who presses the trigger for my vault's trades; why does a keeper get a fee; no one executes my rule
    can i execute it myself; could a bad keeper hurt me; errand boy; a stranger runs my order, safe?; tip for the runner
    who wakes up to place my order; order is due yet idle; raise the tip?; bounty hunters for orders
    may the runner choose the amount; malicious runner; how much tip is usual; can your machine be the runner
    several runners race?; i'd rather press it on my own; runner paid from what; why did no runner come
    someone i don't know pressed the trigger on my order yesterday and took a small sum in coins for it, who was it and is this normal
    my order was due at noon, now it's evening and no soul has started it, what could make it attractive
    the one who starts my orders, can he pick a moment that harms me and by how much
    do i have to leave my computer running so that the orders are started; what is a fair tip for the one who starts an order
    may i start my due orders with my own hand and save the tip; so your staff watches my orders day and night
    is it like a courier who gets paid per delivery; starter of orders; trigger man; tip; executor's pay; who pushes it
    outside runner; order idle; nobody runs it; courier fee; robots racing; can the starter send the coins to himself
    how does one become such a starter and make money; is the tip paid from my locker or from my wallet
    does an operator's machine start orders as well
    my order should have fired last night, nobody did it, who's responsible for pulling the trigger
    why do i have to offer a tip to a stranger for carrying out my trade
    may the one who executes choose a bad moment on purpose and how much can he harm me
    must my computer be on during the night for it to work; does your server execute our orders, a team asks
    how do i earn by executing other people's orders; no tip set, will anyone bother; could i press it myself on a coffee break
    who are those executors, employees of yours?; tip is paid in which coin and out of what; executor role explained`,
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
    max burn; unlimited possible?
    my fresh trading locker holds coins and orders but sits there like a stone, what have i forgotten
    how much of my money can be gone by tomorrow morning if all goes wrong with the automatic trades
    i set fifty dollars a day and it used nearly ninety within some hours around midnight, how come
    there are two dollar fields, one for outgoing and one for loss, what does each of them do
    does the brake save me when the market itself crashes; when is a used up allowance full again
    so with a limit i can't lose more than that in total
    a cautious person wants it to risk five dollars daily at most, where to enter; daily brake; loss limit; spend limit
    allowance used up; zero by default; two limits; 24 hour limit; guard on losses; throttled; idle locker
    is it comparable to the daily limit on my bank card; why did it stop trading in the afternoon
    against which price is a loss measured; twice the limit in a day, can it be
    i created mine a week ago, wrote two orders and it's dead as a stone, is it since some limit is at zero
    what is the most it can gamble away between breakfast and breakfast; can i forbid it to spend more than 30 a day
    both limits set to 100, can it be 200 within one night; does the limit save me in a crash of the coin itself
    at noon it stopped trading, used up? when does it get new room
    my wife will only agree if the loss per day is bounded, how is that set; loss counted against which price
    two numbers to fill in, spend and lose, what should they be for a small saver; unlimited setting?; allowance of the vault per day`,
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
    is stopping free; oracles dead, can i still get out
    prices are tumbling and i want all automatic orders to cease and everything back in my own wallet this minute, what do i call
    i got cold feet about robots, how do i end the thing and take home the coins
    is there a notice period before the coins in the trading locker are released
    when i asked for an exact sum from the trading locker it failed, a second before it had worked
    can i bring the coins home when the exchanges are all down
    i only want to pause the orders for my holiday and leave the coins inside; so i need your permission to empty the locker
    what does it cost to bring everything out of the trading contract; halt; end automation; take all; emergency brake
    cease orders; bring coins back; leave vault; close it; stop button; release coins
    my savings plan needs 30 days' notice, and this?; which command takes out the native coin and which the rest
    how do i get rid of a trading contract that i no longer use; can nobody prevent me from emptying it
    the market's tanking and i'm on the ward, what do i press to get everything back quickly
    i want it to stop trading but leave the coins inside for now; took exactly 55.2 and it failed, took everything and it worked, why
    is there any notice period until i get my tokens back; prices from chainlink are down, can i still empty it
    i'm done with robots, how do i close the vault for good; does closing cost a penalty; emergency, pull the plug on all orders
    how do i get my pol out that was for the tips; can it be emptied if the exchange it trades on is paused; vault shut down, how`,
  "vault-without-us": `
    vault if the site closes; use vault directly; vault works without the website; site gone vault; does the vault depend on you
    use my vault when your site is down; commands for the vault; get my vault money if you are gone; vault without the website
    can i reach my vault by myself; use my vault when the site is offline; control the vault from the command line
    does the vault depend on your server; access my vault without canopy; deposit without the website
    does my vault still work if your website is gone; deposit into the vault without the dashboard; strongbox if you go bankrupt
    terminal instructions for my locker; operate the strongbox by etherscan; dependency on your machines; manage from foundry
    is the ui required; sovereign use; create one by command; fund it by plain transfer; your page offline, order still fires?
    third-party ui for it; does any node do; run my locker from a script
    if your firm shuts down tomorrow, do my automatic orders go on and how do i get to my trading locker without your page
    i'm a linux user and prefer commands, can the trading locker be created and steered without a browser
    is a server of yours needed for my orders to be carried out
    how do i put coins in the trading contract by a plain send from my wallet
    your page is filtered where i live, i still want to change an order in my trading contract
    could another website offer buttons for my trading contract; so without your site it's dead
    where do i find the commands for self-service of the trading contract; vault by cast; vault from terminal; independent use
    no frontend; own node; manual vault calls; self-hosted access; if you vanish
    with an app of a bank i'm lost when it goes offline, what about this locker; which programs can talk to the trading contract
    fund the keeper's fee by hand; does it survive the domain
    if your company vanishes, are the trades i've set up still carried out
    dev: cast commands to create, fund and empty a vault by hand, where
    i'd like to run mine from a script on a raspberry pi, is your page needed; can i send tokens to the vault simply from my wallet
    site blocked here, how do i get my tokens from the vault; does the automation live on your server or on the chain
    would another website be able to show my vault; is there documentation for using it with a node of my own
    my orders when canopy is offline for a week; vault independent of your servers?; add an order from the terminal`,
  "vault-attacks": `
    is the vault safe; risks of a vault; hack of a vault; sandwich attack; can a vault be hacked; dangers; is my vault safe
    can they hack the vault; how safe is the vault; can someone drain the vault; weaknesses of the vault
    what if the price feed is manipulated; risks of the vault; security of the vault; danger for my vault
    how could somebody rob the vault; is the vault hackable; what can go wrong with a vault; stolen key and my vault
    stablecoin loses its peg in my vault; weak points of the vault; can a wrong price empty my vault; how could my vault be robbed
    is the vault hack proof; what if usdc loses its peg; known weaknesses of the vault; wrong price feed and my stop
    burglar scenarios; exploit stories of lockers; thief with my key; poisoned quote; usdc crash, strongbox outcome
    can runners sandwich me; residual dangers; holes left open; first shot at a bad price; threat list; is it unbreakable
    timing trick; big stop never fires, why; what it won't shield me from; depeg; weak spot; compromised device
    a colleague in it security asks which holes you admit, for instance false prices or a dishonest starter of orders
    if a thief copies my key, what can he do with the trading locker
    suppose the digital dollar is suddenly worth seventy cents, does the locker notice
    can those who start orders squeeze a bit out of each trade
    my large stop did not go off in the crash, could the size be at fault
    no lock is perfect, what are the known ways to crack this one; so it is one hundred percent secure
    is the damage limited when the price source is wrong once; threats; weak points; hole list; false price; stolen phone
    depegged dollar; timing attack; known exploits; what could hurt it; worst attack
    what's not covered by the protections of the trading contract; do you publish every attack together with its test
    compared to a broker with insurance, what dangers do i carry in it; can flash loans trick it
    i've heard that bots sandwich people, will they sandwich my vault
    what remains dangerous about it, be frank, i'm suspicious by nature; a wrong price for a minute, would it sell my coins for peanuts
    if usdc suddenly is worth 80 cents, does the vault notice; hacker got my laptop, is the vault safe at least
    my stop never triggered in the crash and it was larger than my limit, known weakness?
    security researcher: threat model of the vault and residual risks; can the one who executes drain it bit by bit
    could somebody empty it by manipulating a small market; which ways to lose money in the vault can't you prevent
    is the vault unhackable`,
  "vault-cost": `
    price of a vault; fee for a vault; cost to create a vault; vault gas; how expensive is a vault; is the vault free
    how much does a vault cost me; fees of the vault; are small trades worth it; cost per execution; vault charges
    expensive vault?; what do i pay for using a vault; price of creating a vault; how much gas does a rule take
    do you charge for the vault; is the vault worth it for 50 dollars; fee for each execution; monthly cost of a vault
    fees for having a vault; is it worth using a vault with fifteen dollars; what does each trade of the vault cost me
    gas for creating it; bill for a strongbox; deploy gas; is ten bucks worth automating; per order expense; rent for it
    runner's tip plus pool's cut; is it dearer than a manual trade; setup price; 1.7 times what; do you levy anything
    small trades eaten by gas; yearly cost; costs for adding an order; economical minimum; withdrawal expense
    i think of letting it buy for five dollars each week, do the costs leave anything of it
    a complete bill please: setting up, adding an order, each run, taking out
    how much dearer is an automatic trade than one that i click by hand
    does canopy take a yearly fee or a part of the gains from my automatic trades; from which amount on does automation make sense
    do i pay when an order doesn't run; so the vault is free because you earn on my trades
    is the tip for the starter on top of the exchange's cut; setup cost; running cost; per run; vault price; creation gas
    too small amounts; cost of automation; expense ratio; management fee?; etfs cost 0.2 percent a year, and this?
    what do i pay for changing an instruction; is taking my coins out of it charged; why does an execution burn more gas
    with forty dollars, do the costs of automation eat me up; what's the bill for setting one up and adding three orders
    do you take a monthly charge for the vault, like my broker does; buying five dollars every day, sensible or too dear in fees
    is an automatic trade more expensive than doing it by hand; what do i pay each time an order fires, itemised for a bookkeeper
    does emptying the vault cost anything; from which trade size on is it economical; tip, gas, market fee, anything else?
    who earns on my vault; i only set one rule a month, roughly what will i have paid after a year`,
};
