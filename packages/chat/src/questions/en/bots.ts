// cspell:disable
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
    give me the gist of the trading tools; auto trader on canopy`,
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
    which types have a counterpart on the chain`,
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
    combine two indicators into one of my own; can i change the logic and not only the numbers; more than three markets please`,
  "what-is-backtest": `
    test on old prices; try a strategy on the past; historical test; backtesting; simulate past
    how do i try my strategy with old prices; what does a backtest tell me; is a backtest a forecast; how do i test a strategy
    does the test cost anything; try a rule with last year's prices; meaning of backtest; how would my rule have done
    does the test use real money; what does testing on old prices mean; how does the simulation of a strategy work
    is the test run with real past data; try a strategy on historical prices; is a backtest a prediction
    what happens when i press test; does it spend money when i test a rule; why does the test trade at the next candle
    test of a strategy on history, how does it work; does the simulation on old prices cost me something
    does a backtest predict what i am going to earn; at which price are the trades in the test filled
    what do you mean with past data testing; replay of last year with my idea; rehearse an idea on bygone data
    what if i had bought every dip in 2022; rewind the market and see; does pressing run spend my coins
    is the rehearsal done on my own machine; can i trust past performance charts as a prophecy; what does hypothetical result mean
    does the tester peek into the future; i pressed start and got a curve, is this cash; explain dry testing like to a child`,
  "hold-and-dca": `
    compare with holding; what does hold mean; dca in results; benchmark lines; buy and hold comparison
    why is there a line called hold; what does dca stand for; my rule did worse than hold; what are the two comparison lines
    would just holding have been better; what is the hold curve; compare my bot with doing nothing; explain dca line
    what are hold and dca doing in my chart; what is the line called hold in the chart; why is my result compared with dca
    what do the two comparison curves mean; buying once a week versus my strategy; why do you show buy and hold next to it
    my bot made less than hold, what does it mean; what are the benchmarks in the result
    there's a row called hold next to my result, what is it; why am i compared with simply keeping the coins
    what does dca stand for in the comparison; would i be better off just doing nothing; the grey line beats mine, what is it
    what happens if i simply sit on the coins; why is there a comparison with weekly buying; yardsticks next to my outcome
    my rule trails the lazy approach; what's hodl in the table; the two reference rows; do the reference strategies also pay costs
    beaten by doing nothing, is my idea bad; baseline in the result; equal weekly portions, what's the point`,
  "backtest-costs": `
    fees in a backtest; are fees included; spread and slippage in a test; trading costs counted; realistic costs
    are commissions counted in the test; does it subtract trading fees; is spread included; are the test results after costs
    change the fees of a backtest; is the fee taken off in the test; what about slippage in the backtest
    realistic costs in the simulation; does it count gas; are trading fees part of the test result
    does the test take slippage into account; why does the strategy lose so much to costs; can i set the fee in a test to zero
    which costs are subtracted in the simulation; spread and network fee in the test
    does the simulation consider that a big order moves the price; are commissions and spreads deducted in the test
    can i set the fees of the simulation; my test ignores volume, is that realistic
    which expenses are taken off the simulated result; why was a tiny trade left out of the test
    is the rehearsal after all expenses; my tester profit melts because of charges; turn off the expenses in the trial
    does it account for thin markets; are tiny orders dropped because gas is higher; how does the test treat bid and ask
    keeper money in the simulated result; which line shows what charges ate; does it model my own order pushing the market
    net or gross result; where do i enter my exchange's fee; the imported file lacks volume, what changes`,
  overfitting: `
    great backtest but loses; too good to be true result; will the past repeat; curve fitting; 300 percent profit in test
    is the result realistic; optimised parameters; my test was super good will it be like that; results look amazing
    my results are fantastic should i trust them; huge gain in the test; is past performance reliable
    i tried many settings and found a great one; the test shows a big profit is it true; 200 percent profit in the simulation
    so good it must be true; can i rely on the backtest and put in everything; won every trade in the test; is it luck
    my test shows 500 percent, can i trust it; why shouldn't i just use the settings with the best result; what is overfitting
    i tuned the parameters until it was great, why is that bad; what does the deflated sharpe number mean
    great in the past and bad in the future, why; how many of the settings would have lost
    is a high profit in the test meaningful; should i go all in because the test was great; backtest plus 200 percent, real?
    the results are too good to be true; my test made 300 percent, should i trust it
    i tried fifty settings and the best is brilliant, is it real; what does deflated sharpe mean
    why shouldn't i believe a great looking test result; i cherry picked the best numbers, is that bad
    fantastic curve, should i mortgage my house; could it be a fluke; result looks like a money tree; data snooping
    i turned the knobs until it shone; would it have worked with other settings; what's the catch with the best row
    percent next to the sharpe, is mine good; it always won since 2020 so it will again; hindsight bias
    the optimiser found a jackpot`,
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
    wipe a trial robot and its records`,
  "how-many-bots": `
    maximum bots; bot limit; more than 20 bots; too many bots; number of bots; is there a limit of bots; cannot create another bot
    says too many bots; can i run 30 robots; restart a stopped bot; bot count limit reached; may i have fifty bots
    maximum number of robots; can't add a new bot; it won't let me create another bot; is there a limit on bots
    can i have 50 bots; i have too many bots, what now; restart a bot that i stopped; how do i delete a bot to make room
    max number of running bots; why can't i start a new bot; i have twenty and can't add one more; how do i restart a stopped one
    maximum count of running bots; may i run several at a time; are backtests limited too; when i delete one, is its log lost
    quota of robots; the create button is greyed out since i have lots; i hit twenty; throw out an old one to free a slot
    a halted one won't wake up; revive a finished robot; is there a ceiling for tests per day; how do i clear out my dead robots
    number allowed at the same time; does removing one erase its records; a hundred robots in parallel`,
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
    where does a real one keep my tokens`,
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
    money for nothing with the autopilot`,
  "candle-source": `
    source of the price data; which prices do bots use; chart data; where do candles come from; price feed of bots
    where do the bot's prices come from; which exchange are the candles of; are the prices in the chart real
    which markets are there; what timeframes can i use; prices are missing in the chart; who supplies the chart prices
    is the price data from binance; are these live prices in the bot; why is a candle missing
    which exchange do the candles come from; where do you take the chart data from; which coins can the bot trade
    what time frames are there; why is a candle missing in the chart; are the prices real on the test network
    bitcoin and ether prices in the bot, from where; is there a one minute chart; which exchange are the chart prices from
    is your price data from chainlink; why is there a hole in the chart; which time frames are available
    are these the real prices or made up; who feeds the graph; your chart differs from tradingview; is the quote taken from a pool
    gap in the graph on sunday; smallest candle width; is five minutes possible; can i see doge in the graph
    are the test network numbers made up; name of the data vendor; whose numbers do the robots look at; the bar for 3 pm is absent
    who picked the data vendor`,
  "import-candles": `
    upload my own data; import csv prices; use own price data; own candles; file of prices; test with my own price file
    which columns does the csv need; my csv is not accepted; load historical data; upload candles; use my own historical prices
    csv for the backtest; format of a price file; load a file of candles; use my own price data; upload a csv with prices
    my candle file is rejected; how must the file with prices look; can i test on gold prices from a file
    load historical data from excel; what columns does the price file need; how big may the price file be
    i have price history in a spreadsheet, can i load it; which columns does the file need; my csv shows an error in line 12
    how large may the file with prices be; upload own data for a test; which date format in the price file
    drag my own spreadsheet of quotes in; i exported quotes from yahoo, can i load them; semicolon separated file
    it moans about line 40; header names of the file; date must be iso or unix; do you upload my file to your server
    file of 20 mb is refused; ohlc file; why can't my own file run on paper; gold or stock history from my disk
    tab separated quotes`,
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
    it refuses to continue after dropping 15 percent`,
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
    where's the timeline of its moves`,
  "repeat-backtest": `
    reproduce results; share a backtest; same result on another computer; verify someone's backtest; prove my backtest
    how can someone check my result; export a backtest; prove that my test is real; share my strategy result with a friend
    run the same test again; can a friend redo my test; is my backtest reproducible; send the test to someone
    verify somebody else's test; how can i prove my test result to a friend; can another person rerun my test
    export a test with all its data; is there a file of my backtest; check that a shown backtest is real
    reproduce the results on another machine; a guy shows a fantastic test result, how can i verify it
    share my test so that others get the same numbers; export the test as a file; can the result be reproduced by someone else
    prove that my backtest isn't faked; my mate doesn't believe my curve; give a colleague the ingredients to recompute it
    a youtuber brags with a curve, can i recompute; bundle with quotes and settings; same digits on a different pc
    hand in my result for a class; is there a command to redo it; fingerprint of a result; how does a doubter check my claim
    save the whole experiment; swap result files with other members`,
};
