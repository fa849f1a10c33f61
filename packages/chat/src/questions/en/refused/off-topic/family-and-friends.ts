/** Long messages with a little story of family and friends that contain the product's words and ask for something else. */
export const familyAndFriendsMessages = `
  yesterday my brother paid for two units, sang in the kitchen and burned the rice, how do i get the black crust out of an iron pot
  my aunt has 22 points this month and a new boyfriend of 29 who asks for her phone, how do i tell her what i think of him
  we looked at my left leg all evening and missed the last bus to the village, is there a night bus on line 8
  my daughter wrote seat, box and vault on her bedroom wall with a felt pen, what removes it from white paint
  since my husband became a hero he snores louder, is there a pillow that helps or must he to the doctor
  my sponsor gave me a cactus for my first commission and it leans to the left, do i water it less
  grandpa wants to see how the round ends at midnight, but he falls asleep at nine, how much coffee is safe at 84
  my wife found my commissions and wants a dishwasher, which one is quiet and costs less than 400
  the baby chewed on my ledger device and now the button sticks, is the plastic poisonous for her
  we quarrelled about units at my mother's funeral meal, how do siblings make up after such a day
  my girlfriend left me for the man who sits above me in the tree, how long does it hurt and should i go to his meetings
  after the swap of shifts with my colleague my boss wants to fire me, is that allowed in belgium while i'm on parental leave
  our neighbour's boy drew a tree with 31 seats for his school and got a bad mark, should his parents talk to the teacher
  my cousin calls his dog sponsor and the dog doesn't listen, from which age can one train a beagle
  my mother in law wants to pay me back the 20 dollars in jars of honey, what is a kilo of forest honey worth
  i sold my motorbike to a man from my right leg and he hasn't paid the second half, what can i do without a written contract
  my best man is my sponsor and forgot the rings at home because of a meeting on ranks, what do others do in such a case
  we want to fly from accra to lisbon with my rank share of 60 dollars and two children, which month is cheapest
  my son asked at dinner where money comes from before the contract, how would you explain a central bank to a child of seven
  on the train a stranger showed me his points and fell asleep on my shoulder, would you have woken him
  the members below me are all from my handball team, and now no one passes me the ball, what should i do as a captain
  at our wedding the band played too loud while my upline held a speech on units, can i ask for half of the band's fee back
  my sister calls each night to complain about her flat legs in the tree and about her varicose veins, which stockings help
  my roommate mines something in the wardrobe and it's 31 degrees at night, may the landlord switch off his power
  my nephew is in the army and wants me to look after his seat and his two ferrets, what do ferrets eat in winter
  my father withdrew his pension in one sum and hides it in the piano, how do i talk him into a bank
  for my sponsor's fiftieth i want to cook for nine people from the tree, two eat no pork and one is vegan, what is quick
  my colleague's wallet with units was in the jacket that went into the washing machine at 60 degrees, how does one dry a phone
  i promised my son a bike when i reach 50 points, i have 38, which bike is right for a child of 122 centimetres
  my upline's dog bit me during the presentation, is a tetanus shot needed after eight years
  i fell from a ladder when i hung up our team's banner on the left wall, my wrist is blue, ice or heat
  my downline wants to meet in a park in hamburg with a grill, where is it allowed and who cleans up
  in our women's group one talks only of her commission, how do i ask her kindly to speak of other things
  the widow next door got a letter that her late husband won a lottery in spain and owes a fee, what should she do with it
  i keep confusing left and right since childhood, also in the tree, is there an exercise against it
  my grandma calls polygon polly and believes it's a parrot, what do parrots cost to keep
  my son's teacher sells seats at the parents' evening, whom at the school authority do i inform in bavaria
  my flatmate used my laptop for his bot and spilled cola, he says his commission pays for it some day, how do i get the money now
  my landlady is my sponsor and raised the rent by 15 percent, is that lawful in lisbon in one step
  during the night of the round's end my cat had four kittens, how do i find homes for them in a small town
  my ex told the judge that i earn thousands with legs, how do i prove in family court that it was 41 dollars
  my neighbour in the allotment says points grow like tomatoes, mine have brown spots at the bottom, what's missing
  i met a girl at a webinar on vaults, what do i write her so that it doesn't sound like recruiting
  my husband gave up smoking the day he bought units and has put on nine kilos, what do you recommend
  my boss saw me in a team photo with the plan's flag and asks questions, do i have to tell him about a side income in austria
  my friend's wedding is on the day of my rank claim and i'm the witness, what colour of tie goes with a grey suit
  while i was explaining two legs to my grandfather he told me about his time in korea, how do i record his stories well
  my aunt in izmir reads coffee grounds and sees a tree with 14 birds, what does that mean in turkish tradition
  my cousin owes my sponsor, my sponsor owes me and i owe my cousin, each 50 dollars, how do we settle it with the fewest payments
  my son counted to 4 billion in his dream and wet the bed, from when on does one see a doctor
  the priest at our village refused to bless the laptop with the bot, what do you think as a machine
  our choir wants to go to rome with money from commissions, where do 30 people sleep cheaply near the vatican
  my brother in law says my chain is weak and means my bicycle's, how do i tell when a chain is worn
  my team gave me a fountain pen for three years of loyalty, it leaks, which ink is thick
  my partner thinks we should have joint accounts for everything, also for my pol, how do couples in sweden do that
  my niece was born in round 300 and i'd like to give her a silver spoon with an engraving, what does one write
  my dad, 78, recruits at the bus stop and forgets the way home, where can one have him tested for dementia in leeds
  my upline is 24 and explains life to me, how does a man of 60 bear this with humour
  we divorced in march, and she kept the pots and my invitation posters, how do i get at least the pots
  my daughter wants to become a footballer and not a leader as i wish, how do i learn to let go
  the kids call the dashboard mum's aquarium, so now they want a real one, which fish live long
  at the family party all talked of pol, and nobody ate my lasagne, can one freeze it with spinach
  my cousin came back from the leaders' evening with a fever and a rash on both legs, what might it be
  my colleague and i share a car to work, he sleeps and i drive, what share of the petrol is fair
  i've been alone since my wife's death and my points are the only thing that moves, where do people over 70 meet in gdansk
  my sister-in-law puts a candle before her screen each night so that her right leg grows, should we worry
  my wallet app rings in church, how do i mute one app on a nokia xr20
  my father's tree of 1952 fell on the neighbour's garage in the storm, the same day as my vault lost 40 dollars, who pays the garage
  we are six cousins with a vineyard and no heir, how did other families solve this in tuscany
  my girlfriend has been learning persian since she saw the language switch, which course do you advise for beginners
  our team's mascot is a goat, may one take a goat in the train from bern to thun
  my commission was enough for one ticket of the opera, which one should a beginner see, tosca or the flute
  the man i sponsored pays his units with money from his mother's purse, he is 27, do i tell her
  my tooth broke on a nut at the team's picnic and the dentist wants 700, is a crown from hungary any good
  i was so busy with the tree that i forgot our anniversary, it was the tenth, what could i do by tonight with 30 dollars
  someone painted a big seat with legs on our garage at night, how does one remove graffiti from aluminium
  my uncle from australia visits after 20 years and sells a plan with kangaroo oil, how do we say no to family
  my hair falls out since my bot bought the top, is this stress, and which vitamin is missing
  the teacher of my yoga class mixes breathing and recruiting, how do i ask for my course fee back
  our dog ate the paper on which my upline had drawn the pairs, is ballpoint ink harmful
  my wife says that i count units in my sleep, and at dawn i walk about the flat, how does one make a flat safe for sleepwalkers
  my mother gave each of us a coin of 1911 and asks if they're worth more than a seat, who appraises coins in split
  i recorded my sponsor's promise secretly on my phone, is that a crime in germany
  i left my umbrella with the knight who gave the talk in the town hall on friday, where is the lost property office
  my boy is bullied since his father put our tree on the village's notice board, what can the school do
  our heating fails each time i start the computer for the bot, is the fuse too weak
  after the third glass my upline dances on tables, and i'm to drive him home, may i refuse
  my flight to the leaders' meeting was cancelled because of fog, what does the airline owe me
  i've written a novel in which the hero is a sponsor, how do i find a publisher in norway
  i've learnt the faq by heart to impress a woman from the right leg, now she wants to go dancing, which steps does a beginner need
  my right leg has been shorter by two centimetres since the accident and my sponsor laughs, where do i get insoles
  my father bought a seat in the theatre for mum with his points from the petrol station, which row is best for the nutcracker
`;
