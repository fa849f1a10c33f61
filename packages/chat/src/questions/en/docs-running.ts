// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const docsRunningQuestions: OtherWords = {
  "docs/benchmarks": `
    how fast is it; performance figures; benchmark; how fast does it run; how many members can it handle; load test results
    how fast is the server; how many requests per second; how is performance measured`,
  "docs/configuration": `
    environment variables; env file; settings of the server; config list; all settings of the server
    list of environment variables; where is the config file; which variables are required`,
  "docs/configuration#backup": `
    backup folder; backup schedule setting; where do backups go; change the backup time; variable for backups`,
  "docs/configuration#bots": `
    market settings; bots role configuration; market exchange; which variable sets the markets; source of candles setting`,
  "docs/configuration#brand": `
    change the name and logo; brand config; own company name; support mail on the site; white label; own texts
    operator name and address; use our own logo; rename the product; put our company name on the pages; own colours
    own contact address; put our own logo and name on everything; how do we rename the site for our company
    change the colours of the theme to our brand; where is the support address configured`,
  "docs/configuration#chain": `
    rpc url setting; chain id; contract address setting; start block; variable for the node url; set the contract address
    confirmations setting; which block to start from; set the rpc endpoint; which variable has the contract's address
    change the chain to amoy; block at which indexing begins`,
  "docs/configuration#chat": `
    chat settings; model for the chat; chat provider; keep days of chats; set the api key of the model
    how long are chats stored setting; configure openai for the chat; turn the model on; connect a language model through settings
    daily limit of the model's cost; how many days are chats kept, which variable`,
  "docs/configuration#database": `
    database url; postgres settings; database pool; where do i put the postgres password; connection string; pool size
    which variable is for postgres; where is the connection to postgres set; env variable for the db
    which setting has the database address; maximum connections to the database`,
  "docs/configuration#health-metrics-and-logs": `
    log level; metrics port; health port; tracing; log format; set the log level; port of the metrics; turn on tracing; debug logs
    which port has the metrics; make the logs more detailed; turn tracing on; where do prometheus metrics listen`,
  "docs/configuration#keeper": `
    keeper private key setting; keeper max gwei; keeper configuration; limit the gas price of the keeper; keeper variable
    where does the keeper's key go; where do i enter the key of the keeper; upper limit for gas of the keeper
    settings of the keeper account`,
  "docs/configuration#mail-and-country": `
    smtp settings; send mail; mail server; mail from; outgoing mail setup; mailserver variable; block countries
    mails are not sent; smtp user and password; smtp; how do i configure sending emails
    the server doesn't send mails, which setting; smtp host and port; refuse visitors of some countries`,
  "docs/configuration#network": `
    port; host; rate limit setting; proxy setting; trust proxy; requests per minute; origin; cors; change the port
    too many requests limit; allowed origins; set the public url; behind a proxy the ip is wrong; throttle requests
    change the listening port; behind cloudflare all users have one ip; raise the request limit
    allow another domain to call the api`,
  "docs/deploying": `
    deploy the contracts; put the contracts on polygon; launch my own plan; deployment steps; put it on mainnet; how do i deploy
    launch a plan of my own; publish the contracts; deploy the contract to polygon; how do i put my own plan on the chain
    steps of the deployment`,
  "docs/deploying#execute": `
    run the deployment; deploy for real; send the deployment; run the real deployment; deploy command
    send deployment transactions`,
  "docs/deploying#keys": `
    keys for deployment; hardware key; deployer key; ledger for deploying; which key deploys the contracts; deploy with a ledger
    protect the deployment key; which key deploys the contract; keep the deployer key safe; what can the deployer key do later`,
  "docs/deploying#plan-file": `
    plan parameters file; plan json; settings of the plan before deployment; genesis; where do i set the unit price and shares
    file with the plan's parameters; choose the commons address`,
  "docs/deploying#rehearse": `
    test deployment; amoy; dry run; practise deployment; try the deployment on a testnet first; simulate a deployment; rehearsal`,
  "docs/deploying#vaults": `
    deploy vaults; vault factory; markets contract; deploy the vault contracts; add vaults to my server`,
  "docs/deploying#verify-and-publish": `
    publish the source; verify source on polygonscan; verify the contract on polygonscan after deploying
    publish the abi and source`,
  "docs/deploying#what-cannot-change": `
    what is fixed after deployment; immutable parameters; what can't be changed after deploying; immutable settings`,
  "docs/failures": `
    what breaks when; what happens when something fails; failure list; outage; what if a part of the system breaks
    table of failures; how does it behave when something is down`,
  "docs/failures#database": `
    postgres down; database connection lost; database outage; what happens when postgres is restarted
    lost connection to the database; what does the site do while postgres is down
    the database was restarted, must i restart the server too; database connection refused`,
  "docs/failures#exit-codes": `
    exit code; server stopped with a code; process ended with code; exit status; the process exits with 75
    what does exit status 78 mean; why did the process stop; list of exit codes
    the process ended with a number, what does it mean; systemd shows status 75; why did the server exit by itself`,
  "docs/failures#log": `
    log messages; meaning of a log line; what does this log mean; what does this line in the log mean; explain a log message
    error in the server log`,
  "docs/failures#node": `
    rpc node down; node unreachable; node lags; chain node failure; what if the node is behind; rpc does not answer
    the chain node is lagging; the rpc node is behind; our node stopped, what happens to the site; node returns errors`,
  "docs/failures#probes": `
    health check endpoints; liveness; readiness; which url for health checks; kubernetes probes; is there a ready endpoint`,
  "docs/failures#soak": `
    what does the soak test do; long load test with random faults; run the soak test for an hour; chaos test`,
  "docs/operating": `
    run in production; start the server; systemd; operate the server; day to day running of the server; how do i operate it
    start and stop the services`,
  "docs/operating#chat": `
    watch the chat as operator; metrics of the chat; how good are the answers of the chat; usage of the language model per day`,
  "docs/operating#commons": `
    pay out the commons; collectCommons`,
  "docs/operating#limits": `
    memory limits of the units; systemd memory; out of memory; process was killed because of memory
    how much memory does each process get; oom`,
  "docs/operating#nginx": `
    nginx; reverse proxy; https in front of the server; certificate; tls; nginx config for the site; where do i terminate tls
    web server in front of it; ssl certificate for my domain; proxy pass to the api; how do i put nginx in front
    certificate renewal; tls termination; proxy settings for the websocket or events`,
  "docs/operating#paper-bots": `
    bots role on the server; run bots on the server`,
  "docs/operating#requirements": `
    memory and disk needed; system requirements; how much ram; how many cores and gigabytes; smallest server; which cpu
    how big must the server be; memory for a million members; disk space of the index; cpu cores needed`,
  "docs/operating#roles": `
    api indexer keeper bots roles; several processes; run roles apart; split the server; run the indexer on another machine
    which processes are there; start only the api; how do i start several api processes; split api and indexer on two machines
    which roles can a process have; run two api processes; what does the indexer role do`,
  "docs/operating#vault-rules": `
    let our server execute vault rules; run a vault keeper on the server; bots key for executing rules
    why does the server not execute a rule`,
  "docs/releasing#artefacts": `
    files of a release; docker image; checksums; what files does a release have; is there a docker image; checksums and signatures`,
  "docs/releasing#fix-a-release": `
    a release is broken, what now; withdraw a bad release; hotfix of a published version`,
  "docs/releasing#make-a-release": `
    cut a release; publish a version; new version tag; steps of a release; how do i publish a new version; tag a version
    release process`,
  "docs/server-security": `
    server security; how is the server protected; asvs; owasp; how do you protect the server; security measures of the site
    owasp level`,
  "docs/server-security#cryptography": `
    which hash algorithms does the server use; how are session tokens hashed; random numbers and keys on the server
    encryption used`,
  "docs/server-security#limits-and-expensive-requests": `
    protect from floods; denial of service; rate limits`,
  "docs/server-security#logs": `
    what do the logs contain; are secrets written to logs; do logs contain personal data; redact tokens in logs`,
  "docs/server-security#permissions": `
    who may call which endpoint; access rights of the api; roles and permissions of users; what can a session do`,
  "docs/server-security#protected-data": `
    which data does the server protect and how; sensitive data on the server; what does a database leak reveal
    how are tokens and emails protected`,
  "docs/server-security#v7-sessions": `
    session tokens; how sessions are stored`,
};
