import type { PassageQuestions } from "../passage-questions.ts";

export const legsAndCapsQuestions: PassageQuestions = {
  "what-are-legs": `
    what is a leg; left and right side; two branches; what are left and right teams; my branches; why only two legs
    how many people directly below me; what do you mean by legs; left team right team; why can i only have two people under me
    what does left leg mean; how many legs do i have; why only two people directly below; where do further people go
    what are branches; third person under me; explain the legs; what is my left side; left and right meaning
    where does the third one i invite go; two branches only; what is my left side and right side; what does leg mean
    where do further people i invite go; can i have three legs; which people belong to my right side; branches of my seat
    left leg right leg, what is this about; where do the third and fourth person i bring go
    how many people sit directly beneath me; which members belong to my left side; are people others brought on my leg too
    why only two; arms of my structure; halves of my team; flank; can i have a third arm; my fourth buddy lands where
    strong arm weak arm; why twofold; direct neighbours below; who's counted in my right half
    sides named left and right, whose view; do branches include deep people; wing; why am i limited to a pair beneath
    frontline is full, where do extra friends land; structure halves; does an arm belong to one person
    on the drawing of my team there are two lines going down from my dot, what do you call them and who belongs to each
    i wanted to put three of my sons right below me and the page took only two of them, where did the third end up
    is it like a family tree in which every parent may have two children only
    a person i never met was brought by somebody else, yet he stands in my left half, is he counted as mine
    what do people mean by strong and weak side; how far down does a side reach, three levels or without end
    can somebody belong to both my halves; so if my two direct places are taken i can't bring more people; two wings
    halves below me; left half right half; sub-teams; team a and team b; first level two places; sides of the tree; directions
    in other plans you can have ten wide, why's it just two in yours; what's a wing made of, persons or purchases
    who is on my right side, only those whom i brought?; a web designer thinks of nodes and children, is it a binary tree
    the nurse who invited me keeps talking about my weak leg, i thought it was a joke about my varicose veins, what is it
    where does my left end, at my two helpers or at the very bottom of the picture
    i brought a fifth person and they landed far down, why couldn't i have five branches next to each other
    do people that somebody else invited also belong to my side
    someone asked me which arm my uncle is in, how does one know and what does arm mean
    is the side a member joins fixed by who invited or by the chair he sits in
    dad's drawing has him at the top and two lines down, are these lines the sides you mean; how many direct places are below a member
    what all counts on my right half, only purchases of newcomers or also later ones of the old members
    leg, team, arm, side, wing, are these the same in your language; in a family tree i have four kids, here just two, why's that
    my physiotherapist laughed when i said my left leg has nine people in it, how do you explain that expression
    with an octopus i could have eight helpers next to me, why do i have just two places
    on which side does my cousin's whole crew count if he sits below my first helper
    i brought a fourth friend and the page put him under somebody else, is he lost to me
    where does a side begin and where does it stop; is left the side of those i invited and right the side of the others
    do people a stranger brought count as part of my side; who chooses whether a newcomer goes left or right under me
    my drawing has two strings hanging from my dot, is that what you mean by it; can the two sides be swapped
    a family tree has fathers and mothers, this one goes down in twos, what are the two called
    is it counted by heads or by what they've bought on each side; what's meant when the leader says push the weaker one
    how many people can be directly beneath me, and where do the rest go
    is my strong side the one with more people or with more purchases; left part; right part; two halves; branch; arm; sub-tree
    first line; only two below; third recruit goes where; side of the tree; team left
    could somebody on my right be moved to my left; does everything to the right of me in the picture belong to me
    a plumber thinks of a pipe that forks and forks again, is it like this; what's beneath my left helper, is it mine too
    in the meeting they kept saying build your weak leg, i sat there with my plaster cast and thought they were making fun of me, what does it mean
    i've three grown-up children and wanted to seat all of them directly under me like at our dining table, but the page offers only two chairs, what now with the third
    a woman i've never seen or spoken to sits somewhere in the right part of my picture, does whatever she buys count for that side of mine
    is my left side everyone i introduced on the left, or everyone who sits anywhere beneath the first person on the left, even twenty steps down
    draw me in words what begins directly below my seat and how far it reaches, as i'm on the phone with my blind father who has just joined
    what is left leg and right leg and in which leg my new joining will go
    i bring third person, he don't have place near me, he go where
    so each of my recruits is a leg, and i can have as many as i like
    some stranger turns up on my right side, is he one of mine or what`,
  "waiting-units": `
    what happens to the extra on my strong leg; do leftover units expire; carry over to tomorrow; unmatched units
    do i lose the surplus; remainder of bigger leg; carry forward; do extra units burn; do i lose the rest on the bigger side
    is what is left kept for the next day; extra units stay; are unused units on the strong side kept; what is variance
    do the surplus units stay; my strong leg has lots left over; do extra people on one side get wasted
    carried to the next day or not; will my unpaired units vanish; stronger side leftover tomorrow; does the rest expire
    unmatched people lost or kept; how long do units wait; surplus of one leg; what happens to the surplus of my big leg
    do the extra ones on the strong side disappear at night; carry over to the next day; how long do unmatched units stay
    is my volume lost if the other side is empty; are leftovers reset each month; variance in the overview
    my weak side is empty at the moment, will the many units on the strong side still be there next year
    do i lose what has piled up on one leg when the month ends; do unmatched ones get deleted at midnight; what's the variance
    i have nine left over on the left, are they kept for tomorrow; how long do leftovers stay; backlog on my big arm
    spill left uncounted tonight; do singles get thrown away; banked for later; leftover single ones
    is the queue on my strong arm eternal; surplus storage; reset at month end?; pending ones under my name
    does patience pay: will they match next year; carry balance; hoarded on one arm; expiry of unmatched sales
    widows without a match; will midnight erase my excess; residual count
    on my strong wing eleven sales have found nobody to match with since february, are they saved somewhere or rubbed out
    with my phone contract unused data disappears at the end of the month, are unused sales treated the same way
    the dashboard has a number called variance that grows and grows, is that good or bad
    my right wing sleeps, when it wakes up in a year will it find the old sales of the left still there
    so at midnight all the unmatched ones are deleted; is there an expiry date on what has piled up on one wing
    how many are in the queue on my heavy wing and where can i see that
    after the day closes one wing is always zero, is this normal; leftovers; queue; surplus kept?; rollover; carried forward
    remainder; stored sales; spare ones; accumulating on one side; unused volume
    other binary companies flush the strong leg each month, do you too; if i stop for half a year do i forfeit the stock on my wing
    will a bigger package keep my spare ones from being lost; do unmatched sales survive the change of month
    i have nineteen extra on the left since summer, do they rot like vegetables or keep
    my leader calls it carry-over, is there such a thing and for how many days
    each evening the bigger side keeps a number called variance, what does it stand for
    after the match of the day the leftovers, does somebody cancel them at the end of the month
    a bookkeeper would say carried forward, is the balance of the stronger arm carried forward for ever
    gamers lose unspent energy at reset, do i lose unmatched ones at reset as well
    will my surplus from january still count when my son finally starts the other side in december
    both arms show spare ones right now, is it possible or is it just before closing; can i see how many are parked and on which side
    if i stop for a year because of illness, what becomes of the ones with no mate; do unpaired entries have an expiry like yoghurt
    when the bakery closes, the unsold rolls go to the pigs, what do you do at night with the sales that found no mate
    i've got thirteen extra on the heavy side since we had the school fair, will they be there at christmas
    the other company i was with flushed everything on sunday night, is sunday dangerous here too
    how is the number called variance to be read, good or bad; is there a limit to how many can queue up on one side
    if i go on maternity leave for a year, do i lose my queue
    after each closing one side reads zero and the other doesn't, explain please
    does the queue count for the month in which it finally gets matched; can the queue be sold or given to the person above me
    are older ones matched before newer ones; where on the overview is the number of those in the queue
    my phone's unused gigabytes roll over for one month only, how many months here
    will buying another share do something to those in the queue; is it a bad thing to have three hundred waiting
    suppose the second side starts only after four years, what about everything parked on the first
    does anything gnaw at the surplus over time, like inflation; leftovers tonight; parked sales; rolled over; unpaired; stockpile
    reserve on the strong side; wiped at reset?; extra ones kept; stay how long
    both sides show something in the queue during the day, does that get sorted out at the closing
    is a unit in the queue lost to me if its owner quits; do those with no mate get matched automatically when the time comes
    since the carnival seventeen purchases on my left haven't found anybody on the right, i'm going into hospital for three months, will those seventeen still be in line when i come out
    in the company i left, whatever was unmatched on sunday at midnight went up in smoke, i check your page every sunday with fear, is this fear justified
    on my overview is a number with the odd name of variance, it rose from 4 to 11 in a week, is it a debt, a reward or a queue
    when at last somebody joins on the empty side, will old purchases of two winters ago be used as partners or only the fresh ones
    i froze my surplus soup and it lasted half a year, how long does my surplus on the strong side last with you
    balance units of my bigger side, whether carry forward is there or it will lapse
    the rest of the left side, tomorrow he is still there or he is dead; so everything that isn't matched by midnight gets flushed
    will my surplus still be knocking about next year if the other side's slow
    the ones wey no get partner for other side, una dey cancel dem`,
  "daily-cap": `
    maximum points per day; daily limit; cap on earnings; most i can earn in a day; limit of pairs; how many pairs count each day
    ceiling per day; how much is the most per day; is there a ceiling; can i earn unlimited; how many points per day at most
    what is the limit for my earnings per day; does the cap rise with more units; maximum pairs a day; i hit the limit
    why did it stop at 10 points; points limit with two units; how many points can i make in one day; upper limit
    most pairs counted; cap for five units; what is the most i can make in one day; with 3 units how many points are possible
    does buying now raise today's maximum; why did i only get fifty points; daily maximum
    my team is growing quickly, is there a limit of what i can collect in a day
    i hold two units, at how many points does it stop for me; is there a maximum i can score per day
    why did i stop at twenty points; how does the limit rise; with three units, how many points at most
    upper bound of points a day; what's the ceiling; plafond; ceiling for matching; throttle; i'm maxed out at ten
    why not more than fifty; what's the roof with three packages; if i add one tonight does my roof rise tonight
    limit reached message; top speed; earning quota per 24h; sixty matches but paid fifty; max out; what's my personal limit
    is there a brake on big teams; how do i lift my ceiling; uncapped?; the first account has what limit
    i had a fantastic saturday with seventy matches and was paid for fifty, is there some roof that nobody told me about
    how many ticks can a person with three packages take home in 24 hours
    if i add a package at noon, is the roof already higher this evening or only from tomorrow
    as with a daily card limit at the bank, how large is mine here and who sets it
    my friend with one package always stalls at ten, what must he do to get further
    is there any member without a roof, say the founder; so the sky is the limit if my team is big enough
    does a package bought today help for what i missed yesterday; max ticks; 10 20 30 40 50; top of the day; daily quota
    pairs allowed; limit per package; cut off at ten; how high can a day go
    i run a team of four hundred, how much of their sales can count for me each day; is fifty the absolute end, even for a star
    do the limits apply per wing or per day; speed limiter on points
    what's the top speed, i mean how many matches per day can one with two packages be paid for
    my leader has a monster team, is there a ceiling for what he scores daily
    we had 34 matches yesterday and i was only credited 10, is it because i own a single package
    if i add packages this evening, will the ceiling of this morning be lifted as well
    is the maximum different for an old member than for a newcomer; can the limit ever be raised above fifty by some special deal
    accountant: per-diem maximum by holding, in a small table please
    does the ceiling reset at midnight or can i save unused room for the next day; the founder's chair up there, what is its ceiling
    5 packages, how many scores at most; in my game there's a daily quest limit, same here?
    like a taxi meter with a top fare, is there a number at which my scoring stops for the day
    on black friday half the town seemed to sign up below me, is there a lid on what i can score in a day like that
    with four shares, where's my lid; i bought my second share at ten at night, does it count for the matches of this same day
    does a share bought today lift what i missed last week
    even if i were the queen with ten thousand people, could i get more than fifty
    is the limit the same for the big plan and the small plan; what happens with match number eleven if i own one share
    unused room from a quiet sunday, can i use it on a busy monday; why was i paid for twenty when i can count twenty-six matches
    i need a little table: shares held, most scores a day; what's the advantage of the fifth share over the fourth, limit-wise
    the credit card has a day limit which i can call and raise, can i here; is the limit for each side or for both together
    limit a day; quota; maximum matches; 30 with three; how high; upper bound; lid on earnings; cap with 2 units
    daily maximum reached; a marathon has a finish line every day, where's the finish line for my points
    is the lid there to share out more evenly; can i hit my lid before lunch and then nothing counts till midnight
    on the day after the festival so many people bought in my tree that i had counted 43 matches on paper, i hold two packages and was paid for twenty, is that all one can get in a day
    my upline claims he scored a hundred in one day with five packages in the ordinary plan, my calculator says this is impossible, who is right
    if i buy a third package now, at nine in the evening, does it help with the matches that came in this morning or just from tomorrow on
    i'm planning my month and want to know for one, two, three, four and five packages how many matches per day would be paid at most
    is the ceiling there for good or does it get higher the longer you're a member, as with a credit limit
    what is the capping per day if i am holding three units; how much points maximum in one day i can take, with two units
    so there's no limit, big teams earn without end; hit ten by teatime and it stopped dead, what's that about`,
  "what-is-flash": `
    points lost above the cap; what does flash mean; flush; pairs over the limit; wasted pairs; flashed out
    pairs that pay nothing; exceeded my limit; why were some of my pairs not paid; points burned; what are flashed points
    why did some pairs not count; do i get flash back later; my points got burned; why is flash not paid
    i lost pairs over the limit; it shows flash, meaning; why did i lose points to flash; wasted points; points beyond the limit
    some of my pairs were not paid; it says 12 flashed; why are pairs above the maximum lost
    can i get back flashed pairs by buying more; what is the flash number; lost points because of the limit
    yesterday i had more pairs than allowed, where did the rest go; there is a number next to flash and i don't know what i lost
    it says flash 7, have i lost something; can i get flashed pairs back; pairs over my limit, what becomes of them
    what does flashing out mean; how do i avoid losing pairs; burnt; evaporated matches; overflow that nobody pays
    my twenty surplus matches vanished; what a waste, can i rescue them; why throw away good matches; lightning number; forfeited
    over the roof and gone; can i retroactively buy to save them; used up with no reward; excess above fifty
    red figure called flash; where do the forfeited ones go; punishment for big teams?; lost matches tonight
    in the evening there was a lightning sign with 14 next to it and by the next morning those fourteen were gone, what did i lose
    my team sold so much that a part of the matches was thrown in the bin, can support bring them back
    is it a bonus or a loss when the page says flash 6
    if i had held two more packages the wasted ones would have been paid, may i buy them now and have it repaired
    do the sales that were over my roof go back to the queue or are they consumed; so you pocket the matches that i'm not paid for
    why is it shown only while the day is running; my leader is annoyed about burnt pairs, how do i explain the term to him
    flash number; surplus matches burnt; flushed; wasted; lost to the ceiling; unpaid pairs; excess of the day; what's 9 flash
    zapped; in computer games overkill damage is wasted, is this the same thing
    are both wings reduced by the pairs that weren't paid; is it worth buying one more package only to avoid it
    does flash from last week ever return
    i saw a lightning word on the dashboard with 12 next to it, is it a bonus or a loss
    yesterday matched 22, paid 10, where did the other 12 go and can i still fetch them
    my leader laughs and says i'm burning people, what does he mean; if i top up tomorrow, do the burnt ones of today come back to life
    are the pairs over my limit kept for me or do they go down the drain
    it feels unfair, my crew works and the excess evaporates, is that really by design
    is it worthwhile to add a package just to stop the wastage that shows up once in a while
    does wastage remove people from both sides or only from the smaller; flashed out, please translate
    can the wasted ones pass to the member above me; why does the overview warn me about a number called like a camera light
    our dairy spills the milk that doesn't fit in the tank, is this the sense of the figure with the word flash
    my page says 5 under a word that reminds me of photography, is something wrong with my account
    i had two shares, matched thirty-one and got paid for twenty, do the other eleven come tomorrow
    can i ring someone to rescue matches that went over my limit
    if i quickly buy a share before midnight, will today's overflow be saved
    and if i buy tomorrow, will yesterday's overflow be saved; are the burned ones taken from both my sides
    who profits from matches that i'm not paid for; does it happen only to people with strong teams
    is it worth twenty dollars to stop losing a couple now and then; why doesn't the page show the number for days already over
    my team calls it flushing, is that the same; is flash a bonus round as in pinball
    are they carried to the next day if i was over the limit; is there any trick not to waste matches on good days; burned pairs
    over the cap; excess matches; number called flash; not paid above limit; wasted today; lost overflow; surplus above my maximum
    at what point of the day do they turn from waiting to lost; so big teams get punished, nice
    does the overflow move up to my inviter; what do i tell a member who's angry about losing twelve matches
    last night next to my score there was a word like from a camera with a 9 behind it, and this morning the 9 was nowhere, did i win or lose nine of something
    the team bought like mad before the holiday, i got paid for ten matches and the page says fourteen went over, can these fourteen be used tomorrow when it'll be quiet
    should i have bought another package yesterday to rescue what went over my limit, and would it still help if i bought it today
    it seems unjust that the purchases of my people are used up on both sides although i wasn't paid for them, is it really so
    my sister asks whether she ought to pay another twenty only because twice a month a few matches go over her limit, does that pay off
    what is flash and why my pairs are getting flashed out daily; i see flash 8, is present from you or is something what i lose
    so flashed pairs get added to tomorrow when i'm under my limit
    can i claw back what i lost over the limit if i buy another one sharpish`,
};
