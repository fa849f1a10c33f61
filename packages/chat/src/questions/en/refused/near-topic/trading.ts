/** Trading elsewhere: lending, pools, brokers, indicators, signals and other firms' bots. */
export const tradingMessages = `
  what leverage should a beginner take on gmx; how is funding calculated on dydx perpetuals; i got liquidated on aave at 3 am, can i appeal
  health factor 1.08, do i repay or add collateral; borrow usdc against eth on compound, which ratio is safe; is morpho better than aave
  curve pool is unbalanced, do i lose if i exit now
  impermanent loss on a weth usdc range of 10 percent either side, calculate it
  which range would you set for liquidity in the pol usdc pool of uniswap
  how do i provide liquidity on quickswap myself and collect the fees as an lp
  does uniswap v4 have hooks for limit orders; how do i place a limit order on 1inch; cow swap surplus, what is that
  paraswap staking closed; pancakeswap prediction strategy; sushiswap onsen farms; balancer boosted pool apr
  convex lock or vote, which earns more; pendle yt explained, can i lose all; ethena susde yield falls, get out or stay
  is a 40 percent stablecoin farm on a new chain a rug; beefy finance polygon vaults apy; yearn vault for usdc, what does it make
  is the yearn vault safer than the aave one; harvest finance vault stuck funds; how does a bitcoin vault with covenants work
  gains network dai vault losses; sommelier vault strategy; which robo advisor is better than a trading bot
  3commas dca bot settings for ada; pionex says my grid bot is out of range; bitsgap trial cancel; cryptohopper template that works
  hummingbot market making on gate; freqtrade backtest shows zero trades, my config is below; how do i connect tradingview alerts to bybit
  tradingview premium discount code; pine script strategy.exit does not fire; mt4 expert advisor for gold scalping
  how many pips is a safe stop on eurusd; which forex broker has the lowest spread in nigeria; ftmo challenge in 10 days, tips
  topstep payout rules; prop firm that allows weekend holding; copy trading on bingx, whom should i copy
  is the gold bot my cousin sells on instagram for 300 euro good; sandwich bot tutorial; how do i front run a token launch
  telegram sniper bot maestro vs banana gun; unibot fee; trojan bot on solana lost my key; build me a bot that buys every new coin on base
  arbitrage between binance and kucoin, does it still work; triangular arbitrage in python; flash loan attack, how is it done
  flash loans for beginners with no money; mev protection rpc from flashbots, how do i add it; is delta neutral with perps worth it
  basis trade explained; what's an iron condor; options on deribit for beginners; sell covered calls on my bitcoin
  how do i hedge 5 eth until june; what does open interest tell me; order block and fair value gap explained; ict silver bullet strategy
  elliott wave count of bitcoin please; is the head and shoulders on the eth chart valid; golden cross on the weekly, is this bullish
  which candlestick pattern wins most; how do i read a heikin ashi chart; best settings for macd on 15 minutes for dogecoin
  what rsi length do professionals use for swing trading stocks; fibonacci levels for the last pol leg up
  is pol oversold right now, look at the chart; where's the next support for pol; should i short pol with 5x
  put a stop at which price if i bought pol at 0.71; what's your take on pol against eth this quarter
  is it a good moment to go from pol into usdc, or wait for the bounce; give me three coins to trade this weekend
  your signal for today please; long or short?; what time of day is bitcoin most volatile; does the market close on sundays for crypto
  what moves weth more, the fed or the merge news; how much will wbtc fall if the custodian fails, in your view
  is wbtc still custodied by bitgo; cbbtc or wbtc; usdt0 versus usdt, who issues it and is it insured
  is usdc going to depeg again like in 2023; how do i cash usdc out at circle directly; get rich with 100 dollars in a month, realistic plan
  how much does a full time trader make in india; can i live from day trading with 20k; best book about trading psychology
  i keep revenge trading, how do i stop; lost 9k on futures, how do i tell my wife; how do i recover from a trading loss mentally
  trading journal template in notion; risk per trade one or two percent; kelly criterion for a 55 percent win rate
  what is a good sharpe ratio for a hedge fund; monte carlo simulation of my equity curve in excel; walk forward in amibroker
  which data vendor has tick data for nasdaq futures; free historical options data; yahoo finance api stopped working
  alpaca paper account reset; interactive brokers paper login; thinkorswim paper money is delayed, how do i get real time
  quantconnect lean on windows; backtrader multiple data feeds; vectorbt portfolio from signals, error with shapes; zipline alternative
  how do i backtest a wheel strategy on spy; does machine learning predict prices; train an lstm on bitcoin closes
  reinforcement learning trading agent on github; chatgpt as a trader, results?; what is renaissance technologies secret
  how did citadel make money last year; how do market makers see my stop loss at etoro; is my broker trading against me
  cfd vs spread betting in the uk; pattern day trader rule with 15k; margin call at schwab, how many days; short squeeze candidates
  gamestop news; silver price tomorrow; oil futures expire when; natural gas price forecast winter; wheat futures margin
  soybean round turn cost; carbon credits trading for individuals; sports arbitrage betting software; matched betting beginner
  value bets for tonight; casino bot for roulette; aviator predictor; crash game strategy on stake; stake.us vip rank benefits
  how do i self exclude from all casinos; binary options is it legal in the eu; pocket option withdraw problem; quotex otc signals
  olymp trade blitz; iq option bonus cannot withdraw; deriv synthetic indices boom 1000 bot; xm bonus withdrawal
  exness leverage unlimited, wise?
`;
