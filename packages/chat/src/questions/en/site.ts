// cspell:disable
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
    multilingual; second language`,
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
    follow my phone's night setting; western figures while text stays farsi; does the form accept eastern numerals; it's blinding`,
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
    are those yesterday's digits; auto refresh; sync delay between the chain and you; does an old figure endanger my coins`,
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
    webhook for my seat; desktop notice; i miss everything, no alerts`,
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
    service worker; roaming off; can i pull out my coins with no connection`,
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
    cannot reach host; only your page fails, netflix is fine`,
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
    metamask blocked in my country; is the great firewall a problem; must i spoof my location`,
  "phone-app": `
    do you have an app; download the app; android app; iphone app; is it in the app store or google play; apk
    can i use it on my phone; is there something in the play store; install it on my mobile; use it on my iphone
    app for android please; can i have an icon on my home screen; i found a canopy app, is it yours; mobile version
    where's the canopy app in the play store; i found an app called canopy, is it yours; how do i put it on my home screen
    can i do everything from my phone; iphone version please; i prefer tapping an icon; is there a widget; testflight
    huawei gallery; pwa; shortcut on my first screen; samsung tablet ok?; a store listing with your logo asks for my words
    small screen usable?; mobile only person; bazaar or myket; desktop program?; side-load; use it on the go
    does it run in the browser of my phone; which program on my iphone`,
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
    no result for my cousin's real name; whois for members`,
  accessibility: `
    blind users; screen reader; keyboard only; larger text; accessibility; high contrast; my eyesight is bad; i cannot use a mouse
    make the text bigger; is it usable for disabled people; shortcuts of the keyboard; colour blind; i'm blind; big letters
    keyboard use; voice over; hard to read for old people; i'm blind, can i use it; does it work with nvda
    navigate without a mouse; large text; i can't see colors well; voice over on iphone; i am blind, can i use it
    can i do it without a mouse; i can't tell the colours apart; keyboard shortcuts; my hands shake, is the page usable
    shaky hands; arthritis, mouse is hard; braille display; zoom to 300 percent; tab order; dyslexia; jaws
    my granny has cataracts; talkback; deaf user; focus ring; alternative for the chart; no vision; contrast too low to read
    one-handed use; escape key closes?; your popups trap my reader; colours mean nothing to me`,
  "contact-support": `
    contact you; support email; customer service; phone number; reach the team; help desk; complain; send you a message
    official channel; how do i write to you; do you have a phone number; where can i write to you; how do i complain
    email of the team; i need help from support; how fast do you answer; report a problem; mail address of support
    how can i get hold of you; i have a complaint; give me your phone number; chat with your staff; message the team
    how do i contact you; your phone number; do you have telegram or whatsapp support; email address of the company
    where is your office; i need help from your team; how long does support take to answer; i want to complain
    send a message to the company; report a bug; something on the page is wrong and i'd like to write to someone about it
    how do i reach the people who run this; what's your phone number; i have a complaint, who reads it
    whom do i write to about a problem; customer service email; nobody answers me; how many days until support replies
    is there an office i can go to; shoot you a line; letterbox; where do complaints go; get in touch; i need assistance
    nobody picked up; write to headquarters; support desk hours; fax; postal address; grievance; is there an inbox
    what should my message contain; response time; something is off and i want to tell you; bug ticket
    email of the responsible person; how do i ask a question in writing`,
  "social-channels": `
    telegram channel; official telegram; is there a telegram group; instagram page; do you have a youtube channel; twitter account
    whatsapp group of canopy; which channels are official; discord server; follow you on social media
    is this telegram group yours; somebody added me to a canopy group; are you on facebook; are you on twitter or instagram
    do you have linkedin; a whatsapp group uses your name; facebook page; are you active on facebook or twitter
    your social networks; where do i follow you; do you have a news channel; is the instagram page with your logo real
    link of your telegram group; are you on twitter or facebook; somebody invited me to your whatsapp group
    is there a community chat; do you have a telegram group; is the canopy page on facebook real; where can i follow you
    official twitter account; someone added me to a whatsapp group of canopy, is that you; are you on youtube; tiktok of canopy
    are you on x; subreddit; signal group; is @canopy_official yours; a page with 20k followers says it's you
    i was invited to a discord; which handles are genuine; follow link; fan page or real; influencer posts with your logo
    rubika or eitaa channel; livestream; wechat; admin of the group dm'd me; community forum; verified tick`,
  lotteries: `
    lottery tickets; draw; jackpot; win a prize; buy a ticket; raffle; can i win something here; do you have a lottery
    when is the next draw; can i win money; where do i buy a ticket; is there a jackpot; someone sold me a lottery ticket
    do you raffle something; lotto; chance to win prizes; draws; when is the draw; buy a lottery ticket here; do you have a raffle
    someone sold me a canopy ticket; can i win a prize; lottery in the services menu
    they sell lottery tickets in your name on instagram; tickets for a draw with your logo; is the raffle on facebook from you
    where are your lotteries and games; when's the next draw on this site; sell me a canopy ticket
    the lottery page says not open, why; i was offered a canopy lottery ticket; wheel of fortune; scratch and win; sweepstake
    my uncle bought a canopy raffle number; giveaways; tombola; prize for the hundredth member; luck based stuff here?
    who won the last one; draw date; pot of luck; is a package a raffle number; lucky dip; when will the raffle launch
    coupon with your logo for a big prize`,
  "game-center": `
    play games; casino; betting; gambling here; games available; can i play here; are there games; which games do you have
    where do i play; can i bet; casino section; is the game center working; gambling on this site; slots; play for money
    where's the game section; can i play games here for money; betting on your site; when do the games open; poker or dice
    play to earn; game center in the menu does nothing; where are your games; gambling section; play with stakes; when can i play
    where are the games; can i bet pol here; is there a casino section on your site; when does the gaming area start
    play for money on canopy; roulette; dice for coins; arcade; wagers; stake my coins on a match; blackjack table; crash game
    the joystick icon is dead; esports bets; are there bingo nights; kids games; fun section; spin to win; bet my pot; minigames
    when do you launch the fun part`,
  "open-services": `
    what is available; features available now; what works today; roadmap; coming soon; which features; what can i use already
    what else do you offer; what can i do here besides the plan; which parts are working; what services do you offer
    when do the other services open; what is planned; list of services; what's live; upcoming features; everything you offer
    which parts of the site are working; what can i use apart from the plan; is everything in the menu available
    coming soon services; list of products; what of the things in the menu works already
    which parts of the platform can be used today; what are you planning next; what does services mean
    half of the menu is closed, why; feature list; what's up and running; is everything in the navigation live
    which doors are open; under construction?; menu items greyed; pipeline; what else besides the packages; is lending offered
    beta stuff; catalogue; launch calendar; which bits can i touch today; are loans or cards offered; shop`,
  blog: `
    news and articles; announcements; where are updates posted; read articles; do you have articles; where are your news posted
    the blog link does nothing; read about updates; where's your blog; news page; posts; where can i read news
    is there an articles page; what's new on the site; changelog; where do you publish announcements; news about the project
    where do i read articles of yours; the blog link takes me to the start page; how do i hear about updates; news section
    what has changed lately in the software; stories and posts; journal of the team; press releases; medium page
    tap blog and end up at home; what's fresh; release notes; latest announcements; magazine; podcast; bulletin board
    journalists' corner; read something about your progress; new since last month; rss`,
};
