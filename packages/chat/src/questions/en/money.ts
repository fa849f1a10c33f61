import type { PassageQuestions } from "../passage-questions.ts";

export const moneyQuestions: PassageQuestions = {
  "what-is-box": `
    my balance; what is the box; where is my balance; what does box mean; my account balance; funds i can take; whats that box
    how much money do i have; what does the number in my box mean; what does box stand for; is the box my wallet
    where is my money shown; what is inside my box; money i have earned so far; my credit; what does this box show; my funds
    how much is in there; is this box mine; where's the money i made; what is the amount shown as box; where does my income go
    what's the balance at the top of the overview; who can touch my box; is there a deadline to empty the box
    box in dollars or in pol; is it like a savings account; does the plus plan use the same box
    everybody talks about a box, what is that; where do i see how much belongs to me; what kind of currency does my balance have
    is the amount in my box mine already; does my balance expire if i leave it; what goes into the box
    is it a wallet or an account; piggy bank on the overview; what's the container with my earnings; number on top, is that cash
    is it kind of a cashbox; whose custody is the amount on the overview in; is my loot spendable; stash; does the stash rot
    do you push it to me automatically; is the figure net; my pot of coins; how come there's a box if i've a wallet already
    purse inside the contract; is it an escrow; why does plus show a different pot; unspent earnings, where do they sit
    i logged in today and there is a figure with pol behind it right under my name, is that something i own or just a score like in a game
    my mother sees a line called box on her screen and asks me whether it is like the till in a shop, what do i tell her
    we had a wallet in the app i used before and here there is a wallet and a box too, why are there two places for the same money
    is the sum on the overview already in my possession or is it only a promise until you approve it
    so if i do not touch it for two years you take it back, like an unused gift card
    in accounting terms is it a receivable or cash on hand; box same as current account in a bank?
    does it sit there forever or get swept away; is it credit i can spend or real coins
    i'm a leader and my people keep asking what that little treasury under their name contains
    do you forward it to my phone wallet every night like my employer does with wages
    which kinds of income end up in there, only pairs or also the ten percent
    two pots on my screen, one for the small plan and one for the big plan, are they separate; nest egg; my kitty; the jar
    what's credited to me; does anybody except me have the right to take coins out of that jar
    i drive a cab and only glance at this at red lights, there is some pol listed under box, is that my cash or yours
    night nurse here, i opened the page at 4 am and saw a box with 6.2 in it, could you tell me what i'm looking at
    my brother-in-law says the box is just a picture and the money isn't really there, what exactly is it then
    i taught maths for forty years and still don't get it, does the box contain dollars, coins or only a claim against you
    i run a sari-sari store and keep my takings in a tin, is this box thing the same idea and who has the lid
    as bookkeeper i need a proper name for the account called box, what amounts get booked into it and what comes off
    my late husband had a membership and i see 41 pol in something named box, whose money is that and does it lapse
    for a video i have to explain the box to viewers in one sentence, what's the correct explanation
    is it comparable to steam credit that can never leave the platform or can the box really be emptied
    does the box fill by itself each night or do i have to ask for it, i'm a clerk and like to know where my pennies sleep
    if i leave the contents for years while i work abroad, will somebody skim or close that box
    the kindergarten where i work has a tin for milk money, and my screen has a box with 3.8 in it, what kind of tin is that
    between paying for groceries i saw that my seat owns something called a box, is it filled by you or by the program
    i can see 12.5 next to the word box, do these coins lie in my metamask or still somewhere else
    after the divorce, is what's in that box legally mine or only a number on your computer
    which sorts of income land in it and what makes it smaller
    may anyone other than me pull coins out of it, for example my upline, if he has my nickname
    will it be forwarded on payday without me asking, or does it lie there until i act
    my girlfriend has the larger plan as well and sees two of those boxes, why isn't it just one
    if i let it lie until my daughter goes to university in twelve years, will it still be there for the taking
    does the amount in there count in coins or in dollars, because the dollar figure jumps about
    is it a safe, a purse, a current account or a bill you owe me, my english teacher wants the exact word
    in my video game the stash is limited to a hundred slots, does this one have a ceiling
    what's the thing called box good for if my wallet app already shows a balance
    is the content of it the sum of everything i've ever earned or what's left after taking some out
    i'm a street vendor, evening by evening i count my belt, here i look at the box: same idea or not
    meaning of the word box in your texts; coins that belong to me; amount i may take; funds of my seat; the container
    is it mine yet; box vs wallet; will you close it if i'm not seen for a year
    do commissions go in there directly or do they take a detour
    i was showing my granddaughter the overview and she asked why there's a box on the screen and what's inside, i mumbled something about candy, what should i have said
    every other app moves my earnings to the bank on friday, but here a figure just sits under the word box and gets bigger, does it come to me some day or must i fetch it
    we split our household money in jars, one for rent and one for food, and now there's this jar on your page, who else has a hand in it and what goes in
    my coach said don't worry about the box, you can leave it for years, but what if the company wants it back because i was asleep
    i noticed two amounts with the same name, one on the ordinary page and one on the plus page, are these two purses or one purse shown twice
    the number there was 18 when i went to bed, and this morning it's still 18 coins but fewer dollars, so what exactly is kept in this thing
    i see one box with pol inside, this is my money or the money of company
    kindly clarify whether box amount is withdrawable or it is only notional figure
    so the box is just points until your admins approve it, isn't it
    what's this box malarkey on my overview, and does it go off if i leave it
    the number in box, it come to my wallet alone or i must to call it`,
  fees: `
    withdrawal fee; do you take a cut; hidden fees; what do you charge; deduct from earnings; commission on withdrawal; all fees
    do you take something when i withdraw; what are all the charges; any hidden costs; how much do you keep when i withdraw
    are payouts free; is there a charge for anything; does it cost to claim or log in; do you deduct something from my earnings
    service fee; percentage you take; are there charges when taking money; do i pay to withdraw; any deductions
    is it free of charge to use; how much do you take from my earnings; is there commission on withdrawals
    do you deduct a percentage when i cash out; what do i pay you per month; does claiming cost something; what's your cut
    are there any charges after joining; do you take something from my profit; is something deducted from what i earn
    do you keep part of my income; any monthly charge; how much do you deduct when i take out money
    do you cut something from my earnings; is claiming free; what percentage does the site keep; are there any charges later on
    what else will i be charged for; does signing in cost money; nickel and dime; surcharges; do you shave a bit off my payout
    is there vat; what will be chopped off; are there penalties; do payouts have a service charge; list everything i'm billed for
    is any slice taken from my gains; cost of taking a title; does relocating cost; admin charge; ongoing costs of being in
    secret deductions; is it really gratis to take money; cost for changing wallet or nickname; who charges me after i'm in
    every app i know takes a few percent when you cash out, how many percent do you keep from what i earned
    as an accountant i need the complete list of charges a member faces after the first payment, is there any besides the network's
    is there a monthly subscription that starts later, like a free trial that turns paid
    what would it cost me to pick another nickname; so you earn each time i take my money, i suppose
    do i get the full amount or minus something when i move it out; is there an inactivity charge if i don't log in for a year
    atm style charge?; any commission on exit; processing cost; handling fee; service cost per month; fee table
    compared with my broker who charges 1.5 percent, where is your catch
    does it cost anything to pass my position to another wallet; the ten and five percent, are they taken again when i withdraw
    who charges the cents when i claim, you or the network; are there fines or late fees of any kind
    my bank nibbles at every transfer and i hate it, what do you nibble from what i earn or take out
    as an accountant i'm listing every deduction after the purchase, are there any besides what the network takes
    the last company i joined kept a tenth whenever you cashed out, is there the same trick here
    how much would a taxi driver lose on each withdrawal of, say, five dollars, after all charges
    is there some yearly membership charge that appears later, like the gym i could never quit
    i was told changing my name here isn't free, what else has a price tag and what is free
    my suspicious brother-in-law swears you earn on every payout, do you get a single cent when i withdraw
    does it cost something to sign in each day, i click on confirm all the time and worry
    teacher's question: where do the ten and the five percent get subtracted, at the start or again when i am paid
    does moving to a new phone's wallet or claiming a title come with a bill from you
    show me the price list please, only things you personally charge
    the money transfer shop on our street keeps six percent when my sister sends me something, how much do you nip off when i get my coins
    i pulled ten coins out and 9.99 arrived, who ate the rest
    list all the places where you stick your hand in my pocket after i'm in
    is there any cost for changing to another wallet apart from the chain's cents
    what would a rename cost me and is it the only thing with a price
    my accountant noticed fifteen percent going to commons and operations, is that taken off my earnings once more
    does pressing claim for my title come with a service charge
    i was told you take a percentage of every pay-out, like the agents of models do
    does signing in ten times a day add up to something on my bill
    is it cheaper to take out once a month than each day, i mean do you bill each time
    are earnings reduced by anything before i see them, like social security on my payslip
    at the bureau de change there's a board with all charges, where's your board
    does being a member for long make it cheaper or more costly; will i be fined for not doing anything or for leaving
    flat charge per payout?; do you skim; zero commission?; what's deducted; toll for earning; rake; take rate; costs after joining
    brokerage; as a freelancer i lose twenty percent on the job platform, what's your slice of what i make
    are there separate charges in the report of my earnings that i overlooked
    so you promise it's free and then comes the small print
    is the five dollars for a new nickname a charge of yours or does it go somewhere else
    the bank took 2.50 for a transfer, the exchange half a percent, the kiosk a euro for topping up, so honestly how much do you shave off when i bring my earnings home
    my aunt insists that fifteen percent are taken every time one gets paid, i read something about ten and five, when are those taken and from what
    i've changed my wallet, my nickname and my mind in one week, which of these three did cost me something and how much
    before i recommend this to my book club i want a sheet of all charges for a person who's already in, from logging in to cashing out
    a fitness studio once hid an administration charge of 19 euros in the autumn, is there something in your autumn that i should know
    i took out exactly ten coins and my wallet grew by 9.98, a tiny bit is missing, is it your commission or something else
    what are the deductions on payout, please tell in percentage, tds and service charge both
    when i take my money how much you eat from it, tell me true
    so you lot cream off ten percent every time i take something out, don't you
    for every small thing i do after entering, una dey charge me or e dey free
    does changing nick, changing wallet, claiming, logging in each have its own little bill`,
  "pol-price": `
    which exchange rate; dollar value used; rate of pol; source of the price; price at payment; conversion to dollars
    how do you convert; how do you calculate the dollar amount; what rate do you use for dollars
    where does the price of the coin come from; the rate here differs from my exchange; is the rate fair; when is the rate fixed
    how many dollars is a pol for you; which rate is applied; why's your price different; conversion rate dollar to pol
    at what rate do you convert dollars; where does the pol dollar rate come from; why is your pol price different from binance
    which exchange rate is used for my unit; when is the price fixed; is the rate the same for everyone
    how is 20 dollars converted to pol; the price here is older than on the market; why is your pol price different from google
    whose dollar rate do you use; at what rate is my history converted; the price on coinmarketcap is higher than yours
    when is the rate of a round decided; your quote is off compared to kraken; who sets the dollar equivalent
    is the conversion fair to me; which quote counts for my records; why doesn't the rate follow the market live
    moment of conversion; reference rate; the ticker on my phone says something else; does every member get an identical rate
    what if it doubles overnight; valuation of old entries; oracle quote; price in the header vs price in history
    how's the greenback value derived
    google says the coin is 0.52 and your page computes with 0.49, which one applies when i pay and why is there a gap
    in my records every line has a dollar figure, at which moment's price were they converted
    my friend and i paid on the same day at different hours and got the same rate, is that on purpose
    is the dollar figure in my list recalculated as the market moves or fixed forever
    who supplies the quotation, an exchange, you, or an independent source
    i need for my bookkeeping the method by which coins are expressed in dollars; so you pick whatever rate suits you
    what does at today's price stand for on the overview; rate source; quote provider; dollar conversion method; chainlink?
    which ticker; daily fixing; mid-market or not; exchange rate used
    why is the rate of the morning still valid in the evening although the market ran away
    the market jumped sixty percent and your rate hasn't followed; compared to my money changer your rate seems stale
    is the same rate valid for all members of a day
    my receipt says one rate and google says another, which quotation of the coin do you people use
    bookkeeper here, on the statement the dollars of 3 may don't match coinbase's close of that day, from where is the rate
    who sets the exchange rate at which my twenty dollars become coins, is it a person in your office
    i bought at nine, my buddy at nine in the evening, the coin had gone up meanwhile and we both paid the same, how come
    in a lawsuit file i have to name the source for the dollar values shown, what is it and at what moment is it taken
    the coin jumped like crazy an hour ago and now nobody can join, is that because of your rate check
    for my spreadsheet: do old entries keep the dollar rate from then or do you recompute with the present one
    is the rate fixed for the day or does it tick every second like on a trading screen
    crypto dev asking: oracle source for the entry price, and is there a deviation guard
    what does at today's price mean beside my balance, today as in this minute?
    could a whale manipulate the quotation so that i pay too many coins for my place
    at half past six the coin was 0.41 on my phone's widget, your form used 0.44, did the currency booth in your basement sleep
    the newspaper's exchange table, coinbase and you, three different numbers, whose is used for the cost of a share
    when a day begins, which quote is taken and does it hold until the next day begins
    my colleague bought in the morning and i in the evening and we paid exactly the same coins though the market slumped at lunch
    after a crash of sixty percent your page refused everybody for an hour, is it the price check
    in the yearly list my commission from february is shown as 4 dollars, though today those coins are worth 2.70, which rate is that
    by what authority is the coin's dollar price determined, chainlink or a human at a desk
    what is the rule behind the words at today's price next to my balance
    do you update the conversion each second like a forex terminal
    is the number of coins per share different for rich members and poor members; could the operator type in a price he likes
    petrol stations change their price five times a day, how often do you
    which rate do i put in my tax sheet for things i received in the third week of june, yours or the central bank's
    i noticed two lines on one day with the same rate and the next day another, is the rate per day then
    who'd notice if the price source was wrong by half; for old entries, is the dollar column frozen or does it live; price oracle
    dollar quote per round; feed used; rate of the day; which quotation; fx; same for all?; conversion; spot or fixed
    the first buyer of the day sets the price for all others, my friend says, can that be right
    my exchange charges a spread, is there a spread in your rate
    why does it take a second look an hour later when the coin jumps a lot
    i compared three screens at the hairdresser's: the ticker on tv, my trading app and your register page, each with its own price, so which of them decides how many coins my share costs
    my cousin paid at breakfast, i paid after the evening news when the coin had jumped by nine percent, yet we were both charged the identical number of coins, is that a mistake
    at half past two nobody in our group was able to buy, the page talked about a price that has to be confirmed, and an hour later all was well, what happened
    i'm putting my entries into a cash book, and next to each line you print dollars, is it the dollar of that day or the dollar of the day on which i look
    a retired stockbroker asks who supplies the quotation, how often it's refreshed and if the operator could fiddle with it
    the bureau de change on our square has a buy rate and a sell rate, do you also have two, or one for everybody on a given day
    the rate which you are showing is differing from market rate, kindly justify the difference
    why my friend and me pay same quantity coin but price of market is change between
    so the operator picks the rate each morning to suit himself; which exchange price you take, from which site, in what hour
    hang on, entries were frozen for an hour after the coin went bonkers, is that on purpose`,
  "pol-falls": `
    pol crashed; coin lost value; my balance in dollars went down; value drop; price risk; does the box lose value
    pol is cheaper now; volatility; what if the coin drops; my balance is worth less today; is my money tied to the coin
    the coin is crashing what about my balance; does my box lose value when the price drops; my dollars became less
    protect my balance from the price; is my balance stable; the coin lost half; coin price goes down what then; my dollars shrink
    is my balance protected; token dumped; currency risk; my box lost value overnight
    my balance is worth less than last week although nothing was taken; pol crashed, what about my money
    do you pay me for the loss in value; is my money kept in dollars; the coin dropped 40 percent
    protect my balance against a fall; can i hold my earnings in a stable coin
    the currency lost a third this week and so did my balance, who pays for that
    is it wise to leave my earnings in there when the price drops; what if the coin crashes
    my balance is worth less today than last week; am i protected against a price drop
    should i leave my earnings in or does the value sink; the dollars in my box got fewer although i did nothing
    can the box be held in stablecoins; bloodbath in the market, what happens to my pot; inflation eats my coins?
    my stash shrank overnight; hedge my pot; do you top it up when the coin sinks; paper loss; crypto winter
    peg my earnings to the greenback; the coin tanked; should i rescue my coins before it sinks further
    i see fewer dollars but nothing was sent; is the quantity of coins constant; compensation for depreciation
    red numbers everywhere; bear phase and my pot
    i left what i earned untouched for two months and now it would buy only half as many groceries, will anyone make that good
    my savings book never loses numbers, why does the dollar line under my balance sink without any payout
    is there a switch that keeps my earnings in dollars rather than in this wobbly coin
    how can i get out of the coin quickly when its price goes south; so you lost my money at the stock market
    the number of coins is identical to last week, but the dollar value dropped from 60 to 41, explain please
    as a pensioner i can't bear such swings, what should i do with what is in there; who bears the currency risk, me or the operator
    coin dip; my dollars melted; value halved; price plunge; devalued; crash insurance; worth less now; what if pol goes to zero
    if the coin becomes worthless, does the plan owe me dollars; should i convert to a stable token or wait
    does the balance rise as well when the coin gets dearer; exchange rate ate my earnings
    i left 200 coins in there in spring, they were worth more than a goat, now half a goat, did you take the difference
    the farm bureau says coins crash, if it drops by 60 percent what happens to the amount waiting for me
    does the contract make up for it when the coin is down, my employer's wage doesn't shrink overnight either
    woke up, same number of pol but the dollars beside it went from 90 to 71, is that an error
    can i freeze the dollar value of what i've earned somehow so that a slump doesn't hurt me
    my leader said earnings are in dollars, so a bear market can't touch them, is he right
    should i be taking coins out before they tumble further, or do you convert into something stable for me
    a gamer here, is my balance like skins whose market price goes down while the item stays
    pension logic: i was owed 50 dollars, now only 38 show, who carries that loss
    is there any insurance against the token dropping while my money rests in the contract
    so if pol goes to zero my box is full of nothing, correct?
    last harvest my balance would have paid for a new pump, today it pays for a hose, and the number of coins is the same, how come
    i don't touch anything and still my dollars there melt like butter, is somebody nibbling or is it the market
    will the plan refund the difference if the coin sinks while i'm waiting; is there a way to lock in today's value so i can sleep
    if the coin doubles, will my balance in dollars double too, or does that only work downwards
    my uncle keeps gold since paper money rots, is what i have here more like gold or like paper
    my coins are the same as in may, the naira value isn't, do i have a claim against anyone
    what can i turn those coins into so the ups and downs stop hurting
    suppose the currency goes to the dogs overnight, what's my pot worth in the morning
    wages are agreed in dollars, why isn't my balance; should i take coins out now in a falling market or is it the same either way
    does the operator hedge our balances against price swings
    i earned 30 dollars on easter sunday and it says 22 now, nothing was sent, please correct that
    is the amount kept in tether on your side so that i needn't worry
    everybody panics on the news about crypto, what does it mean for what lies in the contract for me; coin weak; value sank
    who makes up the loss; less worth every day; bear market and my pot; exchange it in time; price halved
    a dockworker asks: my pay lost a third without a strike, who decided that
    can i swap my earnings into something that doesn't wobble, and where; are falling prices a reason why the dollar line turned red
    so the dollars you showed me were never real dollars
    when the news came that the market crashed i was in the dentist's chair, and by the time my jaw was thawed my balance showed a third less in dollars, will someone make up for that
    i've been saving what i earn here for a sewing machine, 240 dollars at its best and now 170 though i never touched it, where did the seventy go
    my husband wants to leave everything in until it recovers, i'd rather change it into something steady, what are our choices
    the salary of a teacher doesn't go down when the currency does, so why do i read fewer dollars on your page this month than last month with the same coins
    let's say the coin loses half by new year, will i hold half as many coins or the same coins with half the worth
    i thought that you'd keep the value i earned at the time i earned it, like a bank that owes me forty dollars, isn't it so
    coin is become cheap, my money is become small, you will add the difference or what
    my balance is showing less dollar value from last week without any withdrawal, please look into the matter
    so my dollars are locked in at the price on the day i earned them; if market is fall down to floor, what is stay for me
    gutted, my pot's lost a third while i was in magaluf, who do i see about that`,
  "not-credited-yet": `
    earnings not showing; points not in balance; balance did not change; yesterday's income missing; made points but no money
    income delayed; balance still the same; where is my income; where is what i earned yesterday; my box is still empty
    it shows points but no money; balance not updated; my income from yesterday has not arrived; i have points but no money
    when is it added to my balance; commission did not come; i should have been paid already; my earnings are missing
    still nothing in my account; still haven't got yesterday's pay; where's the income i made; nothing added to my balance
    i earned points but see no cash; waiting for my bonus; balance not changing
    i made points yesterday but the balance is the same; my friend joined and i got nothing so far
    where is the money for my points; commission hasn't been added; i should have been paid by now; balance doesn't go up
    it says earned but i don't see it; when will yesterday's earnings show up
    i scored points last night but the balance hasn't moved; my total is the same although i earned; i got points and see no money
    the amount doesn't change after i earned
    my left and right both got new people yesterday but today there is nothing new in my balance
    the dashboard said five points in the evening and where are they now
    i should have got something yesterday but nothing's there; points are shown, money isn't; when will my earnings show up
    two people joined under me and i still have zero; my share of the month isn't in yet; why is my balance not growing today
    where is my money from this round; my reward is late; i made three pairs, show me the cash; zero after a great day
    why hasn't the pot moved; when does it get booked; it's noon and still no money from last night; my earnings are hiding
    the ten percent arrived but the pair money not; unpaid; promised points but empty; dude joined below me, where's my bonus
    hero money still absent; the line is missing in my list; the figure froze; delayed booking; i refreshed a hundred times
    since yesterday evening the counter shows four ticks but the amount that i can take hasn't moved one bit, do i have to do something
    we celebrated because both of my sides had sales and now in the morning the balance is still what it was
    my new recruit paid two minutes ago, where do i see the effect on my money
    my wage from a normal job is on the account the next day, why is this day's result still absent
    it has been six hours after the end of the day and nothing was added, is something wrong with your machine
    the title is confirmed and the slices are counted, yet no money from that has come in
    there's no entry in my list for last night's matches although the total seems to be higher, odd; so you cheated me of my day
    still waiting; income absent; pending earnings; nothing booked; reward hasn't come; balance frozen after a good day; late credit
    how can i have points and no money; the ten percent came immediately, the rest not, why the difference
    is my income stuck until someone closes the day
    i refreshed, logged out and in, and it still does not include what i made last night
    the screen told me 4 points last evening, i slept, and the amount to take out hasn't moved, what's holding it up
    my mate in the plant bought through me at noon and i can't see what i should get, or is that only booked later
    i checked on my break: two on the left and two on the right came in but the pot is the same, when does it change
    became hero and expected money the next morning, the pot says nothing, what's the order of things
    it's friday, thursday's matches aren't in there, yet my neighbour's already are, or so she says
    where are yesterday's gains, the history has no line for them, but the number in the overview is a bit bigger, explain
    bookkeeping asks: earned on the 4th, not booked by the 5th, is there a booking delay
    i'm a bored clerk refreshing every five minutes since midnight, my earnings don't show up, is something down
    did my reward get lost somewhere between being earned and being paid
    dyslexic and confused, it says i have erned but box dont grow, why
    part of my income appears instantly and another part lags, which one is which
    yesterday four signed up in my tree while i was frying fish at the stall, but the amount i can take is as flat as before
    my commissions hop in at once, while the rest of my day's earnings seems to be on holiday, where's it
    between scoring and seeing coins, what has to happen first
    the list shows nothing for the twelfth, although my balance has grown a bit since, is a line missing
    i've been a hero since the first, the others say the bonus comes later, what am i waiting for
    nothing has arrived for wednesday and it's friday, should i write to someone
    is the delay caused by somebody who has to press a button somewhere
    the counter said 9 before bedtime, in the morning the counter said 0 and my pot wasn't fatter, were they stolen
    my payslip is always late in december as well, but what's your excuse for yesterday's missing income
    my rebate for the share i bought on monday isn't there on monday evening
    which of my incomes come immediately and which only after the day has been closed
    i can prove by screenshot that i scored, so why don't i see anything to withdraw
    is it normal that several hours pass before what i made turns up; earnings stuck; points yes money no; nothing new in the pot
    where's my rebate; not booked; missing income of yesterday; reward delayed; unpaid score
    do i have to refresh, log in again or sign something to receive what i made last night
    maybe someone forgot to finish the day and that's why i'm sitting here with nothing
    my twin sister got hers, i didn't, we've the same team; where's my money dude, two pairs yesterday zero today
    shares of my title are confirmed but not in my balance, when do they show
    the waiter next door made nine matches and saw his coins at breakfast, mine aren't in
    yesterday was a record for our team, we even danced in the kitchen, and today at lunch the amount i may take out hasn't moved a millimetre, has it been forgotten
    when i was at the hospital for my scan, two people joined on either side, the counter showed it, but i can't see the coins anywhere, do i have to wait for something
    the ten percent of my nephew's purchase was there before he'd put his phone away, yet what i made with matches the same day isn't, why do the two behave so differently
    my overview counts a sum that includes yesterday, but in the list of lines yesterday doesn't exist, i'm a bookkeeper and that makes me nervous
    i got my first title and told the whole family, now they ask every morning if the bonus has arrived, and every morning i say no, when will it
    i bought my share on the fourth and they said a part of it might come back, it's still the evening of the fourth and there's nothing, is it lost
    my income of yesterday is not reflecting in my balance till now, kindly check and update
    i make points, i see points, but money i don't see, where he is
    so points that don't arrive by morning are gone for good, are they
    two people enter for my side and my account still dey dry, wetin happen
    been refreshing since the crack of dawn and last night's earnings still aren't there`,
};
