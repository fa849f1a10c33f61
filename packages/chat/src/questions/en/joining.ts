// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const joiningQuestions: OtherWords = {
  "what-is-canopy": `
    what is this site about; what is this platform; what do you do here; is it a company; tell me about canopy
    whats this all about; what is the purpose of this website; what does your company sell; what exactly is canopy
    give me an introduction; what is it you offer; what kind of business is this; what do people do on this platform
    what is the idea behind it; i heard about canopy what is it; what's going on here; what kind of website is this
    tell me about your project; i'm new, what is it; what do you guys do; what does this thing do
    explain in simple words what i am looking at; a friend told me about this, what is it actually; is this some kind of mlm
    what product do you have; what would i be buying here; i landed on this page and don't understand what it is
    is this an investment platform; who pays whom here; describe canopy for a beginner; what is network sales on polygon
    my sister sent me a link to this site and i have no clue what it's supposed to be
    i opened the home page and still don't know what you are doing; my neighbour talks about canopy all day, what is it really
    so what's this whole thing about; is there an actual product behind it; explain your business to my grandma
    where does the income of this company come from; what exactly am i looking at here
    what is the idea of canopy in two sentences; is anything sold here; what's the gimmick here
    my colleague raves about this, fill me in; is it a bank, an app or a club; two line pitch please
    is there merchandise or a service; what's the catch phrase of this venture; is this a crowdfunding; a savings circle or what
    how would you describe it to a journalist; what problem does it solve; is it a dao; what am i getting into; is it some lottery
    club where people chip in; chit fund or tanda; what makes the money here; is this a job offer
    i clicked an ad and ended up here, explain`,
  "who-may-join": `
    minimum age to join; am i old enough; can people from my country join; is my country allowed; can students join
    who is allowed; kyc or passport needed; do you need my id; can i join from iran; im 17 can i register
    do you accept members from germany; my son is 16; which countries are blocked; do i have to verify my identity
    can a company join; can minors join; are there country restrictions; do i need a passport; is there an identity check
    what is the age limit; can foreigners sign up; am i allowed to take part; my age is 17; do you take people from abroad
    which documents do you ask for; is my nationality ok; can kids participate; old enough
    is my daughter of 15 allowed to register; do you accept people living in turkey; do i have to show my passport
    which countries can't take part; do you check identities; how old must a member be; can a foreigner without papers register
    i'm a pensioner, may i join; may refugees join; can i join for someone else; do you let people in without an id card
    without verification can i enter; no documents, is that a problem; do you check who i am
    my mother is 70 and lives in turkey, would she be accepted; turning eighteen next month, do i have to wait
    i'm seventeen, can i take part; do you accept people from pakistan; is a passport scan needed
    my mother is seventy, may she become a member; who isn't allowed; can companies join or only persons; minimum age
    is it open to everybody in the world; can a teenager sneak in; is a 17 year old tolerated; are us citizens welcome
    do pensioners get in; my church group or my firm as a member; passport scan or selfie required; any background check
    are expats accepted; do you discriminate by nationality; i'm on a sanctions list; i am a student in nigeria
    may a civil servant take part; do i sign up on my kid's behalf; parental consent; i have no documents as a migrant
    is it for adults only`,
  "before-registering": `
    what do i need to start; things to prepare; requirements to sign up; do i need an email; what should i have ready
    do i need a password to join; what must i have before i begin; stuff needed to get started; what do i have to bring
    what should i prepare; which things do i need for signing up; do i need email or phone number; what is required to take part
    checklist before joining; requirements for getting started; what do i need to open an account; things i should own first
    do i need a wallet before i join; what should be ready before i sign up; i have no wallet yet, where do i begin
    what do i have to have on my computer to register; i never used crypto, what must i get first
    do i need some coins before registering; preparation for a complete beginner
    i have only a bank card, what else do i need to join; shopping list before joining
    i will sit down tonight to sign up, what should i have at hand
    i want to get everything ready so that signing up goes smoothly; what should i have ready before i sign up
    i wanna start tomorrow, what do i prepare; do i need crypto beforehand; list of things needed for the registration
    what must i own to begin; is a bank card enough to get in; packing list; what goes in my bag before i enroll
    i own a visa card and a phone, what's missing; complete newbie, what are the ingredients; do i need a gmail
    need i download anything first; what to sort out the night before; is a phone number mandatory
    must i have a name of someone ready; prerequisites; what do you require from me up front
    which bits and pieces must be in place; how much coin should be lying ready besides the price; do i need to be a nerd`,
  "joining-cost": `
    how much to join; entry price; joining fee; cheapest way to start; is there a monthly fee; registration fee
    how much money do i need to begin; subscription price; is it free; how much do i pay to get in; whats the entry fee
    price per person; smallest amount to begin with; do i pay every month; how expensive is it to start
    what is the minimum to begin; do i have to pay monthly; is registration for free; total price for membership
    how many dollars to become a member; can i start with 10 dollars; what do you charge for membership; price to get started
    how many bucks to join; is there any fee to register; smallest entry; what will it cost me altogether
    what's the minimum i have to put in; how much money to be in; do i need to pay a subscription
    is there any hidden cost when i register; what do i pay as a new member; can i join for free
    what does a membership cost in dollars; i only have 15 dollars is it enough; how much is the smallest package
    entry fee in pol; is it 20 dollars once or every month; before i ask my husband, how much do we need to get started
    is it true that i can begin with twenty bucks and nothing else later; how much do i have to put down to get in
    what's the entry fee; cheapest way to become a member; is there a subscription; what am i going to pay all together
    price of membership in dollars; do you charge monthly; are there hidden costs; is it for free to join
    damage to my purse for getting in; rock bottom price; tariff; is there a starter kit price; what's the buy-in
    do i pay annually; can i chip in 5 bucks; membership dues; down payment; what leaves my pocket in total; deposit to get a seat
    recurring charge or once; student discount; is twenty the true price or are there extras; installments possible
    what would five packages set me back; gratis or not`,
  "register-steps": `
    steps to sign up; how to create an account; walk me through registration; open an account; guide to joining
    how to become a member; registration process; how do i get started; how to make an account; where do i click to join
    tutorial for new people; i want to join what do i do; how do i sign up; create my account; where is the registration form
    how to become part of it; instructions for registering; how do i enroll; how to open an account here; explain the sign up
    what are the steps; i'd like to become a member; how do i get in; start registration; can you guide me through the sign up
    what do i click first to become a member; i connected my wallet, what comes next; how long does signing up take
    i want in, how; the order of things when registering; what happens after i press register and pay; make me a member
    how do i fill in the registration form; open a new account here
    i'm old and not good with computers, tell me one by one how to sign up; please list all the steps
    explain to a beginner how to become a member; say it slowly, what do i do first and then
    ok i am convinced, where do i start and what do i press
    my wallet is ready and filled, what's the next move to become a member; walk me through signing up
    i'm on the sign up page, what do i press; how does one become a member here; guide for new members from start to finish
    what comes after choosing a username; how can i make an acount; in which order do i pay and sign
    hold my hand through the enrolment; i hit the join button, now what; onboarding sequence; which screens will i see
    after i typed my nickname what follows; is there paperwork; take me from zero to member; where's the sign up page hiding
    in what sequence do wallet, name and payment come; tell grandpa how to enter; the procedure, one by one; how do i get on board
    how many clicks until i'm in; what is the free signature at the end for`,
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
    do i owe something to my referrer; can my referrer be swapped next year; swap uplines`,
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
    is the person on top important for commissions`,
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
    can they remove the person above me and lift me up`,
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
    hide my spending from the person who brought me; do leaders watch purchases of their people`,
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
    you be my inviter then`,
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
    can i relocate within the tree once in; assigned place; smaller side, what does the proposal follow`,
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
    seat conflict; my aunt and i clicked the same spot together; the vacancy closed while my wallet was thinking`,
  "username-rules": `
    allowed characters in a username; how long can a username be; can my name have capital letters; persian letters in username
    username not accepted; name already taken; valid name; why is my username invalid; can i use a dot or dash
    minimum letters of a name; underscores in name; why can't i use this name; which symbols may a username contain
    how short can my name be; my nickname is rejected; can a username start with a number; is a capital letter ok
    is a hyphen ok in a name; how many characters; forbidden signs in a nickname; my name isn't accepted; can i have spaces
    emoji in name; it doesn't accept the name i typed; which characters may i use for my nickname
    is there a maximum length for names; can my login name have a space or a dash; my name is said to be invalid
    can i have an arabic or persian name; how many letters at least; the name i want is taken; do big letters matter in my name
    i tried four names and none is accepted, what am i doing wrong; may i be called ali-reza with a dash in between
    why doesn't it accept my name with a dash; may a name have capital letters; can i use persian letters in the username
    the shortest name allowed; the nickname i want is taken; is my name visible forever; it says invalid username
    should i take my real name; may my handle contain dots; nickname of three letters; is cyrillic fine
    the form turns red at my nick; allowed symbols; can i be called 007; does it distinguish big and small letters; longest handle
    nickname already gone; may i use my brand name; swear words as nickname; two people one nickname; is the handle eternal
    double-barrelled name with hyphen; numbers in my handle; reuse somebody's dropped nickname; nick may begin with an underscore?`,
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
    cancel the order; i clicked buy accidentally; escape hatch; i demand repayment`,
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
    can i pause and come back; is a monthly order compulsory as in other networks; will someone else get my chair if i'm lazy`,
  "contract-wallets": `
    use a safe or multisig; gnosis safe; smart wallet; account abstraction wallet; argent; company multisig account
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
    telegram wallet custodial; is a custodial account fine; upgraded metamask smart account`,
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
    another position under my own; open one account per child; is 7 seats better than one`,
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
    my kid uses my chrome for his account`,
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
    is a group account possible; two phones, one membership`,
  "before-opening": `
    pre registration; plan has not started; when does it start; early access; join early; not open yet error; launch date
    when do you open; is it already open; can i reserve a place; is the plan already running; when is the launch
    can i register before it starts; it says not open yet; how do i get in before everyone; who could join before the opening
    when can i register; has it begun; early bird; not started error; join ahead of everyone; registration is not open yet
    can i be one of the first before launch; the page says not open yet; who got in before the start
    can i reserve a place before the opening; opening date of the plan; the registration isn't open yet, what can i do now
    may i secure a spot before the launch; it shows a countdown; can i pay in advance of the opening; am i too early
    the doors are shut; premiere; presale; grand opening; it's still locked, when do you unlock
    first come first served, when is the start shot; waiting list; i want to be at the front of the queue
    founders got in early, fair?; soft launch; can i preorder a chair; the join button is dead with a timer
    on which day does it kick off; were seats handed out before the public`,
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
    before i put a dime, can i see how it ticks; sample account; rehearse being a member; learn without risk`,
};
