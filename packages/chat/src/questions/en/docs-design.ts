import type { OtherWords } from "../other-words.ts";

export const docsDesignQuestions: OtherWords = {
  "docs/adding-a-feature": `
    contribute code; where does new code go; developer guide; add a page; i want to contribute; where do i put new code
    how is the repository organised; write a new page; developer documentation; i'm a developer and want to add a page
    steps to contribute a feature; pull request guide; folder naming convention; scaffold a route; first contribution
    i coded something, where do its files belong; extend the platform; which lists need a line for a new endpoint
    i've got a patch with a new screen for the dashboard and don't know which folder, which test and which list it belongs to
    what must be green before my pull request is looked at; checklist before i open a merge request; where do new api routes register
    we hired a junior who shall add one endpoint, which page shows the order of the steps; do i have to translate a new page too`,
  "docs/architecture": `
    how is the software built; components; overview of the code; what are the parts of the software; overview for developers
    how does the system work technically; overview of the components; which parts does the system have; diagram of the system
    tech stack; fastify, react, postgres: how do they fit; big picture for engineers; component diagram
    which services talk to which; mermaid
    i'm a cto who has to judge this within an hour, where's the one picture of browser, server, database and chain
    does the browser talk to polygon directly or always through your backend; monolith or microservices; what runs where
    what is written in typescript and what in solidity; high level design document; how do data get from a block to my screen`,
  "docs/architecture#events": `
    server sent events; live updates stream; subscribe to events; websocket or sse; stream of new blocks to browsers
    live push endpoint; reconnect of the stream; text/event-stream
    my dashboard clone should refresh itself when a block comes in, is there something to listen to instead of polling
    EventSource url; what happens to a listener after a lost connection; how many open streams can a browser hold; push instead of poll
    is a message sent per block or per member`,
  "docs/architecture#keeper": `
    how does the keeper work inside; duties of the keeper; internals of the settler; batches of distribute
    how does the settler choose gas; replacement of stuck settlement transactions; list of its duties in code
    i read the settling daemon's source and want to know in which order it does its jobs and what it remembers between them
    how does it avoid sending the same batch twice; nonce handling of the daemon; does it bump the fee when a tx hangs
    what does it do if another account has already closed the day; internal loop of the closer`,
  "docs/architecture#layers": `
    which module may import which; layers of the code; dependency rules between packages; structure of the repository
    import boundaries; monorepo map; may the web import the server; layers test fails; what's in packages/protocol
    allowed dependencies; folder table
    the repository test says that my import isn't allowed, which way may the packages depend on each other
    can shared code use node's fs; where does pure logic belong; circular import between two packages; what each workspace is for
    eslint or a test that forbids imports; why can't chat import server`,
  "docs/chat#api": `
    chat api; chatbot endpoint; stream replies; call the chat from a program; chat endpoint; stream of the reply
    post a question over http; sse events of the assistant; integrate the assistant in my own frontend; json body for a question
    what's in the done event; status codes of the assistant's endpoint; curl a question
    i want to put the assistant as a widget on our club's homepage, which address do i post the question to and what comes back
    how do i rate a reply over http; get the earlier messages as json; does the reply arrive in pieces; fetch example for the assistant
    is a token needed to ask by program`,
  "docs/chat#built-in-answers": `
    how does the search behind the answers work; logistic regression; how is the passage ranked; accuracy of the search
    minisearch; how do i teach it a new subject; why was a question refused technically
    how can it reply so fast without any language model behind it; is it bm25, embeddings or something else; which features does it use
    i'm an nlp student and would like to know how the passages are scored and when it says that it doesn't know
    where are the other phrasings of a question kept; percentage of right answers; does the index learn from users' questions`,
  "docs/chat#configure-a-model": `
    use claude or ollama for the chat; connect a language model; local model for the chat; chat with our own ai
    let a llm write the answers; use ollama locally; which providers can the chat use; set up anthropic for the chat
    plug gpt in as writer; mistral through an openai compatible host; per-reply price estimate; the writer's text is rejected, why
    checks before a written answer is shown; vllm; local llama as the writer; what happens if the writer is slow; token budget
    our company pays for an llm already and we'd like it to phrase the replies, what do we have to set
    does the model make things up or is every figure checked; gemini possible?; which model is cheap enough; fall back when the llm is offline
    openrouter key; temperature and max tokens; how do we cap the bill of the llm`,
  "docs/chat#mcp": `
    use it from my ai assistant; mcp server; connect claude desktop; tools over mcp; connect claude to the figures
    use the site from an ai assistant; model context protocol address; cursor or zed can query the figures; stdio bridge
    url ending in /mcp; which tools does the protocol server offer; streamable http; let my desktop assistant read the plan
    claude_desktop_config; is sign in needed for mcp
    i use an ai editor all day and want it to ask your server for rounds and ranks instead of copying figures by hand
    can chatgpt desktop connect to it; json-rpc endpoint for agents; does an agent get my private box; tools/list; agent integration`,
  "docs/chat#storage-and-privacy": `
    where are chats stored; chat_keep_days; when are chats deleted from the database; which table keeps conversations
    purge job of conversations; are conversations in dumps; visitor uuid as the key; member renamed, who sees the old conversation
    max messages in a conversation; crash between question and reply
    our data protection officer asks in which table conversations lie and after how many days they are erased
    is a chat bound to the wallet or to a cookie; right to erasure and chats; retention of assistant logs; can an admin read what people ask
    are ratings stored with the text`,
  "docs/chat#tickets": `
    see the tickets; close a ticket; canopy-admin chat; list of people who want a person; answer tickets of users
    how do i see questions for a person on the command line; list of open tickets; close a ticket as operator
    answer a user's ticket; inbox of unanswered requests for the staff; shell command to read request 12
    who gets the mail of a handed-over conversation; mark as done; queue of people waiting
    does a ticket vanish when the member wipes data; forty messages copy
    a member says he asked for a human yesterday, where do i as the admin find his message and how do i reply
    helpdesk queue; do we get an email per request; how do i mark it as answered; is there a web page for support staff or only a command
    integration with zendesk`,
  "docs/chat#tools": `
    which tools does the chat have; figures the chat can look up; functions the model may call; explain my_round tool
    can a tool write anything; who is allowed my_box; registry of tools; does the model see another member's box
    read-only functions
    we let the model fetch live figures, which calls does it have and can a prompt injection make it send money
    does a function need the member's session; list of callable functions; how do i add my own lookup; what happens on a wrong argument
    limit on calls per question`,
  "docs/growth": `
    cost of settlement as it grows; settlement cost; a million members; what does a settlement cost with many members
    gas of a day with thousands of members; cost of settlement with a million members; how does gas grow with the network
    who pays for settling a huge tree; s-curve estimate; yearly settlement bill; touched nodes; placement and cost
    pol at 100 gwei for a huge network; does the reward cover the closer's gas; scaling cost
    an investor asks what closing a day costs once there are a hundred thousand of us, and if the gas eats the payouts
    does the daily closing get slower with each newcomer; is it linear or logarithmic; upper bound of the gas per day
    cost forecast; block gas limit and a big network; will it still work with ten million`,
  "docs/market-data": `
    price data of markets; market sources; candles endpoint; where does the server get prices; price sources for markets
    add another market; storage of candles; how are 4h candles built; where do bots read quotes on the server; quotes pipeline
    which chains have markets; base interval of stored candles
    which table holds the prices that the tester uses and how far back do they go after a fresh install
    are prices taken from an exchange or from the oracle; gaps in the series; how do i add solana; refresh interval of the quotes
    why do your closing prices differ from tradingview`,
  "docs/market-data#api": `
    endpoint for candles; read market prices over the api; candles in json; GET /api/markets; interval=3600
    download the series programmatically; max candles per request; list of pairs over http; ohlc json for my notebook
    i'd like to pull two years of hourly prices into my jupyter notebook, what's the request and how many rows per call
    from and to parameters; symbols list; pagination of the series; timestamps in seconds or milliseconds; is a key needed for price data`,
  "docs/plan#gas": `
    gas cost of registering; gas per call; how much gas does registering use; gas of a withdrawal
    how much gas does one registration burn; gas used by each function of the plan; cost of a call in gas units
    gas of settling a round; snapshot of gas per function; how heavy is topUp; gas of a name change; cost of settling fifty ids
    worst case registration gas; gas numbers table
    our accountant wants the fee of each action in units so that he can multiply it by the gas price of the day
    is registering dearer at the bottom of a long leg; gas for buying five at once; most expensive function; estimate before i sign
    gas limit i should set by hand`,
  "docs/plan#price": `
    how is the price fixed in the contract; candidate price; price confirmation; second reading within ten percent; updatePOLPrice
    jump above 50 %, candidate rule; who fixes the round's price on chain; stale reading revert; an hour between readings
    as an auditor i ask how the contract turns the oracle's reading into the day's price and what stops a manipulated value
    what if the first buyer of the day sees a wrong quote; max age of the reading; who pays for fixing it; heartbeat of the oracle
    rounding of the pol amount`,
  "docs/plan#ranks": `
    rules of ranks in detail; formula of the share cap; claimRank and collectRank calls; when has a month passed
    windows never overlap; lifetime thousand in code terms; 2,500 x points
    i write a script that claims for me each month and need the exact conditions that the contract checks
    window in blocks or seconds; how are five knights' members proved; what's passed to the claim call; carry-over of an unclaimed pot
    cap on shares per member`,
  "docs/plan#settlement": `
    how does settlement work technically; distribute function; carry; distribute and settle in the contract
    how is a round closed technically; carry, complete, close, credit; dirty flag; batch below 50 ids reverts; who is _sys
    total(root); proof that a round is complete; exNodes
    i want to write my own settler, which members must a batch contain, in what order, and when does the contract accept the end
    what prevents a cheat who leaves out a member; can a batch be replayed; reward for each entry of a batch; state after a half done day
    what is computed off-chain and what on-chain`,
  "docs/plan#use-the-plan-without-this-site": `
    register with cast; topUp by command; acceptance of a moved seat on the command line; shell commands for members
    all contract calls for a member; claimRank from the terminal; how do i join by a raw call
    suppose your domain is seized tomorrow, which commands let my members buy, accept a seat and claim from a terminal
    cast send examples; abi of the member functions; foundry commands for joining; do everything from a script without a browser
    hardhat console instead of the website`,
  "docs/plan#views-in-a-block-explorer": `
    read contract in polygonscan; view functions; call a view; read my box in polygonscan; which function shows my points
    use the contract in a block explorer; PlanViews address; boxOf in the explorer; look up my variance on chain; getters
    read tab shows numbers in wei; which getter has my units
    a journalist wants to see my points without trusting your page, which entry under read contract should he open
    what do i type into the address field of the getter; convert wei to pol in the explorer; public variables of the plan; read proxy or not
    see who my parent is on chain`,
  "docs/report#csv-format": `
    columns of the report csv; csv fields of the report; columns of the report; meaning of the csv columns of the report
    machine readable report; section,item,figure,value,unit; parse the public statistics; download statistics for pandas; rfc 4180
    units of values; net_decile_5
    my spreadsheet shows all in one column and i don't know what item and unit mean in your file of statistics
    is the decimal sign a dot; encoding of the export; import the statistics into r; does the layout change between versions; header row`,
  "docs/report#simulator": `
    outcome simulator; simulate a network; try parameters; try a network with different numbers; simulator of outcomes
    sliders under the statistics; seed and draw; dailyGrowth; what does the model leave out; is it exact or random; worker
    a year of newcomers modelled
    before i bring in my family i'd like to play through what becomes of the last ones who join, which assumptions does your model make
    same seed same result?; does the model assume random placement; monte carlo; can i export the outcome; how many members at most`,
  "docs/report#solvency": `
    how solvency is computed; assets and liabilities; held and owed; surplus; unknownExcess; list of debts; uncollectedShares
    is held at least owed; openRounds and monthPot
    as an auditor: which debts do you add up and against which balance, and what's the line that isn't explained
    does it count money of days not closed; proof of reserves; can held be less than owed for a moment; donations sent to the contract
    balance sheet of the contract`,
  "docs/security": `
    contract attacks; threat model; security of the contract; what attackers can try; known risks of the contract; invariants
    which attacks were tested; attack surface of the plan; known weaknesses; sybil farm; reentrancy; front running the settlement
    mev; griefing; what can a hostile miner do
    our security team must sign this off, where do you say what an attacker with money, a bot farm or a node could do
    how's the oracle protected against manipulation; flash loan attack; can a miner reorder entries for profit; list of assumptions
    self-review of the solidity`,
  "docs/security#disclosed-risks": `
    list of accepted risks; what's known and not fixed; residual risk of the plan contract; which problems do you admit
    documented weaknesses
    what do you yourselves say isn't solved, before i recommend this to my clients
    risks that remain after all tests; won't fix list; caveats for due diligence; what could still go wrong with the contract
    known limitations that an auditor would flag`,
  "docs/security#faults-and-their-tests": `
    which bugs do the contract tests look for; faults and the tests that find them; list of attacks with the test of each
    mutation tests of the contract; mutants killed; which test catches a wrong share; table of bugs planted
    coverage of attacks by tests; rounding exploit test
    if i change one line of the contract for the worse, does some test turn red, and where's the table of that
    which test covers overflow; planted errors; is every require tested; kill rate; who tests the tests`,
  "docs/security#invariants": `
    which invariants hold for the contract; what is always true of the plan contract; properties that the fuzz tests check
    invariant tests of the contract; what must never be violated; sum of boxes never above balance; properties under random calls
    echidna; units conserved; assertion list; what's checked after every call
    i'd like to run your fuzzer overnight, what are the statements that must hold after any sequence of calls
    conservation of money in the contract; properties for certora; how many runs and what depth; solvency as a property; handler of the fuzzer`,
  "docs/strategies": `
    list of strategies in detail; how strategies work; pure functions for trading; engine of the tester; package of indicators
    module overview of trading code; deterministic engine
    i want to write my own trading rule in typescript, which functions does the engine call and may they look at the future
    api of a strategy; where are rsi and the moving averages; can i use the package outside of the site; state of a rule between steps`,
  "docs/strategies#candles-from-a-csv": `
    csv format of candles; columns of the csv; file format of prices; parseCandlesCsv; newest row first; nanosecond timestamps
    high below low error; missing volume column; accepted delimiters
    my broker's export has date, open, high, low, close and a semicolon, will your importer take it
    which date formats are read; max rows of an import; duplicate timestamps; line number in the import error; unix time or iso`,
  "docs/strategies#how-a-backtest-fills": `
    fill price; at which price does a backtest buy; next open; half spread; impact and volume share; skipped decisions
    intra-candle touch ignored; order filled at which moment
    why is the price at which the test buys a bit worse than the close that i see in the chart
    does it trade on the same bar as the signal; slippage model of the tester; partial fills; lookahead bias; order bigger than the volume`,
  "docs/strategies#statistics": `
    definition of sortino; how's the sharpe computed; what does calmar mean; profit factor formula; exposure figure
    expectancy of a trade; longest drawdown days; alpha and beta in the result; win rate counted how
    i compared your sharpe with my own in excel and get another number, which formula and which risk-free rate do you take
    annualised with 365 or 252 days; is drawdown from closes or lows; sample or population deviation; what counts as a trade`,
  "docs/swap#exchanges": `
    which routers and factories; venues of the swap; quoterv2; algebra dynamic fee; hop through weth; router addresses by venue
    fee tiers 0.05 and 0.3; multicall
    our lawyer wants to know through which contracts a member's conversion goes and at which addresses they are
    does it use an aggregator like 1inch; uniswap v3 pools only?; quickswap v2; which fee levels are tried; route over two pools`,
  "docs/swap#for-operators": `
    swap settings for operators; addresses of exchanges; configure the swap; turn the swap off; addresses of the routers
    is there an env for the exchange page; eth_call with state override; which feeds does the page read; hide the exchange page
    compare router addresses before opening; amoy message
    we run our own copy and don't want the conversion page there, or only with our own router addresses, where is that set
    do we earn a fee from conversions; does our backend see the trades; testnet and the conversion page; token list maintenance`,
  "docs/swap#what-it-does-not-do": `
    limit orders in the exchange page; cross-chain bridge here; gasless trades; dollar cost averaging in the swap
    other chains supported for swapping
    will it hold an order until my price comes, or send coins over to ethereum or bsc
    does the page do recurring buys; stop loss for a conversion; fiat payout; split orders across venues; mev protection`,
  "docs/swap#when-it-does-not-work": `
    swap problems; reasons a swap is refused; table of messages when converting; paused or blocked transfers
    more than the pools hold; could not check the fee; message and remedy; contract purse refuses pol
    a member sends me a screenshot of a refused conversion, where's the table with each message and its cause
    what does "price moved" mean for support staff; token with a transfer tax; quote comes back empty; revert reason of the router`,
  "docs/tree-format": `
    binary format of the tree; file format; parse the tree file; read tree file; how do i read the tree file
    binary file of the tree; parse the tree; how is the tree file encoded; write a reader for the tree file
    binary layout of the tree; CNPY header; bits per leg; decoder in rust; application/vnd.canopy.tree; size for a million seats
    download latest tree file; preorder; sections
    i write a viewer in go and need to know byte for byte how seats, legs and names are stored in the downloadable file
    endianness of the header; how do i find the children of a node in the file; checksum of the tree file; version number in the header
    varint or fixed width; compress with brotli`,
  "docs/vault#rules": `
    rule parameters of a vault; trigger, floor and interval in wei terms; rebalance parameters; rule struct; lossADay
    expiry field; minimum trade a dollar; price more than 20 % off
    i'd like to set a rule by script, in what units are trigger and floor and what makes the contract refuse it
    max slippage field; how are two tokens' weights given; how often may a rule execute; solidity struct of a rule; encode expiry`,
  "docs/vault#trust": `
    trust model of the vault; what must i trust when using one; chainlink as trusted party; powers of deployer afterwards
    assumptions; hostile executor bounds
    which parties could hurt me if i put ten thousand in, the oracle, the exchange, the executor or you
    is there an admin key on it; upgradeable vault?; what if the oracle feeds it a false price; worst case with a hostile executor; who can pause a vault`,
  "docs/vault#use-a-vault-without-us": `
    call vault contract directly; withdrawAll by hand; cast commands for a vault; call the vault by hand; cast send withdrawAll
    use my vault with the command line; create via factory with cast; setRule from the shell; encode a rule; deposit transfer
    execute(uint256); list my vaults by events; ethers example
    your site is down and my coins are in a vault, which commands in a terminal get them out
    abi of the vault; find the address of my own vault by hand; approve and deposit by script; cancel a rule with foundry
    polygonscan write contract for the vault`,
  "docs/verify": `
    npm run verify; compare index with contract; verify command; verify a server against the contract
    compare my index with the contract; check the database against the chain; does my server have correct data
    exit code 2 of verify; sample of 200 members; archive node for past block; prints a table of differences
    rebuild from events in a temp db; check somebody else's site
    i run a mirror of the site and want proof each night that its figures are the ones of the contract, what do i put into cron
    how long does the comparison take; can it run against someone's public api; needs archive data?; integrity check of the index
    what do i do when it prints differences`,
  "docs/verify#compared-figures": `
    which figures does verify compare; what is checked against the contract by npm run verify; differences printed by verify
    is the report part of the check; variances of both legs to the wei; month pots checked?; list of fields compared
    links between rounds
    does the nightly comparison cover names, boxes and points or just the totals
    are rank shares compared; which tables are left out; sampled or complete; tolerance of a wei; is the history of payments checked`,
};
