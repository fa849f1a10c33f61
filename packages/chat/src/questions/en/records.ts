import type { OtherWords } from "../other-words.ts";

export const recordsQuestions: OtherWords = {
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
    why isn't it the same as my notebook; difference between what i earned and what is there
    i keep a little notebook of what i receive and my total is three pol higher than what the overview says, where do i see the parts it is made of
    the figure on top changed from 40 to 31 and i don't remember why, is there a list of pluses and minuses that leads to it
    could you itemise it for me like a supermarket receipt: so much from pairs, so much from people i invited, so much taken out
    i'm an auditor by profession and would like to reconcile the amount with its sources
    your sum says 22.017 and the blockchain says 22.018, which one is right and whom do i tell
    is rounding the reason why the parts and the total differ; what counts as minus in that total; sum check; composition of the pot
    opening and closing figures; adds up to what; all streams; does my browser recompute the total or do i have to believe you
    tally is off; mismatch between parts and whole; i get another result with my pocket calculator; total not plausible
    so my rank money is missing from the total, isn't it; how do i see that an overpaid bit was given back in the total
    balance sheet of my own account; which line reduces it besides payouts
    i run a till for a living, and a till has to balance: show me which lines make up the amount on my overview
    by my notebook there should be 17.20 and you display 16.85, before i shout at anyone, where can i see the pieces
    my accountant wants opening items, additions and deductions that lead to the present balance, is there such a view
    how much of what i hold came from matches and how much from inviting, i'd like the split of the sum
    who guarantees that the total on the page equals what the contract says, does anything compare the two
    there's a tiny odd amount in the list called overpayment, why does it add to my balance
    a retired teacher checks sums for fun: your lines add to the last digit, or do you round somewhere
    i suspect the sum's too low by what i drew out in may, is it subtracted twice
    in the breakdown it says they differ, which of the two numbers counts then
    where's the page with plus and minus that ends in what i can withdraw
    for a video on transparency i need the composition of one member's box, where do i film it`,
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
    chronological list; show only withdrawals; i forgot when i got paid last
    last spring i bought something here and i need the date and the transaction for a dispute with my brother, where are old events kept
    i would love a screen like my bank's app where every movement is listed with newest on top, have you got that
    how can i find the one payment from the user reza_77 without scrolling through hundreds of rows
    as a leader i want to look at all the ten percents i received in round 40, can the list be narrowed
    is there a page with the network cents i paid for each click; did i rename myself last year, where can i see that
    so old entries are deleted after ninety days as with my phone bill?; transaction log; my timeline; account movements
    what happened last week on my account; see all lines; audit trail; purchase record
    where are deposits and payouts in order of date; my wife asks how much and when i paid in, where do i show her; find by hash
    filter by type; per-round view; earlier receipts; trace of a withdrawal from may
    can i look at what each day brought me one after another; i can't recall if i ever took money out, which menu tells me
    the tax office asked when i paid you first, where can i scroll back to the day
    my memory isn't what it used to be, is there a page with everything that ever happened on my seat, in order
    i need to prove to my wife that i was paid 14 dollars on the ninth, show me where that line is
    as team leader i want to find the payment from a member called rosa in my own list, can i search by name
    a foreman keeps a daily log, do you keep one for me with all purchases, earnings and network costs
    is there something like the statement list in my bank app where i can show just one kind of movement
    did i already change my nickname once, there must be a record of it somewhere with the date
    i'm collecting evidence against the man who brought me in, where do i find the transaction numbers of all that i paid
    looking for last ramadan's commissions, how far back does the listing go and can i narrow it to a round
    where do i see what i spent on gas so far line by line; show me all my ins and outs since i signed up`,
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
    my cousin with the same team got more
    my colleague has nearly the same people below him and was given twice as much on thursday, i want to see the working for my own day
    please show me the steps from the sales on both sides to the final figure of that day, like a teacher would on the blackboard
    i counted eight matches in the evening and the next morning it paid for six, who can explain the gap
    i suspect a bug in the daily computation, where can i look at the inputs and the outcome of one particular day
    why was monday so good and tuesday so poor with the same number of sales
    how do i double check one single day without being a mathematician; so you round down in your own favour, don't you
    worked solution for round 61; how come only 2; breakdown of one day; day's maths; input and output of a round
    explain this result; is the ceiling the reason that i received less than my count of pairs
    for my boss i need to justify the amount of one day, is there a page with the derivation
    a day that isn't closed yet shows no calculation, is that right; receipt for a day's work; reasoning behind my 1.12
    figure disputed, show workings; replay wednesday for me; does the contract agree with the page's result
    i got 1.10 yesterday and my cousin 5.80 with the same package, is there a place that shows the working like in school
    i don't trust any number i can't redo by hand, how can i follow the arithmetic of tuesday's round
    a programmer's question: can i see inputs and intermediate values for one day's result, and is it compared with the chain
    there were nine on the left and seven on the right, i expected seven and received fewer, where's the explanation of that day
    my team storms my phone about low value last night, what do i open to show them why the day paid so little
    as ex-victim of a fraud i want proof that a day's payout wasn't invented, what proof do you give
    is there a walk-through from units to pairs to cap to money for a given date
    when i press on a day it doesn't offer the derivation, is it because the day is still open; exam style: show your work for round 212
    auditor's request: reperform the computation of a member's daily income, which screen supports that
    who worked out my pay of the day and can i recompute it in my browser`,
  csv: `
    export to excel; download transactions; spreadsheet; export history; file for accountant; get my transactions into excel
    a file with all my lines; export the history; list for my accountant; download my data as a table
    download everything as a sheet; i need the data in excel; export payments; give me a table file; excel file of my transactions
    export all lines of my account; download my earnings for my accountant; get a spreadsheet of my payments
    save the history to my computer; table of all my income as a file; i need my transactions in excel; export of all my payments
    can google sheets open my history; download a spreadsheet with the amounts; give me a file with every line of my earnings
    dump it into libreoffice; columns with hashes and amounts; send my bookkeeper a file; koinly import; raw lines to crunch
    comma separated; save what the filter shows; extract for my adviser; numbers sheet on my mac
    is there a download arrow in the list; cointracking file; every movement as rows; take my records out of the site as a sheet
    my bookkeeper in leeds wants everything i received since april as a file he can open in excel, where is that button
    i use a crypto tax program that swallows comma separated files, can this site produce one
    can i get the lines of only one kind, for instance the ten percents, into a table on my computer
    i would rather analyse my numbers in python than on your page, is there a raw file
    does the exported file contain dollars too or just coins; how do i back up my entire record in case the page is gone some day
    export button where; .csv; xls; numbers file; ods; pivot table of my income; data dump; save rows; machine readable list
    are the transaction ids in the table so that my auditor can look them up
    does the bank statement style download exist like in my online banking
    filter first and then save the rows, does it work like that; spreadsheet plz; koinly file; for quickbooks
    import into google sheets; download log; is there json for the overall figures; do the fees have their own column in what i save
    i'd like all my lines in libreoffice so that i can make my own chart, can you give me a file
    my bookkeeper refuses screenshots, she wants a table she can open on her pc, where do i get one
    crypto tax software asks to upload a file with dates and amounts, do you export one
    can i save only the commissions of last quarter into a file rather than everything
    data nerd: columns of the export please, and is the tx hash in it
    journalist here, is there machine-readable data for the public figures, not just pictures
    my tablet is old, how do i bring the list of payments to google sheets
    pulling numbers by hand for twenty months takes me days, any bulk download
    does the spreadsheet include dollar amounts or just coins, and the network costs; get my records out as comma separated text
    i want a backup copy of my entries on a usb stick`,
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
    iranian calendar totals; letter stating what i earned; sums not single lines; year-end paper
    my landlord wants evidence of what i bring home every month, is there a page i can print and hand him
    our tax year runs from nowruz to nowruz, can i get sums that follow that calendar
    please where is the yearly overview that tells me total in, total out and total taken, in dollars too
    at my broker i receive an annual summary in january, does something like that exist here
    i only need three totals for last year, not two thousand rows; can the visa office accept a printout of my earnings from you
    year end summary; monthly totals page; printable overview; jan to dec; tax year sums; income certificate; my 2025 in one sheet
    which dollar value is used in the yearly paper; are the network cents included in the yearly totals
    so you will post me a form in february like my employer; how much did i put in and get out between march and june altogether
    for the divorce lawyer i need a summary of what i earned per year; yearly recap; sum for q3; pdf for the authorities
    our office closes the books on 20 march by the persian calendar, can i print a yearly overview in that calendar
    the tax clerk wants one page with what i put in and what i got in 2025, where do i print that
    my shop's accountant needs monthly sums, not three hundred single lines, do you produce such a sheet
    is there an annual certificate like the one my bank posts every january
    for the scholarship i have to show my income of the last twelve months, what paper can i get from here
    are gas costs already in the printed totals or should i add them myself
    i'm separating from my husband and the lawyer wants official sums per year, which document do you offer
    do the monthly totals use the dollar rate of the day or of the end of the month
    a neat summary by year with paid, received and taken out, does it exist
    how do i hand in proof of earnings to the revenue service, a pdf or print would do
    i lead twelve people and each needs a sheet for the tax man, where do they find theirs`,
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
    is the ten percent taxable; do authorities receive a list from you; can i deduct my stake
    my neighbour is a civil servant at the revenue and warned me that coins count as income, does that hold for what i get here
    as a student with a small side income from this, is there something i have to declare
    i put in a hundred and received forty, surely the state can't want anything from a loser
    do you subtract anything for the government before you pay, the way an employer does
    are you going to send my name to the revenue service of my country
    who in the world could tell me how much of it belongs to the state; so it's tax free because it's crypto, correct; income tax?
    capital gain or commission; declare or not; duty on rewards; gst; finanzamt; revenue canada; self assessment; ato
    my accountant asks what category this falls into; will i be in trouble if i don't mention this money in my return
    does each reward count on the day it arrives or when i sell the coins; do you issue any form to the authorities about me
    can i offset my first payment against what i received
    my brother works at the revenue office and teases me, am i really obliged to declare these few coins
    do you deduct income tax before you pay us as my factory does with my wages
    i lost more than i earned, surely then there's nothing to tell the tax man, or is there
    student on a grant in nigeria, made 30 dollars here, do i have to report it somewhere
    does a farmer declare crypto rewards as business income or other income, what do you tell people
    will you send my numbers to the authorities or is it on me
    pensioner asks whether this side money can cut his pension because it counts as taxable
    is moving coins out of the box already a taxable event or only when i sell for euros
    my adviser asked for the legal classification of what i receive, can you give it
    hmrc, irs, bir, which forms do your members fill in; what's the percentage i must put aside for the state`,
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
    safekeeping
    before i put a cent in i want to know in whose account it ends up and who could sign it away
    with a bank there is deposit insurance, what protects the sum that lies here between payment and payout
    a journalist asks: which entity has custody of the members' money
    if thieves break into your office, can they carry off what we have earned
    does the founder have a card or a key for the account in which it all lies
    is everything pooled in one wallet that an employee controls, as it was at that exchange that went bust
    so basically it's on your computer; can i look at the place where all coins are kept and see how much is there; custodian name
    who guards it; whose account; location of funds; held by whom; offshore account?; safe deposit; storage of money
    is the daily pool lying somewhere else than the members' balances; where's our dough while the day is not closed yet
    do you lend out or invest our deposits in the meantime; can the company's creditors seize the members' balances
    when a hundred people pay today, in whose account does that heap of money physically rest tonight
    my father lost savings in a bank collapse, so tell me which bank holds the money here
    ex-member of a scheme where the boss kept all deposits on his own card, who keeps the deposits here
    our investigative desk wants to know where the funds are held and who has signing power over them
    if police raid your office, is our money in a safe there or somewhere else; is it on your server, my nephew says servers get hacked
    can i look at the pile with my own eyes, on an explorer or so, and see how large it is
    taxi talk: passenger claims you people drive around with our money, where's it really
    the part nobody has taken out yet, does it lie idle, is it lent out, or invested
    what share of the funds waits for later payments and not for members; funds custody: bank, company, or code?`,
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
    pot empty when it's my turn; does it pay old debts with new money; belly up; enough in the till
    suppose ten thousand of us decide on the same morning to take everything, would the last one in the queue still be served
    i lived through a bank that shut its doors overnight, could the pot here be empty one day while the screen still shows my balance
    as an auditor i would like to see assets against liabilities for the plan
    how can i be sure that more has not been promised than there is in the till; do old members get paid from what comes in tomorrow
    so when newcomers stop my existing balance is unpayable, right; what backs the amount on my screen; reserve ratio
    enough to pay us all?; can it default; balance covered; shortfall; run on the plan; underfunded; owes more than has
    is what i have earned earmarked for me or used for others; could a very lucky day of many pairs break the bank
    proof of reserves like at exchanges, do you have that; the casino always has enough chips, do you
    what happens with my balance if the contract is empty
    i survived a pyramid that paid for a year and then said the till was empty, can this till be empty one day too
    suppose everybody rushes to take out on the same day like a bank run, will there be enough for all
    my uncle says such systems owe ten times what they own, how much do you owe compared with what is there
    does a later payout depend on new people's cash coming in, or is what i've been credited already set aside
    as a lawyer's assistant i'm asked for assets versus liabilities of the scheme, where do i read that
    can the contract ever be overdrawn like my current account
    what if a giant winner takes out a million, does that eat into my small amount
    the youtuber i follow says it will go bust by summer, technically possible or not; is there a reserve or fractional thing going on
    will my credited sum still be covered in three years if the growth stops; proof of reserves please`,
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
    how many signed up this week overall; global dashboard without login; proof of payouts
    i write for a newspaper and need reliable totals: members, money in, money out and how many earned nothing at all
    before joining i would like to look at the books of the whole thing, not at one smiling winner
    is there a page without a login where a sceptic can see how all participants fared
    how current are the overall figures and who compiled them
    where is the dashboard of the entire network rather than of my own seat
    how many people hold a title in a typical month, is that published; so you only publish the nice numbers; overall stats
    public figures; totals; open accounts; how big is this thing; number of participants; paid in versus paid out; metrics
    can my lawyer read the results of the plan without registering; do you have quarterly figures like a listed company
    i want a chart of the daily money coming in since launch; does the page also cover the hundred dollar plan
    are the people with zero counted in your statistics
    i'm writing an article and need totals: how much came in, how much went out, how many got nothing, is that published
    before my son puts money in i want to look at your books, can someone without an account read them
    which figures does the public report hold and do you leave out the ugly ones
    our team leader shows us only nice slides, is there an honest summary page of the whole thing
    statistics student, where do i get day by day numbers of the plan for my thesis
    is the page with figures made by your marketing department or calculated from the chain
    does the report cover the expensive plan as well as the small one
    i saw a line with a block number on top of the report, what's the meaning of it and what follows below
    for due diligence: the document that shows intake, payouts and outcomes across all members
    can i see how many people became heroes in each month; annual report of canopy, quarterly numbers, anything like that`,
};
