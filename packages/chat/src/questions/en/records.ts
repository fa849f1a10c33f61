import type { PassageQuestions } from "../passage-questions.ts";

export const recordsQuestions: PassageQuestions = {
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
    for a video on transparency i need the composition of one member's box, where do i film it
    the amateur dramatics society audits its tin every spring, i do the same with my seat: where do the items stand that end in 23.41
    so much from matching, so much from people i brought, so much back on the first day: is there a list like this with a total
    who checks that the lines really add up to what the contract owes me; i'm missing 0.6 and can't find out by which line i'm wrong
    somebody put back a too large payment of mine, under which line is that
    which items are subtracted in the sum, only what i took out; does it go to the last decimal or is it cut off
    if the sum and the contract disagree, whom should i believe and whom should i tell
    it was 52 on sunday and 17 on monday, what went off
    i like to see the parts of my wealth as a stack of bricks, is there such a view
    the title money i fetched last week, is it part of the displayed sum
    how would you explain the composition of my balance to a child with pocket money
    my own excel says 88.1 and yours 88.4, please reconcile; does adding up take place on your server or on my own device
    my till at the flower stall tells me opening float, takings, pay-outs, closing, i'd like the same for my balance
    itemised balance; parts and total; sum doesn't match; plus and minus; composition; reconcile; what's in the number
    split by kind; check the total; is there a line for money that came from closing days
    what portion of my total came from inviting people and what from matches
    i'm a pedant, please show that a + b - c equals what i have; the sum's too high, i'm honest, where's the error
    every evening my late husband balanced the till of our haberdashery to the cent, out of habit i tried it with my seat and i'm off by 0.4, where do i find the items that form the total
    the number on my overview went down from 70 to 22 during the week my nephew borrowed my phone, which list tells me what was added and what was taken off
    our auditor friend wants to see how much of my balance stems from matches, how much from introducing people, and how much was returned on the first day, all in one place
    there's a line about an overpayment that came back to me, a line of bonuses, a line of commissions, do these all end up in one sum and who adds them
    at the bottom it says that the sum and the contract agree, what would i do if one day it said they don't
    please provide breakup of my balance, how this figure is arrived; the total is not same like my paper, show me all parts of it
    so the difference between my sums and yours is your hidden fee; how'd you get to that number, show me the ins and outs`,
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
    where do i see what i spent on gas so far line by line; show me all my ins and outs since i signed up
    my memory is like a sieve since the accident, is there a logbook of everything that has ever occurred on my seat
    the insurance wants to see the day and the code of my first purchase, under which menu is it
    i'm after a commission from a lady called priya_k around easter, is there a search box
    can i show only what i took out, and hide all the rest; is what each click cost me in coins written next to it
    how far back does it go, to the beginning or only ninety days
    did i top up twice or three times last winter, where could i count
    my bank app shows movements, newest first, where are mine here; in what month did i take on this nickname, is such a thing noted
    where are the bonus payments of my titles listed; i'd like to walk through round 118 and see every line of mine in it
    is there proof, with a link to the chain, of a payment i made to join; someone claims i never paid, help me find the record
    when did the change to my present wallet take place; the list of what came in yesterday while i was at choir practice
    activity list; my transactions; log of payments; find an old payment; past events; search by hash; what i paid; all lines
    do the rows say in which kind each of them is, like match, ten percent, withdrawal
    my daughter wants to see that i wasn't cheated, where do i show her each thing i received
    where are purchases of mine from the year before last; are there pages for single rounds besides the list
    for the small claims court i need the exact day and the chain's number of each of the three payments i made last autumn, where are such old things kept
    my wife found 38 dollars missing from our coin wallet in may, i believe i bought two packages then, where could i look that up
    i'd like to sit down with a cup of tea and read what has happened on my seat since the beginning, line after line, is there such a page
    the person who calls himself zebra_12 claims that i got a commission from him in winter, can i search in my own list for this name
    show me only the times i took something out, i want to add them up for our holiday budget
    where i can see all my past transactions with dates; i want see what i receive and when, from the first day, where is the list
    so old entries get wiped after a year; where do i dig out the payment i made back in march`,
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
    who worked out my pay of the day and can i recompute it in my browser
    two neighbours, same number of shares, one got 0.9 and the other 2.3 for friday, is there an exhibit showing the steps
    i won't swallow 1.44 without seeing how you cooked it; does some page lead from arrivals on my two sides to the coins, in order
    my maths olympiad son wants to recompute thursday by hand, where does he find all inputs
    who did the computing of that result, you or my own browser, and against what is it checked
    there is no explanation for today's round yet, when will there be
    seven on one side and twelve on the other: i'd have said seven, i was paid for five, explain that day
    what made a score worth so little on the eleventh; i suspect my limit cut off some, where's the evidence for that day
    what if my recalculation proves you wrong, which number stands; can i see how the value of a score was found on a given date
    my supervisor signs each lab sheet with intermediate results, do you show intermediates
    is the arithmetic of a past day still viewable a year later; dispute: round 75, please prove
    where do i press to unfold the explanation of a day; derivation; show your steps; audit one day; why that amount
    calculation of round; i expected double; explain the day; working shown; result check
    the number looks random to me, please walk me through it; does the explanation include what i got back on my purchase that day
    how come 3 matches brought less than 2 matches the day before; is the same step list there for the hundred dollar plan
    on thursday i got 2.06 coins and my twin brother, whose tree looks like mine, got 3.90, he's insufferable now, where can i see how each step of my thursday came about
    i was a maths teacher for forty years and never accepted a result without the working, so where do you show the working for what i was paid on the ninth
    nine on the left and eleven on the right by my own count, so nine expected, six paid, who explains the missing three of that particular day
    my group is shouting at me because the value per score was so low on sunday, on which page can i show them why
    how can i recompute a past day from public figures, and what if my result differs from yours
    how my yesterday income was calculated, please show the calculation
    yesterday i receive little, i want to see how you count this; so nobody can check how a day's pay was worked out
    my mate got double what i did on tuesday, show me the sums`,
};
