import type { PassageQuestions } from "../passage-questions.ts";

export const backtestsQuestions: PassageQuestions = {
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
    what exactly happens between pressing run and seeing the curve; old price test explained pls
    our physics teacher let us rerun an experiment with old measurements, is this what the test button does with prices
    i pressed test at lunch and got a curve to 140 percent, did i just win money or what am i seeing
    would my plan of buying on mondays have survived the year when luna collapsed, how do i find out on your page
    a colleague at the mill claims that such a test tells next year's result, is he right
    does the rule know the day's last price before it decides, that would be cheating
    i've an old chromebook, is the sum done on it or on your machine, and will it take ages
    why isn't the deal made at the price of the signal, but at the following opening; how much do i pay for a hundred runs of the tester
    what is the word hypothetical doing under my curve
    in flight school we flew a simulator first, is that thing a simulator with yesterday's weather
    did it really buy something when i pressed test; try my idea with the prices of 2021 to 2023, where
    my wife saw a red curve and fears we lost cash, please calm her, what is that curve; is it a prophecy or a look back
    does it take off charges before it draws the line; old prices; past run; what would have been
    which assumptions are behind a result on past data; the curve compares me with two others, why is that
    i am not good in english, what means backtest please; does the tester need my wallet to be connected or coins in it
    can a result on old data be called a fact; i'm a historian and like the thought, how do i replay a crash with my rule
    is a candle finished before the rule sees it; at what price do i enter in the simulation
    the weather service tests its model on old storms, is it like this when i press test for my rule
    at the bus stop i ran my idea on 2022 and it says minus 40, have i lost something now
    my mentor says a nice curve from old data is no promise, what is it then; is the price at which it buys one that i could really have had
    is it done inside my browser, since my phone gets warm; does a run of the tester need a signature or coins
    would it have warned me of the crash, or does it only tell afterwards
    the archaeologist in me loves it: how does a rule walk through dusty prices, step by step
    does the thing know that bitcoin would fall next day, while it decides
    after pressing run, something turned for a second and a curve appeared, was my wallet involved
    can i show the curve to a bank as evidence of income; which deductions are made before the line is drawn
    why's it filled at the next bar's opening
    my barber asks how a test on bygone prices can be honest if one knows the outcome, how does yours avoid peeking
    i pushed the button for my first test and was afraid it would buy something, did it
    what precisely is simulated, fees included, when i let a rule run through the last three years
    would you call the outcome a prediction for the coming year`,
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
    two extra rows, what are they
    there's a boring line that climbs above my brilliant robot, who is that
    grandpa bought gold once and never touched it, is this what the first of the two rows does
    why do you put next to my work somebody who purchases equal bits each week
    my rule made plus 12 and hold made plus 60, should i be happy or sad
    do the two lines you compare me with pay the charges too, or are they favoured
    i asked only for my own result, what are the other figures good for; with how much do the comparison rows begin, the same as mine
    in running there's a pacemaker, are these two lines like that
    is it a good sign if i am half a percent better than the one who just keeps the coins
    on which day of the week does the regular buyer buy in your comparison; what do the letters d, c and a mean, my wife thinks it's an airline
    beating the do-nothing line once, does it prove my skill; if it loses against someone asleep, is the rule worthless
    my grandchildren would like to know why doing nothing is so often the best row; yardstick; sleepers' line; weekly buyer
    keep and wait; baseline curves
    a fund manager is measured against an index, what am i measured against here
    how is hold calculated, does it buy at the very beginning with all; the dotted one wins in each of my tests, is the chart broken
    does dca in the results have anything to do with the dca rule i can choose; can i pick other comparisons than those two
    what would i have if i'd bought in equal portions instead; so to be useful a rule has to beat these two, is this the idea
    why should i look at how many other settings did worse than holding
    my clever rule is in the third row, above it are two with english words, who are these two that beat me
    for my blog: which dull strategies does the page put beside every rule, and are they burdened by the same costs
    the one that buys each week in equal bites, why is it shown though i didn't choose it; i beat both lines by a whisker in 2023, can i brag
    if i had put everything in on day one and gone to sleep, which of the rows tells me what i'd have
    a horse race needs other horses, are those two the other horses
    the tortoise and the hare came to mind, why do you make my hare race two tortoises
    which of the lines is the one that does a purchase every seven days
    my result is under the line of the sleeper, should i throw the idea away; do those two begin with my amount and pay what i pay
    my teacher asks why a benchmark is needed at all; are three letters in the legend a coin or a method
    the chart has my line and two lazy ones, the laziest wins by far, what does it tell me about my idea
    why must each result be shown next to someone buying once and another buying weekly, is this to humiliate us
    my rule won by 3 percent over merely keeping the coins, how seriously should i take this`,
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
    gross or net curve
    i run a kiosk and know that margins are eaten by small costs, does the tester take off everything that a real deal costs
    in the results there's a heading with five lines of costs, who gets all that; it skipped orders of two dollars, why
    i'd like to see how it goes with the fee of my own broker, 0.1 percent, where do i put this in
    when i buy for a million the price would run away, does the tester know; do you count what the network takes for every transaction
    the difference between what a buyer pays and a seller gets, is it in the sum
    i put all costs to nought and now it's a gold mine, why not in truth
    my spreadsheet from the stock exchange has no turnover column, what does the tester assume about large orders
    who's the keeper and why is he paid from my simulated profit; as a tax clerk i must separate gross from net, is this possible in your result
    which of the cost lines weighs most when a rule trades a lot; can the assumptions about charges be edited, or are they nailed down
    is the fee of the pool taken into account when i test; costs; gross; spread line; slippage line
    small trades left out; volume missing; my rule trades 900 times and ends in minus, costs or bad luck
    in my shipping job we call it handling fees, what do you call those in the test
    is it realistic that big orders fill completely at one price; would the simulated trades have been affordable with gas at its peak
    do you take off tax as well; are those costs guesses or measured; does the tester assume i trade for free like on robinhood
    how come two equal rules differ only because of costs
    in my café every cup has costs for beans, milk and rent, which costs does the tester put on each deal
    the result went from plus 70 to plus 3 after i switched on the expenses, is it so in reality as well
    a deal for 80 cents was left out of the simulation, is there a minimum
    i want to change the pool's percentage since my exchange is cheaper, where do i do so
    without turnover numbers in my file, does the tester think that i can sell a whole ship at one price
    what's that pay for a keeper, and why is there one in a mere test
    my brother sells phones and says it's the fees that kill you, does the trial run contain them all
    the tester says 212 trades, costs 388, is it money to the exchange, the net or to you; where would i raise the slippage to be careful
    is it fair that with a file without volumes i buy a mountain at one price; does a trade worth less than the gas get made
    there's a fee for somebody called keeper, explain
    the simulated profit halved after a change in the cost panel, which items are in that panel and may i edit them
    my uncle moves large sums, and in his test every order went through at one price, would reality be so kind
    the simulation ignored an order of 60 cents, since when are there minimums`,
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
    my teenage son found a setting that never loses, is he a genius or lucky; perfect result = trap?
    i'm a roulette player and know streaks, is my wonderful curve just a streak
    all sunday i twisted the four numbers till it was perfect, then monday it lost, what did i do wrong
    a salesman at a fair had a screen with plus 1200 percent, how do such screens come about
    my professor wrote data snooping in red under my result, what is she on about
    what does the button that asks how many settings would have lost really do
    it gives 71 percent for that sharpe thing, may i trust the setting; why do you hide the last part of the prices while the setting is chosen
    shouldn't i simply take the best of the two thousand tries; the more i try, the better the best gets, doesn't it, so why is that no proof
    i want to put my house deposit into the setting that won every month since 2019
    our astrologer predicted well ten times among a thousand, is it the same sickness; how can numbers that fit so well be worthless
    does a good result on part two make it safe; is there a sign on the page that tells me i'm fooling myself; lucky pick
    fits the past only; best of 1000; too smooth; sharpe below 95; train then test; chance result; too pretty
    as a tailor i'd say the suit fits one customer only, is this what you mean with my rule
    what's the worst setting and why do i have to see it; my cousin sells settings that never lost, 50 dollars each, buy or not
    how many tries are too many before the result means nothing; it won in 48 of 50 months, can luck really do that
    why is my good test not a reason to go all in; i'm no mathematician, explain why good looking test can be trash
    should i test on one half and keep the other half for the check; my result drops to half when i change 14 to 15, what does this tell me
    my cousin threw darts until one hit and then drew the ring, he says my rule is the same, is he right
    i've tried seven hundred combinations on the night bus and one is a dream, shall i borrow money for it
    what do the words below 95 mean next to my favourite setting
    they show how many of my tries would have lost, and it's nearly all, should that worry me
    why does the page split the prices in a part for choosing and a part for checking
    a result that looks like a staircase to heaven, what would an old hand say
    the vendor says verified backtest, 9 years of profit, what questions should i ask him
    our weatherman was right on five sundays and the village worships him, is my super setting the same sort of miracle
    i've put sixty hours in the sliders, now the result shines, why does my stomach say no
    the page says most settings lost to holding, so what's special about my winner
    how many tries did the deflated thing count, and what's the hurdle; is it cheating to look at all prices when choosing the numbers
    my boss wants to invest 20k on the ground of my perfect curve, help me to stop him
    i let the page try two thousand settings overnight, picked number one, and my daughter the statistician groaned, why
    a fortune teller who guesses often enough is right sometimes, is my champion setting such a fortune teller
    how would i know whether my dazzling outcome came from luck, does the page give a figure for it
    the seller says his setting has never lost since 2018, what would you answer him`,
};
