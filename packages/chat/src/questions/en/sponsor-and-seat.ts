// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const sponsorAndSeatQuestions: OtherWords = {
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
  "automatic-seat": `
    where will i be placed; who decides my position; which side am i put on; default position; can i pick my place
    choose where i sit; left or right placement; where does the system put me; can i decide left or right; how is my spot chosen
    how does the system choose my place; can i decide where i sit; do i get put left or right; is my seat random
    can i change my seat later; where in the tree do i land; where am i going to be in the tree; do i choose the side
    pick a place by myself; does the site put me somewhere; position when i join; where does it put me by default
    can i decide on which side i am placed; how does the site pick my position; i want to sit on the left of my friend
    who chooses my spot in the tree; will i be able to move in the tree later; choose position at registration
    who decides where i am put; i didn't pick any place, where do i end up; does the system choose left or right for me
    may i select my own spot; how does the site pick my seat; can i be put somewhere else afterwards
    which branch will i be dropped into; does the computer seat me or i; i'd rather be on the right; are positions raffled
    which chair do i get if i skip this; by what logic is a spot assigned; random seat or by rule; where do newcomers land
    may i overrule the proposed spot; i want to hang below my sister directly; will i be shoved to the far end
    can i relocate within the tree once in; assigned place; smaller side, what does the proposal follow
    i skipped the part with the tree because i didn't understand it, where have i ended up and was it a good spot
    my friend says the left is better, can i have a say in that or does the machine decide
    on a plane i get a random chair if i don't pay extra, how is that with the place in your tree
    is there a logic in the suggestion that the form makes, or is it drawn by lot
    i'm not happy with the corner where the page put me, can i go elsewhere now that i've paid
    does my recruiter decide behind my back where i hang; proposed place; chosen for me; which side do i go; default spot
    smaller branch; before paying do i see it; where do i hang; can i sit directly below a person i like
    i'd like the spot under my wife; left or right, who says; what if i choose nothing; how does the page find me a spot
    shift me to the other side please; are good spots given to friends of the boss
    i didn't touch the part about the place, where has the machine put me
    who decides left or right, my leader was annoyed that i came on the wrong side
    my husband joined last week and i want to sit under him, do i have to pick that by hand
    by which rule does it suggest a spot to a newcomer; i've paid and don't like where i hang, can you move me to the other side
    is it drawn by lot like the seats in my school; do i get to see my spot before the money goes
    can a good sponsor place me somewhere better without asking; in the cinema i choose the row, may i here as well
    does it put me on the weaker side of my inviter; what if i leave the proposal as it is; left or right, me or computer`,
  "seat-taken": `
    someone took my place; spot was taken during payment; position already filled; both legs full; seat no longer free
    place gone while registering; my seat was gone when i paid; somebody was faster than me; the position is not free any more
    another user got my spot first; it says the leg is already full; my payment was rejected because the place was occupied
    the position was not free any more when i paid; did i lose money because the seat was taken; my place is gone
    two people wanted the same spot; position occupied error; someone sat on my seat while i paid
    it failed because somebody sat there before me; the position i wanted got occupied while i was confirming
    error that the place is not free; i paid and then it said the leg is taken
    do i get my payment back when the place was already gone; someone was quicker than me at the same spot
    just as i paid, a message said the place under my friend is gone; two of us wanted the same free spot and i was slower
    it says the leg is occupied while i paid; somebody was faster and has my seat
    did i lose my sixty dollars because the spot was gone; payment refused because the place isn't free anymore
    can i end up on a different seat than i confirmed; beaten to it; my chair was snatched; lost the race for a spot; leg occupied
    some jerk grabbed it first; message: place not vacant; did my twenty vanish since the spot was full
    transaction bounced, spot was filled; collision with another buyer; do i land elsewhere automatically if it's full
    seat conflict; my aunt and i clicked the same spot together; the vacancy closed while my wallet was thinking
    i was just about to be placed under my daughter when a red message said that the spot isn't free, and the coins, are they gone
    two of my recruits paid at nearly the same time for the same gap and one of them got an error, what should she do
    while my phone was asking for the fingerprint someone else jumped in, do i have to pay twice now
    ticketmaster gives me another chair when mine is sold, will you also put me just anywhere
    which part of my payment is lost if the other one was a second faster
    it refuses the place that was free a minute ago, what's the next step; overtaken; too late for the spot; leg full
    occupied in the meantime; bounced payment; someone sits there; refused because full; choose another place after a clash
    was i charged for the spot i didn't get; somebody pinched my place; error about the leg, pay again?; spot gone, what now
    is the first who pays the winner; the place from my link is no longer free
    while i typed my pin another guy took the gap under my son, what happens to my payment
    red text says that the leg isn't free, is my sixty dollars lost
    two of my crew wanted the same spot in the same minute, what does the slower one do now
    my transaction bounced at the last second, and the spot is filled, do i begin all over again
    was i placed somewhere else because my spot was gone; i've lost some cents though i didn't get in, what was that
    the link from my leader leads to a spot that isn't empty any more
    i clicked as quick as i could, still someone beat me, can you keep it for me the next time
    when concert tickets are gone my card isn't charged, how's that here; does the first to pay get it and what does the other get back
    place stolen in front of my nose; who won my chair, and where's my cash`,
  "contract-wallets": `
    use a safe or multisig; gnosis safe; smart wallet; account abstraction wallet; argent; company multisig account
    smart-contract wallets cannot register, says the form; use an ordinary wallet with a private key of its own, what's that
    my wallet works by fingerprint and without a seed phrase, and the registration says that it isn't an ordinary one
    error about externally owned accounts when i join; account abstraction wallet refused
    can our company multisig join; is a smart account supported; does argent work; my safe is refused
    can i register with an exchange account; does a multisig work for registering; our dao treasury wants in
    smart contract account refused; register via binance account; does a safe wallet work for registering
    my multisig gets refused; only externally owned accounts, what is that; can our company register with a treasury multisig
    i use a smart account from an app with passkeys; can i join straight from my exchange account; eip 7702 delegated account
    i use a gnosis safe and it refuses me; may i register with my binance address; is an account abstraction wallet ok
    our team has a multisig, can that be a member; it says contracts can't join; my wallet is a program, refused
    coinbase smart wallet with face id; treasury with three signers; erc4337 account; enrolment reverts from my safe
    company vault with many signers; zerodev or biconomy account; seat for our association with shared signing; delegated eoa
    can my okx deposit address hold a seat; passkey account; why only plain wallets; argent says transaction refused
    telegram wallet custodial; is a custodial account fine; upgraded metamask smart account
    our association keeps its coins in a wallet where two of three board members have to sign, can it be a member with that
    my app has no seed words, just my fingerprint and an email, and the sign-up is refused, is it because of that
    i keep everything at an exchange and would like to join straight from there without another app
    as a dev i deployed my own account contract, does your contract check for code at the address
    my wallet upgraded itself to something called 7702, am i locked out now
    can i move my existing place to the multi signature wallet of our family firm; shared wallet with several keys
    programmable account; smart account; passkey app; deposit address at exchange; only normal wallets; does it work with safe
    refused because i'm a contract; bybit account as a member, ok?; account abstraction supported?; seedless wallet
    why not allow a treasury; what is an ordinary wallet to you
    our cooperative holds its coins with three signers, and the form turns us down, why
    i use a wallet without seed words, only face unlock, is this the cause of the refusal
    can i enter straight from my binance account as i've got the coins there
    dev question, do you check for code at the caller and how do you treat 7702 delegation
    my wallet app made a smart account for me by itself, am i shut out now
    i'd like to put my place under a safe where my lawyer must co-sign, possible?; which type of wallet is ordinary and which isn't
    metamask upgraded me to something smart, do i have to undo that; is the telegram wallet accepted
    the treasury of our dao wants a seat, what would you advise; coinbase's passkey wallet got refused, what can i use in its place
    multisig yes or no`,
  "several-seats": `
    two accounts; open more than one account; register my wife and kids; second account for me; fill the tree with my own accounts
    create fake members; join again under myself; can i have two seats; make extra accounts to fill my legs; multi accounting
    use several wallets for more profit; my own second account under me; is it allowed to have more than one account
    would it pay to register twice; can i put a second account below myself; register my whole family from one wallet
    i want 3 positions; multiple memberships; is it smart to open many accounts; register five times; make ghost accounts
    my own accounts as downline; double my income with two accounts; one person many seats
    is it clever to register my own accounts under me; can i have a second account; fill both my legs with my own wallets
    how many accounts can one person have; register again with another wallet; is it allowed to join ten times
    would i earn more with several memberships; what about filling both sides with accounts of mine, clever or stupid
    a friend has five accounts under himself and says everybody should do it; should i open three accounts below one another
    can i make a second membership with another wallet; is it smart to register twice; are multiple accounts forbidden
    what if i fill my own legs with my own accounts; clone myself; sock puppets; stack my own spots
    would ten places of mine cheat the system; puppets on both arms; my leader says take three positions; buy my own downline
    family pack of accounts; multiple identities; may a person hold more than one chair; is it rewarding to recruit myself
    self-referral trick; fake people in my tree; do duplicates get banned; gaming the plan with many wallets
    another position under my own; open one account per child; is 7 seats better than one
    my leader tells everybody to open three positions, one on top and two beneath, is that really a good deal or just good for him
    if i put myself on my own left and right i would get points from my own payments, where's the catch
    in games people make alt accounts to collect the bonuses, do you forbid this and does it pay
    i have 500 dollars, is it cleverer to have five places with one share each or one place with five
    can i use the same wallet and nickname for a second spot
    does anyone check if half of the tree is one guy with a thousand wallets; recruiting myself; second spot; three positions
    own accounts under me; alts; double membership; many places; am i allowed two; what do i lose if i join twice
    register my dog too; would fake people bring me profit; is being in ten times against the rules; me beneath me
    one human, how many chairs; can a whale cheat with lots of accounts
    my leader wants me to open seven places at once with me on top, do i gain from it or only he
    as a gamer i'd make five alts under myself, is this banned here; i've 300 dollars, should i spread them over many places or keep one
    what stops a rich guy from filling the tree with himself; i'd be my own left and right, would the points come back to me
    may i have a second membership with the same wallet; suspicious of my brother-in-law, he has nine entries, is it cheating
    does the contract notice that the same man hides behind ten addresses; what do i lose on each extra place i buy for myself
    i want one for me and one as a reserve, is there any use in it; how does the arithmetic look for someone who recruits himself
    multi accounts ok?`,
  "same-computer": `
    can my wife and i use one laptop; two members on the same ip; two accounts in one browser; same wifi as my brother
    is it forbidden to register from the same device; my son wants to join from my pc
    do you block several accounts from one ip adress; whole family from one house; share a computer with another member
    can my parents join with my phone; several people in one household with one internet line; is one connection for all of us ok
    may my mother sign up from my pc; my friend registers on my laptop; use somebody else's device for my own seat
    we share a router at home; my mom wants to join from my computer; same router; can my brother log in on my laptop as well
    two people from one house, is it a problem; our family shares one internet connection
    register two members from the same phone; does the same ip get banned; my husband wants to use my browser for his account
    my wife wants to use my laptop for her own account; do you ban people with the same ip; our whole family is behind one router
    may i log my dad in on my phone; dorm with one internet; office pc used by four colleagues; shared tablet
    my flatmate is in too, same router; internet cafe for signing up; does one device equal one person; fingerprinting of devices
    borrow a laptop for enrolling; can twins use a single phone; three of us, one machine
    is it suspicious to enrol grandma from here; one household limit; same mobile hotspot; do you ban duplicates by machine
    my kid uses my chrome for his account
    my wife, my son and i have only one old laptop in the kitchen, can all three of us take part from it
    at our internet cafe a dozen people sign up from the same machine, will they be thrown out
    i help elderly neighbours and sign them up on my tablet one after another, is that ok with you and what must i watch out for
    betting sites close your account if two people play from one address, do you do that as well
    when my husband switches to his account in the fox, i get thrown out, how do we both work at one pc
    may all of us in the family use the same twelve words with different accounts; one pc for all; shared laptop; same ip
    family at one router; flatmates; one phone two people; sign up others on my device
    does it look like cheating if we share the wifi; two members in one chrome; how do we keep our logins apart
    my dad has no phone, can he use mine; college network with 300 students; is a device linked to a person
    sign up grandma from here
    we are five nurses on one ward computer, may each of us have her place there
    my dad hasn't got a device, can he join with mine and later log in from it; online casinos ban a household with two players, do you too
    will the shop's wifi with many members be seen as fraud; i sign up old people on my tablet at the club, does this cause trouble
    my wife and i get logged out all the time since we share a browser, how do we do it properly
    is it wise to keep my parents' accounts in my own wallet app under the same words
    does your system store the address of our router and compare; students in our hostel all use one network, are we ok
    can i and my brother use the same phone for our two places; who'll be logged in if two of us use one laptop; one machine, many members`,
  "share-a-seat": `
    can we own a seat together; joint account with my friend; two owners of one seat; two wallets for one account
    add a second wallet to my seat; split a seat between two people; can my partner also withdraw from my box
    one membership for two people; both of us want to log in to the same seat; co-owner; link another wallet besides mine
    use two different wallets for one membership; account with two wallets; can my wife and i own one account together
    one seat for two friends who split the price; use the same membership with a second wallet; may two people log in to one seat
    we both want to be owners; can my partner and i own one seat together; we want to split a membership between three of us
    joint account for a couple; is it possible that two persons hold one place; go halves with my brother
    pool money for one chair; syndicate of friends; two signatures needed; my spouse as second holder
    four of us chip in for five packages; let my assistant log in too; add a co-signer; both our wallets on one place
    own it fifty-fifty; a backup wallet on the same account; second login for my partner; if i share the key what could he do
    is a group account possible; two phones, one membership
    my friend and i each have ten dollars, can we take one place together and both take out our half
    i want my accountant to be able to take out my earnings too, without giving him my words
    my wife and i have a joint account at the bank where either can sign, can we do it that way here
    i'd like to add my phone's wallet next to the one on my laptop, so that i can use either for the same place
    four colleagues play the lottery together with one ticket, can we do this with a place here
    if i give my brother the words, could he empty it or take the whole place away; common place; both names; half each; two keys
    second holder; co-ownership; family place; add another wallet; joint; split one place in two later
    two phones with the same words, is this ok; who decides if we own it together; can we require two signatures
    one place, two logins; go fifty fifty on a seat; two owners in case one of us dies
    my friend pays half and i pay half, could the place belong to us both; i want my wife to be able to take money out as well if i'm ill
    our team of four would like to own a spot jointly like a taxi medallion; may i hook a second wallet to my membership as a reserve
    can we set it so that two people have to agree before anything goes out; if i give my partner the words, what's the worst she can do
    is the same account on my phone and on my laptop counted as one or two; my accountant should have access to it as well, how do i add him
    like a joint bank account with two cards, do you offer such a thing; can we split a place after a divorce
    we inherited it as three siblings, can we all hold it; one seat, two owners?`,
};
