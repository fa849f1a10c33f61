/** Questions in a member's own words that miss the documents by a little: meetings, teams, gifts, devices, places. */
export const nearMissesMessages = `
  at which hotel is the meeting for new seats in bucharest, and do i have to bring my unit on paper
  how do i become a speaker at your webinars, i have 61 units on my left and a warm voice
  which words does a good sponsor use in the first five minutes so that a nurse says yes
  how do i keep my downline busy in a month without new units, games perhaps
  what do i do with members in my right leg who only complain and never bring anyone, coach them or let them be
  how often should a sponsor phone his people, each round or once a week
  my leg leader takes 5 dollars from each of us for the hall and the sandwiches, is that the usual sum
  my upline sells me his team's training videos for 49 dollars, are they good
  our group has a fund for the dead in which each pays a dollar per round, how do others organise such a thing
  which day of the week do people sign up most willingly, tuesday or friday, from your leaders' experience
  how do i split the territory of manchester with another leader so that we don't talk to the same hairdressers
  my sponsor's group forbids us to wear jeans at meetings, is this a rule of all teams
  how long does a good presentation of the two legs last and at which slide do i show the price
  where can i print posters of the plan cheaply in delhi, 200 pieces, a2
  may i put the leaf on my van in green foil, who does car wrapping in durban
  which three people should i write first from my phone book, the rich, the sad or the young
  how do i find people in a town in which everybody has already been asked by a coffee plan
  can i recruit on tinder without being banned there
  does linkedin lock accounts that write to 200 strangers a day about seats
  facebook removed my post on commissions, how do i appeal
  youtube struck my video on points as spam, what does the second strike mean
  google ads rejects my campaign with the word units
  tiktok shadow ban since i showed my box
  which microphone for reels about rounds
  how do i get a silver button with videos on plans
  would a tattoo of my username be too much
  my team's flag is too long for the pole
  team whatsapp is full, 1024 people
  how do i lead a leg of people who speak five languages
  which ice breaker for a meeting with twelve shy members
  what gift does one bring to an upline's house in japan
  how many chairs for a hall of 9 by 14 metres
  sound system for our leg's feast
  babysitter during the presentation
  catering for 60 heroes
  permission of the town for a stand with leaflets
  parking fine during the presentation, can the team pay it
  is a leader self-employed or an employee of his upline
  does a leader get holiday pay
  accident on the way to a meeting, who's liable
  dress for a woman at an award ceremony for knights
  pin for five hundred points
  plaque for the best sponsor
  engraved pen
  balloon arch in green
  cake shaped like a tree with two legs
  drinking game with points
  team building with canoes
  escape room about a vault
  quiz night rules
  song for the start of our meetings
  prayer before a meeting
  blessing for the seat of my mother
  feng shui for my desk so that the left leg grows
  numerology of seat 4417
  tarot card for knights
  dream of a falling tree, meaning
  which gem brings commissions
  hypnosis against fear of prospects
  breathing exercise before i phone a stranger
  affirmation for sponsors in the morning
  vision board with a hero on it
  book on sales for shy people
  podcast for recruiters
  course for public speaking in leeds
  toastmasters or rotary for contacts
  business cards on recycled paper
  second phone number for recruiting
  call recording app
  dictation app in farsi
  translator earbuds for meetings
  power bank for long rounds
  glasses against blue light, my dashboard is bright
  chair for people who look at trees all day
  standing desk
  monitor arm
  printer ink for trees
  laminate my qr code
  nfc card with my invitation, which brand
  qr tattoo
  stamp with my link
  sticker on lamp posts, fine
  flyer in letter boxes, ban
  stall at the farmers' market, fee
  loudspeaker van in accra
  radio advert price in mombasa
  bus advertising in quito
  billboard by the highway
  influencer contract template
  model release form
  gdpr for my paper list of prospects
  how do i delete contacts from my old nokia
  how do i explain left and right to a blind prospect with lego bricks
  how much tip does one give the waiter at a leaders' dinner in new york
  how do i stop being jealous of my sister's right leg
  how do i forgive a sponsor who went away
  how do i tell my children that i lost 100 dollars
  how do i get my husband to look at the tree with me
  how do i sleep before the window closes
  how do i stop crying over an empty box
  is it normal that i love my upline
  is it cheating when he shares points with her
  is my wife allowed to open letters of my sponsor
  does my sponsor lie when his left eye twitches
  do clever people join plans
  do rich people need a seat
  do animals have ranks
  are ants a binary plan
  would socrates have sponsored plato
  was the roman army a tree with legs
  did medieval knights get a commission
  who was the first knight of england
  how did heroes earn money in ancient greece
  what's the longest contract in history
  the largest vault on earth
  the oldest lottery
  the first wallet made of leather
  what did units cost in 1970
  how many legs has a lobster
  what sponsors the olympics
  who withdraws from the eurovision
  which tree has the widest canopy
  how do trees share sugar by their roots
  why does a forest have layers below the canopy
  our leader's slides say that 95 of 100 people die poor because they have no network, which study is this from
  our upline makes us shout i am a knight three times before the presentation, my voice is gone, what helps
  at the meeting they gave us pills for concentration, yellow ones with a k, what might they be
  a member of my leg has a shop for phone covers and wants us all to buy one a month, how do i decline politely
  the hall in which we explained units on sunday now sends a bill for a broken lamp, do i as the speaker have to pay it
  my team leader asks for our facebook passwords to post about rounds in our names, what does facebook say about that
  i told 40 friends of the tree and 39 no longer answer, how do i win back friends without a word about units
  in our leg a man collects passports for a group trip to the founder's villa, is there such a villa
  a leader invites me to his yacht when i bring nine seats, which yacht clubs in split rent out boats by the day to such people
  the lady from my bank told me in a low voice that her son is in the tree too, may a bank clerk say such a thing
  our village has one computer, 60 members and a queue, how would you organise the hours fairly
  the internet café in our street wants to be the place for rounds, what does its owner need to pay for music rights
  i'd like to call my fishing boat second leg, how are boats registered in croatia
  my invitation posters were torn down by the man from the coffee plan, is that damage to property in slovenia
  the mayor offers our team the old school for meetings if we repaint it, how many litres of paint for 240 square metres
  we want to run a bus to the big meeting, 49 seats, what does a coach with a driver cost from lviv to warsaw
  i wrote 300 letters by hand to prospects and got a cramp, which pen and which exercises help
  my leg has a whatsapp quarrel over politics, and people leave, how does a moderator calm such a thing
  some members below me aren't vaccinated and come to our meeting in a small room, what would you do as a host
  i'm deaf and want to recruit in sign language, how does one sign the words round, sponsor and box in asl
  could you recommend a film in which a man loses everything in a scheme and finds love, for our team evening
  i want to buy an old telephone booth and paint it with legs and points, who restores such things in wales
  the founder of our leg's group died and we want to set a bench with a plate in the park, whom in the town do we ask
`;
