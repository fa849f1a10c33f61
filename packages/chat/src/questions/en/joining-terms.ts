import type { OtherWords } from "../other-words.ts";

export const joiningTermsQuestions: OtherWords = {
  "no-refund": `
    i want my money back; changed my mind; can i leave and be refunded; cancel membership; reverse my payment; chargeback
    sell units back; return my units; i regret paying; give me back my cash; i made a mistake and want out
    how do i quit and get paid back; is there a guarantee to return money; 14 day return; can i get my payment back
    i want to cancel everything and get refunded; do you have a refund policy; how do i undo my registration; can i return my unit
    money back guarantee; i paid by mistake; can this be reversed; i want my cash returned; get my deposit back
    how do i get out and be paid back; changed my mind, refund; withdraw my membership fee; give me my money back
    i'd like to undo my purchase; can i return what i bought; i was pressured to pay, can i cancel
    i want to get out and get my 100 dollars back; is there a trial period; file a chargeback; can my bank reverse the payment
    i regret joining, refund please; how long is the withdrawal right; it is not what i expected, take it back
    my wife is furious that i paid, how do i undo the whole thing; it was an impulse purchase last night, please reverse it
    i changed my mind, can i get the twenty dollars returned; want my money back; how do i revoke my purchase
    14 days return right; i joined an hour ago and regret it; how do i ask for a chargeback; can support reverse my payment
    give my payment back please; i got talked into it and want out with my cash; buyer's remorse; void my purchase; cooling off
    reimburse me; rescind; take your seat and give back my hundred; i was pressured by my cousin, undo it; can visa claw it back
    consumer rights to return; not satisfied, money back; i'd like to revoke within two weeks; unwind the purchase
    is there some grace period; my kid paid with my wallet, return it; get my stake out; nothing happened so i want my fee back
    cancel the order; i clicked buy accidentally; escape hatch; i demand repayment
    i was drunk last night and clicked through the whole thing with my last 100 dollars, is there a way back this morning
    in our country the law gives two weeks to step back from an online purchase, to which address do i send the letter
    a pushy colleague made me pay, i never wanted that, who can give me my twenty back
    amazon refunds me without a question, so how do i get my cash back from you
    my bank says they can't do anything because it was coins, can you as the operator reverse it
    if nothing has come in after three months, may i return what i bought and get at least half
    what happened to my payment the second after i pressed, is it still lying somewhere so that it could be sent back; regret
    undo payment; step back from the deal; get it back; return to sender; money returned; reverse purchase; cancel within 14 days
    i want out with my cash; can i hand back the shares; paid and sorry for it; is there any guarantee if i'm not happy
    void it please, my mistake; will paypal protect me; is it final once i've paid
    i paid an hour ago and my wife is furious, how do i get it back
    the seller on the phone said i'd have 14 days to change my mind, is it so; can my bank reverse it like with a credit card
    i bought five though i meant one, can you return the other four
    my mother with dementia paid 60 dollars, surely you will give it back to her; i've had enough and want my stake out, what do i do
    amazon takes back anything, what about you; as a lawyer's assistant i ask on which basis a withdrawal from the purchase is excluded
    could the operator make an exception, i'm a poor student and need it for food; what if i complain loudly, will i get my cash
    can i swap my shares back into coins; money back?`,
  "seat-expires": `
    do i lose my seat if i do nothing; does my membership run out; is there a yearly renewal; do i have to buy again every month
    must i stay active; i was away for a year is my account still there; inactive account; how long is my membership valid
    will my account be closed if i am inactive; do i have to renew; i didn't log in for months, is my place still there
    is there a yearly payment; must i buy something every month to stay; does my seat run out
    what happens if i just do nothing from now on; is the payment one time only
    i am going abroad for a year without internet, will my place be there when i am back
    i joined long ago and never logged in since, am i still in; i haven't logged in for a year, is my place still there
    is there a renewal fee each year; do i lose the membership if i do nothing; for how long is one payment valid; does it run out
    i'll be in prison for two years, is my chair safe; shelf life of a seat; use it or lose it?; dormant accounts; maintenance fee
    lifelong or limited; i forgot about this for ages, am i still in; need i log in now and then; minimum turnover per month
    will i be purged for being idle; annual dues or my place goes; vacation for a year; do packages get stale
    can i pause and come back; is a monthly order compulsory as in other networks; will someone else get my chair if i'm lazy
    i'll be on a ship for eighteen months with no connection, will everything still be mine when i return
    in my last company i had to order for 50 dollars every month or lose my rank and team, what is the rule with you
    two years ago i put in twenty and forgot about it, does this still exist somewhere
    my gym membership runs out in december if i don't renew, how long is what i bought here good for
    is there a time after which unused places are given to others
    i don't feel like recruiting for a while, does pausing cost me something
    do the shares i bought get old and stop counting one day; forever or for a year; renewal; dormant; do nothing for months
    monthly duty; run out; lapse; lifetime; will you close my account when i sleep; do i need to show up to stay in
    paid once, in for ever?; must i keep buying; does my pot expire; are there yearly dues
    i've been lazy for a year, still a member?
    i'm going to sea for eight months and can't look at it, will my place still be there
    do i have to buy something every month to stay in like at my old company; i've done nothing for a year, has someone taken my spot
    is there a renewal like for a web address or a gym card; will the coins in my pot be lost when i don't log in for long
    my aunt stopped recruiting, will she be thrown out; i'm in hospital until summer, what do i lose in this time
    how many years does a position last; is there a minimum turnover to remain active; must i top up in order not to fall out
    can i lean back for ever after paying once; inactive members get kicked?`,
  "before-opening": `
    pre registration; plan has not started; when does it start; early access; join early; not open yet error; launch date
    the plan is not open for entries yet, it says; come back at the opening time, is all i get when i press pay
    my payment was turned down with not open yet; i wanted to be the very first and got an error that entries haven't begun
    when do you open; is it already open; can i reserve a place; is the plan already running; when is the launch
    can i register before it starts; it says not open yet; how do i get in before everyone; who could join before the opening
    when can i register; has it begun; early bird; not started error; join ahead of everyone; registration is not open yet
    can i be one of the first before launch; the page says not open yet; who got in before the start
    can i reserve a place before the opening; opening date of the plan; the registration isn't open yet, what can i do now
    may i secure a spot before the launch; it shows a countdown; can i pay in advance of the opening; am i too early
    the doors are shut; premiere; presale; grand opening; it's still locked, when do you unlock
    first come first served, when is the start shot; waiting list; i want to be at the front of the queue
    founders got in early, fair?; soft launch; can i preorder a chair; the join button is dead with a timer
    on which day does it kick off; were seats handed out before the public
    my leader says that who comes in first sits at the top, so how do i get in before the gates are opened
    the page shows a clock running backwards and no button to pay, what am i supposed to do now
    i'd like to send my payment tonight so that i'm placed the very second it starts, possible?
    were there people placed before the public, and do they take something out of what we pay
    for concerts there's a presale for fans, do you have that for early supporters
    who got the spots at the very top and did they pay for them; countdown; not started; opening hour; first in line; start day
    reserve in advance; early entrance; launch; opens when; can i be put on a list before it begins; it won't let me in yet
    is it running already or not; when do the doors open; prepay for the start; are the founders above everyone; too early error
    it shows a countdown and i want to be the first, can i pay already now
    my leader says he has a place at the top before anyone else could join, how is this possible
    the form says that the plan isn't open yet, when can i enter
    i see some seats in the contract although the start is tomorrow, whose are they
    can i reserve a good place ahead of the start for a small deposit; a guy sells early places for 50 dollars in a chat, is it real
    is there a presale for insiders as with many coins; the clock on the register page, what happens when it is at zero
    as a journalist i wonder if the founders got free shares before the public; do early birds get better conditions
    i want in before everybody, how; not started yet?`,
  "try-first": `
    is there a demo; demo account; can i test it first; try without money; free trial; can i try it with play money
    test without real money; how do i practice before joining; simulate my team before i pay; sandbox to play with
    i want to see it working first; calculator for earnings before joining; run it on my own computer to try
    play around before putting money in; see how it feels before i invest; get to know it first without paying
    is there a way to test this before i spend money; demo version; i'd like to look inside without registering
    practise with play money first; a free account to try; can i see the dashboard before paying; trial; is there a trial
    can i test everything with play money before i pay; i'd like to look inside first, demo please
    how may i practise without risk; free test version; taste before buying; guest mode; peek inside as a visitor; test drive
    show me screenshots of the inside; simulate it on my laptop; is there a version with monopoly money; preview of the dashboard
    can a developer spin up a copy; let me play with invented people; money-free tour; trial membership for a week
    before i put a dime, can i see how it ticks; sample account; rehearse being a member; learn without risk
    i am careful with money and want to click through everything with something like fake cash before i spend a cent
    my son is a coder, could he set the whole thing up at home so that we can play with it
    can i look around the member pages without paying, a bit like a guest in a gym for one day
    where can i see how the sums would work out with a thousand invented people before i decide
    is there a free seat for a month as with a newspaper; i don't want to buy a pig in a poke, what can i check out for free; demo
    guest look; free seat; play money copy; run locally; explore without wallet; testing it out; dry run of the plan; mock members
    what can i test with no wallet at all; simulate the plan for free; npm start and then?; is there a test login i could use
    show me around for nothing; what's the least i can pay to see the inside; can i practise being a member
    i never buy shoes without trying them, can i try this for a week with no money; is there a practice account for nervous pensioners
    my son is a programmer, could he run the whole thing at home with play money first
    i want to play with the numbers of the plan before i ask my husband; is there a free share to begin with
    which parts can i look at without a wallet; games have a free demo, do you; does the simulator tell what i'd really get
    i teach economics and want my class to try it with invented members; what's the smallest real amount to test it with
    can i log in as a guest and click around; trial version`,
};
