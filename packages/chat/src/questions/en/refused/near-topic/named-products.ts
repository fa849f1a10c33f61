/** Other chains, wallets, exchanges, devices, signals and sales companies by name, in the product's words. */
export const namedProductsMessages = `
  can i bridge my commissions from polygon to solana with wormhole and how long does it take
  my pol went to the ronin network by mistake, how does sky mavis return it
  is arbitrum cheaper than polygon for a plan with many small payments
  i withdrew from okx over the kaspa network and now the coins are nowhere, whom do i ask
  how do i add the gnosis chain to my wallet, i'd like to pay for a coffee with xdai
  will my phantom show the pol that i sent from a sui address
  metamask shows a wrong dollar value beside my balance since the update, how do i fix the currency in it
  trust wallet wants 12 euros for staking, where do i switch that off
  how do i export the private key from exodus to a paper
  what is the pin of a new tangem card and can two phones use it
  my ledger nano s stays on the screen processing for an hour, reset it?
  trezor safe 5 or ledger flex, which screen is easier for old eyes
  keystone or ngrave, which has the better camera
  which phone should i buy for 200 dollars to use a wallet all day
  is a chromebook good for trading, 8 gigabytes
  cheap laptop for my downline in bulk
  which miner earns pol
  graphics card for a node at home
  raspberry pi as a polygon validator
  solar panel size for a server with postgres
  starlink for my village so that we can vote and swap
  router that survives power cuts at settlement time
  uninterruptible power supply for my paper bots at home
  nas for backups of my photos and keys
  yubikey or titan, for gmail
  how do i turn on two factor at binance after losing my phone
  coinbase wants a photo of me, my beard has grown, declined three times
  kraken withdrawal hold of 72 hours, how do i lift it
  nobitex does not accept my bank card of mellat
  wallex support number
  bitpin level two, how many days
  bit24 or ramzinex fee for usdt
  exir password lost
  bybit card in georgia
  mexc froze my account for risk control
  gate.io copy trading, who is good
  kucoin bot or 3commas for a grid
  pionex grid with 40 lines, range for weth
  cryptohopper template for rsi
  hummingbot on a vps, config for quickswap
  freqtrade strategy with macd, hyperopt loss function
  tradingview alert for bollinger squeeze
  is gunbot still sold
  mt4 robot for gold from my leader
  quotex signal group
  iq option withdrawal refused
  olymp trade bonus
  pocket option strategy one minute
  forex broker with zero spread for iranians
  copy trading on etoro in kenya
  signal for weth at four o'clock, entry and stop please
  give me three signals for pol today, long or short, with leverage five
  draw the support and resistance of pol on the four hour chart
  is that a head and shoulders on wbtc or a triangle
  where's the fibonacci level of 0.618 for pol since march
  does the funding rate say long
  elliott wave count for bitcoin
  golden cross on the daily of eth yesterday?
  which timeframe do professionals take for scalping pol
  liquidation map of pol
  whale wallets of pol, alert me
  order book depth of pol at binance
  open interest pol
  fear and greed index today
  bitcoin dominance and what it does to pol
  stake pol with which validator, lowest commission
  validator commission five or ten percent, what is left for me
  unstaking pol takes how many checkpoints
  lido on polygon closed, what about my stmatic
  restake on eigenlayer with weth
  liquid staking token with the best apr on polygon
  lend my usdc on aave v3 polygon, safe or not
  borrow usdc against wbtc at compound
  health factor 1.1 at aave, do i pay back
  beefy vault in the quickswap pool, apy
  yearn vault or beefy vault
  balancer pool with pol and weth, impermanent loss
  provide liquidity on uniswap v4 with hooks
  gamma strategies for quickswap
  stake quick in the dragon's lair
  curve on polygon with usdt
  convex lock
  polymarket bet with usdc.e, how do i cash out
  pancakeswap lottery tickets
  pooltogether prize on polygon
  megaways casino with pol
  sportsbook that takes polygon
  aavegotchi farm
  decentraland parcel, sell
  sandbox land on polygon, worth
  reddit avatar collectible, how do i sell it
  opensea offer in weth accepted by mistake
  nft of a knight from a drop, mint price
  lazy mint
  trump cards nft on polygon
  lens profile on polygon
  unstoppable domain .polygon instead of a username
  ens renewal
  worldcoin orb in my city
  pi network mainnet and my referral team
  hamster kombat withdrawal
  notcoin to pol
  bee network invitation code
  icoin mining team
  sidra chain
  ice network slashed my coins
  brave browser bat payout
  presearch stake
  helium hotspot
  hivemapper dashcam
  filecoin storage for my backup
  render token
  fetch or near for an ai bot
  tao subnet
  cardano or pol
  ripple after the lawsuit
  stellar anchors
  hedera council
  algorand governance
  cosmos airdrop
  celestia stake
  tezos bakers
  tron energy for usdt
  ton wallet in telegram
  bnb chain plan with matrix
  busd.finance
  forsage busd slot price
  meta force tactile
  million money matrix on ethereum, gone?
  doubleway contract
  lionsshare plan
  smartway forsage clone
  hyperfund
  novatech fx lost money
  mti johannesburg liquidators
  onecoin refund germany
  bitconnect victims
  airbit club
  forcount
  iconx eazybot
  amway diamond bonus 2024
  nu skin brand affiliate pay
  doterra silver requirements
  young living rank chart
  mary kay car
  avon brochure
  oriflame starter 2025
  forever living 4cc
  tiens stars
  dxn point value
  qnet repurchase
  vestige matching
  atomy master rank
  jeunesse binary cycle payout
  usana commission week
  isagenix fast start
  melaleuca pack
  pm international autoprogram
  lr health car concept
  juice plus
  zinzino customer credits
  ringana partner
  eqology
  lyconet cashback units
  myworld vouchers
  enagic 6a rank and its 8 points system
  bhip
  vemma roll call
  kyani fuel
  panberes catalogue
  badran gostaran rank
  biz shop iran
  golden rest
  goldquest coin from 2004
  gano excel iran office
  primerica licence exam
  world financial group spread
  acn tv phone
  organo gold
  worldventures trips refund
  inCruises membership
  traVerus
  tupperware party gifts
  thermomix representative commission
  vorwerk trial
  partylite candles
  stampin up
  pampered chef
  scentsy
  arbonne mercedes
  monat lawsuit
  lularoe leggings return
  color street nails
  compare your points with the pv of amway, which is harder to reach for a beginner
  i did a binary at jeunesse with 60 percent weak leg, they owe me 40 dollars, where do i claim
  in qnet my left leg has 3,000 bv that flushes on friday unless i buy a watch, do i buy it
  my doterra upline moved my placement, may she under their policies
  is it against amway's rules if i have a seat here too
  my herbalife sponsor says supervisors may not join others, is that a legal clause in india
  does the avon lady earn more than an average member here, say in durban
  i stake 900 pol with a validator that's called trees, it has 0 uptime since noon, what now
  aave wants me to repay 210 usdc before i get my weth out and my wallet has 4 pol, how do i do it
  my bot on bybit bought the top, the same grid loses there only half on sundays, why
  i copied a signal by a knight on telegram, long pol with 20x, and it's at minus 80 percent, close or wait
  opensea shows a unit called seat 0 with a floor of 3 pol, is this collection worth something
  i sent my usdt with tron to my cousin's bnb address, he recruits for a coffee firm, can that be reversed
  my sponsor swears on rabby, my husband on okx wallet, which of them has the nicer dark mode and less battery use
  coinbase says pol withdrawals are paused for maintenance in new york, since when and till when
  the crypto atm in the mall gave me a slip for pol but the machine kept it, who runs the bitstop machines
  moonpay took 104 euros for 80 worth of pol, how do i complain there
  transak refuses my card from ghana, error kyc 12
  ramp network sent less than quoted, ticket number 88213
  changelly holds my coins for aml
  simpleswap stuck on confirming for pol to xmr
  tornado cash and my vault
  railgun for privacy of commissions
  monero instead of pol for shy people
  zcash shielded withdraw
  argent recovery guardian, my sponsor lost his phone
  ambire gas tank
  brave wallet shows twice
  opera crypto browser closes
  imtoken backup words in chinese
  atomic wallet hack compensation
  electrum seed in metamask
  samsung blockchain keystore dead
  coolwallet battery
  ellipal firmware by sd card
  seed plate of steel, which brand survives a fire
  faraday bag for a ledger
  printer for qr codes of my link at the market
  tablet for presentations under 150
  projector for 40 people and sunlight
  microphone for webinars about the plan
  ring light
  webcam for zoom with a green wall
  which crm do top recruiters use
  mailchimp for my leg
  canva template for network sales
  chatgpt or claude for recruiting texts
  does gemini know your plan
  midjourney prompt for a tree
  notion template
  trello for my downline
  zoom or google meet for 120 people
  telegram premium for leaders
  whatsapp broadcast limit
  linktree for invitations
  bitly shortens my link, banned
  capcut effects for screenshots of a box
`;
