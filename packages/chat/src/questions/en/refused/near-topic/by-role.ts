/** Long messages of journalists, sceptics, operators and developers that ask for what no document tells. */
export const byRoleMessages = `
  i write for a business weekly and need three numbers by noon: the operator's sales in 2024, its wage bill and the founder's age
  for a radio feature on binary plans i look for a member in rotterdam who lost more than 200 dollars and speaks on air under another name
  our magazine compares eleven network firms, please fill in the row for yours: staff, year of foundation, head office, sales, complaints at court
  as a reporter i'd like to know how often the press asked you for the names behind the root seat and what your lawyer answered
  i'm making a film about people who live off commissions, could i accompany one of your knights with a camera for a week in june
  our fact checkers doubt the claim of a leader in jakarta who says he earned 70,000 in a year here, can you confirm or deny it by name
  my colleagues at the tv want to send a drone over your headquarters on the day the month's window opens, whom do we ask
  a source told me that the operator met the finance minister before the contract was put on polygon, on which day and what was said
  i report on consumer traps, how many letters from lawyers did you get this year because of promises made by members on tiktok
  we publish a ranking of the most influential women in web3 and would like to include your head of development, what's her name
  please comment on the arrest of the man who sold seats in our city's market, our deadline is in forty minutes
  my newspaper wants to print the tree of the mayor's family with faces, who gives the permission for that
  i study journalism and my task is to interview a chat about greed, so how do you feel when a member loses 100 dollars
  how does your plan compare with the lottery and with a savings bank over thirty years in norway, with inflation and a graph
  i'm a sceptic by profession: name one member who got rich and whose tax return i may see
  as a former victim of bitconnect i ask which of its promoters now sit in your tree and with what usernames
  a professor on youtube says that each binary plan in history ended within six years, please list them with dates and losses
  i don't believe in blockchains at all, so explain to me why proof of stake isn't just rule by the rich, in the style of a debate
  my uncle lost his house in a plan with legs in 1998 in albania, how did that state let it happen and who went to jail
  you sound honest, and that makes me nervous, what would a clever swindler write differently from you
  i want to convince my parents to leave a coffee network, which arguments work with believers and which make it worse
  which psychologist has shown that people who recruited friends can't admit losses, and in which journal did it appear
  i bet with a friend that the plan's author once sold vacuum cleaners from door to door, who of us buys the beer
  if it's all so transparent, tell me what the operator had for lunch and what he paid for his watch
  a court in the netherlands ruled on a plan with points last year, what was its reasoning and does the ruling bind other countries
  i run a site with this software in georgia, which licence for payment services do i need from the national bank and what's the fee
  as a new operator with 40 members, how do i get to 4,000 within a year and what should i spend on google ads
  our plan is deployed but nobody comes, which influencers in turkey advertise binary contracts and what do they charge per video
  my co-operator wants to leave and take the mailing list with him, how is such a partnership dissolved under estonian law
  which hosting company in the netherlands doesn't ask questions about crypto and takes usdc each month for a machine with 64 gigabytes
  what does a server at hetzner that fits your indexer cost next to one at ovh, and which of them has had fewer fires
  i run the keeper from my flat and pay 38 cents per kilowatt hour, which mini pc draws the least power
  our operator's firm in cyprus must name an auditor, which of the big four takes clients with a plan on polygon
  my bank closed the account of the operating company when it heard pol, which bank in lithuania or liechtenstein takes us
  how do i advertise a position for a night guard of my nodes and what's a fair hourly wage in tbilisi
  as an operator i get 30 mails a day from angry leaders, which help desk do you recommend, zendesk or freshdesk
  how should the operator treat the four percent in the books under ifrs 15, revenue at a point in time or over time
  i want to rent a booth at token2049 for my copy of the site, what does it cost and who designs the wall
  which of the companies that offer penetration tests is good for a small operator with 5,000 euros
  our domain with the plan's name was taken by a squatter in panama who wants 12,000 dollars, what does wipo do in such cases
  how do i move my dns from godaddy to cloudflare without losing mail while the server runs on
  my grafana is in german since the update and the panel of rounds looks ugly, where is the language of grafana set
  my nginx on another project gives 502 when i upload holiday photos, the plan's site on the same machine is fine, what is wrong with wordpress
  i'd like to run five sites for five chiefs in malawi, make me a price list and a contract with the chiefs
  which insurance against cyber attacks accepts operators of contracts on a public chain, and what's the premium for a million
  how do other operators split the work on weekends, do you know one in brazil i could phone
  which mailing service accepts newsletters on crypto and doesn't end in the spam folder at gmx
  is there a meeting of operators this autumn, i'd bring a cake and my problems with the neighbours' internet
  i'm a developer and want to call your contract from swift in an iphone game, which library for abi coding would you take
  how do i write a subgraph for my own token with assemblyscript, your event names gave me the idea
  please review my pull request to openzeppelin, it also concerns rounding but not your vault
  my foundry test of another project fails with stack too deep as soon as i add a seventh leg variable, what to do
  why does my vite build of a bakery shop grow to nine megabytes, i copied the chart component from your repository
  which keyboard do blockchain developers love, my fingers hurt after a day of solidity on units and points
  i'm building a rival with three legs in vyper, how do i store a ternary tree so that gas stays low
  could you show me how a zero knowledge proof hides a sponsor from the public, with code in circom
  how would you shard postgres for a chess site with 80 million games, you seem to know about indexes
  my react native app freezes when the user opens metamask through a deep link on a huawei, it's a taxi app
  i need a kotlin data class and a room table for my budget app with fields box, seat and sum
  is rust or go better for an arbitrage bot between quickswap and sushiswap, i have a node in frankfurt
  how do i train a small language model on my own telegram chats so that it answers my team
  which colour library did you look at before, and would you use tailwind for a hospital
  i want to contribute but my english is bad, which of the authors speaks arabic and would pair with me on sundays
  as a student i must estimate the hours that went into the vault's tests, how many days did the author work and alone or not
  how do i get a junior job in a team like yours in 2027 when everybody uses ai, be honest
  teach me solidity in two weeks, one hour a day, with exercises on wallets and a final exam
  my teacher says that keccak is broken by quantum computers within ten years, should my thesis on ledgers take this up
  port the simulator to an excel macro for my boss, he doesn't trust anything without cells
  which conference accepts papers on incentive trees, and may i name your lead developer as a co-author
  i benchmarked polygon nodes at home: erigon eats 4 terabytes, how do i prune it on freebsd
  i'm an accountant of a sports club that got 900 pol as a gift, which entry do i make in datev and at what rate
  as a tax officer i'm interested in how my colleagues in denmark treat a rebate in tokens, is there a ruling
  i advise widows at a bank, and a client wants to withdraw her savings for a tree, what may i tell her without losing my licence
  as a priest i hear of the plan in confession each week, how should i counsel families in which the son recruits the aunt
  i'm a police officer and want training on tracing wallets, which course do colleagues in spain take
  as a social worker in kampala i look for material on debts from network sales in luganda
  i teach maths and want a worksheet in which pupils find out that growth by two ends quickly, with solutions
  as a notary i ask which wording you'd use for a wallet on a steel plate in a testament in quebec
  i'm a union man: may a firm force its cashiers to take part in a plan with legs as part of the wage in poland
  as a landlord, can i accept commissions in pol as proof of income of a tenant and how do i check them with schufa
  as a doctor i see a patient who doesn't sleep for three nights before each claim window, which tablets are mild
  i'm the mother of a boy of 16 who talks only of units and cars, how do i get him back to his football and his friends
  i'm a guidance counsellor and look for a role model for girls: is there a woman among the inventors of the plan
  as a trucker i listen to podcasts for nine hours a day, which ones on polygon and on sales are worth it
  as a nurse on night shift i have two hours at 3 am, how would you use them, recruiting, learning python or sleep
  i'm a pensioner with a flat of 52 square metres, what should i read first if i know neither english nor computers and my grandson is away
  we're a group of 14 farmers who sell milk and hold some pol, how do we found a cooperative and who becomes its chair
  i used to be a leader at a leggings company, 300 women followed me, how do i apologise to them after eight years
  i lead nineteen students and each wants a different rank, how do i motivate them without promising anything and without pizza
  i'm a barber and each customer asks for a tip, so give me a short sentence on coins that is funny and doesn't oblige me
  as an economist i'd like your opinion on modern monetary theory and whether a chain could replace the central bank of chile
  i'm a lawyer in lagos, draft me the statement of claim for eleven members against their upline, each lost 60 dollars
  i'm a photographer and would like to portray members in front of their houses, how do i find twenty who agree in one valley
  i'm the treasurer of a mosque and people ask me if a gift from commissions may be taken for the new carpet
  my student project measures trust: on a scale of 1 to 7, how far do you as a machine trust the owner of this site
  for my master's thesis i need the raw chats of members in persian from the last two years, with age and province
  i'm an actuary and would like to know the mortality of sponsors compared with the general population
  i'm a designer, may i have the source files of all icons in figma and the licence for a deck of cards
  i'm the head of a choir and our sponsor stopped paying when he joined a tree, where do amateur choirs get money in saxony
`;
