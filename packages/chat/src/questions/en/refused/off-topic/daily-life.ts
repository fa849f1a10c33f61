/** Everyday questions: kitchen, home, health, school, travel, work, devices, sport. */
export const dailyLifeMessages = `
  how long should i rest a sourdough before it goes into the oven, my kitchen is 19 degrees
  my cheesecake cracks every time, what am i doing wrong; can i freeze cooked rice and for how many weeks
  what goes with lamb besides potatoes for eight guests; is it safe to eat chicken that smells a little sour
  how do i get burnt milk out of a pot; a vegetarian dinner for two under ten euros; how much coffee for a french press of one litre
  why does my bread not rise in winter; what's the difference between baking soda and powder in pancakes; dal without pressure cooker
  jollof rice for thirty people, how many cups; best oil for frying falafel; cut a mango properly
  how do i make yoghurt at home without a machine; which cheese melts best on a burger; are potatoes with green spots poisonous
  how do i clean an air fryer; my fridge hums and is warm at the top; the washing machine stops at the spin and shows e18
  dryer makes my shirts shrink; dishwasher leaves white spots on glasses; limescale in the kettle
  mice in the loft, how do i get rid of them without poison; ants in my kitchen every spring; bed bugs after a hotel in prague
  how often do i change bed sheets; red wine on a white carpet, quick; how do i iron a pleated skirt; a button fell off, which stitch
  paint over wallpaper, yes or no; drill into tiles without cracking them; toilet keeps running after flush; how do i bleed a radiator
  low water pressure in the shower; smoke alarm beeps every minute at night; light bulb flickers, is it the switch
  how do i hang a heavy mirror on plasterboard; the lawn is full of moss; when do i plant tulip bulbs; tomatoes get black bottoms
  which hedge grows fast and stays green; slugs ate my lettuce; how do i prune roses in march; orchid lost all flowers, is it dead
  monstera with brown edges; compost smells; can rabbits eat cucumber; my cat pees on the sofa since we moved; puppy bites my hands
  how old is a dog of twelve in human years; budgie pulls out his feathers; goldfish swims upside down
  how do i get rid of fleas in a carpet; horse lame on the right front; is chocolate bad for hamsters
  my tooth hurts when i drink cold water; headache behind one eye since tuesday; a rash on my baby's neck
  fever of 39 in a toddler, which dose of paracetamol by weight; cough for five weeks, doctor or wait
  what helps against hay fever without making me sleepy; i twisted my ankle on the stairs, ice or heat
  lower back pain from sitting, exercises; my period is nine days late; is it normal to wake at three every night
  blood pressure 150 over 95, do i need pills; cholesterol diet; how do i stop snoring; which vitamin for tired people
  can i take ibuprofen with alcohol; stung by a jellyfish; tick bite with a red ring; how long is norovirus contagious
  my ear is blocked after swimming; varifocal glasses make me dizzy; contact lens stuck; hair falls out after pregnancy
  how do i lose belly fat at 50; is intermittent fasting good for women; couch to 5k plan; protein per day for 80 kilos
  how many squats a day; stretch for tight hamstrings; plank hurts my wrists; cycling or swimming for bad knees
  how do i choose running shoes; beginner yoga at home; what do i say at a funeral; present for a colleague who retires, 25 euros
  names for twins, boy and girl; theme for a sixth birthday with dinosaurs; my teenager lies about school
  how much screen time for a nine year old; my baby only sleeps on me; when do children lose the first tooth
  how do i talk with my son about divorce; potty training in three days, does it work; homework battle every evening
  my daughter is bullied in her class chat; which secondary school in my area takes late applications; is a gap year bad for a cv
  how do i write a personal statement for medicine; fail one module, can i still graduate; erasmus in finland, what does a room cost
  how do i learn the periodic table by heart; ielts 7 in six weeks; duolingo or a teacher for italian; how do i stop procrastinating
  pomodoro, 25 or 50 minutes; memory palace explained; fastest way from malpensa to milan centre
  do i need a visa for vietnam with a kenyan passport; how strict is ryanair with a backpack of 42 cm
  what to see in porto in two days with a pram; is tap water safe in crete; my flight was cancelled an hour before, what am i owed
  lost luggage at heathrow, who do i call; night train from vienna to venice; driving in scotland in winter with a camper
  camping near lake bled; do i need an international licence in japan; travel adapter for south africa; what vaccinations for uganda
  best month for the northern lights; how do i get from kotor to dubrovnik without a car; sea sick on a ferry, what helps
  is it safe to hitchhike in georgia; tip in a taxi in new york; esim for turkey; jetlag with a baby; my car pulls to the left when i brake
  engine light came on after rain; how much is a clutch for a polo 2014; when do i have to change to winter tyres in austria
  can i drive with a broken spring; dead battery, jump start order of cables; diesel in a petrol car, i drove two kilometres
  how do i parallel park; theory test tips; speeding 21 over in a 30 zone, what happens; which used hybrid under 15k
  electric car at home without wallbox; scooter at 16, which licence; my bike was stolen at the station; gears skip on my mountain bike
  how do i patch a tube; e-bike battery in winter; my boss wants me to work on sundays; how do i ask for more days from home
  notice of three months, can i leave sooner; what do i say when they ask about weaknesses; job interview at a bank, tie or not
  first day at work, what should i bring; colleague takes credit for my work; burnout or just tired; how do i write an out of office
  is it rude to refuse a linkedin request; severance pay after six years; my pay is late for the second month; shift pattern 4 on 4 off
  how do i become an electrician at 35; is nursing a good career; which degree for climate work; moving house checklist
  how do i split costs in a shared flat; my flatmate never cleans; deposit for a flat in vienna, how many months
  neighbour plays drums at ten at night; how do i choose a broadband provider; phone screen cracked, worth repairing
  iphone storage full although i deleted photos; android phone gets hot; how do i back up whatsapp on a new phone
  printer is offline but it is on; laptop fan so loud; which tablet for drawing; excel: sum only the red cells
  powerpoint won't play my video; how do i merge two pdf files; outlook search finds nothing; zoom echo; teams status always away
  email goes to spam at gmail; how do i turn off face recognition in google photos; tv says no signal on hdmi 2; netflix household error
  spotify family address check; smart bulb won't pair; vacuum robot maps the flat again and again; headphones only on one side
  is 16 gb enough for video; old photos into digital, which scanner; playstation controller drifts; nintendo account of my son locked
  minecraft server for five kids; fortnite party chat off; who plays tonight in the nba; score of the cricket test; when does the giro start
  offside rule in simple words; how long is a handball game; who has most grand slams; what is a googly; tyre rules in formula one
  how do i hold a badminton racket; swimming breath every three strokes; how high is the net in volleyball
  which film with denzel should i see; a series like dark; is the new dune on streaming; how does sopranos end; good book for a long flight
  who wrote the kite runner; songs for a funeral; chords of wonderwall; easy piano piece for adults; tickets for the opera in verona
  what do you wear to a christening; capsule wardrobe for a trip in april; how do i tie a windsor knot; which haircut for thin hair
  beard itches; tattoo aftercare; how do i whiten trainers; moths in my jumper; how do i fold a fitted sheet; what do i do with old paint
  which bin for a broken glass; where do i give away a sofa; weather for a barbecue on sunday in leeds
  will there be snow in the alps at new year; is it windy in tarifa this week; when does summer time end; when is eid next year
  is monday a holiday in bavaria; how many weeks until christmas; what time is it in auckland; sunset in reykjavik in june
`;
