/** Other companies of network marketing, and how to sell and lead. */
export const networkMarketingMessages = `
  what is the average income of an amway ibo; doterra rank list; young living silver requirements
  herbalife president's team chairman club how many volume points; mary kay pink car which rank; avon president's club threshold
  tupperware party host gift; oriflame income at 21 percent; forever living manager 120 cc; nu skin brand affiliate commission table
  usana binary plan explained; isagenix pairs per week; jeunesse binary bonus 35 percent; synergy worldwide mega match; 4life rank diamond
  kangen water 8 point commission; melaleuca senior director; primerica rvp contract level; world ventures wings; intele travel rbt
  lifewave patch commission; farmasi spinner bonus; bodi coach rank emerald; color street stylist kit; scentsy consultant sign up
  norwex party reward; thirty-one gifts closing; young living vs doterra lavender; vemma what happened; telexfree victims payment
  zeek rewards receiver; bitconnect carlos matos now; onecoin ruja found?; forsage founders sentence; hyperfund sam lee; novatech fx court
  cashfx payout; meta force forsage new; million money smart contract matrix; doubleway ethereum scheme; etrix slots price
  lionsshare matrix levels; xoilac network; busd smart matrix that my aunt joined; dagcoin success factory; wewe global lyopay; validus pool
  we are all satoshi card; juicy fields refund; gspartners metacertificate; ispace team gs smart finance; melius trading ambassador
  iml imarketslive now iyovia; iq chain referral; kuailian; mining city; bitclub sentence; usi tech money; empiresx; finiko news
  mmm mavrodi what became of it; unique finance russia; qnet vihaan case india; vestige pv to rupees; modicare director; mi lifestyle login
  dxn cd count; k-link products price; tiens 8 star; edmark bunga; alliance in motion; frontrow global; royale business club; asclepius
  yoli binary; lyoness cashback world status; pm international fitline manager; ringana frischepartner; juice plus pcr
  lr health organisationsleiter; energetix magnet jewellery; proWin party date; partylite germany closed; finanzvorsorge strukturvertrieb
  dvag pyramid; swiss life select career levels; ovb salary; how did amway start; who invented multi level marketing
  first pyramid scheme in history; charles ponzi biography; difference between ponzi and bernie madoff's fund
  what's a matrix 3x9 plan, in another company of course; unilevel or breakaway, which is fairer to beginners; stair step breakaway example
  australian two-up plan; hybrid plan with fast start bonus, examples of companies; what does bv and pv mean at oriflame
  compression in unilevel, example; mlm software in php with epin; buy a ready made mlm script; infinite mlm demo
  how do i start my own network marketing company in ghana; product ideas for an mlm; how do i write a compensation plan for my tea company
  legal opinion on my plan, price; bonus for car, house and travel in my own company, what percentage
  how much should i charge for a starter kit; what is a master distributor deal; how do leaders get paid to switch companies
  why do top leaders leave and take the team with them; line stealing rules in direct selling
  how do i recruit on instagram without looking desperate; cold dm script that doesn't sound like spam
  what do i answer when they say they have no time; how do i handle the objection that it's for friends and family only
  how do i talk to a doctor about a business; warm market list of 100 names, how do i begin; three way call technique
  how do i do a home meeting with strangers; eric worre seven skills; jim rohn quote of the day; tony robbins in london tickets
  robert kiyosaki on network marketing video; go pro book pdf; best facebook groups for network marketers
  lead generation for mlm with quizzes; attraction marketing course; how many prospects per day until i have a team of 30
  my team is lazy, how do i wake them up; how do i motivate 40 people by whatsapp; what incentive can i give to my team out of my own pocket
  team contest ideas for march; recognition certificate ideas; vision board party; my downline fights with my other downline
  my best recruiter wants to go to another company; my upline is rude to me, how do i set limits; how do i fire an upline nicely
  i'm shy, can i do network marketing at all; is network marketing for introverts; success rate of women in direct selling
  share of people who quit in the first year in direct selling industry; statistics of dsa 2025; wfdsa global sales
  how big is the mlm market in indonesia; which mlm has the best vitamins; which mlm pays daily; fastest growing mlm company
  top 10 mlm earners worldwide, ambassador names; is igor alberts still in network marketing; behindmlm article on your competitor
  truth in advertising list; antimlm reddit story; documentary on lularoe; how do i get my money back from a jewellery mlm
  my starter kit of essential oils, how do i return it; buyback rule 90 percent dsa; my friend is in a cult-like mlm, how do i help her
  my husband spends all on an mlm, what can i do; how do i say no to a friend who pitches; unfollow people who sell stuff
  how do i explain mlm on my cv; is mlm experience valued by employers; quit my mlm, what to tell my group
  non solicitation clause distributors; is a leader liable for income claims of his team at a vitamin company
`;
