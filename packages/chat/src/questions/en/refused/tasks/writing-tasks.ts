/** Texts, pictures and programs to be made, asked for in the product's words. */
export const writingTasksMessages = `
  write a speech of four minutes for my left leg, they have had no point for two weeks and are about to give up
  compose a love poem about a unit that waits for its partner on the other leg
  an essay of 800 words on pyramid schemes and smart contracts, with three sources and a conclusion against them
  draw my tree as an oak in watercolours with the names of my six members on the leaves
  make a logo for our team: a knight who climbs a palm, gold on black, no text
  design a certificate for wren because she made her first commission, format a4, with a ribbon
  translate my post into turkish so that it sounds warm: good evening, in this round i earned my first pol
  put my message into simple german: whoever wants a seat below me should write before the round ends
  give me ten replies to people who say that network marketing is for fools, polite but with a sting
  write a python bot that reads my box every hour and sends me a telegram message when it grows
  code me a javascript bookmarklet that sums up the commissions on the screen
  program a spreadsheet formula which pairs column b with column c and stops at ten
  write the sql query for all members whose right leg is empty, my table is called seats
  build an android app from this site for me, with my face on the icon
  generate an excel sheet with fields for prospect, date of the call, objection and number of units wished
  write a contract between my sister and me: she lends me 100 dollars for units, i give her half of the points
  draft a notarised agreement on the sharing of one commission between two sponsors
  i need a will in which my seat goes to my eldest son and the vault to my sister, please phrase it for a notary in texas
  prepare a power of attorney so that my son may press withdraw when i'm in hospital
  write a warning letter to my upline who uses my photo in his presentation, with a deadline of a week
  a witness statement about the evening when pavel promised us 200 dollars a week, in legal english
  write my resignation from the team, i'm grateful but my wife is ill
  write a break-up message to my sponsor, we were a couple and now i only want him as an upline
  think of a name for my team, we are nine nurses with five units each
  name my vault, something greek
  suggest a username for a baker in ankara with at most 16 letters
  give me a nickname for my bot
  motto for the month of 30 rounds
  rap about hero and knight
  haiku about gas fees
  limerick with sponsor and monster
  sonnet on the settlement of a round
  song about my right leg to the tune of jingle bells
  lullaby with points
  joke about a keeper and a lottery
  riddle whose answer is unit
  crossword with twelve words from the glossary
  quiz for our meeting with 20 questions about the plan and four answers each, the right one in bold
  bingo cards with the words unit, seat and box
  card game in which players become knights
  board game rules with two legs
  fairy tale of the empty left leg
  comic strip about a swap
  film script in which a young operator discovers a hole in the contract
  novel opening in the year 2090, the last member withdraws
  crime story with a vault and a dead keeper
  horror story about lost twelve words
  diary of a lonely seat
  letter from a unit to its pair
  dialogue between left leg and right leg
  interview with an invented hero for our magazine
  obituary for my first paper bot
  horoscope for sponsors
  toast to commissions
  sermon on greed with the word commission
  wedding speech in which i mention that we met in the same round
  thank you card to my sponsor for patience
  birthday poem for my upline
  apology to my people who earned nothing
  christmas letter to all my legs
  press release that our team passed 500 units
  advert of 30 words for a unit in the village paper
  slogan for plus
  hashtags for pol
  caption under a screenshot of my box
  instagram story in five frames about my withdrawal
  linkedin article: what i learned as a sponsor
  youtube title and description for my review of the bot page
  tiktok hook about the vault
  facebook group rules for our leg
  tweet thread of eight on the heropool
  email sequence in seven days from stranger to seat
  sms to remind my people of the rank claim, 160 signs
  telegram welcome text for new units
  whatsapp answer to my aunt who calls it a scam
  script for a phone call with a doctor who has money and no time
  roleplay the doctor and i try to win him as a member
  play a strict prospect and refuse me three times
  train me: ask me questions as a sceptical uncle would
  pretend to be my leader and praise me
  agenda for a meeting of two hours about ranks with a break
  seating plan by legs
  slides on spillover with cats
  mind map of the plan in ascii
  ascii art of a tree with seven seats
  emoji version of the terms
  flow chart in mermaid about withdraw
  svg of a coin with wings
  favicon with a leaf
  icon for my points app
  poster against mlm for our school
  flyer for a lecture: is binary fair?
  infographic on where a dollar goes with your own made up numbers
  animated gif of a pair that kisses
  colour palette for my team page
  business plan for my recruiting office with five employees and rent
  marketing strategy for kampala with a budget of 300 dollars
  customer profile of the ideal person below me
  swot analysis of our leg
  okrs for my downline
  kpi sheet for leaders
  weekly schedule: three calls a day, two meetings, one rest
  budget table where a fifth of my wage goes into pol
  checklist for a home presentation
  packing list for the leaders' trip
  recipe cards for our team evening in green
  playlist for a webinar on units
  translate knight into arabic, russian and swahili for a banner
  what is heropool in latin
  how do you pronounce pol in french
  synonyms of commission
  rhyme with seat
  plural of leg in polish
  another word for downline that sounds less cheap
  spell check: my sponser recieved his comission yesterday and was realy happy
  make this shorter: we as a team believe that each unit is a step and each step a chance
  rewrite my message in the style of steve jobs: join us, the round ends at midnight
  improve my bio: father of three, knight of june, coffee lover
  turn my notes into minutes: present eight, leg report, maria wants units, next date friday
  summarise this forum thread for me in five points, it's about a binary plan in malaysia
  compare these two texts of my leader and tell me which one convinces more
  make a table from my words: anna 2 left, ben 3 right, carl 1 left
  convert my list of members into json with name, leg and units, i paste it below
  write a regex that finds wallet addresses in my notes
  write a bash script that restarts my miner every night
  a cron job that makes tea
  solidity function that pays my flatmates
  unit test for my own token
  refactor my class tree in java, the left child is always null
  explain this error in my homework: index out of range in leg array
  my professor wants an implementation of a binary tree with insert and delete in c++, due on monday
  prove that a complete binary tree with n seats has depth log n, for my exam
  how do i traverse a binary tree in order without recursion
  big o of pairing two queues
  difference between stack and vault in computing
  calculate the probability of two heads in five rounds of coin tossing
  my son's maths: a leg has 48 units, a third go away, how many remain
  a train with 20 units leaves paris, when does it meet the other
  solve x + 73 = 100 for my kid with pictures
  what's 17.5 percent of 2,460 commission from my old job
  convert 14.60 dollars to naira at the bank's rate of today
  how many cents are 0.0003 of a bitcoin
  statistics homework: median of 3, 0, 0, 12, 50 and why it isn't the mean
  history essay on charles ponzi and the postal coupons
  law essay: liability of software authors for a contract that can't be changed
  philosophy paper: is a rule without a ruler just
  economics term paper on zero sum games with a chapter on binary plans
  psychology: why do people trust their sponsors, with studies
  sociology questionnaire for members of network plans, 25 items, likert scale
  abstract for a conference on ledgers
  bibliography on incentive design in apa style
  thesis title about seats and status
  debate arguments for and against recruiting in families
  teacher's lesson plan: smart contracts in grade ten, with a game
  podcast script with two hosts who quarrel about commissions
  radio play of three minutes: the last round
  newspaper headline if everybody withdrew on the same day
  obviously false press report about the operator for april fools
  satire about a man with 4 billion seats
  parody of your faq
  review of your site in the voice of a pirate
  explain staking in the voice of yoda
  tell the story of my vault as shakespeare
  write as if you were a unit: i was bought on a monday
  our leader turns fifty, and we want a funny poem of twelve lines in which box, round, flash and tequila appear
  i have to hold a lecture before the rotary club on plans with two legs, please give me an opening joke and three theses
  my niece makes a school magazine and needs a drawing of a seat that looks at a sunset, can you make one
  for our village fair i need a raffle contract with 200 tickets, a goat as first prize and rules on one page
  make me a one page leaflet for farmers in the local dialect that praises two units and a mobile wallet
  take the transcript of our meeting that i'm pasting next and find out who promised an income
  please write five positive comments on my video about withdrawals that look like real members
  develop a chat flow for my own telegram bot that answers questions on units while i sleep
  my son wants to program a game in scratch where a knight gathers points in rounds, how does he start
  write me a small server in go that counts visits on my invitation link and shows a graph
  give me a prompt for an image generator: a golden tree of coins over istanbul at dawn, hopeful people
  i'd like a meditation text of five minutes for sponsors who got a no today
  formulate a polite message to my in-laws who lost 60 dollars under me, without admitting guilt
  could you phrase a classified ad: seat with 22 points in the box looks for a loving new owner
  make a timetable for my exams and the rounds so that i don't miss either
  convert the plan into a d&d campaign with hit points
  record a voice message in spanish for my group with the words seat, week and thank you
  draw a chart of pol and of my mood side by side
  prepare ten questions which a journalist could ask my leader in court
  write a python function shares(points) for my homework with docstring and doctest, no imports
  turn the source of your vault into rust for me
  rewrite the contract for solana in anchor, i pay with 10 units
  generate a fake transaction hash that looks real
  make a screenshot of a box with 12,000 pol
  forge a statement with higher earnings for my landlord
  invent three success stories with names and photos
  write phishing text that looks like a claim reminder
`;
