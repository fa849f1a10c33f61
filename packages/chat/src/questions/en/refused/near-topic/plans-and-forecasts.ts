/** What will come and what will be earned: dates, next features, prices and forecasts that no document gives. */
export const plansAndForecastsMessages = `
  what are you working on for the spring, my downline asks every sunday and i have nothing to tell them
  our leader promised a second token for all seats next quarter, what day does it come and how many per unit
  when does pol get listed on nobitex in your swap, i was told in a meeting that it's decided
  is a third plan with units of 500 dollars on its way after plus, and may i put my name on a list
  which languages come after persian, and who decides whether it will be turkish or urdu
  will the bot page get an eleventh kind next year, something with ichimoku, and when is the beta
  when is the next big update of the site and what will be new in the family view
  before i pay i want to see the schedule of the next three years with every feature and who is responsible
  do you plan to go public, and will holders of five units get shares before the others
  is a merger with another network being discussed, our upline looks so nervous
  if i start on monday with three units and bring two friends a week, how many pol do i have on the first of may
  take my numbers: left leg 212 units, right leg 87, six new a day, when do i reach the boat that i saw
  my sister has 14 people and one unit, my brother 9 and five, who of them has more in the box at easter
  please calculate what ivy in my left leg will get in the next five rounds if her cousin brings his football club
  we are a couple with seats next to each other, what will both earn together by our wedding on the 12th
  how many members will join tomorrow between eight and noon, just a guess of yours
  guess how many points the whole network makes on friday
  i need 900 dollars for a fridge and a cooker, after how many rounds is it in my box with my two legs as of today
  my sponsor says 3 people make 9, 27, 81 and so on, on what day do we have the whole of portugal
  will the rebate of tonight's round be more than 8 dollars or less, i have a bet with my husband
  how many heroes will there be in june
  is a good month coming, should my team wait with entries until the pool is fuller
  what do you expect of the next round after the holiday, more or fewer points
  does my leg have a future, it is full of students who go home in july
  when will my right leg wake up
  will my upline reach knight before me, we are rivals since school
  what are the chances that mehmet in my tree buys his fifth unit this week
  tell me how rich i'll be at forty if i give two hours a day to this
  which rank do you see me in by next christmas
  what would i have today if i had joined in the first week with five units and done nothing but sleep
  at which round number does the collapse begin, you surely have a model
  should i expect the price of a unit in pol to fall by thursday, then my group waits
  will pol be over a dollar when the month's window closes, since my shares are paid in it
  i keep 4,000 pol in my box, if it doubles by summer i can buy the van, does it
  tell me the highest price that pol will reach before my daughter's graduation, so i know when to withdraw
  is the bottom of polygon in, my vault bought all the way down and i can't look any more
  do i withdraw before the fed meeting on wednesday or after it, what will happen to pol
  what will one pol cost when round 900 ends
  will wbtc in my vault beat weth over the next half year
  which of the three markets on the bot page goes up first when the bull market comes
  tell me which rsi number will work in 2027 for weth
  would a moving average cross have its next signal this week, and is it up
  what does your model say about the candle of four o'clock
  which day is best to swap usdc into pol this week, my cousin says tuesdays
  is there an upgrade of the network that makes coins of pol scarcer and when
  after the elections, does the dollar fall and my box rise
  what are the odds that a ban comes in our country within a year and the seats below me stop
  will the government of kenya tax plans like this from july, what do you hear
  does the european union forbid binary plans in the coming law, and when is the vote
  next feature
  road map as pdf
  features in the pipeline
  what's coming in the fourth quarter
  secret project of your developers
  date of the next relaunch
  fourth market for bots, when
  gold units soon?
  launch of a coin of your own
  token sale dates
  whitelist for the presale of your token
  ticker of your coming coin
  how many of your tokens per seat
  listing on kucoin in may?
  partnership with visa announced yet
  partnership with binance next month
  will you open in brazil
  expansion to indonesia, date
  does a store open in cairo
  when do you reach a million members
  target for new members this year
  sales target for q3
  forecast for my left leg
  forecast for all legs below anna
  my income in 2030
  earnings per hour on average in romania
  points that i'll make tomorrow
  points of my sponsor tomorrow
  expected flash on sunday
  expected number of rebates above five dollars this month
  how high will the commons be in 2035
  will my seat be worth something in ten years
  price of pol at midnight
  price of pol next ramadan
  pol forecast 2031
  pol to the moon?
  does pol reach its old high again
  weth target
  wbtc by new year's eve
  gas price on saturday morning
  will gas be lower at night next week
  next chainlink price in five minutes
  when is the next dip
  top of the market date
  will there be an altseason for members
  will plus overtake the core plan
  who will be hero first, me or peter
  is friday a lucky day to register
  next maintenance for cosmetics of the site
  christmas campaign
  summer contest for sponsors, prizes?
  new countries next year
  new colours of the dashboard next year
  the upline group says commissions will be paid in gold grams from next year, when does the vote take place
  our leader drew a staircase: 10 units, 100 units, 1,000 units, and a year on each step, when am i on the third
  compute it for me: eleven people each bring two in a month, everyone has three units, what's my box in july
  suppose that every third person below me quits, how much is left for my kids when they turn eighteen
  my plan is to reach 50 points by the 20th, do you think that my people will do it without pressure
  when i look at the growth playback i see a wave each spring, so how large is the wave of next april
  i'm a statistician: extrapolate the number of units on both my legs to december with a confidence band
  please run a monte carlo for me with 400 members, two units each and a churn of thirty percent and send the curve
  the tarot lady said that my right leg brings money in the eleventh month, does your data agree
  my horoscope is libra, is this a round in which i should register new people
  next year you'll have your own chain, said the man in the suit, will my username be taken over and when
  when does the company open its own exchange where pol has no spread for knights
  the video said that an ai takes over recruiting for us from autumn, where do i switch it on when it comes
  the poster in our hall says 2 million seats by the world cup, how far are you and will you make it
  what's the plan b of the founders for the time after polygon, and for when will it be ready
  if bitcoin halves again in 2028, what happens to our commissions in that summer in your opinion
  what would happen to the number of entries if a celebrity joined next week, double or triple
  how many units will the city of izmir have bought by next new year's eve, our leader takes bets
  when does the operator intend to hand the site over to a foundation
  i wait for the version with voice commands before i show it to my blind father, which month is it
  what'll be the topic of your next newsletter and does it contain news on plus
  our wedding is paid from my commissions if four more cousins buy three units each by the tenth, do they, in your view
  my upline predicts that a unit entered on a monday brings more pairs by friday than one of a thursday, does your data for 2026 say so
  tell me, if i stop recruiting in may and my people go on as now, how much do i find in the box after my year in the antarctic
  i have to hand in a budget at the credit union: which income from points may i write for march, april and may
  my leader made us write a figure on a card, mine was 2,500 a month by easter, how near do i get with 17 people
  what's the probability that both of my legs get a unit in the same round next week, given three entries in ten days
  when the football season starts, do fewer people register, and would you wait with a campaign until after the final
  my daughter's studies begin in 2032 and cost 30,000, do eleven seats in the family get us there, roughly
  the speaker on saturday announced a surprise for the hundred fastest teams at the end of the quarter, what is in the parcel
  will the developers bring back the old look of the dashboard, i liked the brown one of the first weeks
  a colleague has seen a test page with a chess board and points on your server, is a chess league coming for members
  my team learns korean since someone told us that you open in seoul next, is the month fixed and who goes there
  do you think my sponsor will ever reach ten thousand in lifetime earnings at his pace of two points a week
  by how much will the number of seats in my town of 3,000 grow until christmas if the baker and the priest join
  is it smart to wait for a crash of pol before my seven people enter, and when would you expect that crash
  what will the median household in our valley earn with your plan when the mine closes in 2028
  give me a forecast of the gas that a registration costs in the week of the polygon conference
  which of the two will come first, a partnership with an airline or with a hotel chain, our leader bets on the airline
  on what date do you plan to switch the swap to a third exchange and will it be sushi or balancer
  does the rsi of my paper bot fall below 30 tomorrow, i have to be at the dentist at two
`;
