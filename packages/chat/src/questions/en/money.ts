import type { OtherWords } from "../other-words.ts";

export const moneyQuestions: OtherWords = {
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
    if i leave the contents for years while i work abroad, will somebody skim or close that box`,
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
    show me the price list please, only things you personally charge`,
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
    could a whale manipulate the quotation so that i pay too many coins for my place`,
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
    so if pol goes to zero my box is full of nothing, correct?`,
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
    part of my income appears instantly and another part lags, which one is which`,
};
