import type { OtherWords } from "../other-words.ts";

export const botsQuestions: OtherWords = {
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
    what can the bot section do for a small farmer with spare time in winter`,
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
    for my blog, how many algorithms are on offer and what are they named; is there a momentum rule`,
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
    is there an editor where i can type if this then that; forex pairs possible?`,
  "paper-bot": `
    simulated bot; bot without money; practice bot; virtual trading; demo bot; test live without money; try a bot without risk
    play money bot; practice trading without cash; does a paper bot keep running when i close the tab; start on paper
    try it without risking anything; test account for bots; can i practise first; bot with virtual money; dry run of a bot
    let it run without actual coins; fake money trading; how do i run a bot without money
    does the bot go on when i close my browser; start a practice bot; demo trading with fake money
    what is the difference between paper and backtest; how do i stop my practice bot
    does the paper bot send orders to an exchange; test a strategy live without risk; virtual trading account
    i want to see how my idea does over the next weeks without risking anything; does it keep going at night when my laptop is off
    does it go on when i shut my laptop; i want to let it run with pretend money; how do i try a rule live but without risk
    what is paper trading here; demo account for bots; how do i stop the one that runs on paper; rehearsal with live prices
    ghost trading; let it run overnight with toy money; does the trial one need my pc on; does it place orders anywhere
    what happens to my trial robot when my phone dies; shadow trading without cash; can i halt the trial one and resume
    mock account that trades; a dummy bot; is the mock money withdrawable; i started on paper, where do i see how it's doing
    wipe a trial robot and its records
    i'd like to watch my idea for a month without a single cent in it, is there some way and does it continue when i turn the machine off
    does the trial thing buy on an exchange behind my back or is it only on paper, as the name suggests
    i started one last night, switched off my laptop and this morning it had done two deals, how is that possible
    my stock game at school gave us fake dollars to trade with, can i do the same with a rule here
    if i halt the trial one over christmas, can it carry on in january or is it finished
    what's the difference between testing yesterday's prices and letting it run from today with nothing at stake; play money mode
    simulated live; fake cash robot; forward test; trial run; practice account; no stake; monopoly money robot
    can i lose anything with a paper one; how do i begin a trial from now on with live quotes; does it need my browser open all day
    where's the start on paper button; are the paper gains paid to me; delete a trial one for good; whose money does it use on paper
    i'm a student without spare cash, can i let a rule decide for some weeks as if it had money and just watch
    does it carry on deciding when i close my tablet and go to bed
    it said it bought ether at noon, but my wallet shows nothing, was that a real purchase
    what's the button start on paper for, do i sign anything with it
    how is letting it run from now on different from the test on old prices; i want to rehearse for a month before i touch my savings
    flight simulator for traders, is that what the paper thing is; i stopped the rehearsal yesterday, how can i wake it again
    is there an exchange behind it when it runs without cash; my pretend robot shows 20 percent plus, can i cash that out
    where do i look how my pretend one is doing against just holding; does the trial one begin with the price right now or with the next bar`,
  "how-many-bots": `
    maximum bots; bot limit; more than 20 bots; too many bots; number of bots; is there a limit of bots; cannot create another bot
    you have the maximum of 20 bots, it says; delete one that you no longer need, is the answer when i press start
    too many bots error; my twenty first robot isn't accepted; i stopped five and it still says that i have the maximum
    says too many bots; can i run 30 robots; restart a stopped bot; bot count limit reached; may i have fifty bots
    maximum number of robots; can't add a new bot; it won't let me create another bot; is there a limit on bots
    can i have 50 bots; i have too many bots, what now; restart a bot that i stopped; how do i delete a bot to make room
    max number of running bots; why can't i start a new bot; i have twenty and can't add one more; how do i restart a stopped one
    maximum count of running bots; may i run several at a time; are backtests limited too; when i delete one, is its log lost
    quota of robots; the create button is greyed out since i have lots; i hit twenty; throw out an old one to free a slot
    a halted one won't wake up; revive a finished robot; is there a ceiling for tests per day; how do i clear out my dead robots
    number allowed at the same time; does removing one erase its records; a hundred robots in parallel
    i have a whole zoo of rules running on paper and the page won't let me add another, what is the ceiling and how do i make room
    i stopped one of mine in may and now i'd like it to go on, but there's no button to wake it, what now
    if i throw an old one away, do i also lose the list of what it did, and how can i keep that
    i'm testing many ideas for my thesis, can i have a hundred running at the same time
    are stopped ones counted too or only those which are active
    does the number of tests i make per day have a ceiling as on other websites; twenty; too many running; limit reached; slot full
    room for another; remove old; cap on robots; quota hit; can't start number 21; can i pay for more than twenty
    restart after stop impossible?; deleted one by accident, get it back; change the numbers of a running one
    how many can i run in parallel; let me keep the records before i throw it out
    i have tried so many ideas that the page now refuses to start another, what do i have to do
    i halted one by mistake, how can i get it going again with the same settings
    my test zoo has reached twenty, can i raise the limit by paying
    if i throw out three old ones to make room, are their records gone as well
    is there also a cap on how often i press the test button in an evening
    for a comparison video i'd need fifty of them side by side, does it allow that; do the ones that i've stopped take up a place too
    how do i change the number in one that's already running; it says that the maximum has been reached though half of mine are idle
    in my game you can have ten pets, how many robots may i keep; deleted number seven by mistake, is there a bin to restore it from
    no more room for new robot`,
  "live-bots": `
    real money bot; connect bot to my exchange; bot trades with my coins; go live; real trading; automatic trading with real funds
    connect the bot to my money; start a real bot; make the bot trade with my own funds; when can i go from paper to real
    can the bot use actual money; turn on real trading; let the bot buy for real; connect my funds to the robot
    run the robot with real coins; is the bot trading for real; switch from demo to live; let it trade my actual money
    how do i let the bot trade real coins; when can i switch from paper to real; make my bot real
    connect the bot to my binance account; what do i need for a bot with real funds; after how many days can it trade for real
    put real money on my strategy; is live trading possible; somebody sells a canopy bot that earns, is it yours
    my test bot has run for two weeks, how do i let it loose with my own coins; do you also have robots that buy for real
    when may i go from paper to real funds; which rules are able to trade for real; i want it to trade my own coins now
    why can't my rsi bot use real money; how many days do i have to wait before trading for real; unleash it on my savings
    i want the robot to spend actual dollars; hook it to my kraken; move from toy money to real cash; why must i wait a week
    which types are allowed to touch cash; can it handle my own pol; a man sells a canopy money robot for 200, yours?
    graduate from the trial; how much can the real one burn; the start for real button is missing; let the machine manage my coins
    where does a real one keep my tokens
    my trial has been doing nicely for ten days and now i want to put 50 dollars behind it, what is needed for that
    someone in a group says he has the official money robot of this site and takes 20 percent of the gain, is he one of yours
    i don't want to hand my coins to anybody, so where would they lie while the machine trades with them and who can take them out
    why can my colleague's buying rule trade for real but my bollinger one cannot
    how long must a trial last before you let me use actual cash
    i've an account at kraken with 2000 in it, can your robot be hooked up there
    what's the worst that may happen once it handles actual coins; go real; from trial to cash; stake real coins; switch on for real
    seven days waiting; real mode missing; actual funds; can it use the coins in my pot; let it trade for real, how
    i skipped the trial week, can i start with money at once; which ones may use true money; is real mode open for everybody
    my pretend robot has been fine for two weeks, and i'd now let it handle 100 real dollars, how is that done
    where would my coins be kept while the machine deals with them, and can you or a hacker take them out
    a lady on telegram offers me a robot with your name on it that pays 3 percent daily, is it genuine
    why is the button for real trading not there, i only started the trial on monday; which sorts are permitted to deal with true money
    i'd like to hook the thing up with my account at binance, where do i put the api key
    suppose it goes mad at night, how much of my money can it burn in the worst case; must i give my key away when i let it trade for real
    after the trial, does it go over to real by itself or must i do something
    in poker i move from play chips to cash tables, how do i do that with a robot here
    i'm a lawyer's clerk, who is liable if the machine handling actual coins loses them; can it trade with what's in my box of the plan`,
  "bot-profit": `
    are bots profitable; profit of a bot; guaranteed bot profit; how much does a bot make; does trading bot win
    will the bot make me money; are the robots profitable; how much can i earn with a bot; do robots win or lose
    is the robot worth it; can i get rich with bots; return of the bot per month; which bot is the most profitable
    do people make money with these bots; profit of robots realistic; is a bot a money machine; can it lose
    what return does a bot bring per month; will the robot make me rich; how profitable are your bots; is it worth using a bot
    do bots really make money; how much percent does the bot earn; can i live from the bot; guaranteed profit with the bot
    if i run the grid for a year, what will i have at the end; do people get rich with your robots
    will i make money if i let it trade; what's a realistic profit for these things; how good are your bots
    do robots beat the market; can i live off a trading robot; my bot loses all the time, is that normal; is the robot a goldmine
    monthly yield of the autopilot; does anybody win with these; will it beat my savings account; can it multiply my coins
    is it smarter than a human trader; average gain of your robots; robots never sleep so they must win
    the thing keeps bleeding, is that usual; could i retire on it; will it double my stake; chances that an automated rule wins
    money for nothing with the autopilot
    i lost my job and wonder if i can let one of those robots earn what i need each month, be honest with me
    a saleswoman told me that the robot brings one percent a day without doing anything, does it
    what do people usually end up with after a year of letting it trade, more or less than they began with
    is it realistic to beat my savings account with automated rules or am i fooling myself
    why do you show losses so big and offer the tool at all if it mostly loses
    machines have no fear and no greed, so surely they must do better than me; does it pay; earn with a robot; percent per month
    daily gain; win rate; passive income by robot; will my robot feed my family; mine made minus 20, am i doing something wrong
    which one makes the most; guarantee that it wins?; can i quit my job and live from it; do you promise any yield with it
    is it an easy way to get rich
    i have debts and someone told me that your robot could pay them off in half a year, is there any truth in it
    let me ask straight, out of ten people who switch one on, how many end up with more than before
    retired teacher with a small pension here, can i get a little extra each month through automatic trading
    my ether robot is down 30 percent, do these things ever make something; what percent a month can i calculate with in my household budget
    if they win so rarely, why do you even have them; a robot is not greedy and never tired, so should it not beat me
    is it cleverer to leave my 500 in the bank than to let a rule trade it
    i want a video titled how i make 1000 a month with this bot, would that be honest
    which robot makes the most so that i can take this one; my friend's robot doubled his coins, will mine do that as well
    free money machine yes or no`,
  "bot-limits": `
    stop loss of a bot; bot stops by itself; drawdown limit; max loss; safety limits; my bot stopped; why did the robot quit
    set a maximum loss; my bot is not running any more; protect me from big losses of the bot; daily loss limit of a bot
    the bot sold everything and stopped; robot shut itself off; when does a bot stop on its own; put a brake on my bot
    stop trading after a loss; my bot stopped on its own, why; set a maximum loss for the bot
    how do i protect the bot from big losses; the bot is resting, what does that mean; stop after losing ten percent
    daily loss limit for the bot; bot paused until tomorrow; can the bot lose more than my limit
    how do i protect myself when it loses too much; my bot halted by itself; what does maximum drawdown do
    set a daily loss for the bot; it waits until tomorrow and i don't know why; pause after each trade; airbag for the robot
    cut losses automatically; it froze after a bad day; circuit breaker; how do i cage it so it can't burn everything
    it went quiet until midnight; cooling-off after each order; it liquidated all and ended; brake for losing streaks
    loss was bigger than what i allowed, why; peak to trough threshold; pull the plug automatically
    it refuses to continue after dropping 15 percent
    i don't want to wake up and find that everything is gone, what brakes can i set so that it halts when it goes wrong
    mine hasn't done anything since yesterday afternoon and it says something about the next day, is it broken
    i set ten percent as the most i can stand but it lost thirteen, how can that happen
    it threw everything on the market and won't start again, which setting made it do that
    in my car there's an emergency brake, what is the equivalent for a rule that runs wild
    i'm worried about a losing streak, can it take a break after each deal; cap the loss; fall from the top; day loss
    pause between deals; safety net; halted; quits after a drop; why does it wait till midnight
    does it sell when it hits the wall or only stop; are the brakes there for every type; utc day or my day
    a crash within minutes, will the brake help; it hit the ceiling and died, can it resume; how often does it look at the brakes
    i work in the fields all day and can't look at the screen, how do i make it stop before it has lost everything
    it halted on its own last night and sold all of it, what made it do this
    i allowed ten percent and it lost sixteen, who do i complain to; it just says waiting until tomorrow, what is it waiting for
    can i tell it to take a breather after every deal; is there a fuse like in the house wiring that blows when it goes too far
    which emergency brakes exist and do they work for all sorts of rules
    it shut down after a drop from the top, may i simply switch it on again; when does its new day begin, mine or london time
    why did the loss guard not act while the price was crashing; how do i set that it may lose no more than five percent in one day
    my robot died, what killed it`,
  "bot-log": `
    what did my bot buy and sell; bot history; trades of my bot; reasons of decisions; see bot trades; journal
    what has my robot been doing; see the trades of the robot; show what the robot did; why did the bot buy now
    download the trades of my bot; list of bot decisions; history of the robot; what trades were made
    look at what the bot has been up to; the reason for a trade; list the actions of the bot; where do i see what my bot traded
    list of all trades of the bot; why did the bot not buy; history of my bot; export the trades of a bot
    find out why a trade was skipped; what did my robot do last night; journal of bot decisions; where can i read why it bought
    show me each decision of my bot; can i save the list of its trades; my bot skipped a trade, where is the reason
    records of what the bot did; diary of the robot; why on earth did it sell at 3 am; protocol of what it decided
    spreadsheet of its deals; a deal was passed over, what was the reason; trace its steps; audit trail of the machine
    filter by one robot; search for all sells; what price did it get on tuesday; does it note missing quotes
    where's the timeline of its moves
    at half past three in the morning mine sold all its ether and i want to know what on earth it was thinking
    for my tax man i need a list with dates and prices of all deals that the machine made, can i save that as a table
    it should have bought on friday and did nothing, where is written why it let the chance go by
    i have six of them running and only want to read what number four did
    is there something like a flight recorder, so that i can follow each step afterwards
    are the deals of the real one and of the paper one listed in the same spot; list of deals; why did it sell; reason column
    export deals; what happened last night; search the records; show skipped ones with reason; how much did each deal cost me
    where are the deals of my vault's rules; can i check that it acted as in the test; download as csv what it did
    no deal since monday, reason?; does it record when no quotes came in
    why did it sell at four in the morning, i want to see the reason in writing
    i keep books for a small firm and need every deal of the machine with date, price and cost in a table
    it missed a chance on thursday, where can i see what it thought at this moment
    all my robots write in one long list, how can i look only at the ether one
    can i check afterwards if the running one did the same as the test says; i want to show my viewers each move it made, where's that list
    is there a line for when the price data was missing; how much did i pay in charges for each of its deals, where is that noted
    can i search the records for the word skipped; are the deals my vault made written in the same place
    black box of the robot, how do i open it; download what it did since january`,
};
