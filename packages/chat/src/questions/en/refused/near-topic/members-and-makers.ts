/** What members, leaders and the makers do and like, which no document says. */
export const membersAndMakersMessages = `
  do other members in bristol meet for a beer now and then, and on which day
  i'd like to marry a woman from the tree, is there a dating corner for members
  can my seat sponsor a goat for a family in malawi each month
  we lost our cat during the meeting in porto, grey, named unit, has anyone found her
  does a member's card open the gym that is in the video of our leader; which laptop do most of your traders use, and with how many screens
  our leader gives each new seat a bottle of water with energy, is energised water real
  the man who showed us the plan had a golden watch, what model could it be, it has a blue ring
  what's the song in the reel that everyone in my leg shares, with the drums
  i saw a bus in bucharest with a leaf and the word units, was it your advert and what did it cost
  in our sales school they teach to mirror the other person's breath, does science support that
  could a hypnotist help my downline to lose the fear of the phone
  how many people must i talk to in a day until one says yes, on average over all kinds of sales
  what time of day do housewives in jakarta answer messages; what to reply when a prospect says that his wife decides
  how do i restart a leg whose leader went to a coffee company with forty people
  my two best people had an affair and now their spouses want out, how do i keep peace
  should a sponsor lend money to people who want to start, what do wise leaders do
  is it good style to thank people in public for a commission
  i have to give a speech on my hundredth point, how do i begin without notes
  which sport is like the plan, i'd compare it with rowing, do you have a better picture
  name three historical figures who began with one unit of something and got far
  what would sun tzu advise for a weak right leg; how do monks think about rank; is there a proverb about a tree with one leg in chinese
  which animal has unequal legs by nature; do you know a bible verse on patience for a leg that waits
  which colours in a presentation make people buy, green or orange; which tie to a presentation before farmers
  i sweat on stage, what deodorant do speakers use; my voice breaks at the word commission, exercises please
  a rival team throws eggs at our stand in the market, may we film them
  the police asked for the permit of our stand and i gave them a leaflet, what fine do i face in palermo
  our landlord says that meetings of thirty in a flat are a business use, is he right in prague
  does my private liability insurance cover a guest who falls over my flipchart
  may i write off the snacks for prospects, in slovakia
  is a team dinner for six recruits a gift or advertising for the norwegian tax office
  my accountant books commissions from a sales club as other income, class 7 or class 9 in poland
  can my student grant be cut because of a commission of 140 dollars, in the netherlands
  i get disability money in belgium and earned 60 on the side, how many euros are allowed
  does a nun have to give her earnings to the convent
  would a visa officer see my income from recruiting as a job, i'm in the us on f1
  i was asked in the asylum interview about my crypto, should i have said something
  do the jehovah's witnesses allow such plans
  what did the mufti of egypt say about network sales, text of the fatwa
  i need the isbn of the book on the wall in your video; which microphone does your announcer use
  do you give a copy of your brand book to students of design; who made the drawing of the small tree and has she an online shop
  in which tool did you draw your icons, figma or by hand
  who pays for your servers in cash, which data centre is it and how loud is it there
  how many cups of coffee went into the code; is one of your developers from ukraine and does he need help
  how many lines of code does your boss write a day; do your people have a dress code; what's on the menu in your canteen
  does the founder meditate; would the operator lend me his car; may i name my baby canopy
  my daughter wrote a poem for the keeper, to which address can she send it
  does the keeper get lonely at night; i heard that the keeper is an old man in estonia with a beard
  do seats have feelings when nobody sits on them; could the tree fall over if everybody joined on the left
  what would happen to the tree in zero gravity; how many sheets of paper would the whole tree fill, printed in size 8
  how tall would the tree be if each seat was a chair of 90 cm; if all units were coins stacked up, would they reach the moon
  is the number of my seat a prime, it's 7919; which day of the week was the first round if it began on 29 february
  what's the anagram of canopy; is there a crossword clue for sponsor with six letters; scrabble value of withdraw
  how do you sign points in british sign language; what emoji stands best for a knight; can siri withdraw; does alexa know canopy
  will there be an opera on us; who plays the sponsor in the film; which actor should play our operator
  what's the moral of the plan as a fable; could a whale join, i mean the animal; what would plato say about seats
  are left legs more creative, as left hands are
  my uncle says that points are a communist thing, was there something like it in yugoslavia
  what did the hanseatic league pay its agents; did the fuggers have a binary plan
  when was commission first used in trade, babylon or venice; who were the first sponsors of columbus
  how did knights withdraw from a lost battle
`;
