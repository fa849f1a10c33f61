import type { PassageQuestions } from "../passage-questions.ts";

export const operatorsQuestions: PassageQuestions = {
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
    own instance; self hosted; bare debian; launch my own network; domain
    do you offer hosting or must i run it on my own; may i change the name and colours and run it under my brand
    we are devs from bangalore, what are system prerequisites; can it be run in docker on a nas at home
    what skills does the admin of such a site need; is a mail server really necessary
    our diaspora club in oslo would like to offer this to its own members, which machines and programs must we rent
    i have an old desktop with ubuntu in the cellar, is this a start or do i need a proper data centre
    can two people with some linux knowledge put the whole thing online in a weekend, and what comes first, contract or site
    what exactly must be installed besides the database and the web server
    are we allowed to change the colours and sell it as our own product; does the licence force us to publish our changes
    is there a script that turns an empty debian machine into a working site; do we need our own mail server for it, and why
    who deploys the contract, and can we rehearse that before it's for real
    how much memory and disk should the box have for a thousand members
    is it legal for us to be an operator in our country, who tells us
    i'm a student in nairobi and want to launch a copy for practice, what's required; does it run on windows or a mac mini
    becoming an operator; minimum specs; own installation; set up my own plan; host it at home; nginx and postgres version
    from zero to live; mit?; fork; can we run contract and site on different companies' machines
    do i have to pay the authors anything if i run this commercially
    our diaspora association has a few volunteers who know linux and an old rack server in the basement of the cultural centre, what else would be needed to offer this to our people
    i'm a system administrator in accra with a small budget, could you list the programs, the kind of node and the other services i need before members can log in
    a friend and i would like to open a site of our own for our region with your software, may we charge for it, and who puts the contract on the chain
    before we sign for a virtual machine we want to know which distribution, which database version and which extras such as mail and domain you expect
    does the installer do everything on a bare system or do i have to set up the database and the web server by hand beforehand
    what configuration of server is required for hosting this application in our organisation
    i want make same site for my country, what i need of computer and program
    so anyone can just upload your site to shared hosting for five bucks a month and be done
    do we need to be proper sysadmins to stand up our own copy, or is there a script that does the lot
    the youth club wants its own such site on a spare pc with debian, what all is missing
    who may use your code to earn money, under which licence; what comes first, deploying the plan or installing the machine
    our lawyer wants to know who must check whether that's allowed in our land`,
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
    why are there two settings, one for the server and one for visitors; spare node; logs from block; RPC_URLS
    finalized; the indexer complains that getLogs range is limited
    can the visitors use the same address as the server; which node do i rent for a small plan; how do i hide my node's secret from visitors
    our server keeps saying that it can't get logs for older blocks, what must a provider be able to do
    which variable holds the address of the chain endpoint, and can i give more than one
    if visitors see the endpoint in the page source, does it matter that my paid key is in it
    can i get by with the free tier of a provider for a small community of two hundred
    what does the machine do when its endpoint is down for ten minutes
    is a pruned full node good enough, or must it reach back to the first block of the plan
    the provider's tag finalized returns an error, is this one unusable
    do browsers talk to the same endpoint as the indexer, and can they be different
    how do i add a spare provider that takes over by itself; should a small operator run polygon himself or rent access
    we get rate limited at noon when everybody looks, which kind of subscription solves this; endpoint requirements; PUBLIC_RPC_URL
    backup endpoint; erigon; ankr ok?; log range too wide; chain access for the server; drpc
    someone stole our quicknode quota, how could they have got the key; which calls does the indexer make, so i can pick a plan
    around noon our page turns sluggish, the log complains of too many requests to the chain provider, what sort of access should we buy and how do we add a spare
    i put the url with our secret key in the setting for browsers and a visitor just posted that key in the chat, what did i do wrong
    the sales person of a node company asks me which calls and how much history our software needs, what do i answer
    we run a pruned node in our own cellar, it answers most things but not old logs, can we use it for the indexer
    our only provider was down all sunday morning and so was our site, how do i tell the server to take another one when the first fails
    which rpc provider is recommended for indexer and whether free tier will suffice
    my server say error with getLogs, my node is too weak or what i must buy
    so any public endpoint will do, it doesn't matter which
    what's best practice for having a second endpoint in case the first one goes belly up
    my spare endpoint never kicks in when the main one dies, how is the list of them called
    the key of our paid provider turned up in the page source, what did we do wrong; does it have to serve logs from the first block of the plan`,
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
    from whose money is the closing paid, and do i get it back; settler; low balance alert; standby; key on server
    stopped process; refuel; my junior admin wants to store savings in the same account, good idea
    the daemon crashed on new year's eve, what should i check in the morning; do i need this thing if other people can settle
    what if two of them try the same thing at once
    the little account that pays for closing the days was at 0.3 this morning, how full should it be kept
    could an admin with access to that machine use the keeper to grab members' coins
    the process that fixes the price and closes days crashed during easter, what did members miss
    is it a problem if a second machine runs the same closing job at the same time
    what are the three jobs this process does on the chain; how do i see what is overdue to be closed or claimed
    we want no hot key on the web server at all, can we leave that process off; after how many seconds does the spare one jump in
    an alert about a low account woke me, at which level does it fire; does the keeper claim titles for our members as well
    who profits from the one percent for closing, the account of the process or us; settling daemon; keeper down; keeper permissions
    closing process; price fixing job; due tasks; lost keeper key
    the machine was off for a week, will the days that weren't closed be closed in the right order later
    can anyone outside do the keeper's work when we fail
    since wednesday none of the days has been closed on our instance and the members are restless, the process runs but its account shows 0.02 coins, is that the cause and is anything lost
    our treasurer worries that whoever has the key in that service file might empty the members' pots, what can and can't be done with this key
    two of our machines both run the job that closes the days, one was meant as a spare, will they get into each other's hair
    i'm on call for the first time and got a warning that the settling account is low, how much should be in there and what happens if i ignore it till monday
    who closes the days and sets the price when our server is in the repair shop for a week
    keeper balance is getting low, how much pol to be maintained in that account
    keeper is stop since two days, members lose money, yes or no; so if the keeper's key leaks everyone's money is gone
    who nicks what if some thief gets hold of the settling key
    the alert about a low account came at 4 am, how much should i put in and what's it used for
    last week no process closed anything, is any member worse off; could the admin who leaves us take money with that key`,
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
    does a drill of restoring run by itself, and when; do the chats survive a crash of the disk; copy at night; restore drill
    disk died; rebuild index
    where should i send copies to, so a fire does not take both; i've lost a day of data, is it on the chain; can i bring back only the pictures
    the timer failed twice, where do i look
    our only admin is going on parental leave and i must know where the nightly copies lie and how to get the site back from them
    lightning killed the machine, we've got last night's folder on a usb disk, what now
    are members' profile photos in the copy, or can they be fetched from the chain
    is a copy on the second disk of the same machine good enough; how do i know the copy can be read at all, does anything test it
    which things would be lost forever if there was no copy; what is left out of the copies on purpose
    can i throw the database away and have it filled again from the blockchain
    we're moving to another hoster, how do i take everything along; which timer makes the copies and at what time
    how often is bringing it back practised automatically; how do i get yesterday's state after a colleague deleted a table
    backup timer; offsite; recover site; move hosts; lost the disk; copy folder; full database; what's in the archive
    do the copies contain logins or keys of members
    the provider's data centre burned down last night, i've a folder copied to my nas on tuesday, what will be complete again and what's lost for good
    our new admin asked why we should back up anything at all when everything is on the chain, what do i tell him
    is it good enough that the nightly copy lies in a second directory on the same disk, the hoster says it's a raid
    i'd like to rehearse the worst case with my team, starting with an empty machine and a copy from last night, how do we go about it
    someone with admin rights emptied the table of pictures by accident, how do i bring back yesterday's state without touching the rest
    what is the procedure for restoration of database from last night backup
    hard disk is dead, i have one copy in other machine, how i make live again
    so there's no need for backups, since the blockchain remembers everything
    is sticking the nightly copy on the same drive good enough or am i kidding myself
    we copied the folder onto the same ssd and it burned, what could be saved from the chain
    which of our data exist nowhere else than in the database; how can i be sure that last night's copy would come back to life`,
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
    failed migration; without interruption; next to the old; patch
    our boss wants a window of no downtime, possible; what happens if the power fails in the middle of an upgrade
    do i need to redeploy the money program for a new release of the site; is it like apt upgrade or more work
    there's a fresh tarball on the download page and a hundred members are online, how do i get it in without throwing them out
    what happens if the change to the database breaks off halfway; may i go back to the older version if i don't like the new one
    what should i do immediately before and immediately after putting in a release
    must i stop everything first, or does it swap one process at a time; where do i read what the new release changes for me
    can i jump over three releases; is the old folder overwritten or does it stay next to the new one
    who checks that the figures are still right after the update; the installer ended with an error, which version is running now
    how do we patch at night with the fewest tears; newer version; update procedure; rollback; restart order; install script again
    migrations; upgrade guide; from the last tag to this one; downtime?; will members notice anything while we update
    release day: i've downloaded the archive, our members are active until midnight, and i'd like to put it in without anyone noticing, in which order do i proceed
    halfway through installing the update the script complained about the database and stopped, is the old version still running and what do i do now
    our last update was eleven months ago and three versions came out since, can we jump straight to the newest and what should we read before
    the new version shows figures that look odd to me, how do i compare them with the chain after an update, and can i return to the previous one
    please share steps for upgrading to latest release without affecting live users
    i have the new version in zip, old version is running, what i do first
    so if the migration fails i'm stuck and have to reinstall everything
    how do i get the new build on without knocking everybody off
    new tarball is here, friday 6 pm, members are online, what's the safe order of steps
    the migration broke off, are we still on the version before; is a way back to the earlier schema foreseen`,
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
    where do the numbers of each process come out; what should my second server ask yours every minute
    our team uses grafana cloud, can we import something; which numbers tell me that members are hurt
    i run uptime kuma at home, what address do i enter; does page mean a web page in your alert list
    can the metrics be read from outside the machine; alarm rules; page or ticket; scrape; who wakes me; health
    numbers of a process; uptime; how do i see if the index falls behind the chain; what tells me that mail is stuck
    are alert rules delivered or do i write them; how do i test that an alarm reaches my phone
    last sunday our site was dead for six hours and we heard it from an angry member, how do we hear it from the machine first
    which of your alarms means get out of bed and which means have a coffee first
    is there something ready-made for grafana or must we draw it ourselves
    can a machine tell me that it is itself off, or do i need something outside
    which address should an outside checker call, and how often; do the processes have a page with numbers for prometheus
    are the numbers open to the world or just on the machine itself; how do we get warned that the chain figures are old
    what rules for alerts come in the box; i look after thirty servers, what's special about watching this one
    where do i see that the closing account is running dry; alarm levels; ready endpoint; up or down; observability
    watch the processes; page versus ticket; health check; alert on failure; how do i test that the alarm reaches my phone
    i was at my sister's wedding when our site went down and found out from forty angry messages, what could have told me earlier on my phone
    we already have a prometheus and a grafana for other things, what do you bring along that we can just plug in, and which address has the numbers
    at three in the morning the alert tool rang because of something labelled ticket, did i really have to get up for that
    if the whole machine is dead, who's going to tell me, it can't report itself, can it
    our chairman wants to know every morning with one glance if the thing is healthy, what should we show him
    how to configure monitoring and alerting for this application in production environment
    i want that my telephone ring when the site is fall, how i make; so the server mails me by itself when it has died
    which of these alarms do i actually have to get out of my pit for
    which machine should watch the machine; i want to see in colours how the processes do, is there something ready-made
    what makes the phone ring at night and what waits for the coffee`,
};
