/** Personal decisions about money, law, taxes in numbers and faith, on which no document advises. */
export const moneyDecisionsMessages = `
  should i sell my car to buy five units in plus, i could go to work by bus
  i got 14,000 from my late aunt, how much of it into a vault, how much into gold and how much under the mattress
  my salary is 640 a month with two children, what part of it is sensible for pol and what for rent
  i have 300 dollars until the end of the month, do i fix the tooth or buy a seat for my brother
  my wife is against it, i'm for it, who of us decides about the 100 dollars for units in a marriage
  may i use the money of our football club for units if i put it back after two rounds
  is it wise to give up my job at the post office now that i made my first commission
  better a seat here or a sewing machine for my daughter, she has talent
  pay off my credit card at 23 percent first or put the money into weth with a bot
  my landlord gives me a discount if i pay a year in advance, or should i buy pol with it
  i could pawn my wedding ring for 90 dollars to reach the cap, would you
  shall i take my kids' savings books and buy them seats for later
  do i hold my pol or change it into rial before nowruz
  which coin would you put beside pol so that i sleep well
  what share of a pensioner's portfolio should be in crypto
  is real estate in antalya safer than a box full of pol
  my neighbour sells 200 olive trees, that is also a tree with income, which one do i take
  my friend offers me 70 dollars for half of my future commissions, is this a good price
  is it smarter to open a kiosk or to recruit for a living at 52
  i earn well as a dentist and want to diversify, in which order: index fund, pol, flat
  what would warren buffett do with a seat
  my brother owes me 200, he offers units instead of cash, accept?
  my sponsor wants half of my rebate as a thank-you, do i have to give him something by custom
  is it rude to leave my upline's group if i keep my seat
  shall i tell my boss that i recruit in the break
  should i invite my mother-in-law or will that end in tears
  my best friend lost 40 dollars under me, do i owe it to her morally
  do i lend my downline member the money for her second unit
  is twenty dollars much for a student in vilnius
  how do i save twenty dollars a week
  i'm in debt with three shops, make me a plan so that i can still take part in rounds
  my son gambled with my withdrawal on a betting site, how do i get through to him
  i can't stop looking at my legs at night, is this an addiction and where do i get help in dublin
  which country should i move to so that my commissions are free of tax
  what percentage of capital gains tax does portugal take on pol held for eleven months
  in germany, is the one-year rule valid for pol that came as a commission and where in the form so does it go
  how many euros of commissions are free for a student in austria
  which box of the canadian t1 for points from a plan
  spain modelo 721 for a vault, limit and deadline
  italian rate on crypto gains over 2,000 euros
  hmrc allowance this year for gains from a swap
  is the rebate a discount or an income in dutch box 3
  does india's 30 percent and 1 percent tds apply to commissions in pol
  gst on referral commissions in australia
  us schedule c or line 8z for points
  self-employment tax on 900 dollars from sponsoring
  form 1099 from a smart contract, who issues it
  brazilian tax on crypto, 35,000 reais rule
  zakat on the pol in my box, how many percent and on which day
  is the tax in turkey on crypto already law and how high
  iranian tax office and commission from a foreign plan, which article
  depreciation of a laptop that i bought for recruiting
  can i deduct the petrol for presentations in france
  which accounting rule does a company use for units, ifrs or hgb
  my tax adviser asks for the cost basis of 318 pol by fifo, which number do i write
  does the swiss canton of zug tax a seat as wealth
  inheritance tax in japan on a wallet
  gift tax if i give my son 5,000 dollars in usdc
  do i have to register a business in hamburg for three commissions a month
  which licence does one need in malaysia for direct sales and what's the fee at the ministry
  what's the prison term for running a pyramid in china
  paragraph of the austrian law against chain letters
  what fine does the ftc give to a recruiter who exaggerates
  sec howey test applied to units by a court
  text of article 2 of iran's law on disrupters of the economy and the sentences for network leaders
  which judge decided the koscot case and what did he say
  vemma and the ftc, what was the sum
  is a recruiter in kenya liable if his people lose
  does my marriage contract cover a wallet in california
  can the bailiff in poland seize a wallet
  must i state a vault when i apply for a divorce in israel
  may a civil servant in turkey have a second income from commissions
  may a soldier be a sponsor in greece
  can a person on a student visa in canada earn commissions
  does unemployment benefit in belgium stop if i get a rank share
  disability pension and points, earnings limit in the uk
  bankruptcy chapter 7 and crypto
  lawyer in cape town for a quarrel with my upline, cost
  small claims court against a sponsor, which form
  statute of limitations on a verbal promise of income in ohio
  how do i report my sponsor's undeclared income to the tax office
  is money from this plan halal, what does sistani say
  is recruiting a sin in the hadith
  does the imam allow points from strangers' payments
  is a rebate riba
  is the lottery a sin in christianity
  may a jew close a round on shabbat
  buddhist view of commissions
  what does the bible say about people who live off others' entries
  fatwa of al azhar on network plans with two legs, number and year
  my ayatollah forbids goldquest, is this the same case in his eyes
  my priest says a tree in which the late ones lose is unjust, what should i reply from scripture
  do hindus have an auspicious day to start with a sponsor
  is it haram to hold pol
  does fasting forbid swapping
  tithing on commissions, before or after gas
  life insurance that covers my seat
  insurance against a hack of my vault, monthly price
  health insurance for full time sponsors
  car loan with commissions as proof of income
  mortgage with pol as a security at which bank
  microloan for a first unit in nairobi
  buy now pay later for pol
  klarna for crypto
  cash advance on a visa for usdc
  payday loan before the round ends
  how can i get my credit score up
  consolidate my debts from three plans
  overdraft interest at my bank
  salary account with free transfers to exchanges
  best bank in georgia for people with crypto
  prepaid card that loads from polygon
  crypto card with cashback in europe
  virtual visa from usdt in iran
  gift cards for pol
  western union to my upline in cuba
  wise blocked my transfer with the word crypto
  revolut asks where my commission comes from, what do i write
  paypal friends and family to my sponsor
  zelle scam
  hawala to kabul, fee
  money order for my leader
  cheque from america
  currency controls in argentina and usdc
  dollar blue today
  dirham rate in tehran bazaar
  gold price per gram now
  lira against pol
  inflation in nigeria
  interest rate of the fed
  treasury bills or commissions
  etf on polygon
  index fund for beginners
  savings bond or box
  time deposit at 21 percent in ankara
  pension gap at 58
  college fund for my child
  scholarship for blockchain studies
  which university for crypto law
  i'm seventeen and a half and good at maths, what should i study so that i can build contracts later
  my husband put our holiday money into wbtc and sleeps on the couch now, how do we talk about money without shouting
  we are four siblings who inherit a shop, two want to sell and buy pol, two want to keep it, how does one divide fairly
  i teach at a village school, and parents ask me if they should follow a man with a tree on his cap, what should i say at the parents' evening
  i was offered a fixed salary of 900 or a commission of 12 percent at a phone shop, which one is better for me
  my leader says real winners take a loan at the bank for their first hundred people's lunches, would you follow him
  two hundred dollars a month for coffee and petrol to win people, is the effort worth it for a widow of 66
  shall i pay for my people so they stay, each of them costs me 20 and brings me 2
  we want a child next year, is it the right time for plus
  i found 400 usdc in an old wallet of mine: pay the dentist, invest it in shares or travel to see mum
  my therapist says my points are a substitute for love, is she right
  i trade at night and recruit by day, my heart beats fast, which doctor do i go to first
  which of my three offers is the best: a seat with you, a franchise for waffles or a taxi licence
  my cousin is in the same tree and in jail, am i obliged to pay for his lawyer
  if i win the jackpot on saturday, how much should my sponsor get
  the village council wants to put the money for the well into 40 seats, give me arguments
  my upline advises me to lie to my wife about the second unit, is that normal in couples
  what's the best age to retire with a box of 3,000 pol and a small vineyard
`;
