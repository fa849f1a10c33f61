import type { PassageQuestions } from "../passage-questions.ts";

export const docsOperatingQuestions: PassageQuestions = {
  "docs/failures": `
    what breaks when; what happens when something fails; failure list; outage; what if a part of the system breaks
    table of failures; how does it behave when something is down; resilience; does it heal by itself; chaos matrix
    what does an operator have to do during an outage; self recovery within seconds; fault tolerance; single point of failure
    i'm on call this weekend and want one page that says what happens when which part goes down
    which outage needs a human; does a member lose anything during an outage; degraded mode; worst case list; incident handbook
    it's three in the morning and the pager rings, does any breakdown of node or database really need me
    within how many seconds does each process recover by itself; what is promised about duplicates and losses when parts break
    slow, silent, unreachable: how does the platform deal with each; management summary of resilience for our insurer
    is something acknowledged ever lost; page about outages of database and node`,
  "docs/failures#matrix": `
    what does the api do when the db is dark; indexer during a silent node; table of faults by role; half of the connections dead
    150 ms delay fault
    has it been tried what each process does if the db is slow, cut off or dead, and where are the results
    fault injection results; latency between app and db; api with no node; which role survives what; tested combinations
    what do dark, silent, half and reset mean in the fault tests
    is every response during a fault either 200 or 503, who proved that
    table: what the indexer does while packets are late by 150 ms
    tcp proxy between process and database in the tests, how does it inject faults
    consultant asks for evidence of behaviour under network partitions per role
    how long may a role need after each fault in the tests`,
  "docs/failures#bots": `
    two bots processes at once by accident, would a member's trial robot trade twice; tested?
    how was it tested that a vault rule executes once even if our process is killed between signing and receipt
    kill -9 of the bots role, what do the tests show afterwards
    paper-bots.test.ts and vault-rules.test.ts, what faults do they inject
    what if a reorganisation drops an execution that our server sent for a vault
    is the state of a paper robot after crashes identical to that of an undisturbed run
    feeds silent for two days while rules are due, was this tried; failover tests for trading robots
    short and long version of the bots tests; npm run test:long; owner executes the rule just before our executor, what do we log
    we worry that a power cut makes our executor pay for the same rule twice, is there proof that it doesn't
    sixty paper bots under faults; missing candles for two days, what becomes of the log
    one row per reason in the log of skipped rules
    one of our machines froze in the moment when it was sending a members' trade, is it tested that the trade isn't sent another time
    our customers' trial robots were off for two days, will their diary be the same as if nothing had happened, and who has tested it
    which disasters are simulated for the part that runs robots, and which test files contain them`,
  "docs/failures#soak": `
    what does the soak test do; long load test with random faults; run the soak test for an hour; chaos test
    hour-long endurance run; random kill -9; seed for the faults; recovery time limit thirty seconds
    memory ceiling in the endurance run; does the endurance run verify at the end
    is there an endurance test that breaks things at random for an hour, and how do i start it before a release
    which faults does it inject; reproduce a failed endurance run; members simulated during the endurance run; pass criteria; leak detection
    fifty-two minutes with seed 2026, what was that run
    does the endurance test crash postgres too and turn back the chain by blocks; when does the hour-long run count as failed
    replay the same sequence of disasters with a seed
    simulated members who buy, rename and withdraw while processes get killed, where is this described
    clock of the chain jumps by twenty days in a test, which one`,
  "docs/failures#database": `
    postgres down; database connection lost; database outage; what happens when postgres is restarted
    lost connection to the database; what does the site do while postgres is down
    the database was restarted, must i restart the server too; database connection refused; pg failover; primary switched
    stuck statement; idle in transaction; heartbeat to postgres; does a hanging query block logins; connection reset by the db
    our provider reboots the postgres machine on sunday, do i have to stop anything before or start anything after
    read-only replica promoted; too long queries get cancelled?; disk of the db full; pool exhausted; reconnect interval
    one query hangs for minutes, does the process notice that postgres forgot it
    transactions idle for 15 seconds are ended, by whom; leader loses its heartbeat to postgres, what does it do before it exits
    canopy_leader 0 in the graph, what's going on
    network switch between app and database was replaced, what did the processes do in these seconds
    is there a time limit for a running statement`,
  "docs/failures#node": `
    rpc node down; node unreachable; node lags; chain node failure; what if the node is behind; rpc does not answer
    the chain node is lagging; the rpc node is behind; our node stopped, what happens to the site; node returns errors
    nodes disagree with each other; frozen head; automatic switch to the second endpoint; which node is in use right now
    endpoint returns stale blocks; three nodes or two; head age metric
    infura had an outage last night and our figures stood still for ten minutes, did it not change over to the second one
    how does it notice a lagging node; reorg deeper than expected; load spread over nodes; all nodes dead; switch back to the first one
    our provider served blocks from twenty minutes ago with a smile, would the software swap it out
    how often are nodes compared and when does a bad one return; two endpoints contradict each other, who is right
    why three are better; metric that shows which endpoint is used at the moment
    one rpc sits on a wrong fork 128 blocks deep, is it noticed
    home page says how old the figures are, which condition triggers that`,
  "docs/failures#probes": `
    health check endpoints; liveness; readiness; which url for health checks; kubernetes probes; is there a ready endpoint
    haproxy check url; watchdog; /api/ready 503; livenessProbe yaml; event loop stuck detection
    what should the load balancer poll; difference of live, ready and health
    our kubernetes kills the pod every few minutes, which path should the liveness check ask
    is ready false during a migration; startup probe; health json fields; uptime robot url; check for the indexer without a web port
    which path should haproxy poll so that a starting process gets no visitors
    WatchdogSec: what does systemd restart and after how long; difference between api/live and api/ready for my helm chart
    does /api/health ever return an error status or must my monitor read the text; url for pingdom
    a process without database, is it live or ready; how is a stuck event loop in the settler noticed`,
  "docs/failures#exit-codes": `
    exit code; server stopped with a code; process ended with code; exit status; the process exits with 75
    what does exit status 78 mean; why did the process stop; list of exit codes
    the process ended with a number, what does it mean; systemd shows status 75; why did the server exit by itself
    process returned 1; restart on 75; journalctl: main process exited; meaning of status=1/failure; does 0 mean fine
    lock lost code
    the unit keeps restarting and the status shows a number, which ones mean wrong settings and which ones just try again
    exit 78; RestartPreventExitStatus; code after sigterm; crash loop number; container exited with code
    docker shows exited (75) every few hours, is that bad or by design; which number means stopped by us and which one an error
    systemctl status says code=exited, status=1, where do i see the cause
    the process lost its lock and quit, should the supervisor start it again; numbers with which the backend ends
    sigint gives which code; last line of the journal before it died names the error, true?`,
  "docs/failures#log": `
    log messages; meaning of a log line; what does this log mean; what does this line in the log mean; explain a log message
    error in the server log; one line per outage; why so few lines during trouble; grep the journal
    debug shows each failed request; noisy logs; line when it ends
    i see the same warning only once although the outage lasted an hour, is that on purpose
    which line says that it recovered; what does "lagging" in the journal tell me; alert on log lines; correlate by request id
    error or warn level for a lost node
    why is there a line every ten minutes during a long outage
    i expected thousands of error lines last night but found two, is logging broken
    where is the count of failed requests during an outage; at which level do i see every failed request
    line at the beginning and line at the end of trouble, how do i match them
    new kind of error in the middle of an outage, is it logged`,
  "docs/operating": `
    run in production; start the server; systemd; operate the server; day to day running of the server; how do i operate it
    start and stop the services; runbook; daily chores of an admin; where are the operator's guides
    maintain the site in production; service manager; tasks list for sysadmins
    i take over this site as the new sysadmin on monday, where do i start reading
    which units must be running; commands for daily work; weekly duties; stop everything in the right order; handover document
    my predecessor left without a word and now i look after this site for a cooperative of bakers, where is the table of tasks
    link list for install, upgrade, backup, moving, monitoring and alerts
    what does an operator have to do in production, page by page; return to the previous release, which page tells how
    which page explains what an alert means; everyday administration of the platform; where do i find the admin commands`,
  "docs/operating#requirements": `
    memory and disk needed; system requirements; how much ram; how many cores and gigabytes; smallest server; which cpu
    how big must the server be; memory for a million members; disk space of the index; cpu cores needed; debian 11 fine?
    node 20 enough?; shared_buffers; which distro; postgres 13?; do i need nginx; minimum versions; two nodes necessary
    i've an old office pc with 8 gigs and debian on it, will this do or should i rent something
    ssd needed?; bandwidth per month; arm processor; growth of the disk per year; which node.js version; ubuntu 24.04
    node 20 on our ubuntu, new enough or not; which postgres settings for a million members make closing cheaper
    does the node have to know the finalized tag and eth_getLogs from when on
    do i need two nodes or can browsers use the same one; is the postgres that starts by itself fine for production
    operating systems for the install script; minimum nginx`,
  "docs/operating#roles": `
    api indexer keeper bots roles; several processes; run roles apart; split the server; run the indexer on another machine
    which processes are there; start only the api; how do i start several api processes; split api and indexer on two machines
    which roles can a process have; run two api processes; what does the indexer role do; leader election; advisory lock
    standby takes over; can two keepers run; scale the api horizontally; which process holds a secret; role without state
    high availability
    we want the web part on two machines and the part that reads the chain on a third, how do they share the work
    which process may run only once; failover of the indexer; stateless processes; env per process; minimum set of processes; failover time
    how quickly does a standby take over when the machine with the indexer burns; can i start five api processes and one settler
    which of them hold a lock; where is the settler's key and can other processes read it
    do migrations run at start of each process and can they collide; what's lost if the api machine is unplugged
    sessions are where; api answers 503 until the index has started, normal?`,
  "docs/operating#paper-bots": `
    bots role on the server; run bots on the server; catch up after downtime; exactly once per candle; trial robots on the backend
    does a restart lose trial robots; which role steps them; kill the process while a robot runs
    do the members' trial robots miss trades while i reboot the machine
    robots process down for two days; are candles replayed; two robots processes at once; order of steps after a restart; robot state in the db
    we were offline during the crash on sunday, did our members' trial robots sell at the right time afterwards
    log line candles can't be read, retrying: what do i do; how many trial robots may one member have on the server
    are candles part of the backup; are the robots and their diary
    two processes of the role run by mistake, will decisions be doubled; state and diary of a robot in one transaction`,
  "docs/operating#vault-rules": `
    let our server execute vault rules; run a vault keeper on the server; bots key for executing rules
    why does the server not execute a rule; our executor stopped paying gas; bucket of 1 pol; canopy-admin bots due
    losing races against other executors; put the executor's key into systemd credentials; attack that burns our gas
    why is a rule skipped by us
    should our company execute the members' vault rules, what does it cost us and what do we get back
    turn on execution of rules; which account pays for executing; list of rules due now; refused executions in the log; profit for the executor
    our executor's balance for a vault is negative and it pauses, for how long
    canopy-admin bots due lists rules, what do the reasons mean
    can executing the members' rules bankrupt our account by tricks of an owner; how is the offered gas limited by the rule's fee
    simulation of a rule fails, when is it tried again; which rule does the executor take first if several are due`,
  "docs/operating#chat": `
    watch the chat as operator; metrics of the chat; how good are the answers of the chat; usage of the language model per day
    ratings of replies by day; is anything urgent when the model is down; how do i improve replies; cost so far
    unknown replies count; close answered tickets; prometheus counters of the assistant
    how do i see which questions the assistant couldn't answer last week and what the model cost us
    thumbs down list; alert when the assistant is slow; review of unanswered questions; export of ratings; does support get notified
    a member never got an answer to his request for a person, how do i list the open ones and close them afterwards
    log says deleting old chats failed, retrying in an hour, must i act; are the assistant's limits shared by all api processes
    what are my duties as host regarding the question panel; when are tickets erased that i never closed
    can the assistant run with no settings at all`,
  "docs/operating#commons": `
    pay out the commons; collectCommons; send the ten percent to the cause; commons money piles up in the contract
    who may trigger the payout to the fixed address; button for paying out the cause; gas for paying the cause
    the charity asks when it gets its money, what do i have to press or send
    is the payout to the cause automatic; how often should we send it; who pays that transaction; balance waiting for the cause
    our orphanage sees its tenth growing in the contract but receives nothing, who has to call what
    may a stranger trigger the transfer to the cause and could he redirect it; collectCommons by hand, from any account?
    where do i see how much waits for the cause and how much was sent; must the operator do the payout each month
    is there a deadline for sending the cause its share`,
  "docs/operating#nginx": `
    nginx; reverse proxy; https in front of the server; certificate; tls; nginx config for the site; where do i terminate tls
    web server in front of it; ssl certificate for my domain; proxy pass to the api; how do i put nginx in front
    certificate renewal; tls termination; proxy settings for the websocket or events; caddy instead; cache headers; certbot
    upstream with two processes; csp comes from where; x-cache; sample server block; static assets from disk
    reload without dropping
    i know apache only, what does your example for the front web server do with certificates, caching and the live stream
    buffering off for the stream; gzip or brotli; hsts header; redirect http to https; websocket upgrade needed?
    npm run try:nginx on debian, what does it test; both api processes are down, does the proxy still answer with something
    X-Cache header; why are requests with a token never cached by the proxy
    where does the example configuration file for the web server lie; which two variables does the api need behind the proxy
    how does the proxy treat _t in the cache key; old response with X-Indexed-Block`,
  "docs/operating#limits": `
    memory limits of the units; systemd memory; out of memory; process was killed because of memory
    how much memory does each process get; oom; MemoryMax of units; the indexer eats 2 gigs; how much ram per role at peak
    killed by systemd; snapshots size in the table; rebuild needs more memory
    the kernel killed one of our processes in the night, how much memory should each one be allowed
    raise MemoryMax; node heap size; cgroup limit; which process is the hungriest; tasks max and file handles
    resident memory of the api after its start; how much for pictures
    a million members: how big does the indexer become while closing a round; MemoryHigh and MemoryMax of the keeper unit
    worst case chains; our vps has 2 gb, which unit would be killed first
    size of the tree_snapshots table and do backups contain it
    what is the ceiling of the bots process with a thousand trial robots`,
};
