import type { PassageQuestions } from "../passage-questions.ts";

export const docsTradingQuestions: PassageQuestions = {
  "docs/strategies": `
    list of strategies in detail; how strategies work; pure functions for trading; engine of the tester; package of indicators
    module overview of trading code; deterministic engine
    i want to write my own trading rule in typescript, which functions does the engine call and may they look at the future
    api of a strategy; where are rsi and the moving averages; can i use the package outside of the site; state of a rule between steps
    is the backtester the same code in the browser and on the server; does the trading package read a clock or the network
    import your indicators into my own node script; next to what is each result shown; hold and dca comparison in the engine
    introduction for developers to the package with the trading rules; forecast or not, what the package claims`,
  "docs/strategies#kinds": `
    which kinds of strategies exist and which of them may go live
    what do the parameters band, target, mostBase mean for rebalance; how does the grid decide, levels between low and high
    each fill flips it; trailing-stop distance; rsi-reversal low and high; bollinger width
    why may average-cross not run in a vault; dca that missed several intervals, does it catch up with several trades
    list of all strategy kinds with parameters and live yes or no
    i'd like to run a bollinger robot with real coins, why isn't it offered; moving average crossover settings fast and slow
    exponential variant; stop-loss sells all or an amount, once or each time; take-profit trigger at or above
    which robots are limited to paper and for what reason; live column; json of a grid strategy: what is amount
    does the rebalance robot sell back to the target or just to the edge of the band
    i wrote a rule with two moving averages and wonder why the page never offers to let it trade for real
    which parameters does a ladder of buy and sell prices need, and what does each rung do after it was filled
    is there a table of all the kinds with what they decide and whether a vault can carry them out`,
  "docs/strategies#limits": `
    maximumDrawdown, dailyLoss, cooldown, kill switch: what does each do
    my robot made no trades for the rest of the day after a drop, which limit was it
    stop permanently when the value falls so far below its peak; does the drawdown limit sell everything; sellsWhenStopped
    what about a vault; when does a daily loss limit reset; utc day; seconds to wait after a fill; pause after a trade
    risk limits that work for every kind of strategy; emergency stop of a strategy, is the last decision still executed
    can a robot start again after the maximum drawdown was hit; circuit breaker settings for trading rules; loss guard per day
    difference between the daily loss of a strategy and a permanent stop
    my robot has been standing still since the drop on tuesday morning although the price came back, which safety rule holds it
    what is the difference between the loss of a day and the fall from the highest value, and which of them ends the robot for good`,
  "docs/strategies#how-a-backtest-fills": `
    fill price; at which price does a backtest buy; next open; half spread; impact and volume share; skipped decisions
    intra-candle touch ignored; order filled at which moment
    why is the price at which the test buys a bit worse than the close that i see in the chart
    does it trade on the same bar as the signal; slippage model of the tester; partial fills; lookahead bias; order bigger than the volume
    at the close or the next open, when does a simulated trade happen
    my stop was touched inside the candle but nothing was sold in the test, why
    small trades are skipped because of gas, how's that counted; half the spread and impact, formula of the simulated price
    order larger than the candle's volume, what happens with the rest; do balances and costs add up at every candle, is it checked`,
  "docs/strategies#what-keeps-a-backtest-honest": `
    how do i know that a backtest doesn't peek into the future; no look-ahead: how is it enforced and tested
    is the result the same on every machine; deterministic, no Math.random
    fees and slippage included by default or is it free trading; are missing candles filled up in a test; gaps are gaps
    overfitting: how does your tool stop me from fooling myself; is a paper bot the same code as a backtest
    sceptical trader: all backtests lie, what do you do against that; rules that make a test reproducible and fair
    property tests cut candles off; integrity of the tester, peer review; does a search admit how many trials it made
    survivorship, curve fitting, lookahead: which of these do you address; what speaks for the honesty of your simulations
    every seller of trading robots shows wonderful curves, what have you built in so that your test can't cheat me
    how can i be certain that the rule didn't see tomorrow's price when it decided today`,
  "docs/strategies#paper-bots": `
    how does the server run a paper bot: step for each closed candle; with which candle does a bot begin after it is created
    what are hold and dca in the comparison of a paper bot and how is the dca share chosen
    would a backtest over the same candles give the same trades as the paper bot
    what does the log of a bot contain: a line for the decision and one for the result; when may a kind go live after paper
    BOTS_PAPER_DAYS in the strategies page; a tenth a week in the comparison, why; is the state of a bot stored between candles
    stateless step; developer view of trial robots; comparison lines of a paper run
    decision at the close and fill at the next open, in the log of a bot; engine behind the members' paper robots
    my trial robot and a test over the same days should give the same trades, do they, and where do i compare the two
    from which candle does a new trial robot begin, and what is it compared with`,
  "docs/strategies#searching-parameters": `
    what is the deflated sharpe ratio and why below 95 % not significant
    walk-forward: how many blocks are used for choosing and how many for testing; hold-out of the last fifth, used how often
    searchParameters: grid of all combinations or random ones; AbortSignal
    i tried 500 settings and the best looks great, how do you tell me it is luck
    try all settings button: what does it compute after the search
    splitByRegime: rising, falling and sideways, how is each defined; fewer than 99 candles, no walk-forward
    minimum data for an optimisation; optimise a strategy without overfitting, which functions does the package have
    hyperparameter search in a web worker; createSearchWorker; does every test part start with cold indicators and no position
    regime table in the result: what counts as a falling market; multiple testing correction in the optimiser
    bailey lopez de prado
    i let it try four hundred settings and got a fantastic one, but next to it stands a low probability, what is it telling me
    how does the check with blocks that move forward work, and what is kept for the very last test`,
  "docs/strategies#statistics": `
    definition of sortino; how's the sharpe computed; what does calmar mean; profit factor formula; exposure figure
    expectancy of a trade; longest drawdown days; alpha and beta in the result; win rate counted how
    i compared your sharpe with my own in excel and get another number, which formula and which risk-free rate do you take
    annualised with 365 or 252 days; is drawdown from closes or lows; sample or population deviation; what counts as a trade
    why is the yearly return empty for a test of eight months; 365.25 days and no risk-free rate in your ratios, correct?
    literature sources for sharpe, sortino and drawdown definitions; null instead of infinity in the figures, when
    how long until a peak is reached again, which figure shows it; is sortino's downside taken against zero`,
  "docs/strategies#candles-from-a-csv": `
    csv format of candles; columns of the csv; file format of prices; parseCandlesCsv; newest row first; nanosecond timestamps
    high below low error; missing volume column; accepted delimiters
    my broker's export has date, open, high, low, close and a semicolon, will your importer take it
    which date formats are read; max rows of an import; duplicate timestamps; line number in the import error; unix time or iso
    i exported bitcoin prices from my exchange with tabs and the newest line on top, will it be read
    no volume column in my file, what do i set; candles closer than the usual interval, error with line number
    time zone of dates without a zone in the price file; unix time in nanoseconds accepted?
    upload of own historical prices, accepted headers`,
  "docs/strategies#repeating-a-backtest": `
    npm run backtest file.json, what does it print; how can a reader repeat the backtest that i publish in my blog
    format of the backtest file: candles, kind, parameters, settings, seed; exit code 1 or 2 of the backtest command
    canopy-backtest version 1; unknown fields refused; can the file point to a csv of candles next to it
    compare statistics to nine digits, why not all; reproducibility: give a colleague my test as one file
    command line check of someone's claimed results; writeBacktestFile output; seed of the resamples
    a forum user posted a json of his robot's results, how do i verify it at home
    a blogger published a file with the results of his rule, with which command can i recompute them and what does it compare
    i want to hand my test to my tutor so that she gets the same digits, what does the file contain`,
  "docs/swap": `
    technical overview of the swap page: who sends what to whom; does the server take part in a swap or just the browser
    is a contract of the project involved in a conversion, for the audit file; architecture of /dashboard/swap
    which node does the browser read; does the operator's backend see or route the exchange
    developer docs of the exchange page, beginning; router returns the token to the same wallet
    one transaction to a public router, no custody: is that documented
    legal counsel: is the operator an intermediary in the exchange, technically; swap feature design in short
    frontend only exchange page; does it work while the backend is down
    our lawyers ask whether a contract or a server of the operator stands between the member's wallet and the exchange`,
  "docs/swap#exchanges": `
    which routers and factories; venues of the swap; quoterv2; algebra dynamic fee; hop through weth; router addresses by venue
    fee tiers 0.05 and 0.3; multicall
    our lawyer wants to know through which contracts a member's conversion goes and at which addresses they are
    does it use an aggregator like 1inch; uniswap v3 pools only?; quickswap v2; which fee levels are tried; route over two pools
    through which middle tokens may a two-pool route go; why is a conversion never split across both venues
    pol to wpol: deposit or withdraw without an exchange, on which contract; how many uniswap pools per pair are considered
    which quoter and router versions are used; dynamic fee venue; does the router wrap and unwrap by itself`,
  "docs/swap#quotes": `
    how does the page compute the best route with every block; are quotes compared before or after gas
    gas converted at which price; multicall per block; which quoters are asked and in what order
    why is a route left out if its pools cannot fill the whole amount; how does it get the price after the swap on quickswap
    quotes twice the amount; when does a quote expire and why may the outcome differ from it, technically
    routing algorithm of the exchange page; decision 24; what if no price of gas in the token is known
    a pool without liquidity in the routing; candidates of a route; quant: does the page simulate the swap or use reserves
    how exact is the quote if no one else trades in the pools; each block two calls to the node, for what
    why did the page prefer the offer with fewer coins, does it take the gas into account and at which price
    how does the browser find the best path through the pools with each block, in steps please`,
  "docs/swap#before-you-sign": `
    what does each figure of the review mean: impact, minimum, deadline, oracle, network fee
    the page warns that the quote is 3 % worse than chainlink's price, what is compared
    deadline of the transaction 1 to 60 minutes, why is it there; how is price impact defined, before or after pool fees
    which part stays approved after an exact purchase, in the docs; usdt approval set to zero first; exact approval
    the price went past my limit in the review, why am i offered the other exchange
    oracle comparison shown as unknown on the confirm screen; review dialog explained for testers; maximum sent
    without a deadline what could happen to a transaction that waits for days
    figures in the last step of a conversion, which formula is behind each
    does a change of venue need another approval and what happens to the first
    our support needs an explanation of each line on the last screen, impact, limit, deadline, comparison with the price source, network cost
    the last screen warned that the offer is four percent worse than chainlink's price, what exactly is compared and should one stop`,
  "docs/swap#tokens": `
    where is the list of swap tokens in the source; how does the page detect a token with a transfer tax; TransferProbe.sol
    canopy-swap-tokens in local storage, how many are remembered; invisible characters in a token's name, what does the page do
    why does the history leave out swaps of a token that i removed; state override call to measure what arrives
    node can't simulate, token refused; how do i add a token to the list as developer
    name and symbol of an unknown token come from where; fee on transfer tokens in the exchange page, technical check
    deployments-polygon.ts; homoglyph symbols and fake usdc in the picker
    honeypot detection in the token picker: what exactly is simulated
    how does the page notice that a token keeps a part of every transfer although the exchange's quoter doesn't
    where are the accepted tokens stored in the browser, and where in the code is the fixed list`,
  "docs/swap#when-it-does-not-work": `
    swap problems; reasons a swap is refused; table of messages when converting; paused or blocked transfers
    more than the pools hold; could not check the fee; message and remedy; contract purse refuses pol
    a member sends me a screenshot of a refused conversion, where's the table with each message and its cause
    what does "price moved" mean for support staff; token with a transfer tax; quote comes back empty; revert reason of the router
    it says that transfers of this token are paused or blocked, whose fault is it
    the exchange may not take this much, what's the remedy; message: more than the pools hold
    error texts of the exchange page with reason and solution; could not be checked whether the token keeps part of a transfer
    no pool or no liquidity, what next`,
  "docs/swap#history": `
    how does your swaps find trades that were built by another site
    how many blocks does the list search at first and how many with search further back; canopy-swap-records holds what
    quotes of the last 200 swaps; eth_getLogs windows of 2,000 blocks; node refuses the range
    price in the history, from the pools' events or the quote
    a swap from my other browser is compared with the limit instead of the quote, why
    csv of swaps: exact amounts and searched blocks in the file name; transfers to and from the wallet as the source of the list
    why is pol without an address in the csv; implementation of the swap list; does the server store my trades
    developer: how to extend the search of old swaps; why does the list start only an hour back
    how does the list of exchanges come about without a server, and why does it start with only an hour
    in the downloaded list pol has no address, and the name of the file contains block numbers, why`,
  "docs/swap#links": `
    link that opens the swap page with the form filled in; deep link to swap 12.5 pol to usdc
    query parameters from, to, amount, side; can i send a friend a url with the tokens and the amount already chosen
    side=exactOut in the address of the swap page; does opening such a link send anything by itself; dangerous prefilled link?
    url parameters of the exchange page; invalid values in the link
    put a convert button on our club page that leads to the right pair; bookmark for my weekly conversion
    preset pair in the address; which names may stand in from and to, symbols or contract addresses; prefill the swap form
    i'd like to send my team a link that opens the exchange page with twenty usdc already typed in, how must it look
    is it harmful if somebody sends me a link with the amount filled in, does it start something by itself`,
  "docs/swap#for-operators": `
    swap settings for operators; addresses of exchanges; configure the swap; turn the swap off; addresses of the routers
    is there an env for the exchange page; eth_call with state override; which feeds does the page read; hide the exchange page
    compare router addresses before opening; amoy message
    we run our own copy and don't want the conversion page there, or only with our own router addresses, where is that set
    do we earn a fee from conversions; does our backend see the trades; testnet and the conversion page; token list maintenance
    is there anything to set up for the conversion page or does the chain decide
    our node rejects state overrides, what stops working on the exchange page
    compare the multicall and usdc addresses with official documentation, where is your list
    amoy shows a message instead of exchanges, ok?; requirements for PUBLIC_RPC_URL from the exchange page
    host's checklist before opening the exchange page to members`,
  "docs/swap#test-it-locally": `
    how do i run the tests of the swap package; vitest project; try swapping with play money on my own machine
    dai and link in the local world show odd messages, why; which commands test the exchange page; npm test e2e for swap
    local exchange for developers: does each account have tokens; reproduce a low liquidity message on localhost
    i changed the swap form, which tests should i run; is there a bot that moves prices while i test
    practise conversions without risk before using the real one, on a laptop; how do i see the no liquidity error of the swap
    before touching the code of the exchange page i'd like to try it with toy coins on my machine and run its tests, how`,
  "docs/swap#what-it-does-not-do": `
    limit orders in the exchange page; cross-chain bridge here; gasless trades; dollar cost averaging in the swap
    other chains supported for swapping
    will it hold an order until my price comes, or send coins over to ethereum or bsc
    does the page do recurring buys; stop loss for a conversion; fiat payout; split orders across venues; mev protection
    can i bridge from arbitrum with this page; why no limit orders; would you need a contract or server for that
    swap without holding pol for the fee, gasless; missing features of the exchange page compared with 1inch or matcha
    routes through three pools; is there a twap or recurring order`,
};
