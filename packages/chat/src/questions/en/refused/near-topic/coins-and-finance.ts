/** Coins, wallets and exchanges elsewhere, and terms of finance that sound like the product's. */
export const coinsAndFinanceMessages = `
  how did polygon get its name, and was it called matic because of a street
  in which year was polygon launched and by how many founders
  is there a polygon conference in bangkok this november and what's the price of a pass
  who is on the polygon foundation's board
  does polygon have an office in dubai where i could apply as a designer
  what does polygon labs pay a junior marketer; which bank uses polygon for its tokenised bonds; did nike leave polygon and why
  how many active addresses had polygon last month compared with base; what was the longest outage of polygon so far
  which hard fork of polygon changed the block gas limit; what's the average block time of tron, avalanche and bsc
  how do i see which nfts a polygon address bought in 2022
  can you decode this transaction input of an aave repay for me: 0x573ade81
  where can i get free test coins for sepolia, the faucet wants a balance on mainnet
  my goerli faucet is gone, which one do students use now; what's a good rpc for base that doesn't rate limit my trading script
  why is my balance on arbiscan other than in debank; debank says i am level 4, how do i get xp
  what does it mean when etherscan marks a token as reputation neutral; how do i get my own token listed on coingecko
  coinmarketcap shows the wrong supply for our token, who fixes it; what does a market maker cost for a new token on gate
  how do i lock liquidity for my token at unicrypt
  would you rather launch a token on base or on solana with a budget of 2,000 dollars
  my token has 40 holders and no volume, how do i get attention
  can you check whether the token pepe2 on ethereum is a honeypot, here's the name only
  i bought safemoon in 2021 and the v2 migration is over, are my coins dead
  squid game token, did the police find them; who ran the bitconnect conference in pattaya; how much did the people behind plustoken steal
  what sentence did sam bankman fried get; is do kwon in prison now; where's cz living since he got out
  did justin sun really eat the banana; what did michael saylor buy this week; does blackrock hold pol in one of its funds
  which politicians own crypto in the us; what has the white house said about a strategic reserve
  when will the us congress vote on the market structure bill; what are the fines under mica for influencers
  is crypto advertising banned in spain; can a youtuber in france still promote exchanges
  what disclosure must i put under a sponsored crypto video; the asa banned an advert for floki, what did it say
  is it legal to pay my cleaner in bitcoin in italy; can i pay a fine in crypto in zug; which universities accept bitcoin for tuition
  does the red cross take ether; how do i donate stablecoins to ukraine, official address
  what do i do with dust of 0.0003 eth on five chains
  i have 38 small tokens in rabby, is there a way to sell all of them at once to eth on arbitrum
  my ledger shows an old segwit and a taproot account, which one do i give to the exchange
  which hardware wallet has an e-ink display and works with an iphone; how thick is a coldcard and does it fit in a bible
  my trezor pin has 9 digits and i forgot the order, it wiped itself at 16 tries, right?
  where do i buy a steel plate for seeds in bratislava; do airport scanners damage a ledger
  can customs in the us make me unlock a hardware wallet
  my metamask extension on brave disappeared after the update and the vault file is in which folder on mac
  how do i decrypt the vault data of metamask with the vault decryptor page
  phantom shows a seed of 12 words and solflare wants 24, what now
  i typed my seed of phantom in a wrong order, which tool sorts the words
  exodus says my monero needs a rescan of three days, is that usual; how do i sign a message with electrum for a property sale
  export xpub from bluewallet for my accountant; is samourai wallet still usable after the arrests; wasabi coinjoin coordinator list
  does mullvad take monero by mail; how do i pay proton with bitcoin; can i open a kraken account for my church
  binance corporate account documents for a ltd in malta
  how do i change the tax residence in coinbase after i moved to portugal
  bitpanda closed my account since i'm born in iran, are there exchanges in the eu that don't discriminate
  i'm 16, can i have a junior account at an exchange in austria; my mother can't do face verification at okx since she wears a veil
  revolut wants to know why i got 900 from bitstamp, what do i write
  my salary goes into my bank and the bank forbids crypto, which bank in ireland is relaxed
  how do i get money from paypal to binance in serbia; skrill closed me for gambling, i only bought usdt
  moonpay limit for a new customer in brazil; is there an atm in tirana that sells bitcoin
  sell bitcoin for cash in bali, which offices are honest; how do i cash out 10k usdt in istanbul at the grand bazaar
  hawala or usdt for sending money to kabul, which is cheaper; my cousin sends dinars by a shop in basra, what are the fees
  what's the best way to send 200 dollars from canada to nigeria this week
  can moneygram pay out usdc in cash in kenya through stellar; what does a lawyer cost who gets coins back from a fraud
  how do i report a crypto theft of 14k to the police in valencia, what do they need
  can interpol freeze usdt; tether froze my address, how do i reach their legal team
  circle blacklisted a contract that i used, can i still redeem; is my bank allowed to ask for my wallet address
  do insurers pay when a hardware wallet burns; can i insure 2 bitcoin against robbery at home
  how do i explain a wallet to my 75 year old father with something from his life as a postman
  what age is right for a first lesson about money and coins
  a school project on blockchain for class 8, any idea with playing cards
  i need a poster on the history of money from shells to bitcoin; five pros and cons of cryptocurrency for a debate tomorrow
  a definition of decentralisation with a source from a journal; apa citation of the bitcoin paper
  what is the thesis of the book the sovereign individual; which film is best about wall street; is the big short true
  what is a bank run, and did it happen to silicon valley bank; what is the role of the imf; what is fractional reserve
  who decides how many dollars exist; what did the lehman brothers do wrong; how did iceland treat its bankers
  is deflation good for workers; what is universal basic income and where was it tried; did pilot projects of basic income in kenya work
  how do cooperatives share profits at mondragon; what's the difference between a union and a guild; how does a credit union pay its members
  what is a friendly society in the uk; how do mutual insurers share a surplus
  how does a rotating savings group in cameroon decide who gets the pot first
  what is a pool in accounting; what is a commission in parliament; what is a cap and trade system; what's a cap rate in real estate
  what is a unit trust versus an oeic; what's a closed end fund
  what is a points based pension in germany, and how much is one point worth in euro this year
  how many pension points does a mother get for a child born in 1990; agirc arrco points value; how are wine points by parker given
  how many points must a swiss cow get at a show; what is a wallet share in marketing
  what is a sponsor in project management and how does he differ from the owner
  our project sponsor doesn't read reports, how do i reach him; executive sponsor role description; clinical trial sponsor duties ich gcp
  pension scheme sponsor covenant; sponsor bank for a fintech, list; sponsor of a spac, what does he get; sponsored adr versus unsponsored
  what is a swap line between central banks; total return swap at archegos, how did it work; swap spread negative, why
  currency swap accounting under ifrs 9; equity swap tax in switzerland; commodity swap for jet fuel
  what is a bot in the stock exchange's order book and how fast is it; high frequency bots and the flash crash of 2010
  bot or boot camp, my brother wrote bot camp; bots in the us election; who built the first chat bot, eliza or parry
  which bot did microsoft switch off after a day; how do banks use vaults today, is there still gold inside
  how deep is the vault of the federal reserve in new york; who robbed the vault in antwerp in 2003
  a vault in the bible, what does genesis mean by it; vault of the sky poem; bank vault time lock mechanism
  movie with three men in a vault and a drill; what rank does my bank have in the global systemically important list
  world bank ease of doing business rank of rwanda; which rank has our country in the corruption index; rank and file meaning in a union
  rank structure of the salvation army; seat on the new york stock exchange, what did it cost in 1929
  board seat for an investor with ten percent, normal?; who has a permanent seat in the security council
  how does a party win a seat with d'hondt; seat cost per license for salesforce; slack price per seat; github copilot seats unused, refund
  notion charges me for a guest seat; per seat or usage pricing for my saas; hot desking seat planner; call centre seats in manila price
  restaurant seats per square metre rule; what's a box in trading, darvas box; box spread option arbitrage; box in tax form 1099 box 7
  w2 box 12 code dd; vat return box 5; pandora box leaks list of names; box inc stock; xbox game pass price
  amazon box of returns where to buy; loot box law in belgium; ballot box; root of a dns zone; root server letters
  root certificate expired on my old phone; tree of abandoned npm packages; merkle root in certificate transparency
  binary options in the tree model of cox ross rubinstein; binomial tree for an american put, three steps, calculate
  decision tree or random forest for credit risk; family tree software with gedcom; tree map chart in excel
  tree planting charity with certificates; tree of the year 2026 europe; how do i value a forest; christmas tree farm profit per acre
  olive tree subsidies italy; who owns the fruit of a tree on the border; carbon credits from planting 2 hectares of trees in uganda
  argan tree cooperative; leg of a spread in options, can i close one leg only; leg up in business meaning; two leg futures spread margin
  legs of a flight when one is by train; double leg takedown; leg before wicket; round lot of shares
  seed round or series a, how much do i give away; down round anti dilution; bridge round terms
  friends and family round with 12 people, which paper; round tripping in accounting fraud; doha round; uruguay round
  crowdfunding round at seedrs; angel round valuation for an app without users; round up savings app; round number bias in prices
  rounding rule for vat on invoices; units of production depreciation; contribution margin per unit
  break even units for a bakery with fixed costs of 4,000; economic order quantity in units; cost per unit in excel
  unit economics of a delivery startup; business unit head salary; unit labour cost eurozone; how many units in a duplex; unit 731 history
  unit of account function of money; restricted stock units taxed when; rsu vest and leave; profit interest units llc
  master limited partnership units; unit holder meeting of my reit; withdraw rrsp for a first home; withdrawing from an annuity early
  withdrawal rate for a retiree of 62; systematic withdrawal plan in india; withdraw from super because of hardship
  early pillar 3 withdrawal when leaving switzerland; tsp withdrawal after leaving the army
  can i withdraw my deposit on a car before delivery; withdraw cash in cuba; withdraw dollars from a turkish account
  withdrawal of product from market, sample letter; partner's withdrawal from an llc; withdrawal clause in a lease
  notice of withdrawal of a lawyer; withdraw an appeal; right of withdrawal for online shoes, 14 days
  withdraw consent to photos of my kid at kindergarten
`;
