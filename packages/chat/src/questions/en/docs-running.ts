// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const docsRunningQuestions: OtherWords = {
  "docs/benchmarks": `
    how fast is it; performance figures; benchmark; how fast does it run; how many members can it handle; load test results
    how fast is the server; how many requests per second; how is performance measured; throughput; p99 latency
    can it survive a launch rush; how quick is the first paint; time to index a million seats; stress figures
    requests a single core can take; measured speed of the chat; is there a performance page`,
  "docs/configuration": `
    environment variables; env file; settings of the server; config list; all settings of the server
    list of environment variables; where is the config file; which variables are required; dotenv; startup says variable invalid
    reference of every env; where do settings live; required versus optional settings; validation of settings at boot
    change behaviour without code`,
  "docs/configuration#backup": `
    backup folder; backup schedule setting; where do backups go; change the backup time; variable for backups
    npm run backup people.jsonl; save pictures and subscribers to a file; restore into an empty db by command; is pg_dump enough
    jsonl dump; what gets lost without the dump; truncated file refused`,
  "docs/configuration#bots": `
    market settings; bots role configuration; market exchange; which variable sets the markets; source of candles setting
    BOTS_PAPER_DAYS; shorten the wait before real trades; MARKET_EXCHANGE kraken via ccxt; BOTS_KEY
    candles from pools instead of the feed; days of history to fetch; gas ceiling of executions`,
  "docs/configuration#brand": `
    change the name and logo; brand config; own company name; support mail on the site; white label; own texts
    operator name and address; use our own logo; rename the product; put our company name on the pages; own colours
    own contact address; put our own logo and name on everything; how do we rename the site for our company
    change the colours of the theme to our brand; where is the support address configured; brand.config.json
    swap the tree symbol for mine; testimonials and figures on the home page; footer icons of networks; rebrand
    phone in the header; custom title suffix; is the brand baked in at build time`,
  "docs/configuration#chain": `
    rpc url setting; chain id; contract address setting; start block; variable for the node url; set the contract address
    confirmations setting; which block to start from; set the rpc endpoint; which variable has the contract's address
    change the chain to amoy; block at which indexing begins; PLAN_ADDRESS; PLUS_ADDRESS; PUBLIC_RPC_URL leaks key; RPC_URLS order
    EXPLORER_URL; index from which height; 137 or 80002; factory address for live rules; second plan address`,
  "docs/configuration#chat": `
    chat settings; model for the chat; chat provider; keep days of chats; set the api key of the model
    how long are chats stored setting; configure openai for the chat; turn the model on; connect a language model through settings
    daily limit of the model's cost; how many days are chats kept, which variable; CHAT_DAILY_USD; throttle questions per minute
    raise the number of questions; anthropic key env; timeout of the writer; tokens per visitor; prices per million tokens`,
  "docs/configuration#database": `
    database url; postgres settings; database pool; where do i put the postgres password; connection string; pool size
    which variable is for postgres; where is the connection to postgres set; env variable for the db
    which setting has the database address; maximum connections to the database; pgbouncer session mode; embedded postgres folder
    too many clients already; DATA_DIR; connect to rds; why does a role need its own lock connection; pool of ten`,
  "docs/configuration#health-metrics-and-logs": `
    log level; metrics port; health port; tracing; log format; set the log level; port of the metrics; turn on tracing; debug logs
    which port has the metrics; make the logs more detailed; turn tracing on; where do prometheus metrics listen
    STALE_AFTER_SECONDS; otel collector; jaeger; quiet logs; drain before shutdown; sampling ratio; expose /metrics safely
    when is the index called behind`,
  "docs/configuration#keeper": `
    keeper private key setting; keeper max gwei; keeper configuration; limit the gas price of the keeper; keeper variable
    where does the keeper's key go; where do i enter the key of the keeper; upper limit for gas of the keeper
    settings of the keeper account; KEEPER_KEY or keystore; KEEPER_MEMBER gets the reward; don't settle while gas is expensive
    encrypted file for the settler; password file; who receives closing rewards; ceiling in gwei`,
  "docs/configuration#mail-and-country": `
    smtp settings; send mail; mail server; mail from; outgoing mail setup; mailserver variable; block countries
    mails are not sent; smtp user and password; smtp; how do i configure sending emails
    the server doesn't send mails, which setting; smtp host and port; refuse visitors of some countries; SMTP_URL starttls
    contact form mails go nowhere; .eml files instead of sending; sender address; which inbox gets the contact form
    detect the country for the phone prefix; geo service url`,
  "docs/configuration#network": `
    port; host; rate limit setting; proxy setting; trust proxy; requests per minute; origin; cors; change the port
    too many requests limit; allowed origins; set the public url; behind a proxy the ip is wrong; throttle requests
    change the listening port; behind cloudflare all users have one ip; raise the request limit
    allow another domain to call the api; TRUSTED_PROXIES; CORS_ORIGINS; PUBLIC_ORIGIN wrong in mails; walletconnect project id
    make the tree public; 429 for everybody behind our balancer; sign-in throttle; host the built pages elsewhere; bind to 0.0.0.0`,
  "docs/deploying": `
    deploy the contracts; put the contracts on polygon; launch my own plan; deployment steps; put it on mainnet; how do i deploy
    launch a plan of my own; publish the contracts; deploy the contract to polygon; how do i put my own plan on the chain
    steps of the deployment; ceremony with two people; mainnet launch guide; amoy first
    bring my own instance of the contract on chain; operator and witness; prerequisites of putting it on chain`,
  "docs/deploying#execute": `
    run the deployment; deploy for real; send the deployment; run the real deployment; deploy command
    send deployment transactions; interrupted halfway, run again?; --execute; confirmations between steps; plan.record.json
    nonce used by another tx; resend the same bytes; resume after power cut`,
  "docs/deploying#keys": `
    keys for deployment; hardware key; deployer key; ledger for deploying; which key deploys the contracts; deploy with a ledger
    protect the deployment key; which key deploys the contract; keep the deployer key safe; what can the deployer key do later
    burner account for launching; root seat on a ledger; destroy the keystore afterwards; which addresses stay forever
    commons must accept pol; fund the launching account`,
  "docs/deploying#plan-file": `
    plan parameters file; plan json; settings of the plan before deployment; genesis; where do i set the unit price and shares
    file with the plan's parameters; choose the commons address; basis points must add up; genesis at midnight; opensAt
    usernameFeeUSD; seats csv before the opening; polygon.json example; feed maximumAge; json terms`,
  "docs/deploying#rehearse": `
    test deployment; amoy; dry run; practise deployment; try the deployment on a testnet first; simulate a deployment; rehearsal
    fork with anvil; no key needed run; compare outputs line by line; does the trial run send anything; practice ceremony
    rehearse against mainnet state`,
  "docs/deploying#vaults": `
    deploy vaults; vault factory; markets contract; deploy the vault contracts; add vaults to my server
    list of tradable tokens fixed at deployment; routers for rules; verify:vaults; new token later means new factory; vaults.json`,
  "docs/deploying#verify-a-deployment": `
    npm run verify:deployment; is the code on chain equal to the source; byte by byte check by outsiders; hidden proxy check
    reviewed terms versus chain; compare a published plan with the repository`,
  "docs/deploying#verify-and-publish": `
    publish the source; verify source on polygonscan; verify the contract on polygonscan after deploying
    publish the abi and source; standard json input; polygonscan says bytecode mismatch; witness compiles with solc-js
    publish addresses and record; compiler version for the explorer; what to publish after launching`,
  "docs/deploying#what-cannot-change": `
    what is fixed after deployment; immutable parameters; what can't be changed after deploying; immutable settings
    typo in a share after launch; no owner no proxy; can i fix the commons address later; permanence of the terms
    power of the deployer until opening; redeploy is the only remedy`,
  "docs/failures": `
    what breaks when; what happens when something fails; failure list; outage; what if a part of the system breaks
    table of failures; how does it behave when something is down; resilience; does it heal by itself; chaos matrix
    what does an operator have to do during an outage; self recovery within seconds; fault tolerance; single point of failure`,
  "docs/failures#database": `
    postgres down; database connection lost; database outage; what happens when postgres is restarted
    lost connection to the database; what does the site do while postgres is down
    the database was restarted, must i restart the server too; database connection refused; pg failover; primary switched
    stuck statement; idle in transaction; heartbeat to postgres; does a hanging query block logins; connection reset by the db`,
  "docs/failures#exit-codes": `
    exit code; server stopped with a code; process ended with code; exit status; the process exits with 75
    what does exit status 78 mean; why did the process stop; list of exit codes
    the process ended with a number, what does it mean; systemd shows status 75; why did the server exit by itself
    process returned 1; restart on 75; journalctl: main process exited; meaning of status=1/failure; does 0 mean fine
    lock lost code`,
  "docs/failures#log": `
    log messages; meaning of a log line; what does this log mean; what does this line in the log mean; explain a log message
    error in the server log; one line per outage; why so few lines during trouble; grep the journal
    debug shows each failed request; noisy logs; line when it ends`,
  "docs/failures#matrix": `
    what does the api do when the db is dark; indexer during a silent node; table of faults by role; half of the connections dead
    150 ms delay fault`,
  "docs/failures#node": `
    rpc node down; node unreachable; node lags; chain node failure; what if the node is behind; rpc does not answer
    the chain node is lagging; the rpc node is behind; our node stopped, what happens to the site; node returns errors
    nodes disagree with each other; frozen head; automatic switch to the second endpoint; which node is in use right now
    endpoint returns stale blocks; three nodes or two; head age metric`,
  "docs/failures#probes": `
    health check endpoints; liveness; readiness; which url for health checks; kubernetes probes; is there a ready endpoint
    haproxy check url; watchdog; /api/ready 503; livenessProbe yaml; event loop stuck detection
    what should the load balancer poll; difference of live, ready and health`,
  "docs/failures#soak": `
    what does the soak test do; long load test with random faults; run the soak test for an hour; chaos test
    hour-long endurance run; random kill -9; seed for the faults; recovery time limit thirty seconds
    memory ceiling in the endurance run; does the endurance run verify at the end`,
  "docs/operating": `
    run in production; start the server; systemd; operate the server; day to day running of the server; how do i operate it
    start and stop the services; runbook; daily chores of an admin; where are the operator's guides
    maintain the site in production; service manager; tasks list for sysadmins`,
  "docs/operating#chat": `
    watch the chat as operator; metrics of the chat; how good are the answers of the chat; usage of the language model per day
    ratings of replies by day; is anything urgent when the model is down; how do i improve replies; cost so far
    unknown replies count; close answered tickets; prometheus counters of the assistant`,
  "docs/operating#commons": `
    pay out the commons; collectCommons; send the ten percent to the cause; commons money piles up in the contract
    who may trigger the payout to the fixed address; button for paying out the cause; gas for paying the cause`,
  "docs/operating#limits": `
    memory limits of the units; systemd memory; out of memory; process was killed because of memory
    how much memory does each process get; oom; MemoryMax of units; the indexer eats 2 gigs; how much ram per role at peak
    killed by systemd; snapshots size in the table; rebuild needs more memory`,
  "docs/operating#nginx": `
    nginx; reverse proxy; https in front of the server; certificate; tls; nginx config for the site; where do i terminate tls
    web server in front of it; ssl certificate for my domain; proxy pass to the api; how do i put nginx in front
    certificate renewal; tls termination; proxy settings for the websocket or events; caddy instead; cache headers; certbot
    upstream with two processes; csp comes from where; x-cache; sample server block; static assets from disk
    reload without dropping`,
  "docs/operating#paper-bots": `
    bots role on the server; run bots on the server; catch up after downtime; exactly once per candle; trial robots on the backend
    does a restart lose trial robots; which role steps them; kill the process while a robot runs`,
  "docs/operating#requirements": `
    memory and disk needed; system requirements; how much ram; how many cores and gigabytes; smallest server; which cpu
    how big must the server be; memory for a million members; disk space of the index; cpu cores needed; debian 11 fine?
    node 20 enough?; shared_buffers; which distro; postgres 13?; do i need nginx; minimum versions; two nodes necessary`,
  "docs/operating#roles": `
    api indexer keeper bots roles; several processes; run roles apart; split the server; run the indexer on another machine
    which processes are there; start only the api; how do i start several api processes; split api and indexer on two machines
    which roles can a process have; run two api processes; what does the indexer role do; leader election; advisory lock
    standby takes over; can two keepers run; scale the api horizontally; which process holds a secret; role without state
    high availability`,
  "docs/operating#vault-rules": `
    let our server execute vault rules; run a vault keeper on the server; bots key for executing rules
    why does the server not execute a rule; our executor stopped paying gas; bucket of 1 pol; canopy-admin bots due
    losing races against other executors; put the executor's key into systemd credentials; attack that burns our gas
    why is a rule skipped by us`,
  "docs/releasing#artefacts": `
    files of a release; docker image; checksums; what files does a release have; is there a docker image; checksums and signatures
    tarball; sha256sums; reproducible archives; contracts package of a version; download only the built pages
    is there a container`,
  "docs/releasing#fix-a-release": `
    a release is broken, what now; withdraw a bad release; hotfix of a published version; never move a tag; yank
    patch for a bad version; published something broken; mark as broken`,
  "docs/releasing#make-a-release": `
    cut a release; publish a version; new version tag; steps of a release; how do i publish a new version; tag a version
    release process; bump version in all workspaces; push a tag; unreleased section; ci builds on tag; npm run release; semver`,
  "docs/server-security": `
    server security; how is the server protected; asvs; owasp; how do you protect the server; security measures of the site
    owasp level; hardening; pentest of the backend; appsec checklist; csrf; is the backend safe against intruders
    level 2 verification standard; who can reach what on the machine`,
  "docs/server-security#cryptography": `
    which hash algorithms does the server use; how are session tokens hashed; random numbers and keys on the server
    encryption used; sha-256 or bcrypt; csprng; siwe signature check; which curve; tls versions; pepper
    key management on the machine`,
  "docs/server-security#limits-and-expensive-requests": `
    protect from floods; denial of service; rate limits; flooding the api; bot traffic; heavy queries; slowloris; cap on body size
    spam through the forms; throttling table; max bytes of an upload`,
  "docs/server-security#logs": `
    what do the logs contain; are secrets written to logs; do logs contain personal data; redact tokens in logs
    pii in the journal; ip in access log; are tokens masked; do you log bodies; what does a line contain; secrets printed at crash`,
  "docs/server-security#permissions": `
    who may call which endpoint; access rights of the api; roles and permissions of users; what can a session do
    authorisation matrix; can a visitor read another seat's tree; which routes need a token; own seat and below only; admin api?
    least privilege`,
  "docs/server-security#protected-data": `
    which data does the server protect and how; sensitive data on the server; what does a database leak reveal
    how are tokens and emails protected; what would an intruder find in the tables; classification of data
    which columns are secret; are mails of subscribers encrypted; pictures metadata stripped; at rest`,
  "docs/server-security#v7-sessions": `
    session tokens; how sessions are stored; token lifetime on the backend; hashed token; revoke on move; bearer header
    idle timeout implementation; max sessions per member; session fixation`,
};
