import type { PassageQuestions } from "../passage-questions.ts";

export const sponsorsQuestions: PassageQuestions = {
  "what-is-a-sponsor": `
    who is a sponsor; what does my inviter get; referrer; who gets a cut when i join; can i change my sponsor; wrong sponsor
    what do they mean by sponsor; whats the role of the person who invited me; i typed the wrong sponsor
    what is the job of my sponsor; can i pick another sponsor later; who is the person i should enter as sponsor
    does my sponsor earn from me; entered the wrong inviter; what does sponsor stand for; who's a sponsor
    whom do i put as sponsor; benefit for the one who brought me; sponsor can be swapped later?; what is a referrer
    what does the field sponsor mean; what name do i write in sponsor; the person who invited me gets money from me?
    i put the wrong person as my inviter, can you fix it; change my referrer after joining
    does it cost me extra that my sponsor gets ten percent; why is a sponsor asked; how much does the one who brought me receive
    i had a fight with my inviter, can i take another one; put someone else as my sponsor afterwards
    i'd rather have my brother as sponsor; get rid of my sponsor; what does the one who invited me get
    is it possible to switch my inviter; why do i have to type a sponsor; i picked the wrong referrer; who counts as my sponsor
    do i pay more because of the sponsor; what's a referrer; can i get rid of my sponsor; who takes ten percent of my cash
    is the referrer paid by me or by you; my mate wants me to type his nickname, why; does my referrer earn each time i add
    meaning of inviter field; is a mentor the same; my recruiter tricked me, detach me from him; reassign me to somebody nicer
    i put in a wrong nickname for the person who brought me; godfather of my account; benefit for the guy who signed me up
    do i owe something to my referrer; can my referrer be swapped next year; swap uplines
    the form wants the name of some member before it lets me go on, what is this person to me and what do they get
    a nice lady at work gave me her nickname to type in, does she make something when i pay and do i pay more because of that
    i took the wrong link and now some unknown guy earns on me for ever, can you put my sister there instead
    does the one who talked me into this get paid again when i buy more next year
    my boss at the insurance company got a bonus for hiring me once, is it like this here or for life
    what if the one who brought me has no shares of his own, does he still take his ten percent
    we had a quarrel, me and the person who brought me, can i be detached from her; recruiter's cut; the one who brought me
    wrong name in the form; referred by; ten percent for whom; inviter's role; can i take back the name i gave as my inviter
    do i have to obey the one who brought me; is it a coach or just a name; does my inviter get it from my share or on top
    who profits when i pay; misspelled the one who brought me; is a sponsor like a guarantor
    the form wants a name in the field sponsor, i have no idea who that might be and what he gets from me
    the taxi colleague who told me about it says he gets two dollars if i pay twenty, is it taken off mine or extra
    does the one who brought me also earn when i buy again next year; can i change my mind about who brought me in, i quarrelled with him
    what duties does my recruiter have towards me; i typed the wrong person as my inviter and paid, is it forever
    what happens to the commission if the guy has no shares of his own; is the sponsor like a godfather or like an agent who takes a cut
    how much does the person behind the link make with my hundred dollars; for our records, what is the legal role of that referrer
    my link filled in a strange name, should i check it before i pay; who is that man in my sponsor field
    the tailor next door says i should write his nickname in the form, what does he get from it and do i pay more
    which role does the person have whose link i clicked in the family group
    typed an old schoolmate's name as the one who brought me and already paid, can that still be corrected
    does my inviter keep earning on every later purchase of mine or only on the first
    at my call centre there was a one-off bonus for bringing a colleague, how is it here for the one who brings me
    i'd like my wife to have the ten percent on me, she holds no units at all, does that matter
    is the inviter responsible for me, does he have to train me or answer my calls
    what should i look at before confirming the name that the link has put into the form
    who pockets two dollars of my twenty and why; commission of the recruiter; role of the referrer; inviter's percentage
    person who introduced me; so sponsors are employees of yours
    can i swap my inviter for a nicer one when she turns out to be rude; does it come out of my twenty or on top of it
    is it possible to have two inviters, mum and dad together; who is entitled to commission sir when i purchase package
    do i have to enter somebody as sponsor even if i dislike all of them
    my godmother signed me up and now wants half of what i make, must i give her anything beyond the commission
    the lady from the bakery gave me a slip with a username and said write this into the form, what role does she play for me from now on
    my old classmate keeps asking me to use his link, and i wonder how much of my hundred dollars goes into his pocket
    i noticed only after the payment that the form had a stranger's name filled in as the one who invited me, can you correct it
    is the person who brought me obliged to help me, and do i pay more than someone who comes without anybody
    my inviter has never bought a single unit of his own, does he get a share of what i pay nevertheless
    when i buy two more units next year, does the same man receive something again or was that only at the start
    my gym trainer sends everyone the same link, what's in it for him; one field of the form says sponsor, must it be a friend
    ten percent of me goes to someone, each time, for ever?; does the one who brought me see my wallet
    typing error in the name of my inviter, paid already; can i have myself taken off the list of a person who invited me
    what if he sells all or has nothing, does he still get it`,
  "sponsor-or-placement": `
    sponsor vs upline; is the person above me my sponsor; difference between inviter and parent; two different people above me
    placement versus sponsor; why is someone else above me than the one who invited me; is upline the same as sponsor
    i was invited by one person but sit under another; who is above me; why is my upline a stranger
    is the person over me the one who earns from me; inviter and the one above differ; person above me isn't my inviter
    two names on my account; is my sponsor the one i'm under; what's the difference between above me and invited me
    i sit below someone i don't know; my inviter is not the one directly above me
    who gets the commission, the one above me or the one who invited me; two names were asked, sponsor and position
    is upline and sponsor one and the same; why can placement and sponsor be different people; i'm placed under a stranger
    i was invited by anna but sit below bob, who gets what; my upline isn't my sponsor, why
    two names on the form, what's the difference; is the person above me the one who earns on me
    placement and sponsor, are they the same; who is directly over my head and who recruited me
    my mate brought me but a stranger is on top of me; recruiter versus parent node; two bosses?; why do you ask twice for a name
    am i attached to the one who sold it to me; two different relations; i joined through tom yet sit beneath jerry
    does the guy on top get my ten percent; genealogical parent and recruiter; can the link decide my spot
    is the person on top important for commissions
    my aunt told me about it, yet on the page a certain peter is over me, have i been sold to someone else
    there are two boxes for names in the form and i thought they mean the same, what do i put in each
    who of the two gets something out of it when i pay, the one who told me or the one i hang under
    if my friend brings me but puts me beneath one of his people, to whom do i belong
    in a company i have a recruiter and a line manager, is it like that with the two persons here
    i want my sister to earn on me but sit on my brother's left, is it possible to have both; two relations
    recruiter or the one above; hang under; who brought me vs over me; parent; different names; upper neighbour
    does the person right above me get a cut; is it bad that i sit beneath an unknown man; can both be changed afterwards
    my link put me somewhere else than under my buddy; why isn't my recruiter on top of me; whose side do my shares count on
    above me and invited by, explain
    my sister brought me, but in the drawing a stranger sits over me, did something go wrong
    two names were shown before i paid, the one who invites and the one above, what is which
    who earns from my payment, the person i hang beneath or the one whose link i used
    i want my friend as recruiter but to sit under my wife, can these be two people; does the one right over me get ten percent
    my leader put me far down under a man i don't know, do i owe that man anything
    at work i've one boss who hired me and another who gives me jobs, is it like this here; whose arm do my shares count on
    can i later get a different person above me while keeping my recruiter
    the link of my uncle proposes a spot beneath his son, must i accept this; explain upline versus inviter for my video
    is the man above me my sponsor
    the link came from my yoga teacher, but in the preview i sit below some handyman from another city, explain
    do the units i buy help the one above me or the one who told me about it
    can i be brought by one person and put under another on purpose, my two cousins both want me
    which of the two names can be altered later, the one above or the one who invites
    i thought my inviter is automatically the one over me in the drawing, apparently not
    in the army i had a recruiter and a sergeant, is it like this with the two people here
    whose leg will carry my package and whose box will get the ten percent
    my friend's link suggests a free place left of his mother, may i refuse and sit elsewhere; upline and sponsor difference
    parent in the tree; two persons in the form; who invited versus who is above
    i don't know the man over me, does he take money from my payments; is my position chosen by the person who sent me the link
    the same person in both fields, allowed?
    my leader wants to be the one above but let his son be the inviter, what's the effect for me
    who benefits more from me: recruiter or the one i'm attached to; two different usernames shown before payment confusing me
    what do i gain from the person sitting above me
    it was my colleague lena who told me about it, yet in the picture i sit below a certain omid whom i have never seen, please explain
    before paying i saw two usernames on the page, one who invites and one who's above me, and i don't know which of them is important
    two friends of mine want me in their teams, could one be my inviter and the other the one under whom i sit
    the link that i received already has a place chosen deep down on the left, may i decide differently and still keep the inviter
    does the person directly above me in the drawing get ten percent of what i pay, or is that somebody else
    later on, when i know more people, can i change the one who invited me or the one above me
    my link says invited by rosa, seat below hamid, do i know hamid; who of the two should i ask when i have questions
    is a good upline important or just a good inviter; both names are permanent, do i understand this right
    my inviter's left side is full, so where do i go; the parent in the drawing and the person of the link
    why isn't the commission for the one above me; can a couple be inviter and upper neighbour`,
  "sponsor-leaves": `
    my sponsor quit what happens to me; the person above me left; what if my upline loses his key; my sponsor changed wallet
    does it matter when my sponsor stops; sponsor deleted his account; my upline is inactive do i lose points
    what happens to my downline if i leave; my sponsor died; do i get a new sponsor if mine dissapears
    the member i sit under moved to another wallet; my sponsor has no access to his wallet any more, bad for me
    does it hurt me if the upline is gone; the man who recruited me vanished is my seat ok
    what becomes of me if the one over me sells his seat; if my inviter gives up does anything change for me
    sponsor is not in the plan any more what about my units; my inviter disappeared, is my account affected
    what if the one over me stops; the guy who brought me left the plan; do i lose my place when my upline goes
    upline lost his wallet, what about me; my sponsor doesn't reply anymore, do i get a new one
    my sponsor has quit, what about me; the man above me doesn't do anything anymore; my upline lost his keys, am i affected
    does it harm me when the inviter disappears; if my sponsor gives up do i get a new one; my recruiter ghosted me
    my mentor is in jail; the boss above us has died; will i be orphaned; upline went bankrupt; if my leader walks away do i fall
    my leader relocated his place, where am i now; can i get adopted by another leader; my inviter lost interest, must i care
    the one on top of me lost his phone with the keys; chain breaks above me; does a hole appear over me; commission of a dead man
    can they remove the person above me and lift me up
    the woman who got me into this has stopped answering and they say she's out, do i hang in the air now
    my leader had a stroke and can't use his computer any more, what happens with all of us underneath
    in my former network, when the upline left, everyone moved up one step, is it so here too
    if the person over me loses his phone with all the keys, are my earnings in danger
    can i choose a new leader when mine doesn't care about us any longer
    he sold his place to a stranger, so who is over me now and do i have to do anything
    where does the ten percent go when the one who should get it has died; dead upline; leader gone; abandoned by my recruiter
    inactive boss; orphan; upline quit; mentor stopped; leader vanished; do i lose what i have if they walk out
    can my upline take me down with him; do i need him to take out my cash; he renamed himself, am i still below him
    will someone fill the hole above me; my whole upper line stopped, so what
    the fellow who brought me died last month, what becomes of my place and my earnings
    my recruiter says he is quitting, will i slide up or fall out; if the woman over me loses her wallet, do my coins hang in the air
    we fell out and she threatens to throw me out of her team, can she; he changed his nickname and wallet, am i still beneath him
    may i pick a new inviter now that mine has vanished; who receives the cut of my purchases when he's gone
    when a big leader walks away, does the team under him break apart; do i need his ok to take out my earnings
    in my former company a dead upline meant that we moved one step up, what's it like here
    my mentor doesn't answer any more, can i carry on alone; orphan in the tree, what now
    the plumber who got me in has emigrated and dropped his phone in the sea, am i in trouble
    if the one above me gives up, do i move up a step or does my arm get cut
    our whole upper line has lost interest, will my points dry up because of them
    she renamed herself and took her seat to a new phone, is my place still under her
    commissions for a dead sponsor, where do they pile up
    may i pick the next person upward as my new sponsor when mine has passed away
    do i depend on any person above me to withdraw or claim; a captain leaves the ship, does the crew sink
    what if a big leader quits; my recruiter threatened that my account goes if he goes; inviter vanished
    upline inactive for months; sponsor lost his seed phrase; leader out of reach
    can a member be deleted so that there's a hole above me
    in my old network, dormant uplines were skipped, is there such a thing here
    does someone's stopping above me reduce what i get for pairs; my sponsor has been arrested, is my money frozen too
    if referral person leave, my id is ok or not; who do i belong to now that my mentor has sold up
    the man who brought me in has been in hospital for months and nobody has his key, do i lose anything because of him
    my leader announced in the group that she's leaving for another network, what happens with the sixty of us who sit beneath her
    i quarrelled with my inviter and he says that without him i can neither withdraw nor claim a rank, is there any truth in it
    the person above me has changed name and wallet, and now i don't find her any more, am i hanging in the air
    since my inviter died i ask myself where the ten percent of my next purchase will go, and whether i may choose someone else
    in the firm where i sold cosmetics the people moved up when somebody quit, will i rise here as well
    the woman above me became a nun and gave up everything, what about us below
    must i look for another leader when mine falls silent; will the commissions from me be wasted when his key is lost
    my upline's company went under; if somebody over me is thrown out by the others, can this happen
    he renamed himself, so is my link to him broken; do my pairs depend on the activity of those above`,
  "sponsor-notified": `
    will my sponsor see that i bought more; does my upline get told when i top up; can i join without my sponsor knowing
    is my sponsor informed about my registration; who sees that i joined; does he notice when i buy units
    can i hide my top up from my sponsor; does my sponsor know how much i payed
    does the one who invited me find out about my purchases; will my inviter notice; can my upline see what i buy
    does the person who invited me get a message about my purchase; i don't want my sponsor to know how many units i have
    will my inviter find out; is my sponsor told when i join; will the person who invited me find out that i bought more
    can i join without my sponsor seeing it; does he get a message when i register; can my inviter see what i paid
    will he be pinged when i add money; sneak a purchase past my recruiter; my leader brags that he sees all i spend
    stealth registration; does it ring on his phone when i sign up; is my leader aware of what i put in
    can i keep my second purchase quiet; i want to surprise her, does she see it; who's alerted about my purchase
    hide my spending from the person who brought me; do leaders watch purchases of their people
    i promised the guy who brought me that i would only put in twenty, but i'd like to add eighty quietly, will he come to know
    my mother brought me in and i want to surprise her, does something pop up on her phone when i sign up tonight
    how come my leader congratulated me an hour after i bought, who told him
    is it possible to put in more without the one over me reading the sum
    if he has no shares himself, does he then still see what i do
    on venmo everybody sees what i pay unless i switch it off, can i switch it off here as well; does he see it; secret purchase
    does a line appear at his side; told about my payment; inviter watches; hide the sum; will she get an alert about me
    where does my recruiter read that i paid; quietly add shares, possible?; is my leader able to see when and how much i bought
    i don't want my inviter to know that i'm in; do they find out at once or at the end of the day
    i'd like to buy two more shares quietly without my pushy leader hearing of it, possible?
    my cousin signed up through my link this morning, where do i see that it worked
    does the person who brought me get a message the moment i pay; will she know how much i put in
    i came in under my boss, does he see my later purchases; how did my sponsor know within a minute that i've paid
    is there a way to keep a payment secret from the one who invited me; what line shows up in his history because of me
    my inviter says he never saw my payment, what could be the cause; does my mentor watch my moves
    he congratulated me on my second purchase, i told no one, how come; he has no shares, does he still see that i joined
    i'd rather the neighbour who recruited me didn't know that i put another sixty in, is there a quiet way
    does a little line with my name and the sum show up at the person who brought me
    i signed up through my son's link as a birthday surprise, will he get a message today
    how did my leader know within the hour what i had bought, did you tell him
    an inviter without units, does he still learn that i joined
    can i see on my page that the girl from my pottery class really used my link; is my inviter emailed when i enrol
    does it beep on his phone; everything is on a public chain, so he sees it anyway, is that what you mean
    where in my dashboard do i see a commission from somebody and who it was; hide a purchase from recruiter; secret top up
    inviter's history; who sees my registration
    my boss is my sponsor and shouldn't learn about my savings, can the line be hidden
    if he doesn't sit above me, does he still see my seat in his tree
    my sponsor claims that he has received nothing from my payment, why might that be; will upline come to know my every purchase
    does the history of my inviter name the amount that i paid
    my inviter is also my boss at work and needn't know how much i put aside, can i buy two more units without his hearing of it
    how did the woman who brought me know on the same evening that i had bought again, i've told no living soul
    my brother used my link this afternoon and swears that he has paid, where on my page must it turn up
    i'd like to surprise my mother by joining through her link on her birthday, will she get a message before i can tell her
    is there a setting that hides my payments from the person who invited me, as i can do with my posts on facebook
    i gave him my word that i'd wait, now i've bought, does he see it tonight
    he isn't above me, just my inviter, what appears at his page; is there a privacy setting against curious recruiters
    which line in my history tells me that a friend used my link; my mother doesn't look at her page, will she be told anyway
    do all of the upper ones see what i bought or only one; can an inviter see the amount in dollars`,
  "without-sponsor": `
    join without an invitation; i don't know any member; no referral; sign up alone; nobody told me about it
    is an invite required; no referral code; i found this site myself; i have no one to refer me; can i join by myself
    without a link; nobody referred me; is an invitation mandatory; sign up without a code; i have no inviter
    found you on google can i join; who becomes my sponsor if i have none; registering without knowing anybody; can i come alone
    no one sent me; leave the sponsor empty; i have no code; i don't have a referral code, is it a problem
    i found the site on my own; nobody told me to join; what do i put in the sponsor field if i know no member
    can i register on my own without an inviter; who gets the commission if i have no sponsor
    can i add a sponsor later if i join alone; no invitation link; i saw you on youtube and know no one here
    i don't know a single member; found you through an advert, can i still come in; nobody i know is in this
    does someone have to vouch for me; i found you on google and know no member, may i register anyway
    what do i type when there's no inviter; no referrer, who gets the ten percent; nobody told me about this site, i came alone
    can i take a sponsor later if i start without; i don't have an invitation link; lone wolf; i strolled in from a search engine
    there's no one to vouch for me; blank referrer; nobody lured me; can you assign me a mentor; independent enrolment
    stumbled upon your page; invitation only?; is it like clubhouse with invites; orphan sign up
    what goes in the referrer box if i know no soul; who earns ten percent when i come by myself; will i regret coming alone
    you be my inviter then
    i came across your page while reading about polygon, there's no person who told me, so what do i write in that field
    do i have to find a stranger on the internet whose nickname i can borrow to be let in
    i don't want anybody to make money on me, is it possible to come in without naming a person
    the form says who invited you, and i live in a village where not a soul has heard of it
    gmail was invite only at the beginning, is it like that with you
    if i enter by myself now and meet a nice leader next month, can he still be put in
    where does the ten percent land when there's no one who brought me; no code; self sign up; come alone; empty inviter
    nobody to name; walk in; unreferred; without recommendation; can the company be my inviter; i just googled you, may i
    is it a drawback to come without anyone; don't have an inviter, form won't go on; who is over me if no one brought me
    solo entry allowed?
    i found you by myself through a search, whose name do i put in; don't want anyone to make money from my entry, can i enter on my own
    who gets the ten percent if i have no friend inside; i'm a journalist testing this without any recruiter, does the form allow it
    if i choose that no one brought me, can i name somebody afterwards; is it cheaper when i come without a recruiter
    the man offering his link seems dodgy, what's the alternative; what is the root seat, it stands as my sponsor now
    i do not know a single member, must i ask in a chat for a name; will i be at a disadvantage with nobody over me as mentor
    could i be my own recruiter; no link no friend, still ok?
    i read about you in a magazine at the dentist's and know nobody who's in, how do i fill the field for the inviter
    is it allowed to come without any recommendation, like walking into a shop
    the ten percent for the inviter, who enjoys it if i arrive alone
    i don't want to owe anyone anything, can i leave that name out
    after joining on my own i met a great leader at a fair, can he become my inviter; the form insists on a name
    no one invited me button where; solo sign-up; my guide dog doesn't count as a sponsor, so whom do i put
    will someone without an inviter get a worse place or fewer points
    i'm a reporter trying the thing incognito and wish that no one profits from my entry
    shall i borrow a stranger's username from a forum, or is there an official choice for people like me
    who sits as my sponsor when i choose that i came by myself; does the company itself earn the commission if i've no inviter
    is it permanent if i say that i wasn't invited; no reference person available sir how to join
    couldn't i be my own referrer with a second wallet
    i came across your site when i was reading about polygon, there's no member among my friends, and the form wants the name of an inviter
    on principle i don't want anyone to earn from my payment, is there a way of joining in which no one gets the ten percent
    a stranger in a forum offers me his username because i know nobody, is that wise or do you have another way for people like me
    if i join by myself today and find a good mentor next week, can he be entered afterwards as the one who invited me
    where does the commission go when the field for the inviter remains without a person, do you keep it
    am i worse off than others in points or place if i walk in alone from the street
    i live on an island with 200 people and none of them is a member; no invitation letter, no link, no nothing, may i come in
    is the choice no one invited me a trap or a normal way; what is a root seat and why does it become my inviter
    who loses if i come without anybody; can somebody claim afterwards that he brought me
    i'd rather give my ten percent to everyone than to one person`,
};
