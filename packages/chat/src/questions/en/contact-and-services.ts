import type { PassageQuestions } from "../passage-questions.ts";

export const contactAndServicesQuestions: PassageQuestions = {
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
    email of the responsible person; how do i ask a question in writing
    i have a question that no page answers and would like to put it in writing to somebody in charge, where do i send it
    twice i wrote and heard nothing for days, how long do you usually take and is there a number to ring
    as a journalist i'd like to reach the people responsible for this site
    something went wrong with my payment, what should i put in my message so that you can look into it quickly
    where do i send a complaint about how your page treated me
    my insurance has a hotline day and night, when are you there and on which line; get hold of you; write to the team; phone line
    complaints; helpdesk; email of the office; your address; ask the staff in writing; can you undo something for me if i write
    who reads what i send through the form; give me a number i can call; i found a mistake on your page
    where do i turn with a problem; any office hours; how to send you a screenshot
    i've a question that isn't answered anywhere and want to put it to somebody in charge, how
    as a reporter i need the address and the number of those who run it
    i wrote on friday and today's wednesday, how long do you usually take
    my payment looks odd, what details should i write you so you can look at it; is there a shop or an office where i can go and talk
    i want to make a formal complaint, to whom; your people should restore my lost wallet, where do i apply for it
    there's a bug on one of your pages, where can a programmer report it; where is the hotline for old people who can't type
    do you have a mail address for business questions; do you speak to lawyers, and through which channel; whom do i ring
    our bookkeeper needs an invoice question answered in writing, to which desk does it go
    i rang the number at the bottom on saturday and no one picked up, what else can i do
    the button for paying is dead since tuesday on my huawei, whom do i describe it to and what do they need from me
    how many days does it take till one of you replies to a mail; is there a building with a door where i can complain face to face
    for the radio i want to interview those in charge, how do i reach them
    i have a transaction that looks strange, which number should i include when i write; my mum can't type, is there a phone line
    can support tell me what i'd earn if i write to them; you spelled persian words wrong on a page, where do i send corrections
    shall i attach my seed so that you can find my account faster; what can your support people not do, so that i don't ask in vain
    i'd like to praise your team, where does such a letter go; does a person read each message or is it filtered by robots
    the tax office wants the firm's address, where is it written; mail address; hotline; reach you; file a complaint; write in; phone
    report a fault; office; i've sent three messages through the form, are they in your inbox
    can i whatsapp you; which details speed up your help if something on a page failed
    sir my issue is pending since many days, please give escalation matrix; we want to partner with you, business mail please
    in what way do you answer, by mail or in the chat; can the support team put my place somewhere else if i write politely
    customer care number for pakistan; i am stuck and don't know whom to turn to
    our choir's cashier found a mistake in your english text, which mailbox is for such notes
    i've described my trouble thrice to a robot, what's the postal or phone way to reach the firm
    what is good to put in my letter so that you needn't ask back; will i get an answer this week, i wrote on monday at nine
    can your help desk tell my daughter what she'd make a month; is there a number for emergencies at night when my wallet is being emptied
    the paper form of our association asks for your phone and street, where do i find them
    on sunday night my screen went blank at paying, and i'd like a technician to see a photo of it
    how do i complain in writing about rude behaviour of a leader towards my wife; whom can a blind person ring
    i sent a note nine days ago, has it been lost; do i need to add the long number of my transaction when i write
    the postman brought nothing, the mail neither, so how long does an answer from your office take and which phone may i use
    our parish wants to write to whoever is responsible for the site, is there a street and a number
    when i report that a page broke down while paying, what should stand in the report; my lawyer's letter needs a recipient at your firm`,
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
    rubika or eitaa channel; livestream; wechat; admin of the group dm'd me; community forum; verified tick
    an admin in a group with 12000 people and your logo offers to help me if i send him a private message, is this group from you
    i'd like to follow what you do on my phone, on which networks are you really
    my cousin added me to a chat where they post payouts under your name every day, can i believe them
    how can i tell apart your true page and the copies on instagram; someone with a blue tick writes to me in your name on x
    do you have a place where members talk to each other; official pages; telegram?; real account; fan groups; facebook
    where are you active; fake channel; icons at the bottom; follow; is the youtube guy with your logo from you
    give me the link to your channel; a whatsapp admin wants 10 dollars from me; no icon at the foot of the page, so no channel?
    is @canopysupport one of you; can i get help on telegram; who runs the group with your name
    i was put in a chat with thousands of people and your logo, the admins are very friendly, is it yours
    i'd like to subscribe to you on youtube, what's your real channel; on instagram five pages use your name, which is the right one
    a support man on telegram wants 15 dollars to unlock me, is he from you; where can i chat with other members
    how do i check that a facebook page belongs to you; my aunt follows a tiktok with payouts under your name, can she trust it
    are you on x and who posts there; somebody with a verified tick writes to me as canopy help
    why is there no discord link anywhere on the page; i make videos and want to tag your account, what's the handle
    official group link pls
    yesterday a group with your emblem and 8000 people appeared on my phone, who is behind it
    my colleague got a message from canopy_help on insta with a blue tick, is this yours
    on which networks can i follow you while i sit on the bus; a nice admin wants to help me with my wallet in a private talk, should i answer
    i searched you on youtube and found six channels, which is real; how can one check that a facebook page belongs to you
    there's no telegram sign in your footer, does that mean none exists; where do members chat with each other, i'm lonely in my town
    the influencer jenny says she's your ambassador, is it so; will support answer me on x if i tag you
    a rubika channel posts screenshots of payouts with your logo daily, honest or not; i'd like to tag you in my reel, give me your handle
    they made a whatsapp group of our team and the admin asks for 10 pol as a deposit, from you?
    does a large number of followers prove that the page is yours; my nephew said join the discord, where's the invite; official account
    telegram; insta; tiktok; linkedin; community; which page is yours
    a tiktok live with your logo gave away coins, did you do that; is the page with the picture of your founder genuine
    on which channel do you announce news, other than mail; someone calls himself moderator of canopy, do you have moderators
    bro is the tg group legit; i run a fan page of you, may i call it official; is there a subreddit where people complain about you
    line, viber, wechat or signal, are you in any of them
    at the market someone handed me a card with a telegram link under your leaf, is this your channel
    i scrolled to the very bottom and saw no little icons, so where can i follow you; a woman with 90k followers says she speaks for you
    my mother joined a whatsapp circle with your logo, they ask for a fee of ten, what shall i tell her
    is somebody from you active on discord who could help me with a payment; which of the three instagram pages with your name is the true one
    i got 40 notifications from a group with your leaf as picture, how do i know if it's you; my students live on tiktok, are you there
    an admin there offers to double deposits, and he has your logo as his face
    if i want to follow you, from which spot of the page should i take the link; is the help on telegram with 24h service run by you
    at the bus station they put up a poster with a telegram code and your leaf, and my son joined, is this group run by you
    five accounts with your logo follow me since i joined, how do i tell the real one
    i hoped for a forum where members help each other, is there one on any network`,
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
    coupon with your logo for a big prize
    a lady in our street sells slips with your logo and says the drawing is on saturday, should i buy one
    i saw the word in your menu and wonder when i can try my luck and what a slip costs
    does part of what i pay into the tree go to some prize drawing; my friend says every tenth member wins a car, is that true
    in the national lotto i know my odds, what are they in yours
    when will you begin with the drawings and who makes sure that they are fair; prize drawing; slips; try my luck; numbers to pick
    win a car; luck game; drawing on saturday; raffle slips; winners; did i win something; can i buy a slip with pol
    is there a weekly drawing; they say i won a prize from you, pay first; how do i take part in the drawing
    is that lotto thing active; who gets the top prize
    a boy at the market sells coupons with your name for a draw on friday, should i take one
    in the menu there's something on lotteries, when can i try my luck; does each of my shares take part in some prize draw
    they wrote that i've won a phone from you and must pay the postage; when is the winner drawn and where are the numbers published
    i'm fond of the national lotto, have you got one with coins; is a piece of the pot given away by lot
    how much does a ticket cost and how many may i have; can a pensioner win a trip with you as the flyer says
    do you plan to start with draws and under which rules; is membership kind of a raffle; did my number come up
    my barber has a roll of coupons with your leaf on it, draw on sunday, two dollars each, shall i take some
    there is a word in your menu that made my heart beat, when do the balls roll; do i get a chance to win a car with every package that i buy
    a voice on the phone congratulated me, i won 3000 from canopy and must pay the tax first; what are the odds of winning with you
    is some of my twenty dollars put in a prize pot; my mother plays bingo in the church, would she find something like it on your site
    how do i know that a drawing would be fair, if you ever make one; when will you start with tickets; who won last week's drawing
    i'm fond of scratch cards, got any; they sell numbers on facebook live in your name, stop them
    does being a member count as having a number in the pot; what rules must be met before you could open such a thing; lucky number
    tickets on sale; prizes; scratch card; drawing results; win a phone; draw closed?; is it still shut, the page with the prizes
    my uncle spent his pension on lots with your logo, can you repay him; is a raffle planned for the anniversary; buy one ticket please
    can i take part in the draw from kenya; the flyer says every 100th new member gets a trip, true
    i got a mail with a winning number, where do i cash it
    on my street a boy sells paper slips with your leaf and promises a scooter, what's behind it
    under services i saw the word for it, when may i buy a number; part of my twenty surely goes into some jackpot, how do i see my number
    they called, i won a fridge from your company, and they want 12 dollars for transport
    my wife loves scratch cards, what could she play at your place
    our canteen lady sells numbers for a draw in your name each friday, who do i warn
    my horoscope says i'll win, so where do i buy a ticket with you; do you plan to open draws this winter
    is my package also a ticket to something; they need my card number to send me the prize from your draw
    a taxi driver gave me a numbered card with your leaf as change and said the draw is at new year, is it worth anything
    i saw the lottery word in your list of services and wonder what a ticket costs
    did part of what i paid for my package go to some drawing, since my neighbour talks of prizes`,
  "game-center": `
    play games; casino; betting; gambling here; games available; can i play here; are there games; which games do you have
    where do i play; can i bet; casino section; is the game center working; gambling on this site; slots; play for money
    where's the game section; can i play games here for money; betting on your site; when do the games open; poker or dice
    play to earn; game center in the menu does nothing; where are your games; gambling section; play with stakes; when can i play
    where are the games; can i bet pol here; is there a casino section on your site; when does the gaming area start
    play for money on canopy; roulette; dice for coins; arcade; wagers; stake my coins on a match; blackjack table; crash game
    the joystick icon is dead; esports bets; are there bingo nights; kids games; fun section; spin to win; bet my pot; minigames
    when do you launch the fun part
    there's an entry with a gamepad in your menu and i can't get in, when can i start playing
    i like a round of cards for money in the evening, do you have something like that for coins
    can i use what i earned in the tree to play slot machines with you
    my son found the word games on your page, is there gambling that i should keep him away from
    are the odds fair in your games and can a player check it
    some guy sends me a link to your casino with a welcome bonus, is it yours; gamepad; cards; gambling; bet my coins
    play for stakes; games closed?; slot machine; play zone; wager; what games can i play; is playing with stakes a way to earn here
    when do you start with the games; chess or backgammon for money?; i want to play something; is poker on
    does the casino link come from you
    my boy saw the joystick in your menu, is there gambling on your page
    i'd love to play a little for coins after work, where are the tables; can i bet what i have in my pot on football with you
    a link to a casino in your name offers free spins, yours or not; when do the games start, it's been closed for weeks
    are there tournaments for gamers with prize money; i've had trouble with slots in the past, is there something like that here
    how would i know that your dice are fair; does one earn by playing with you, as in axie; why can't i open the entry with games
    what kinds of games will you have; poker tonight?
    my grandson is bored at my place and saw the controller sign, what can he play there
    i lost a flat to slot machines, tell me frankly if there's anything like this behind your menu
    our friday poker round would like a table with coins, do you have one; an sms promised 50 free spins in your casino, is it from you
    may i gamble with what's in my pot rather than withdraw it; when is the play area going to open, it has said closed since spring
    is football betting offered during the world cup; how would a player verify that the dice aren't loaded
    i want to earn by playing like in that axie game, possible with you; tap on the gamepad, nothing, what's broken
    do you show the odds before one puts down money; is there a limit on time or money for gamblers with you
    would games be a way to make my membership pay for itself; what kind of amusements are planned; gamepad entry; casino link; bet; play here
    fun zone; spin; closed games; wager coins; poker table; dice; tournament
    as a youth worker i check sites, is there gambling for minors on yours; is candy crush or chess in there
    where can i redeem my casino bonus code for canopy; roulette with pol, yes or no; i am a streamer of slots, do you have an affiliate deal
    the menu promises a game center, where is it; my husband plays at night on his phone, is it your casino; can i lose my packages in a game
    our son spends hours on sites with dice, is there anything of that kind behind your gamepad sign
    i got an invitation to a vip casino with your colours, welcome bonus 200, is it you
    could i stake my pot on a football match somewhere on the site; the tile with the controller says closed, for how long still
    as a former croupier i ask how you'd prove that the wheel isn't rigged
    after the night shift we like a hand of cards for coins, does your site have a room for this
    i tapped on the dice in your menu, it says not open, when then; my wife lost 300 in a casino with your logo, whose is it
    can i play with fake coins at least; what conditions have to be met before you'd open games
    after losing at online slots i'm careful, so tell me if games for money are hidden somewhere on your site
    my nephew found dice and a crown in a casino under your name, can't be you, or can it
    the games tile doesn't open, will i ever be able to play and bet there`,
  "open-services": `
    what is available; features available now; what works today; roadmap; coming soon; which features; what can i use already
    what else do you offer; what can i do here besides the plan; which parts are working; what services do you offer
    when do the other services open; what is planned; list of services; what's live; upcoming features; everything you offer
    which parts of the site are working; what can i use apart from the plan; is everything in the menu available
    coming soon services; list of products; what of the things in the menu works already
    which parts of the platform can be used today; what are you planning next; what does services mean
    half of the menu is closed, why; feature list; what's up and running; is everything in the navigation live
    which doors are open; under construction?; menu items greyed; pipeline; what else besides the packages; is lending offered
    beta stuff; catalogue; launch calendar; which bits can i touch today; are loans or cards offered; shop
    your menu has a lot of entries and half of them lead nowhere, what can one really use at the moment
    i'm a member and bored of just looking at my pot, what else is there to do on the platform
    before i tell my team about all your services i want to know which are real and which are only plans
    will there be a card or loans one day, and which things are ready now
    is it true that you have five products, or only the tree with the two arms
    how do i recognise whether something in the list may already be bought; what works; ready now; offerings; services
    announced or real; available today; menu entries; what's there; closed parts; do you offer staking; list all you have
    what can i do here besides the two arms; which part is still closed; when will the rest be finished
    is the exchange open already; are all the tabs for real
    half of what is in your menu seems asleep, what works at the moment
    before i show it to my crew i want to know which of your offers are real today; do you have a debit card, loans or staking as well
    when do the closed things open; i'm in the plan already, what else can i do with you
    the list has five products, which of them can be bought now; is the coin exchange running or only announced
    how do i see whether a thing is live or just promised; for my report, what does the platform offer apart from the tree
    what's coming next year; can i use the robots and the swap already; what's on, what's off
    i've been shown a slide with seven products of yours, which of these can i touch today
    the menu has lots of words, but behind some doors it is dark, what's actually open
    apart from the tree with the two sides, what can one do with you right now; is the coin exchange ready for use or only announced
    my bank gives me a card, loans and insurance, what do you give; when will the sleeping parts wake up
    a leader sells me a share in your coming card, does this thing exist; for our brochure: list of live offers please
    how do i tell if something on the list is live; is plus open on this site or is it still in the drawer
    i only want the robots without the tree, is it on offer; staking, lending, nft shop, anything of that kind
    what can a simple member use besides buying packages; do you plan new services this year and where is it written
    someone wants pre-orders for a service of yours that's not open, can that be right; product list; what is ready; coming
    live parts; announced only; which work; your services; i pay for plan, do i have access to all the others
    the services page says not open next to a thing, can i still get it through a friend; half finished site or what, which parts function
    a pensioner asks: apart from recruiting, is there anything to do
    is there a mall or a travel club with discounts for members as with other networks; which of your functions are still under construction
    what would i miss if i only used the plan
    the flyer from my leader lists seven services, and i only find three on the page, which are alive
    i'm already in the tree, what else can i try this weekend with you; is there a bank card of yours that i could order
    may i pay in advance for something that's still closed, a man offers me a place in the queue
    for a school report i have to write which of your parts can be used today
    i read the whole menu aloud to my blind dad, and he asks what of all this already exists; is lending on the list of things you're building
    the woman who invited me sold it as five shops in one, how many shops are open; which parts can be used without holding a place in the tree
    a man sells early seats for your lottery and card, legit or not
    i'm new and the list of services makes me dizzy, which ones really run today and which are a promise
    my leader sells shares in services of yours that i can't find on the page, do they exist
    can i swap coins, test robots and hold a place today, or is some of it closed`,
  blog: `
    news and articles; announcements; where are updates posted; read articles; do you have articles; where are your news posted
    the blog link does nothing; read about updates; where's your blog; news page; posts; where can i read news
    is there an articles page; what's new on the site; changelog; where do you publish announcements; news about the project
    where do i read articles of yours; the blog link takes me to the start page; how do i hear about updates; news section
    what has changed lately in the software; stories and posts; journal of the team; press releases; medium page
    tap blog and end up at home; what's fresh; release notes; latest announcements; magazine; podcast; bulletin board
    journalists' corner; read something about your progress; new since last month; rss
    i tapped on the word for your articles and came back to the start, is it broken or is there nothing
    where do you write about what has changed lately, i'd like to read it once a week
    as a reporter i'm looking for press texts and announcements by you
    my app store shows what's new with each version, where do i find that for your software
    do you have stories of members or texts on the plan that i could share
    how will i hear about important things if you have no page with articles; articles; what's new; version notes
    read more about you; posts by the team; press; updates page; news link dead; diary; is there something to read on your progress
    the news entry does nothing; latest from the team?; history of changes; where do you announce things; a place with your texts
    the word blog throws me back to the start page, is it broken; where do i read news about you once a week with my coffee
    what was changed in the software since last month, is there a list; i'm a journalist looking for announcements by you
    do you publish stories or articles that i can share with my team; how will i learn of important news if i don't open the page
    is there an rss feed or a magazine; where are your press texts; tapped on articles, nothing there
    do you write about what you are building; who writes your posts; news corner?
    pressing the word blog sends me back to the beginning, did i do something wrong
    i like to read about a company before i trust it, where are your articles
    what did you change in the program in the last weeks, is it written down for the public; our local paper needs your press releases
    how am i informed about big news when there's no page with posts; i want to write a guest story about my team, where could it appear
    do you have interviews, success stories or a magazine; is there a feed that i can put in my reader; a programmer asks for release notes
    when is your first post coming; news; articles page; blog broken; stories; read about you
    on medium there are texts signed with your name, are they from you; the entry in the menu is a fake, it goes nowhere
    where would i read that a new version came out; does your boss write something now and then
    i look for the history of your project, a diary or so; is there some place for announcements, i missed the last one
    i clicked on the word expecting stories and landed at the start, where do you write
    how do i learn what has been changed in the program since easter
    i'd like to read something on your progress with my morning coffee, is there a place
    our association prints a bulletin and looks for texts by you that we may quote; i used to follow a firm through its diary, where's yours
    the menu's last word brings me home instead of to articles; what's the place for hearing that something new came out
    has anything been published on your birthday or plans
    the history teacher in me wants to read how your project came about, but the blog entry leads home, so where do i read
    where do you tell the public what's new in the software, as the word blog does nothing`,
};
