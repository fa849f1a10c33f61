import type { OtherWords } from "../other-words.ts";

export const operatorsQuestions: OtherWords = {
  "run-a-server": `
    own server; hardware for a server; install the software; host it myself; server requirements; vps size; set up a server
    deploy the server; how do i host my own instance; requirements for self hosting; what machine do i need
    can i run this on a vps; which linux; is the software free; i want to host this myself; set up my own canopy
    what hardware and software to install it; can i run my own plan with your software; how do i self host the site
    requirements to launch my own copy; is there an install script; which linux do i need; can i host this platform on my own
    what machine and software does it take to run it; i'd like to start my own canopy site; which database does it need
    is the code free to use; spin up my own site with your code; kubernetes or bare metal; raspberry pi enough?
    docker compose for the platform; licence for commercial reuse; fork it for my community; windows server possible?
    ingredients for an instance; i want to be the organiser of such a network; setup script for debian
    what does running this cost me in hardware; debian or ubuntu; do i need postgres 15; mit licence meaning
    clone your platform for my country
    our village association has no programmer, only me who can copy commands, is that enough to set this up
    hetzner or aws; time needed for the first installation; may we charge members for it; synology nas; do i need a domain name`,
  "rpc-node": `
    which node provider; alchemy or infura; rpc url; archive node needed; node for the server; rpc limits; do i need my own node
    can i use infura; which endpoint should the server use; archive node or not; several rpc urls; my node is too slow
    which blockchain node do i connect the server to; do i need alchemy or infura; can i use a free rpc; several nodes as fallback
    what must the node support; secret in the public rpc url; which node provider does the server want
    may i use a free public rpc; env variable for the node address; what if the node fails; quicknode endpoint fine?
    does it need eth_getLogs over all blocks; blast api key leak; fallback provider; public polygon rpc throttles us
    bor and heimdall on the same machine; how far back must the node serve logs; does the browser see our endpoint
    finalized tag unsupported; cost of a paid endpoint; failover between providers; which chain client to sync
    the free plan of our provider says that we've used up all compute units by noon, which node should we take instead
    own polygon node at home; eth_getLogs range limit; pruned node enough?; two providers or one; how many requests a day does the indexer make`,
  "server-keeper": `
    keeper key; keeper stops; keeper role; fund the keeper; keeper wallet empty; automatic settlement by the server
    what is the keeper on the server for; keeper has no pol; the keeper is down; how much should the keeper wallet hold
    does someone steal money with the keeper key; what is the keeper process; rounds are not being closed, is the keeper dead
    who pays the gas for settlement on the server; can the keeper steal money; the keeper account is empty
    run a second keeper as standby; keeper process stopped, is it bad; does the keeper key have access to funds
    how much pol does the keeper account need; our settler bot died overnight; gas tank of the settling account
    standby for the closer; hot key on the machine, danger?; automatic rank claiming by the machine
    days pile up unclosed on our box; two closers at once, conflict?; what happens to members if our daemon is off
    refill the settling account; what can a thief do with the daemon's key; which chores does the daemon do
    i went on holiday and nothing was closed for three days because the account ran dry, have members lost points
    must i run the daemon at all; whose money pays for closing; refill once a month; someone else closes for us; key leaked, what now`,
  "server-backup": `
    database backup; restore a backup; move to a new machine; disaster recovery; save the database; how often are backups made
    recover after a crash; copy the server to a new machine; where are backups stored; how do i save the database
    recover after the disk died; nightly backups; restore the server from a backup; what must be backed up; test my backup
    restore after a disk crash; where do nightly copies go; is the backup tested; ransomware hit us, bring it back
    dump of postgres; offsite copy; snapshot schedule; how long does a restore take; accidentally dropped the schema
    rebuild from chain plus copy; what's not inside the nightly dump; verify that a dump is usable; disk failed at 4 am
    retention of dumps; pictures and newsletter list after a crash; recovery drill
    the hoster lost our machine together with its disk, what comes back from the chain and what only from a copy
    backup to s3; encrypt the copies; restore on another version of postgres; rehearse a restore; copies older than a month`,
  "server-upgrade": `
    install a new version; update the server; new release; upgrade steps; downtime on update; how do i get the new version
    update without downtime; is there an update procedure; roll back a failed upgrade; migrate the database
    install a newer version; update the software without downtime; how do i move to the new release
    migration failed during the update; go back to the previous release; new version is out, what do i do on the server
    install a new release on my server; can i go back to the former version; is there downtime when updating; migration failed
    bump to the latest tag; zero downtime rollout; schema change went wrong halfway; skip two releases at once; patch day
    how do we go from 0.1 to 0.2; where's the list of breaking changes; revert the deploy; rolling restart
    install.sh of the fresh tarball; after patching, what do i compare
    it says there's a newer version and i'm afraid of breaking the site on a busy evening, in which order do i do what
    read the changelog first?; migrations run by themselves?; keep the old folder; upgrade two machines one after the other; update node.js too`,
  "server-metrics": `
    monitoring; prometheus metrics; grafana dashboard; alerts; is my server healthy; health endpoint
    how do i know the server is healthy; get alerted when it is down; connect grafana; uptime monitoring; which alerts are there
    how do i monitor the processes; alerts when the site is down; which alarms should wake me up; check that the server is healthy
    prometheus setup; monitoring with grafana; which alerts exist for the server; how do i notice that my server is down
    prometheus endpoint; pager duty at night; dashboards for the ops team; scrape config; is my box sick; external ping
    which alarm is urgent and which may wait; disk full warning; latency graph; canary check from outside
    notify slack when it breaks; what shall i keep an eye on as the admin; severity levels; blackbox exporter
    i'd like a message on my phone when figures are stale or the settling account runs dry, what do you offer for that
    zabbix or datadog; example alert rules; which numbers matter most; json dashboard to import; monitor the certificate too`,
};
