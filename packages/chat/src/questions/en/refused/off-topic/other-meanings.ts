/** Everyday questions that use the product's words in other meanings, and stories that end in another subject. */
export const otherMeaningsMessages = `
  after a long meeting on units my left leg went numb and stayed so overnight, is that a slipped disc
  our team walked twelve kilometres from one presentation to the next, how do we treat blisters
  i signed with my sponsor at the kitchen table and spilled tea over the laptop, how do i dry the keyboard
  my sponsor is allergic to nuts and comes to dinner with six members of the right leg, what do i cook
  on the way to the claim of my rank the gearbox of our van jammed in second, can one still drive home
  i bought a chair with two loose legs while i waited for the round to end, which glue holds oak
  while my transaction was pending the milk boiled over, how do i clean a glass ceramic plate
  we celebrate our first point on saturday in the park, will it rain in lyon
  my vault is empty but my wine cellar is full, how many years does a bordeaux from 2015 last
  the swap of our flats in the holidays, the other family has a cat and i'm allergic, what can one do
  i'm a keeper of bees and a keeper of hens, which of them needs more work in february
  my bot is a vacuum cleaner and eats the carpet's fringe
  the round table in my dining room wobbles, is it the floor
  the last round of the chess club, sicilian defence, what do i play against alapin
  third round of chemotherapy on monday, may i eat grapefruit
  round of golf with my upline, which club for 120 metres
  round trip to samarkand by train
  boxing, twelve rounds, who won in 1974
  a round of drinks for nine, who pays by custom in dublin
  penalty points on my licence after speeding in leeds
  loyalty points of my supermarket expired
  points of a star polygon
  melting point of tin
  power points in a caravan
  point of sale terminal for my bakery
  match point rule in volleyball
  talking points for a job talk
  boiling points on mount everest
  freezing points of salt water
  trigger points in the neck
  leg of lamb for eight people, hours in the oven
  leg day twice a week
  swollen left leg after a flight
  restless legs at night
  legs of a spider, how many joints
  table legs in birch
  peg leg pirates
  second leg of the semi final, score
  leg before wicket explained
  broken leg of a hamster
  longer right leg, insoles
  car seat for a baby of nine months
  seat belt stuck
  window seat at turkish airlines
  toilet seat slow close repair
  ejection seat
  seats in the bundestag
  county seat of monterey
  heated seats retrofit
  box of chocolates recipe
  moving boxes, how many for two rooms
  black box of a plane
  box office of dune
  letter box lock change
  box hedge moth
  box plot in r
  jack in the box history
  box braids price
  sponsor for a visa in qatar
  sponsor a child in malawi
  sponsor of real madrid
  sponsored marathon t-shirt
  aa sponsor does not call back
  baptism sponsor without church
  unit tests in kotlin
  storage unit in leeds
  kitchen units second hand
  unit circle
  army unit of my grandfather
  hearing unit broken
  wall unit ac cleaning
  commission of inquiry
  commission for a portrait in oil
  estate agent's commission in berlin
  european commission address
  commission an opera
  officer's commission in 1914
  contract of employment, notice period
  phone contract out early
  rental contract for a garage
  contract a virus
  contract bridge bidding
  marriage contract in france
  withdraw from a course at university
  withdraw an offer on a house
  withdrawal symptoms of coffee
  troops withdraw map
  withdraw a claim in court
  withdraw pension at 55
  wallet of leather care
  lost wallet on the tram in prague
  wallet chain fashion
  apple wallet boarding pass
  vault of a cathedral
  pole vault record
  vault in fallout, number 76
  bank vault door weight
  vault of a gymnast
  burial vault cost
  bot fly on my dog
  bottle bot
  chess bot too strong
  swap meet in phoenix
  swap two variables in python
  swap memory in linux full
  clothes swap party
  wife swap tv show
  house swap portugal
  engine swap for a golf
  lottery numbers of saturday
  housing lottery in new york
  lottery for school places
  shirley jackson's lottery, meaning
  hero of the iliad
  guitar hero controller
  unsung heroes of medicine
  knight moves from g1
  black knight satellite
  knight bus ticket
  knightfall season two
  rank of a matrix
  rank in the navy
  page rank algorithm
  rank of a taxi
  dank and rank cellar smell
  root canal cost
  square root of 73
  root my phone
  tree root in a pipe
  beetroot soup
  grass roots party
  christmas tree shedding
  lemon tree yellow leaves
  decision tree overfit
  avl tree rotation
  tree surgeon near bath
  joshua tree park permit
  canopy bed curtain
  canopy for a truck
  rainforest canopy walk
  parachute canopy repair
  flash of my camera
  flash flood warning
  adobe flash games
  hot flash at 48
  flash fiction prize
  flash a bios
  rebate on a washing machine
  tax rebate letter scam
  rebate joint in wood
  solar panel rebate in california
  placement year in industry
  placement of speakers in a room
  placement test in french
  pending divorce
  pending exam result
  gas bill too high
  gas cooker conversion
  tear gas in eyes
  natural gas futures
  feed for chickens
  rss feed reader
  breast feed at night
  mint tea
  mint condition comics
  stake in a tomato bed
  steak medium
  ledger lines in music
  heath ledger films
  ledger of a deck
  settle a quarrel
  settlers of catan rules
  settle in portugal
  settlement after an accident
  pool chlorine
  car pool in atlanta
  gene pool
  keeper of the football club
  wicket keeper gloves
  zoo keeper pay
  goal keeper rule six seconds
  register of deaths
  cash register paper
  register a car from poland
  vocal register
  statement earrings
  witness statement form
  if statement in excel
  artist statement
  report card
  minority report end
  police report copy
  plus size coat
  plus minus in word
  google plus gone
  disney plus price
  d plus grade
  link of a chain
  sausage links
  link in zelda
  chain saw oil
  food chain in a pond
  bike chain wear
  chain of command
  supply chain exam
  block of flats
  writer's block
  road block
  block letters
  node in the lung
  lymph node
  node of a string
  network cable cat 7
  neural network layers
  network administrator pay
  tv network in the us
  social network film
  the session at the therapist's lasted an hour and i paid 73 dollars, does the health fund give a part of it back
  my upline in the choir sings too low, how can an alto take over the line of the tenor
  at the operator's table of our crane a red lamp flashes and the load swings to the left, what does the manual of liebherr say
  our commune has a common fund with 10 percent of everyone's wages, how do such communities avoid quarrels
  the operator of my phone withdrew 20 dollars from my balance at the end of the round-up week, how do i complain
  a friend moved to another seat in the theatre and got my opera glasses, is this theft
  the family of my sponsor invites us for the feast, how much money does one put into the envelope at a persian wedding
  i claim that my flat has 73 square metres, the landlord says 68, whose measure counts
  my units in chemistry are always wrong, how many moles has a gram of salt
  my son collects points on his console and paid 20 dollars for skins, how do i get it back from sony
  the bot in my game keeps placing below me in the league, how do i get out of silver
  the tree in front of our meeting room drops its leaves in july, is it ill or thirsty
  the lift has weighed us, eight members and a box of brochures, is 630 kilos too much
  i keep a box with my late husband's coins, one shows a knight of 1732, who can value it
  since i stopped smoking i look at my dashboard less and eat more, how do i keep my weight
  the day round eighty was settled our baby came, which name goes with miller and means tree
  how do i photograph a screen with my points without stripes
  my daughter wants to do a placement at a vault maker's, how does she write to them
`;
