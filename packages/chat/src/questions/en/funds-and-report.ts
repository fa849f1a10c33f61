import type { PassageQuestions } from "../passage-questions.ts";

export const fundsAndReportQuestions: PassageQuestions = {
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
    what share of the funds waits for later payments and not for members; funds custody: bank, company, or code?
    the village treasurer once eloped with the fire brigade's money, so who's the treasurer of all this
    is there a building, a bank or a safe where the heap physically lies tonight
    if your computers burn, do the members' coins burn as well; who, by name or by role, could sign a cheque over our money
    my coins between payment and midnight, where are they parked; does the man who runs this page have a lever to get at my pot
    can i watch the whole hoard from outside without trusting you; is the heap divided into labelled drawers, and what's in them
    the exchange that went bust used clients' money for bets, could you; do you keep it in dollars, gold or coins
    would the bailiff of your creditors get hold of it; what in it belongs to members and what to other purposes
    i'm responsible for forty widows' savings, where does their money go after paying; is a deposit guarantee scheme behind it
    who holds it; place of the funds; escrow; safe?; on whose account; storage of deposits; access to the money; vault location
    controlled by whom; are there employees with passwords to the purse; does it pass through a payment company on the way
    the staff canteen takes deposits for bottles, who keeps the deposit here
    what would happen to the members' coins if the operator died; is it spread over many wallets or in one spot
    my grandfather kept his savings in a mattress, my father in a bank that failed, and now my brother puts his with you, so where is it kept and who can get at it
    if the man who runs this site has a heart attack tomorrow, in whose hands is what all of us have paid in
    somebody at work says the boss of such things always has a private account where everything lands, how's that here, and can one check from outside
    between the moment i pay and the moment the day's money is divided, where do my forty dollars spend the evening
    a burglar, a bailiff and a dishonest employee walk into your office, which of them can carry off the members' money
    where is our fund deposited and who is the authorised signatory; our money, who hold it, in which bank, in which country
    so it all sits in the owner's account until he pays us; whose mitts is our money in, exactly`,
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
    will my credited sum still be covered in three years if the growth stops; proof of reserves please
    imagine the evening news says sell everything and all nine thousand members run for the door, would i get mine
    granddad's savings club paid the old from the new till nothing was left, could this end up with more debts than cash
    is there any promise made on paper that isn't covered by coins; may my credited amount be used to pay someone else's win
    i'd like to see what is owed and what is there, side by side; can one very good day for members tear a hole in the till
    if no one new ever comes, is what i've got already still covered; how do banks differ from you in a run
    what's the worst that can happen to the pot when joining stops; does it borrow, lend or gamble with the reserves
    will the last one out find an empty jar; can you be declared insolvent; how would i verify on my own that the books are balanced
    the treasurer of our rowing club asks about liabilities and cover; could a bug make the total owed larger than the total held
    is money set aside for me or is it a number in a list; run on the contract; debts; enough for everyone; coverage; bankruptcy
    can't pay?; reserves; owes more; overdrawn; all cash out together; a guarantee fund for bad times, is there one
    how likely is it that one morning withdrawals simply stop for lack of money
    are next month's payments needed to pay this month's balances
    i queued for two nights outside a bank in 2008 and got nothing, so before i leave any earnings in there tell me if the pot could ever be smaller than what it owes
    the whole group plans to take everything out on the same morning as a test, will the last of us stand there with empty hands
    my uncle, an undertaker, says all these things die the day the new money stops, would what's already mine die too
    is what's been credited to me really lying there for me, or do you use it to pay the winners of tomorrow
    as a treasurer of a cooperative i look for two numbers, what's owed and what's held, where can i see them
    if all members withdraw at one time, whether sufficient fund is available
    if all people want money same day, box is empty or is enough
    so it's bound to go bust, these things always owe more than they have
    what if there's a run on it, will i be left whistling for my money`,
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
    can i see how many people became heroes in each month; annual report of canopy, quarterly numbers, anything like that
    the parents' council invited me to speak on this, i need totals that nobody can call advertising, where are they
    is there a page that a doubting thomas can open without an account
    how many seats exist, how much has come in, how much has gone out, by day; do your statistics leave the losers under the carpet
    what's the block number at the top of that page good for; how do i find the number of title holders in each month
    is the hundred dollar tree included or does it have a page of its own; who puts the figures together, marketing or a program
    before grandma's savings go in, i want to study the balance sheet of the whole
    could a reporter quote those figures, and how are they made; does it show what the plan owes at this moment
    i want a chart of arrivals per day over the last season; are figures from members with nothing counted in
    have you something like the annual report of a listed company; where's the public page with how everyone did, not just me
    overall figures; public numbers; statistics page; plan totals; members count; paid in and out; results for all; transparency
    no login needed; live figures; does the page show dollars or coins; what can i learn from it about last month
    can i link to it in my article; is there a version of these numbers on paper
    our newspaper's fact checker wants primary figures: seats, money in, money out, share of people with nothing, daily if possible, open to the public
    my leader's slides are all sunshine, so i'd like a page with plain figures for the whole network that nobody has polished, does it exist
    before my mother decides, i'd like to show her on one page how the plan as a whole has done so far, and she isn't a member
    who compiles the public numbers, are bad months included, and what does the block mentioned at the top mean
    a student of mine writes about the expensive plan, has that one public figures too
    where i can find overall statistics of company like total members and total payout
    i want see result of all members, not only mine, where is page
    so the overall figures are secret, only members with a login get to see them
    is there somewhere with the numbers for the whole shebang`,
};
