import type { PassageQuestions } from "../passage-questions.ts";

export const botsQuestions: PassageQuestions = {
  "what-are-bots": `
    trading bots; what does the bot page do; use a bot; robots for trading; automatic trading; try a trading rule
    how do the robots work; can a bot trade for me; how does the robot section work; is there automated trading here
    what can a bot do for me; explain the bot page; what is the use of trading rules; what are these trading robots for
    tell me about the bot feature; does it trade for me; what is the bot menu; what is the bot section for
    do you have trading robots; explain the bot menu to me; what do the bots on this site do; can a robot trade for me here
    what is the use of the bot page if it does not trade; is there automatic trading; i saw bot in the menu, what is it
    what's the bot page good for; explain the trading section of the dashboard to me
    i found a menu item called bot, what does it do; can i experiment with trading rules here
    is there automated trading on your platform; what on earth is the robot tab; is there some autopilot for trading
    algorithmic trading on your page, how does that look; i clicked bot and see charts, what am i supposed to do
    purpose of the rule tester; is the robot thing part of the plan; can beginners play around with the trading tool
    what's that menu with the candles; does the robot tab cost extra; do i need money for the rule tester
    give me the gist of the trading tools; auto trader on canopy
    i see a page with charts and a list of rules in my dashboard and i honestly don't know what one does with it, please give me the tour
    my nephew talks about robots that buy and sell coins while you sleep, do you have something of that kind and what does it do exactly
    is the trading corner meant for playing and learning or for earning, i can't tell from the page
    at etoro i can copy a trader, what is the tool with the candles on your dashboard good for
    i'm a teacher and would like to show my class how an automated rule fares against doing nothing, does your tool fit
    what does that section do that a normal exchange doesn't; so the autopilot trades with what's in my pot, yes; bot tab
    what are these for; rule playground; robot corner; auto trading menu; candles page; trading lab
    do i have to use that trading page as a member; explain the robot tool like i'm five; is it some sort of hedge fund
    can non members see the robot page; what are the steps there, first test and then?
    does a robot decide over my wallet once i open that page; does it predict prices
    in the dashboard i stumbled on a page with curves and rules, what is it good for and does it touch my coins
    i drive nights and heard you've got a machine that deals for me while i work, what does this page really do
    my brother says the robot page is the actual money maker of the site, is that so or is it only for trying things out
    explain the thing named bot to a teacher of seventy who has never bought a share in her life
    can i set a rule, look how it would've done, and then leave it on without paying, is that the idea
    i have a youtube channel on trading and want to describe that section correctly, what can users do there
    is that a chat robot or something that deals in coins; what should i do first if i want to play around with automatic rules here
    is the robot part of my membership or is it something i have to buy extra
    compared with 3commas or pionex, what does your robot section offer
    i fell for a robot scam in 2021, so what's different about yours and does it promise anything
    what can the bot section do for a small farmer with spare time in winter
    my neighbour uses a grid thing on pionex and brags, i saw the word robot in your dashboard, what can i do with it step by step
    i retired from the railway and have time, could i play with rules for buying coins in there without risking my pension
    the page greets me with a chart and lots of little boxes, what is all of this for
    does the tab with the robot touch the coins i have earned in the plan, or is it a thing by itself
    i was told one first looks at old prices, then lets it run without stake, and later perhaps for real, is this the order
    you write that most traders do worse than those who do nothing, then why offer such a page at all
    our maths teacher would like the class to find out whether a rule beats buying and waiting, does your tool show this
    i know nothing of trading, will this page tell me when to buy bitcoin
    compared with a signal group for which i paid 99 a month, what does your robot section give me
    can i use that section without having a place in the tree; is it some sort of savings plan run by a machine or a laboratory for ideas
    what separates looking at the past from starting on paper in that section, and what comes after
    my son is 15 and likes candlesticks, may he try rules there, is any cash involved
    where in the dashboard would i find the tool to see what a rule would have done after fees; rule lab; what's bot
    tab with curves; try trading rules; autopilot page
    can you please explain in simple english what this bot is making, i am from italy and not trader
    does it buy things on its own while i only look around
    journalist: what exactly does the automated trading feature do and what return is claimed for it
    will the robot page bring me points for the tree; i clicked start on paper, what did i start there
    the night porter at my hotel says robots there made him rich, what's the page honestly for
    what's in it for a complete beginner with two hours on a sunday
    do i install something on my computer for the robot or does all of it run on the page
    in our reading circle somebody said your site lets a robot trade, yet nobody could tell what it does before it's trusted with money
    i'm waiting at the dentist's and opened the tab with the robot, what would be a harmless first thing to try
    what stages does an idea go through in there, from old prices till a contract of mine
    does using that tab promise me any return, or is it only a tool
    my landlord, a trader, asks if the tool shows results after charges and beside someone who only holds
    can i break anything by clicking around in the robot tab
    on the ferry a man told me that your dashboard has an autopilot for coins, is it so, and what stages are there before real coins
    i opened the page with a candle chart by accident, do i owe something now
    our lecturer compares tools for testing ideas, what's in yours, and does it claim profit
    i believe the robots pay for the plan, is that how it's connected; can i watch an idea for some weeks, then decide, is it made for that
    is it for pros or can a florist use it; the tab is called bot, but i wanted the chat bot, what's this one
    my physiotherapist asked what the candle page on my phone was for, and i couldn't answer, could you
    i found a button that says start on paper in your dashboard, i'm lost, what's the whole section about
    a man of 70 with a bit of savings would like to know if that robot section is for making money or for learning
    before touching the trading section i want to know if it works with play money, real money or both
    what is the honest pitch of the robot page in comparison with those telegram signal sellers`,
  "bot-kinds": `
    types of bots; strategies available; grid bot; dca bot; moving average; which strategy; kinds of trading rules
    what types of rules can a bot follow; is there a martingale or rsi; list of strategies; which bot types do you offer
    can i use bollinger bands; which methods can i choose for a bot; is there a grid; what rules exist; kinds of trading robots
    what strategies can a bot use; is there a grid bot; do you have dca and stop loss; list of the indicators i can use
    which strategy types exist; can i use rsi or bollinger; what is the difference between the ten rules; is there a trailing stop
    which of the strategies can run for real; which strategies can i pick from; is there a grid or bollinger strategy
    do you offer stop loss and trailing stop; list of the trading strategies; how many types of strategy exist
    which of the rules could a contract follow; which recipes can i choose; ready-made tactics for trading
    does it support momentum or mean reversion; which indicator types come built in
    how does the ladder type differ from the averaging type; is there one that buys the dip
    a type that sells in steps when it goes up; which template is for a sideways market; can it do macd or ichimoku
    how many built-in types are there; i need a type that keeps half in dollars and half in coins
    which types have a counterpart on the chain
    i'd like a rule that buys a bit when it falls and sells a bit when it rises inside a band, is there one like that in your list
    on another site i used the crossing of two average lines, do you offer this and can it trade for real or only on paper
    which recipe buys for the same sum each monday whatever the price is
    my uncle swears by oversold signals, is there a rule of this sort among those i can select
    i need one that sells automatically when it has fallen 8 percent from its top and follows upwards, which is that
    how is the grid one different from rebalancing, explain both in a sentence; strategy menu; list of recipes; golden cross
    take profit; trailing; averaging in; rebalance; band trading; oversold rule; can a contract run the rsi one
    do you have scalping or arbitrage ones; which is the simplest one for a beginner; are the preset numbers the best ones
    ten kinds, which are they; when does each one lose, is it written somewhere; does sell at target price exist
    i'd like a rule that sells a bit each time the price goes up and buys when it goes down, do you have something like that
    which recipes can i choose from and which one of them loses money in a falling market
    the student next door keeps talking about rsi and crossovers, are these in your list
    i only know that one can buy the same sum every payday, which of your rules does this
    which sorts can a contract carry out by itself and which can't it
    in my strategy game i pick a class with strengths and flaws, is there such a table for your rules
    is there one that keeps half in ether and half in dollars; what's the meaning of trailing stop, grid and bollinger in plain words
    are the numbers that stand there at first the best ones for me
    i want a rule that sells everything when it drops ten percent, what is it called on your page
    for my blog, how many algorithms are on offer and what are they named; is there a momentum rule
    i read a book by an old trader who only used two lines crossing each other, can i set that up with you
    every friday i put 20 euros aside for my grandson, which of the rules behaves in the same way
    i'm looking for one that sells half when the coin has doubled, what name does it go by in your list
    which ones may be carried out by the program on the chain and which are only to try out
    how do i know under which weather each rule does badly, is it written next to it
    a client asks me what rebalance means, he has sixty percent in dollars and forty in bitcoin
    my colleague at the port says grids are good when prices go sideways, do you offer that one
    does your list have the one where the safety line follows the price upwards
    there are ten in the menu and my head spins, what are they in a nutshell
    who chose the starting numbers like 14 and 50, are they proven to work; on my old platform i had martingale and doubling down, is this here
    i want a safety rope that sells when it falls under 1500, which one is that; what does the thing with the squeezed bands do
    two of them have averages in their name, how do these differ; oversold; average cross; buy weekly; sell at a target; keep the mix
    menu of rules; are there rules that bet on falling prices; which kind loses least, sir
    i'm a nurse and only know piggy banks, which rule is most like one; is the rsi one allowed to trade with real coins or just on paper
    can i have a robot that reads twitter or does arbitrage between exchanges, or what else is on the menu
    for my diploma i need the list of built-in rule types with one line on each
    what does stop mean as a rule of its own, and how is it other than take profit
    the descriptions say when it loses, does every rule lose sometimes
    in your list is there a rule that sells a fixed sum each month, i need to live from my coins
    in the pub they argue whether selling at plus twenty or following the price with a loose rope is better, do you have both
    the farmer's way is to buy seed every spring no matter what, which of your rules is that
    i see names like cross, bands and rsi and feel stupid, is there a line that explains each
    which half of the ten may later be carried out on the chain; is there some rule that keeps a fixed share of bitcoin by selling the surplus
    are the numbers filled in at the start good ones or just round
    my uncle made me promise to use only rules with a stop, which ones have it built in
    my broker has only two order types, what's in your cupboard of rules
    a fisherman sets his net at several depths, is there a rule that buys at several prices
    which rule gets out with profit at a price that i name; the one that gets out if it falls, what's it called and can a contract do it
    is there an explanation under each that says in which market it bleeds; is copying another member's rule one of the kinds
    i need one for lazy people who buy once a week
    my godfather trades cocoa by a rule: sell when it falls a tenth beneath the peak, is such a thing among the ten
    two of the kinds rely on lines of averages and one on bands, can any of these be executed by a contract
    i'm preparing a workshop, so please name the families of rules which your page knows and which may go live
    a rule that purchases when everyone panics, the oversold thing, is it there
    the page says when each kind loses, where do i see that and why do all of them lose at some time`,
  "own-rule-or-market": `
    program my own strategy; custom bot code; can i write python for the bot; own indicator; trade eth on the bot
    other coins for the bot; add a market; trade dogecoin with the bot; api for my own bot; pine script; upload my strategy
    more trading pairs; bot for shiba or solana; other coin than eth and btc for the bot; can i write my own strategy in python
    i want to trade other coins with the bot; add solana to the bot; own indicator for the bot; use my own algorithm
    bot api for programmers; may i code a strategy of my own; i'd like to trade apple or eth against eur, other pairs possible
    can i add my own indicator; i'm a developer and want to plug in my algorithm; only three coins, why not more
    plug in tradingview alerts; let my ai script drive the trades; i coded an expert advisor, can it run here
    can i backtest gold or tesla; add euro or yen pairs; is there a sandbox for coders; i'd like xrp in the market menu
    upload a jar or a script file; webhook for signals; a friend offers me his robot if i give him my key
    combine two indicators into one of my own; can i change the logic and not only the numbers; more than three markets please
    i wrote a script in python that has done well for me elsewhere, is there any way to make it run on your page
    your list has three coins only and i believe in solana, can i get it added or bring my own prices
    i'm a developer and would like to add an eleventh type, how would i go about it and would it appear for the others
    a guy in a forum sells his secret robot and says i only need to paste my key into it so it can work in your vault, good idea
    is it possible to let my own program steer the vault instead of picking one of your ready ones
    on metatrader i load experts, what's the equivalent on this platform
    can i test gold with my own prices and then run it for real; custom formula; code editor; my own signals; more coins; new pair
    plugin; script upload; bring your own algo; fork it; why just pol, weth and wbtc; trade stocks with the tool
    can i change how the rule thinks, not just the numbers; is there an interface for quants; bnb and cardano in the robot please
    does it accept alerts from outside
    i have written my own python model for bitcoin and would love to plug it in, is there some socket for it
    i sell rice and would like to test a rule with commodity prices, is that possible and could it run later
    the list of coins is too short for my taste, when can i take solana or gold
    a seller wants my private key for his trading program so it can work with my vault, should i
    can i take your open code and put in an eleventh rule of my own; my bot idea mixes two rules at once, may i put them together
    as a quant i want to know if i can control the vault from a script
    i am used to pine script at tradingview, does your page take scripts like that
    it only offers me polygon, ether and bitcoin, are there no others; i'd like a rule which listens to news, how do i program it here
    is there an editor where i can type if this then that; forex pairs possible?
    i'm a c++ man and would rather write my own logic than pick from ten boxes, is there a door for me
    my village trades maize and i have its prices, could a robot of yours work with them for real
    i follow a trader's alerts on discord, can these be piped in so that your machine acts on them
    why only three coins, i hold litecoin and ada and want rules on those
    i took part in a hackathon and made an indicator, how do i get it on your page
    a stranger on linkedin has a fantastic robot and only needs my private key to run it in my vault, what do you say
    can i download the code, add my own type and test it on my machine
    may i send orders to my vault from a program i wrote myself, and what can it do there
    i have dax futures data from my broker, testing is fine i read, but running on it isn't, why
    in excel i've made a formula that predicts ether, where do i paste it; mix of two rules, buy by one and sell by the other, is it possible
    can you please put shiba and pepe to the market list, many people in my country ask
    my mate has his own ai that picks entries, how do we hook it up; code my own; other coin; connect my script; add pair; more indicators
    custom logic; euro pair; key for a robot; is there a marketplace where members share rules they have written
    we are three students with a neural net, would it be able to trade in a vault; does it support metatrader, tradingview or ninja scripts
    is the strategy code public and may i alter it for myself; i'd like to change more than the numbers, the logic itself, where
    can i trade against tether or only against usdc; is silver available as a market; who do i ask to list one more coin in the trading part
    a freelancer from fiverr offers to program a robot on my account, needs my phrase, is this normal
    do i have to know python to use the tool, and if i do, what extra can i do
    my thesis model spits out buy and sell as json, is there some way to let it act in my vault
    we trade cardamom in kerala, could your machine deal in cardamom
    i'd rather write twenty lines of javascript than choose from a menu, where's the editor
    the guy from the expo has a super program which needs my private key for an hour, ok or not
    for backtests i've got cocoa prices, will i be able to run that on paper afterwards
    where's the source code of the ten, so that i add one of mine in a copy; i miss cardano, xrp and tron in the list, who adds them
    can a script of mine set stop orders in the vault without your page
    i code trading scripts for a living and your ten recipes bore me, what freedom do i get
    with a csv of onion prices i tested fine, now i'd like it live, why is there no button
    at my former platform i could write if close > ma then buy, is this possible here
    someone offers to run his neural robot for me if i share the vault's key; is there any chance to trade ether against naira
    the repository is open, so how would a pull request with a new rule get in
    i'm a retired mainframe programmer, and i want to feed cobol logic to your vault, haha, is any outside program allowed
    at university we've a model for wheat futures, we can load the prices, but will your robots trade wheat
    he says: give me your key for a night and my robot will triple your vault, what do you advise
    three coins are too few for my taste, could i run your code at home with a fourth and a new rule`,
};
