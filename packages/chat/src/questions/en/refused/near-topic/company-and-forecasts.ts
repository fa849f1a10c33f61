/** What the company does not have or say: gifts, events, jobs, plans, guesses and opinions. */
export const companyAndForecastsMessages = `
  is canopy listed on the stock exchange and what's the ticker; how many employees does canopy have
  is canopy a member of the direct selling association; canopy on trustpilot, how many stars; is canopy growth the cannabis company yours
  canopy bank or canopy insurance, do they belong to you; did forbes write about canopy; wikipedia page of canopy
  is there a documentary about your founders; how old is your youngest leader; which celebrity joined canopy
  is ronaldo an ambassador of this; did elon musk ever mention you; when do you open an office in manila
  who designed your logo and what font is it; what colour code is the green in your logo; why did you choose a leaf and not a lion
  is the music in your intro video by hans zimmer; which agency does your marketing; will canopy be bought by a bigger company
  are you planning an ipo; when will you have your own blockchain; when does canopy leave polygon for solana
  will there be a third plan with 500 dollar units; next version of the dashboard, release date; when does the swap get apple pay
  will there be a chess tournament for knights; when is the christmas bonus; ramadan promotion this year; black friday discount on units
  two for one week, when; promo code for registration; do seniors pay less; discount for nurses and firefighters
  group rate for fifty employees; is there a free unit for a like on facebook; loyalty card with stamps; birthday gift for members
  is there a welcome bonus of 10 dollars; company car for knights; laptop for a new hero; trip to bali for a hundred points
  rolex for the best sponsor; pension for old heroes; maternity leave for leaders; sick pay if i can't recruit
  scholarship for children of members; does canopy plant a real tree for each seat; how many trees have you planted in the amazon
  carbon neutral certificate of canopy; charity run of the company this summer; do you sponsor a football club; are you hiring moderators
  internship in your design team; salary of your support staff; can i work as a translator for you, urdu
  i'm a journalist, whom may i interview on camera; do you give guest lectures at schools; can our youth club visit your data centre
  i'd like to buy your company; offer: seo for your website, 300 dollars a month; we sell leads of crypto investors, 20k phone numbers
  partnership with our casino, interested?; we are an exchange and want to list you, fee 30k
  influencer with 400k followers, what do you pay; i make explainer videos, here is my portfolio; invest 2 million in you, send pitch deck
  do you need an auditor, we give 20 percent off; i can translate the site to portuguese for 100 euro
  advertise my bakery in your newsletter; banner on your home page, price list; can i rent the name canopy for my yoga studio
  your domain is for sale? i offer 5k; is canopy hiring a community manager in lagos; where does the operator spend his holidays
  is the operator married; how rich is the person behind this site; what car does your founder drive
  which university did your developers go to; does your boss believe in god; which party does the company support
  is the operator jewish or muslim; how many women work there; do your programmers use vim; what's your turnover in nairobi alone
  which country has most members; how many members are women; average age of members; how many knights are there in texas
  share of members with a dog; which city brings the most units; how many doctors are among you; are there famous actors in the tree
  how many new members tomorrow, estimate; how many units will come in on saturday
  will the hero pool of this month be bigger than that of last month; guess my rank in december
  how many points will i have at easter if my brother joins; how will my left leg look in a year, honest guess
  will my sponsor buy again this week; how will canopy do in india; will the law in brazil change against you; will the eu shut polygon down
  will pol double until the end of the claim window; pol at new year, bullish or bearish; pol in 5 years, 10 cents or 10 dollars
  what is a fair price of pol by your model; if pol goes to 5 dollars how rich am i with 800 of it; would you buy pol today or next week
  is pol riskier than solana; whats the highest pol ever was; which day was pol cheapest this year
  rank pol among the top 50 coins by market cap; do whales sell pol now; is it a bad omen that pol falls on fridays
  your honest opinion of my sponsor; what do you really think of people who recruit their mothers
  is it ethical to earn from others, philosophically; is greed a sin; would jesus join a binary plan; what would marx say about points
  are heroes better people than knights; who is nicer, the left or right leg; what do you like most on this site; are you proud of the plan
  would you join if you were human; is my username cool; rate my profile picture; does my tree look pretty
  choose a username for me, something with moon; give me ten username ideas with tiger; what does the username lotus_77 say about a person
  which seat brings luck; is 13 units an unlucky number for a leg; best weekday to register according to astrology
  my horoscope as an aries for this round; moon phase and points; lucky digits for a wallet
  is a black cat on the keyboard bad for a withdrawal; can you lend me the unit and take it out of my points; employee loan for a top up
  does my health insurance cover a unit; can i pay with airline miles; insurance against flash; insurance against a fall of pol from lloyds
  futures on points; options on hero shares; bet on who becomes knight first; fantasy league of sponsors; points into air miles
  points into amazon vouchers; exchange points for starbucks; convert points to playstation credit; name a unit after my dog
  certificate in latin for my seat; a plaque with my rank on it; does my rank count at university
  rank as knight on linkedin, how do i write it; may i wear a knight pin at weddings; does a knight get a sword; hero t-shirt size xl
  is there a hymn; do heroes meet in the castle each year; is there a dress code for a zoom; parking at the meeting in accra
  which room is tonight's training in; link for tonight's zoom please; password of the webinar at eight; who speaks on thursday
  recording of the webinar from june; slides of the dubai event; bus from izmir to the summit; hotel for the kick off in antalya
  is lunch included at the leadership day; visa letter for your congress; ticket refund for the canopy convention; vip table for team tiger
  photo of me on stage, where are the pictures; training in tamil on sunday; school for leaders, tuition; certified canopy coach exam
  webinar replay for beginners in french; can i get a visiting card from you; brochure to print; company stamp and letterhead
  confirm to my bank in writing that you employ me; letter for my visa that says i have a business; employment contract from you
  work permit through canopy; health certificate for leaders; police clearance for sponsors
  does canopy do background checks for babysitters
`;
