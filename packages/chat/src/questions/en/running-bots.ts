import type { PassageQuestions } from "../passage-questions.ts";

export const runningBotsQuestions: PassageQuestions = {
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
    where do i look how my pretend one is doing against just holding; does the trial one begin with the price right now or with the next bar
    i pressed start before going on the fishing boat for three weeks without internet, will it carry on deciding
    my account shows that it bought ether at 2400, yet the coins are nowhere, was that play money
    as a student of economics i want to see a rule live without risking rent money, how do i get it going
    from which moment does it begin to count, from the hour i start it or from last year
    i shut down the computer each night to save power, does this hurt the thing that runs without cash
    does it tell binance or any other exchange to do something; how do i see if my pretend one is ahead of someone who simply kept the coins
    i stopped mine because i was angry and want to continue tomorrow, is that possible
    is it the same as the test over past prices or what else does it do; if it makes imaginary 500 dollars can i have at least a part of them
    our apprentice wants to rehearse before he touches coins, which mode is meant for it
    my demo account at the broker ran out after 30 days, does yours; does it use delayed or current prices when it decides on paper
    where's its record if i delete it; try it forward; fake orders; runs without me; pretend portfolio
    simulated from now; must i sign something in the wallet to start one without money; does it fill at the same prices as a backtest would
    it has done nothing for two hours since i began, when does it look at the price for the first time
    can my husband and i both watch the same pretend one; i closed the tab by accident, is my trial lost
    while my phone was stolen the rehearsal went on, how come; is there any danger for my wallet if i let one run with no stake
    what would be the sense of letting it run for weeks with nothing in it; stop trial for ever?
    i'm on a container ship with satellite net once a week, would a rule without money carry on in between
    at the end of the month it shows plus 300 in play money, whom do i ask for the payout, haha
    my boy thinks it really bought ether, please explain to him what on paper means
    is the first decision made on the candle that's running when i click, or on older ones
    why does it go on trading in pretend although my laptop is in repair; i ended mine in a hurry, must i start from scratch
    how will i know after a month if my idea was better than doing nothing, without having risked a cent
    does it send orders to a real exchange that then get cancelled
    my internet is paid by the hour, so will a pretend rule go on once i disconnect
    i'd rather burn monopoly notes than real ones for the first month, where do i click
    it shows a loss of 80 dollars, do i have to pay this to anyone; how is it possible that it bought at a price at 3 am when my pc was off
    after stopping there's no continue, is it meant to be like that; can i see the pretend value next to what pure holding would be worth
    at what candle does it start, the running one or the next
    my shift on the lighthouse lasts a month, i'd like to leave a rule running without money and look at it afterwards, will it be there
    the practice rule bought at 1.03 an hour ago, did it touch the coins in my fox or any exchange
    is there a difference in fills between the pretend run and the test on old bars
    i want to try my hand for free before i believe the seller, how do i set a rule going with nothing at stake
    yesterday i stopped my pretend rule for a moment, where's the button to resume`,
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
    no more room for new robot
    i teach a class of twenty four and would like one robot per pupil on my seat, how many fit
    every month i try three fresh ideas and never tidied up, now it refuses, what must go
    can i keep what a robot has done as a file before i scrap it
    the one i halted in june sits there grey, is there a play button that brings it to life again
    do the ones i've switched off use up room just like the others; i pressed remove on the wrong one, can your staff bring it back
    how often a day may i run the test on old prices, is it metered; on my hosting plan i can buy more slots, can i here
    is it possible to alter a running one's numbers or must i make a new one; a premium member surely gets more than twenty, no
    restart it; how many robots at once; unlimited tests?
    will its log be gone when i delete it, i need that for my thesis; i'd like thirty side by side for a comparison table, what is the way
    says i have the maximum while only three are really active; my kid deleted all my trials on the tablet, are their results still somewhere
    how do i start again with the same rule after it came to an end; what number is the limit for trials without money per person
    do i have to wait between two tests; since the list is long i want to remove the weakest five, what do i lose by that
    can i rent additional places for robots from another member; is there a way to pause one instead of ending it, so that it keeps its place
    hi, the green button is off and a note says delete one, which one is safe to delete
    the tutor gave us thirty variants to compare, and at number twenty one your page said no, what now
    i cleared the list and only later saw that the figures were gone too, can you restore them
    i paused, well stopped, my best rule before the holidays and now there is no way to switch it on
    do you count dead ones also when you say twenty; are there any limits on how many times i let it run over the past in one night
    before throwing one out i want its diary saved, how; my spreadsheet has 26 ideas, one per letter, how many will your page run together
    the oldest one is dead since march and still sits in the list, does it block a place
    the button for a further one gives no reaction, i have a full house i guess; how do i keep the results of number five before i clear it
    is testing on old prices rationed too; i'd like to alter the grid width of one that runs, how
    the science fair needs a table of forty robots side by side on one seat, will your page refuse at some number
    i can't add another rule on paper, though most of the existing ones were stopped long ago, what must i do
    is it possible to bring a finished robot back with its history, or must i create it again
    my nephew wiped the robot with the best record from my list, is its diary recoverable`,
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
    i'm a lawyer's clerk, who is liable if the machine handling actual coins loses them; can it trade with what's in my box of the plan
    i've watched my weekly buying rule for nine days and now i'd like it to use my own 300 dollars, what comes next
    my bollinger one was brilliant on paper but there is no way to let it use true coins, why
    who can get at the coins while a robot trades with them, you, the robot or just me
    my aunt got a whatsapp from a canopy manager with a robot that pays weekly, is that one of yours
    how many days of dry run do you demand before it may touch cash; at binance i gave the bot an api key, what do i give here
    is there a way to skip the trial week, i've traded for twenty years; what is the most it can ruin if something goes wrong with real coins
    do i have to leave my coins with you, like at an exchange, so that the robot can work with them
    can i let it use what i earned in the plan directly from there; after the week; five kinds only
    start for real; after how long does the real button show up; which of the rules are allowed with true funds
    is it you who trades for me then, and are you licensed to do that
    a guy rents out robots in your name at 10 percent of winnings, should i report him
    my rule sells at a loss limit, may that kind run for real on the chain
    when it trades for real, may i take my coins out in the middle of the night
    i'm a dentist with no time, could a robot take care of my 5000 for real; does real trading need my computer switched on and my wallet open
    what's the difference between paper and the real one as to where trades happen
    does the machine need the words of my wallet when it goes to real; is running for real open for those who joined yesterday
    will the paper one turn to real on day eight without asking; can the moving average cross be used in earnest
    seven days are over, my stop rule behaved, which step brings it to my real coins
    the rsi one earned most on paper, why mayn't it go to the chain like the others
    if your firm goes bankrupt while a robot holds my coins, who can fetch them
    some facebook ad says canopy bot 2 percent per day, deposit now, is it from you; what's the worst morning i could wake up to with a real one
    does the real one live on an exchange, in my wallet or in some contract
    i don't want to wait a week, my strategy is ten years old, can the waiting be skipped; is buying every monday allowed in earnest
    i trust my buying rule after ten calm days, where do i put the first 50 real dollars and who holds them
    why does bollinger have to remain on paper; our cook wants the robot to start with cash today, is there no way around the week
    the man who sells canopy robots at the bazaar says that you gave him a licence
    could all of it be gone by morning if i let it deal in earnest; does it deal on uniswap or within your firm once it is real
    i'm a cautious widow, my buying rule ran on paper for a fortnight, and i'd like it to use 40 real dollars, what's needed and what could i lose
    why should i wait seven days on paper, i know that my grid is good
    an agent at the mall offers a robot under your name that pays weekly, and asks for a deposit, can it be genuine
    if a robot of mine deals with real coins, is there any person who could withdraw them besides me
    my crossover rule can't be switched to real coins while my friend's stop loss can, what's the reason`,
};
