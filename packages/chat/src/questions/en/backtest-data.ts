import type { PassageQuestions } from "../passage-questions.ts";

export const backtestDataQuestions: PassageQuestions = {
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
    are your quotes delayed like the free ones at my bank; price source pls
    my phone says ether is 2510 and your page says 2504, whose number is that
    was the market closed on sunday or why's there white space in your graph
    i trade in fifteen minute steps at work, do you have these and what else
    where can i read which supplier the person who runs the site has picked
    on the practice net bitcoin costs 7 dollars, lol, what are those numbers; could someone tamper with the prices to make my rule look bad
    which three coins have data, and in what currency are they shown; my son needs bars of a second, is this available
    if an hour is missing, do you draw a straight line through it; is that chainlink stuff, a pool or some exchange
    in the newspaper the closing price is different, which of you is right; are the prices fresh or from yesterday
    does the robot look at the same numbers that i see on the chart; origin of quotes; quarter hour
    fantasy price; data supplier; chart differs; how far back do the prices reach and who collected them
    my broker shows prices in euro, why are yours in usdc; since the prices come from a pool, can a whale move them
    i'm a meteorologist, we fill missing readings, do you; is there volume in the graph too; why only pol, ether and bitcoin
    which price does the page consider the truth if exchanges differ; prices are invented, says a label, for what reason
    whom do i blame when the quote was wrong
    at noon my broker had ether at 3011 and your chart 3004, by whom is the chart fed
    between friday night and saturday there's an empty stretch, is my screen broken or is it left open on purpose
    for an hour the numbers looked crazy on the practice site, who invents these
    the smallest step i can choose is a quarter of an hour, isn't there a minute
    can i find out if the person who runs the site has taken chainlink, a pool or an exchange
    i only see three coins against the dollar coin, is it all there is; which of the price shops in the world do you copy your bars from
    since the operator picks the source, could he pick a cheap and bad one, and would the page tell me
    i trade at night and miss some bars between 2 and 3; have you got the euro as well or only the dollar coin
    is it true that the numbers on the trial network are dreamt up; what sizes of candles may i choose, i'd like weekly
    i compared your bitcoin price at noon with three websites, none agrees, from where do you take yours
    a blank stretch in the chart on the night of the 3rd, is it my phone, your server or the source
    on the demo network ether costs 12 dollars, and my boy went wild, is this price real`,
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
    can my file be without the volume; for my thesis at lagos i've got a csv with naira prices, can i feed it in; load my own history
    i collected the prices of cocoa from the port for five years in a table, how do i bring it in
    the file from my broker is 30 megabytes, is there a cap; it says line 7 is faulty, but for me it looks like the others
    our company data may not leave the building, does it stay on my machine when i load it
    what are the titles of the columns that i need, and in which order; i only have date and closing price, will this do
    decimal commas from france, will they be understood; my times look like 1672531200, is that accepted
    the table is from libreoffice with tabs in between, good or not; can i let a rule run on paper with my own file later on
    is volume required or may it be left out; drag in; line with error; size of file; my quotes; yahoo file; date format
    ods or xls; how can i test a rule on the exchange of nairobi; tried to import dogecoin history, refused, what may be wrong
    on which page do i find the button for my own prices; does anybody at your firm see the data i picked
    i'm a phd student with tick data, how must i convert it; in the tester i want the naira dollar rate, you don't have it, what now
    why doesn't my imported market get new prices each hour; do the rows have to be sorted by time; which separators can the file have
    if one day is missing in my table, is the entire file rejected; kindly share the sample format of the excel to be uploaded
    i keep egg prices in a notebook, typed them in a sheet, now how must the sheet be arranged for your tester
    my file of bitcoin minutes has 60 mb, how much do you take; the page names a row with a fault, where do i look and what might it dislike
    is my expensive data set from the vendor uploaded somewhere when i pick it, the licence forbids that
    i have open, high, low and close, but nothing on volume, go or no go
    why can't the rule on my sheet of cotton prices go on running with tomorrow's price
    the harbour office sells me freight rates as text with tabs, can your tester swallow that
    my columns are called datum, erster, hoch, tief, schluss, must they be english; how do i find the bad row among 8000
    i'm afraid the file goes to your server, it was expensive; after loading my own prices the start on paper is missing
    how do dates have to be written
    i've typed the gold fixings of thirty years from old newspapers in a table, how should it look so your tester reads it
    the loader says row 1190 is wrong, and i see nothing wrong in it, what are its rules for times and numbers
    my purchased data are secret by contract, will they travel to you if i load them in the tester`,
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
    i want a second pair of eyes on my calculation, how do i hand it over; can the result be checked without trusting you
    at my lab every result must be redone by a second person, how does she redo my test
    he sent me a file and says see for yourself, what do i type to recompute it
    my brother is sure i photoshopped the curve, how can i shut him up; what's packed in the thing that export gives me
    does the recomputation agree to the last cent or only roughly
    a vendor of robots refuses to give the file, only pictures, what does it tell me
    if ten people get the same outcome from the file, is the rule then safe to use
    i write for a consumer magazine and need to check a claim made with your tool; do i need your server to redo an old calculation
    which software must my friend have so that he can run what i ran; i want to keep my test for later, with the prices of today
    is there a way to publish my result with proof; accountants keep vouchers, what's the voucher of a test; recalc; export file; proof of curve
    screenshot worthless; second opinion; rerun on mac; will my friend in brazil get identical figures
    can i see in the file which costs were assumed by the other; the guy changed the numbers by hand in the file, would this be noticed
    how is a test handed in as homework so that the teacher can check it; is node needed to repeat it, i only have a phone
    does repeatable mean profitable; can i load a friend's exported test
    a member sends round a result of plus 600, and a file with it, how do i check in an evening if he is honest
    our statistics course wants to redo an example on thirty machines, what do we hand out; what's stored when i press export this test
    he says trust me bro and shows a picture, what should i demand
    after my recalculation all nine digits were equal, does it mean that it'll earn
    the vendor's curve looks like an escalator, and i've got his file, what now; can a sceptical uncle redo my test at his home in norway
    if the sums come out equal to nine places, what have i shown; my lecturer doesn't accept screenshots, what else can i hand in
    at our investors' table a fellow passes round a miraculous test of his robot, what do i need from him so that my son can recompute it
    i'd like to archive my test in such a way that anyone can redo it in five years
    a redone test matched his claim exactly, so is his rule proven good`,
};
