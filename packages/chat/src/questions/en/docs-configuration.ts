import type { PassageQuestions } from "../passage-questions.ts";

export const docsConfigurationQuestions: PassageQuestions = {
  "docs/configuration": `
    environment variables; env file; settings of the server; config list; all settings of the server
    list of environment variables; where is the config file; which variables are required; dotenv; startup says variable invalid
    reference of every env; where do settings live; required versus optional settings; validation of settings at boot
    change behaviour without code
    i inherited this machine from a colleague and must find out which switches there are and what each one defaults to
    does a typo in a variable stop the start; env example file; secrets in files or in variables; reload without restart; defaults list
    the server refuses to boot after i edited the environment, does it tell which variable is wrong
    does an empty value count as unset; overview of every switch with its default
    new admin at a housing cooperative: where's the list of everything that can be tuned without touching code
    are values checked at start or only when they are used; wrong value prints what; page with all env vars
    settings reference for docker compose; is there anything i must set before the first start in production`,
  "docs/configuration#local-world-npm-start": `
    port 4400 is already taken on my laptop, how do i start the local world on another one; which variables does npm start read
    CHAIN_PORT; CANOPY_HOME; where does the local world keep its chain and database
    can a colleague on the same wifi open my local world; HOST 127.0.0.1 change
    run two local worlds next to each other on one machine; 8645 in use; local chain port; change the folder .canopy
    where are the logs of the local world
    i want to show the play-money version on the office network from my desktop, which setting
    delete the local world and start fresh, which folder is it; default port of the development server; environment for npm start
    site and api port locally; the demo on my pc says address already in use; put the local data on another drive
    is the play chain reachable from outside my computer
    port 4400 belongs to our printer software, how do i move the demo to another port, and the little chain with it
    three trainees share one server and each wants a demo of their own, which variables keep the data and ports apart
    where on my disk does the demo put its chain and database, because the drive is full`,
  "docs/configuration#server-npm-run-server------roles-apiindexerkeeperbots": `
    which command starts the server with only some roles; --roles flag syntax; npm run server -- --roles api,indexer
    what runs if i leave out the roles; what do i type to start just the keeper process; start command of the production server
    does one process run everything by default; comma separated roles on the command line
    how do i tell a process which jobs it has; server start parameters; cli flag for roles; without nginx, who serves the pages
    start of the real server as opposed to the local world; command line to launch api and indexer in a single process
    default roles; node command behind npm run server; is there another way to start the server besides npm
    which script name for production; all roles in one go; what goes after the two dashes when launching the backend
    in our unit file i want to start only the part that answers requests, what do i write after the command
    the first start runs everything in one process, how do i tell the second machine to be just the settler
    under systemd the signals don't arrive when it is started by npm, what is the recommended command`,
  "docs/configuration#network": `
    port; host; rate limit setting; proxy setting; trust proxy; requests per minute; origin; cors; change the port
    too many requests limit; allowed origins; set the public url; behind a proxy the ip is wrong; throttle requests
    change the listening port; behind cloudflare all users have one ip; raise the request limit
    allow another domain to call the api; TRUSTED_PROXIES; CORS_ORIGINS; PUBLIC_ORIGIN wrong in mails; walletconnect project id
    make the tree public; 429 for everybody behind our balancer; sign-in throttle; host the built pages elsewhere; bind to 0.0.0.0
    since we put cloudflare in front everyone is told to slow down, how does the server learn the real addresses
    another subdomain may call the api; listen on a unix socket; behind two proxies; requests a minute for each address; http2
    sign-in messages name 127.0.0.1 instead of our domain, which variable did i forget
    our app on another domain gets blocked by the browser when it calls the api, where do i allow it
    members can't scan a qr code with their phone wallet, which project id is missing
    limit of requests per address for the whole api by default; the built pages are served from a cdn, what must SITE_DIR be
    listen on all interfaces instead of the loopback; which proxies may name the client's address`,
  "docs/configuration#database": `
    database url; postgres settings; database pool; where do i put the postgres password; connection string; pool size
    which variable is for postgres; where is the connection to postgres set; env variable for the db
    which setting has the database address; maximum connections to the database; pgbouncer session mode; embedded postgres folder
    too many clients already; DATA_DIR; connect to rds; why does a role need its own lock connection; pool of ten
    the provider gave us a postgres address with a password and ssl, where does it go and how many connections will be opened
    sslmode require; separate user for migrations; pool too small; run without an external postgres; change the db password later
    our pooler runs in transaction mode and two leaders appeared, which mode does the connection need
    how many connections will three processes open in total; may i use the postgres that comes with npm for the real site
    oldest postgres that is supported; DATA_DIR lock file; second process refuses to start on the same folder
    the embedded database doesn't exist for my windows machine, what do i set in its place
    put the index on our existing postgres cluster, url format`,
  "docs/configuration#chain": `
    rpc url setting; contract address setting; start block; variable for the node url; set the contract address
    confirmations setting; which block to start from; set the rpc endpoint; which variable has the contract's address
    change the chain to amoy; block at which indexing begins; PLAN_ADDRESS; PLUS_ADDRESS; PUBLIC_RPC_URL leaks key; RPC_URLS order
    EXPLORER_URL; index from which height; 137 or 80002; factory address for live rules; second plan address
    we moved from the test network to the real one and the site still shows the old seats, which values must change
    two nodes in one variable; websocket url needed?; wrong contract address at start; how deep before a block counts; own block explorer
    which value belongs in CHAIN_ID for the real network and for the test one
    a security scan found our alchemy key in the browser, which variable did we fill wrongly
    the index starts at block zero and takes for ever, which setting shortens that
    add a second and third node in order of preference; when is the first one used again
    no links to an explorer on our pages, which variable is missing
    live rules don't appear on our installation although vaults are deployed, which address is not set`,
  "docs/configuration#mail-and-country": `
    smtp settings; send mail; mail server; mail from; outgoing mail setup; mailserver variable; block countries
    mails are not sent; smtp user and password; smtp; how do i configure sending emails
    the server doesn't send mails, which setting; smtp host and port; refuse visitors of some countries; SMTP_URL starttls
    contact form mails go nowhere; .eml files instead of sending; sender address; which inbox gets the contact form
    detect the country for the phone prefix; geo service url
    members don't get their confirmation links since we moved, where do i enter the new mail provider
    mailgun or ses; port 465 or 587; test mail; reply-to address; keep out visitors from the us; dkim
    newsletter confirmations sit as eml files in a folder and never leave the machine, what's not set
    which inbox gets the messages from the contact page and the requests for a person
    our mail host offers no starttls, can i allow plain text
    the phone field shows the wrong country code, which service decides it and does it see visitors' ip; sender name of all mails
    smtps url with user and password; test installation shall not send real mails, what do i leave out`,
  "docs/configuration#chat": `
    chat settings; model for the chat; chat provider; keep days of chats; set the api key of the model
    how long are chats stored setting; configure openai for the chat; turn the model on; connect a language model through settings
    daily limit of the model's cost; how many days are chats kept, which variable; CHAT_DAILY_USD; throttle questions per minute
    raise the number of questions; anthropic key env; timeout of the writer; tokens per visitor; prices per million tokens
    the assistant's bill was too high last month, where do i set a maximum a day and fewer questions for each visitor
    turn the assistant off altogether; base url of a local model; timeout; erase talks after a week; provider name values
    shorten how long talks with the assistant are kept because of our privacy officer
    a school class asks two hundred questions from one address and is cut off, which limit is that; CHAT_ADDRESS_PER_DAY
    CHAT_TIMEOUT_MS maximum; base url for ollama by default; which variables are required as soon as a provider is chosen
    limit questions per minute for each visitor; put the key of the language service where
    is a language model required or optional in the settings of the assistant`,
  "docs/configuration#keeper": `
    keeper private key setting; keeper max gwei; keeper configuration; limit the gas price of the keeper; keeper variable
    where does the keeper's key go; where do i enter the key of the keeper; upper limit for gas of the keeper
    settings of the keeper account; KEEPER_KEY or keystore; KEEPER_MEMBER gets the reward; don't settle while gas is expensive
    encrypted file for the settler; password file; who receives closing rewards; ceiling in gwei
    gas went through the roof yesterday and our daemon paid all of it, how do i set a maximum
    which key format does it take; give the reward to our own seat; keystore password; turn the daemon off on this machine; dry mode
    our settler waits since gas is at 600, which limit keeps it back and what's the default
    where does the reward for closing go if i leave the member's name empty; should the account that settles also hold our savings
    encrypted key file made with cast wallet import, how do i hand it over with its password
    run the settler without a key, what does it do then
    KEEPER_MEMBER was given up by its owner and another person took the name, who gets the rewards`,
  "docs/configuration#bots": `
    market settings; bots role configuration; market exchange; which variable sets the markets; source of candles setting
    BOTS_PAPER_DAYS; shorten the wait before real trades; MARKET_EXCHANGE kraken via ccxt; BOTS_KEY
    candles from pools instead of the feed; days of history to fetch; gas ceiling of executions
    our members want dogecoin in the tester and shorter trial times, where does the admin change that
    exchange api key for candles; cap on what we pay for executing; which markets by default; history depth; disable trading robots
    a member complains that seven days of trial are too long before his rule may trade, can the host shorten it
    use kraken's candles in place of the oracle, which line and what must be installed first; BOTS_MAX_GWEI
    which account pays for executing rules and may it be the settler's account
    how many days of old prices are fetched at the first start and up to what maximum; without a key what does the bots role do
    password file for the executor's key; settings around robots, markets and executing of members' rules`,
  "docs/configuration#health-metrics-and-logs": `
    log level; metrics port; health port; tracing; log format; set the log level; port of the metrics; turn on tracing; debug logs
    which port has the metrics; make the logs more detailed; turn tracing on; where do prometheus metrics listen
    STALE_AFTER_SECONDS; otel collector; jaeger; quiet logs; drain before shutdown; sampling ratio; expose /metrics safely
    when is the index called behind
    i want the log as json for loki and the numbers on a port that only our monitoring reaches
    log level warn; which variable turns on opentelemetry; change the metrics bind address; time to finish requests on stop; trace endpoint
    grafana shows nothing, is /metrics off by default and which port turns it on
    after how many seconds without a new block does the site tell visitors that figures are old
    our balancer still sends requests during a restart, which setting gives it time to notice
    send traces to honeycomb with a header; sampling argument; may the metrics listen on a public address
    log level debug for one evening; settings for observability: health, metrics, tracing, logging`,
  "docs/configuration#backup": `
    backup folder; backup schedule setting; where do backups go; change the backup time; variable for backups
    npm run backup people.jsonl; save pictures and subscribers to a file; restore into an empty db by command; is pg_dump enough
    jsonl dump; what gets lost without the dump; truncated file refused
    i'd like the nightly copy at three and on another disk, which lines do i change
    how many old dumps are kept; turn the dump off; path of the dumps; export only members' own data; import a dump into staging
    which data cannot be rebuilt from the chain and must be saved by us
    our disk died and we have only people.jsonl, what do we get back with it; does the save command work while members are online
    consistent snapshot of profiles and subscribers; restore refuses the file of another plan, why
    is indexing again from the chain enough after a total loss, or do pictures and chats vanish
    pg_dump of everything or the small export, which one saves time`,
  "docs/configuration#brand": `
    change the name and logo; brand config; own company name; support mail on the site; white label; own texts
    operator name and address; use our own logo; rename the product; put our company name on the pages; own colours
    own contact address; put our own logo and name on everything; how do we rename the site for our company
    change the colours of the theme to our brand; where is the support address configured; brand.config.json
    swap the tree symbol for mine; testimonials and figures on the home page; footer icons of networks; rebrand
    phone in the header; custom title suffix; is the brand baked in at build time
    our cooperative would like its own name, logo and legal notice on all pages without touching the code
    where do i change the imprint; favicon; name in the emails; two brands on one machine; does a rename need a new build
    our scouts group wants another name in the page title and its own telephone number at the top, which file
    testimonials on the start page are invented, how do i mark or remove them
    social icons missing in the footer, where do i add our instagram; what does samples: true do
    must the pages be built again after i edit the name; brand.config.json fields; hide an icon of a network that we don't use
    put the support address of our association on every page`,
};
