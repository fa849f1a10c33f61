import type { PassageQuestions } from "../passage-questions.ts";

export const registeringQuestions: PassageQuestions = {
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
    for the cash book, what outlay do i enter for a single share; is the first month free as on netflix; price list pls
    at the kiosk a newspaper is one euro, a pack of gum two, and becoming a member of yours is how much
    i'm a single mum who counts each coin, so what leaves my purse on the day i join and what in the months after
    what is the most expensive way in, and can i pay even more if i feel like it
    does the amount in coins change between yesterday and today although it is twenty dollars
    will my card be charged again on the first of next month; when will i be shown the exact amount, before or after my wallet opens
    my sponsor wants ten dollars cash for his help, is it part of the official price
    is the fee for the network a fixed sum or a percentage of the twenty; two shares, what's that in dollars and roughly in coins
    i thought it's free and you pay only when you earn; how much do i have to save each week to get all five within three months
    are there taxes or vat on top of the price; does the price go up for those who come late
    total outlay for a family of four with one share each; does any of the charges go into your own pocket at the moment of joining
    sticker price; entrance money; per share; costs once; annual cost none?; least and most; total bill; what'll i be charged
    enrolment charge; our treasurer wants to know if signing up produces running costs
    does a bigger start, such as five shares, get a quantity discount
    i only have 18 dollars until payday, will that do for anything
    what's the price in rupees right now, or isn't it fixed in rupees
    the invoice for the school bus is 60, my electricity is 35, so before i promise anything i need to know how much leaves my account on the first day and in each month that follows
    my boyfriend joined and swears it was just twenty, but i saw his wallet and it was a bit more, what was the rest for
    i have two jobs and no spare change, could you tell me what's the absolute minimum, whether i can add later, and if there's a bill waiting at the end of the month
    when booking a room the final page always adds a cleaning fee, a city tax and i don't know what, which things are added to your twenty
    the woman who wants to sign me up asks for 35 dollars in cash for one package and says it includes her work, what's the genuine amount
    our pensioners' table of eight wants to enter together with one share each, what does the whole table have to bring in dollars
    yesterday it was 46 coins for a package and today 51, my husband thinks you've put the price up overnight, have you
    what is the joining amount and are there any recurring charges per month or per annum
    how many money must i pay for start, and after i must pay again or is finish
    so it's free to join and they only take something when i've earned; how much una dey collect before person fit enter
    could i get in for a tenner, or is the cheapest seat dearer than that`,
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
    what do i do after the payment has gone through; i'm convinced, show me the door; how 2 join
    i helped my deaf uncle get a wallet, now we sit in front of your page and don't know which button belongs first
    what do i do on the screen after the one where i chose how many shares
    the wallet asked me for a second confirmation after paying, is this a trick or belongs it to the procedure
    in what order: name, place, amount, payment, signature, or differently
    i'm writing a manual with screenshots for our village, list the stations from start to finish
    is there a separate login to create after the payment is through
    how do i tell the form who invited me, i've only got his nickname on a napkin
    at what point could i still turn back without having paid
    my screen offers me a place in the tree already, do i accept that or pick one and how does it go on
    how do i know i've really become a member, is there a sign or a page
    it asked me to change the network in the middle of signing up, should i have done so
    what's the register and pay button going to do once i touch it
    the form wants me to read something about what can go wrong, do i have to tick it to get on
    explain like to a cook: take this, add that, wait, done; can the whole sign-up be done on a bus with a phone
    do i receive a welcome pack or some code, or am i in at once; joining, step one?; process for newcomers; sign-up flow
    after the wallet is connected; enrol now; become a member today; finish my registration
    i stopped after choosing the name last night, where do i continue
    what does the last free confirmation do, and what if i skip it
    my leader wants my phone to do it for me, is it really so hard that i can't do it alone
    my reading glasses are on, the coffee is hot, the app on my phone is loaded with coins and i've got the nickname of my neighbour, now lead me through it screen by screen
    i connected the wallet, typed a name, and then a picture of a tree came up with a proposal, do i press accept there and what happens afterwards
    last time i tried to join a website i ended up with three accounts, so before i touch anything i'd like to know the order of steps and the point of no return
    our village teacher signs up people on fridays, she asked me to write down on a card what one does from opening the page to being a member
    the wallet opened twice, the first time it cost something and the second time it said sign for free, are both needed to be in
    i thought i'd get an email to confirm like everywhere else, but nothing came, how does becoming a member work at your place
    there's a box where i must choose a number between one and five and some warnings to read, what comes before and what comes after that
    please guide me stepwise how to do the registration as i am facing difficulty after connecting wallet
    i have open the page, i have the wallet, now where i must push for become member
    so i pay, and then an admin approves me within a day or two, is that how it goes
    talk me through signing up like you're on the phone with your nan
    abeg show me from number one to last number how person go take register`,
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
    is the nick seen by everyone and for how long; rules for nicknames?
    i'd like to be known as o'brien but the apostrophe makes the box angry
    my name is li, two letters since birth, and your machine says no; can two people be called marko if one writes it with a capital
    i entered my email address in place of a name and it got refused; the name of my bakery is 21 signs long, where do i have to cut
    is an accent allowed, josé without it looks naked; what comes first, a letter or may it be a number, my football number is 9
    someone is using my stage name, is there a way to claim it as a trademark owner
    i typed the name of my dog and it told me that somebody had that until recently
    why are all the letters turned into small ones as i type; how many signs may it have at the very most
    will people in fifty years still be able to read what i call myself today
    should a teacher put her own surname there or something nobody connects with her
    chinese signs or hindi letters in the nick, possible
    it doesn't like my minus sign, my full stop or my blank, is there any sign besides letters and numbers it does like
    may i choose an insult or the name of a politician; valid handle; min 4?; numbers allowed; underscore at the start; nick refused
    not free; upper case; name length; we're twins and want almost the same nick, is anna_1 and anna_2 fine
    how soon can i have a nick that another member has just given up
    is it a fault if my nick reveals my birth year, who gets to see that
    my parents gave me a name with an umlaut and a hyphen, and your form hates both, what kind of name would please it
    i've been jojo since kindergarten, it says too short, then i tried jo-jo and jo jo and jo.jo and nothing worked, tell me the rules please
    as a nurse at a psychiatric ward i don't want patients to find me, is the name i choose seen by everyone and for how long
    i wanted to call myself after my boat, then my street, then my dog, each time it says already taken, could it be that some of them are free again next month
    the name of our bakery starts with the number 7 and has twenty letters, how would i have to change it so your form accepts it
    i typed my name in cyrillic as i've done all my life and the field stays red, is there a way to keep my alphabet
    my late uncle's nickname would be a nice tribute, but he gave it up only two weeks ago, when may i have it
    my name having a space and one capital letter, why it is not getting accepted
    the machine say me no good name, i write María with accent, what is wrong with me
    so i can take any name i like, capitals, spaces, the lot, like on facebook
    is 007bond all right as a handle or does it have to kick off with a letter
    the name i want was freed up a week ago and it still tells me it's taken, what gives`,
};
