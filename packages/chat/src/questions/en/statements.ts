import type { PassageQuestions } from "../passage-questions.ts";

export const statementsQuestions: PassageQuestions = {
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
    i want a backup copy of my entries on a usb stick
    my accountant lives in the stone age of excel 2007, can you feed her with something she can open
    three hundred lines to be copied by hand onto paper, or is there a faster way to get them off the page
    i use a tool that reads comma files for coins, does the site spit one out
    first i filter for commissions, then i'd like just those in a file, possible
    which pieces of information are in each row of the file; does it have the chain's cents in a column of its own
    can i get the overall figures of the plan in a form a script can read; will open office or numbers on my ipad swallow it
    the data analyst in me wants raw rows rather than pretty pages; are both coins and dollars in the sheet
    is the file made on the spot or mailed to me later; how do i save my entries in case your page disappears
    my thesis needs machine-readable data of the public report; i'd like to draw my own graph of earnings per week
    does it include lines from all the years or only the visible ones; download rows; table file; excel; export my lines; bulk data
    json?; for my bookkeeper; comma file; into sheets; save as a table
    what decimals and separators does the file use, my excel is german; can i hand my lines over to a tax program without typing
    where's the arrow for downloading the list; is it allowed to give the file to someone else
    my bookkeeper is a lovely lady who prints everything, but for this she'd like to have all movements since january in a table she can sort, how do i get one for her
    i've promised my son to analyse my earnings with his python course, for this he needs a file with dates and amounts rather than a web page
    typing 260 lines into my spreadsheet by hand would take me the whole holidays, can't the page hand them over in one piece
    the crypto tax service wants an upload with one line per movement and the fees in it, can the site produce that
    i'd like the list for just the ten percents i got, filtered first and then saved on my computer
    how to export my transaction history in excel format
    i need file of all my lines for my accountant, how i take it out from the site
    so there's no download and i have to copy it all by hand; can i get the whole lot as a spreadsheet`,
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
    i lead twelve people and each needs a sheet for the tax man, where do they find theirs
    the landlady wants to see black on white what i take home in a year, which printable sheet do i give her
    our bookkeeping closes at nowruz, is there a yearly page that ends on the same day
    a month on one line, twelve lines, a total beneath: have you got that
    is what i spent on the chain included in the annual sum or must i look for it elsewhere
    which exchange rate turned my coins into the dollars printed there
    the scholarship office asks for proof of side income, will your sheet do
    i need how much i put in, how much came, how much i took, by year, no single lines
    does that sheet count as an official certificate; the divorce judge asked for totals since 2024
    can i print the thing without menus and buttons around; does the page also give me tips what to declare
    my mother gets a yearly letter from her pension fund, is there an equivalent; is there a quarter view for vat people
    the mortgage adviser needs three months in a tidy overview; will you send it to me in january or must i fetch it; annual totals
    income proof; monthly sums; tax sheet; print; year in figures; summary for the office; gregorian or persian year; total received
    recap; earnings certificate; is last year's sheet still there when the new year has started
    how do i produce a summary for the tax clerk from what's on your site; both plans on one sheet or separately
    my accountant charges per line, so give me sums
    the letting agent wants to see regular income over twelve months, on paper, with totals, could your site print something like that
    our tax office wants one figure for what i paid and one for what i got in the calendar year, i don't want to add up three hundred lines on a sunday
    my parents in shiraz keep their books by the other calendar, can the yearly overview follow it
    i need a monthly overview in dollars for the student loan people, at which rate are the coins converted there
    the gas costs of the year aren't in the overview i printed, where do i find these
    kindly provide annual statement of my earnings for filing purpose
    i need paper with total of year for office of tax, where is it; so you'll post me a certificate of earnings every january
    is there a one-page summary of the year i can print off`,
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
    hmrc, irs, bir, which forms do your members fill in; what's the percentage i must put aside for the state
    every april my stomach hurts: does what i got here belong in the return or not
    as a childminder with a small allowance, how much of my match earnings may i keep tax free
    i paid in 60 and got 25 out all year, surely there's nothing to declare for such a loser
    will the finance ministry get a letter about me from your side
    do you hold back a quarter for the state the way my old employer did
    under which heading would a fisherman put it, business, gambling or investment
    can i subtract what i paid for my shares from what i got; does it matter whether i've turned the coins into euros yet
    who would you ask if you were me; what papers do you provide for the person who does my return
    i live in a country with no income tax, lucky me, still something to do; do i owe tax for the part that's still in the contract
    could i go to prison if i say nothing about forty dollars; is it my sponsor who must pay tax on my payment
    is vat contained in the twenty dollars; tax due?; declare it; fiscal; return; tax on rewards; owe the state; withheld or not
    taxable even with a loss; tax adviser; revenue; reportable
    my coins were worth more when i got them than when i sold, which value counts
    do children's allowances shrink because of this income; is there a treaty so i'm not taxed twice
    for bitcoin i know the tax rules, but how are these earnings treated
    the young lady at the tax advice centre asked what kind of income this is, and i couldn't tell her, does one have to declare what comes in from your plan at all
    i've paid in a hundred and got back sixty-five over the year, my sister says i needn't tell the authorities since it's a loss, is she right
    my employer deducts everything before i see my wages, do you do the same or am i alone with this
    will somebody in the ministry receive a list from you with my name and what i got
    i live in one country and work in another, where would i have to pay for what i earn here and who could advise me
    whether income from this platform is taxable and whether tds is deducted; i must give tax from this money or is free of tax
    so since i lost overall i don't have to tell the tax people a thing; do i have to cough up to the taxman for this`,
};
