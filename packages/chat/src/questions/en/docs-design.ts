// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const docsDesignQuestions: OtherWords = {
  "docs/adding-a-feature": `
    contribute code; where does new code go; developer guide; add a page; i want to contribute; where do i put new code
    how is the repository organised; write a new page; developer documentation; i'm a developer and want to add a page
    steps to contribute a feature; pull request guide; folder naming convention; scaffold a route; first contribution
    i coded something, where do its files belong; extend the platform; which lists need a line for a new endpoint`,
  "docs/architecture": `
    how is the software built; components; overview of the code; what are the parts of the software; overview for developers
    how does the system work technically; overview of the components; which parts does the system have; diagram of the system
    tech stack; fastify, react, postgres: how do they fit; big picture for engineers; component diagram
    which services talk to which; mermaid`,
  "docs/architecture#events": `
    server sent events; live updates stream; subscribe to events; websocket or sse; stream of new blocks to browsers
    live push endpoint; reconnect of the stream; text/event-stream`,
  "docs/architecture#keeper": `
    how does the keeper work inside; duties of the keeper; internals of the settler; batches of distribute
    how does the settler choose gas; replacement of stuck settlement transactions; list of its duties in code`,
  "docs/architecture#layers": `
    which module may import which; layers of the code; dependency rules between packages; structure of the repository
    import boundaries; monorepo map; may the web import the server; layers test fails; what's in packages/protocol
    allowed dependencies; folder table`,
  "docs/chat#api": `
    chat api; chatbot endpoint; stream replies; call the chat from a program; chat endpoint; stream of the reply
    post a question over http; sse events of the assistant; integrate the assistant in my own frontend; json body for a question
    what's in the done event; status codes of the assistant's endpoint; curl a question`,
  "docs/chat#built-in-answers": `
    how does the search behind the answers work; logistic regression; how is the passage ranked; accuracy of the search
    minisearch; how do i teach it a new subject; why was a question refused technically`,
  "docs/chat#configure-a-model": `
    use claude or ollama for the chat; connect a language model; local model for the chat; chat with our own ai
    let a llm write the answers; use ollama locally; which providers can the chat use; set up anthropic for the chat
    plug gpt in as writer; mistral through an openai compatible host; per-reply price estimate; the writer's text is rejected, why
    checks before a written answer is shown; vllm; local llama as the writer; what happens if the writer is slow; token budget`,
  "docs/chat#mcp": `
    use it from my ai assistant; mcp server; connect claude desktop; tools over mcp; connect claude to the figures
    use the site from an ai assistant; model context protocol address; cursor or zed can query the figures; stdio bridge
    url ending in /mcp; which tools does the protocol server offer; streamable http; let my desktop assistant read the plan
    claude_desktop_config; is sign in needed for mcp`,
  "docs/chat#storage-and-privacy": `
    where are chats stored; chat_keep_days; when are chats deleted from the database; which table keeps conversations
    purge job of conversations; are conversations in dumps; visitor uuid as the key; member renamed, who sees the old conversation
    max messages in a conversation; crash between question and reply`,
  "docs/chat#tickets": `
    see the tickets; close a ticket; canopy-admin chat; list of people who want a person; answer tickets of users
    how do i see questions for a person on the command line; list of open tickets; close a ticket as operator
    answer a user's ticket; inbox of unanswered requests for the staff; shell command to read request 12
    who gets the mail of a handed-over conversation; mark as done; queue of people waiting
    does a ticket vanish when the member wipes data; forty messages copy`,
  "docs/chat#tools": `
    which tools does the chat have; figures the chat can look up; functions the model may call; explain my_round tool
    can a tool write anything; who is allowed my_box; registry of tools; does the model see another member's box
    read-only functions`,
  "docs/growth": `
    cost of settlement as it grows; settlement cost; a million members; what does a settlement cost with many members
    gas of a day with thousands of members; cost of settlement with a million members; how does gas grow with the network
    who pays for settling a huge tree; s-curve estimate; yearly settlement bill; touched nodes; placement and cost
    pol at 100 gwei for a huge network; does the reward cover the closer's gas; scaling cost`,
  "docs/market-data": `
    price data of markets; market sources; candles endpoint; where does the server get prices; price sources for markets
    add another market; storage of candles; how are 4h candles built; where do bots read quotes on the server; quotes pipeline
    which chains have markets; base interval of stored candles`,
  "docs/market-data#api": `
    endpoint for candles; read market prices over the api; candles in json; GET /api/markets; interval=3600
    download the series programmatically; max candles per request; list of pairs over http; ohlc json for my notebook`,
  "docs/plan#gas": `
    gas cost of registering; gas per call; how much gas does registering use; gas of a withdrawal
    how much gas does one registration burn; gas used by each function of the plan; cost of a call in gas units
    gas of settling a round; snapshot of gas per function; how heavy is topUp; gas of a name change; cost of settling fifty ids
    worst case registration gas; gas numbers table`,
  "docs/plan#price": `
    how is the price fixed in the contract; candidate price; price confirmation; second reading within ten percent; updatePOLPrice
    jump above 50 %, candidate rule; who fixes the round's price on chain; stale reading revert; an hour between readings`,
  "docs/plan#ranks": `
    rules of ranks in detail; formula of the share cap; claimRank and collectRank calls; when has a month passed
    windows never overlap; lifetime thousand in code terms; 2,500 x points`,
  "docs/plan#settlement": `
    how does settlement work technically; distribute function; carry; distribute and settle in the contract
    how is a round closed technically; carry, complete, close, credit; dirty flag; batch below 50 ids reverts; who is _sys
    total(root); proof that a round is complete; exNodes`,
  "docs/plan#use-the-plan-without-this-site": `
    register with cast; topUp by command; acceptance of a moved seat on the command line; shell commands for members
    all contract calls for a member; claimRank from the terminal; how do i join by a raw call`,
  "docs/plan#views-in-a-block-explorer": `
    read contract in polygonscan; view functions; call a view; read my box in polygonscan; which function shows my points
    use the contract in a block explorer; PlanViews address; boxOf in the explorer; look up my variance on chain; getters
    read tab shows numbers in wei; which getter has my units`,
  "docs/report#csv-format": `
    columns of the report csv; csv fields of the report; columns of the report; meaning of the csv columns of the report
    machine readable report; section,item,figure,value,unit; parse the public statistics; download statistics for pandas; rfc 4180
    units of values; net_decile_5`,
  "docs/report#simulator": `
    outcome simulator; simulate a network; try parameters; try a network with different numbers; simulator of outcomes
    sliders under the statistics; seed and draw; dailyGrowth; what does the model leave out; is it exact or random; worker
    a year of newcomers modelled`,
  "docs/report#solvency": `
    how solvency is computed; assets and liabilities; held and owed; surplus; unknownExcess; list of debts; uncollectedShares
    is held at least owed; openRounds and monthPot`,
  "docs/security": `
    contract attacks; threat model; security of the contract; what attackers can try; known risks of the contract; invariants
    which attacks were tested; attack surface of the plan; known weaknesses; sybil farm; reentrancy; front running the settlement
    mev; griefing; what can a hostile miner do`,
  "docs/security#disclosed-risks": `
    list of accepted risks; what's known and not fixed; residual risk of the plan contract; which problems do you admit
    documented weaknesses`,
  "docs/security#faults-and-their-tests": `
    which bugs do the contract tests look for; faults and the tests that find them; list of attacks with the test of each
    mutation tests of the contract; mutants killed; which test catches a wrong share; table of bugs planted
    coverage of attacks by tests; rounding exploit test`,
  "docs/security#invariants": `
    which invariants hold for the contract; what is always true of the plan contract; properties that the fuzz tests check
    invariant tests of the contract; what must never be violated; sum of boxes never above balance; properties under random calls
    echidna; units conserved; assertion list; what's checked after every call`,
  "docs/strategies": `
    list of strategies in detail; how strategies work; pure functions for trading; engine of the tester; package of indicators
    module overview of trading code; deterministic engine`,
  "docs/strategies#candles-from-a-csv": `
    csv format of candles; columns of the csv; file format of prices; parseCandlesCsv; newest row first; nanosecond timestamps
    high below low error; missing volume column; accepted delimiters`,
  "docs/strategies#how-a-backtest-fills": `
    fill price; at which price does a backtest buy; next open; half spread; impact and volume share; skipped decisions
    intra-candle touch ignored; order filled at which moment`,
  "docs/strategies#statistics": `
    definition of sortino; how's the sharpe computed; what does calmar mean; profit factor formula; exposure figure
    expectancy of a trade; longest drawdown days; alpha and beta in the result; win rate counted how`,
  "docs/swap#exchanges": `
    which routers and factories; venues of the swap; quoterv2; algebra dynamic fee; hop through weth; router addresses by venue
    fee tiers 0.05 and 0.3; multicall`,
  "docs/swap#for-operators": `
    swap settings for operators; addresses of exchanges; configure the swap; turn the swap off; addresses of the routers
    is there an env for the exchange page; eth_call with state override; which feeds does the page read; hide the exchange page
    compare router addresses before opening; amoy message`,
  "docs/swap#what-it-does-not-do": `
    limit orders in the exchange page; cross-chain bridge here; gasless trades; dollar cost averaging in the swap
    other chains supported for swapping`,
  "docs/swap#when-it-does-not-work": `
    swap problems; reasons a swap is refused; table of messages when converting; paused or blocked transfers
    more than the pools hold; could not check the fee; message and remedy; contract purse refuses pol`,
  "docs/tree-format": `
    binary format of the tree; file format; parse the tree file; read tree file; how do i read the tree file
    binary file of the tree; parse the tree; how is the tree file encoded; write a reader for the tree file
    binary layout of the tree; CNPY header; bits per leg; decoder in rust; application/vnd.canopy.tree; size for a million seats
    download latest tree file; preorder; sections`,
  "docs/vault#rules": `
    rule parameters of a vault; trigger, floor and interval in wei terms; rebalance parameters; rule struct; lossADay
    expiry field; minimum trade a dollar; price more than 20 % off`,
  "docs/vault#trust": `
    trust model of the vault; what must i trust when using one; chainlink as trusted party; powers of deployer afterwards
    assumptions; hostile executor bounds`,
  "docs/vault#use-a-vault-without-us": `
    call vault contract directly; withdrawAll by hand; cast commands for a vault; call the vault by hand; cast send withdrawAll
    use my vault with the command line; create via factory with cast; setRule from the shell; encode a rule; deposit transfer
    execute(uint256); list my vaults by events; ethers example`,
  "docs/verify": `
    npm run verify; compare index with contract; verify command; verify a server against the contract
    compare my index with the contract; check the database against the chain; does my server have correct data
    exit code 2 of verify; sample of 200 members; archive node for past block; prints a table of differences
    rebuild from events in a temp db; check somebody else's site`,
  "docs/verify#compared-figures": `
    which figures does verify compare; what is checked against the contract by npm run verify; differences printed by verify
    is the report part of the check; variances of both legs to the wei; month pots checked?; list of fields compared
    links between rounds`,
};
