import type { OtherWords } from "../other-words.ts";

export const docsRunningQuestions: OtherWords = {
  "docs/benchmarks": `
    how fast is it; performance figures; benchmark; how fast does it run; how many members can it handle; load test results
    how fast is the server; how many requests per second; how is performance measured; throughput; p99 latency
    can it survive a launch rush; how quick is the first paint; time to index a million seats; stress figures
    requests a single core can take; measured speed of the chat; is there a performance page
    how many visitors can our twenty dollar machine serve on launch night before it gets slow
    time until a page is usable on a cheap phone; speed of settlement of a big round; memory with a million seats; hardware of the measurements
    how do i repeat your speed tests`,
  "docs/configuration": `
    environment variables; env file; settings of the server; config list; all settings of the server
    list of environment variables; where is the config file; which variables are required; dotenv; startup says variable invalid
    reference of every env; where do settings live; required versus optional settings; validation of settings at boot
    change behaviour without code
    i inherited this machine from a colleague and must find out which switches there are and what each one defaults to
    does a typo in a variable stop the start; env example file; secrets in files or in variables; reload without restart; defaults list`,
  "docs/configuration#backup": `
    backup folder; backup schedule setting; where do backups go; change the backup time; variable for backups
    npm run backup people.jsonl; save pictures and subscribers to a file; restore into an empty db by command; is pg_dump enough
    jsonl dump; what gets lost without the dump; truncated file refused
    i'd like the nightly copy at three and on another disk, which lines do i change
    how many old dumps are kept; turn the dump off; path of the dumps; export only members' own data; import a dump into staging`,
  "docs/configuration#bots": `
    market settings; bots role configuration; market exchange; which variable sets the markets; source of candles setting
    BOTS_PAPER_DAYS; shorten the wait before real trades; MARKET_EXCHANGE kraken via ccxt; BOTS_KEY
    candles from pools instead of the feed; days of history to fetch; gas ceiling of executions
    our members want dogecoin in the tester and shorter trial times, where does the admin change that
    exchange api key for candles; cap on what we pay for executing; which markets by default; history depth; disable trading robots`,
  "docs/configuration#brand": `
    change the name and logo; brand config; own company name; support mail on the site; white label; own texts
    operator name and address; use our own logo; rename the product; put our company name on the pages; own colours
    own contact address; put our own logo and name on everything; how do we rename the site for our company
    change the colours of the theme to our brand; where is the support address configured; brand.config.json
    swap the tree symbol for mine; testimonials and figures on the home page; footer icons of networks; rebrand
    phone in the header; custom title suffix; is the brand baked in at build time
    our cooperative would like its own name, logo and legal notice on all pages without touching the code
    where do i change the imprint; favicon; name in the emails; two brands on one machine; does a rename need a new build`,
  "docs/configuration#chain": `
    rpc url setting; chain id; contract address setting; start block; variable for the node url; set the contract address
    confirmations setting; which block to start from; set the rpc endpoint; which variable has the contract's address
    change the chain to amoy; block at which indexing begins; PLAN_ADDRESS; PLUS_ADDRESS; PUBLIC_RPC_URL leaks key; RPC_URLS order
    EXPLORER_URL; index from which height; 137 or 80002; factory address for live rules; second plan address
    we moved from the test network to the real one and the site still shows the old seats, which values must change
    two nodes in one variable; websocket url needed?; wrong contract address at start; how deep before a block counts; own block explorer`,
  "docs/configuration#chat": `
    chat settings; model for the chat; chat provider; keep days of chats; set the api key of the model
    how long are chats stored setting; configure openai for the chat; turn the model on; connect a language model through settings
    daily limit of the model's cost; how many days are chats kept, which variable; CHAT_DAILY_USD; throttle questions per minute
    raise the number of questions; anthropic key env; timeout of the writer; tokens per visitor; prices per million tokens
    the assistant's bill was too high last month, where do i set a maximum a day and fewer questions for each visitor
    turn the assistant off altogether; base url of a local model; timeout; erase talks after a week; provider name values`,
  "docs/configuration#database": `
    database url; postgres settings; database pool; where do i put the postgres password; connection string; pool size
    which variable is for postgres; where is the connection to postgres set; env variable for the db
    which setting has the database address; maximum connections to the database; pgbouncer session mode; embedded postgres folder
    too many clients already; DATA_DIR; connect to rds; why does a role need its own lock connection; pool of ten
    the provider gave us a postgres address with a password and ssl, where does it go and how many connections will be opened
    sslmode require; separate user for migrations; pool too small; run without an external postgres; change the db password later`,
  "docs/configuration#health-metrics-and-logs": `
    log level; metrics port; health port; tracing; log format; set the log level; port of the metrics; turn on tracing; debug logs
    which port has the metrics; make the logs more detailed; turn tracing on; where do prometheus metrics listen
    STALE_AFTER_SECONDS; otel collector; jaeger; quiet logs; drain before shutdown; sampling ratio; expose /metrics safely
    when is the index called behind
    i want the log as json for loki and the numbers on a port that only our monitoring reaches
    log level warn; which variable turns on opentelemetry; change the metrics bind address; time to finish requests on stop; trace endpoint`,
  "docs/configuration#keeper": `
    keeper private key setting; keeper max gwei; keeper configuration; limit the gas price of the keeper; keeper variable
    where does the keeper's key go; where do i enter the key of the keeper; upper limit for gas of the keeper
    settings of the keeper account; KEEPER_KEY or keystore; KEEPER_MEMBER gets the reward; don't settle while gas is expensive
    encrypted file for the settler; password file; who receives closing rewards; ceiling in gwei
    gas went through the roof yesterday and our daemon paid all of it, how do i set a maximum
    which key format does it take; give the reward to our own seat; keystore password; turn the daemon off on this machine; dry mode`,
  "docs/configuration#mail-and-country": `
    smtp settings; send mail; mail server; mail from; outgoing mail setup; mailserver variable; block countries
    mails are not sent; smtp user and password; smtp; how do i configure sending emails
    the server doesn't send mails, which setting; smtp host and port; refuse visitors of some countries; SMTP_URL starttls
    contact form mails go nowhere; .eml files instead of sending; sender address; which inbox gets the contact form
    detect the country for the phone prefix; geo service url
    members don't get their confirmation links since we moved, where do i enter the new mail provider
    mailgun or ses; port 465 or 587; test mail; reply-to address; keep out visitors from the us; dkim`,
  "docs/configuration#network": `
    port; host; rate limit setting; proxy setting; trust proxy; requests per minute; origin; cors; change the port
    too many requests limit; allowed origins; set the public url; behind a proxy the ip is wrong; throttle requests
    change the listening port; behind cloudflare all users have one ip; raise the request limit
    allow another domain to call the api; TRUSTED_PROXIES; CORS_ORIGINS; PUBLIC_ORIGIN wrong in mails; walletconnect project id
    make the tree public; 429 for everybody behind our balancer; sign-in throttle; host the built pages elsewhere; bind to 0.0.0.0
    since we put cloudflare in front everyone is told to slow down, how does the server learn the real addresses
    another subdomain may call the api; listen on a unix socket; behind two proxies; requests a minute for each address; http2`,
  "docs/deploying": `
    deploy the contracts; put the contracts on polygon; launch my own plan; deployment steps; put it on mainnet; how do i deploy
    launch a plan of my own; publish the contracts; deploy the contract to polygon; how do i put my own plan on the chain
    steps of the deployment; ceremony with two people; mainnet launch guide; amoy first
    bring my own instance of the contract on chain; operator and witness; prerequisites of putting it on chain
    we're a sports club that would like its own plan with its own good cause, what are all the steps from zero to the first seat
    how long does the launch take and how many people; cost of putting it on mainnet; order of contracts; what must be ready beforehand`,
  "docs/deploying#execute": `
    run the deployment; deploy for real; send the deployment; run the real deployment; deploy command
    send deployment transactions; interrupted halfway, run again?; --execute; confirmations between steps; plan.record.json
    nonce used by another tx; resend the same bytes; resume after power cut
    the power went out between the second and the third transaction of our launch, can i simply start the command again
    how much pol for the launch; which file records what was sent; wait for confirmations; real run after the rehearsal; stuck launch tx`,
  "docs/deploying#keys": `
    keys for deployment; hardware key; deployer key; ledger for deploying; which key deploys the contracts; deploy with a ledger
    protect the deployment key; which key deploys the contract; keep the deployer key safe; what can the deployer key do later
    burner account for launching; root seat on a ledger; destroy the keystore afterwards; which addresses stay forever
    commons must accept pol; fund the launching account
    who should hold the launching key and what happens if a thief gets it a week after the opening
    multisig as the launching account?; where does the root seat's key lie; key ceremony; cold storage; trezor for the launch`,
  "docs/deploying#plan-file": `
    plan parameters file; plan json; settings of the plan before deployment; genesis; where do i set the unit price and shares
    file with the plan's parameters; choose the commons address; basis points must add up; genesis at midnight; opensAt
    usernameFeeUSD; seats csv before the opening; polygon.json example; feed maximumAge; json terms
    where do i put down that a unit is twenty dollars and ten percent goes to our charity before we launch
    validate the terms before the launch; opening time in utc; several pre-set seats; fields of the terms file; shares must sum to 100`,
  "docs/deploying#rehearse": `
    test deployment; amoy; dry run; practise deployment; try the deployment on a testnet first; simulate a deployment; rehearsal
    fork with anvil; no key needed run; compare outputs line by line; does the trial run send anything; practice ceremony
    rehearse against mainnet state
    we'd like to go through the launch with play money first, just like on the day
    local chain for the rehearsal; does it need real pol; how do i know the rehearsal went well; reset and try again; test network launch`,
  "docs/deploying#vaults": `
    deploy vaults; vault factory; markets contract; deploy the vault contracts; add vaults to my server
    list of tradable tokens fixed at deployment; routers for rules; verify:vaults; new token later means new factory; vaults.json
    our plan runs already and now members ask for vaults, which contracts do i put up and what's fixed forever
    choose the tokens for vaults; price feeds of the tokens; does the plan need to be redeployed; check the factory after launching it`,
  "docs/deploying#verify-a-deployment": `
    npm run verify:deployment; is the code on chain equal to the source; byte by byte check by outsiders; hidden proxy check
    reviewed terms versus chain; compare a published plan with the repository
    i'm an outsider and want to be sure that what runs at that address was compiled from the published source and nothing else
    compare bytecode with the repo; constructor arguments check; third party check of a launch; same compiler settings; fake contract detection`,
  "docs/deploying#verify-and-publish": `
    publish the source; verify source on polygonscan; verify the contract on polygonscan after deploying
    publish the abi and source; standard json input; polygonscan says bytecode mismatch; witness compiles with solc-js
    publish addresses and record; compiler version for the explorer; what to publish after launching
    polygonscan shows only bytes for our new contract, how does the green tick with the readable source get there
    etherscan api key; sourcify; upload the source by hand; what do we announce to members after the launch; witness statement`,
  "docs/deploying#what-cannot-change": `
    what is fixed after deployment; immutable parameters; what can't be changed after deploying; immutable settings
    typo in a share after launch; no owner no proxy; can i fix the commons address later; permanence of the terms
    power of the deployer until opening; redeploy is the only remedy
    before i sign the launch i'd like to know which mistakes in the terms i could never correct
    change the unit price next year?; swap the oracle afterwards; upgradable or not; who owns it once it's open; move the cause's address`,
  "docs/failures": `
    what breaks when; what happens when something fails; failure list; outage; what if a part of the system breaks
    table of failures; how does it behave when something is down; resilience; does it heal by itself; chaos matrix
    what does an operator have to do during an outage; self recovery within seconds; fault tolerance; single point of failure
    i'm on call this weekend and want one page that says what happens when which part goes down
    which outage needs a human; does a member lose anything during an outage; degraded mode; worst case list; incident handbook`,
  "docs/failures#database": `
    postgres down; database connection lost; database outage; what happens when postgres is restarted
    lost connection to the database; what does the site do while postgres is down
    the database was restarted, must i restart the server too; database connection refused; pg failover; primary switched
    stuck statement; idle in transaction; heartbeat to postgres; does a hanging query block logins; connection reset by the db
    our provider reboots the postgres machine on sunday, do i have to stop anything before or start anything after
    read-only replica promoted; too long queries get cancelled?; disk of the db full; pool exhausted; reconnect interval`,
  "docs/failures#exit-codes": `
    exit code; server stopped with a code; process ended with code; exit status; the process exits with 75
    what does exit status 78 mean; why did the process stop; list of exit codes
    the process ended with a number, what does it mean; systemd shows status 75; why did the server exit by itself
    process returned 1; restart on 75; journalctl: main process exited; meaning of status=1/failure; does 0 mean fine
    lock lost code
    the unit keeps restarting and the status shows a number, which ones mean wrong settings and which ones just try again
    exit 78; RestartPreventExitStatus; code after sigterm; crash loop number; container exited with code`,
  "docs/failures#log": `
    log messages; meaning of a log line; what does this log mean; what does this line in the log mean; explain a log message
    error in the server log; one line per outage; why so few lines during trouble; grep the journal
    debug shows each failed request; noisy logs; line when it ends
    i see the same warning only once although the outage lasted an hour, is that on purpose
    which line says that it recovered; what does "lagging" in the journal tell me; alert on log lines; correlate by request id
    error or warn level for a lost node`,
  "docs/failures#matrix": `
    what does the api do when the db is dark; indexer during a silent node; table of faults by role; half of the connections dead
    150 ms delay fault
    has it been tried what each process does if the db is slow, cut off or dead, and where are the results
    fault injection results; latency between app and db; api with no node; which role survives what; tested combinations`,
  "docs/failures#node": `
    rpc node down; node unreachable; node lags; chain node failure; what if the node is behind; rpc does not answer
    the chain node is lagging; the rpc node is behind; our node stopped, what happens to the site; node returns errors
    nodes disagree with each other; frozen head; automatic switch to the second endpoint; which node is in use right now
    endpoint returns stale blocks; three nodes or two; head age metric
    infura had an outage last night and our figures stood still for ten minutes, did it not change over to the second one
    how does it notice a lagging node; reorg deeper than expected; load spread over nodes; all nodes dead; switch back to the first one`,
  "docs/failures#probes": `
    health check endpoints; liveness; readiness; which url for health checks; kubernetes probes; is there a ready endpoint
    haproxy check url; watchdog; /api/ready 503; livenessProbe yaml; event loop stuck detection
    what should the load balancer poll; difference of live, ready and health
    our kubernetes kills the pod every few minutes, which path should the liveness check ask
    is ready false during a migration; startup probe; health json fields; uptime robot url; check for the indexer without a web port`,
  "docs/failures#soak": `
    what does the soak test do; long load test with random faults; run the soak test for an hour; chaos test
    hour-long endurance run; random kill -9; seed for the faults; recovery time limit thirty seconds
    memory ceiling in the endurance run; does the endurance run verify at the end
    is there an endurance test that breaks things at random for an hour, and how do i start it before a release
    which faults does it inject; reproduce a failed endurance run; members simulated during the endurance run; pass criteria; leak detection`,
  "docs/operating": `
    run in production; start the server; systemd; operate the server; day to day running of the server; how do i operate it
    start and stop the services; runbook; daily chores of an admin; where are the operator's guides
    maintain the site in production; service manager; tasks list for sysadmins
    i take over this site as the new sysadmin on monday, where do i start reading
    which units must be running; commands for daily work; weekly duties; stop everything in the right order; handover document`,
  "docs/operating#chat": `
    watch the chat as operator; metrics of the chat; how good are the answers of the chat; usage of the language model per day
    ratings of replies by day; is anything urgent when the model is down; how do i improve replies; cost so far
    unknown replies count; close answered tickets; prometheus counters of the assistant
    how do i see which questions the assistant couldn't answer last week and what the model cost us
    thumbs down list; alert when the assistant is slow; review of unanswered questions; export of ratings; does support get notified`,
  "docs/operating#commons": `
    pay out the commons; collectCommons; send the ten percent to the cause; commons money piles up in the contract
    who may trigger the payout to the fixed address; button for paying out the cause; gas for paying the cause
    the charity asks when it gets its money, what do i have to press or send
    is the payout to the cause automatic; how often should we send it; who pays that transaction; balance waiting for the cause`,
  "docs/operating#limits": `
    memory limits of the units; systemd memory; out of memory; process was killed because of memory
    how much memory does each process get; oom; MemoryMax of units; the indexer eats 2 gigs; how much ram per role at peak
    killed by systemd; snapshots size in the table; rebuild needs more memory
    the kernel killed one of our processes in the night, how much memory should each one be allowed
    raise MemoryMax; node heap size; cgroup limit; which process is the hungriest; tasks max and file handles`,
  "docs/operating#nginx": `
    nginx; reverse proxy; https in front of the server; certificate; tls; nginx config for the site; where do i terminate tls
    web server in front of it; ssl certificate for my domain; proxy pass to the api; how do i put nginx in front
    certificate renewal; tls termination; proxy settings for the websocket or events; caddy instead; cache headers; certbot
    upstream with two processes; csp comes from where; x-cache; sample server block; static assets from disk
    reload without dropping
    i know apache only, what does your example for the front web server do with certificates, caching and the live stream
    buffering off for the stream; gzip or brotli; hsts header; redirect http to https; websocket upgrade needed?`,
  "docs/operating#paper-bots": `
    bots role on the server; run bots on the server; catch up after downtime; exactly once per candle; trial robots on the backend
    does a restart lose trial robots; which role steps them; kill the process while a robot runs
    do the members' trial robots miss trades while i reboot the machine
    robots process down for two days; are candles replayed; two robots processes at once; order of steps after a restart; robot state in the db`,
  "docs/operating#requirements": `
    memory and disk needed; system requirements; how much ram; how many cores and gigabytes; smallest server; which cpu
    how big must the server be; memory for a million members; disk space of the index; cpu cores needed; debian 11 fine?
    node 20 enough?; shared_buffers; which distro; postgres 13?; do i need nginx; minimum versions; two nodes necessary
    i've an old office pc with 8 gigs and debian on it, will this do or should i rent something
    ssd needed?; bandwidth per month; arm processor; growth of the disk per year; which node.js version; ubuntu 24.04`,
  "docs/operating#roles": `
    api indexer keeper bots roles; several processes; run roles apart; split the server; run the indexer on another machine
    which processes are there; start only the api; how do i start several api processes; split api and indexer on two machines
    which roles can a process have; run two api processes; what does the indexer role do; leader election; advisory lock
    standby takes over; can two keepers run; scale the api horizontally; which process holds a secret; role without state
    high availability
    we want the web part on two machines and the part that reads the chain on a third, how do they share the work
    which process may run only once; failover of the indexer; stateless processes; env per process; minimum set of processes; failover time`,
  "docs/operating#vault-rules": `
    let our server execute vault rules; run a vault keeper on the server; bots key for executing rules
    why does the server not execute a rule; our executor stopped paying gas; bucket of 1 pol; canopy-admin bots due
    losing races against other executors; put the executor's key into systemd credentials; attack that burns our gas
    why is a rule skipped by us
    should our company execute the members' vault rules, what does it cost us and what do we get back
    turn on execution of rules; which account pays for executing; list of rules due now; refused executions in the log; profit for the executor`,
  "docs/releasing#artefacts": `
    files of a release; docker image; checksums; what files does a release have; is there a docker image; checksums and signatures
    tarball; sha256sums; reproducible archives; contracts package of a version; download only the built pages
    is there a container
    which of the files on the download page do i need for a plain server and how do i see that they weren't tampered with
    signature of the tarball; sbom; image tag on ghcr; same bytes when i build it; source archive`,
  "docs/releasing#fix-a-release": `
    a release is broken, what now; withdraw a bad release; hotfix of a published version; never move a tag; yank
    patch for a bad version; published something broken; mark as broken
    we shipped a version yesterday that breaks logins, do i delete the tag or make a new one
    retract a version; security fix for an old version; tell operators about a bad version; backport; roll back what we published`,
  "docs/releasing#make-a-release": `
    cut a release; publish a version; new version tag; steps of a release; how do i publish a new version; tag a version
    release process; bump version in all workspaces; push a tag; unreleased section; ci builds on tag; npm run release; semver
    i'm the maintainer now, what do i do from changelog to tag to have a new version out
    who may publish; version number rules; checks before tagging; where do release notes come from; dry run of a publish`,
  "docs/server-security": `
    server security; how is the server protected; asvs; owasp; how do you protect the server; security measures of the site
    owasp level; hardening; pentest of the backend; appsec checklist; csrf; is the backend safe against intruders
    level 2 verification standard; who can reach what on the machine
    our auditor asks for the controls of the backend by chapter, is there a mapping to a standard
    penetration test of the api; security headers; xss and sql injection; dependency audit; threat list of the backend`,
  "docs/server-security#cryptography": `
    which hash algorithms does the server use; how are session tokens hashed; random numbers and keys on the server
    encryption used; sha-256 or bcrypt; csprng; siwe signature check; which curve; tls versions; pepper
    key management on the machine
    which algorithms are in use for tokens, signatures and mails, says my compliance form
    are passwords stored at all; entropy of a session token; key rotation; random source; encryption of dumps; md5 anywhere`,
  "docs/server-security#limits-and-expensive-requests": `
    protect from floods; denial of service; rate limits; flooding the api; bot traffic; heavy queries; slowloris; cap on body size
    spam through the forms; throttling table; max bytes of an upload
    somebody hammers our search with a script, what does the server do by itself against that
    costliest endpoint; captcha?; limits for each address and each member; ddos plan; timeouts of requests; big uploads`,
  "docs/server-security#logs": `
    what do the logs contain; are secrets written to logs; do logs contain personal data; redact tokens in logs
    pii in the journal; ip in access log; are tokens masked; do you log bodies; what does a line contain; secrets printed at crash
    may i hand the journal to a contractor, or are there addresses, wallets or secrets of members in it
    gdpr and log files; how long are logs kept; query strings in logs; are emails masked; log injection`,
  "docs/server-security#permissions": `
    who may call which endpoint; access rights of the api; roles and permissions of users; what can a session do
    authorisation matrix; can a visitor read another seat's tree; which routes need a token; own seat and below only; admin api?
    least privilege
    which things can a stranger, a member and an admin do over the api, is there a table
    is there any admin login; idor check; can one member change another's profile; write endpoints; what needs no session`,
  "docs/server-security#protected-data": `
    which data does the server protect and how; sensitive data on the server; what does a database leak reveal
    how are tokens and emails protected; what would an intruder find in the tables; classification of data
    which columns are secret; are mails of subscribers encrypted; pictures metadata stripped; at rest
    if someone copies our database tonight, what would he have in hand about members
    is the phone number stored; encryption of columns; which data is public anyway; backups contain what; worst leak`,
  "docs/server-security#v7-sessions": `
    session tokens; how sessions are stored; token lifetime on the backend; hashed token; revoke on move; bearer header
    idle timeout implementation; max sessions per member; session fixation
    how are logins kept on the server, what's in the token and how do i end all of them after an incident
    jwt or opaque token; cookie flags; revoke all sessions; session table; absolute and idle lifetime; stolen token`,
};
