/** Savings, shares, loans, side jobs and other decisions on money. */
export const investingMessages = `
  i have 700 euro left every month, what would you do with it; is it better to pay off my mortgage or buy an etf; vwce or iwda
  which s&p fund has the lowest cost in ireland; how do i open a roth ira at vanguard; backdoor roth step by step
  401k loan for a house, smart or not; what is a sipp and how much can i put in; lisa withdrawal penalty
  national savings certificate rate in india; ppf or elss; how do i buy us stocks from pakistan; t-bills from nigeria minimum
  sovereign gold bond redemption; is gold at a top; silver coins or bars; where do i store gold at home; are diamonds a good store of value
  whisky casks as an investment, any scam signs; wine fund returns; art shares on masterworks; farmland reit
  buy to let in leeds with 30k deposit; is dubai off plan safe; timeshare exit company; crowdfunding real estate in spain, 12 percent, risk
  peer to peer lending mintos default rate; bondora go and grow; trade republic interest 2 percent until when
  raisin deposit in latvia insured?; highest savings rate in poland today; certificate of deposit ladder; is ing down
  do i fix my mortgage for 10 or 20 years; refinance at 5.9; how much house on 80k salary; credit score 590 to 700 fast
  debt snowball or avalanche; consolidate four credit cards; personal bankruptcy chapter 7 or 13; payday loan stuck
  loan shark threatens my brother; klarna bill to collection; student loan forgiveness news; child trust fund lost
  how much to save for a baby; emergency fund three or six months; fire number with 24k spending; 4 percent rule europe
  retire in portugal with 1,400 a month; early retirement at 45 checklist; annuity or drawdown; state pension age if born 1968
  pension splitting divorce switzerland; third pillar 3a limit; riester cancel; life insurance whole or term
  cash value of my policy at allianz; is a guaranteed return fund from my insurer good; who insures bank deposits in turkey
  what happens if my broker goes bankrupt; is trading 212 regulated; degiro fee for nasdaq; revolut trading fee
  scalable capital broker prime flat; saxo account closing; moomoo free stock; webull ipo; how do i buy stripe shares before the ipo
  openai stock ticker; spacex shares for small investors; nvidia before earnings, hold or sell; will tesla split again; apple dividend date
  best dividend stocks for a teacher; coca cola or pepsi shares; is the market going to crash this autumn; fed decision when
  what's inflation in argentina now; will rates fall in march; yen carry trade explained; dollar or euro for my savings, i live in iran
  is the lebanese pound going to recover; how do i protect my savings from devaluation in egypt; hyperinflation what to own
  buy a taxi and rent it out in lagos, does it pay; poultry farm business plan with 2000 dollars; laundromat return per year
  vending machine business; car wash franchise price; subway franchise cost; is an atm business passive; print on demand vs dropshipping
  amazon fba in 2026; faceless youtube channel income; sell an ebook on kindle; rent my parking space
  earn 50 dollars a day online with a phone; data entry job no fee; mystery shopper scam?; clickworker pay; sell plasma
  make money as a teenager in summer; side hustle for nurses on night shift; how do i ask for a raise with numbers
  freelance rate for a translator; how do i value a small bakery; convertible note vs safe; find an angel investor in nairobi
  how much equity for a cofounder who joins late; burn rate and runway explained; what is ebitda
  compound interest of 250 a month at 6 percent for 18 years; how long until money doubles at 7 percent
  what's the difference between apr and apy on a loan; rule of 72; is it wrong to lend money to friends
  should i invest in my cousin's restaurant
  my father wants to sell the field and buy crypto, how do i talk him out of it
  my church treasurer put the roof money in a forex fund; inheritance of 90k, what first; won 5000 in a scratch card, what now
  bitcoin in a child's savings, crazy?; how much of my portfolio in crypto at age 60; my adviser takes 1.5 percent, too much?
  how do i check an adviser's licence in canada; what would warren buffett say about polygon; ray dalio all weather portfolio
  rich dad poor dad summary; dave ramsey baby steps; which podcast on personal finance in german; budget app that works with my bank
  excel sheet for a family budget; envelope method; how do couples split the bills with unequal pay; allowance for a ten year old
  how much do i tip in japan; currency of albania; 100 dollars in rupees; western union rate to ghana; send 3000 to the philippines cheapest
  swift code of garanti; iban check digit; bank says source of funds needed for 8000; account closed without reason by n26
  lost my debit card abroad; e-gold from 2004, is it still there; liberty reserve money; how do i invest in a forest
  buy a share of a solar park; green bond for private people; carbon offset for my flight; is esg a fraud; islamic etf; e-toro halal account
  halal mortgage uk; microloan to a woman in peru, kiva default; community savings circle rules, ten people, 50 dollars each; susu app
  chit fund foreman commission law; tanda with coworkers, the first one ran away
`;
