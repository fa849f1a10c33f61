/** Features that the product does not have and the documents do not mention, and offers to the operator. */
export const missingFeaturesMessages = `
  do you offer a credit card with your logo that takes the money out of my earnings; canopy mastercard waiting list
  when do i get the plastic card with which i can pay in shops from my earnings; virtual card for members
  cashback at partner shops for members; petrol discount for heroes; is there health insurance for members; funeral cover with a seat
  does the company pay accident insurance to its leaders; which insurance company stands behind the boxes; fdic number of this plan
  is there an insurance for lost points, how much a month; where do i buy a hoodie with your logo; merchandise shop
  mugs and caps for my team; stickers for my car window; polo shirt with the tree; can you ship a welcome pack with a pen and a folder
  member badge for my jacket; printed brochure in my letter box; catalogue by post; annual gala dinner, how do i get a table
  convention in dubai next spring, price of a ticket; cruise for top leaders; does the firm invite its best recruiters to bali
  team trip to turkey; is there a summit in nairobi this year; when is your next zoom presentation and who speaks
  recording of last night's call; academy with lessons and exams for leaders; certified canopy trainer course
  online school for newcomers with homework; diploma at the end; book a one on one coaching with a top leader; mentor programme for women
  hotline for motivation; weekly power call dial in number; banners in several sizes for my blog; ready made facebook posts from you
  picture pack with palm trees; official video for my youtube; affiliate dashboard with clicks on my link
  how many people opened my invitation; conversion rate of my page; utm tags in my link; link shortener
  can i run ads on google with your brand and do you pay half; co-op advertising budget; leads for sale from the company
  replicated website with my own photo and phone; subdomain for my team; landing page editor; blog on my profile
  bio text under my picture; add my instagram to my card; write a status on my profile; like a post of my sponsor; follow other members
  friend request; team chat inside the dashboard; private message to my downline; bulletin board for my leg; comments below news
  send congratulation cards to new members in my tree; birthday list of my team; mass email to everyone below me; announcement to all
  voice message instead of typing; sms service; can i dictate my question by microphone; change your name to max
  can you have a female voice; put the chat window on the left; make the chat font bigger
  is there a plugin for wordpress that shows my points; chrome extension with my figures in the toolbar; google sheets add on
  notion template for my downline; zapier trigger; import my contacts from gmail; sync with hubspot; crm for prospects
  follow up reminders for my leads; pipeline board for recruits; slack bot of the plan; discord server roles by rank; matrix room
  gift voucher of one unit for christmas; can i wrap a seat as a present with a card; coupon booklet; daily check in reward; loyalty stars
  level up badges and trophies; step counter that earns points; watch ads to earn pol; earn by answering surveys
  bonus for a review in the app store; referral contest with a scooter; my coffee from you has not arrived
  tracking number of my starter kit; delivery to alaska; hair growth oil; real estate tokens in your app; gold savings plan of the company
  tour agency with member prices; e-shop launch; hotel bookings with pol here; term deposit; borrow against my units
  loan from the plan secured by my box; salary advance for knights; microcredit for members; pay in four instalments
  copy the trades of another member; social trading feed; perpetual futures in the dashboard; options calculator; lending pool of canopy
  liquidity mining rewards for the swap; farm with wpol here; launchpad for new coins on this site; nft marketplace of the plan
  my seat as an avatar in the metaverse; virtual land next to my leg; mint a badge when i become a knight; soulbound hero medal
  profile picture from opensea with hexagon; ens as my username; lens handle login; ipo date; valuation of the company
  balance sheet of the operating firm; number of employees; office dog; become your country manager; exclusive rights for ghana
  regional director salary; open a branch in my town; stall at the fair; audio guide for blind beginners on cassette; sign language video
  comic that explains the plan to kids; colouring book of the tree; skip a round; double points weekend; happy hour; bonus month
  anniversary bonus for three years; return unused points like bottles; convert points to airline miles; points to amazon voucher
  donate my points to a charity; trade points for a phone; charity project trips with members; photo gallery of our orphanage
  plant a real tree for each unit; co2 certificate; how many trees were planted in brazil; newsletter archive from last may
  press kit with logos; press conference date; interview partner for a podcast; photo of the team; company history since 1998
  podcast of canopy; radio spot; tv commercial song; the book of the founder; magazine subscription; roadshow bus; stadium sponsorship
  weekly horoscope for my tree; energy of my left leg; lucky round numbers; which day is best to recruit under a full moon
  dress code for a home meeting; how do i decorate a stand; which biscuits for a presentation; perfume for a recruiter
  how do i dress as a knight; parental lock for my teenager's browser; time limit for the dashboard each day
  usage statistics how long i stared at my tree; screen time; my own background photo; change the font to comic sans
  snow effect at christmas; sounds when a unit arrives; confetti; rotate my tree in 3d; virtual reality view of my family
  print the tree on a carpet; photos of my members in the branches; family song; turn the dashboard into a tv channel
  screensaver of my legs; cast my family to chromecast; smart fridge app; read only key for my accountant; sub users for my assistant
  roles for my secretary; graphql endpoint for my team; mobile sdk; hosting by you; managed hosting of a canopy site, monthly fee
  support contract with four hours response; paid consulting by the developers; custom feature for 2000 dollars
  bug in my own fork, can you fix it tonight; theme marketplace for operators; plugin store; translate the platform to solana
  port the contracts to ton; version for a unilevel plan; a third leg for my fork, what code do i change; stripe module
  android termux server; serverless on vercel; wordpress theme; how many developers work on this and what do they earn
  who designed your logo; what ide do you use; tabs or spaces; when does version 5 appear; beta tester programme with pay
  bounty for translations; vote on features
  my friend's plan gives every member a visa card with his earnings on it, when do you send ours and what does it cost a year
  in my old company we got five percent cashback at a supermarket chain for each member card, which shops work with you
  i would sleep better if my earnings were insured, which insurer do you work with and what is the premium
  our team wants matching shirts for the city run, where do we order shirts with the official logo in children's sizes
  i would love to wear a pin like the people in the company of my aunt, do you post pins to new zambian members
  is there a big meeting of members this year where one can shake hands with the leaders and hear speeches
  my leader speaks of a cruise for the best twenty, when does the ship leave and may my wife come along
  i am a visual person, do you have a training film of an hour for new people with exercises
  who trains new leaders in your company, is there a school with a diploma at the end of the course
  i need banners for my blog in the sizes 300 by 250 and 728 by 90, where does the company keep such files
  how can i see how many visitors my invitation brought and from which country they came, like in google analytics
  i would like to put my own photo, my phone number and a greeting on the page that opens with my link
  is it possible to buy contacts of interested people from the company, say fifty for a hundred dollars
  our group has two hundred people and i need a way to write to all of them with one click from the dashboard
  can i chat with the members below me here without giving them my phone number
  could the site congratulate my new people automatically on their birthday with a picture
  i talk better than i type, where is the microphone button of this chat
  i would like to change the voice of the assistant to a man with a scottish accent
  my eyes are tired, can you ring me and read the page to me by phone at six
  there should be a little programme that shows my legs next to the clock of my computer, who makes one
  in my last company the back office had a task list with prospects and reminders, where do i find this here
  my customers are in hubspot, how do i connect it with my tree so that the names match
  can i give my nephew a unit in a nice envelope for his graduation, with a card to scratch
  for the opening of my shop i want to give away fifty coupons with ten points each, do you print them
  my phone counts eight thousand steps a day, can i turn them into points like in the app of my gym
  i always answered surveys for coins in another app, is there something like this for members who don't like talking to people
  can one turn surplus points into miles with emirates, i fly a lot to my team in dakar
  i would like to donate a part of my points to the animal shelter in my street, which button is it
  how many real trees were planted for my two units, and do you have a photo of mine
  can i get a loan of 300 dollars if i leave my units as security with the company
  is there an advance on next month's earnings for people in trouble, my roof is leaking
  in my former firm you could pay the starter kit in four parts, could the company lend me the rest
  could i become the official representative of your company for the whole of uganda with an office and a stamp
  what does the company pay a country manager and where do i send my application
  my sister wants to open a branch with a counter in our market hall, what are the requirements of the company
  i need a letter with a stamp and signature of the director which says that i work with you, for my visa
  please issue me a proof of income on company paper for my flat, the landlord wants the last three months signed
  my bank asks for an invoice from your firm with a tax number and the name of the managing director
  can you send me a badge with photo which shows my rank for the trade fair in cologne
  who designed the green leaf of your logo and may i see earlier drafts for my art course
  which music plays in the background of your next video and who composed it
  for an article in our student paper i need a portrait photo of the whole team in high resolution
  how many people work on this software, where do they sit and do they have a table football
  do you take part in the web summit in lisbon and may we meet for ten minutes at your stand
  our radio station would like to have your spokesperson in a live show on tuesday at nine
  what did the company look like in 1998, is there an anniversary book
  is it possible to rotate the tree and fly through it with vr glasses like in my nephew's game
  i want snow on my dashboard at christmas and a bell when a unit comes in
  could the branches show the portrait photos of my people as in a castle gallery
  my smart tv should show my family as a screen saver when guests come
  the font of the site reminds me of my tax office, can i have a handwritten one
  i spend four hours a day looking at the tree, is there a timer which throws me out after twenty minutes
  i'd like to give my accountant a login with which he can only look but change nothing
  my secretary does all my office work, how do i create a second user for her with fewer rights
  can the programmers build me a special report for my team, i pay two hundred dollars
  which monthly price do you take for hosting a whole site like yours for my association
  i run a copy of the software for my village and something is odd since tuesday, can your engineers look at my machine
  our agency would like to offer themes for the platform, do you have a marketplace where we can sell them
  do testers of the next version get paid, i have time and three phones
  can you build a version of the plan with five legs for our cooperative, what would it cost
  my daughter wants to learn programming, may she do two weeks of practice in your office in the holidays
  for my bachelor thesis i need data from your user interviews, who has the transcripts
  are your servers run with green power, our environmental group asks before we recommend anything
  which cloud provider do you have a discount with, we are a start-up and pay too much
  what was the hardest bug that your programmers ever had, i collect such stories
  do you have partners in the solar branch, i sell panels and would like to cooperate
  we produce honey in tanzania and look for a network that sells it, could your members carry our jars
  may our choir sing at your annual party, we do gospel and swing
  i want to sell my cosmetics to your members, what does an entry in your shop cost
  my start-up has an app for meditation and would like to advertise on your dashboard, who sells the space
  we clean offices in manchester and make you an offer for your head office, how many square metres is it
  i am a tax consultant and would give your members a discount, will you send them my brochure
  please put my dog school on your list of recommended services
  our charity in haiti asks for a donation of old computers, do you have some left
  we are the youth club of the parish and ask whether you would support our camp with 300 dollars
  i have written a novel about a pyramid of people, would your company like to publish it
  my cousin is a singer and could make you a hymn, whom does he send it to
  your competitor has a rocket that flies through the screen when one joins, you should have one too, with sound
  what is the difference between your company and the other one which is called canopy and sells tents
  i ordered a hammock from canopy outdoor three weeks ago and it has not come, where is my parcel
  the canopy hotel in reykjavik overcharged my minibar, is this the right place to complain
  canopy health insurance denied my physiotherapy, whom do i write to
  my teacher uses an app called canopy to filter our phones, how do i get rid of it
  canopy growth shares fell again, is this the same company and do you pay out; who is the ceo of canopy labs in texas
  canopy tax software login; instructure canvas login not canopy; pol as an airport code, which city is it; pol pot biography
  pol is short for policy in my firm?; pol roger champagne price; is polygon the game magazine closing; polygon window aphex twin
  low poly polygon art tutorial; frequency polygon in statistics
  give me the dollar value of my late mother's polygon coins on the day she died, the probate registry asks
  how much would i have today if i had bought ten dollars of bitcoin each week since my wedding in 2014
  what will ten units of a gold fund be worth in twelve years at four percent
  is the dollar a better place for my harvest money than maize in a silo
  i get 150 per month from my son abroad, shall i keep it in dollars or in cedi
  everyone at the bus station talks about a coin named after a dog, what is behind this
  a trader in my church turned 100 into 900 with something called leverage, how does this work in simple words
  they say that countries print too much money and coins save us, is it true or advertising
  which newspaper gives honest news about coins without shouting
  how do i explain to my wife that i lost our holiday money with futures on bybit
  my friend wants back 400 dollars i lent from him for solana which is worth 120 now, what is fair
  if i had to choose one coin for my newborn's future, which would it be
  what does the astrologer of your company say about the coming year for crypto
  are there gains to be made by buying pol on one exchange and selling it on another where it is dearer
  i see pol for 0.41 at kraken and 0.43 at a local exchange in lagos, can i live from the difference
  the wife of my boss mines chia in the cellar, is this still a thing; how can i tell if the market maker is hunting my stop on binance
  my coach says never buy red days, my brother says only buy red days, who is right
  do you think it's wise to sell the cow for ether before the rains
  the pawn shop gives 200 for my wedding ring and ether is cheap right now, would you
  i inherited 0.3 bitcoin from my uncle and also his debts to the pub, what first
  the price of everything went up and my wage did not, where can a cleaner put ten dollars a week so that it grows
  my daughter asks what a bear market is, answer as if you were a bear
  i would like a daily message at seven with three coins to watch, can you do this
  make me a spreadsheet that shows when my ether doubles under three scenarios
  compare staking on kraken, lido and rocket pool in a table with risk and reward
  which is the cheapest way to buy 1000 dollars of bitcoin in switzerland on a sunday
  is it possible to buy coins at the post office in austria with cash, and what's the limit
  the vending machine for bitcoin in our mall took 100 francs and gave no receipt
  a customs officer in argentina asked about my trezor, do i have to declare such a thing
  what happens to my ether on an exchange when the exchange goes broke, do i stand in line with the others
  the liquidator of an exchange wrote me a letter in english legal words, please explain: unsecured creditor
  my claim number with the trustee of ftx is lost, how do i find it
  a law firm sends me mails that they represent the victims of a coin, are they real, they want 5 percent
  how do i report to the police that i was robbed of 12 ether, they laughed at the counter
  my neighbour's wifi is called drained_wallet, should i be worried
  my friend says that the cables under the sea are cut and coins die with the internet, could it happen
  does a solar storm delete a blockchain; if all miners stop at the same time, what happens to bitcoin
  which company makes the chips in hardware wallets and may the chinese listen; what does a quantum computer cost and can i mine with it
  i want to write a science fiction story in which seats in a city council are sold on a chain, check my plot for holes
  what is the etymology of the word token, i need it for a speech at the library
  is it correct to say a unit's price or the price of an unit, my english teacher and i quarrel
  how would you pronounce hero in norwegian and what is the plural
  how do you say my left leg is shorter than my right in spanish, i am at a tailor in madrid
  which preposition comes after withdraw, from or of
  explain the words placement and sponsor in sign language, my brother is deaf and works in theatre
  i want to name my boat after a rank of the navy, which sound good to women
  we have two cats, hero and knight, and knight eats hero's food, how do i feed them apart
  my brother asks for a discount at ikea with my family card, is that allowed there
  for the roots festival in july i look for a tent with a canopy for six, which brand is rainproof
  our round table of single parents looks for a room with toys in graz; the pool attendant took my son's snorkel, do i get it back
  i have a seat next to the engine in a turboprop, will i hear anything of the film
  the left leg of my compression stockings is tighter than the right one, is this a fault in production
  he has points on his tongue and fever since sunday, is this scarlet fever
  our keeper let in nine goals, the trainer wants to swap him for a girl of eleven, may he
  the explorer in the book of my son found a vault under a tree and i need a good ending
  wallets from fish leather, does this smell when it rains
  my chain letter says i lose my luck if i do not send it to eight friends, is it a crime to stop it`;
