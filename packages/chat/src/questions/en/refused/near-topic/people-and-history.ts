/** Questions about the people, the history and the business behind the product, which no document tells. */
export const peopleAndHistoryMessages = `
  how old is the man who came up with the 73 percent pool, and did he study maths or economics
  before i choose a seat i would like to know where the inventor of this tree grew up and what he did for a living until he was thirty
  i pay in pol and read every round, but i still can't picture you: is it three friends in a garage or a firm with a canteen
  our paper prints a portrait on sunday, who had the idea for two legs and ten points a day and what was on the napkin
  the person who wrote the settlement of a round must be brilliant, is she on linkedin and which university was it
  as a journalist i ask on the record: what were the sales of the company in its second year and who signed the balance
  my editor wants a quote from your chief executive about the commons, when is she free for a call this week
  was there an earlier version of this plan before polygon, under another name, and what became of its members
  which venture capital fund put money into the vault and the bot, and how much of the firm does it own now
  how much did it cost to build the contract, the swap and the dashboard, a million or more
  who paid for the development before the first round was opened, an investor from dubai as my sponsor says
  the accountant in me wants to know what the company earns on top of operations and what it spends on rent and wages
  tell me how many people are on the payroll that answers tickets, writes the code and looks after the keeper
  do the programmers who wrote the vault get a fixed salary or a share of the commissions, and how high is it
  i was at school with a certain marek who now says he invented the points here, is that the truth or does he boast
  a man in our church claims to be the nephew of the owner of this platform, is there a nephew called david
  my upline tells everyone that the people behind this plan used to work at google and chainlink, who of them did
  is it the same team that made the matrix plan on tron in 2019, the colours and the words of the register page look alike
  how did the first hundred members find each other, was there a party, a forum or an advert in a newspaper
  what happened on the very first day after the opening, how many seats were taken in the first hour and by which celebrities
  who was the first knight in the history of the plan and what does he do today
  do you have photographs of the evening on which round one was settled, for our leader's anniversary slides
  why did the developers choose a leaf and not a crown as the sign of this network, was there a vote
  why is it called canopy, did the boss's daughter choose the name or an agency
  which agency drew the icons of the ledger and the legs, i need a designer with the same hand
  how many cups of coffee went into the source code of the plan, says the developer of mine who admires it
  is the owner of the site married, and does his wife hold a seat high up on the left
  i want to visit the server room where the indexer runs and take a picture of the rack for my downline
  our delegation of eleven leaders from ghana comes in june, can we tour the office and eat with the management
  in which register of companies is the firm listed and what number does it have, my bank's clerk insists
  who sits on the supervisory board of the company and which of them also has a unit
  did the chairman resign last month as a man in my leg wrote, and who succeeds him
  what is the share price of your company, can one buy it in frankfurt
  when did the company break even and what dividend did the shareholders get last year
  is the firm up for sale, our family office would look at the contract and the operating business
  who owns the trademark for the name of this plan in class 36, and in which countries
  does your company have debts at banks, and with which bank does it keep its payroll account
  has the firm ever been sued by a member, what was the court's file number and who won
  which ministers or football players are members of this plan, my sponsor names three
  what did the newspapers write about the launch, please list the articles with dates
  was there a documentary on television about this plan, on which channel and is it still online
  how did you get through the crash of 2022, how many members withdrew everything in that week
  which mistakes did the founders make in the first year with the points, and what would they do differently
  did the founding team know each other from the army, that is what i heard on a zoom
  is the lead developer iranian, german or indian, and does he speak at conferences on smart contracts
  for a case study at our business school we need the growth of headcount by department and year
  for my podcast on network sales i would like to sit with the architect of the tree for an hour, how do i book him
  which books on marketing inspired whoever wrote the rule of ten points for a unit
  how many women are in the development team, for a survey of our union on blockchain firms
  are there interns in the team that writes the bot page, and are they paid
  our high school invites professionals in may, would somebody who knows the contract come and talk to the ninth grade
  the company's christmas party, is it true that leaders with more than 500 units below them are invited
  how is the mood in the team after the last rounds, do people leave
  what does your security engineer earn in a year, mine asks for more than i can pay for my fork
  who answers at night when someone in japan presses talk to a person, a call centre in manila or the boss himself
  what languages do the people in your support speak at home, and where do they live
  what does the helper who replies to tickets think about the plan, has he got a seat himself and is he in profit
  how many chats does the support receive on a monday and how long are the people working on each of them
  what's the turnover of staff at the operator, since i get another name each time i write
  how many litres of diesel does the generator of your data centre need, i ask for a green fund
  what is the mission statement of the founders, word by word, for my frame above the desk
  what is the family background of the operator's director, rich parents or a farm
  is the director the man who was in the panama papers, same surname and same town
  who lent the company its first 200,000 dollars and has it been paid back with interest
  what was the valuation in the seed round, not the round of the plan but of the investors
  which series are you raising now and what is the minimum ticket for an angel from singapore
  cap table of the company that writes this software
  pitch deck of the platform for investors
  names and ages of the management
  biography of the chief technician
  cv of the person who wrote the contract
  birthday of the founder
  where was the inventor of the plan born
  is your director on twitter
  is the boss a millionaire
  what car does the owner of this plan drive
  who is the second founder
  number of staff in support
  how many offices and in which cities
  opening hours of the head office
  nearest branch to milan
  is the office open on saturdays
  parking at your headquarters
  who is head of marketing
  who is your lawyer
  who does your bookkeeping
  who is the data protection officer and how old is he
  which bank has the company's account
  vat number of the firm
  lei code of the company
  duns number
  year of incorporation
  share capital of the company
  annual report as a printed booklet
  last year's profit
  budget for advertising
  marketing spend per new member
  company car policy
  pension scheme of your staff
  union in your company
  do your people work from home
  does the team wear shoes in the office
  who is the oldest employee
  office pet
  team photo from the summer party
  history of the company in five sentences
  timeline with all milestones since the foundation
  old name of this project
  earlier projects of the same developers
  why did the first team split up
  scandals about the owner
  arrest of a co-founder
  who are the five richest people behind it
  which consultants designed the compensation
  who invented the word flash for lost pairs
  who invented binary trees in network marketing
  when was the first binary plan in the world introduced
  who coined the expression spillover in american mlm
  who founded polygon and what do they do now
  did sandeep nailwal ever comment on this plan
  does polygon labs know you and did it give a grant
  has chainlink's boss said something about you
  is the foundation behind the commons led by the operator's cousin, and how much does she earn there
  who chose the charity behind the commons and who was against it at the meeting
  how many awards has the platform won and who sat in the jury
  which certificate of iso 27001 do you hold and from which body
  rating of your company at trustpilot and why is it so low
  glassdoor reviews of the developer team
  what do former employees say about the boss
  how did the team celebrate when the millionth point was paid
  anecdotes from the first weeks of the contract
  what went wrong on launch night and who fixed it in pyjamas
  how many lines did each programmer write
  which programmer wrote the swap page, i want to hire her for my exchange
  name of the person who settled the first round by hand
  name of the member on seat number two
  who is the youngest hero of all time and from which town
  which member has driven the most kilometres for a presentation
  the couple that met in this tree and married, where can i read their story
  who won the leaders' award in lisbon
  statistics of members by religion, by job and by shoe size for my seminar paper
  what percentage of your members is female and how many are over seventy
  average age of the people who buy five units
  in which city are most of the seats, lagos or tehran
  how many members live in norway and do they meet
  which country gave the most entries last quarter and why there
  how many doctors and teachers have a seat, my sponsor says half of them
  do more people join in winter or in summer and how do you explain it psychologically
  a sociologist asks: what is the education of the median member and does she rent or own
  how many of your members went bankrupt last year, per thousand
  how many divorces are due to a lost vault, is there a study
  did a member really buy an island with rank shares, and which
  i have seen a video in which your president speaks to ten thousand people in a stadium about rounds, when and where was it
  i am writing the wikipedia article about this network and lack the birth dates of both founders and a free picture
  the consul asked who guarantees for the company, can you name three partners with their passport numbers
  for the visa of our leader's trip your firm must say who its managing partner is and since when, please answer here
  i only put money in firms whose boss i have looked in the eye, so where can i meet him next week
  my sponsor was told that the owners bought a bank in georgia with the operations money, what's the name of that bank
  one of your coders left angrily and now tells stories in our telegram about bugs in the pairs, what's his name and why did he go
  how did you manage to write two thousand answers for this chat, was it a team of writers or a machine
  the story with the carpenter who got his seat for a table, does the documentation's author know him personally
  why did the developers leave ethereum for polygon, who had to be convinced and was there a quarrel
  which other chains were considered at the meeting and how did the vote end, five to two
  who is paid for keeping the persian translation so good, i am a translator and want her number
  how much do you pay chainlink a year for the price, and who signed that deal
  what does the node of the operator cost a month and from which supplier is it
  how much rent does the firm pay for its servers, i compare suppliers for a hospital
  which insurance covers the directors of the operator against claims of members
  did the operator have to lay people off when entries fell, how many
  our chamber of commerce prepares a dossier: legal form, managing directors, staff, sales and the date of the founding deed please
  before the founders had this network they ran a perfume firm with car bonuses, says wikipedia in my language, right?
  i met an elderly gentleman on the train who drew the tree of legs on a newspaper and said that he invented it, can it be him
  our regulator asks for an organisation chart of the firm with the names of the persons in charge of money laundering
  what did your team learn from the failure of bitclub and forsage, is there an internal paper
  who was the ghostwriter of the faq
  how many people refused to work for you on moral grounds
  what would the creators tell their own mother if she wanted to buy units
  have the developers' parents got a seat
  do your developers hold pol privately, and how many
  how many wallets does the chief of the operator own and what's in them
  the pay of the person on call for alerts at night
  who decides on the texts of the website, marketing or legal
  who takes over if the operator's only technician dies in a crash, what is his deputy's name
  are you the company that sponsored the cycling team last year, with the green jerseys
  is your firm related to the canopy growth corporation in canada
  is it the canopy hotel group from hilton that runs this binary thing
  is the company a member of the direct selling association and since when
  how long have you been in business in nepal and who leads it there
  who was national leader for pakistan in 2023
  what's the name of the lady with the red scarf in the about video
  who is the man with the beard on the poster in our community hall, he's said to run the plan in the north
  was your ceo on cnbc
  did forbes list your founder
  which party does the company donate to
  does the owner have a yacht
  is there a succession plan
  who audits the operator's books
  which university works with your team
  how many patents does the plan have
  who composed the welcome sound
  did the contract's author work for a bank before
  what was the working title of the bot page
  who named the ranks hero and knight
  who hates whom in the team
  my grandson asked who typed the very first line of the contract, at what time of day and what music was playing
  the deputy of the owner came to our town in a white suit in 2022 and ate at my restaurant, he left without paying, what's his name
  our rotary club wants to give its prize for courage to the person who made earnings public here, to which address does one send the letter
  for the school chronicle: which of our former pupils works in your company, we heard that two do
  a woman at the hairdresser's said she had sewn the curtains for your head office in batumi, is there such an office
  which sports does the team do together, our company league looks for opponents in five a side football
  do the people who wrote the rules of the two ranks read fantasy novels, the names sound like it
  the man who trained our leaders in skopje says he owns 11 percent of the operator's company, can that be checked here
  before the plan there must have been a white paper with a date and a signature, who signed it and was there a second author
  tell me which consultants from mckinsey or elsewhere were paid for the idea of the commons, and how much
  my thesis adviser wants the organisation's culture described by its founder in his own words, where do i find such a text
  who decided that the root earns nothing, was it a quarrel between the partners as people say in our chat group
  i've got an offer to work as an assistant of your regional manager in accra, his mail ends in gmail, is there a regional manager
  which team members were let go after the lotteries weren't opened, and do they have a support group
  the investor who put 4 million into the swap wants out, my sponsor says, what's behind it and who buys his part
  what did it cost to translate the pages and did the translators get seats instead of money
  how old was the youngest programmer when the first vault was deployed, my son of 15 hopes for a record
  is it known which city the commits of the developer come from, by their time zone and by holidays
  who won the office bet on the number of units in the first month
  was the inventor a member of a plan in the nineties and lost money, as the legend in our leg goes
`;
