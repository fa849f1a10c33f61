/** Prices of POL and of other coins, their chains, mining, staking, NFTs and airdrops. */
export const otherCoinsMessages = `
  my brother keeps telling me pol goes to five dollars before new year and i should not wait, what number do you see for december
  where will pol trade at the end of this quarter; pol target for next summer please; give me a realistic pol forecast
  does pol have the legs to triple; will the matic price ever come back to its old top; pol to one dollar, when
  how low can pol drop before it turns; is forty cents the bottom for pol; did pol find its floor yet
  i bought a heap of pol at ninety cents and it hurts to look at it now, should i average down or cut the loss
  what do analysts say about polygon for the coming cycle; is polygon undervalued against its peers
  draw me the support lines of pol on the weekly chart; rsi of pol today, overbought or not; is there a golden cross on pol
  when is the best hour of the day to buy pol cheaply; do prices of pol dip at weekends
  my uncle reads charts and says polygon will explode after the next upgrade, do you agree with him
  is it smarter to hold my pol or to turn it into bitcoin before the halving; pol or ether for a five year hold
  rank these by upside: pol, avax, near, sui; what will one thousand pol be worth in ten years
  if pol had the market cap of ethereum what would each coin cost; total supply of pol and how fast it inflates
  how many pol are burned a day; emission schedule of pol for validators; who are the largest holders of pol
  why did pol crash last tuesday at four in the afternoon; what news moved polygon this morning; which whale sold so much pol last night
  when do the pol unlocks for investors end; tell me honestly whether you would put your own money in pol today
  is now a good entry for pol
  my savings are in pol since spring and my wife is nervous, will the price recover before our baby comes in march
  i need to know if the dollar price of polygon goes up by friday because i want to time a purchase; will the token pump on listing news
  give me the closing price of pol on 14 february two years ago; chart of pol against the euro since 2021
  send me an alert when pol hits 0.75; set a price alarm for matic; how do i short pol with leverage; pol perpetuals funding rate
  options on polygon, which venue; is there an etf for polygon; grayscale matic trust premium; does vanguard offer polygon
  put call ratio on ether; bitcoin price by christmas in your opinion; does bitcoin reach two hundred thousand this cycle
  is btc dominance about to fall; when will altcoins finally run; are we in a bear market again; should i buy the dip in ethereum now
  ether below two thousand, panic or opportunity; what will eth be worth when my son turns eighteen
  i sold my ether too early and regret it every day, at which level would you get back in; does solana flip ethereum
  solana at 500 realistic; is jupiter token dead money; will bonk run again
  cardano has been flat for years, is there any reason to keep it; ada price if it gets an etf
  ripple won in court, so what price can xrp reach now; my hairdresser owns xrp and says it replaces banks, true?
  dogecoin to a dollar, dream or plan; does elon still own doge; shiba inu burn rate needed for one cent; pepe or floki for a quick double
  which meme coin launches tonight; how do people find a token before it pumps
  i turned 300 dollars into 9000 with a frog coin and cannot decide if i sell all or let it ride
  what happens to litecoin in the next halving; dash, zcash or monero for privacy; is monero banned in the eu now; bnb burn this quarter
  will bnb hit a thousand; does the tron founder manipulate the price; toncoin after the arrest news
  is chainlink the token a good investment, forget the feed; link price at twenty, resistance or breakout
  uni token governance fee switch price effect; quick token forecast; should i keep my aave tokens or sell
  which stablecoin yields the most at the moment; is usde risky; will tether lose its peg this year; does circle go bankrupt if rates fall
  is pyusd backed by cash; gold token or real gold
  i have 12 coins in my portfolio and half are down ninety percent, which ones should i throw out
  make me a balanced crypto portfolio for 5000 euros; how much of my salary should go into coins every month
  is it better to buy one whole bitcoin later or pieces now; lump sum or monthly into bitcoin
  i'm 58 with no pension and my colleague swears by crypto, what percentage would you put in at my age
  name the coin with the best fundamentals; what is the next big narrative after ai coins; are rwa tokens worth it
  hidden gems under ten million market cap; which launchpad gives the best returns; is depin just hype; what do you make of hyperliquid
  does aptos have a future; is sei better than sui; arb token unlock and price; celestia went down eighty percent why; polkadot is it dead
  cosmos hub worth holding; algorand anyone; will hbar replace swift; quant network for central banks
  vechain partnership with walmart true or not; is it too late for fetch or render; bittensor subnets explained
  worldcoin price after the scan ban; fear and greed index now; liquidation heatmap for btc; open interest on eth, where do i see it
  who decides the price of bitcoin actually; why does everything fall when the fed speaks; how do interest rates move coins
  does war push bitcoin up or down; what did the market do when the last president was elected
  elliott waves say we are in the third, is my count right; head and shoulders on the daily, do i sell
  bollinger squeeze on nasdaq tomorrow; which indicator is never wrong; macd settings of professional traders
  my telegram signal group says long sol with 20x, entry 142, do i take it; give me three signals for tonight
  please tell me in one word: buy, hold or sell ether; up or down tomorrow, just answer; what would warren buffett say about bitcoin
  is michael saylor right; what does the central bank of iran plan for crypto; are central bank coins going to kill private ones
  digital euro start date; does the digital rupee earn interest; gold at an all time high, still buy; silver to fifty; is platinum cheap
  oil price in january; copper shortage trade; dollar to toman next month; will the lira collapse; euro parity again
  naira black market rate today; rupee to fall further?; yen carry trade in plain words; peso forecast; is the swiss franc a safe place
  rouble or yuan for savings; s&p at record, do i wait; dax or ftse fund; is palantir a bubble; should i sell my apple stock to buy coins
  nvidia earnings tonight, calls or puts; tesla split again; gamestop round two; which ai stock is the next nvidia
  are house prices in toronto going to fall; flat in dubai as investment; is farmland better than shares
  art, watches or whisky as a store of value; do stamps still have value; my coin collection of 1950s silver, what is it worth
  polygon or mina or zksync for the long run; was renaming matic to pol good for holders; pol listed on robinhood, will it lift the price
  is there a deadline to turn old matic from coinbase into pol; how do i convert matic on ethereum to pol in the portal of polygon labs
  polygon migration contract on etherscan address
  my matic sits on a ledger since 2020 on the ethereum chain, does it turn into pol by itself or must i migrate
  polygon staking dashboard shows an error, can you fix it; which validator of polygon has the lowest commission
  i want to delegate 4000 pol to a validator and earn rewards, how many percent a year do they pay
  how long is the unbonding of staked pol; claim my staking rewards on polygon; liquid staking with stader or lido for pol
  maticx versus stmatic; my validator was slashed, are my delegated tokens gone; run a polygon validator, what hardware
  how much does a polygon validator earn a month; buy a validator slot; heimdall out of sync; bor node stuck at block
  polygon cdk versus op stack; what is the agglayer; was zkevm closed and where did my funds there go; katana network vault rewards
  polygon id passports; miden testnet; who leads polygon labs now; does polygon have a hackathon; polygon grants application
  polygon village form; meetup of polygon in bangalore; how many transactions does polygon make a day compared to solana
  which chain has the fastest blocks of all; explain how polygon reaches consensus with milestones and checkpoints
  what is the plasma bridge; proof of stake bridge exit; is polygon a sidechain or a rollup; polygon's carbon footprint
  who audits the polygon bridge; reddit avatars on polygon, how do i sell mine; starbucks odyssey stamps; trump cards on polygon
  lens protocol handle; i minted a picture on opensea on polygon years ago and it disappeared from my collection, who can find it
  is sand or mana still a thing; land plot in sandbox for sale; what happened to decentraland casinos; axie team for beginners
  can i make a living with play to earn in the philippines; stepn shoes broken; gods unchained deck; sorare rewards late
  how do i turn my drawings into nfts without paying gas; royalties for musicians on chain; is blur cheaper than opensea
  somebody copied my photo and sells it as an nft, what can i do; nft lending with bored apes; floor price of azuki
  my cat picture collection never sold a single piece, what did i do wrong; wash trading in nfts; soulbound tokens for a school diploma
  ens name for my dog; unstoppable domains renewal; buy a .crypto domain; poap from a conference lost; gitcoin passport score
  farcaster frames; mirror article mint; zora coins; which airdrops are still open; farming airdrops with ten wallets, is it worth the gas
  am i eligible for the next layerzero drop; when does metamask release its coin; linea snapshot date; scroll marks worthless
  base token when; i did all the quests on galxe and never got a thing, where do i complain about galxe; zealy points
  someone says i can claim free uniswap tokens from 2020, is this still possible; arbitrum drop missed the deadline
  hamster coins to money; tapswap withdrawal date; pi network kyc stuck; notcoin sell; catizen listing; dogs token on bybit
  grass node rewards; nodepay browser plugin; silencio app; helium hotspot earns nothing; hivemapper dashcam payback
  pavel's coin or the telegram stars, what is better; yescoin dead; memefi code for today; blum listing price
  my kid taps a hamster on her phone all evening and believes she gets rich, how do i explain it to her
  mining with an old gaming pc in winter to heat the room, does it pay at 30 cents a kilowatt hour
  which coin can i still mine with a laptop; asic for kaspa, payback; is the antminer s21 worth the price
  my landlord found six mining rigs in the cellar and wants me out, is that a reason to cancel the lease
  solo mining a bitcoin block with a usb stick, odds; cloud mining contract of genesis; hashrate rental; nicehash fee
  pool for monero with a small payout; ethereum classic still mineable; ravencoin difficulty; helium mining in a village
  gpu prices after the merge; undervolt a 3070; bios mod rx580; hiveos overclock settings; quiet fans for a miner
  is home mining legal in iran; electricity tariff for miners; licence of a mining farm in kazakhstan; noise complaint because of asics
  should i buy a share in a mining farm in paraguay that my cousin offers me; bitmain warranty repair centre
  how do bitcoin miners earn after the last coin; what is the hashrate; why does difficulty adjust; explain merkle trees
  what is a hash function good for; difference between sha256 and scrypt; elliptic curves for beginners
  how does a zero knowledge proof work, with colours and balls; snark or stark; what is a rollup sequencer; what are blobs on ethereum
  danksharding roadmap; account abstraction bundler; what is a paymaster; eip 1559 burn; pectra upgrade date; verkle trees
  stateless clients; who are the core devs of ethereum; vitalik's latest essay; explain the dao hack; why was ethereum split into classic
  the parity wallet bug; how was ronin robbed; wormhole exploit; who hacked bybit; north korean hackers and crypto; largest theft ever
  was mt gox ever solved; quadriga owner dead or alive; how does solana's proof of history work; why did solana halt; firedancer client
  compressed nfts; priority fees on solana; cardano's extended utxo model; hydra heads; plutus tutorial; midnight token
  stake pool saturation; polkadot parachain auction; kusama; substrate pallet; cosmos ibc relayer; tendermint fork; near sharding
  hedera hashgraph patents; what is the lightning network and can i pay coffee with it; inbound liquidity; taproot assets; rgb protocol
  bitcoin covenants debate; replace by fee on bitcoin stuck; low fee bitcoin transaction since march; child pays for parent; mempool size
  segwit or legacy address; bitcoin address begins with bc1, is that valid; consolidate my utxos; coinjoin legal; wasabi closing
  samourai founders trial; how do i run a bitcoin full node on an old laptop; umbrel app store; start9; nostr relay; fedimint
  liquid network; stuck xrp because of the reserve; stellar memo missing; trx bandwidth; tron energy rental; eos still exists?
  tezos baking; monad launch; berachain proof of liquidity; sonic gateway; blast points; mantle rewards; zora network gas
  ink chain by kraken; bsc validator set; opbnb; bnb greenfield; four.meme; pancake lottery; venus liquidation; biswap closed
  bep20 to trc20; how do i bridge usdt from tron to bsc; wormhole bridge pending for days; stargate fee; across slow fill
  hop protocol stuck; my coins vanished in the multichain bridge in 2023, is there any refund; orbiter finance sent to the wrong chain
  arbitrum one or nova; optimism retro funding round; base fees so low why; unichain validators; zksync era shut?
  compare avalanche subnets with polygon chains; starknet stark price; fuel network; eclipse; movement labs scandal
  lending on aave with eth as collateral, when am i liquidated; compound rates; morpho vault curator; euler hack payback
  is it wise to borrow usdc against my bitcoin to buy a car; loan to value at nexo; ledn; celsius final payout; salt lending
  curve gauge votes; convex lock expired; pendle yield tokens in easy words; ethena points; sky or maker; frax or dai
  impermanent loss explained with lemons and apples; yield aggregator beefy; yearn vault strategies; gmx glp; balancer pools incentives
  flash loan arbitrage bot from a youtube video asked me to deploy code, is that real; mev sandwich bot profit; hyperliquid vault returns
  dydx rewards; gains network leverage; perpetual protocol; kwenta; synthetix debt pool
  prediction market on polymarket, odds for the election; polymarket deposit from us; is augur alive; bet on the oscars with usdc
  real estate tokens of realt, rent late; tokenised treasury fund minimum; ondo airdrop; gold backed xaut fee; carbon credit token klima
  crypto casino stake bonus code; rollbit lottery; bc.game withdrawal; crash game strategy; provably fair dice script
  what is an oracle attack in mango markets; luna refund; do kwon sentence; sbf in prison; celsius mashinsky; three arrows capital
  who is satoshi really; craig wright verdict; hal finney; is len sassaman satoshi; documentary by hbo wrong
  how would a quantum computer steal bitcoin; when will quantum break ecdsa; quantum resistant coin; lost bitcoins of patoshi
  what can i buy with bitcoin in berlin; pay rent in usdc; does tesla accept doge; restaurant that takes lightning in prague
  bitcoin atm near me; sell bitcoin for cash in istanbul; localbitcoins alternative; bisq trade stuck; hodl hodl; agoradesk
  which countries have bitcoin as legal tender; chivo wallet locked; is crypto banned in algeria; mica rules for stablecoins
  is the crypto tax in india still thirty percent; tds on my wazirx trades; koinly import of solana; cointracker versus cointracking`;
