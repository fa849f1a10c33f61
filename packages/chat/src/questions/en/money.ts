// cspell:disable
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
    what's credited to me; does anybody except me have the right to take coins out of that jar`,
  "how-to-withdraw": `
    cash out; take my money out; get my earnings; payout; withdraw my balance; transfer to my wallet; claim my money
    take out profit; how to receive my money; minimum withdrawal; how long does a withdrawal take; when can i withdraw
    how can i get my cash; i want my profit now; where is the withdraw button; send my earnings to my wallet
    when do i get my money out; is there a minimum to take out; i would like to be paid; transfer my profit to me
    how do i get my money off the site; where do i request a payout; is there a waiting time for payouts
    how much can i take out at once; smallest payout; get paid; receive my earnings; i want to get my earnings now
    how do i collect the money; way to take profit; when am i allowed to cash out; transfer balance to metamask; take my cash home
    get the dollars i made; where do i press to get paid; how can i get my earnings out; where is the payout button
    i want to take my profit; transfer my balance to my wallet; what is the smallest amount i can take out
    how long does a payout take; is there a waiting time before i get my money; can i take out everything at once
    send me what i earned; i'd like to be paid; can i withdraw only a part; the page says i made 50 dollars, how does it get to me
    i have something in there, how do i take it; how do i receive what i've made so far
    ready to collect my earnings, what do i press
    hello, my account shows a balance now and i would love to see it in my metamask, how does that work
    it's my first payout, can you walk me through it; i want to take my profit out; how do i get at my money
    smallest amount i can take out; how fast is a payout; cash out please; when can i have what i earned in my wallet
    steps for getting paid out; i'd like to collect my balance; is there a limit per day for taking money out; wanna get my pol
    fetch my coins; hand over my dough; show me the exit for money; pull out half; how do i liquidate what i've made
    request my wages; redeem; get hold of my earnings; when's payday; grab what's mine; move the pot to my own wallet
    can i take 3 dollars; weekends too?; does someone have to approve my payout; drain the box; first time taking profit, steps
    any lock-up period; how many days do payouts take to clear; i want to see real coins in metamask; release my funds
    good evening, i have been a member for three weeks and there are 18 pol waiting, what are the exact steps so that they land in my metamask
    on other platforms i had to file a request and an admin approved it after two days, is it the same procedure here
    my rent is due on monday and i would like to use what i made, how quickly can i have it at hand
    is there a button i have overlooked, i searched the whole menu for a way to be paid and only found numbers
    so you only pay on fridays like my old company, right; with my broker the lowest sum was 50 dollars, what is it here
    do i need to collect a certain total before you let me have it; must i show my passport before you pay me
    can i take a bit now and the rest in spring
    pensioner here, please tell me slowly how i get the money from the screen into my own hands; how 2 get paid plz
    wanna pull my earnings; withdrawl how; payout today possible; take all button; encash
    i press withdraw and then it asks for an amount, do i type everything or leave a little
    does it go through at night and on holidays or only during office hours
    will you keep me waiting thirty days as the last network did`,
  "withdraw-elsewhere": `
    withdraw to binance; send to an exchange; pay out to my bank account; withdraw to a friend's wallet; other address for payout
    payout to a bank card; send directly to my exchange account; cash in rial; can it go to my bank; send it to my exchange
    to another person's wallet; get it in dollars on my card; pay me to my bank; can you pay out in euros; send it to my coinbase
    withdraw to a different address; get it on my debit card; payout to someone else's wallet; withdraw to a stablecoin
    receive it on my visa; send my earnings to paypal; withdraw in local currency; direct to my exchange
    payout to my brother's wallet; bank transfer; send my payout straight to binance; can the money go to my bank account
    withdraw to my card; pay out to a different address; can i have my earnings sent to my wife's wallet
    get dollars on my bank account instead of pol; can i cash out to an exchange directly; withdraw in usdt
    how do i get it onto my debit card; i want the money at my bank, not in crypto; can the payout go to another person's address
    straight onto my visa please; please send my earnings to my visa card; can the payout go straight to my kucoin address
    i want it on my paypal; get it paid on my iban; can i give another recipient for the withdrawal
    my money should go to my husband's wallet; how do i turn what i got here into real money at my bank
    wire it to my checking account; can it land on my revolut; send it right to my wife; straight to kraken skipping my wallet
    pay my landlord out of it; swift; pick a different recipient; apple pay; m-pesa payout; cash in hand
    i owe tom money, send it to him; convert and deposit to my bank; other destination field missing; card payout
    toman to my shetab card; payout in tether trc20; i'd like a cheque; third party payout; forward automatically to coinbase
    i closed metamask for good and would rather have the earnings sent to my new address at okx, where can i enter that destination
    my daughter studies abroad and i want the site to pay her account each month instead of mine, is there such a setting
    at paypal i can choose my bank as target, but here i see no field for a recipient at all
    i don't want coins, i want euros on my giro account, can you arrange that
    the form has no place for an address, how do i tell it where to send
    is it a good idea to make my kraken deposit address the owner of my position so that payouts land there; can you wire it
    iban payout; send by western union; revolut; wise transfer; venmo me; to my cold wallet directly
    my wife and i share one exchange login, may our payouts meet there; so i can pay my supplier straight from the earnings, correct
    can an accountant's firm receive the money on my behalf
    what is the way from my box to a bank note in my hand, is there a shortcut that skips my own wallet
    i'd like half of it for me and half for my brother, does the payout form do splits; different recipient for my income`,
  "withdraw-without-site": `
    withdraw with polygonscan; withdraw directly from the contract; write contract withdraw; cast send withdraw
    call the contract myself; can i withdraw without the website; use the contract without the site
    site is down and i want my money out; which function do i call to get my box; how much wei is in my box
    get my pol out with etherscan; withdraw by hand; get paid if the site is filtered; boxOf and addrToId
    steps to cash out when your site is gone; take out my money through polygonscan; how exactly do i withdraw from the contract
    take my money out by write contract; exact contract calls to get my box
    your site is blocked, how do i take my money from the contract directly; withdraw through the block explorer
    which contract function pays me; can i get my box using foundry; use polygonscan to cash out
    withdraw by hand without your page; can i take out my money by calling the contract myself
    which function do i use on polygonscan for my payout; withdraw using foundry cast
    your website is dead, how do i get my box from the chain; how many zeros does one pol have in wei
    manual withdrawal through the explorer; emergency payout through etherscan style page; raw call for my money
    how would a geek drain his own box; your domain is seized, guide me to my coins; contract tab, which field do i fill
    decimals when entering the amount by hand; what's my member number in the contract; foundry one-liner; bypass your frontend
    sign with ledger on the command line to get paid; connect to web3 button on the explorer then what
    ethers.js snippet for a payout; is there a manual for getting paid with no site; write tab and amount in wei
    our government blocks your page since tuesday and i only have a laptop with metamask, which buttons do i press on the explorer to free my money
    i'm a developer and don't want to use your frontend at all, what is the function name and its argument for a payout
    i opened the contract tab on polygonscan and see a list of forty functions, which of them pays me and in what unit do i type the figure
    where do i find my internal number so that i can ask the contract how much is mine
    it wants the amount as a huge integer, how do i turn 7.5 pol into that
    is there a plan b to get my balance that needs no server of yours, written step by step for a careful layman
    read contract vs write contract, which first; addrToId returns what; views address; wei conversion; withdraw(uint256)
    payout by terminal; script to pull my box; self service without the dashboard; foundry command; keystore signing for a payout
    can i do it with a hardware device and a command line on linux
    your dashboard crashes on my old phone, can i get paid through another page that talks to the chain
    in case you go dark, what should i print on paper about taking my money by hand
    does the big plan have the same address for manual payouts; explorer says connect to web3, i did, next?`,
  "withdrawal-problem": `
    withdrawal not received; withdrawal missing; money did not arrive in my wallet; withdraw failed; error when cashing out
    withdrew but nothing came; payout lost; stuck withdrawal; i withdrew but got nothing; the withdraw button gives an error
    money disappeared after withdrawing; my payout is missing; i took my money out but it's not there; withdrawal stuck
    the money left the box but is not in my wallet; error while withdrawing; how long until a withdrawal arrives
    my withdrawal was rejected; where's my withdrawal; i cashed out and got nothing; payout never reached me
    money vanished after withdrawing; box is empty but wallet too; withdrawal error; i pressed withdraw and got nothing
    payout is missing; my money left the box but isn't in metamask; withdrawal shows an error
    the transfer was refused, is my money gone; i can't see the pol in my wallet after withdrawing; why did my payout fail
    i took out money yesterday, still not there
    i confirmed the payout this morning and still don't see a cent in my wallet, is something broken
    box is at zero but my wallet didn't get anything; i took out money yesterday and my wallet shows nothing; my payout got stuck
    it says withdrawal reverted; where did my money go after i pressed withdraw; balance went down but nothing came
    cannot take my money out, error; my payout isnt here yet; my cash is in limbo; payout evaporated
    it got debited yet nothing on my side; where the hell are my coins; execution reverted at payout
    the exit button throws red text; third attempt to get paid fails; it says done but my metamask shows zero
    my payout is overdue; lost in transit; did you keep my money; no trace of the coins i pulled; paid out on which chain
    payout bounced; since last night i'm waiting for my coins; looks successful on the explorer though my wallet is bare
    three hours ago i pressed the button, the overview dropped to zero and my metamask still shows the old figure, where can the coins be
    the page said successful with a green tick but when i look in the app on my phone there is nothing new, did somebody else get it
    every time i try to empty the box it says execution reverted and i lose a few cents, what am i doing wrong
    hi team, payout sent yesterday evening according to your list, nothing in trust wallet today, please check
    so the contract swallowed my money and kept the fee, great
    my transfer to myself has been hanging for an hour, do i start another
    the explorer shows a tick and my address, but the wallet is blank, could it be set to another chain
    tried taking more than was there, is it all gone now; payout mia; withdraw red error; says failed after confirm
    coins never landed; still nothing after payout; withdrawn but invisible; no gas no payout?
    was it that i had nothing left for the network when i tried to collect; my bank would trace a lost transfer, who traces this one
    i took the money while on holiday wifi and i'm not certain it went through, how can i tell
    is my balance reduced when the attempt to take it was refused`,
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
    who charges the cents when i claim, you or the network; are there fines or late fees of any kind`,
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
    is the same rate valid for all members of a day`,
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
    does the balance rise as well when the coin gets dearer; exchange rate ate my earnings`,
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
    i refreshed, logged out and in, and it still does not include what i made last night`,
};
