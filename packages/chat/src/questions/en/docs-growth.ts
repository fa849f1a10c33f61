import type { PassageQuestions } from "../passage-questions.ts";

export const docsGrowthQuestions: PassageQuestions = {
  "docs/growth": `
    cost of settlement as it grows; settlement cost; a million members; what does a settlement cost with many members
    gas of a day with thousands of members; cost of settlement with a million members; how does gas grow with the network
    who pays for settling a huge tree; s-curve estimate; yearly settlement bill; touched nodes; placement and cost
    pol at 100 gwei for a huge network; does the reward cover the closer's gas; scaling cost
    an investor asks what closing a day costs once there are a hundred thousand of us, and if the gas eats the payouts
    does the daily closing get slower with each newcomer; is it linear or logarithmic; upper bound of the gas per day
    cost forecast; block gas limit and a big network; will it still work with ten million
    when we're as many as a big city, who pays for the nightly closing and how much is it a year
    which placement costs least to settle over a year and which most; summary of the four shapes
    assumptions of the growth estimate: s-curve, 9,000 newcomers a day at most; npm run growth, what does it generate
    gas of a touched node; figures in brackets in the growth tables mean what
    sustainability of the settlement at a million people, yearly total in pol`,
  "docs/growth#balanced": `
    gas of settling when every leg fills evenly; balanced tree cost per day
    in the best shaped network, what does closing day 240 cost at 100 gwei; table for the balanced placement
    how many transactions to settle half a million members who fill both legs alike; growth scenario with evenly filled legs
    touched seats in an even tree; 482M gas day; pol price at which the reward still covers gas in the balanced case
    if all sponsors placed people evenly left and right, how expensive would the closing be
    cost of the ideal tree on its busiest day; 31 transactions for a day, which scenario
    perfectly even binary tree with a million seats, closing cost; cheapest placement for settling
    how many members get points per day in the even scenario; day 365 with one million members and both sides level: gas and price
    if our organisers fill the tree neatly from top to bottom, what will closing a day cost when we're half a million people
    i need the row for day 270 of the neat tree with its gas and number of transactions for my presentation
    in the most favourable shape, up to which price of pol is it still worth closing the day`,
  "docs/growth#weaker-side": `
    placement on the smaller side, cost of settlement per day; the site's automatic seat and the gas of closing
    what does closing cost if every newcomer goes to the sponsor's smaller leg
    weaker side scenario: gas, transactions and pol on day 270; settling when new people are always put under the shorter arm
    68 transactions a day; highest pol price that covers the closer's gas with the default placement
    how much more expensive is the automatic placement compared with even filling
    with your default proposal of a seat, what would a day with twenty thousand units burn in pol at 300 gwei
    gas table for smaller leg first; 1.1G gas on day 240; touched seats when the weaker arm is chosen
    automatic seat scenario in the growth tables; is the reward still worth it at the end of growth when the weaker side is filled
    everyone accepts the place that the page proposes, so the shorter side is filled, what will a day of settlement cost us under this assumption
    please give me the number of touched seats on the busiest day for the placement that your form suggests
    how does the cost per day develop when newcomers are always put on the sponsor's smaller side`,
  "docs/growth#random": `
    placement at random and the cost of settlement; random tree gas per day
    if people choose their seats like dice, how many transactions does a round need; random scenario: pol at 30, 100 and 300 gwei
    day 240 of the random tree; how many seats are touched per day when everyone lands anywhere
    65 transactions a day, which growth scenario; arbitrary placement cost
    settling a network in which newcomers pick any free leg; gas in a disorderly tree
    does a chaotic structure cost more to settle than a neat one, figures please
    a million members placed by chance, what does closing a day cost at the end
    which pol price still pays the settler in the random network; figures of the dice placement
    our members choose their places any old how, so which table describes the costs of closing for us
    how many pol per day at one hundred gwei if twenty-six thousand people come in on one day and sit anywhere
    does a wild tree without order get too expensive to close at the end of the year`,
  "docs/growth#chain": `
    worst shape: everyone below everyone in one long line, what does settling cost; chain scenario; single file placement
    unilevel line gas; 318 transactions for a day
    an attacker builds one endless leg to make closing expensive, how bad does it get; gas of settlement in the degenerate tree
    5.1G gas; 850,396 seats touched; at which pol price does the reward stop covering the gas when all sit in one line
    if a leader stacks all his people straight down one side, does the closing bill explode; linked list shaped tree cost per day
    power leg and the cost of settling; worst case growth table; how much pol would a day cost at 300 gwei in the worst structure
    does the settlement still work with a single line of a million people; closing reward of $0.48, which scenario is that
    a rival could put thousands of accounts one below the other to make the closing costly, what does the worst table say
    how many transactions are needed for one day if the whole network hangs on a single thread
    in the most unfavourable form the reward no longer covers the gas, from which day and price is that so`,
  "docs/growth#rewards-for-settlement": `
    how much does the one who closes a round get per unit; 0.20 usd per unit
    a fifth of the operations share for the closer, what's that in dollars
    who is paid for the settlement and what if it isn't worth it on some day
    does a member's money depend on whether closing is profitable that day; last column of the growth tables, what is that reward
    closing call names a member, what does this member receive; incentive for settling; economics of the settler
    can a round be settled weeks later with the same result
    i run a settling script and compare gas with the reward, how is the reward calculated
    nobody finds it worth the gas today, is anything lost; where does the closing reward come from
    our treasurer wants to know who gets something for closing the day and how it's calculated per unit
    if nobody is paid enough to close a day, does a member lose anything or does it just come later`,
  "docs/market-data": `
    price data of markets; market sources; candles endpoint; where does the server get prices; price sources for markets
    add another market; storage of candles; how are 4h candles built; where do bots read quotes on the server; quotes pipeline
    which chains have markets; base interval of stored candles
    which table holds the prices that the tester uses and how far back do they go after a fresh install
    are prices taken from an exchange or from the oracle; gaps in the series; how do i add solana; refresh interval of the quotes
    why do your closing prices differ from tradingview
    15-minute candles stored and combined to longer ones, where and by whom; which three markets do the robots have
    pairs against usdc; does amoy have any candles; where do the trial robots and the tester take their quotes from, in short
    i run a fork and want to know which role reads prices and into which database; hourly and daily bars, computed or stored`,
  "docs/market-data#sources": `
    which sources of prices can i choose for the markets and what does each one offer in volume and history
    chainlink, pools, exchange or synthetic: difference; MARKET_SOURCE values; why is the volume zero in my candles
    can the robots use binance prices instead of the oracle; npm install ccxt, when is it needed
    what happens to the stored candles if i switch the source later; how far back does the history of each source go
    volumeShare null with chainlink
    our members trade on kraken and would prefer its candles in the tester, is this possible and what do i install
    a market disappeared after i changed the source, for what reason is a pair left out
    deepest pool of the pair, when is it chosen; usdt market used in place of usdc, where do i see it
    does the default source cost an api key; prices after each swap in a pool as market data
    why are old candles deleted when the feed for markets is changed; which source has real traded volume
    a member asks why our prices differ from his exchange, which sources could i choose in the settings and what speaks for each
    since we changed to the pools the charts begin only today, were the earlier ones deleted and why
    can the tester work with the volume of the trades, or is it always nought with the source that is set`,
  "docs/market-data#what-a-candle-is": `
    when does a candle close, by the block's time or the server's clock
    open, high, low and close of the 15 minutes: which price is taken for each
    my chart has a hole of half an hour on tuesday, why is it not filled in with the last price
    can a reorganisation change a candle that i've already seen; how old may an oracle price be before it no longer counts
    25 hours for stablecoins; missing candles, gaps list in the api; two rounds with the same timestamp
    definition of a bar in your data; are candles made from final blocks only
    the oracle answered zero once, would this become a price in the series
    what if the aggregator behind a feed is replaced halfway; why is the newest candle half an hour late on my local chain or not
    quant asking: do you forward fill missing bars; candle without a trade; utc boundaries of the quarter hour
    my program expects ninety-six bars per day, but on some days you deliver fewer, are the missing ones filled or left out
    at the moment the price source was silent for two hours, what does the series look like in this time
    from which blocks and whose clock does the end of a quarter of an hour follow`,
  "docs/market-data#reading": `
    how many requests does fetching 400 days of rounds take and how long is it until the charts are complete
    does a crash during the download of candles lose data or write them twice; two bots processes read the same market, who wins
    the node refuses the range of blocks, what does the price reader do; backfill of history: newest first or oldest first
    one request per second limit to the node; our rpc provider bills by call, how many calls does the market backfill make
    can robots run while the history is still being fetched; coverage row of a market; 6 hours of rounds per read
    500 candles of an exchange per read; halving of block ranges
    how is it made sure that a lagging node leaves no gap in the prices; progress of loading prices after a fresh install
    why are charts short on the first day and get longer backwards; idempotent ingestion of candles
    atomic write of bars and coverage
    after a fresh start the charts grow backwards day by day, how long will it take until they're complete and how many calls does it cost
    our node provider limits the range of blocks, does the price reader cope with that or must i set something`,
  "docs/market-data#api": `
    endpoint for candles; read market prices over the api; candles in json; GET /api/markets; interval=3600
    download the series programmatically; max candles per request; list of pairs over http; ohlc json for my notebook
    i'd like to pull two years of hourly prices into my jupyter notebook, what's the request and how many rows per call
    from and to parameters; symbols list; pagination of the series; timestamps in seconds or milliseconds; is a key needed for price data
    GET /api/markets/POL-USDC/candles parameters; newest 20,000 candles, is that the cap of a request
    a daily bar with missing quarter hours, what is it made of in the response
    python script that fetches our pair's bars each morning, which url; list the markets with first and last candle by http
    are open candles returned by the api`,
  "docs/market-data#the-local-world": `
    where do the prices in the local world come from, are they real; npm start has 400 days of candles, who made them
    fixed seed of generated prices; can i use synthetic prices on polygon
    i start the demo twice and get the same price curve each time, is that intended
    generated prices with a crash phase for testing; is the play world's pol price connected with the real market
    does MARKET_SOURCE accept synthetic; fake market for development; the market bot continues the series of the local chain, how
    test data for backtests on my laptop; invented candles in the development world
    could an operator show his members made-up prices by that generator; which part of the repo contains the price generator
    how long is the simulated history locally
    the demo shows a crash of the coin in spring that never happened in reality, who has invented this curve
    we want to record a video and need the same prices at each start, is the invented series always equal`,
};
