import type { PassageQuestions } from "../passage-questions.ts";

export const vaultQuestions: PassageQuestions = {
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
    shop owner: could i park my takings there; what's it for, in two lines
    i'm a night porter and can't follow prices, could a locker of my own buy and sell while i doze
    what would i own after pressing create, a program, an account or a deposit box; is a vault run by people at your office
    compare it with my savings book: interest, notice, insurance, does it have any of these
    does money put in there join the pool of the plan; the box, the wallet and the vault, please sort these three out for me
    who gives the instructions by which it trades, me or some expert
    who can press the button for an order that is ready, and what may he choose; personal trading contract
    automatic buying locker; what the vault is good for; own contract on polygon
    does it promise a yield, a friend says 8 percent a year; shall every member have one or is it for tinkerers
    is it like an etf savings plan at my broker; page under bot called vault, explain it to a gardener
    vault account meaning and use; can i create it first and decide later what to do with it
    under the menu of the bots there is a page with the word vault, i opened it and now it wants me to create one, what would i have then
    i work nights in a bakery and can't watch the prices, could this thing buy and sell for me according to notes that i leave
    how is it different from the box in which my earnings are and from my wallet, i have three places now and am confused
    is there a manager or a fund behind it who decides about my coins, and do i get interest
    can strangers do something with it, since i read that any account may execute an order
    so a vault is where you people keep the members' money, am i right
    my cousin says that everyone who has a bot must also own a vault, is this so or is it only for trading with real coins
    i'm a retired clockmaker and like machines that run by themselves, what exactly is this contract of my own supposed to do
    is it possible to open one with an empty wallet first and to put in something next month`,
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
    trailing orders or indicators, can it do these
    each payday buy 15 dollars of wbtc, and sell the lot if it falls below 40,000, can i leave both notes with it
    can it hold sixty percent in one coin and forty in another and correct itself
    my thirty-third instruction wasn't accepted, is this the ceiling; whose price pulls the trigger, chainlink's or the exchange's
    how often at most can the same instruction run, each second, each minute
    may an instruction end at easter or after twelve times; sell when it has risen to a figure, one time only, how is it called
    steps up and down like a ladder, buy low sell high, does it know that
    moving averages, candlestick patterns, can a vault follow those; tolerance per instruction, from where to where
    automatic orders available; kinds of instruction; stop and profit orders; dca schedule; balance keeping
    can one instruction be changed without touching the others; could somebody fake the price in a small pool and set off my stop
    auto buy daily possible or not in vault; is short selling or leverage among the kinds
    on every payday it should buy for fifteen dollars, and if the price falls under a certain mark sell everything, can i write both down
    i would like to hold always half in dollars and half in ether, does the thing restore that by itself
    which price does it look at when it decides, because prices differ between the exchanges
    i tried to add another order to the many that i have and it was refused, how many are allowed
    can an order be limited to ten executions or to the end of the year
    five kinds of orders, which
    every monday 12 dollars into bitcoin and an emergency sale under 35,000, how do i write that so that the vault understands it
    will my stop be triggered by a short spike at one exchange in the middle of the night
    i would like to sell a tenth at each of five higher prices, is there a kind of rule for such a ladder
    how short may the pause between two executions be, and may a rule finish by itself at the end of october
    can it copy the trades of a famous trader, or follow an indicator like rsi`,
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
    who are those executors, employees of yours?; tip is paid in which coin and out of what; executor role explained
    an unknown address started my order at dawn and took two hundredths of a pol, who was it
    my instruction has been due since lunch and no one came, do i offer too little
    like a taxi at the rank somebody must take the ride, who are the drivers and who pays them
    do you run such a helper yourselves; may the one who starts it choose the amount or send the coins elsewhere
    how nasty can he be if he waits for the worst second; must my own computer stay on for the instructions to be carried out
    can i start it with my own hand and keep the tip; what's the usual tip, and out of which pot is it paid; executor of orders
    tip in pol; who carries out my instruction; trigger person; nobody executes
    as a programmer with spare time, could i live from starting strangers' orders; two helpers at the same moment, do i pay both
    why my rule not running, keeper problem; is there a guarantee that someone comes
    somebody whom i don't know carried out my order in the night and received a small fee from me, is this how it should be
    my order has been due since yesterday and nobody carries it out, is the fee too low and how much is usual
    could the one who carries out my orders wait for a bad moment on purpose and make me lose money
    must i leave my computer on so that the trades happen while i'm at work
    may i carry out my own order by hand if nobody comes, and do i keep the fee then
    an hour has passed since my rule became due, and the coins are still the same, who's supposed to do it and why does no one come
    i saw that a foreign account received 0.02 pol from my vault last night, have i been robbed
    is there somebody on duty at your office who carries out our rules at the weekend
    my neighbour is a programmer and would like to earn by executing the rules of other people, what do they pay
    must i trust the one who executes, or is it enough that he can't choose the amount`,
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
    who earns on my vault; i only set one rule a month, roughly what will i have paid after a year
    i want it to buy six dollars of ether each week, do the costs leave me anything
    full bill please: making it, one order, every run, taking all out
    why is an automatic trade dearer than one by hand and by how much; do you earn a yearly percentage on what lies inside
    from which sum per trade is it no longer silly; the tip for the helper, the exchange's cut, the network's, is that everything
    changing an order, does it cost; is an empty idle locker free or do i pay storage; expenses of automation; price of executing
    creation fee; running costs of the locker; small amounts; my robo-adviser takes 0.7 percent a year, how does this compare
    how much pol should lie in it for tips; vault charges monthly?; does stopping it cost anything
    i want to let it buy for five dollars every week, how much of that will be eaten up by all the costs together
    please make me a list of what i pay when i create it, when i add an order, each time it trades and when i leave
    is an automatic trade dearer than one that i do by hand on the exchange page, and why
    my broker takes a yearly fee for such a service, what do you take
    from which amount per trade would you say that it makes sense at all
    i've forty dollars in it and each trade is for four, isn't that nonsense with all these fees
    which part of the costs depends on the network's mood and which is fixed by me
    do i pay you for the permission to have a vault; how much more gas does the automatic way burn than a trade by hand`,
};
