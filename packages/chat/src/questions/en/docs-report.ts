import type { PassageQuestions } from "../passage-questions.ts";

export const docsReportQuestions: PassageQuestions = {
  "docs/report": `
    how often is the public report recalculated; is it live or stored; 503 with Retry-After from the report; no report yet
    GET /api/reports/basic, does it need a login; on which block is the report based and do contract and index agree in time
    is the report computed at each request; load of the report with a million members
    what does the site show in the statistics after a reorganisation; data journalist: stable address of the figures as json
    plan=plus in the report url; five percent of the indexer's time for the report; stored report table
    the report is a few minutes old, why; which single block do all figures describe; how do i cite the report with block and time
    does the operator choose what the report contains or does code compute it, technically; fetch the public statistics by program
    for a study i want to quote your statistics, how often are they computed, for which block, and can i trust that all figures belong together
    the address of the statistics answered with 503 this morning after we'd set up the server, is something broken
    does the host have any influence on which figures appear in the public statistics`,
  "docs/report#solvency": `
    how solvency is computed; assets and liabilities; held and owed; surplus; unknownExcess; list of debts; uncollectedShares
    is held at least owed; openRounds and monthPot
    as an auditor: which debts do you add up and against which balance, and what's the line that isn't explained
    does it count money of days not closed; proof of reserves; can held be less than owed for a moment; donations sent to the contract
    balance sheet of the contract
    held minus owed is 0.3 and called surplus, where does it come from
    list of what the contract owes: boxes, excess, openRounds, monthPot
    tax auditor: which liabilities does the plan have and to whom, by name of the debt
    uncollectedShares grows each month, is it missing money; contract value next to a debt, who returns it
    POL was forced into the contract, how does it appear in the statistics`,
  "docs/report#totals-and-rounds": `
    what does entered mean in the report and at which price is it in dollars
    is paidOut the sum of withdrawals or of credits to boxes
    which parts make up paidOut: commissions, pointEarnings, rebates, ranks, closingRewards; why has a round's paidOut no ranks
    pool and rebate of a round in the json; commons versus commonsCollected in the statistics
    i add up the rounds of the report and don't get the total, what is missing in the single rounds
    price used for withdrawals in the report; field meanings of rounds in the public figures
    paidOut is null for yesterday's round, a bug?; analyst: definition of income and payments per day in the json
    dollars with 18 decimals in the report; which price values the name fees; what does the pool figure of a day contain
    i add commissions, point earnings and rebates of all days and am below the total, what else belongs to paid out
    the amount entered in dollars isn't the sum of what members paid at the market price, by what price is it valued`,
  "docs/report#months": `
    meaning of pointsPerUnit in the report's months; basis points of pairing; what is shareCap and what sets it in the statistics
    shareValue, pot, rest: which figure is what in months; is a low pointsPerUnit a bad sign for the health of the network
    how much of the pot went to the commons in a month, which field; health indicator of the network in the public data
    heroes and knights per month json; figures of a month in the report: number of shares and what one is worth
    i chart the monthly kitty for a podcast, which field has the pot and which the remainder
    when is the value of a share final in the report; carry over of the pot in the statistics; months array explained
    ratio of points to units of closed rounds
    which field tells me whether a network is still healthy, and what does it mean when it sinks below one pair per unit
    where in the data do i see how much of the monthly pot went to the cause because the shares were capped`,
  "docs/report#outcomes": `
    how is net computed for each member in the report; is gas counted as paid; deciles of the outcomes: how are they picked
    median is a real member or an average; are earnings that were never withdrawn counted as earned in the statistics
    what does earnedBack count as opposed to inProfit
    does the outcome table leave out people who earned zero, which members are in it
    ratio in basis points, earned x 10,000 / paid; statistician: is decile 5 interpolated; method for quantiles
    outcomes by month of joining, cohorts in the report; outcomesByMonth
    are the results of members in wei or converted at daily prices; what is entriesWithoutGas
    is the root seat part of the outcome statistics; is the fee for a new username in a member's cost in the report
    journalist checking your share of winners: how exactly do you define a winner
    members without units, where do they appear in the figures
    do you count the fee paid to the network when you say somebody broke even
    your statistics say that so many percent earned back what they paid, how exactly is paid and earned defined for one person
    in the deciles, is the fifth one the middle person or an average, and are people without a single earning included
    a critic claims that you leave out the losers by counting just active members, what does the definition say`,
  "docs/report#csv-format": `
    columns of the report csv; csv fields of the report; columns of the report; meaning of the csv columns of the report
    machine readable report; section,item,figure,value,unit; parse the public statistics; download statistics for pandas; rfc 4180
    units of values; net_decile_5
    my spreadsheet shows all in one column and i don't know what item and unit mean in your file of statistics
    is the decimal sign a dot; encoding of the export; import the statistics into r; does the layout change between versions; header row
    why does a text in the download begin with an apostrophe; formula injection in spreadsheets
    unit column: POL and USD on separate lines, how do i pivot that
    i load the figures into power bi each night, which columns identify a value
    empty value in the file of statistics means zero or unknown; section months, which figures does it have
    names of the figures in the outcomes section; encoding and line format of the public download`,
  "docs/report#simulator": `
    outcome simulator; simulate a network; try parameters; try a network with different numbers; simulator of outcomes
    sliders under the statistics; seed and draw; dailyGrowth; what does the model leave out; is it exact or random; worker
    a year of newcomers modelled
    before i bring in my family i'd like to play through what becomes of the last ones who join, which assumptions does your model make
    same seed same result?; does the model assume random placement; monte carlo; can i export the outcome; how many members at most
    play with sliders to see how grandchildren of the first members fare, what's exact and what's diced
    does the model include the network fee or a falling pol; four ways of placing newcomers in the model; meaning of dailyGrowth
    why is earned nothing larger in the model than in the real statistics; is the model compared with a reference
    typed arrays and grains; what assumptions hide behind the pretend network below the statistics`,
  "docs/verify": `
    npm run verify; compare index with contract; verify command; verify a server against the contract
    compare my index with the contract; check the database against the chain; does my server have correct data
    exit code 2 of verify; sample of 200 members; archive node for past block; prints a table of differences
    rebuild from events in a temp db; check somebody else's site
    i run a mirror of the site and want proof each night that its figures are the ones of the contract, what do i put into cron
    how long does the comparison take; can it run against someone's public api; needs archive data?; integrity check of the index
    what do i do when it prints differences
    can i check the figures of a site from home with only a node; options --all and --sample; verify an embedded database
    the screens read an index, who guarantees that the index is right; needs an archive node for which case
    nightly cron job that proves our tables agree with polygon; does the comparison write into our database`,
  "docs/verify#compared-figures": `
    which figures does verify compare; what is checked against the contract by npm run verify; differences printed by verify
    is the report part of the check; variances of both legs to the wei; month pots checked?; list of fields compared
    links between rounds
    does the nightly comparison cover names, boxes and points or just the totals
    are rank shares compared; which tables are left out; sampled or complete; tolerance of a wei; is the history of payments checked
    is the box of each member compared to the last wei; are pending moves and depths part of the comparison
    which monthly figures are checked against the contract; the sum of all boxes and pots at most the balance, is it checked
    list for my report: everything the comparison looks at, members, rounds, pots
    are flash and commissions of every round compared`,
  "docs/verify#limits": `
    what does npm run verify not prove; can the verification be fooled by a lying node
    verify shows differences while a round is being settled, is that an error; why is a rebate of a single round not compared
    limits of the comparison between index and contract; payments through another contract, tolerance of 2 % in the check
    does verify prove that the contract follows the rules of the plan; should i repeat the check with a second node
    blind spots of the nightly verification; batches so far are counted separately, meaning
    how far may i trust a green result of the verification; what remains unchecked after a successful comparison
    the nightly comparison was green, may i tell the members that everything is right, or what does it not prove
    during the closing of a day the comparison counted differences separately, what is this about`,
};
