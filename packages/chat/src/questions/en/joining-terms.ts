import type { PassageQuestions } from "../passage-questions.ts";

export const joiningTermsQuestions: PassageQuestions = {
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
    can i swap my shares back into coins; money back?
    i bought three seats' worth of shares on monday, my dentist's bill came on tuesday, and now i urgently need that sixty back, is there anyone who can push the coins the other way
    the airline gave me vouchers when i cancelled, the hotel kept everything, which of the two are you like
    a salesman at my door must give me a form to step out of the contract, where do i download yours
    my roommate used my unlocked phone to enter for forty dollars as a joke, can the payment be taken out of the blockchain again
    i paid this noon and the day isn't over yet, so nothing has been handed out, couldn't you simply stop it before midnight
    i misunderstood the whole thing, thought i'd get a product in the post, and would like to send everything back
    which person in your company has the authority to approve reimbursements, i have a good reason
    paid with the wrong wallet, it was the club's money and not mine, please reverse so that i can pay from the right one
    does a purchase protection like with paypal or klarna cover me if i am unhappy with this
    my credit card company offers disputes within 120 days, will that work on a coin payment to your contract
    i have moved my mind, please to give the money again to my wallet
    i want to step down from three shares to one and have the difference paid out
    how come you can't just send it back, you know my address, it is one click for you
    if my complaint is justified, say the page was unclear, would there be compensation out of goodwill
    is there a moment, an hour or a day, in which a payment is not final yet
    i have a receipt and the shares are unused, at the hardware store that's enough for my cash back
    my business partner says money that has been shared out can't be called back, is it true that even the owner couldn't
    sad news, i lost my job today, is there a hardship rule for people who need what they've put in; exit fee or exit at all
    revoke within fourteen days; reclaim what i paid; undo a deal already confirmed; get reimbursed; no thanks, return it
    the removal van is booked, my deposit isn't back from the old landlord, and i foolishly put 80 dollars in here on sunday evening after two beers, is there any road by which those 80 return to me
    i ordered boots last week and sent them back without a word, so when my brother showed me this i thought why not, but now i've changed my mind, how do i send my membership back
    our community college runs a class about consumer rights, and a student asks if the statutory fortnight for online purchases applies to a payment made to your programme
    my inviter told me that i could always step out within a month and keep my capital, i paid 60 on his word, was that the truth
    i run a bicycle repair stand and by mistake i paid with the shop's wallet instead of my private one, can you reverse the thing so that i do it again correctly
    since this morning i feel sick about the money i put in, the day isn't over yet, is it possible that someone stops it before it's handed out to the others
    last night my fourteen-year-old found my phone unlocked and bought five of those packages, i never agreed to that, whom do i call to have a hundred dollars restored
    kindly revert my amount of forty dollars, i did the payment by oversight yesterday night only, sir please do the needful
    i am not happy customer, i want all my money come back to my wallet until tomorrow or i make police
    so as long as i haven't used my packages i can hand them back within the month, that's consumer law innit
    wallahi i pay by error, my boss go kill me, abeg make una return am
    you took my coins in two seconds, so returning them can't take longer, get on with it`,
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
    can i lean back for ever after paying once; inactive members get kicked?
    i'm doing military service for fourteen months and phones are collected at the gate, will my position survive that without me
    my domain name was sold to a stranger because i forgot to renew it, may the same happen with my place
    with my frequent flyer account the miles died after three years without a flight, what dies here when i do nothing
    i haven't introduced a soul since i signed up, will you strike me off the list at some point
    do i owe you any upkeep in the years to come, like ground rent on a burial plot
    our old company demanded an autoship of vitamins every four weeks, is there a compulsory order here as well
    can i simply stop logging in, have a baby, come back in two years and go on where i left off
    how long will the seat that my late start secured me be reserved under my name
    is there a quiet clause that makes my shares worthless after some date
    does one have to confirm every year that one is still interested
    if i never recruit, will the shares i hold be taken down one by one
    what, apart from a title, has a date by which i must do something
    my balance is tiny and i would rather let it lie for five years, is there any penalty for sleepers
    so membership ends on 31 december and then they bill me again, that's how clubs earn money
    is it like a driving licence for life or like a passport with an end date
    when the contract was made, did somebody put an end date in it after which all seats are void
    lapsed member, do i have to sign up from scratch; expiration of position; is there upkeep; no activity for 3 yrs
    stays valid until; dead account rule
    i got married and moved to canada and forgot this completely, my last visit was in 2023, am i out
    do the packages need a refresher purchase after some hundred days
    i was on a fishing trawler off namibia for nine months with no signal at all, and coming home i wonder if the place i paid for in january is still mine
    my library card gets blocked when i don't borrow anything for two years, so does the thing i've bought from you also go to sleep and vanish
    after my burnout the doctor forbids me any screen until christmas, i've three packages and a handful of people, what am i going to lose if i do absolutely nothing
    the vitamin company i used to be with wanted forty euros of orders from me every month or else my whole team was passed upwards, tell me you don't do that
    i bought my place during the lockdown and then had twins, so four years passed in a blur, would there be anything left of it if i logged in tonight
    my accountant is clearing up and wants to cancel everything that renews itself, does what i have with you draw money every year
    is it enough to pay once in life, or do i get a letter some day saying that my time is over and i have to top up to remain
    if i don't do nothing for long time, the place is remove from me or it stay
    please confirm whether yearly renewal charges are applicable on my membership or it is lifetime
    so when i stop working the business for six months my position goes to my upline, like everywhere
    i were away for my studies since two year, my seat it lives still?
    reckon i can shove off to the outback for a year and my spot will still be sitting there when i'm back`,
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
    i want in before everybody, how; not started yet?
    everything on the form is grey and a box tells me the number of hours and minutes left, is my browser broken
    as with a new restaurant i'd like to be there on the first evening, how do i find out the exact hour
    i got a message that insiders are already seated above everybody, how can anybody be in before the doors open
    could my nephew enter early by calling the contract directly and skipping your page
    will there be some countdown alarm so i don't oversleep the start
    do those first seats up there take a part of the money of all later people, or are they empty
    do the accounts created before launch own shares and earn
    what is different for people who come an hour after the opening compared with those set up before
    i transferred my twenty dollars in coins already, when may i use it, the button refuses
    somebody offers me a guaranteed number seven in line for 200 dollars, the launch is on friday, what do you say
    i tried to be clever and paid before the start, and the network refused, why
    is the start time the same for someone in fiji and someone in peru
    does the team that deployed it get places, and under which conditions; opening ceremony, when; launch hour
    can't register since the site says wait; grey until start; closed doors; pre-launch seat; before day one
    who is allowed to create places without paying and until which moment
    can you keep a spot warm for me, my salary only arrives on the day after the launch
    our choir wants to enter together at the very first minute, can we prepare anything in advance
    sneakers are dropped at ten sharp and bots take all, will it be the same on your opening day
    my friend in the developer chat sees entries in the contract dated before the launch, is this cheating
    so the early ones get shares for free and we pay for them, right
    the whole staff room is waiting with fingers on the buttons, the clock on the page says two hours eleven, is there anything one can already do now so we're not last
    on the form there's a date and no field to type in, i took a day off for this, what am i supposed to do until the hour comes
    someone in our telegram chat shows pictures of places that already exist although the start is next week, did those people have to pay like the rest of us
    my cousin who writes code says he'll call the contract himself ten minutes early to get us on top, is there any chance that this works
    i was offered a reserved place near the top before the doors open for 150 dollars, to be paid to a private person, is anything like that real
    i'm covering the launch for a local radio station, who is in the tree before the public is let in, and do those accounts cost or earn anything
    the site is telling me plan not opened, but my friend is telling he is already inside, how it can be
    please intimate the exact date and time of commencement so that i can keep funds ready
    i have hurry, want be first, why the button of register is sleeping
    so whoever pays the admin a bit gets in the day before, that's how presales go
    is there any early access for loyal followers or do we all queue at the gate the same minute`,
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
    can i log in as a guest and click around; trial version
    my father-in-law, a stubborn plumber, wants to poke at it for an evening without spending anything, what can he do
    ikea lets me sit on the sofa before i buy it, is there any way to sit in your tree beforehand
    i'd love a playground with monopoly notes where i can pretend to have two hundred members under me
    does your simulator know what would happen if i had a team of seventy, half of them lazy
    give me login data of a test person so that i can have a look round
    i run linux at home, which command brings up the whole thing with invented people
    which parts of the dashboard use no money at all once i am in; how old may my node version be to start the local copy
    is there a worked-out example somewhere with numbers that i can follow with a pencil
    the free month at the fitness studio convinced me, is there any such offer here
    can i join with zero shares first, just to see the member pages from inside
    is the robot trading page testable with pretend money, and do i need to be a member for it
    how realistic are the results of your toy version, will real folks pay as the puppets did
    before our savings group decides we want a dress rehearsal, how would we go about it
    i'm a qa tester, is there a staging environment with fake coins that outsiders can use; hands-on without paying
    look under the hood; rehearsal copy; sample world on my pc; invented network; calculator for a made-up team; taste it
    do you have a sandbox like stripe has with test cards; so i have to pay before i see anything, that's a pig in a poke
    how many pretend members come with the version that runs at home
    is one share the smallest thing to start with if i have finished playing and want to try in earnest
    i'm the sort of man who reads the manual of a toaster, so before i part with twenty dollars i'd like to spend a rainy sunday playing with the thing, what's there to play with
    my daughter has a laptop with that node stuff on it for her studies, could she start your whole site at home with invented people so that we can look at it together
    in driving school we practised on an empty car park before the real road, where's your empty car park for nervous people like me
    before our choir's treasurer agrees she'd like to see with made-up numbers what would happen to sixty people over a year, do you have a tool for this
    i tried to look at the members' pages without being a member and only saw a login, is there a guest ticket or some sample account i might use
    a friend says i can rehearse trading rules and imaginary recruits without spending a cent, but only from inside, which parts need a seat and which don't
    i want first taste, then pay, in my country we say never buy the fish in the water, it is possible with you
    kindly provide demo id and password so that i may check the features before investing
    so there's a free seat for thirty days and then it turns into a paid one, right
    i have no courage for real money, can i make exercise with the false money
    mate, before i splash out a score, any way of having a fiddle with it for nowt`,
};
