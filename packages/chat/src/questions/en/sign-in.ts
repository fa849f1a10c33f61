import type { PassageQuestions } from "../passage-questions.ts";

export const signInQuestions: PassageQuestions = {
  "how-to-log-in": `
    sign in with wallet; where is the login; password for login; get into my account; access my dashboard; no password field
    log in from a new device; enter my panel; login steps; how can i get in again; where do i enter my password
    i want to see my account; cant find login; i am a member how do i enter; get to my dashboard; login with what
    i forgot my password for this site; no email login; how do i sign in from another computer; cannot find where to log in
    way into my account; log in page; which details do i need to log in; i want back into my account; sign me in
    how do members enter; how do i get into my account; i forgot my password; where do i enter my email to sign in
    log in on a new computer; sign in with another phone; i have no password, how do i enter; the login page asks for a wallet
    return to my account after a long time; reset my password; where do i type my password
    there is no password field, only a connect button; i only see connect wallet, how do i get in; no field for my email
    which button opens my account; it's been weeks, how did i get into my account again
    i am at my friend's computer, can i open my dashboard there; how can i get into my dashboard
    where do i put my username and password; i'm already a member, how do i enter; login page wants a wallet, why
    got a new laptop, how do i get to my account; is a code sent to my phone for login; loging in how; let me in
    entrance for members; where do i put my pin; i changed laptops, how do i come in; google sign in?; otp by sms not offered
    no form, only fox icon; open sesame; get inside my panel; i'm a member since last year and forgot how to enter; credentials
    i can't find a password reset; face id for entering; back office access; use my account from the library
    two wallets, with which do i enter; web3 entrance
    i signed up with my wallet in spring, now i want to look at my page but find no place for a name and a password
    at every other site there's a forgot password link, yours has none, what do i do to get in
    i have a new phone with the same wallet on it, how do i come to my page from there
    my mother became a member with my help and now she wants to look by herself, what must she press
    the page shows a button with a fox and nothing else, is that the entrance
    i have three accounts in my fox, which one must be chosen so that i come in
    is there a code by sms or by mail like at my bank when i want to enter; entrance; member area; back in; sign in how
    key for the door; open my page; access as member; no password box; enter again; is it risky to log in from a friend's laptop
    what do i need to get in, just the wallet?; can i log in with apple or facebook; where's the member door
    is entering free or does it cost gas; how come you don't ask for a mail address; show me how to get to the inside
    i've been a member since march and now i'm on a new laptop, how do i get in to my page without a password
    there's no field for a mail or a code, so what do i type to enter
    my daughter set it up, i'm 76, tell me slowly how i come to my own page; which of my four accounts in the fox do i take to enter
    what happens if i press sign in, will it cost me; i forgot my password, where do i get another; can i enter with google or face id
    i work on the move, how do i get to the dashboard from my phone; how does the site know it's me when i have no login name
    is there a second step by sms when entering; i own two places, how do i enter as the other one; let me in please
    my hairdresser helped me enrol last spring and now i want to peek at my page by myself, but all i see is a request for a wallet and no place for an email
    we bought a second-hand macbook for the bakery and i'd like to open my account on it, what do i need besides my wallet
    hi, how to enter my account madam, i am not finding the username and password box anywhere on the page
    is it correct that there's no password to forget; one-time code by email never arrives; do i get a pin letter by post
    i logged in to netflix, gmail and my bank with passwords all my life, what replaces the password on this website
    the secretary who typed everything for me has retired and i don't know which of the seven addresses in my app belongs to my seat
    kindly guide me to sign in, i am a member from last november; what does pressing sign in cost me
    can you block someone else from entering with my nickname; is my username enough to get inside
    so i'm permanently shut out if i forget the password, right; will the site be able to move my coins after i've entered
    does connecting the wallet already log me in or is there something after it
    how to come in again after the kids cleared all cookies on the family computer
    log into my profile from the hostel's tablet during my trip, wallet on my own phone
    two-factor authentication, where do i switch it on; passkey sign in; magic link; login by phone number
    i typed my nickname in the search field and thought that would let me in, but no, what's the right way to open my dashboard
    step by step for entering, i have poor sight and my neighbour will read it to me; sign in button location
    ola, como entro, i mean how do i enter in my account with the metamask; log in page in which menu
    my employer uses single sign-on for everything, here i'm staring at a wallet list, what now
    where has the entrance to the members' area gone since you changed the design
    do i have to remember anything apart from my wallet to get back inside
    last august my cousin sat next to me at the kitchen table and made me a member, now he lives in norway and i would like to see my own page but nowhere can i type a name
    for ten years i've used the same email and password everywhere, but here i only find a list of wallets, so tell me what to do to reach my overview
    my pupils asked me to show the dashboard on the classroom computer tomorrow, the wallet is on my phone, how do i come in there
    in the wallet there are four accounts from different adventures, and i'm not certain which one to choose when i want to come into my page
    dear support, i'm a farmer with little schooling, please tell me in three short steps how i get from your first page to the place where my earnings are
    i pressed sign in, my wallet opened and showed a text in english, before i go on: does entering take any coins from me
    the internet cafe owner says that i need a password from you to enter, i think he is wrong, who is right
    entering the member area from a borrowed chromebook at the airport; how does one get to the control panel here
    a colleague says he just clicks connect and then sign and he is in, is it really as simple as that and without any mail
    i have changed my email and phone number, does that stop me from getting in
    which of my wallets, the one with the dog picture or the other, opens my seat
    i am trained to type user id and passcode at the mine's terminals, here there's neither
    do i have to register each new device before i can enter on it; how can i access the back office
    is pressing connect enough, or is signing a must as well`,
  "session-length": `
    how long do i stay logged in; remember me; session timeout; when will i be logged out; login expire
    do i have to log in every day; how many hours until i am logged out; after how many hours am i signed out
    can i stay signed in; is there a remember me; make the login last longer; automatic logout time; stay logged in longer
    how soon does it log me out; login duration; must i log in each time; why do i have to sign again every few hours
    stay logged in; how long am i logged in; keep me signed in all day; does the session end when i close the tab
    logged in after lunch and in the evening it asks again; having to log in every day is annoying
    why do i get asked to sign in so often; it doesn't remember me; how many hours do i stay logged in
    can i stay signed in for a week; it asks for a signature every day, can that be switched off; remember me on this device
    when does my login expire; how many minutes until i'm thrown off; idle timer; i want to be permanently in
    checkbox stay signed in; sign once a month please; after lunch i'm always out; keep alive; persistence of the entrance
    does leaving the tab open count; three hours is annoying, extend; lifetime of a visit; auto sign off settings
    can i lengthen it; how often must i sign; stay in overnight
    i leave the page open on my desk all day at work, until when does it know me before i have to sign again
    my bank throws me out after five minutes, how is it here
    i find it annoying that i have to take out my phone and sign several times a day, can this be set to a week
    does reading without clicking count, or will it think that i have gone away
    if someone gets hold of my open laptop, for how many hours could he look at my page
    is there a tick box so that it remembers me on my own machine; stay in; hours until sign out; keeps me how long
    time limit of a login; idle hour; max three hours; longer please; when do i have to sign the next time
    does it end when i close the lid; can the time be changed by me; how long till it forgets me
    why not stay in for good like on facebook; does one hour without clicking end it; what is the limit of a visit
    how many hours may i leave it open before it closes on me
    i go for a long lunch each day, does the time run out while the page is open but hidden; is there a tick box to remain inside for a week
    for our office rules, after what idle time are users thrown out; i keep the dashboard on a second screen all day, will it stay
    why must i sign every few hours, it's annoying on a night shift; my bank closes after five minutes, and you
    does the clock start again with each click; if a thief grabs my open laptop, how long could he be in my page and what could he do
    can you make it longer for me; can i remain logged in forever; session time limit?
    at the petrol station we have one computer for all shifts, after how long without a touch does my page shut itself
    i'm cooking for two hours with the dashboard open on the kitchen tablet and the screen asleep, will i have to sign in afterwards
    our data protection woman wants to know the maximum and the idle time of a member's login on your website
    can i make the three hours into eight, i sit at the reception desk all day; work shift length login
    is there any danger in staying logged in overnight, could money be sent from that open page
    how come my newspaper remembers me for a year and you for a morning
    one hour without use ends it, does watching the figures change count as use; visible tab keeps alive?; login validity
    re-login interval; timeout minutes; automatic sign out after inactivity; hours per login
    i get interrupted by patients all the time, how long a pause can i make before it forgets me; permanent login please
    trusted device option; stay connected for the weekend
    does each new signature cost something if i have to do it three times daily
    what can a burglar change on my page during the remaining time of a login
    so after exactly three hours i am out even while i am clicking around
    do you count the three hours from the last click or from the beginning
    can the page itself warn me five minutes before it ends; sir, session getting over very fast, can it be increased
    maximum session duration
    i run a small hotel and leave the overview open next to the booking system from seven till three, at what moment will it ask me to sign again
    between two surgeries i have just five minutes to look at my figures, and each time i must sign first, is there a way to be remembered for the entire day
    yesterday i left the office at six with the page open on the screen, how long would a curious cleaner have been able to look around in it
    please explain the rule: is it three hours in all, or three hours since my last click, because mine ended while i was reading
    the tab was open but hidden behind my music program for seventy minutes and then i was out, is this how it is meant to work
    our union's it rules demand that idle users are signed off within a fixed time, what time is fixed in your software
    for how long may i look away from the page before i'm a stranger
    the exam lasts four hours and my page is open at home, will it still be mine when i return
    do i get thrown out at midnight in any case
    our receptionist complains that she must sign three times per shift, can the host change this
    why do you limit it so tightly, i am the only one at my computer; does moving the mouse over the page count as using it
    is the time different on phone and computer; auto logoff after how long`,
  "log-out-everywhere": `
    log out of other devices; sign out of a lost phone; end all sessions; log out from a public computer; kick out other devices
    logout button; disconnect; i used an internet cafe and forgot to log out; someone has my phone can i end the login
    end all my sessions; i left myself logged in at work; where is the sign out; remove a device; sign out from a stolen phone
    see where i am logged in; close my login on another computer; leave my account; i forgot to log out somewhere
    disconnect all devices; kill the session on my lost mobile; i logged in at an internet cafe and forgot to log out
    sign out of all devices; someone may be using my account on another phone; end a session on my old phone
    there is an unknown device in my sessions; where is the logout button
    i used the computer in the library and don't remember whether i logged out; i see a phone in the list that isn't mine
    i forgot to sign off at the internet cafe; end all other logins; i see a browser in the list that isn't mine
    how do i sign out; kick the other devices; chuck out all gadgets; revoke the tablet i sold
    an old phone in the drawer is still in; exit; sign me off; i used a hotel pc; boot the stranger from my panel
    overview of gadgets that are in; somebody in moscow is in my list; leave the panel; how do i shut my visit
    sign off everywhere with one click; remote exit; end the visit on my kid's ipad; thief has my laptop, cut access
    are there active visits i should end
    yesterday i looked at my page on a computer in the hotel lobby, and now on the train i can't remember leaving it properly
    my phone was stolen in the bus and i was still inside on it, how do i throw the thief out
    there are four machines in that list and i own only two, what do i do with the strangers
    how do i leave the page in the right way when i'm done at my neighbour's pc
    gmail lets me see all places where i'm in and close them, do you have that
    my ex still has our old tablet that opens my page, cut that off please; leave; exit button; end other visits; throw out devices
    open elsewhere; list of my logins; close remote; sign off; active devices; could a stranger in my list take my coins
    end just one of my visits; how do i quit the page properly; i see a firefox i never use; i sold my laptop, is it still in
    everything else off but this one; where is the button for leaving
    i used a computer at an internet cafe and forgot to close it, can i end it from home
    in the list there's a browser in a city where i've never been, what do i do
    my phone was stolen in the bus, how do i cut it off from my page; i sold my tablet, is my page still open on it
    where is the button to leave, i share the pc at work; how do i close all my open logins but this one
    after the quarrel with my ex i want him out of every device; can a person who's still logged in on my old laptop take my money
    where do i see on which gadgets i'm in; how do i sign off properly when the shift ends
    my apprentice logged in with my wallet on his phone, how can i end that; kick all devices
    i sold my old laptop at a flea market and only now remember that the dashboard was still open on it, how do i end that from my phone
    on the list under my profile there are a safari and an opera i can't explain, does that mean someone is inside with me
    after a demo at the village school i left my page open on the projector computer, can i shut it from home
    the internet kiosk at the ferry port had no time left and closed on me, am i still logged in there
    how to sign out properly in the evening, simply close the window or is there a button; exit my account safely
    list of places where my account is open; terminate the other ones; kill remote access; end all but this
    my roommate borrowed my ipad and now knows how to look at my figures, i'd like to throw his visit out
    whatsapp shows linked devices, is there something like it; linked devices page
    could the person who still has my open page empty my box or move my seat
    i don't recognise one entry in my sessions, what should i do first
    someone may have copied my key as well, is logging out enough then
    we dismissed an assistant who managed my page on the shop's computer, how do i cut his access at once
    what does log out everywhere else leave open; sign off from the cyber cafe; close my visit
    does ending a visit on the tablet take effect straight away or in an hour
    pls how can i remove my account from other persons phone
    i changed my phone at the mobile shop and they kept the old one for repair, still signed in
    does logout also disconnect the wallet
    i let the boy at the phone shop help me and only on the way home did it come to me that my page is still open on his machine
    under my profile i found five entries, one of them a chrome on linux, and we own nothing with linux, so what should i press now
    after the breakup my boyfriend kept the old ipad on which i always looked at my earnings, i would like to end his view without asking him
    at the end of the meeting i simply shut the lid of the church's laptop, is my page closed with that or can the next user open it
    my bag with the tablet was stolen at the station an hour ago, the dashboard was open, what can i do from my sister's computer
    how do i end my visit on this computer before my nephew starts his homework on it
    the valuation expert had my laptop for a day while i was logged in, how do i make sure that he can't look in any more
    where do i read the last use of each browser; list with browser names and times
    i would like to shut everything except the phone in my hand
    is my page safe if i just switch off the monitor in the co-working space
    old work computer handed back to the company, still inside my account there; someone else's login on my seat, remove it
    end a login from afar; i pressed logout on the phone, does the computer stay in
    after i moved house my old tv box still shows my figures`,
  "session-ended": `
    401 error; you are not logged in; unauthorized; says i must log in again; not authenticated; session is invalid
    your session has ended, log in again; you are not logged in, it says, although i was a moment ago
    after lunch every button answered that i must log in again, is something wrong with my seat
    saving my profile fails with not logged in; error unauthorized when i open the overview
    it tells me i'm not signed in; suddenly 401; please log in again message; unauthorised error
    why does the page say logged in is required; session over message; 401 unauthorised; why must i sign in again
    not logged in notice; error 401; it tells me to log in again; session expired; not signed in message while i was clicking
    i was in the dashboard and suddenly it wants a login; error 401 what now; it says log in to continue
    a page tells me i have no session; unauthorised message in the dashboard; why do i have to log in again to see this page
    http 401; unauthenticated; page demands signing again; my click said login needed; token invalid
    while reading it switched to the sign-in screen with a number; says no longer signed in; denied, sign in first
    401 in the console; it claims i'm a guest; auth error; api says unauthorized; greeting gone, now says connect
    why does this page need me to sign again; are my coins safe if it says 401
    i was about to change my picture when a page came up with a three-digit number and the words that i'm not signed in
    my tab was open since breakfast and now every click brings me to the entrance, are my coins still there
    after lunch everything i press says unauthorised, did someone take over my account
    it says please log in, although my name was at the top a minute ago
    as a developer i get a 401 from your server in the network tab, what are the causes; does that 401 mean that you have blocked me
    401; not signed in; unauthorised; visit over; need to sign once more; login required; session gone message; code 401
    will i come back to the page i wanted after signing; what does the number 401 want from me
    says my session has ended, is this bad; is my seat gone because it says not logged in; page wants me to sign in once more
    i moved my seat and now it says 401; error with four hundred and one
    in the middle of looking at my team it wrote 401 and that i'm not signed in, did i break it
    it says please log in again although i've just been there before dinner
    a number four zero one came up, what is it trying to tell an old woman; is my place gone when it says that i'm not logged in
    my program gets unauthorised from your api, what's the matter; every button leads me to the entry page since noon
    after i took my place to the other wallet i get not signed in on the old one; will i land again where i was once i've signed
    has someone locked me out, or why am i unauthorised; the page says session over, are my earnings safe; error 401 while saving my picture
    not logged in, says who
    in the middle of choosing a picture for my profile a page came up that said not logged in with the number four hundred one
    it was working before my dentist appointment, now each tab tells me to sign in again, have i lost the seat
    error 401 while my customers were looking over my shoulder, quite embarrassing, what is it and how do i get back
    i accepted my seat on a new wallet yesterday and the old phone says not logged in since then, is this expected
    you are not logged in, so have my earnings been deleted too; returning from the gym i see a sign that my visit is over
    after signing do i land on the same page as before; what are the possible reasons for your 401; http 401 on history page
    unauthorized when pressing save; does that number mean that my account was closed by the company
    please log in to continue message, again and again during the webinar
    my accountant has two tabs open and one of them says unauthorised
    was logged out by the button in another tab and now this one shows an error
    not authorised to see this page, it's my own page for heaven's sake
    is anything lost when it says session expired while i was typing a note; code 401, is it the server's fault or mine
    message that i am not signed in any longer; session no longer valid, sir what to do; token expired
    i idled over an hour at the vet's and the page turned against me
    i was uploading a photo of my dog for the profile when it told me that i'm not logged in and the photo was gone
    my husband accepted our seat on the new hardware device this noon and since then every page on the old laptop answers with four hundred and one
    after a long phone call with my mother i came back to the page and it says unauthorised, please tell me that my box is still there
    i am testing your site for our magazine and opened the rounds page in an old tab, the result is a 401, what triggers that
    does the notice that i'm not signed in mean that someone else has signed in as me on another machine
    each morning the first click gives me this not logged in screen, is there anything that i should repair
    opened a bookmark of my rounds page and got a number 401 instead of my rounds
    the page wants me to prove again who i am although i did so at breakfast
    is it your fault or mine that it says i must log in to see this
    my seat moved to the other wallet and now my tabs go red one after another
    it happened while i typed the amount of a withdrawal, was anything sent; you need to be signed in
    i got logged out in one tab and the others show an error with four hundred one
    api call returns 401 with my token since two hours`,
  "logged-out": `
    why am i logged out; thrown out of my account; keeps logging me out; session dropped; automatically signed out; kicked out
    it always logs me out; why do i have to sign in again; i get thrown out all the time; the site forgets my login
    dashboard closes by itself; always have to sign in again and again; disconnected without reason; throws me out constantly
    kicked from the dashboard; boots me every hour; keeps asking me to log in; session lost; it threw me out while i was reading
    i get signed out all the time; suddenly i was at the login page; kicked out of the dashboard
    why does it log me out when i change the account in metamask; was somebody in my account because i got logged out
    i only went for a coffee and now i have to sign in again; out of nowhere i was on the start page
    the site keeps throwing me out; suddenly i was signed out while reading; i get kicked after every coffee break
    why doesn't it keep me logged in; my session vanished by itself; booted; ejected while i was typing
    i get ejected after each pause; spat out; out of the blue i'm a visitor; cut off; did a hacker push me out
    switching accounts ejected me; i leave for ten minutes... gone; too many gadgets signed in?; ejected on the train
    random sign-offs; the panel forgets me each noon
    i went to the kitchen for a sandwich and when i came back the page had forgotten me, is it a fault
    three times today i had to sign again without having touched anything, what's the matter with your page
    i only picked another account in my fox to look at something and bang, i was out
    could it be that somebody took my place, since i was thrown out all of a sudden
    i use it on a great many browsers and machines, is it possible that the first ones get thrown out
    youtube never throws me out, why does your page do it so often; thrown out; out of nowhere; forgot me; sudden sign off
    without my doing; kicked; ended by itself; lost login; tossed out; was in, now out, why
    did i do something wrong that i'm outside; has the staff kicked me off; no reason given and i'm back at the start
    i get thrown out each time i change the account; keeps forgetting me
    someone moved my place and i was thrown out, can it be undone
    i only made myself a tea and was outside again when i returned, what is going on
    three times this evening it put me out without me pressing anything
    i picked another account in the fox to check something and the page dropped me; is somebody else in my place, since i was suddenly out
    facebook keeps me in for years, why do you show me the door every few hours
    i use it on lots of computers at the cafe, could it be that the first ones drop out; why does my page forget me during the night shift
    i came back to the screen and had to sign anew, has the staff done it; was it a hacker or a timer that put me out
    i've not moved my place, yet it says goodbye to me, why; what makes the page end my visit by itself; dropped out again
    twenty minutes of gardening and the page wants me again, did it fall over or is that the rule
    i only touched the account list in my wallet to copy an address, and your page threw me back to the entrance
    was it a burglar or a timer that ended my visit at half past nine
    i have the page open on the phone, tablet, two shop computers and more, why does the oldest one keep falling out
    since saturday i'm outside and the seat isn't on my wallet any more, somebody moved it, can support turn it back
    sudden goodbye while i was reading; thrown to the login page; unexpectedly signed off
    how many devices at once before the first one is dropped; it forgets me whenever my laptop sleeps through the lesson
    i swear that i did not press logout, what ended it; my visit ended though i looked at the page the entire morning
    why does it log me out when i change the wallet account; auto logout reasons
    are you logging people out on purpose during maintenance; kicked off in the middle of the round, do my points suffer
    automatically logout problem sir; does the other member who used this browser end my visit by signing in
    i get put out exactly at midday, is it lunch break for your server
    i was in the middle of showing my figures to a customer when the page dropped me at the entrance without a reason that i could see
    every time i open my wallet to look at another account of mine, the dashboard throws me out, is it meant to do that
    for a week i've been using it on the shop computer, two phones, my wife's laptop and lots of internet cafes, and now the first ones fall out
    i hadn't touched anything, went down to feed the hens, and on my return i was a stranger to your page again, please explain
    out of nowhere i was signed off and my wallet no longer owns the seat, i believe that somebody moved it, what can support do
    are you doing maintenance at night, because around two o'clock i'm always put out while i study my rounds
    every time i open a second browser for my wife the first one dies, is there a limit of visits
    i was chatting with support and suddenly had to sign in once more
    no click for an hour because of a power yoga class, and out i was; does the page notice when my wallet app locks itself
    my wallet has jumped to another account and the page reacted at once; dropped out of the dashboard
    somebody has taken over my seat and so i was put out, what's possible
    my visit stopped while the video of my leader was playing in another tab`,
};
