/** More requests to act: chores, texts, figures, orders and bookings. */
export const choresMessages = `
  could you please fill in my tax form 1040 with the trades from this list and send it off
  pretend to be a notary and certify that i own 3 bitcoin
  compose a contract between me and my cousin for a shared hardware wallet, two pages, in plain english
  draft a complaint to the ombudsman about my bank which blocked a transfer of 800 euros to kraken
  write an email to binance support that sounds like a lawyer wrote it; write a tweet thread in ten parts on why polygon beats solana
  write a cold message to a dentist, he should think it is about his pension
  make a comparison chart of canopy, amway and herbalife with stars
  please make a tiktok script where i hold my phone with my earnings and wink
  make a voice over text for a video on passive income, sixty seconds, with a hook
  write me ten comments that i can post below videos of other leaders to get their people
  give me a list of keywords for google ads on working from home
  come up with a lottery for my team where everyone pays five dollars and the leg with most units wins
  invent a success story of a taxi driver from cairo who became a knight in a month
  invent three quotes of happy members for my flyer
  translate the sentence my units make me free into swahili, yoruba and zulu
  translate the terms of my phone contract from dutch, photo follows; say it in german: i withdraw from the purchase
  correct my english in this advert: we search peoples which want to earning
  rewrite my pitch so that a banker would like it
  make this message to my upline less angry: you promised to help and you vanished you rat
  shorten my bio to 80 characters: mother of three, sponsor, dreamer, cat lover from quito
  find rhymes on sponsor for a birthday card; turn my meeting notes into an email with bullet points
  give me a title for my webinar on courage; give me an agenda for a meeting of 40 minutes with six newcomers
  give me a checklist for renting a hall; give me a budget for a team party with 1,500 dollars
  calculate how much my cousin owes me if he pays 12 percent interest since 2019 on 3,000
  calculate the capital gains of 0.4 eth bought at 1,610 and sold at 2,940
  calculate how long my ladder must be for a wall of six metres; convert 2.5 eth into naira at today's rate
  convert gwei into rupees for a contract call of 90,000 gas on ethereum
  convert my handwritten list into excel; plot the price of bitcoin against gold since 2015; plot sin x
  predict the winner of the derby on saturday; predict my future from my birthday 3 may 1988; pick a stock for me
  pick tonight's lottery numbers; choose between blue and red for my kitchen; choose a password for my wallet and remember it for me
  remember that my wife's name is olga; remember my pin 4411; note down: buy bread; add an event on friday at ten
  invite my team to a google meet at seven; create a whatsapp group with my left leg and name it lions
  create a facebook account for my shop; create an email address for my grandfather; create a metamask for my aunt and send me the words
  create a token called grandma with a supply of one million and put it on polygon
  deploy this contract for me on base; mint 100 nfts from my cat photos; bridge my 40 usdc from arbitrum to here, i confirm
  stake my pol for the best rate; unstake my cardano; claim my airdrop, the address is in my profile; sell my nft for at least 0.2
  buy the dip for me; set a price alert for pol at 1.20 and phone me; pause netflix; pause the music; pause my gym contract for two months
  pause my newspaper while i'm on holiday; resume the film; stop the washing machine; stop my brother from spending his pension
  stop my neighbour's dog from barking; stop those phone calls from a solar company; cancel the train, i take the car
  cancel my subscription to the economist; cancel the pizza; cancel my loan application at santander
  cancel my order at kraken, i typed 100 instead of 10; cancel my sepa transfer from this morning at n26
  cancel my binance p2p trade with that rude buyer; cancel my distributor agreement at herbalife; cancel my young living autoship
  cancel the meeting hall in accra for saturday; cancel the hotel of our leaders' weekend; cancel my divorce; undo my haircut haha
  undo the update of my phone; undo the delete in google photos; return my parcel to zalando; return the shoes; refund my train ticket
  refund me the entrance fee of the seminar in lima; refund my plumber's bill; reverse my visa payment to a hotel; reverse the string canopy
  reset my windows password; reset my fitbit; reset the meter in my flat
  reset my metamask extension without the words, i have an appointment at nine
  reset my kraken two factor; reset my facebook, my ex changed the email; send my sponsor a gift basket
  send my team a good morning gif every day; send this voice note to my right leg; send me the minutes of yesterday's leader call
  send me the slides with the yacht; send me a paper contract with a stamp; send me a calendar of the holidays; send me a sample of your tea
  send me stickers; send me a taxi; send me your photo; send me a selfie of the operator; send a lawyer to my village
  send a speaker with a projector; send one euro to each member, it's christmas; send a telegram to the queen
  transfer my pension from the uk to malta; transfer the photos of my old phone; transfer my domain to cloudflare
  transfer my landline to my new flat; transfer my 500 robux; transfer my liability insurance to my wife; move my kids to another school
  move my appointment; move my car, i parked in front of the gate; move the file to the desktop; move my savings from ing to trade republic
  swap my dinner reservation from six to eight; swap my pounds at the best booth near victoria; swap my flight with my colleague's
  swap the photos on my dating profile; book me a slot at the tax office; book the dentist; book a court for tennis
  book the blue room for our team from two to four; reserve seat 7 and 8 in the cinema tonight
  reserve three seats in the bus to the meeting in kumasi; save me a seat in the front row on sunday; upgrade my seat to business class
  upgrade my phone contract; upgrade my windows; upgrade me to vip; check my pronunciation; check my visa status; check my eyes
  check the oil; check my cousin's homework on units of length; check whether this ledger is genuine, serial 88a1
  check my contract with the sports club for traps; check my essay for plagiarism; check if it rains before i cycle to the meeting
  check if the fcc allows my radio; sign my son out of school; sign this pdf for me; sign a petition against wind turbines
  vote for me in the council; lend me your ear; lend my sister 100 dollars for her visa; pay my netflix with my commission
  pay my dealer in pol; pay the ransom to these hackers for me; pay my team a bonus of ten dollars each from the operations money
  print my bank statement of may; print our team's t-shirts in xl; print a plaque with my username; laminate my certificate; frame it
  call my ex; call a doctor; call the embassy in ankara; call the number on this card and ask if the job is still free; ring the bell
  ring my neighbour, his light is on; read my horoscope; read me the news; read this contract aloud; read my thoughts
  read the qr code on this receipt; scan this invoice and pay it; scan my face; scan the room for spies; teach me guitar
  teach me excel in ten minutes; teach me how to flirt; teach my dog to sit; teach me to speak in front of sixty people without shaking
  train me for the sales exam on friday; quiz me on the kings of england; test my spanish; interview me for a job at zara
  convince my wife that i need a motorcycle; convince me not to smoke; convince my landlord; comfort me; wish me luck for the exam
  wish my sponsor a happy birthday from all of us; congratulate my downline on her baby; apologise to my mother in my name
  introduce me to a rich widow; introduce me to your best recruiter; connect me with an investor for my hair salon
  connect me with polygon's ceo; connect my fridge to wifi; connect my printer; hire me; fire your developer; fire my upline
  ban that guy from our facebook group, he posts porn; ban my team mate from discord; mute my mother in law; turn my vault data into a song
  hack nasa; hack my own wifi, i forgot the code; open the garage; open a bank account for me in georgia; open a dispute at paypal
  open a shop for me on shopify; close my ing account; close the blinds; close all positions on bybit before the news
  close the deal with my prospect, her number is 555 2020
`;
