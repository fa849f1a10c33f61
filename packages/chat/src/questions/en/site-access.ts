import type { PassageQuestions } from "../passage-questions.ts";

export const siteAccessQuestions: PassageQuestions = {
  "network-error": `
    network error; could not connect to the server; page does not load; the site is not opening; nothing loads; failed to fetch
    connection problem; it keeps saying check your connection; is the server down; it can't reach the server
    connection failed message; nothing loads when i press a button; keeps saying try again; site not responding
    page is blank with an error; an error occurred while loading; a red bar says connection failed whenever i open the dashboard
    all other pages work, only yours doesn't load; i get could not connect all the time; the page stays white
    every button gives an error message about the connection; your server doesn't answer; is it down for everyone or only me
    site wont load today; spinning then nothing; couldn't fetch; 502; your backend is dead?; timeouts; the page just greys out
    request failed; my antivirus blocks you?; ad blocker trouble; retry retry retry; at work the firewall kills it
    white screen of death; no answer from you; error while sending the form; is there an outage right now; did i lose what i typed
    cannot reach host; only your page fails, netflix is fine
    for an hour each page of yours tells me that it could not connect while all the rest of the internet is fine
    i had written a long message in your form, pressed send and got an error about the network, is my text lost
    my payment was confirmed in the fox and right then your page said network error, was it taken twice
    in the office the page doesn't come up at all but at home it does, what could it be; is your computer broken today or is it mine
    could my add-on against ads be the reason that nothing loads; can't connect; site down; no answer; try again message
    server not reachable; blank page; error on each click; is it you or my wifi; your page is dead; failed to load, what do i do
    it says check your connection but youtube works; outage?; keeps turning and nothing shows up
    could not connect to server after i paid
    since this morning your page says that it couldn't connect, though i can watch videos, is it my fault or yours
    i had just confirmed in the wallet and then the page failed, was my payment lost
    at the law office it won't load but at home it does, what blocks it; is your machine down today, my whole team complains
    i press send and it shows an error about the network, must i write it all again; white page, spinning ring, then failed, over and over
    my son put an ad blocker on the laptop, might that be the reason that nothing shows; how do i find out if it's down for everybody
    no response from your side for half an hour, what can i try; error while the page was loading my sums, are my coins ok
    reloaded ten times, still no connection to you; server dead?
    all evening it says could not connect to the server, while my radio stream plays happily over the same wifi
    company firewall at the shipping office, the site stays blank there but opens on my phone's data
    network error came right after i confirmed 40 dollars in my wallet, did the money go into a hole
    i wrote half a page to support and pressed send, then: network error, do i have to type it again
    is your machine down or did my landlord's router give up, how can i tell
    i run an ad filter and a privacy extension, might they stop your pages from loading; server unreachable
    connection lost message; page got no answer; cannot load figures
    the page keeps turning its little wheel and then complains about the network
    after three tries nothing loads, should i wait or change something on my side
    my vpn is on, could this be why you don't answer; does an outage of your server affect what i have earned
    works for my friend in the next town, not for me, why
    it said network error when joining, and my friend was charged, how do we find the payment
    unable to connect problem since morning sir kindly check server; is there a status page to see whether you are down
    safari says it cannot open the page because the server isn't responding
    all morning your page tells me to check my connection, while at the same time i'm listening to internet radio without a single break
    i was just sending a long message through the contact form when the connection error appeared, and i don't want to type it all again
    my payment had been confirmed in the wallet when the page said that it couldn't connect to the server, should i pay once more
    at the town hall where i work the site remains white, at home it opens at once, is there something in between that blocks it
    half of our team writes to me that the page doesn't load for them today, is it your server or a problem in our country
    i use a program against advertising and a strict firewall, is it possible that these two stop your figures from loading
    the little dots run for ever and nothing of my overview appears; it tells me it could not connect, the weather app can
    does your server have a nap on sundays; i lost my text in the contact form because of an error, or is it still there
    corporate proxy at the bank refuses your api, says our admin; paid, then the site was unreachable, is the payment in danger
    try again button does nothing but turn red`,
  "vpn-and-countries": `
    do i need a vpn; is my country blocked; which countries are banned; site doesn't open without vpn; can i use vpn
    is the site available in iran; my country is under sanctions can i use the site; will you block me for vpn; geoblocked
    allowed countries; access from abroad; should my vpn be on; turn on vpn or not; is vpn necessary here; must i use a proxy
    is the website restricted somewhere; are some countries excluded from the site; region lock; does it work with a vpn
    must i turn on a vpn; is the site filtered in my country; do you block iranian ips; can i open the page from dubai
    will a vpn get me banned; which countries can't open the site; is your website blocked in iran; can i open it with a proxy
    does my location matter; too many requests when i use a vpn; do you restrict certain regions
    will i get in trouble for using a vpn here; do i have to hide my location; russia allowed?; will nordvpn upset you
    censorship here; tunnelling; cuba; syria; my isp censors you; ip from germany, login from iran; does exit country matter
    opened fine in turkey not at home; proxies tolerated?; 429 since i share an address; walletconnect refuses my region
    metamask blocked in my country; is the great firewall a problem; must i spoof my location
    i'm travelling through china next month, will i get at my page there or do i need something extra on my phone
    at home your page opens only when i switch on a tunnel, are we on some blacklist of yours
    netflix shows an error if i use a proxy, will you be angry as well and close my account
    the page says too many requests as soon as i switch on my privacy program, why; which states are shut out from opening your page
    if i can open the page, does it mean that it's allowed where i live
    my wallet app says not available in your region, is it you who does that; blocked here; need a tunnel; proxy ok?
    list of banned states; filtered; region; provider blocks; works abroad; hide my country; does my ip from iran matter to you
    vpn on or off while paying; can't open your page in my country; do you throw people out because of where they are
    must i pretend to be somewhere else
    i'm on a ship and change country each week, will your page open everywhere
    my provider shows a government page in place of yours, is it you who locks me out
    is it dangerous for my membership if i hide where i am; with my vpn on it says too many requests, what do i do
    which nations have you got on your black list; my wallet tells me not in your region, is that from you
    since your page opens here in my country it must be legal here, right; do i have to switch on a tunnel before i log in
    netflix kicks out proxies, how do you treat them; my students in iran can't reach it, what's the reason and what helps
    does the page look different or cost more from another country; blocked where i live?
    i'm a sailor and log in from panama one week and from korea the next, will anything be blocked
    at my parents' in shiraz the page opens only with a tunnel, in berlin without, who is blocking whom
    too many requests, it says, as soon as i turn on proton, what's going on and what can i do
    can i be expelled for connecting through a proxy; does hiding my ip break a rule
    my wallet refuses to work in this country although your page loads fine, is it you or them
    netflix has a list of regions, do you have one as well
    if it opens on my phone here in morocco, then it's allowed here, isn't it
    is a tunnel needed before i pay so that the payment goes through; which nations can't use this page; geo restriction list
    blocked states; the operator of our mobile network shows its own warning in place of your page
    student in china during an exchange year, what will i need to look at my seat; does my account notice that i travel
    login from abroad suspicious?; is my country banned please tell, i am from pakistan
    switch to another vpn server or switch it off, what do you advise when it says slow down
    qr connection to my phone fails only in this country; us persons allowed to open the site?; ip filter
    during the holidays with my grandparents in isfahan the page would not open until my uncle switched on his tunnel, are we unwelcome with you
    since i turned on the privacy program of my antivirus your site says that there are too many requests, though i clicked only twice
    next month i start a job in shenzhen and would like to know whether i can still reach my page there and what i need for it
    my wallet app tells me that its service is not available in my region, while your page opens fine, with whom do i have to complain
    does the fact that your page opens here in my country mean that the authorities have nothing against it
    i'm ashamed of where i come from and hide my address with a proxy, will you throw me out if you notice it
    crossing five borders with my lorry each week, will i get into trouble with your page
    in the students' home everybody shares an address, and the page says we're too many
    is it you who forbids my land or my land that forbids you; must i declare where i am; is a connection through tor accepted
    does hiding my location change what i may earn; embassy network blocks you, what else can i try`,
  "phone-app": `
    do you have an app; download the app; android app; iphone app; is it in the app store or google play; apk
    can i use it on my phone; is there something in the play store; install it on my mobile; use it on my iphone
    app for android please; can i have an icon on my home screen; i found a canopy app, is it yours; mobile version
    where's the canopy app in the play store; i found an app called canopy, is it yours; how do i put it on my home screen
    can i do everything from my phone; iphone version please; i prefer tapping an icon; is there a widget; testflight
    huawei gallery; pwa; shortcut on my first screen; samsung tablet ok?; a store listing with your logo asks for my words
    small screen usable?; mobile only person; bazaar or myket; desktop program?; side-load; use it on the go
    does it run in the browser of my phone; which program on my iphone
    i have no computer, only a telephone, can i do all of this on it and what must i install
    in the play store i found something with your name and 4.8 stars, it wants my secret words to begin, is it real
    how do i get a little picture of you on my start screen so that i needn't type the address
    my daughter prefers apps, are you going to have one for apple
    which is the best way to open your page on a phone where my wallet is an app too
    is the small version on a phone missing something compared with the big one; play store; install; icon on my phone
    iphone program; mobile only; download for android; home screen; apk file; do i need to download anything on my phone
    is there an official app or just the page; is the app with your logo safe; use it with the browser inside my wallet app
    tablet use; where can i get your app; a friend sent me an apk of yours
    i searched the play store for you and found something with your logo, is it safe to install
    i'd like an icon on my phone's start screen so i don't have to type the address, how
    my tablet is all i've got, can i do everything on it or need i a computer; is there an apk i can send to my people in the village
    the program from the store asked for my recovery words, did i do wrong; when will there be something for iphone in the app store
    does your page work in the small browser inside my wallet; a taxi driver only has his phone, how does he use the dashboard
    why haven't you made a proper app like other networks; how do i connect the wallet on my mobile to the page
    do i need to download anything to my android; ios version
    the play store shows three programs with a tree on the icon and your name, which one is the right one
    my only computer is a samsung from 2019, can i join and see everything on it
    how do i put a shortcut to the dashboard between my weather and my radio icons
    an apk was passed around in our family chat, allegedly the official program, do i install it
    the store program wanted twelve words as the first thing, my brother typed them, what now
    will there be something for the apple watch or the iphone; which browser on the phone do i use so that my wallet is seen
    is the mobile page missing the tree or the swap compared with the desktop
    i hate typing addresses, can it sit on my start screen like whatsapp; native mobile application; ios download; android install
    progressive web app; tablet version; our members ask for an app daily, what do i tell them as a leader
    please share app link for download; does adding it to the home screen cost storage or money
    is an app planned to be released this year; can i use it on my television or smart fridge, haha; small screens only
    open it inside trust wallet or in chrome, which is better on a phone
    our whole family has phones only, nobody owns a computer, is it possible to do everything from registering to withdrawing on them
    i searched for your name in the store and found a program with thousands of stars that asks for the recovery phrase as a first step
    how can i get your page as a small picture among my other programs, so that my husband doesn't need to type the address
    a colleague forwarded an apk and said that the old page will be switched off soon, is that right and should we install it
    on my phone the page says that there is no wallet, although i have the wallet program, in which of the two do i need to open it
    other networks have a fine app with colours and sounds, will you bring out one of your own this year
    install as app; mobile app; app store; is there an app; android or iphone version; is there an ios app; do you have a mobile application
    app for iphone; download your app
    my phone is full, does your page need an installation at all; which icon in the store is the real one, or is there none
    can i withdraw with my thumb on a small screen
    friends of mine type their recovery words into a program with your logo, stop them or not
    bookmark on the start screen, how on an iphone; does it work on a cheap phone with android 9; page in the wallet's browser
    will the telephone version get fingerprints for entering`,
  "find-member": `
    search for someone; look up a user; find by username; search by address; check if someone is a member
    how do i look somebody up; is my friend a member; search a username; how can i find my friend here; is this person a member
    look for somebody by name; where is the search box; look for a person; find my upline; search people
    how to see another member; is user xyz here; search for a person by name; how do i look up my friend's account
    is there a search box; find out if someone is a member; check another member's points; keyboard shortcut for search
    how can i look up someone by name; i want to see the profile of another member; does ali42 exist here; search for my sponsor
    check whether a username is registered; directory; people lookup; is tina in here; phone book of members; magnifier icon
    who's sara_88; ctrl k; i met a guy called nova, is he enrolled; spot my neighbour's nickname; type ahead
    card of another person; where do i type a nickname to check; locate a recruit quickly; see somebody's packages
    no result for my cousin's real name; whois for members
    i was told that a certain lucky_star is a big name here, where can i look whether he exists and how many shares he has
    i've forgotten exactly how my aunt spelled her nickname, can i type just the first letters
    in my big drawing i want to get to one person fast without scrolling, is there a key for it
    my friend says he joined but i don't believe him, how do i check; can i search with a real name or a phone number as on facebook
    where's that little glass symbol and what can i type there; look someone up; people search; nickname check; is he in
    magnifying glass; slash key; find a person; member card; who is; type a nickname and get the card; find out if my boss is in
    search by wallet address possible?; no hits for maria gonzalez; find my inviter on the page; is there an a to z of members
    where do i enter a nickname to see the person
    i know the nickname of a colleague, how do i look him up in there; is there a search box, i want to see if my neighbour is one of us
    i forgot the exact name of my newcomer, only the first letters, how do i find her card; can i search for a person by real name or phone
    some guy says he's a member, how do i verify he exists; what's the key on the keyboard to search quickly
    i typed my cousin's surname and nothing came, why; where do i type a handle so that i get his data
    how do i look up a user in the big tree of my team; can i find people by the wallet address or only by nickname
    magnifying glass icon, what does it search
    a customer in my barber shop claims that he's a member called goldfish7, where do i check
    in my large drawing i need to jump to one newcomer quickly while my guests are watching
    i remember only that her nickname begins with maz, will the first letters do
    is there a directory where i can look up people by city or real name
    pressed slash and a small window appeared, what is it for
    does the search show how many units a stranger holds and who sponsored them; no result for my teacher's family name, how come
    find a person in the tree; look up nickname; people search key; magnifier in the dashboard
    before i enter him as my sponsor i'd like to be sure that this username exists
    can i search with someone's wallet address or phone number; is there a members' list
    i want to see the card of my upline, where do i click; check whether two of my friends have registered yet
    linkedin lets me look up anyone, do you; search icon not finding my friend who isn't in the plan
    how to search other member sir; find user by id; shortcut to look up a member without the mouse
    at the wedding a cheerful man told me that he's one of the biggest in the plan under the name sunbird, how can i see whether that's true
    i've forgotten how my newcomer writes her username exactly, it begins with zar, can i still get to her card
    my tree has become so large that i scroll for minutes to find one person, isn't there a quicker way with the keyboard
    before i let myself be put under a certain person i would like to look at what he has and when he came in
    typed the surname of my sister-in-law in the search and there was no answer, although she is definitely a member
    is there a register of all members with names and towns, such as the phone directory that we had in the past
    our choir director claims to be a member, the nickname is maestro something
    the card of another member, what's on it and how do i open it
    how do i reach somebody in my tree without wandering for minutes; no hit although she gave me her name herself
    is the search open to visitors or only inside; verify that a nickname exists before i join under it
    search by beginning of a name; can i look for people from my town`,
  accessibility: `
    blind users; screen reader; keyboard only; larger text; accessibility; my eyesight is bad; i cannot use a mouse
    make the text bigger; is it usable for disabled people; shortcuts of the keyboard; colour blind; i'm blind; big letters
    keyboard use; voice over; hard to read for old people; i'm blind, can i use it; does it work with nvda
    navigate without a mouse; large text; i can't see colors well; voice over on iphone; i am blind, can i use it
    can i do it without a mouse; i can't tell the colours apart; keyboard shortcuts; my hands shake, is the page usable
    shaky hands; arthritis, mouse is hard; braille display; zoom to 300 percent; tab order; dyslexia; jaws
    my granny has cataracts; talkback; deaf user; focus ring; alternative for the chart; no vision; contrast too low to read
    one-handed use; escape key closes?; your popups trap my reader; colours mean nothing to me
    i lost my sight ten years ago and use a program that reads the screen to me, will i manage the tree and the charts
    since my accident i can't hold a mouse, is every button reachable with the keys alone
    my eyes are bad, can i blow the letters up without the page falling apart
    i see no difference between your green and red, is the meaning also written somewhere
    our organisation for the disabled wants to know if you follow the usual guidelines
    one of your windows won't let my reader out, whom do i tell; blind; keys only; reads aloud; larger letters; colour weakness
    no mouse; disabled; wcag; assistive tech; orca; tab key; chart as a table for me; can my blind brother use it; escape to close?
    page is hard to use for me with parkinson; skip link to content; read the drawing to me as a list; magnifier friendly?
    i'm going blind and have the tablet read to me, can i manage your page with it
    after a stroke i can only use one hand and keys, is every button reachable
    my dyslexic son can't cope with the drawing, is there the same in words; red and green look alike to me, do i miss something
    can i make the type bigger without things running over each other
    our centre for the disabled wants to know if your page can be used by our visitors
    the window popped up and i can't close it with the keys; is there a text version of the charts for those who can't see them
    my screen reader gets stuck on one of your pages, who wants to know that; skip the menu with one key, possible?
    parkinson makes my mouse jump, are there other ways to operate the page; deaf and half blind, will i cope
    i lost three fingers in the sawmill, can everything be reached with the tab key
    my blind aunt uses voiceover on her iphone, will it read her the tree and the charts in a sensible order
    red and green are the same to me, how do i see which leg is which
    is there a table behind each graph for people who cannot see drawings
    a window opened over the page and the keyboard can't close it, whom do i tell and is escape meant to work
    i enlarge every page to 250 percent, does yours survive that
    our library for the disabled tests websites, which standards for access do you keep; jump over the menu with one key
    reading order for braille; usable without sight; keyboard-only
    my hands tremble since the chemotherapy and i keep missing small buttons, is there another way
    does anything on the page depend on colour alone
    the screen reader says button, button, button on one of your pages, is it a bug worth reporting
    can deaf people use everything, are there sounds or videos with speech; nvda with firefox, has anybody tried it on your page
    is the tree available as words in levels instead of a picture; does your site work for handicapped persons
    speech control of my mac, can it press your buttons
    i've been blind since birth and have my computer speak the pages to me, will i be able to understand the tree of my team
    because of my rheumatism i can't use a mouse any longer, only the keys, is every button of yours within my reach
    red and green look the same to me, and in many programs that has cost me money, how do you mark gains and losses
    we train adults with dyslexia on the computer and would like to know whether your drawings can also be read as plain lists
    on one of your pages my reading program keeps repeating the same word and can't get out, who would like to hear about it
    my mother is ninety and enlarges everything until three words fill the screen, does your page stand up to that
    i use a mouth stick, how many keys does it take to get to the withdrawal
    my hearing is gone, do i miss anything that only sounds; can the tree be read aloud level by level
    the focus vanishes behind a window, i report it to whom; thick glasses, tiny letters, what can i do
    is there any page which needs a mouse; school for the blind wants to try it, any advice`,
};
