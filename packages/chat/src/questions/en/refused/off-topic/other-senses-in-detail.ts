/** Words of the product in another sense, in whole messages. */
export const otherSensesInDetailMessages = `
  I booked a seat by the emergency exit and the airline moved me to row 34 in the middle, can I claim the money back?
  my back hurts after two hours in the driver's seat of our van, which cushion do lorry drivers use
  the child seat in our rental car was broken and they still charged us 12 euros a day, how do i complain
  where are the best seats in the wembley stadium for a concert if you're only 1.58 tall
  our party lost its only seat in the city council by four votes, can we ask for a recount
  My son wants to move from the booster seat to no seat at all, he is ten and 1.38 m, is that legal in Ireland?
  the conductor said that my seat reservation was for yesterday, so i stood from lyon to paris, is there a refund
  how do i reupholster the seat of an old dining chair, the springs come through
  The surgeon says one of my legs will be two centimetres shorter after the operation, what shoes help with that?
  my grandpa's leg is blue below the knee and cold since this morning, is that an emergency
  which exercises make my legs stronger for skiing, i have six weeks and a staircase
  we lost the first leg three nil at home, has any team ever turned that round in the europa league
  the left leg of my piano is cracked, can it be glued or does the whole thing fall
  our table has four legs and still wobbles on the new floor, is it the floor
  What do you call it when a runner pulls a muscle in the back of the leg, and how long is he out?
  i bought an extra unit for my kitchen and the colour doesn't match, how long does ikea take things back
  my doctor prescribed 2000 units of vitamin d a day but the drops have 400 units each, how many drops is that
  our commander said our unit moves out on tuesday and we may not say where, how do i tell my fiancée
  The nurse on the burns unit was wonderful to my boy. What could we bring her that the hospital allows?
  how many units of alcohol are in two large glasses of wine and can i drive after four hours
  the storage unit company auctioned my grandmother's things although i paid, what are my rights in nevada
  my electricity meter jumped by 900 units in a month and we were on holiday for two weeks
  which unit do i choose in biology for my a levels, ecology or genetics
  In the second round of the interviews they want me to present a plan for 90 days, how many slides should it have?
  my boxer was knocked down in round three and the referee stopped it, was that right by the rules
  how many rounds of ivf does the nhs pay for in wales
  my dad starts his third round of radiation on monday and can't eat, what food is soft enough
  the round window in our bathroom leaks when it rains from the west, who repairs round windows
  what's a good score for a first round of golf on a short course with nine holes
  my turn to buy a round for eleven people and i have thirty pounds, how do i get out of it in yorkshire
  we go round in circles with our builder about the damp wall, should we get an expert
  who's the new shirt sponsor of real betis and is the old shirt cheaper now
  Our school play needs a sponsor for costumes, could you give me a friendly letter for the butcher and the pharmacy?
  can my girlfriend from peru come to ireland if i sponsor her and earn 31,000 a year
  i'm looking for a sponsor in a twelve step programme, i've been sober for nine days
  my goddaughter needs a sponsor for confirmation and i left the church in 2009, may i do it
  A bot keeps taking all the concert tickets within a second, how do the scalpers do that?
  every time i play online checkers i lose to the same bot, is there a trick against it
  my students hand in essays by a bot, which signs give it away
  the chat bot of my phone company cut me off three times, do they have a human
  a bot on tinder wrote to me for two weeks, i feel so stupid, how do you spot them
  can i build a small bot that waters my plants, with an arduino and a pump
  Which bot on Twitch shows who subscribed, and can it greet people by name?
  my daughter is scared of the vault since she fell at training, how do coaches help a child over that
  how do gymnasts get so high on the vault, is it the run or the springboard
  there's a crack in the vault of our village church, which engineer looks at such things
  in fallout new vegas i can't find the key to vault 22, where does it lie
  who was buried in the vault under st paul's
  what's the combination for the vault in the third room of the escape game in graz, we're stuck, hurry
  The seed vault in Norway, has anyone ever taken seeds out of it?
  i'd like to swap my night shift with maria on the 14th, how do i ask our manager in a nice mail
  swapped my sim into the new phone and now it asks for a puk that i never had
  can i swap cream for coconut milk in a curry for a guest who can't have lactose
  at our clothes swap nobody wants the men's things, what do you do with the rest
  how do we swap houses with a family in canada for six weeks, which site is honest
  two of my players want to swap shirt numbers in the middle of the season, does the league allow it
  my hospital swapped two test results and now i wait again, can i complain somewhere
  Could I withdraw my daughter from sex education at school in England, and up to what age?
  he wants to withdraw his statement because his brother begged him, what will the prosecutor do
  my cat is on cortisone and i want to withdraw it slowly, how many days per step
  i want to withdraw my manuscript from a journal after six months without a review, is that rude
  coffee withdrawal gives me a headache by noon, how long does that go on
  She withdrew from the race at kilometre 30. Does she still get her deposit for the chip?
  i have eleven points on my licence and was flashed again, will they ban me and for how long
  what are the trigger points for pain between the shoulder blades
  in our pub league a draw gives one point and a forfeit minus two, how do we rank teams with equal points
  my class earns house points and the teacher forgot mine, how do i tell him nicely
  how many points must an applicant with a master's degree and two years of work get for austria's red white red card
  our tennis match stood at deuce and the other one claimed two points for a fault on my shoe, what's the rule
  Explain match points and imps to me, I start in a bridge club on Thursday.
  is lieutenant or captain the higher rank in the coast guard, my nephew was promoted
  my rank in the entrance exam is 43,210, which government college in kerala could take me for civil engineering
  the hotel ranks fourth in our town on tripadvisor and we'd like to be first, what can a small hotel do
  my site dropped from rank 3 to rank 40 on google overnight, penalty or update
  i'm stuck in gold rank with 51 percent wins, play more or get a coach; What rank did Napoleon have when he took Toulon?
  who can be made a knight today, must one be british
  how should i paint a knight on a horse for a seven year old, simple lines
  my son goes as a knight to carnival, how do i make a helmet from cardboard
  in the legend, what did the green knight want from gawain
  who's your favourite hero in the marvel films and why do people love loki
  my grandfather was a hero in the siege and i want his medal back from a museum
  what is a local hero day and which speech would suit a fireman
  Left my wallet in a taxi in Naples with my licence in it, what do I do first?
  which wallet fits in a front pocket and still takes coins, for my husband
  can the blind tell notes apart in a wallet, are there wallets made for them
  i washed my wallet in the machine, can wet banknotes be exchanged
  my walnut tree has black nuts full of worms every year, should i spray or cut it down
  how near to the house may i plant a cherry tree in sweden
  the tree in front of my window takes all the light, whom in the city do i ask to trim it
  our kids want a tree house with two levels, what wood and what screws
  i drew a family tree back to 1790 and got stuck in galicia, which archives are online
  is it bad luck to fell a tree on a new moon
  My neighbour's poplar fell on my shed in the storm, who pays, his insurance or mine?
  how do i get a box of 20 kilos from crete to munich for little money; what's in a good first aid box for a hike of three days with kids
  the letter box in our hallway was broken open, do i report it; my cat sleeps in a box on the fridge, is this warm enough in winter
  they kept me in a phone box of a room for the exam, no window, can i complain
  which sports bottle fits into a lunch box of 18 cm
  The box office told me that children under six can't go in, is that a rule for all theatres?
  how do i make a network of water pipes for my greenhouse with one pump
  my school's network blocks youtube and i need a video for history class
  in germany my phone has no network in trains, which provider is the best there
  how do i build a network as a young doctor in a city where i know no one
  gas smells in the hallway when the wind comes from the north, whom do i call
  is a gas boiler still allowed in new houses in the netherlands
  our gas bill was estimated and is twice as high as the meter, how do i send a photo to the supplier
  bloated and full of gas after lentils, what helps
  What signature do I use after marriage if my passport still has the old name?
  my signature looks like a child's, how do i find a better one; the courier forged my signature for a parcel i never got
  i lost the key to my bike lock and it's a good lock, who opens it without damage
  what's the key of somewhere over the rainbow and can a baritone sing it
  my flatmate copied the key and gave it to her boyfriend, may she; The block I live in votes on new balconies, do tenants have a say?
  i have writer's block since march and the publisher waits, what did you do when you had it
  how do i block a number that calls from a new line each day; which chain for a chainsaw with a 35 cm bar
  my gold chain turns my neck green, is it fake; hotel chain ibis or b&b for a night near the fair
  What are the bank holidays in Scotland, and are they the same as in England?
  i want to be a river pilot, where is the bank of the danube deepest
  fell in love with a man from the blood bank, is it wrong to donate twice
`;
