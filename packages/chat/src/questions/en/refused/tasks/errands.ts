/** Requests to do something: cancel, send, reset, book, buy, check. */
export const errandsMessages = `
  cancel my gym membership from march on; cancel my appointment with dr weber on thursday; cancel my order number 88213 please
  cancel my spotify and tell me when it's done; cancel the wedding hall, we broke up; please cancel my contract with vodafone
  cancel my phone insurance; cancel all my direct debits; stop my standing order to the landlord; send me a cup of coffee haha
  send me your bank details, i want to pay by transfer to you personally
  send me 20 dollars and i send back 40 tomorrow; send 5 pol to my daughter as a test please; send a push to my husband's phone
  send flowers to my mother in leeds; send my cv to your boss; send this to everyone: happy new year from team falcon
  send me the photo from the meeting; send me the link to the movie; send me a joke every morning at seven; send a fax to the tax office
  send an ambulance to 12 mill road; send someone to my house to install the wallet; send a technician; reset my wifi
  reset my mother's tablet; reset my gmail password now; reset my points to zero, i want to start fresh; reset the clock in my kitchen
  reset my bank pin; restart my router please; unlock my samsung; unblock me on instagram; unblock my boyfriend on facebook from your side
  unfreeze my account at wells fargo; delete my tinder; delete my search history on google
  delete that last message i sent to my boss in whatsapp; delete my ex's photos; remove the virus from my pc
  remove my name from the phone book; remove the watermark from this picture; remove me from the list of bad debtors; block this caller
  block my card, it was stolen at the beach; book me a table for two at eight; book a flight from oslo to rome on the 5th
  book seat 14a for me; book me a haircut; reserve a hotel near the fair; order two pizzas; order me a taxi to the station
  buy me a ticket for the match; buy me five bitcoin; buy 100 shares of apple for me; sell all my ether at market
  sell my pol at the best price and send the euros to my sparkasse account
  swap my usdc for pol while i'm at work and put the result in my account
  place a grid for me with good numbers, you know better than i do; set my stop at a sensible price and watch it for me
  start a bot for me with whatever wins most; pick the most profitable settings and switch it on, i go to sleep
  open a short on ether for me; invest my 500 dollars as you like; top up my prepaid phone; top up my oyster card by ten pounds
  top up my electricity meter; top me up with three units, i pay next week; pay my parking ticket
  pay my rent from my points on the first of each month; pay the school fees of my son directly; transfer 200 to my landlord's iban
  transfer my number to vodafone; lend me your charger; lend me a unit for one month; call my mom and say i'm late
  call me in five minutes on my mobile; phone my sponsor in accra and ask him why he doesn't answer
  call the police, someone is in my garden; ring me when pol is above a dollar; wake me up at six; remind me to buy milk
  remind my wife of our anniversary; set a timer for ten minutes; turn off the light in the living room; turn up the heating; play some jazz
  play despacito; skip this song; next; volume down; take a screenshot; scan my documents; print three copies; open youtube; open the camera
  open my calendar; close the window; zoom in; show me cats; show me a map of turkey; show me my ex's chats; navigate home; find my phone
  find my keys; find me a wife; find me a flat in cologne below 700; find me a cheap dentist; find me a job in a warehouse
  find three people for my right leg who pay this week; find a rich sponsor for my son's race car; get me a refund from ryanair
  get me an appointment at the embassy; get me out of this contract with my landlord
  get my money back from the man who sold me a fake iphone; fix my printer; fix my marriage; fix my credit score
  fill in the visa form for me, i have uploaded the passport; fill out my tax return with last year's numbers; sign the petition in my name
  sign me up for the gym; register my car; register my company in delaware for me; register my dog; enroll my son at school 12
  apply for this job for me; vote for me in the school poll; like my page; follow me back; share my post; subscribe to my channel
  rate my song; watch my stream; vote for team eagle; retweet this; give me a five star review; accept my friend request; add me on snapchat
  add my cousin to the admin team; add my number to the vip list; add my logo to your partners; add a zero to my box
  give me a rank for my hard work, i cried for it; give me free points as compensation for the bad weather; give my points to the poor
  give me admin; give me the day off; give me your wifi password; give me a lift; give me a hug; give me a sign
  grant me access to the server room; make me moderator; make me rich by friday; make me a sandwich; make me a co-owner
  make my sponsor apologise to me; make my leg grow; make the price go up; make it stop raining; do my laundry; do my maths test page 14
  do the dishes; do a background check on my date; do me a favour and talk to my son about drugs; do a handstand; change my flight to monday
  change my grade; change my seat on the train to a window; change my address at the post office; change my name in the passport
  change the price of my house on zillow; change my mobile plan; check my grammar: i has went to shop
  check my spelling in this letter to the school; check if my parcel is at the depot; check my blood results; check my luggage in
  check my tyre pressure; check if this whatsapp number is a real person; check whether my husband is on a dating app
  check my cousin's criminal record; track my parcel rr123456789de; track my ex's phone
  track this bitcoin address and tell me the owner's name; calculate 18 % of 2,340; calculate my bmi, 82 kg and 1.70; calculate my due date
  compute the monthly rate of a loan of 15,000 at 7 %; convert 5 feet 9 to cm; convert this mp4 into mp3; convert 300 lira into euros
  count to a thousand; count the words in my essay; sort these names: zoe, adam, mia; sort my emails; draw a dragon with green eyes
  draw my portrait; draw a family tree of the windsors; paint a sunset; design a tattoo with a tree; design a poster for our village fair
  create a logo for my taxi firm; create a meal plan for seven days with 1800 kcal; create a workout plan for my legs
  create a seating plan for my wedding with 90 guests; create a fake id with my photo; create a study plan for the bar exam
  plan a week in sicily with kids; plan my birthday; plan a surprise for my boyfriend
`;
