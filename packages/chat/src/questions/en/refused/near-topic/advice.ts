/** Investments, loans, taxes, law and work of one person. */
export const adviceMessages = `
  should i sell my car to buy bitcoin before the halving, my husband thinks i am mad
  i could remortgage the house and put the difference into ether, what would a sensible person do
  my daughter starts university in two years and we saved 14000, shares or coins or simply the bank
  is it sensible to stop my pension contributions for a year and buy shares of a polygon fund instead
  i won 8000 dollars in a lawsuit over my knee, where do i put it so that it grows without worries
  my grandmother left me a small flat and a pot of gold coins, sell which one first
  what is better for a nurse of 44 with two kids, paying off the credit card or saving for an emergency
  we argue at home whether to clear the student loan early or to invest the monthly 250, what does maths say
  how should a waiter with changing tips make a budget; fifty thirty twenty rule; envelopes method; sinking funds
  i earn 1900 after tax in lisbon, how much rent is reasonable; how many months of expenses as a cushion
  can i retire at 55 with 380000 in funds; four percent rule in europe; safe withdrawal rate at 3 percent inflation
  is a financial adviser worth one percent a year; robo adviser or own etf; accumulating or distributing funds
  my bank's adviser pushes a unit linked life insurance on me, is that a good unit to hold; unit trusts or investment trusts
  how do i sell units of a mutual fund in india; redemption of fund units takes how long
  my employer offers restricted stock units, tax at vesting?; rsu or options; espp discount; phantom shares in a startup
  what is a real estate investment trust; crowdfunding for flats; buy to let in leeds; timeshare week nobody wants; reits in singapore
  do i buy the leased car at the end or hand it back; balloon payment; is a used electric van a good deal for a florist
  loan from my uncle in writing, template and interest; can i charge interest to a friend; private lender note
  bank refuses my business loan for a kiosk, which microfinance in kenya is fair; loan app shames me to my contacts
  debt collector calls at work at all hours, may he; statute of limitations for a phone bill; wage garnishment how much is left
  consolidation loan with a poor score; guarantor for my brother; loan shark threatens my shop; pawn my guitar
  i borrowed on three apps to pay the first one, please tell me how i get out of this circle
  buy now pay later for a fridge, five missed instalments; payday lender refund of charges; bailiff at my door tomorrow
  how does bankruptcy affect my flat; insolvency practitioner cost; debt jubilee; iva in the uk failed; schuldnerberatung termin
  my credit file shows a phone i never had; freeze my credit at experian; score dropped after closing a card; thin file student
  can i get a mortgage with income from tips; fixed or tracker; deposit of five percent; broker fee; mortgage in a currency i don't earn
  reverse mortgage; bridging loan between two houses; help to buy isa; first home grant; shared ownership staircasing
  which form do i need for my coinbase sales, 8949 or schedule d; do i pay tax if i move bitcoin between my own wallets
  i swapped eth for solana in germany after 11 months, is this taxed; holding period in portugal; flat tax france crypto 30
  crypto loss carry forward in canada; australian cgt discount; income from staking ada in the uk; mining income sole trader
  how does hmrc know about my kraken account; dac8 reporting; fatca form w-8ben for a freelancer; fbar for a wise balance
  turbotax asks for 1099-da; koinly shows a negative balance; which cost basis method fifo or hifo; wash sale on coins
  my accountant charges 900 for six coins, is this too much; tax software for defi; gift of bitcoin to my spouse taxed?
  deduct a home office as a copywriter; is my allotment rent deductible; vat threshold for a cleaner; per diem for truckers
  i sold my old sofa and bike on ebay for 700, does ebay report that; etsy income below the limit; airbnb one room tax free
  late tax return in ireland, what fine; payment plan with the irs; amended return 1040-x; tax code 1257l; kindergeld and tax id
  my boss paid me cash for three years and now the tax office writes, what shall i say to them
  tax residency when i work half the year in thailand; digital nomad in georgia; exit tax germany; 183 days rule; dubai salary tax
  inheritance tax on my aunt's house in lille; gift tax for a wedding present of 20000; trust for my children; probate fees in texas
  zakat on my jewellery; how is tithe calculated on overtime; church tax exit; customs on a drone from china; import duty on a used car
  my ex hides his bitcoin in our divorce, how does my solicitor trace it; alimony when she earns more; custody and a new job abroad
  my flatmate took 600 euros from my drawer, is it theft or a civil matter; police won't write a report
  may my employer dismiss me because i run a side business with candles; non compete for a hairdresser; probation notice
  my employer says i cannot own shares of clients, is this clause valid; is my boss allowed to read my private whatsapp
  i signed for a course of 4000 euros at a coaching seminar in dubai, how do i get out of that contract
  can i sue the influencer who recommended the frog coin; class action against an exchange; small claims for 900 pounds
  someone uses my photo in a romance scam, which law helps me; revenge pictures; defamation in a google review of my salon
  my landlord keeps the deposit because of nail holes; mould and rent reduction; eviction for own use; subletting a room
  a builder took 5000 and never came back; roof leaks after repair; surveyor missed dry rot; party wall notice; airline lost my cello
  hotel overbooked; package tour changed; denied boarding because of pregnancy; visa refused after biometrics
  speeding 31 over in a 50 zone abroad; drink driving first offence; points on my licence expire when; parking on my own driveway
  i got a summons as a witness, must i go; jury service and my night shift; caution or conviction; expunge a record in ohio
  legal age to work in a cafe; contract of a minor with a phone company; emancipation at 16; guardianship of my nephew
  power of attorney in dubai for a flat in karachi; apostille for a diploma; notary online; translation of a birth certificate sworn
  how do i make a will with two children from different fathers; executor refuses; disinherit a son; funeral plan company bankrupt
  start an ltd or stay sole trader; llc in wyoming for a foreigner; register a charity; trademark a band name; patent a bottle opener
  is it legal to run a raffle at school; licence for a tombola; gambling licence for a poker night in a pub; lottery syndicate contract
  does a food stall need a permit; insurance for a dog walker; employ my sister in my shop; fire a thief on the spot
  gdpr request to my old school; google should delete an article about me; cctv of my neighbour; right to repair my tractor
  is crypto legal for students on an f1 visa; can a civil servant in india hold coins; are coins property in a russian divorce
  what licence does a crypto exchange need in lithuania; mica casp application; vasp registration in dubai; msb in canada
  does the sec regulate mlm; ftc business guidance summary; howey test explained; is selling courses multi level marketing
  which countries extradite to the us; witness protection; asylum interview tips; green card marriage interview; tourist overstay
  my cousin is in jail for selling a ponzi in thailand, how do we send him money; embassy help; bail in bangkok
  an online trader promised 20 percent monthly and now asks for tax before payout, how do i get my deposit back from him
  my dad sent 30000 to a fake broker called finexo, which police unit handles it; bank recall of a swift; chargeback to a broker
  recovery firm says it found my coins at blockchain headquarters and needs a fee, believe it?; report a crypto scam in canada
  woman from a dating site wants us to trade gold together on an app, i already sent 2000, am i stupid
  deepfake of elon on youtube doubles your bitcoin, is it real; fake trust wallet on the play store stole my bnb; sim swap police report
  someone has a video of me and wants 500 in bitcoin by tonight, what do i do
  i sent usdt to a scammer's tron address, can tether freeze it for me; chainalysis for private people; who do i call at the fbi
  is this website real: cryptomax-profits.com; check the domain age; scam adviser score; how do i spot fake reviews on trustpilot
  which life insurance for a smoker; private or public health insurance in germany; does pet insurance pay for teeth; boiler cover
  car insurer refuses because my nephew drove; travel insurance for a ski week; insurance for a phone with cracked glass; flood excess
  is the money in my building society protected; what does sipc cover; insurance for crypto at nexus mutual; claim at lloyds
  unemployment benefit after i quit; maternity pay when self employed; disability allowance form; carer's credit; child benefit abroad
  state pension forecast; transfer a dutch pension to spain; widow's pension; lump sum or annuity; pension sharing after divorce
  my company is insolvent and owes three salaries; redundancy pay calculator; holiday pay when i leave; unpaid overtime in a kitchen
  how do i negotiate a raise of ten percent; two job offers, which one; quit without another job; is 45 too old to learn coding
  boss wants me in the office five days, may i refuse; colleague earns more for the same; toxic manager; letter of warning unfair
  i am a baker and my back is ruined, which other career fits; become a train driver; night school for nursing; apprenticeship at 30
  should i accept shares in place of salary at my friend's app startup; equity split between three founders; sweat equity contract
  how do i price a wedding cake; sell jam at a market; drop shipping taxes; amazon fba worth it in 2026; print on demand margins
  rent out my parking space; make money with a drone; voice over jobs; transcription pay; passive income from vending machines
  how do i become a millionaire starting with a bakery; side hustle for a teacher in summer; cash for plasma
  sell feet pictures, seriously
  is multi level marketing a job or a hobby in the eyes of unemployment office in berlin for my tupperware parties
  my sister spends all her wages on oils of her upline, how do we talk her out of it without losing her
  my husband left his job for a forex academy and we have three kids, how do i make him see sense
  my best friend recruits everyone at birthdays into her shake business, how do i say no politely
  how do i leave a whatsapp group of network marketers without a fuss; my pastor sells supplements in church, is that okay
  a schoolmate invited me for coffee and it was a pitch for insurance, how do i avoid such meetings
  should i let my son of 15 trade shares on a junior account; teach kids about money; piggy bank or app; pocket money at nine
  my boyfriend trades options and lies about losses, do i leave him; gambling helpline number; self exclusion from betting shops
  i lost my savings on leverage and cannot sleep, who can i talk to; i want to end it all after that liquidation
  is it a sin to trade coins according to the vatican; does the torah allow interest; tarot for my finances; feng shui money corner
  what would a colour psychologist say about green logos; numerology of my wallet address; lucky day to open a shop
  i'm 19, live with my parents and have 500 dollars, do i buy sneakers to resell or a course about dropshipping
  our village savings group wants to buy a maize mill together, how do twelve people write down who owns what
  my late husband's kraken account, what does kraken want from a widow; coinbase account of a deceased parent; probate for bitcoin
  my mum has dementia and gave her bank pin to a neighbour, what are the first steps; can a parent open an isa for a newborn; baby bonds
  should godparents give gold; savings plan until age 18 for a godchild
  my tenant pays in usdt and my accountant faints, how do i book this in the ledger of the property
  freelance client in argentina wants to pay with crypto, how do i write the invoice; exchange rate on the invoice date
  vat on design in usdc`;
