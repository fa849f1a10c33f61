import type { PassageQuestions } from "../passage-questions.ts";

export const docsCodeQuestions: PassageQuestions = {
  "docs/adding-a-feature": `
    contribute code; where does new code go; developer guide; add a page; i want to contribute; where do i put new code
    how is the repository organised; write a new page; developer documentation; i'm a developer and want to add a page
    steps to contribute a feature; pull request guide; folder naming convention; scaffold a route; first contribution
    i coded something, where do its files belong; extend the platform; which lists need a line for a new endpoint
    i've got a patch with a new screen for the dashboard and don't know which folder, which test and which list it belongs to
    what must be green before my pull request is looked at; checklist before i open a merge request; where do new api routes register
    we hired a junior who shall add one endpoint, which page shows the order of the steps; do i have to translate a new page too
    a volunteer from our chess club wants to build a calendar screen, how must he name its folders and files
    one name for a feature in all layers, what are the exceptions
    why is the trading robot under /dashboard/bot but in features/bots
    table of parts: where do the request schema, the table and the page of a feature belong
    my reviewer says that my migration file has the wrong name, what's the pattern for numbers and the online variant
    naming rules for routes, pages and migrations; i'd like to propose a change, which conventions do you keep
    where do i put a component that two pages share; conventions of the code base for outside contributors`,
  "docs/adding-a-feature#steps": `
    in which order do i do things when i add a new screen, first the contract, then the route, then the page, or the other way round
    what are the numbered steps from an idea to a finished feature in this repository
    i added a function to the solidity and now Gas.t.sol is red, is that normal and which command updates the snapshot
    where do i give a new error its code and its two sentences in english and persian
    which files are generated and must be committed after i changed a schema; npm run generate, what does it create
    stale openapi document fails the test; error-catalogue.ts new code
    in what sequence does a route list rate limit, authentication, validation, handler and presenter
    as a new hire at a small agency i must add one endpoint with a page by friday, walk me through it step by step
    what does a line in pages.ts give me for free; sitemap entry of a new page
    how do i translate the texts of my page into persian; which tests belong to a new page and to a new contract function
    withMessages for a page; lingui macros then what; do i write the test or the solidity first; snapshots:gas when
    what must come with each failure that the user can see
    my texts appear untranslated in farsi after i added a button, which command did i forget
    recipe for a complete change from solidity to browser; checklist per layer for a new capability
    i've been hired for two weeks to build a birthday list for members, please tell me the order in which i write contract, route, page, texts and tests
    after i pulled the newest code and added one field to a response, the build complains about a stale generated file, which step did i skip
    my manager wants an estimate for one more button with its own endpoint, how many steps does your guide name and where do the texts in two languages come in
    we're a team of three in kigali, one for solidity, one for the server, one for react, how does a feature travel between us according to your guide
    at which pixel widths and in which languages do i have to look at a new page before it's done`,
  "docs/architecture": `
    how is the software built; components; overview of the code; what are the parts of the software; overview for developers
    how does the system work technically; overview of the components; which parts does the system have; diagram of the system
    tech stack; fastify, react, postgres: how do they fit; big picture for engineers; component diagram
    which services talk to which; mermaid
    i'm a cto who has to judge this within an hour, where's the one picture of browser, server, database and chain
    does the browser talk to polygon directly or always through your backend; monolith or microservices; what runs where
    what is written in typescript and what in solidity; high level design document; how do data get from a block to my screen
    please draw me how the wallet, the pages, the database and polygon hang together, i have to present it to my board on thursday
    does the api ask the contract which member an address is or its own table; arrows between roles and the chain
    which role sends transactions and which one only reads; eip-6963 in the picture
    our new sysadmin thinks there are five servers, is it really one program with several roles
    what are the building blocks of this platform, explained to an engineer who knows banking software
    where does chainlink sit in the system picture; flow chart of components; c4 diagram`,
  "docs/architecture#layers": `
    which module may import which; layers of the code; dependency rules between packages; structure of the repository
    import boundaries; monorepo map; may the web import the server; layers test fails; what's in packages/protocol
    allowed dependencies; folder table
    the repository test says that my import isn't allowed, which way may the packages depend on each other
    can shared code use node's fs; where does pure logic belong; circular import between two packages; what each workspace is for
    eslint or a test that forbids imports; why can't chat import server
    may packages/strategies use the swap package; who may import protocol
    i moved a helper from the web to shared and now a test complains about forbidden imports, where's the table
    pure functions live in which workspace; does packages/chat touch the disk
    what does apps/dev contain and may it import everything
    as a lecturer i show students clean layering, is there a table of folders with what each may import
    which third-party solidity libraries do the contracts import; workspace list`,
  "docs/architecture#where-to-look": `
    in which folder is the code for ranks, and where is its counterpart in solidity
    which source file handles withdrawals on the server, in the contract and on the site
    i want to fix something in the registration form, which directory do i open; map of subjects to source folders
    where in the repo is the swap; find the code of the tree drawing
    table that says for each subject which solidity file, which rule, which route and which page
    student here writing a thesis about the settlement, which files should i read in each language
    where is the sign-in implemented; which folder holds the report; code of change username where
    where does the top-up page live and which contract file is behind it
    i know what the bug looks like on the screen but not in which of the hundred folders it hides
    PlanEntries.sol or PlanSettlement.sol, which one for a purchase; code location of the price logic
    which part of the repository deals with profile pictures and settings; source of plus on the server
    where is rule x written in typescript; lookup table for newcomers to the code base; index of the code by topic
    a member reported that the claim button has the wrong colour and i, the new frontend girl, don't know in which of the folders ranks live
    i must review the calculation of payouts for an insurance and would like to know which solidity file and which typescript file belong together
    our consultant bills by the hour, so please tell him straight away where withdrawals are handled on the server and on the page
    is there an overview that leads from a subject such as plus or settings to the files that deal with it`,
  "docs/architecture#trust": `
    does the server hold any key that could move the coins of members, from an engineer's view
    what could a burglar do who takes over the whole backend machine including the settling daemon's account
    which component must be trusted with what: contract, server, session
    how many random bits has a session token and is it stored in clear, says the architecture overview
    before a member pays, does the page believe the backend or read the price from the chain itself
    trust boundaries of the system; security model in three points; trusted computing base
    the keeper account is hacked, what can the thief do with it apart from burning its gas
    if we as host are malicious, what could our server lie about to a payer
    can the deployer replace the code or pause withdrawals according to the design
    which part holds the money and which part merely indexes; where are the keys in this architecture
    threat boundary between browser, backend and contract; why is a compromised api not a catastrophe
    auditor's question: which privileged credentials exist on the host at all
    our risk committee asks which of the components would have to be compromised before a member could lose a coin
    if a disgruntled admin copies every file and secret from the host tonight, can he do more than burn the gas of one account
    a security blogger writes that the website could show a wrong price and make people overpay, what does the page do against that
    please describe in three sentences what the contract, the server and the session each can and cannot do`,
  "docs/architecture#data": `
    how are amounts in wei represented in code, in json and in the tables; bigint or number for money
    what happens in the index when polygon reorganises some blocks; undo of blocks that are not final
    why are raw logs stored next to the derived tables; history table is partitioned by how many blocks
    how big is a partition and who creates the next one; where is outside input parsed, with zod or by hand
    numeric columns for 18 decimals
    the indexer stopped and reports that the node contradicts a final block, why doesn't it repair by itself
    how does the first indexing run so fast; COPY and a second schema; rebuild next to the live tables
    what did migration 0016-partitions do and can it lose an event during an upgrade
    as a database admin i'd like to understand how the tables are partitioned and when rows of three months ago are touched
    does the checkpoint move in the same transaction as the derived rows; atomic indexing
    what guarantees no event is applied twice; journal of reversible changes in the index; finalized block boundary
    activity partition of 90 rounds; are dollars floats anywhere in the software
    where is the state derived from logs, can it be rebuilt from scratch
    the data warehouse team wants to join your tables, in which unit and type are the amounts stored and can they be larger than a double
    last night polygon replaced a dozen blocks, and our table of members was right again by itself, how is that done without repair jobs
    our database has grown to forty gigabytes, by what rule are the big tables cut into pieces and may old pieces be detached
    we update from the previous release on saturday, is there a danger that events get lost while the table becomes partitioned`,
  "docs/architecture#trees": `
    when is the tree file of a round written and by which process; how many old tree files are kept; newest 30 of each plan
    where are the snapshots stored; how can the server cut two thousand seats near a member out of a million so quickly
    is a tree file cached forever; etag of a tree; why is a slice never cached for good
    what happens to the tree file when the closing of a round is undone by a reorganisation
    api/members/name/shape, what does it return; /api/tree/latest entries since the last closing; thread that encodes trees
    memory of decoded trees on the server; lru of two trees
    does the snapshot of round 200 contain units that someone bought in round 201
    a crash in the middle of writing the tree, is a repair needed afterwards
    frontend dev here: how does the family page get newcomers who joined after the file was made
    how are seats numbered in plus trees; tree_snapshots table; how long does decoding one million seats take on the backend
    why does the site load the tree in pieces and who serves the missing purchases
    i maintain the mobile client and wonder why the server returns my branch as a binary file, and when it's allowed to cache it for good
    when a closing was undone by the network, the tree of that day vanished from our cache, was that planned
    with a million seats on a small machine, how does the software manage to cut out the neighbourhood of one member within a blink
    which job writes the file of the day, and what happens if it dies in the middle of the writing`,
  "docs/architecture#errors": `
    in which file of the source is the sentence that a member sees when the contract refuses his payment
    difference between an error and a failure in your code base; what does refuse mean in the names of functions
    where do i change the wording of an error from the wallet or the node; files ending in error-messages
    i translate for the project and want to know in which files all texts of errors are kept
    how does the page turn whatever viem or the wallet throws into one code; classifyError; errorMessage
    which component shows an error with a button to retry; ErrorNotice; naming of components that show errors
    field-errors.ts is for what; message of a form field that the server rejects
    a tester found an ugly text after an upload of prices failed, which source file holds messages for imported files
    where are the texts for errors of exchanges, tokens and vaults in the repository
    our new developer throws plain strings, which conventions for errors and their messages should she follow
    error catalogue of the api in both languages, who selects the right one in the browser`,
  "docs/architecture#public-reads": `
    how long does the api cache a public response; fromCache lifetimes; two seconds of cache
    how much memory does the response cache take per process; 64 MiB limit
    a thousand visitors ask for the stats at the same second, how many queries reach the database
    which endpoints are cached by block and which for a fixed time; max-age=2 header; no-store on the others
    can i put a cdn in front of the read endpoints, which cache headers do they send
    why do i get the same figure twice within a second from your api; cache stampede protection in the server
    shared load of concurrent requests; ETag for public reads
    is the response refreshed as soon as the index moves to the next block
    our load test shows hardly any database traffic on /price, what is answering; fixed lifetime versus block lifetime
    how stale may /stats be at most; how do several processes learn of a new block
    on launch evening ten thousand people will look at the start page at once, does each of them cause a query to postgres
    our monitoring reads the price every second and often gets the same answer two times, is there a cache in between and how long does it hold
    we would like to place a cdn before the api, which headers tell it how long an answer may be kept
    how do several api processes agree that a cached answer is no longer good after a new block`,
  "docs/architecture#ledger-and-statements": `
    difference between routes history, activity, ledger and calculation in the api
    how does the backend find an overpayment that is in no event
    which calendar does the statement use and in which time zone is a day cut
    i'm reimplementing the statement in my own bookkeeping script, how are dollars assigned to each amount
    find-flows.ts what does it add up; unknownExcess in the ledger; add-flows by persian months
    how are the newest rounds matched to a credit; find-bookings; which resource gives sums by month
    payments through another contract, how does the ledger treat the surplus
    four money endpoints, which one for one member's monthly totals; implementation of the yearly statement
    where does the api take the price for a withdrawal from
    accounting dev: is the value of a withdrawal taken at the round's price or at its block's price in the ledger code
    why is there a separate resource for earnings by round and one for single events
    as controller i add up the events of the history and don't arrive at the box, which resource contains the overpayments that no event mentions
    our members in iran complain that the month in the statement is cut at a strange hour, which calendar and time zone does the code use
    which of the four money resources do i call for a yearly total of one member, and at what price are the withdrawals counted`,
  "docs/architecture#calculation-of-a-round": `
    how does the server reconstruct what my legs were in an old round when it stores only the newest state
    routes/calculation internals; limit of 20,000 members below or entries up the tree
    the explanation of a round for the top seat comes without legs, why does the api leave them out
    how are earlier leg units derived from entries; is the result of a closed round kept in memory
    backend of the "how was this calculated" dialog; why does the dialog have no legs for very big teams
    algorithm for the variance of a past day; min of both legs for historic rounds in the api
    omits the legs, legs missing in the response of calculation; cost of computing an old round for a leader with half the tree
    does the calculation endpoint replay all events or only those that reached a leg
    i call the calculation resource for the root and get no legs field
    does pairing order matter when the backend derives what was left on a leg
    our biggest leader opens the explanation of a round from last year and the legs are missing there, while small members see them
    how can the server tell what was left on my left leg on the third of march if it only stores the newest state
    does the explanation of an old round read thousands of entries each time or is the outcome remembered`,
  "docs/architecture#events": `
    server sent events; live updates stream; subscribe to events; websocket or sse; stream of new blocks to browsers
    live push endpoint; reconnect of the stream; text/event-stream
    my dashboard clone should refresh itself when a block comes in, is there something to listen to instead of polling
    EventSource url; what happens to a listener after a lost connection; how many open streams can a browser hold; push instead of poll
    is a message sent per block or per member
    i'd like my desktop widget to blink when my box changes, does the server push something with my token
    resume with Last-Event-ID; heartbeat of 15 s; what happens to a slow client of the stream
    does an open stream keep me logged in for longer, technically
    our monitor screen at the office shall show new blocks live without hammering the api; event types block and member
    delay of a second before the block event; curl /api/events; is a closed round sent to everybody as a change
    sse through a corporate proxy`,
  "docs/architecture#keeper": `
    how does the keeper work inside; duties of the keeper; internals of the settler; batches of distribute
    how does the settler choose gas; replacement of stuck settlement transactions; list of its duties in code
    i read the settling daemon's source and want to know in which order it does its jobs and what it remembers between them
    how does it avoid sending the same batch twice; nonce handling of the daemon; does it bump the fee when a tx hangs
    what does it do if another account has already closed the day; internal loop of the closer
    the daemon was restarted with a transaction still in the pool, how does it find it again
    why does it send only one transaction at a time; fees raised by an eighth on replacement
    is the work list kept in memory or derived from the chain at each tick
    two settlers run at once, do they pay for the same step twice, according to the design
    code walk through of tick.ts and due.ts; where does the settler get the units to carry if the index is behind
    what does a reorganisation do to the settling daemon; simulation on the latest block before sending`,
  "docs/architecture#site": `
    how are pages prerendered; which pages use the router and which are plain documents
    where is the list of all pages in the web app; app/pages.ts purpose
    why does clicking from the home page to the faq load a whole new document; what stays mounted between login and the dashboard
    MemberLayout and connection-store; react dev: how does one screen serve both the core plan and plus; plan-context; PlusScreen
    what does a 401 do in the front end and which layout redirects to the login
    MembersOnly, VisitorsOnly, Connected: what is each component for; is it server side rendering or static files
    does the server render html; title and loading screen prerender; three kinds of pages of the web application
    which bundle contains the wallet code; how is the query cache shared between registration and overview
    i'm a frontend developer and ask myself why public pages have no router at all; client side routing here?
    where does the page get its origin inserted; code splitting of the dashboard
    i am porting the pages to another framework and need to know which of them are static documents and which ones run under a router
    why does the browser fetch a completely new page when i go from about to faq, although the dashboard changes without reloading
    how come the wallet stays connected when a new member goes from the registration straight into the dashboard, which component holds it`,
  "docs/architecture#origin-and-chains": `
    under which paths are the persian pages; /fa prefix; where is the api path; which chain ids does the software know
    137 80002 31337; amoy id; why does the local chain not use 137 as its id; replay of local transactions on the real network
    is the dashboard under /fa as well or does it follow the chosen language
    can i serve the site under a sub folder of my domain or must it be at the root; url layout of site and api; hreflang paths
    english at the root; my fork runs anvil with chain id 137, why is that a bad idea
    what number has the test network in the config; path scheme for two languages; does the api live on another host by default
    chain ids table; where do farsi urls begin
    marketing asks under which addresses the persian pages live, so that they can print them on a leaflet
    we wanted to put the site under a folder of our existing homepage, is that foreseen or does it expect the root
    a colleague set the chain number of polygon for his private test chain, and our reviewer shouted at him, why is it forbidden`,
  "docs/architecture#local-exchange": `
    how can the local world have a real uniswap without mocks
    which exchange contracts are deployed on the local chain and from which bytecode
    why is there a LINK pool without liquidity in the development world
    how are the addresses of the local exchange known in advance; deployments-local.ts computes addresses
    the market bot in npm start moves prices, how often and by how much; where are the local pools listed
    test tokens in the dev world; DAI with little liquidity, on purpose?
    is algebra of the local chain the same version as quickswap on polygon; globalState has other fields
    dev: which test helpers mint, pause or block tokens on the local exchange
    do the sample members in the local world have vaults with rules; plans.ts four vaults
    why are quotes exact in the browser tests but not in npm start; does every local account have tokens to trade
    wbtc only through weth locally, intended?
    i need a pool with hardly any liquidity to reproduce a member's complaint on my laptop, which pairs of the local world behave like that
    how do you get the real exchange contracts on a developer's machine, are these copies, mocks or the published bytecode
    in the demo the rate moves every half minute by itself, who does that and can i switch it off for a recording`,
  "docs/benchmarks": `
    how fast is it; performance figures; benchmark; how fast does it run; how many members can it handle; load test results
    how fast is the server; how many requests per second; how is performance measured; throughput; p99 latency
    can it survive a launch rush; how quick is the first paint; time to index a million seats; stress figures
    requests a single core can take; measured speed of the chat; is there a performance page
    how many visitors can our twenty dollar machine serve on launch night before it gets slow
    time until a page is usable on a cheap phone; speed of settlement of a big round; memory with a million seats; hardware of the measurements
    how do i repeat your speed tests
    your readme brags about speed, with which competing software was the indexer compared and by what factor
    npm run bench:gas prints a table, what is the target column; json output of a benchmark
    does a benchmark fail the build when it misses its target; exit code of bench
    i run the same measurement on my raspberry and get other times, should i compare ratios; which peers does each comparison use
    ponder versus your indexer; median of three runs; how do i measure the speed of my own installation with your scripts`,
};
