/** Other chains, coins, bridges and NFTs, and facts on Polygon that no document gives. */
export const networksMessages = `
  how long does a transfer from arbitrum one back to ethereum mainnet take
  what is the cheapest bridge between base and avalanche at the moment; my usdc is stuck in the wormhole bridge since sunday
  do i need bnb for fees on opbnb or is it another coin; how do i add fantom opera to rabby; is zksync era still alive or has everyone left
  what's the difference between an optimistic and a zk rollup; who are the validators of cosmos hub and how do i choose one
  how do i get atom onto osmosis; is near protocol faster than aptos; tron energy vs bandwidth, explain it like i'm ten
  freeze trx for energy, how many do i need for one usdt transfer; sent usdt on trc20 to an erc20 address, is it gone
  i deposited bep20 usdt to my coinbase address, can it be recovered; how many confirmations does bitcoin need before kraken credits it
  lightning channel keeps force closing, which node software would you use
  what is an ordinal inscription and why do people pay for it; explain taproot in two sentences
  how big is the bitcoin blockchain in gigabytes today; can bitcoin be hacked by a quantum computer
  what happened to ethereum classic after the 51 percent attack; is monero really untraceable; where can i still buy monero in europe
  zcash shielded address, how do i make one; is it worth running a dash masternode in 2026
  how do i claim flare tokens from the xrp snapshot; xrp destination tag forgotten, exchange says it needs two weeks
  when is the ripple escrow unlocked next; hedera hashgraph council members list; kaspa or alephium for gpu mining
  algorand governance rewards still paid?; polkadot parachain auction explained; how do i unbond dot, it says 28 days
  kusama identity registration; tezos baker returns; cardano catalyst voting deadline; is stellar the same as ripple
  how do i open a trustline on stellar for usdc; internet computer cycles, what are those; filecoin storage deal price per terabyte
  can i rent out my hard drive with storj; helium hotspot earns nothing, is it my antenna
  render token for blender artists, how do i register as a node; chainlink staking v0.2, is the pool full
  price of link by december, any thought; how do i become a chainlink node operator and what does it pay
  uniswap governance vote on the fee switch, did it pass; uni token worth holding?; quickswap dragon's lair, what does it yield today
  what's the tvl of quickswap on polygon; will polygon merge with another chain; who is sandeep nailwal and what does he do now
  how many transactions per second did polygon reach at its peak; polygon cdk vs op stack for a game studio
  what is the agglayer and who uses it; is starbucks odyssey on polygon shut down; which brands launched nfts on polygon
  does reddit still give out polygon avatars; how do i sell a reddit collectible avatar; polygon id for my university, where do i start
  heimdall node out of sync, can you help; which validator on polygon has the lowest commission
  how much pol must a validator stake to get into the top hundred; are polygon validators slashed when their node is offline
  where do i see the inflation rate of pol; max supply of pol; who owns the most pol, exchanges or the foundation; pol tokenomics pdf
  did any polygon bridge ever get hacked; solana outage history; phantom shows a spam nft with a link, can i delete it
  how do i close empty token accounts on solana to get the rent back; what's the fee on raydium for making a new pool
  pump.fun bonding curve, at which market cap does it graduate; is bonk dead; top memecoins on base this week
  how do i find a coin before it pumps; dogwifhat or pepe; who made shiba inu; burn rate of shib; floki staking program apy
  will trump coin recover; is worldcoin available in kenya again; ton wallet in telegram lost after i changed my number
  what can i do with telegram stars; notcoin still worth something; tapswap listing happened or not; x empire price
  sui or sei, which one grows faster; aptos airdrop two; how do i check if i qualify for the scroll airdrop
  linea voyage xp, how do i bind them; blast gold, does it still exist; layerzero sybil list, i'm on it by mistake
  is eigenlayer restaking dangerous; how do i unstake steth without waiting in the queue
  rocket pool mini pool with 8 eth, what is the yield; solo staking ethereum with a raspberry pi; when is the next hard fork of ethereum
  what is eip-4844 in plain words; gwei to dollars, how do i convert; ethereum gas is 80 today, at what hour is it lowest in general
  what is account abstraction good for; is vitalik still working on ethereum; who is satoshi nakamoto really
  how many bitcoin does el salvador own; countries in which bitcoin is legal tender; when is the next halving after 2028
  why do bitcoin and nasdaq move together; what did the sec decide about the solana etf; will there be an etf for pol
  bitcoin dominance chart, what does 60 percent mean; what's the difference between a coin and a token in general theory
  are stablecoins safer than a bank account; how is dai backed these days; usdt vs usdc for savings; did tether freeze wallets last month
  who audits circle; euro stablecoin on polygon, which are there and who issues them; can i earn interest on eurc
  is gold on chain like paxg really redeemable; rwa tokens to watch; what is the cheapest chain for minting 10,000 nfts
  opensea listing fee on polygon; how do i reveal my nft collection after mint; make an nft of my wedding photo
  magic eden wallet not verified; my ens name expired, how long is the grace period; how do i register an unstoppable domain on polygon
  lens handle price; farcaster account for free; decentraland land for sale; sandbox staking on polygon ended?; axie infinity still playable
  best play to earn game for a phone; aavegotchi on polygon, did they move to base; can i use polymarket in australia
  polymarket odds for the next pope; how do i resolve a dispute on polymarket with uma; what blockchains does visa settle on
  is cbdc coming in the uk; ecb digital euro date; how does a merkle tree work; explain byzantine generals to a kid
  what is a nonce in mining; why does proof of work need so much power; what's the carbon footprint of one eth transaction
  which university teaches blockchain best; is hyperliquid a chain or an exchange; monad mainnet when
  berachain proof of liquidity explained please; celestia tia unlock schedule; how do i become an airdrop hunter with 50 wallets
  celo moved to layer 2, what must i do with my old coins; gnosis chain xdai bridge slow; cronos chain fee in cro
  harmony one bridge hack compensation; terra classic burn, will lunc reach one cent; i hold ust since the crash, is there any refund
  vechain toolchain for coffee beans; iota shimmer wallet migration
`;
