import type { PassageQuestions } from "../passage-questions.ts";

export const joiningQuestions: PassageQuestions = {
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
    never heard of you, whats this
    the barista put a card with your name and a leafy logo next to the till, what kind of outfit is that
    on the train two students argued whether you are a cooperative or a casino, could you settle that
    i typed the name into google and got a forest roof, so what is it in your case
    i've been handed a phone with this page open and told to pay, first explain to me what it is
    which goods leave your warehouse, or is there no warehouse at all
    i'm translating a flyer about you into spanish and must know what the thing actually is before i translate nonsense
    does any money enter from outside, like adverts or sales, or only from the people who take part
    who decides about changes to the system, a board, a boss or no one
    is it run by people in an office or by a program on some network
    as a librarian i have to put your brochure on the right shelf: finance, hobby, software or religion
    does it make its participants richer as a group or only move money between them
    i thought canopy was a camping brand, what do you people do; so you're a kind of bank that pays interest on trees
    our parish priest asks what the youngsters are into, how do i describe it to him in a sentence
    what is the product, the seat itself or something that i get with the seat
    what sort of tree is meant when people here talk of their tree; what r u; purpose of this; short profile please; background info
    is it an ngo; what does one do on canopy; what's it for; kind of company
    does it belong to polygon or is it merely built on that
    i found a sticker with a tree and your web address on the back of a bus seat, my curiosity won, and i've read the start page and am none the wiser, so what do you do
    our neighbourhood app is full of people praising something with seats and legs, i thought of furniture first, could someone explain what it really is and who earns with it
    a colleague from the loading dock says it's like a savings club without a treasurer, my wife says it's gambling, what would you say it is in two honest sentences
    my niece wrote her seminar paper about you and i couldn't follow the part where no product exists, so what are members buying from whom
    i've been handed a microphone for tonight's village meeting, where people will ask me what this organisation is, please give me a description a farmer can follow
    when i asked where the profit comes from i was told from the community, which sounds nice and means nothing, so what's the actual source of the money people receive
    i translate for refugees, and one of them was shown your page by a landlord, in simple words, what's it about and are most people better off with it
    excuse me i not understand what sell this site, is bank or is game, please explain me slow
    my good sir, what is the nature of your business and what is the benefit for the common man
    so it's a crypto exchange with a referral scheme bolted on, or have i got that back to front
    what una dey do for this site, na trading or na contribution
    i see members, seats and legs, is like school, restaurant or hospital, what is it`,
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
    turning eighteen in two months, may i start early with mum's ok
    my apprentice is seventeen and a half, earns his own wages and pays rent, would that be good enough
    in my country you are grown up at twenty-one, which age counts then, yours or ours
    could i put the seat in my grandmother's name although i do all the clicking
    would you turn down somebody who was bankrupt last year; i only speak bengali and have no papers in english, can i take part
    do you want my date of birth anywhere, and how would you notice if it was wrong
    we are a nunnery with a small garden shop, may the convent take a seat; must i own a bank account to be accepted
    i'm on a tourist visa, is it a problem where i happen to be when i sign up
    does anybody look at my face or my documents before i get in; is a prisoner on day release permitted to enter
    which law decides if i may take part, and who has to look it up, you or me
    can i join on behalf of a friend who has no hands for phones, he is blind
    no email, no phone number, no passport, will the form let me through
    is there a blacklist of nationalities in the form where i choose my country
    i have been banned from every sports betting site, are you going to ban me too
    can my cousin from cuba take part the same way as my cousin from spain; are there conditions of health or income
    under age with parents' permission, allowed or not; am i too young; seventeen; which passports; are tourists ok; join without id
    may an employee of a bank or of the tax office enter, or is that a conflict
    i've been living in belgium for three years on a temporary permit, i come from eritrea and own no passport at all, would i be turned away at some point of the sign-up
    my grandson turned seventeen in august and he's good with money, better than his father, may he take a place if i stand next to him and say yes
    the airline i fly for has strict rules about side jobs and i move between six countries a month, whose law decides whether i'm allowed to take part
    before i upload a photo of my driving licence to one more website, tell me whether you ask for papers or a selfie at all
    i'm the chairwoman of a women's cooperative in rural kenya with eighty members, can the cooperative itself take a seat or only each woman for herself
    since a stroke my husband can't handle a phone, could i sign him up and do all the clicking on his behalf
    at the casino they wanted to know where my money comes from, what do i have to reveal about myself before you let me take part
    i am having only ration card, no passport, may i be allowed to take membership
    me is from moldova, i can to enter or is only for rich country; so as long as my mum signs something i can get in at sixteen
    my papa is 84 and no sabi computer, you people go accept am
    is it open for married women without the husband's permission, in our place they always ask`,
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
    i am a complete beginner with a credit card in hand, what is missing; what do i gather first
    the hairdresser told me it takes five minutes if you've got everything together, so what is everything
    should i open an account at an exchange weeks ahead, or what needs most time to arrange
    i have a hammer and no nails, meaning a wallet app but no coins and no idea of the rest
    what details of the person who invited me do i have to have at hand
    must the money be in my wallet before i open the form, or can i pay during the process by card
    is a passport, proof of address or selfie part of what i have to get ready
    what is the least equipment, would the computer in the village library do
    i've been told by no one, found you on my own, what do i put in place of an inviter
    how much should i have over and above the price so that it doesn't fail because of cents
    on saturday i will visit my mum in the nursing home and register her, what should be done before i get there
    do i think up a password beforehand, and does it need special signs
    what sort of money should i use for this, is the holiday fund all right
    i'm a total beginner with a brand-new laptop, from nothing to ready, what belongs on my list
    the recipe says ingredients first: what are the ingredients to become a member
    is there any reading one ought to do prior to signing up; to get a phone contract i needed three payslips, what do you ask for
    what can i already settle today if my wages come on friday; bring what; ready for sign-up?; things to own; set up beforehand
    needed stuff; wallet first or coins first; preparations; need no email?
    will a trust wallet with some coins in it be enough, or do i need anything else
    do i have to know on which side of whom i want to sit before i begin
    tomorrow at ten my sister comes over with cake and wants me to become a member by noon, i've a smartphone and a debit card and that's all, what should i have arranged by then
    the form threw me out three times yesterday since i always lacked something, once the app, once the coins, once a name, so could you list everything at once
    i don't want to be the old lady who holds up the queue, so tell me what should be lying on my kitchen table before i open your page
    i heard from a bus driver about you but didn't ask his username, is it a must to have such a name in hand or can i begin without
    the trading app i have shows coins but says they're held for me, do i have to bring them somewhere else before i can enter
    which of these do you require at the beginning: email, phone, passport, bank account, utility bill, photograph, or nothing of the sort
    my wallet holds 21 dollars in the right coin and i'd like one share, will it be a smooth evening or am i going to be a few cents short
    what all things are required for taking membership, kindly share the list of requirements
    i come with nothing in hand, only telephone with android, what i must to bring first
    so i just need an email and a password and off we go, same as any site
    before i enter the door, what shoes i must wear, i mean which app and which money
    how much of the coin do i get in beforehand so that i'm not stood there like a lemon`,
};
