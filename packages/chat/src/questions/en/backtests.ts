import type { OtherWords } from "../other-words.ts";

export const backtestsQuestions: OtherWords = {
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
    does the tester peek into the future; i pressed start and got a curve, is this cash; explain dry testing like to a child
    i pressed the button and got a line going up with some numbers, but i don't understand whether that was real money or only a game with history
    what would have happened if my rule had been running since 2021, does the page work that out and on which assumptions
    my friend says testing on yesterday's prices is like reading the newspaper and then betting, so what is it good for
    does it cheat by knowing the closing price before it buys
    is the calculation made on your server or on my own laptop, and does it cost me a cent
    in my chess program i can replay a match, is this the same with prices; trying a rule on history; past simulation
    what if in the past; hypothetical curve; test run; replay prices; so the curve shows what i will earn next year
    will pressing run buy something; why does it buy one bar later than the signal; what's the point of testing on bygone prices
    explain historical simulation to a pensioner; it says hypothetical, so is it made up; how honest is that test
    i pressed the test key and a line came up, was anything bought with my coins in that second
    my nephew the student says that i can try a trading idea with prices of the last years, how does that work here
    does the result tell me what i'll earn next year; what does hypothetical mean in the result, did someone make the numbers up
    why does it buy at the following bar and not right when the signal comes
    it's like playing an old football match again with another tactic, or have i got it wrong
    is the calculation heavy for my old tablet, or does your computer do it; do i pay per run when i try a rule on bygone prices
    how do i find out how my rule would have done in the crash of 2022; does the simulation know the future when it decides
    what exactly happens between pressing run and seeing the curve; old price test explained pls`,
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
    beaten by doing nothing, is my idea bad; baseline in the result; equal weekly portions, what's the point
    next to my own result there are two other rows i didn't ask for, and both did better than my clever rule, what are they
    why do you compare my strategy with somebody who buys once and then goes fishing for a year
    my rule gained 40 percent and i was proud, but the first row has 90, does that mean my idea is useless
    which of the two references puts the money in weekly, and does it pay the same charges as mine
    a stock fund is compared with an index, what am i compared with here; buy once and forget; weekly purchases row; reference lines
    lazy investor line; buy and forget; dollar cost averaging line; what's the meaning of the word hold in the table
    beat the lazy one by 2 percent, does that prove anything; can i hide those comparison rows
    why is buying everything at the start the yardstick; is weekly buying better than my robot
    grey curve and dotted curve, what do they stand for; do the references start with the same sum
    under my result there are two more lines and both are above mine, what do they want to tell me
    i don't know these three letters d c a, and what's hold for; would i be better off if i had bought once and gone back to my tractor
    why must my rule be compared with someone who does nothing at all
    i beat the lazy one by one percent, may i call my rule good in a video; do those two pay the same costs or do they get it for free
    in school we compared with the class average, is that what those lines are
    what is the lazy strategy in the table and how much does it start with; weekly equal buys, is this what one of the lines shows
    my result is worse than the first line, so did my rule gain nothing; can i take these reference lines out of the picture
    two extra rows, what are they`,
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
    net or gross result; where do i enter my exchange's fee; the imported file lacks volume, what changes
    my result looks too nice and i suspect that you forgot what the exchange takes on every deal, is that subtracted or not
    when i set all the expenses to nothing my rule shines and with them it dies, which of the two should i believe
    i trade with large sums, does the simulation know that my own order pushes the price against me
    i'm an accountant and want to see line by line what was deducted from the simulated gain
    at my broker each order costs one euro, where do i type that into the tester
    the tester left out some of the deals because they were too small, on what grounds; charges in the test; commission setting
    bid ask; net of costs; price moved by myself; expenses lines; cost box; does it take off gas
    why is there so little left after all these deals; zero fee simulation possible?
    my own file has no volume, are fills too optimistic then; are charges like in real life; keeper's wage, is it in
    what is the spread line in the costs
    i fear the nice curve forgets what the exchange takes, which expenses are in it and which not
    as bookkeeper i want each deduction on a line of its own, does the tester have this; it left out some small deals, for what reason
    how do i enter that my own broker takes a quarter of a percent
    when i set the expenses to zero my rule wins, with them it loses, is that common
    my order would be large, is it considered that i push the price up myself
    there's something called slippage and spread in the result, are these real charges
    my file has no volumes, does this make the result too rosy; is the network fee of every deal in there
    the pay for the keeper, what is it and is it deducted in the simulation; my profit after a thousand deals is almost nothing, who ate it
    gross or net curve`,
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
    the optimiser found a jackpot
    i spent the whole weekend turning the numbers until the line went straight to the sky, and now a colleague laughs at me, why
    the page says something under 95 % next to a greek looking ratio, does that mean i should not trust my winner
    out of a thousand tries one was super, isn't that the one i should take, what's wrong with it
    a seller shows a screenshot with 800 percent since 2020, why do you say that is worth nothing
    i want to put my savings into the setting that won, please tell me why not
    my daughter studies statistics and says i was data mining, what does she mean with regard to my test
    it is like throwing coins a hundred times and praising the luckiest, or not; best of many tries; lucky setting; too perfect
    fitted to the past; luck or skill; deflated; out of sample; train and test split
    how many settings would have lost, what's that button; why choose on one part and check on another
    always green in the past, so safe, no?; i found the holy grail setting; walk forward, what is it for
    is the top row the one to use; can a super result be pure chance
    i turned the knobs all night until it made 900 percent, can i tell my wife we're rich
    a salesman shows me a test since 2019 with nothing but gains, what should make me suspicious
    i am a former victim and see a wonderful curve again, how do i find out if it's luck
    the best of my two hundred tries looks brilliant, why does the page warn me about it
    there's a figure below 95 percent next to a name i can't pronounce, does it mean that my winner is worthless
    why shall i not take the settings that did best; how do i see how many of the settings would have gone under
    if i roll dice long enough i get five sixes in a row, is this what happened with my test
    it worked every year until now, so why would it stop; what is the good of picking on one piece of the prices and trying on the next
    my teenage son found a setting that never loses, is he a genius or lucky; perfect result = trap?`,
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
    who picked the data vendor
    the figures on your chart differ by some cents from what i see at binance, where do you take them from
    on sunday between two and three there is simply nothing drawn, did something break or do you leave it empty on purpose
    i'd like to look at five minute bars, which widths are there and which coins can i see
    as a data person i want to know who delivers the quotes and if they can be manipulated
    who decides which supplier of prices is used and where is it written
    i am on the test version and bitcoin is at a crazy value, is that a real price; supplier of quotes; chart source; oracle rounds
    price origin; gaps in the chart; bar width; which pairs; data vendor; are those quotes from an exchange or from a pool
    can i see weekly bars; is the chart delayed; bars of one minute, available?; where does the graph get its numbers
    made up prices or real ones; do you repair missing bars
    the price on your chart isn't the same as the one my phone app shows, where do you get it
    there is a hole in the curve on saturday night, is the data broken
    on the test version bitcoin costs some fantasy amount, who makes these prices; can i have bars of one minute, i'm an impatient gamer
    which coins have curves on your bot page; who picked where the quotes come from and where can i read that
    as a journalist i ask if the site could doctor the prices its robots see; is the feed chainlink, some exchange or your own
    do you fill in bars when something is missing; in which steps is the chart, quarter hours or hours
    are your quotes delayed like the free ones at my bank; price source pls`,
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
    tab separated quotes
    i have ten years of gold prices in a spreadsheet from my university, what must the columns be called so that your tester takes them
    it complains about a row far down in my file and i don't see what is wrong there, how do i find out
    my data has semicolons because i live in germany and dates like 2023-05-01, will it be read
    does the file with my purchased quotes leave my computer when i pick it, because i'm not allowed to share it
    why can i test with my file but not start it on paper; my history of dogecoin is 12 megabytes, is this too much; own quotes
    csv columns; upload history; price file; load ohlcv; file rejected; time column; bring your own data; xlsx possible or only csv
    need i have volume in the file; how do i feed it other markets; column names please; unix seconds or milliseconds in the file
    it says problem in row 3; test on nasdaq with a file
    i have rice and corn prices in a spreadsheet for the last twenty years, how must it look so the tester eats it
    it says line 212 has a problem and i can't see one, what does it want in the columns
    my data uses semicolons and german dates, will it choke on that
    does my bought price data get sent to your server when i choose the file; how many megabytes may the spreadsheet be
    why does the rule on my own numbers refuse to run from now on; what are the names of the columns in the header
    i downloaded stock prices from yahoo and want to test a rule on it, what next; unix time in my export, do i have to convert
    can my file be without the volume; for my thesis at lagos i've got a csv with naira prices, can i feed it in; load my own history`,
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
    save the whole experiment; swap result files with other members
    a bloke on youtube waves a super curve made with your tool, how can i recompute it to see if he faked it
    i want to hand my result to my professor so that she gets exactly the same figures on her own computer, how do i do that
    when i send my test to a friend, does he need my prices and settings separately or is it all in one file
    is there a command for the terminal that redoes a saved test and says if it agrees
    if somebody can redo it and gets the same, does this mean it is going to work in future
    in science a result must be replicable, does your tool allow that; export test; prove a result; replicate
    same figures elsewhere; check his claim; file for others; recompute; verify curve
    he won't give me the file, what do i make of it; does it match to the last digit; send my experiment to a mate
    screenshots as proof?; need i program to redo someone's test; how do i check a result from a stranger
    publish a test so others can rerun it
    a guy in my chat boasts with a result and sent me a file, how can i check that it isn't forged
    i want my viewers to be able to run exactly my test at home, what do i give them
    my professor asks for a reproducible result, is there a way; which command do i type to calculate a test of another person again
    what's inside the file that i get with the export button; a seller only shows a screenshot of his test, can this be verified in any way
    does a test that anyone can repeat prove that the rule is good; as a reporter i want to recompute the claims of a bot seller
    do two computers get the same digits to the last place; how do i send my whole test with prices and costs to a friend
    i want a second pair of eyes on my calculation, how do i hand it over; can the result be checked without trusting you`,
};
