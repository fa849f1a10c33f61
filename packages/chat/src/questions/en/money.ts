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
    purse inside the contract; is it an escrow; why does plus show a different pot; unspent earnings, where do they sit`,
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
    any lock-up period; how many days do payouts take to clear; i want to see real coins in metamask; release my funds`,
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
    toman to my shetab card; payout in tether trc20; i'd like a cheque; third party payout; forward automatically to coinbase`,
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
    ethers.js snippet for a payout; is there a manual for getting paid with no site; write tab and amount in wei`,
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
    payout bounced; since last night i'm waiting for my coins; looks successful on the explorer though my wallet is bare`,
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
    secret deductions; is it really gratis to take money; cost for changing wallet or nickname; who charges me after i'm in`,
  ledger: `
    where does my balance come from; sum of my box; breakdown of balance; my balance looks wrong; explain my balance
    check the sum; how is my balance made up; the sum seems off; where do the amounts in my box come from
    the box does not match my earnings; itemise my balance; why is my balance this number; how is the box total made
    sum of the box explained; why is my balance that number; parts of my balance; the total looks strange
    the sum of my earnings doesn't match the box; breakdown of my balance; what is my box made of; which amounts went into my box
    why is the total different from what i counted; detailed account of my income and payouts
    when i add everything up by hand i get another total; the numbers on my dashboard don't add up
    my own calculation gives a different amount than the site; why is the sum different
    where does this balance come from, line by line; what is my balance made up of; show the sums that form my box
    the numbers in the overview don't add up; how come the box is 31 pol, from what; detailed composition of the balance
    bookkeeping of my pot; itemised; debit and credit of my pot; reconcile my pot; i count 12.4 but you show 11.9
    my sums don't tally; which streams feed the total; what's in the sum; is a cent missing; explain the composition
    does your sum equal the contract's; plus and minus lines; show me how the total comes together; maths of my balance
    why isn't it the same as my notebook; difference between what i earned and what is there`,
  history: `
    list of my payments; past transactions; see all earnings; record of my account; income history; see what i paid
    where do i see what i got paid; show me my past earnings; where can i look up old transactions
    show all my deposits and payouts; i want to see what i earned last month; my activity; account statement list
    where are my past commissions; what have i received up to now; overview of all payments; see my past income
    where are my old payouts; everything i ever got; list of everything i paid and received; where are my transactions
    see my past earnings; show my commissions of last week; when did i buy my units; find a certain payment
    overview of all my movements; statement of activity; i'd like to go through everything that came in and went out
    where can i look up when i was paid; where are my old transactions listed; i'd like to see every payment i got
    when exactly did i get that commission; show all my payouts up to now; search my past transactions
    where can i look up what i paid in march; list of things that happened on my account; logbook of my seat
    what arrived on friday; bank-statement-like list; trail of my earnings; scroll through former events
    i need the hash of an old purchase; receipts; when did i sign up exactly; filter only commissions
    which gas did i pay back then; past events of my seat; everything since day one; look up a tx; proof that i paid
    chronological list; show only withdrawals; i forgot when i got paid last`,
  "how-calculated": `
    why did i get this amount; explain yesterday's payout; calculation of my round; why so little; check the math of a day
    how was my income computed; details of a round; why did i only get so little yesterday; explain how you got this number
    this amount seems wrong; how did my daily payout come about; show the math behind my earnings; i expected more yesterday
    recalculate my round; why did i get less than my friend; details of how a day was computed; that's less than i expected, why
    what is the formula for my pay; prove yesterday's number; check my payout; how is it worked out
    explain how you got my points for that day; i think my payout for a round is wrong; how do i verify my earnings of a day
    step by step calculation of my points; why did i get only 3 points yesterday; show the math behind my income
    prove that my share was right; according to my notes i should have had nine pairs and you paid seven, show me how
    how did you get to that amount for wednesday; can you show the maths behind yesterday's payout
    why 3.2 pol and not more in that round; how was my share worked out; i don't believe the calculation, let me check it
    step by step how my result of a day came about; audit my tuesday; you short-changed me; i smell a miscalculation
    break down my nine dollars; why was my cut that small; walk me through the arithmetic; it ought to be double; dispute a result
    by which sum did i get 4 points; your maths versus mine; what went into yesterday's figure; i was robbed of two pairs
    derive my share; how did the system arrive at 0.83; can i replay the computation of a past day
    my cousin with the same team got more`,
  csv: `
    export to excel; download transactions; spreadsheet; export history; file for accountant; get my transactions into excel
    a file with all my lines; export the history; list for my accountant; download my data as a table
    download everything as a sheet; i need the data in excel; export payments; give me a table file; excel file of my transactions
    export all lines of my account; download my earnings for my accountant; get a spreadsheet of my payments
    save the history to my computer; table of all my income as a file; i need my transactions in excel; export of all my payments
    can google sheets open my history; download a spreadsheet with the amounts; give me a file with every line of my earnings
    dump it into libreoffice; columns with hashes and amounts; send my bookkeeper a file; koinly import; raw lines to crunch
    comma separated; save what the filter shows; extract for my adviser; numbers sheet on my mac
    is there a download arrow in the list; cointracking file; every movement as rows; take my records out of the site as a sheet`,
  statements: `
    yearly summary; monthly statement; tax document; printable statement; annual report of my income; invoice
    paper for the tax authority; yearly statement; how much did i earn in total this year; monthly overview to print
    proof of income; document about my income for the year; summary for the tax; print out of my earnings; certificate of earnings
    annual total; yearly summary of what i earned; monthly report of my income to print; something to give the tax office
    totals per month; annual statement; sum of my payments in 2025; statement in the persian calendar
    a yearly document for my bookkeeper; papers for the tax declaration; i need a printed overview of the whole year
    my accountant asks for a summary; document that shows what i got in a year; i need a yearly summary to give to my accountant
    monthly sums of what i got; print an overview for the tax office; total earnings for last year
    is there a document with my income per month; payslip; p&l for 2024; annual certificate for my landlord; wage slip equivalent
    totals for the fiscal year; persian year overview; sheet for the revenue service; monthly roundup
    print for the bank to prove earnings; twelve months at a glance; what did i net in may; summary on one page
    iranian calendar totals; letter stating what i earned; sums not single lines; year-end paper`,
  taxes: `
    is it taxable; declare my income; tax office; do i owe tax; tax on crypto income; tax advice; do i owe the state something
    will the tax office want a share; is my profit taxed; do you report to the tax authorities; must i tell the tax office
    who pays the tax; how much tax on this; does the site withhold tax; do i have to report these earnings; is tax due
    what about taxes; will you tell the tax people; tax on what i earn here; must i declare this income
    does the tax office get to know; do you withhold tax; is this income taxable; do i owe tax although i lost
    how much tax on crypto earnings; do you report me to the tax authority
    i made 300 dollars here this year, do i have to tell the authorities; does anything go to the state automatically
    is there tax on what i earn; do you report me to the authorities; how much of it do i give to the state
    i made a loss, still tax; do you withhold anything; uncle sam; will the irs knock; is it wages or capital gains
    vat on packages; does the taxman learn about this; self-employed income?; social security on this; are you sending a 1099
    do i file although i'm in the minus; fiscal obligations; hmrc; duty to report coins; am i a freelancer now; who covers levies
    is the ten percent taxable; do authorities receive a list from you; can i deduct my stake`,
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
    how's the greenback value derived`,
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
    red numbers everywhere; bear phase and my pot`,
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
    hero money still absent; the line is missing in my list; the figure froze; delayed booking; i refreshed a hundred times`,
  "where-is-money": `
    who holds my money; is my money safe with you; where are funds stored; custody; do you keep my coins; where is the money
    who has my money; do you hold the money; who keeps the funds; is the money on your server; are my funds safe
    where does the money sit; does the company hold the deposits; is it in a bank; who's got our money; place where funds are held
    do you control the funds; is there a bank account behind this; who holds the funds of the members
    is my money on your bank account; where is everything that people pay stored; can the company spend the members' money
    is the money with you; in whose hands is my balance; what happens to the deposits
    after i pay, in which account is my money lying; is it with a bank or who looks after it; is my cash on your server
    can you run off with the money; in which bank are the deposits; where are all these dollars physically
    does the owner have access to our money; trustee; treasury location; does the ceo hold the purse; escrow account or hot wallet
    which institution keeps our deposits; is it insured by fdic; whose hands touch the cash; could your staff spend it
    show me the vault with everyone's cash; is it lying around on some pc; custodian; address holding it all
    between paying and being paid, where's the cash; can hackers of your site reach it; is there a bank in switzerland
    safekeeping`,
  solvency: `
    go bankrupt; run out of funds; can you pay everyone; enough reserves; collapse; insolvent; what if everyone withdraws
    what if everybody takes their money at once; can it go broke; is there enough money for everyone; what if the pot is empty
    could payouts stop because of no money; what happens if all withdraw; are you solvent; do you have reserves
    will there be enough for all of us; can the pot run dry; what if too many withdraw; might you be unable to pay
    can you go bankrupt; is there enough money for everyone to withdraw at once; what if all members cash out on the same day
    does the plan owe more than it has; could the pool become empty; will there always be enough to pay me
    if everyone wants their money on the same day, is there enough; how do i know the pot isn't empty
    will there always be enough to pay everybody; what if all members take their money out on the same day; is my balance covered
    does the contract owe more than it owns; bank run; stampede to the exit; are liabilities covered
    could i be left holding an iou; fractional reserve?; if thousands cash out tonight; will the last one in the queue be paid
    is it overcommitted; default risk; coverage ratio; what if there's a hole in the till; do you promise more than there is
    pot empty when it's my turn; does it pay old debts with new money; belly up; enough in the till`,
  report: `
    public statistics; overall numbers; see the plan's finances; total paid; how many members are there; public data
    where are the statistics; is there a public overview of results; show me numbers of the whole network
    how much has been paid out overall; can everyone see how members did; financial report; numbers about everybody
    statistics of members; how is the whole thing doing; public results; where are the public statistics
    show the real results of members; how much has been paid out so far; is there a page with all figures; results of all members
    open numbers of the plan; how much money came in; transparency report; where do i find statistics about all members
    is there a public page with the results; how much has come in since the beginning; numbers about how well members did
    who made this report; scoreboard of the entire network; kpi; stats for sceptics; total turnover; headcount of members
    median outcome; open books; annual accounts of the plan; aggregated data; charts for everybody
    where do journalists find numbers; did you cherry pick the figures; day-by-day inflow; is the overview up to date
    how many signed up this week overall; global dashboard without login; proof of payouts`,
};
