import type { OtherWords } from "../other-words.ts";

export const sponsorsQuestions: OtherWords = {
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
    my link filled in a strange name, should i check it before i pay; who is that man in my sponsor field`,
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
    is the man above me my sponsor`,
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
    my mentor doesn't answer any more, can i carry on alone; orphan in the tree, what now`,
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
    he congratulated me on my second purchase, i told no one, how come; he has no shares, does he still see that i joined`,
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
    could i be my own recruiter; no link no friend, still ok?`,
};
