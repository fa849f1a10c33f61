/** Long messages of everyday life, many with the product's words. */
export const everydayMessages = `
  i opened a kraken account on holiday in croatia and now at home in leeds it asks for my croatian address, how do i correct this with them
  my salary comes in usdt on tron and every exchange in ecuador takes five percent to turn it into cash, where do freelancers there change it cheaper
  a colleague at the hospital showed me his binance app with forty percent in a month, how much would i have made with my three thousand there
  i transferred ether from coinbase to my kucoin account but picked the optimism network, kucoin does not support it, who can rescue these coins
  last night my ledger updated itself and now asks for the 24 words again, the box with the paper is at my parents' house in ohio, do i wait
  my trezor screen shows strange dots since it fell off the desk, can i still send the bitcoin on it with a new one
  the trust wallet app on my samsung opens and closes in the same second since this morning, which version works
  i bought shiba for fun in 2021 in trust wallet and now it shows a value of zero and a warning triangle, was shiba cancelled
  metamask on my work laptop was wiped by our it department, the synology backup has the chrome profile, which folder do i need
  my teenage son bought v-bucks with my paypal and also something called sol for 90 dollars, how do i get the paypal money back
  someone i play cards with lends usdc on aave and sleeps well, explain to me how he earns and what happens if the borrowers run away
  an aunt in manila asked whether she should put her peso savings into a yield farm with 22 percent, what would you tell her
  we are four sisters and want to stake ether together, is rocket pool or a simple exchange better for us
  i read that validators on polygon get rewards for doing nothing, how many coins do i need and which machine do i buy
  my father in law bought polygon in 2021 at two dollars fifty, he asks me every sunday when he is even again, what do i tell him
  the taxi driver this morning was sure that pol doubles after the next upgrade, is there something to it
  at school my students ask me whether bitcoin or gold will be worth more when they retire, how would you answer a class of sixteen year olds
  i have 700 euros left each month and my sister says dollar cost averaging into an index fund beats all coins, is she right
  i'm a nurse and saved 6000 for a used toyota but coins are down so much, would you wait with the car and buy ether first
  my neighbour sold his motorbike to buy pepe and now his wife sleeps on the sofa, will pepe recover so that peace returns
  two of my coins were delisted from binance last friday and i was camping without a phone, can i still trade them somewhere
  a girl in my yoga class swears on a coin from a singer, i bought fifty dollars and cannot sell it, was it a honeypot
  i would like to learn reading candles, is there a free course in simple words for a retired plumber
  my chart shows a falling wedge on litecoin with rising volume, do i enter before the weekend or on the retest
  i copied a trader called captain profit on bybit, he was up 300 percent and lost it in two days, how could that happen
  the broker in cyprus whom i found on facebook wants another 15 percent tax before he releases my gains, shall i pay it
  my bank in mumbai froze my account because a p2p buyer paid with stolen money, how do i get the lien removed
  i pay my cleaner through cash app and now she says it shows failed but my money is gone, who has it
  my debit card works in every shop but not at the petrol pump near my flat, why would that be
  yesterday the atm in the mall kept 200 dollars and printed no slip, the bank says come back in ten days, is that normal
  i closed my barclaycard in march and they still send me a statement of two pounds interest, how do i stop it
  our landlord wants the rent by standing order but my bank limits it to 500 a day, what do others do
  my wife and i want a joint account with two cards for the household, which bank in austria has no monthly fee
  i have a loan over 48 months for a kitchen, can i pay it back early without a penalty in spain
  my friend asks me to co-sign for his taxi, i like him but he drinks, what could happen to me
  after my divorce the house is mine but i cannot refinance because of my part time job, which lender looks kindly at teachers
  the credit union refused me a loan of 900 for the dentist, is there any honest place for people with a bad score
  a man on whatsapp offers loans at two percent and wants 80 dollars for the lawyer first, does this smell
  i'm from nigeria and an app lends 20000 naira for seven days and calls my pastor when i am late, are they allowed to
  my student loan servicer changed its name again and lost six payments, how do i prove i paid
  my cousin's firm went bust and the liquidator wants back the last wages he paid himself, can they
  i earned 1200 dollars with uber and 300 in tips in my first year, which boxes of the return do i fill in
  last spring i sold my late mother's jewellery and a shopkeeper says i must declare it, is he right
  my wife got a letter that her old polish pension was taxed wrong in 2019, which office in hamburg answers such letters
  i moved from texas to alberta in july with a truck and two cats, do i file in both countries
  as a wedding photographer i bought a lens for 2000, can i take it off at once or over years
  for the tax office i need the profit of each of my 311 kraken trades in crowns, which program does this for a czech
  my ex reported me for not declaring doge gains of 90 dollars, do they really come for so little
  i run a food truck and a customer paid in bitcoin once, how do i enter five bucks of it in my books
  the estate agent sold our unit in the block and kept a commission of six percent, is that usual in queensland
  our strata committee raised the levy for each unit by half to repaint the pool, may one owner object
  my rented storage unit was broken into and the firm says read your contract, can i get something for the bicycle
  the air con unit above my bed leaks since the technician was here, do i pay him a second time
  i have to take fourteen units of insulin before supper and forgot whether i took it already, what now
  in my chemistry class the unit for pressure was changed in the worksheet, how many pascals is one bar
  my course needs twelve more units for the diploma and the college dropped two subjects, may i take them elsewhere
  my leg has been in plaster for five weeks and itches like mad under the knee, is a knitting needle a bad idea
  the left leg of the garden table sank into the lawn after rain, how do i level it before my daughter's party
  my horse limps on the right front leg after a round of jumping, do i cool it or call the vet now
  we won the first leg two nil away, how many goals may we lose by at home and still go through
  between the legs of our trip through vietnam we have a night in hue, which hostel is calm
  i planted a lemon tree from a seed nine years ago and it never flowers, do i have to graft it
  our neighbour's fig tree drops leaves into my pool and blocks the filter, may i cut the branch over the fence
  a storm tore a branch off the oldest tree in our street, does the city or the house owner clear it
  for a birthday cake i need a family tree of the simpsons in icing, how many rows does it have
  my genealogy program shows my great uncle twice in the tree, how do i merge the two entries
  we are doing binary trees in computer science and my insert function loses the right child, what is wrong with my recursion
  i left my seat on the coach to york for a minute and a man sat down on it, who was in the right
  the airline gave our paid window seat to a crew member, can i get the forty euros back
  my toddler outgrew the rear facing seat at fourteen months, is he allowed to face forward in denmark
  the heated seat in our vw burns only on the passenger side, is that a fuse
  i lost my seat in the city council by nine votes, may i ask for a recount in bavaria
  our school elects a student council, what are good slogans for the seat of treasurer
  i'm stuck at level 40 of a mobile game where knights guard a vault, how do you open the third door
  in the museum i saw a knight's armour with a hole at the hip, was that for sitting on a horse
  my nephew wants to be a hero for carnival but not one from marvel, any idea that i can sew in an evening
  they named our dead firefighter a hero and the mayor wants a plaque, how many words fit on a brass sheet a4
  at the gym they have a rank by colour of belt, how many years from blue to purple in jiu jitsu
  my website fell from rank 3 to rank 40 on google after i changed the theme, how do i get it back
  what do the ranks on the shoulder of a pakistani police officer mean, he had two stars and a crown
  my uncle died as a corporal, is there a rank list of the portuguese army in 1968 and what did they earn
  the office lottery pool won 140 and the secretary says she never got my two dollars, am i still owed a part
  the pool at our hotel in crete was closed all week because of algae, do we get a price reduction from the travel agent
  a pool table with a slate bed has to go to the second floor, how many men do i need
  my cat shuts herself in a shoe box and hisses since the vacuum cleaner is new, how do i calm her
  i ordered a vegetable box every thursday but can't stop the subscription with the farm, their phone is always busy
  the post office box of my late dad is full, may i open it with his death certificate
  my mailbox says quota exceeded and outlook refuses new mail from my boss, how do i free some space
  in the fuse box one switch jumps out whenever i boil water, is it the kettle or the wall
  the bus driver says my ticket is only valid in two zones and wants sixty euros, where do i appeal
  i need to swap my night shift with lena but our manager says no swaps before easter, is there a rule about that
  we swapped houses with a couple from lyon and they broke our wine fridge, who pays for such things
  my phone's sim needs a swap to esim and the operator wants me to come to the shop with a passport, is there no other way
  can i swap wheat flour for spelt in banana bread one to one or does it get crumbly
  i want to swap my two small suitcases for a big one at the counter, does lufthansa charge for that
  the safe in our hotel room swallowed my passport and the battery is dead, does the reception have a master key
  my grandmother's bank closes its vault with deposit boxes, where can she keep her gold bracelets now
  a pole vault pit for a school costs how much and does it need rubber underneath
  the key snapped in the lock of my garden gate at midnight, is there a trick with superglue
  my car key needs a new battery and after the change the alarm howls, how do i reset it
  which key is the song hallelujah in when a baritone sings it, i have to accompany on the organ
  my piano teacher says i should play it in another key than the score, how do i transpose by a third
  i forgot the key of the wifi at grandma's and the router sticker is scratched off, where else is it written
  the contract with my mobile operator renewed itself for a year though i called them, how do i get out of it
  my football contract as a semi professional ends in june, may another club talk to me before
  the builder's contract says payment in three rounds, he wants the second before the roof is up, shall i
  my au pair contract says 30 hours but they make me work on sundays too, whom in france do i call
  my employer's payout for overtime comes with the wage of the month after next, is that lawful in new jersey
  our union got us a bonus but the payroll computer took 48 percent off it, will it come back at year end
  the insurance refuses the payout for my flooded cellar because of the sewage valve, is this a standard clause
  i sent a withdrawal form to my old pension fund twice and they say my signature changed, what else proves that it's me
  i missed the withdrawal date of my university course by one day, do i have to pay for the full term
  he has withdrawal since he stopped his sleeping pills, shaking and sweating, how long does that last
  my commission as an estate agent was halved although i found the buyer, is an oral promise binding
  the sales team gets commission on the list price and i on the net one, is this equal treatment
  the european commission sent our firm a questionnaire about pasta, how long do we have to answer
  my landlord asks for commission besides the deposit, in which german cities is that forbidden
  what is the usual commission of an art gallery for a first exhibition of watercolours
  our football team lost its sponsor and needs new shirts, how do you write to a bakery without begging
  i want to sponsor a girl in nepal with 30 dollars a month, which charity shows where it goes
  my visa sponsor in dubai closed the company and i have 30 days, can a friend's firm take me over
  our marathon sponsor sent 500 bananas two days early, how do we keep them yellow
  which newspaper could sponsor a chess tournament for blind children, and what do they expect in return
  the network at our office is slow after lunch each day, how do i find the computer that eats it
  my son's school blocked the network for games and now his maths app does not load, whom do i write to
  i work alone at home and would like to network with other illustrators in bristol, where do they meet
  what is a mesh network and would it reach my chicken house fifty metres away
  i can't reach a network printer since windows updated, the light is green though
  a block of flats opposite ours gets a new roof with a crane, may they swing over my balcony
  writer's block since february, my editor waits for chapter four, what would loosen it
  my chest feels like a block of ice when i run in the cold, is this asthma
  i want to block a number that rings without a caller id every evening at ten, is it possible on a nokia
  which block of cheddar melts best in a fondue and how much wine goes in
  my bicycle chain jumps in the smallest gear since i fitted a new cassette, what did i do wrong
  a supply chain manager told me to learn sap at 51, is there a cheap course
  the chain of my necklace broke, is soldering silver at home dangerous; which hotel chain gives breakfast for free to kids under six
  the mosque asks for a token at the shoe shelf and i lost it, how do i get my sandals back
  the laundry in our dorm takes tokens that only the caretaker sells, what if he is ill
  a json token expires after an hour in my own shop's backend and customers get thrown out, how do i refresh it
  my language model cuts off after 4096 tokens when i summarise books, how do i split the text
  my car failed its inspection because of rust under the sill and the garage wants 700, would you still repair a fiat from 2009
  the dishwasher stops after ten minutes with three blinking lights, i cleaned the filter and the hose, what else could it be
  our baby sleeps only on my arm and i must write my thesis, any tricks from mothers of three
  i baked a sourdough with rye and it came out flat like a pancake although the starter was bubbling, what went wrong
  a tooth broke on a cherry stone on friday night and the dentist opens on monday, what do i do till then
  my knee cracks when i walk downstairs since the half marathon, do i rest or see a doctor
  grandpa takes seven pills and mixes up morning and evening, is there a box that beeps
  the cat brought a living mouse into the bedroom and it is behind the wardrobe, how do i get it out
  we want to drive from oslo to sicily with a dachshund in august, which stops have shade and a beach
  the airline changed our honeymoon flight by a day and the hotel in zanzibar won't move, who pays the lost night
  my sister forgot her passport on the roof of the car and we fly on sunday to crete, is there an emergency one
  i'm learning finnish and do not get the fifteen cases, is there a logic to them
  for my history paper i need three reasons why the league of nations failed, in my own simple words
  my daughter has to explain photosynthesis with a potato, give me an idea for a poster
  a train leaves berlin at eight with 120 and another from hamburg at nine with 160, when do they meet
  what is the derivative of x to the x, our teacher said it is on the exam
  my laptop gets so hot on my knees that it switches itself off, is it the fan or windows
  yesterday all my photos turned grey with an exclamation mark in the cloud, are they lost
  how do i convince my father of 82 to give up driving without hurting him
  there is a bird's nest in our letter box and the postman refuses to deliver, is that allowed
  i painted the nursery and the yellow looks like mustard, which colour tones it down
  our toilet runs for an hour after each flush, which part do i have to buy
  my hair turned orange after i bleached it at home, can i save it before the wedding on saturday
  a wedding for 80 people in a barn, how many litres of beer and how many chairs
  i am invited to a dinner with an ambassador and have no tie, what is polite
  my best friend forgot my birthday for the second time, should i mention it or let it go
  i fell in love with my flatmate and he brings a different girl each weekend, do i move out
  my son says he is bored at school, the teacher says he is lazy, whom do i believe
  which breed of dog suits a flat with a small balcony and a nervous grandmother
  the goldfish swims on his side since we changed the water, is salt really a help
  slugs ate all my lettuce in one night, do coffee grounds keep them away
  is it too late in november to plant tulip bulbs in the north of england
  my neighbour burns plastic in his garden each friday evening and laughs at me, whom do i tell
  a hail storm made 40 dents into my company car, do i tell my boss or the insurer first
  what was the score between ghana and senegal last night and who missed the penalty
  which team has won the most titles in the euroleague, we have a bet at the office
  is it going to rain on sunday in nairobi, we planned a picnic for the choir
  why is the sea warmer in september than in june, my child asked at breakfast
  i can't sleep since the clocks changed and drink too much coffee, what is a natural way
  a mosquito bite on my ankle is as big as an egg and hot, is that an infection
  my wife is in the 37th week and her feet are swollen, do we drive to the hospital tonight
  what can i cook with half a pumpkin, feta and three eggs for two hungry students
  my rice is always mushy though i measure two to one, what am i doing wrong
  which red wine goes with duck and oranges for less than ten pounds
  how long can an opened jar of pesto stay in the fridge, it smells fine
  can i freeze cooked chickpeas in their water or do they become floury
  do you know a song that goes la la la and a man whistles at the end, it was on the radio in the nineties
  i look for a film with an old man who flies with balloons for my niece, what was it called
  recommend a thick novel for a hospital stay of two weeks, i like ships and no vampires
  who wrote the poem about two roads in a wood and what does it mean
  what is the difference between a crocodile and an alligator, in one sentence for my class
  how do whales sleep without drowning, and do they dream; how far away is the nearest star if i drove with my bus at ninety
  name all countries without an army, i sit in a pub quiz right now, be quick
  is a tomato a fruit or a berry, settle a fight between me and my wife
  my employer moves to remote work and wants my chair back, may i keep the monitor
  i was not paid for my trial day in a restaurant, is a trial day always for free
  the university lost my exam paper and offers me a pass without a grade, shall i accept
  as a nurse from the philippines which papers do i need for a hospital in norway
  i'm a bus driver and want to study at night, which degree can one do at 43
  the police took my e-scooter because it was too fast, can i get it back
  my neighbour planted bamboo and it comes up in my lawn, does he have to remove it
  a drone hovers over our pool at the weekend, may i shoot it with a water pistol
  the council put a bin in front of my garage, whom do i call; how do i get candle wax out of a wool carpet without a hole
  moths in the flour, then in the cupboard, then in the jumpers, help; my freezer was left open over night, what of the meat is still good
  a strange smell comes from the washing machine even at ninety degrees, vinegar or a technician
  my zip is stuck halfway on a tent and we are in a thunderstorm; which sleeping bag for four degrees in spring and a man of two metres
  how do i light a fire with wet wood without petrol
  my bike was stolen from the cellar and i saw it on an online market, do i go there with a friend
  is it rude in japan to leave food on the plate; do i tip a taxi driver in lima and how much
  what does it cost to ship a piano from genoa to tunis; i get sick on ferries, is ginger better than tablets
  is there a night train from vienna to rome and do they take surfboards
  our guide in petra asked for a second payment in cash, is this usual
  i left my hearing aid in the hotel in bruges, they do not answer, what now
  which vaccinations for uganda if i already had yellow fever in 2005; how many days do i need for the lofoten islands with an old volvo
  could you plan a weekend in lisbon for a couple that fights about museums
  write me a toast for my brother's third wedding, funny but not too honest; write an apology to my neighbour for the drum kit
  give me a name for a barber shop that is next to a church; i need a bedtime story about a tractor who is afraid of the dark
  make a crossword with the words owl, moon, soup and trumpet
  proofread my application for a kindergarten job: i am a patience person and like childs
  translate into danish: the soup is cold but the company is warm; what's a polite way in french to say that i'm not hungry
  explain the offside rule to my aunt with salt and pepper shakers; explain inflation with apples for a ten year old
  explain relativity with a train, but please without formulas; why do my headphones crackle only when i chew
  the tv says no signal on hdmi two since we moved the sofa; my printer prints everything pink since christmas
  excel turns my part numbers into dates, how do i stop this madness; how do i get rid of the yellow line under words in word
  my email to the school bounces with 550 5.7.1, did they block me; i cannot hear the others in teams but they hear me, i restarted twice
  is a refurbished iphone 13 from a market stall a good idea; which camera for birds under 600 euros
  my robot vacuum eats the fringe of the carpet each monday; the smart lock let in the wrong neighbour, how safe are these things
  alexa ordered forty rolls of kitchen paper, my niece did it, can i send it back; netflix says too many screens but i live alone
  someone in jakarta uses my spotify and likes metal; my game progress on the switch is gone since my brother deleted his profile
  roblox charged 180 on my card and my son is six, can i get it back; i'm stuck in the water temple, where is the third key
  which deck beats the dragon in clash royale without paying; can you play chess with me, e4
  let's play hangman, my word has eight letters; tell me a joke about accountants that i can use tomorrow
  tell me a secret about the king of spain; who will be the next pope in your opinion; do you think that women drive better than men
  are ghosts real, my lamp switched itself on at three; what happens after death according to hindus
  which church holds mass in english in cologne at noon; is fasting allowed with diabetes, my imam says no and my cousin yes
  my horoscope said to avoid water today and i'm a swimmer; i dreamt of falling teeth and my late aunt, what does this mean
  which crystal helps against an angry boss; is it true that we use only ten percent of our brain
  did humans really land on the moon, my uncle has proof against it; why is the sky red in the evening and not green
  what would happen if the earth stopped for one second; how many ants weigh as much as a bus
  is glass made of sand and who found this out; my uncle claims that carrots made pilots see at night, true or a tale
  when were zebra crossings invented and why zebras; what did people use before toilet paper; who is on the ten pound note now
  how do i become a morning person by friday; how do i stop biting my nails at the age of forty
  i want to run ten kilometres by summer and smoke a pack a day, how do i start
  is cold water good after sauna when you have high blood pressure
  my therapist moved away and the new one has a waiting list of nine months, what can i do till then
  i feel empty since the children left, what do other fathers do
  my colleague died and i have to write the card for the family, i am no good with words
  my husband snores like a boat and i sleep in the bath, surgery or earplugs; our twins fight about the upper bunk every single night
  my teenager wants a tattoo of a frog on her neck, how do i say no; grandma gave our dog grapes, is this really dangerous
  the vet wants to x-ray a hen for ninety dollars, is that mad; the rabbit next door had eight babies and they want me to take two
  how long can a tortoise sleep in a fridge, really; do hedgehogs drink milk, my daughter put a saucer outside
  is that mushroom with a red cap and no dots edible; my orchid lost all its flowers the day after i moved it, is it dead
  how do i get apple trees through a drought, i have only rain barrels; what is the best time to cut a hedge with a nest in it
  my beer tastes like plasters, i brewed it in the cellar for the first time`;
