/** Demands that the chat do something, for a member or against one. */
export const favoursMessages = `
  take me off my uncle's left leg tonight and put me below carmen, he has insulted my mother at dinner
  refund my two units right now, i give you ten minutes and then i write to the newspaper
  please go into the contract and change yesterday's result for me, two of my points went to my neighbour
  settle round 212 at once and make it 30 points for me instead of 13, you know why
  withdraw my box for me and post the money in an envelope to my mother in tabriz
  top me up with one more unit from my own box without a signature, i am driving
  tell my upline that i'm angry about the leg he gave me and that i expect his call before eight
  write to willow below me that she should buy her second unit before midnight, i pay you a coffee
  call me at five in the afternoon and explain points to my husband, he only believes men on the phone
  can you come to our meeting by video on saturday and answer for the company
  ring the bell of my sponsor, he sleeps and the claim window closes in three hours
  wake me when the price of the round is fixed
  remind me every evening at a quarter to nine that i have to look at my legs
  keep an eye on my vault while i'm on holiday and stop it if it loses more than a hundred
  buy wbtc for 300 dollars in my vault when you think that it's cheap and sell it when you feel it's dear
  run the grid with my money for a week and report to me each night how it went
  start a bot for me with your best settings, i trust you blindly
  swap my last 200 usdc into pol and then pay for my cousin's unit, her address is on my desk
  send a test payment of one pol to my new wallet so that i see if it works
  lend me 60 pol from the pool until my wages come, i bring three people as a security
  borrow 20 dollars from operations for me, i give it back from my first commission
  pay my sponsor his ten percent in cash today, he wants to buy shoes
  give the commission of ana's payment to me, she only typed the wrong sponsor because she is old
  cut my left leg and hang it on the right side, i'd have 60 pairs with one stroke
  move my waiting units to my brother since i don't need them and his leg is empty
  make me an exception from the rule of five units, i'm disabled and depend on it
  turn my hero of last month into a knight, the fifth member is nearly there and i have already told my village
  reverse the commission that went to the wrong jonas, and do it before he sees it
  put my picture on the home page as the member of the month
  kick the spammer out of my right leg and give his place to my daughter
  block the country next door from registering, they ruin the points
  seize the box of the man who stole my bicycle, i have a police report
  reset my metamask password please, it belongs to the seat amber12
  unlock my phone, the wallet with my units is in there and i've forgotten the pattern
  find out where my 30 usdt went which i sent to binance with the wrong memo
  chase my withdrawal at kraken, they ignore my ticket since monday
  get my bank to release the transfer with which i wanted to buy pol
  call my bank and tell the lady that this plan is fine
  check the identity papers of the girl who wants to join below me, photo attached
  verify me with a blue tick next to my username
  approve my documents, i sent the passport yesterday evening
  confirm that you received my passport copy and the selfie with the date
  cancel my appointment with the leader in your calendar
  book a hall for 80 people on the 14th, near the station and with projector, in the name of our leg
  order three pizzas for our presentation and put them on my box
  reserve five seats next to each other at the top of the tree for my family until september
  hold the next free seat for me until i get paid on the thirtieth
  promise me that the seat below lena stays empty till tomorrow
  put a stop on my sponsor's units, he owes me for a fridge
  pay the network fee for me, it's only two cents and i have none
  give me two free points as compensation for the waiting in this chat
  add five dollars to my box and we forget the thing with the translation
  issue an invoice in the name of my firm for three units with 21 percent vat
  stamp my statement and sign it, the consulate wants it in original
  send the contract by registered letter to my office in basel
  email the report as a word file to my boss every monday
  print my tree and send it by post, a3 and glossy
  transfer my question to the developer who wrote the pairs, him alone
  give my phone number to all leaders in sydney
  introduce me to a wealthy member who looks for a partner in my leg
  find me a husband among the heroes, i'm 41 and cook well
  match me with two strong people for my empty right side
  place ten people below me, your root surely has so many without sponsor
  send the next newcomers without an inviter to my leg, i answer quicker than others
  recommend me as a sponsor to visitors of the register page
  mention my username to all who ask for a sponsor in london and i share the commission with you
  show my advert for eyelashes to members below my seat
  distribute my flyer to everyone in the newsletter
  post on the operator's telegram that our meeting is moved to six
  delete the bad review that a former member wrote about our team
  rate this chat with five stars in my name
  translate my talk with support and send it to my mother on whatsapp
  keep this conversation secret from my sponsor who is my husband
  remember that i'm called rosa and like short answers, also next week
  from now on always answer with my leg figures first
  log out my daughter, she should do homework
  close the site for my husband between ten and six, he gambles away our sleep
  save me from my own greed: lock 80 percent of my box for a year
  put half of my box aside for my son until he is eighteen
  split my commissions automatically between my three children
  pay my rent on the first of each month from the box to the landlord's account
  round up my withdrawals and give the cents to a cat shelter
  swap everything to dollars each friday, just do it for me
  check this address and tell me who it is: it took part of my pol
  scan this qr code in the photo and say if the invitation is genuine
  look at my screenshot and tell me which figure is wrong
  listen to the voice note of my leader and say if he lies
  watch the video of our presentation and correct the presenter
  read the pdf of our team's strategy and improve page four
  open my excel and find out why the sum of the commissions is wrong
  log in to my account and see what's up, the name is cedar and i sign nothing
  repair my laptop so that i can sign
  install the wallet on my grandmother's phone from where you are
  teach me over zoom, one hour, i pay 20 dollars
  drive to my sponsor and get my cable back
  carry my greeting to seat number 88
  sing happy birthday to my second leg
  pay me twice please
  give me my money this minute
  send cash
  refund everybody in my village
  refund my wife's unit in secret
  return my pol by noon
  rename my sponsor to idiot
  swap me with the seat above
  lift me two levels up
  drop me to the bottom next to my friend
  flip my legs
  merge my two seats and add the points
  split my seat in two for my twins
  double the rebate for me
  hero status, please grant
  make me knight for a day
  put me in the report as a winner
  erase yesterday's round
  extend today's round by an hour
  start the next month earlier
  call my sponsor
  text my sponsor
  email all my people
  ring me back on my landline
  visit me
  vote for me
  pray for my left leg
  wish me luck for the round
  bless my seat
  ban him
  report my brother in law
  unblock my sister on facebook
  recover deleted whatsapp of my upline
  charge my phone credit with 5 pol
  top up my metro card
  pay my electricity with points
  we agreed by handshake that the seat goes to me if he stops paying for the van, so please transfer it now
  in the name of god take the 100 dollars from the commons and give them to the widow in seat 341
  my sponsor died on sunday, please let the commissions go to his daughter sofia from the next round on
  three of us paid in the same minute and you gave the best place to the slowest, swap the two of us at once
  i'm a colonel and order you to hand over the seats of the men in the list that i've sent to your contact page
  i work at the tax office and require that you send me the boxes of all members with a flat in ghent
  because of your slow page i missed the candle, so book 14 usdc into my paper bot and make it real
  i'm on the ferry without signal for wallets, so do the top-up yourself and i'll settle with you ashore
  as a wedding present i'd like you to drop two units on the left and two on the right of lucia's seat
  my leader forgot to put his password in the envelope, please let me into his dashboard so i can help the team
  make sure that the user falcon_7 does not become a hero before me, i've worked harder and i'm older
  take the points that my lazy brother got without lifting a finger and share them among the whole family
  i will hold my breath until you move my wallet back to last tuesday
  please explain the plan to my mother in her dialect by telephone, she hears badly so speak up
  write an apology to my downline in the operator's name for the round in which nobody earned
  the neighbours below me in the tree quarrel, could you mediate between pine_3 and pine_5 on sunday
  my husband thinks that points are stars for children, send him a message on his phone that explains it, number follows
  please phone the wallet's company for me, i don't speak english and they ask for a code since friday
  could the operator sign my boy's school trip form, i'm at sea and you are the only ones who answer at night
  i bought with the wrong leg in mind because my upline held the phone upside down, swap left and right for me until tuesday
  be so good and keep five pol of mine with you, i spend everything that i see
  my twins share a birthday on the last day of the month's rounds, give each a knight's title for that day and a line in the report
  read all 900 messages of our team chat and tell me who wants to leave, i paste them in pieces
  our treasurer is ill: collect the ten dollars for the hall from each member of my right leg and send me a list
  while i'm in prison for six weeks, please answer my downline in my name and say i'm on a retreat
  negotiate with my sponsor for me, i want half of his ten percent back and he listens only to officials
  come as a witness to my hearing on the 22nd in room 4 and bring the ledger of my seat
  sort my people by diligence and fire the last three, i can't look them in the eyes
  i'm standing before the shop with no signal for the wallet, pay the cashier 11 dollars from my box and i'll confirm later
  ask the other members whether one of them sells a pram near ghent
  let my cousin enter at the price of last monday, he was in the queue when the bell rang and his mother is my boss
  tell the keeper to be gentle tonight, i have only two pairs and a headache
  arrange that my ex and i are never in the same leg's meeting
  prepare my claim for the tax office, print it, sign it as my adviser and drop it in the box at the town hall
  switch on my bot each time it rains and off when the sun is out
  give my leader a formal warning from the company for shouting at a woman of 70 in the hall
`;
