/** Longer messages on teams, other companies and what the plan does not have. */
export const teamsInDetailMessages = `
  Which of my three sisters would make the best first person on my left leg? One is a teacher, one a hairdresser and one lives on a boat.
  my pastor asks whether the money from units may be used for the roof of the church, what does the bible say about such money
  Our team wants to hold a meeting in Lusaka for 70 people, could you send a speaker and cover the hall?
  i told my upline that i have depression and he said points will heal me, what would a doctor say
  can you ring the three people who registered this week and thank them in my name, their numbers are in my phone
  the leader of our leg says canopy will pay for his hip operation because he's a knight, will you
  Please prepare a two page dossier on my sponsor, his earlier businesses, debts and court cases.
  how much does the average family in vietnam have left per month to spend on something like units, i want to plan my expansion
  is there a psychological test with which i find out who is a natural recruiter
  could you forecast how many of my 30 facebook friends will buy a unit if i post twice a day
  My wife says she leaves me if I recruit her mother. How do I choose between my marriage and my right leg?
  which face creams or vitamins do members of canopy get with their unit, and are they tested on animals
  i'm the treasurer of a school and lent its trip money to my left leg, the trip is on friday, what do i tell the parents
  My boss found my invitation link on the office printer and wants to fire me. Is that allowed in Denmark?
  a customer in my hair salon joined and now wants free haircuts for each unit, how do i get out of that politely
  our group has eleven nationalities and we can't find an hour for a call, which tool finds a time for everyone
  do you think a man with a stammer can become a good sponsor, i'm afraid of the phone
  Would you rather recruit one hundred poor students or five rich dentists, as a strategist?
  i want to print my team's logo on balloons for the kick off, who does that cheaply in bogota
  Can I hire a virtual assistant in Manila who messages people for me, and what is a fair wage?
  which crm do you suggest for following up on forty prospects, hubspot or a simple sheet
  at our last meeting a man fainted when he saw the figures, who is liable, the host or the leader
  my sister in law copies all my posts about my seat and gets more likes, how do i deal with jealousy
  I dreamt that the tree burned and only my leg was left. What does it mean?
  how do i explain to my mother, 81 and a bit deaf, that i sell nothing but still have a business
  someone in our leg sells tutoring to members for 15 a week, does he need an invoice with vat in latvia
  Our leader wants us to wear purple on Wednesdays. Where do I get a purple blazer in size 52?
  my team wants a song like we will rock you but with units, could you write the chorus and the chords
  Is there a museum about network marketing, or a good novel in which a salesman ruins his village?
  the mayor of our town wants to know how many of his citizens joined, can you give him a number by postcode
  could you make a heat map of where in europe people bought most units this month
  How does your plan's growth compare with that of Tupperware in the fifties? I need two sources for my paper.
  i study sociology and look for ten members who would give me an interview about hope, could you connect us
  I teach maths and would like a worksheet on binary trees with canopy as the example, grade nine, with solutions
  our newspaper prints a piece on you on saturday and needs a quote of the founder by noon
  could the operator come to my wedding, i'd be honoured, it's in split in september
  do you have the measurements of your stand at the trade fair in hannover, we want to build next to it
  a film crew wants to shoot a leader's life for netflix, who handles the rights on your side
  what does it cost to name the next rank after my company, serious offer
  We would like to buy ten thousand member addresses for a study on vitamins, what's your price?
  can you keep my place in the tree warm until i get my salary on the 28th, put my name on it with a pencil
  put my grandmother on top of the tree for one day, it's her ninetieth birthday
  Please take two points from the arrogant guy on my right leg and give them to the nice widow on my left leg.
  i found a wallet in a bus with a card on which your logo is printed, whose is it
  my parrot says sponsor all day since i trained for my talk, how do i get him to stop
  the tree on the start page looks like a bonsai, how old can a bonsai get
  our leader claims that the plan was invented by a nobel prize winner, which one could he mean
  They said at the meeting that canopy has a golden card for airport lounges from fifty points on. How do I order mine?
  where do i pick up the tablet that was promised to the first hundred members in lagos
  my starter package with the tea and the book hasn't arrived in three weeks, tracking please
  the bracelet for my first hero month is too small, can i change it for a bigger one
  is there a kindergarten at the summer camp for members, my twins are four
  i lost my ticket for the green night gala, can you print me another at the door
  when do we get our points from the treasure hunt in the park last sunday
  who won the quiz in the telegram group yesterday and when is the prize paid
  how many stars do i need until i get the trip to zanzibar that my upline talks about
  my matrix is full on level three and nothing is paid, when does the recycling start
  Do I get pairing bonus on my retail customers' autoship too, as I had with the aloe company?
  what's my business volume this month and how much personal volume do i need to stay active at doterra
  I missed my autoship at Young Living, do I lose my points?; my herbalife sponsor retired, who gets his royalty overrides now
  can an amway platinum also be with another company, what do their rules say
  i want to compare the plan of jeunesse with that of 4life, which pays the weak leg better
  a man from the forever office says their seats in the global rally are sold out, any left in amsterdam
  is a farmasi bonus paid on the tenth or on the fifteenth
  what do i have to do to restore my qnet independent representative number, it expired
  my oriflame sponsor's code is wrong in the app, how do i contact oriflame in riga
  what rank is executive consultant in rodan and fields and does it still exist
  How many legs do I need for diamond in Amway, six or twelve, and do they need to be in my own country?
  we lost our rank at melaleuca when our second leg quit, is there a grace month there
  is it true that the founder of onecoin is on a yacht or was she murdered
  how did the police finally catch the people behind forsage and what did members get back
  i paid into a matrix contract called turbo tron in 2020 and its site is gone, can the contract still be called
  someone made a copy of lionsshare on base and asks me to be the third one in, would you
  They want me to be country manager of a coffee MLM. What salary and percentage should I ask for?
  the bank closed the account of our candle company because of the word multilevel, which bank in the us takes such firms
  how do i legally name people in my company, agents, partners or distributors, in the philippines
  our company pays commissions weekly by bank file, how do others handle returns within 30 days
  is a cap per week of 25,000 usual among binary companies in the us
  what did the court decide in the case against koscot and what is the koscot test
  which professor said that in mlm 99 percent lose, and did others contradict him
  does the world bank have statistics about people who lost savings in albania in 1997
  what's the difference between a chain letter and a lottery from the point of view of a postal inspector
  is a tontine legal in france, and how does it differ from a pension
  why do people fall for schemes again and again, is it greed or loneliness
  which books explain how cults recruit, i think my brother in law is in one
  can you give me an argument with which i win against my brother who thinks i'm naive
  what would you tell your own daughter if she came home with such a plan
  Is it possible that the CIA is behind this, my uncle thinks so because of the blockchain
  do extraterrestrials have seats
  is the antichrist behind the root of the tree, a preacher in our valley says so
  Can you bless my seat?; who would win in a fight, a hero or a knight; if a knight and a hero marry, what are their children called
  my teacher says a binary tree with ten levels has 1023 nodes, how does she get there
  prove that a full binary tree has one more leaf than inner nodes
  how many seats fit into our parish hall of 12 by 20 metres with an aisle in the middle
  who was the first knight of the round table, and where did he have his seat
  at which age could a squire become a knight in the middle ages
  how much is a knight worth in chess compared with a bishop and two pawns
  in which round does the knight lose his shield in the tournament of the film with heath ledger
`;
