import type { OtherWords } from "../other-words.ts";

export const siteQuestions: OtherWords = {
  "site-language": `
    switch to english; farsi version; change to persian; site in my language; other languages; translate the site
    i don't understand this language; make it english; where is the language button; show the page in persian
    i can't read english; change to english please; which languages are there; is there an arabic version; want persian pages
    change the language to english; website in another language; it's all in english help; the page is in english but i want farsi
    where is the language switch; show the site in persian; how do i get this page in english; is there a german version
    switch to english without losing what i typed; can i read this in arabic; i can't read english, is there persian
    where do i switch to farsi; is the website available in turkish or russian; the page is in a language i don't understand
    put everything in english please; how many languages are there; my mum only reads farsi; parlez vous; swap tongues
    is it available in dari or pashto; kurdish; hindi?; the flag icon, where; convert the page to my mother tongue; urdu version
    the form resets if i switch tongue?; text direction flipped, revert; spanish version; accidentally everything turned persian
    multilingual; second language
    my father only reads persian and lands on the english page every time, where does he press so that he can read it
    i was half through the form when i noticed that i'd rather read it in english, will my input be gone if i switch
    my team is from turkey and russia, can they read your page in their own tongue
    all of a sudden the page runs from right to left with letters i can't read, how do i get it back
    do the amounts change in any way when i read it in the other tongue
    is there a translation by hand or should i use google translate for portuguese; change tongue; english pls; persian pages
    which tongues; translated version; button for farsi; flip the page to english; italian; french available?
    i don't speak english good, other language; where's the switch at the top; can i read the help in farsi; set it to persian
    page suddenly in a foreign script; does switching bring me back to the home page
    my mother in tehran gets everything in english and can't read a word, where does she press
    i'm filling in the form and would prefer english, will what i typed be erased when i switch
    all the writing suddenly goes from right to left and i can't read the letters, bring me back
    is there tagalog or yoruba, my customers don't speak english well; how many languages is your page available in
    do my sums or prices change if i read it in the other tongue; is there a proper translation or does a robot translate it
    our team in turkey wants it in turkish, when will that come; i don't see any flag to click, how does one change the tongue
    teacher here, can i show the same page in both languages to my class; the kids pressed something and now it's all foreign, help
    farsi button where`,
  "digits-and-theme": `
    english digits in persian; dark colors; night mode; too bright; black background; number style; my eyes hurt make it dark
    change the numbers to english; dark theme please; the page is too bright at night; show normal numbers instead of persian ones
    black mode; letters and numbers look strange; switch to light; dark look; too white for my eyes; persian numerals off
    use english numbers; night colours; numbers are shown in persian, i want 123; is there a dark mode
    the white background hurts my eyes; switch to night mode; can i type numbers in persian; high contrast
    english digits on the farsi page; turn off animations; my eyes hurt, make it dark
    numbers are shown in persian letters, i want 123; switch off night mode; too bright for me; are bigger contrasts possible
    glaring white; easy on the eyes; i can't read those numerals; gloom mode; oled black; sunlight, i need bright
    reduce motion, i get dizzy; sepia; flip the colours; arabic-indic numerals; colours too weak to see
    follow my phone's night setting; western figures while text stays farsi; does the form accept eastern numerals; it's blinding
    i learned persian but the curly figures give me a headache, can i have 1 2 3 while the text stays as it is
    i sit in front of the screen at night and your white page burns my eyes, is there something darker
    my eyes are weak, do you follow the strong contrast that i've set up in windows
    things sliding around on the screen make me seasick, can that be stopped
    i type amounts on a persian keyboard, will the form understand those figures or do i get an error
    slack has a moon button, where's yours; darker page; moon button; numerals; light look; figures western; contrast; less movement
    turn it black; day mode; eye strain; where do i make the page black; font colours too pale; i want roman figures
    too bright at night; page went dark, back to white please; numbers in farsi script off; does it turn dark together with my phone
    my eyes water at night in front of your white page, make it black somehow
    the page is in persian as i like it but i want numerals like 1 2 3
    moving things give me a headache, does your page respect the setting in my phone
    i type sums on my persian keyboard, will the form accept that; where's the moon to switch to dark, every app has one
    letters are too pale for me in the sunlight of the fields, is there a stronger contrast
    my tablet turns dark in the evening, does your page go with it; suddenly all is black, i want it white as before
    the curly numerals confuse me as a dyslexic, can they be the western ones; can dates be in latin figures too while the text stays farsi
    oled saver look for gamers, available; eyes hurt`,
  "figures-age": `
    how often is data updated; numbers look old; real time; delay of numbers; refresh rate; are the figures live; up to date
    are these numbers current; when was this updated; how current is the dashboard; my numbers do not update; is it real time
    dashboard shows old values; do i have to reload the page; how long until a new member shows up
    are the numbers up to the second; why's my dashboard behind; refresh of the data; stale numbers; update interval
    are the numbers live; how often does the dashboard refresh; the dashboard shows old values
    do i have to reload to see new members; why is the data behind; when was this page updated; figures are stale warning
    my friend joined five minutes ago and i don't see it, is the page slow; how current is what i see here; are these numbers live
    the page says data is 4 minutes old; do i need to press reload to see new values; how up to date is what i see
    the figures haven't moved for an hour; numbers seem stale; lagging; is that a snapshot; heartbeat of the numbers
    my aunt enrolled and the counter sleeps; out of sync; f5 needed?; block number next to the figures; latency
    the clock says 6 minutes old; frozen numbers; yellow banner: data old; how quick do sales show; cached?
    are those yesterday's digits; auto refresh; sync delay between the chain and you; does an old figure endanger my coins
    my neighbour joined a quarter of an hour ago and my counter still shows the sum from before, is something stuck
    a yellow strip says that what i see is old, do i have to worry about what's in my pot
    do i have to press f5 all the time as on the old bank pages or does it move by itself
    how many seconds go by between a payment on the chain and the number on my screen
    as a developer i want to know to which block the numbers on the page belong; stale; up to date?; live numbers; delay
    updates by itself; how recent; lag; old values; behind; reload needed; does the dashboard tick in real time
    where do i see how old the numbers are; numbers stuck since noon; are my coins in danger if the page is behind
    which moment do those figures show; is it a live view or a photo
    my cousin has paid ten minutes ago but my counter shows the sum from this morning, is it asleep
    a notice tells me that what i see is old, should i be afraid for my earnings; do i have to pull down to refresh all the time on my phone
    how long does it take until a payment turns up on my screen; there is a block number below the sums, what for
    are these sums from this second or from last night like at my bank; is the coin price on the page the one of this moment
    my phone and my laptop show different totals, which of them is right; the page says nine minutes old, why so late
    as bookkeeper i need to know to which moment the totals refer; can i still send a payment while the page lags; live or not`,
  notifications: `
    do you notify me when someone joins my team; alert for new members; push notification; email when i earn something
    remind me when the claim window opens; how do i know that i got a commission; telegram bot for alerts
    sms when a new person comes; will you tell me that the rank window is open; turn on notifcations
    will i get a mail when somebody registers under me; remind me to claim my rank; can you alert me before the deadline
    how will i notice that somebody registered below me; any alert for earnings; notify me by mail about new people in my leg
    tell me by email when somebody registers below me; do you notify me by email when i earn
    can i get a message when my rank can be claimed; push notification on my phone; alert when i get a commission
    sms for new members; how will i know that something happened; send me a text when i get a commission
    can i get push messages on my phone; how will i know that somebody joined; remind me of the rank deadline
    is there an alert for new members; turn on alerts; ring a bell; beep me; i'd like an sms if someone enrolls; silent site
    wake me when the honour slot opens; whatsapp alert; badge on the tab; calendar reminder for the slot; can your site nudge me
    how was i supposed to know my aunt enrolled; vibrate my phone; ping on each sale; subscribe to my seat's events
    webhook for my seat; desktop notice; i miss everything, no alerts
    i missed that my cousin signed up and my title almost slipped away, can't you drop me a line when something happens
    my bank's app beeps with every payment, how do i turn that on here
    where do i leave my number so that i get a text when the days for claiming begin
    is there any way to be told of newcomers without opening the page ten times a day
    i'm busy and forget the end of the month, does the site remind me to claim before it's too late
    other networks send a congratulation when a person joins below you, why did i get nothing; beep; text me; reminder
    told of newcomers; let me know; no message came; push; bell icon; wake up call; how do i find out about new people then
    where do i see what's new since yesterday; send an email when i earn pls; can a telegram bot tell me about my team
    will you warn me before a deadline; turn on sounds; i never hear anything from you
    i missed it when three people came in below me, why does your page never beep
    can you text me when the days for claiming my title begin, with my night shifts i forget it
    my bank sends a message for each cent, how do i turn that on with you; is there a bell i can press so i'm told about newcomers
    i lost last month's bonus because no one reminded me, will you do it next time
    how do i see what happened in my team while i was on the road; do i get a mail when commission comes in
    is there a telegram bot which reports joiners to my team chat; where does the deadline for claiming show up if you don't write to me
    why haven't i received any alerts since i joined, did i forget to tick something; can the page wake my phone when a sale happens
    ping me on new recruits`,
  "site-offline": `
    without internet; no connection; install as app; mobile app; android app; iphone app; app store; offline mode; is there an app
    does it work without net; android or iphone version; can i put it on my home screen; is there an ios app
    do you have a mobile application; does the page load without connection; internet went off; app for iphone; download your app
    use without a network; no signal here; mobile version; can i use it without a connection; what still works with no internet
    my internet is gone, is my transaction lost; offline notice at the top; does it work on a train with bad signal
    no internet right now, what still works; it tells me i am offline; can i pay without a connection
    my signal dropped just after i sent it; tunnel, no bars; wifi died mid payment; aeroplane; the red strip says offline
    does anything function without a line; pressed pay and the router died; cached pages; data saver; power cut and modem off
    what can i do while disconnected; after reconnecting is my transaction found; lost signal right after confirming
    service worker; roaming off; can i pull out my coins with no connection
    i was in the lift when i pressed the payment, and now there's no bar on my phone, did it go through or not
    at our village the net is off half of the day, what can i do on your page in these hours
    a strip at the top says i'm disconnected, are the numbers i see still right
    could i at least look at my things on a plane if i leave the tab open
    google docs lets me go on working with no net, how much of that is possible here
    if the line breaks while i'm taking out my pot, is my cash stuck between two places; no net; disconnected; line broke
    works in flight mode?; lost connection in the middle; offline strip; underground; modem off; page without internet
    can i pay while disconnected; will it find my payment after the line is back; other pages don't open without net
    is what i see offline from before; take out coins without internet; net came back, do i have to reload
    the power went in our street in the very moment i pressed the payment, what's with my coins
    in the valley my phone has no bars, can i still see my sums on the open page
    there's a banner on top saying that i'm offline, is what i'm looking at still true; can i take out money without a net
    on the night train i lost signal after i had confirmed, will your page find the payment in the morning
    what part of it works in airplane mode; my data bundle ran out, do the other pages still open
    does it work without wifi like a downloaded game; internet cuts are normal in lagos, how does your page cope with them
    i wrote half a form when the net went down, is it all gone after it's back
    connection is back, do i have to do something or does it catch up; no bars, what works`,
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
    reloaded ten times, still no connection to you; server dead?`,
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
    does the page look different or cost more from another country; blocked where i live?`,
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
    do i need to download anything to my android; ios version`,
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
    magnifying glass icon, what does it search`,
  accessibility: `
    blind users; screen reader; keyboard only; larger text; accessibility; high contrast; my eyesight is bad; i cannot use a mouse
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
    parkinson makes my mouse jump, are there other ways to operate the page; deaf and half blind, will i cope`,
};
