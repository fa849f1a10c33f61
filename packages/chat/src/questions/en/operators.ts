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
    hetzner or aws; time needed for the first installation; may we charge members for it; synology nas; do i need a domain name
    our cooperative of weavers wants a network of its own with your software, what do we have to buy and install
    i administer a school's computers, could i put this up in an afternoon and on what kind of machine
    is windows fine or must it be linux, and which one; what does the code cost if we use it for business
    do i first put the money program on the chain or first the website
    who checks whether a plan such as that is lawful in my country before i host it; can one man without a team keep such a site alive
    i rent a vps with 4 gb, is it enough, and which programs come on it
    which parts must be there before the installer runs, mail, domain, database; is there a rehearsal before the real launch
    my client wants a white label copy of your platform, what's involved; where is the installer and what does it do on an empty debian
    own instance; host it; self hosted; bare debian; needs; licence; launch my own network; domain; postgres version; install.sh
    do you offer hosting or must i run it on my own; may i change the name and colours and run it under my brand
    we are devs from bangalore, what are system prerequisites; can it be run in docker on a nas at home
    what skills does the admin of such a site need; is a mail server really necessary`,
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
    own polygon node at home; eth_getLogs range limit; pruned node enough?; two providers or one; how many requests a day does the indexer make
    our provider bills by the request, how many logs will the thing pull and must the plan's whole past be served
    the site stopped getting blocks as the endpoint died, how do i give it a spare
    what properties must an endpoint have so it works with your server; i put my paid key in the address the browsers use, is it readable by all
    free endpoint from a list on the web, good enough for production; what's the name of the setting for the list of spares
    does it switch by itself when the first one fails; ankr, chainstack or my own box, which kind do you need
    is a full node enough or do i need all history; our node doesn't know the finalized tag, what now
    why are there two settings, one for the server and one for visitors; endpoint; spare node; provider key; logs from block; RPC_URLS
    public one; finalized; failover; leaked key; archive?; the indexer complains that getLogs range is limited
    can the visitors use the same address as the server; which node do i rent for a small plan; how do i hide my node's secret from visitors`,
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
    must i run the daemon at all; whose money pays for closing; refill once a month; someone else closes for us; key leaked, what now
    our process that closes the days was off over the weekend, what have members missed
    the little account that pays for closing has 0.4 left, how much should be in there
    if a burglar steals the machine, what could he do with the key lying on it; can i run two of them so that one jumps in
    which command shows the jobs that are overdue; who else could close the day if ours is broken
    does this process have power over members' boxes; an alarm woke me about a low balance, what's the threshold
    how quickly does the standby take over; which tasks does it do by itself during a day; is it bad for ranks when it doesn't run
    from whose money is the closing paid, and do i get it back; settler; low balance alert; standby; overdue; closes days; key on server
    stopped process; claims ranks; refuel; 5 pol; fixes the price; my junior admin wants to store savings in the same account, good idea
    the daemon crashed on new year's eve, what should i check in the morning; do i need this thing if other people can settle
    what if two of them try the same thing at once`,
  "server-backup": `
    database backup; restore a backup; move to a new machine; disaster recovery; save the database; how often are backups made
    recover after a crash; copy the server to a new machine; where are backups stored; how do i save the database
    recover after the disk died; nightly backups; restore the server from a backup; what must be backed up; test my backup
    restore after a disk crash; where do nightly copies go; is the backup tested; ransomware hit us, bring it back
    dump of postgres; offsite copy; snapshot schedule; how long does a restore take; accidentally dropped the schema
    rebuild from chain plus copy; what's not inside the nightly dump; verify that a dump is usable; disk failed at 4 am
    retention of dumps; pictures and newsletter list after a crash; recovery drill
    the hoster lost our machine together with its disk, what comes back from the chain and what only from a copy
    backup to s3; encrypt the copies; restore on another version of postgres; rehearse a restore; copies older than a month
    a flood took our server room, which things can be rebuilt from the public chain and which are gone without a copy
    is it enough to have the copy on the same disk in another folder; what is in the nightly file and what was left out on purpose
    how do i know that the copy can really be restored; my hoster closes down, so how do we carry everything to a new machine
    are the logged-in sessions in it; someone ran drop table on production, what now
    where do the newsletter addresses and portraits live, and are they saved; how often is it saved and by what
    does a drill of restoring run by itself, and when; do the chats survive a crash of the disk; copy at night; restore drill; other machine
    dump; disk died; what is saved; move host; timer; without sessions; rebuild index
    where should i send copies to, so a fire does not take both; i've lost a day of data, is it on the chain; can i bring back only the pictures
    the timer failed twice, where do i look`,
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
    read the changelog first?; migrations run by themselves?; keep the old folder; upgrade two machines one after the other; update node.js too
    i'm the only admin and have a party of 900 members online at night, can i put in the new version then
    the database step failed in the middle, on which version is the site now; is there a way back after the new tables are made
    in which order do i save, unpack and run; do members notice when i put in the next release; what must be read before going up a version
    afterwards, how do i see that all figures are still right; may i jump from an old release over three others
    where do i unpack it, over the old folder or next to it; which command installs the new tarball; does each process restart at the same time
    go back?; install again; failed migration; without interruption; next to the old; compare index; patch; forward only
    our boss wants a window of no downtime, possible; what happens if the power fails in the middle of an upgrade
    do i need to redeploy the money program for a new release of the site; is it like apt upgrade or more work`,
  "server-metrics": `
    monitoring; prometheus metrics; grafana dashboard; alerts; is my server healthy; health endpoint
    how do i know the server is healthy; get alerted when it is down; connect grafana; uptime monitoring; which alerts are there
    how do i monitor the processes; alerts when the site is down; which alarms should wake me up; check that the server is healthy
    prometheus setup; monitoring with grafana; which alerts exist for the server; how do i notice that my server is down
    prometheus endpoint; pager duty at night; dashboards for the ops team; scrape config; is my box sick; external ping
    which alarm is urgent and which may wait; disk full warning; latency graph; canary check from outside
    notify slack when it breaks; what shall i keep an eye on as the admin; severity levels; blackbox exporter
    i'd like a message on my phone when figures are stale or the settling account runs dry, what do you offer for that
    zabbix or datadog; example alert rules; which numbers matter most; json dashboard to import; monitor the certificate too
    i want to sleep at night, which alarms must wake me and which may wait
    the machine died and of course could not tell me, how do i prevent that; do you ship graphs or must i draw my own
    where do the numbers of each process come out; what should my second server ask yours every minute; is the path for readiness public
    our team uses grafana cloud, can we import something; which numbers tell me that members are hurt
    i run uptime kuma at home, what address do i enter; does page mean a web page in your alert list
    can the metrics be read from outside the machine; alarm rules; graphs; page or ticket; scrape; who wakes me; dashboards; health
    numbers of a process; uptime; how do i see if the index falls behind the chain; what tells me that mail is stuck
    are alert rules delivered or do i write them; how do i test that an alarm reaches my phone`,
};
