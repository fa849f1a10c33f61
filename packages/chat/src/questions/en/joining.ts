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
    i clicked an ad and ended up here, explain
    at a barbecue a guy told me he makes coins with a tree where everyone has two arms, and this page came up when i googled it, what is it
    my mother keeps getting messages about this from a friend at church, could you explain to an outsider what it is about
    i've read your start page twice and still can't tell if you sell soap, software or hope
    is it a shop, a fund or a game, and where does the cash that people receive come from in the first place
    i write for a local paper and need one paragraph on what your organisation does
    how is it different from herbalife or amway, where at least there are products on the shelf
    as a programmer i see a contract with seats and payouts, what's the concept in plain words; new here what's this; sum it up
    concept please; tell me the short version; who is behind the tree thing; nature of the business
    what am i buying if i pay you twenty dollars; is there anything i can hold in my hand
    does it make something or just pass cash around; what's canopy, a coin?; is that a start-up with investors
    some sort of chain letter on a computer?
    a man in my cab wouldn't stop talking about it, i'm at your page now, so tell me plainly what it is and where the cash comes from
    i got burnt by a pyramid once and my alarm bells ring, what precisely are you
    my pupils of old send me links to it, could you explain to a retired teacher what this is about
    i'm preparing a video on it, give me the gist in three sentences, who pays and who gets
    is that a shop with goods or do people just put in money and hope
    my sister in law's husband put in forty dollars and calls himself a partner, a partner in what
    crypto dev here, i see a binary tree and payouts in a contract, what's the thing meant to be
    bored at the office and found your page, what would i do here if i joined
    what does one get for the twenty dollars, a product, a share of a firm, or just a place
    how does it differ from a bank deposit or a fund; a farmer's question, what does your field grow, i mean what creates the value
    never heard of you, whats this`,
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
    is it for adults only
    i live in a small country with strict rules about money games, do you let people like me in and who has to check that
    my niece is a bright girl of sixteen with savings of her own, can she get her own place if i agree
    do you want a photo of my driving licence or a selfie with a paper like coinbase does
    i've a criminal record and a bad credit score, is that a reason to refuse me
    can the football club i run be a participant in its own name
    we are refugees with no papers at all, would we be let in without them
    is a retired policeman allowed to take part in such a thing; adults only; age check; which nationalities; proof of identity
    under 18; accepted countries; can grandpa join; entry allowed for; i turn 18 in june, can i start now
    do you ask for my tax number; can i take part from canada; may i do it in the name of my daughter; is anyone turned away
    must i show who i am; are teachers and soldiers allowed
    my little brother is sixteen and clever with phones, would he be let in
    i live in the philippines and have no passport, could i take part; must i send you a scan of my id card, since the last site sold mine
    i'm a civil servant and a foreigner here, is there any rule against people like me; could our savings club enter as a club
    is there a check of who i am or only of my wallet; may i put my baby daughter in so that she has something later
    people of which countries are turned away; i'm 79, is there an upper limit of years
    i'm in debt counselling, does anybody forbid me from entering
    as legal assistant i need the conditions a person has to meet in order to take part
    turning eighteen in two months, may i start early with mum's ok`,
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
    which bits and pieces must be in place; how much coin should be lying ready besides the price; do i need to be a nerd
    this weekend my cousin wants to bring me in, what should i install, buy and know before he sits down with me
    i have cash and a bank card but nothing with coins, what is still missing until i could begin
    for opening an account at a broker i needed a bill with my address, what do i need here
    what do i have to think of beforehand, like a nickname or the name of the one who sent me
    do i need a phone number, a mail address or any papers to begin
    as a leader i'd like a little list that i can give to newcomers so they come prepared
    i have a cheap android and no idea about coins, is this enough equipment; get ready list; prepare to join; what's required
    things to have; before i begin; first things first; equipment; to do beforehand; do i need metamask before or after
    is 20 dollars in coins enough or should it be a bit more; what must be installed on my laptop; which details will it ask me for
    do i need someone's name to begin; can i begin with paypal only; what do i bring along to join
    i've told my cousin to come on sunday and help me get in, what must be ready on the table by then
    i only have cash and an old phone, what do i need to get hold of first; do i need an email account, because i never had one
    my team of newcomers always comes unprepared, could you give me a list of what they should have
    is it necessary to know somebody inside before i can begin
    i have 21 dollars in coins in my wallet, will this do or do i need a bit more; which app must i have put on my phone prior to signing up
    to open a bank account they wanted bills and a passport, what do you want
    before my night shift i would like to sort everything out, what are the things to get; need i think up a nickname in advance
    i am a complete beginner with a credit card in hand, what is missing; what do i gather first`,
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
    what would five packages set me back; gratis or not
    before i talk to my husband i need the exact sum, with all the extras, that i would have to spend to be in
    the man who invited me talks about 100 dollars but the page says less, what is the least that one must pay
    netflix takes 12 a month from me, do you also draw something each month after i'm in
    are there charges that only show up at the end, like when you book a cheap flight
    how much is it for a couple with one share each, everything included
    i earn 150 dollars a month, what part of that would i need for the smallest start; may i pay ten now and ten next month
    what's the damage; smallest sum; price for newbies; one-off or monthly; admission price; total with gas; ticket price
    cost of entry; is the network charge included in the twenty; how much for three shares; do you charge for leaving
    can i get in for nothing; what are the prices of the shares; is five times twenty the most i can put in
    my wage is 8 dollars a day, so i have to know exactly what i'd pay at the start and later on
    are there any hidden bits on top of the twenty, like at the airlines; can i get in with ten and pay the rest when i've earned something
    i want three shares, how much does it come to with everything; my husband thinks we will be charged every month, is he right
    does it matter for the price whether the coin is high or low today; what's the dearest and the cheapest way in
    the woman who called me wanted 150 dollars as entry, is that the right price; how much of a fee goes to the network and how much to you
    for the cash book, what outlay do i enter for a single share; is the first month free as on netflix; price list pls`,
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
    how many clicks until i'm in; what is the free signature at the end for
    i've got coins, a nickname and the name of my friend, now please take me by the hand through the screens that follow
    i teach a group of elderly people and need the whole procedure from opening the page to being in, in the right order
    on other websites i get a mail with a link to confirm, what is the way of becoming a member here
    i pressed the join button and it wants me to connect something, then what happens and when do i pay
    how many confirmations will pop up until i am finally in, and which of them costs something
    is there some video or a list that shows how a new person gets in
    can my sponsor do the sign-up for me or do i have to click all that alone; how to enter as a new person; sign-up procedure
    getting in step for step; first screen; application form; become one of you; the name field, the sponsor field, the seat, then?
    where do i fill in my details to be a member; what do i confirm first in the fox; after paying do i have to do something else
    sign me up now; it's my first time, what do i click; is the signing part before or after the payment
    i'm on a tablet, seventy four years old, wallet is installed, please tell me one thing after the other until i'm in
    my dyslexia makes long texts hard, just give me the five clicks to become a member
    it asks me to connect something first, then a name, then what, and at which moment is the money taken
    i want to film the whole sign-up for my viewers, what screens come in which order
    i've paid nothing yet and am staring at the form, which field do i begin with
    does my foreman have to do something on his side when i enter; why does the wallet pop up twice when i become a member
    how long will the whole procedure take in my lunch break; i run an internet cafe and help folks get in, what is the exact procedure
    what do i do after the payment has gone through; i'm convinced, show me the door; how 2 join`,
  "username-rules": `
    allowed characters in a username; how long can a username be; can my name have capital letters; persian letters in username
    it says that someone already has that name; this username belongs to another member or did in the last 30 days, so what now
    a username has 4 to 16 characters, it tells me, but mine is jo; red line about a to z and an underscore under my name
    an uncle of mine gave his name up last week and now the form says that i can't have it yet, how long is it reserved
    the error says my name must start with a letter; grey hint about which characters a name uses
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
    double-barrelled name with hyphen; numbers in my handle; reuse somebody's dropped nickname; nick may begin with an underscore?
    i typed my first and last name with a blank between them and the field turned red, what does it want from me
    i'd like to be called like my company with a dot and com at the end, why is this refused
    my name is bo and the form says it's too short, how many letters do i need
    on instagram i'm called 24seven but here it doesn't take it, what's the matter with it
    can people find out who i am from what i type there, and is it readable for ever
    is 'Anna' the same as 'anna' in your eyes or are big letters just not possible
    my dream nickname is gone, does it help to wait some weeks; letters allowed; min and max length; symbols; begins with a digit
    german umlauts; space in nickname; name in use; red field; may i write my nickname in farsi; why is the dash not ok
    16 letters, is this the most; underscore yes or no; two members called the same?; what would be a clever choice of nickname
    at sign in a nickname
    it keeps refusing the name i typed, mine is ali-reza with a dash, what does it want; can i use my real name in farsi letters as nickname
    my gamertag begins with a number and it doesn't like it, why
    i wanted my shop's name with capitals like on the sign, and it turned them small
    what's the shortest name it takes, i like three letters
    my favourite is gone, is there a way to get a name that someone has but doesn't use
    should i take a name that doesn't show who i am, i'm a nurse in a small town; is an emoji or a space ok in the handle
    seventeen letters is too long, it says, how many are allowed; the name was released by somebody last week, why can't i have it
    is the nick seen by everyone and for how long; rules for nicknames?`,
};
