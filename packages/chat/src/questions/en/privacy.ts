import type { PassageQuestions } from "../passage-questions.ts";

export const privacyQuestions: PassageQuestions = {
  "what-is-kept": `
    what do you know about me; information stored; personal information; which data is collected; is my data public; anonymous
    what data do you collect; what personal details do you store; is my name stored; which information about me is public
    does the server know my ip; what can others find out about me on the chain; which details do you save
    do you record my ip address; what is visible about me publicly; how private am i here; information you gather
    which information do you have on me; do you know my real name; do you store my ip or email; is my identity known to you
    what do you save when i log in; do you have my phone number; how much do you know of your visitors
    which personal details do you gather; what's stored about members; is my identity protected; can you see what's in my wallet
    what information do i have to give you; am i anonymous here; do you profile me; what's in your files on me
    did i give you my surname; how naked am i here; am i a nickname only; can you read my balances elsewhere
    do you log my location; what would a leak expose; do you hold card details; is there a photo id of me at yours; metadata
    which traces do i leave; what does the server learn at login; real identity unknown to you?; stalker could learn what
    if somebody broke into your server tomorrow, what would he find out about a simple member like me
    do you know my real name, where i live and how much i have in my wallet, or am i just a number to you
    my boss is nosy and so is my government, which of my things are readable for all and which only for you
    facebook knows my shoe size, how much do you gather about those who use this page
    as a data protection officer i want to know which personal fields you store per member
    what does your machine learn at the moment when i connect my wallet and sign; personal record; what's saved on me; which data
    how anonymous; public or private; what do you collect; my info at yours; is my key ever on your side; do you keep my mail
    can you see what i own elsewhere; what do you have in your drawers about me; am i just an address to you
    is what i do in the plan open to all; do i need to tell you my name; what details of mine are for the public
    i'm a nurse in a small town and careful, tell me what your computers know about a person like me
    do you have my real name, my street or my phone somewhere; if the police or my ex asked you, what could you hand over about me
    does logging in tell you how much i own; which part of what i do is out in public and which is only with you
    as an it guy i'd like the list of personal fields in your database; is my face or my passport stored at yours
    the bank wants to know everything, how curious are you; can a hacker find my home with what's on your server
    am i just a nickname for you; what do you learn about me when i sign in; data about me?
    the physiotherapy practice has a thick folder about my knees, how thick is the folder you have about me
    what could a curious employee of yours look up about me on a boring afternoon
    did connecting my wallet give you my full name or bank details
    if a journalist got hold of your database, would i be embarrassed
    which things did i hand over without noticing, by merely signing in; is my profile photo the most personal thing on your machine
    are my other coins visible to you as soon as i connect; do you know which town i'm in
    what can my nosy neighbour read about me without being a member; is there any password of mine that could be stolen
    i'm filling in a data protection form for our association: categories of data stored by the platform?
    does the server keep my private key anywhere, even encrypted
    which of my doings are written in stone for everybody and which only in your drawer
    how would you describe what you hold about an ordinary user in one breath
    my violent ex must not find me, what about me can he see; data held; personal fields; do you know me; identity; visible to all
    stored info; what's on your server; privacy in a nutshell; which details; anonymous or not
    are e-mail addresses of members collected; can you tell that my wife and i are a couple; do you build a picture of my habits
    my mother was married to a secret policeman, so in our family we always ask first: what does your computer write down about a person who signs in and does a few things
    when i tapped connect my phone asked whether i want to share my address, was it the one where i live, and what else did you learn in that second
    suppose there's a break-in at your hosting company tonight, which facts about an ordinary member like me would be on the street tomorrow
    a colleague found out what i paid and when without asking me, so which of my doings here are open to the world and which stay with you
    the union's data officer sends a form to every website we use: personal data held, sensitive data held, contact data held, what do i write for yours
    what all personal details of mine are stored with you; you know who i am or you know only the number of my wallet
    so you have my passport, phone and bank details on file like every other site; what've you got on me, in plain english`,
  cookies: `
    tracking; google analytics; cookie banner; do you track visitors; trackers; do you use analytics; am i being followed
    what is saved in my browser; do you show ads; is there a cookie consent; local storage; do you spy on visitors
    trackers on this site; ads and analytics; cookie policy; what's stored on my device; do you use google analytics
    are there ads that follow me; what does the site save in my browser; am i tracked here; where is the cookie banner
    third party scripts; do you put anything on my computer; do i have to accept cookies; are you spying on visitors
    is google analytics running here; why is there no cookie banner; do ads follow me after i visit you; do you run pixels
    fingerprinting; banner asking for consent is absent, legal?; facebook pixel; are third parties loading
    what sits in my local storage; do you follow me around the web; ad network; matomo or plausible; need i click accept
    cached things on my laptop; incognito mode better?; session data on my device; private browsing and your page
    every website annoys me with a banner to accept something, but yours doesn't, have you forgotten it or are you hiding something
    after i visited you i saw ads for crypto everywhere, did you pass me on to google
    what does your page leave behind on my laptop at the library, and how do i get rid of it
    i use an ad blocker and it shows zero blocked for you, is that right
    as a web developer i'd like to know which third party fonts, scripts and pixels you load
    does the page follow which buttons i press; small files; banner; ad tracking; spying; statistics tool; browser storage; hotjar
    tag manager; consent popup; beacons; is there any tracker in here; clear what you stored in my browser; reject all button, where
    do you sell ad space; what is put into my browser; do you count visitors with some tool; am i watched while i read
    i don't see the usual banner to accept things, do you follow me in secret
    will i get ads for coins everywhere now because i was on your page; is google watching what i do on here
    what does your page leave behind on my tablet; as privacy nerd i ran a blocker and it found nothing, do you use any trackers at all
    my work computer clears everything at night, what do i lose on your page; is there a facebook pixel or some analytics in it
    what are these entries in local storage, i looked in the developer tools; how do i remove what your site has put in my browser
    do you fingerprint visitors; where are your fonts loaded from; accept or decline, where
    i came from a recipe site with forty partners and a wall of toggles, here there's no wall at all, how come
    does anyone count my mouse movements on your page; my ex-colleague works in ad tech and says every site does it, do you
    what's written into the memory of the public library's computer when i was here
    after i cleared my browser i was logged out and the page was light again, what had been in there
    are your letters and icons fetched from google; do i have to agree to something before using the page
    is there a counter for visits, matomo or such; will i see your adverts on other sites after looking at this one
    does my theme choice live on my device or with you; i inspected the network tab and saw only your own address, is this always so
    how do i wipe what your page has put on my tablet; can the page recognise me on the next visit without logging in
    my company blocks third-party scripts, will the page work; what's kept locally about my swaps; no consent popup; ad pixels
    localstorage content; analytics?; tracker-free?; banner missing; browser data; retargeting; watch me; cdn fonts
    do you use a hidden image or fingerprint to follow people; is private mode needed to visit you in safety
    does the page set something that expires after a year; may children's devices be tracked by this page
    every recipe, every newspaper, every weather page asks me to accept four hundred partners, and yours asked me nothing, does it mean you don't follow me or that you do it secretly
    i used the computer at the unemployment office to look at your page, what have i left behind on that machine for the next person
    since yesterday i see adverts for coins on every page i visit, my daughter says it's because i was on yours, is she right
    an inspector of the data protection board asks whether fonts, scripts or counters from other companies are loaded on your pages
    after my son cleaned the browser everything was white and in english again and i was signed out, what had you stored there
    whether your website is using cookies or tracking my activities; i didn't see window of cookies, you follow me in secret or no
    so because i didn't click accept, you're tracking me without consent; do you lot stick trackers on my browser or not`,
  "how-long-kept": `
    retention period; when is data deleted; how long do you store; expiry of data; when do you delete my data
    how many days is data stored; do you keep data after i leave; storage time; when are backups erased
    how long until my info is gone; data retention; how many months do you keep things; expiry of stored data
    when do you erase my information; for how many days do you keep messages i sent; how long are backups with my data kept
    do you keep my data forever; is my message to support deleted at some time; when do you throw away my information
    how many months are records stored; are backups containing my picture erased
    how long does a message to you stay on the server; shelf life of my info; do records rot away; when am i forgotten
    my settings after five years; how soon are mails to support wiped; do dumps keep me alive; log files age
    does inactivity purge me; years or days; when does the login record fade; how long does my message linger
    expiry of what you hold; after i leave, what remains and until when
    i wrote to you in january about a private matter, does that letter still lie around somewhere
    if i leave today, on which day will the last bit about me be gone from your computers
    what is the time limit for each kind of thing you hold, like my photo, my login and my mail address
    my lawyer wants to know about your storage periods including the safety copies
    i deleted my picture but is it still in some copy you made last week
    does the shop have to throw away my things after ten years like companies with invoices; storage period; until when
    how many days; gone when; safety copies; old mails; keeps for; deletion schedule; time limit
    how long is a login remembered by the server; when does my photo disappear from your backups; are my settings there for ever
    is anything thrown out automatically; how long do you sit on my stuff; do you keep messages to the office for years
    when are my traces too old
    for how many days or years does my stuff lie around with you
    i sent you a message in spring with private matters, is it still on your machines; are deleted things still in some backup
    our data officer asks for your retention periods; when does the record of my login vanish
    is my photo kept after i've stopped using the page; my bank keeps things for ten years, and you
    i unsubscribed, how long do you hold my address; does anything of me remain in your copies after i wiped it
    when will you forget me if i never return; how fast do you get rid of mails people write to you
    the dentist must keep x-rays for ten years, how many years do you keep which bits of me
    i replaced my portrait on monday, when's the old one really gone, copies included
    what happens to the text i sent by the contact page after you've read it
    when i'm dead, how long will my settings lie on your disk
    do the safety copies get thrown out at some stage with my chats in them; how soon is my bulletin address wiped once i leave
    is there a schedule by which things vanish by themselves
    our works council wants the deletion periods of every tool we use, what are yours
    my paper robots from last year, are they still somewhere; for how long does the web server remember the number of my router
    what's the longest that any of my private things survives with you
    the telephone company deletes after six months, what's your rule; after i pressed the delete button, what lingers and until when
    kept until; lifetime of data; backups overwritten when; session length; old messages; erased automatically; storage duration
    purge date; is my picture kept if i don't visit for five years; how long do you hang on to letters from users
    does anything about me outlive my deletion; when do you clean out old stuff, monthly or never
    two years ago i sent a rather personal message through your contact form during my divorce, is it still lying on some machine of yours
    i replaced my picture since i'd put on weight, will the old one haunt your backups for ever or do these get overwritten
    my grandmother used to say that everything ends in a drawer, so which of my things end in yours and how long do they stay there
    for a school project on privacy my pupils have to find out after how many days a website throws away what it knows, what do we write about you
    if i stop coming from today, which bits of me would still be on your computers in a year
    for how much duration my data will be retained in your system
    my message what i write you last year, is still living in your computer; so once it's on your server, it's there for good
    how long do you hang on to my bits and bobs`,
  "delete-my-data": `
    erase my information; right to be forgotten; remove everything about me; delete personal data; forget me; wipe my info
    remove my email and photo; remove my information from the server; i want my data gone; delete my picture and settings
    can you erase what is on the blockchain; how do i make you forget me; clear my personal data
    take my email and picture off your server; get my information erased; privacy deletion request; remove all traces of me
    erase everything you have stored about me; remove my photo and settings from your servers; wipe my personal information
    delete my email address from your system; can my records on the blockchain be removed; please forget me
    i don't want any trace of me on your computers; which of my traces can be removed and which can't
    erase all my personal data please; how do i wipe what you have on me; remove my information from your server
    can my wallet and payments be erased too; i want my records gone; scrub me; right of erasure; shred my file; clean slate
    make my traces vanish; purge; expunge; i want to be a ghost; does the button really remove it all
    can a lawyer force the chain to forget; remove my chats, bots and portrait; erase but keep my seat
    how do i exercise my privacy rights; is anything impossible to wipe; how soon after pressing is it gone
    spending brake stays, why
    i'd like to have my mail, my photo and everything else that i ever gave you off your machines by tonight, where do i press
    the law in europe says you must forget me when i ask, does this include what i paid and to whom
    is it possible to wipe my personal stuff and still stay a member with my place and my pot
    i'm being stalked, which of my traces here can be taken away and which are there for good
    whom do i write to if i want something removed for which there is no button, and how many weeks does it take
    will my talks with the robot and my paper trials go too if i press that red button; wipe; forget about me; erasure request
    remove photo and mail; take my info down; gdpr delete; personal stuff gone; does it show me first what will be wiped
    can a judge have the chain cleaned; do i have to give a reason for being forgotten; clean my record; is the nickname erasable
    i pressed delete and a limit is still there; may i save a copy before the wipe
    i have the right to be forgotten, so how do i make use of it with you
    i want my photo, my settings and my robots on paper wiped out, in one go if possible
    must i write a letter to have my personal stuff erased or is there a button; what can't be erased even if i beg you
    i deleted my things but my nickname is still there for everyone, why; before it is wiped can i have a look at what you've got
    how quickly do you react to a privacy request; my daughter used my account, i'd like all traces of our chats cleaned
    why isn't my monthly limit gone together with the rest; does erasing my stuff take my coins too
    get rid of everything about me on your server; wipe me
    my son's start-up adviser told me i can demand erasure, where's that lever on your page
    i'm going underground, so to speak: portrait, chats, practice robots, all of it must vanish today
    before it's all gone i want to keep a copy, does the page let me
    can you hide my nickname and payments from the public after i leave
    how come a limit i set on myself outlives the deletion by a week
    i found no button for one thing i'd like removed, whom do i ask and how fast do you answer
    does wiping my stuff remove my place in the tree as well
    a court ordered my details to be taken down, will you take them off the chain; must i state why i want to be forgotten
    can my parents have my things wiped if i'm in a coma; which things about me can never be erased, by nobody on earth
    do i have to wait for an employee to approve the wipe; is it irreversible, or could i get my portrait back afterwards
    how many clicks from the profile until it's all gone; removal of personal stuff; wipe now; delete photo and chats
    right to erasure; data removal; purge my details; take me out; cleared at once?
    article 17 request from a member in portugal, how is it handled
    after the wipe can i go on using my place as if nothing had happened; does the deletion also reach the safety copies
    i want every trace of the last two years gone from your servers
    i've decided to leave the internet, my therapist approves, so on your page i'd like the photo, the settings, the chats and all the rest gone by tonight, which button is it
    the law says you have to answer requests for erasure in time, i can't find a button for one particular thing, whom do i write to and how long may it take
    i pressed the red button and all looks clean, only the limit that i'd set myself is still there, was something forgotten
    will my payments and my nickname also disappear from public view when i ask you firmly enough, or with a letter from my solicitor
    before i burn the bridge i'd like to see what you've stored and keep a copy for my files, does the page let me do it in this order
    kindly delete all my personal data from your server and confirm; i want that you forget me, photo and all, how i make this
    so deleting my data also wipes my payments off the chain; bin everything you have on me, how do i set that off`,
  "third-parties": `
    do you sell my data; share with others; which companies see me; external services; who else sees my visit; data passed on
    is my data sold; who gets my information; do you give my data to the police or companies; do other companies see that i visit
    do you pass my address on; which services are involved; are advertisers getting my info; who do you share with
    other firms that see my data; give my details away; do you give my data to others; which companies see that i visit you
    does metamask know what i do here; do you sell my information; who can see my ip address
    does my internet provider or the node see my requests; is my data shared with advertisers
    do you pass my personal info to anybody; are my details given to other companies; who besides you gets my information
    do you pass my ip to somebody; will my internet provider or the node see what i do; do you share or sell data to others
    does the wallet company learn about this; leak to partners; marketing firms; who's sniffing along; subcontractors
    does the explorer learn my ip when i click; is cloudflare in between; data brokers; consensys; do you snitch to governments
    anybody besides you; what does my isp see; list of vendors; links that leave the site; does walletconnect inc know me
    share with affiliates
    when i open my page, which companies in the world get to know that i was there
    does the maker of the fox see that i'm a member and how often i look
    my country watches crypto people, can my phone company see what i do on your page
    do you hand over lists of members to the tax office, the police or to ad people
    i clicked on a transaction and landed on another site, what do they now know about me
    as an auditor i need a list of the subcontractors that see visitors' addresses; outsiders; who gets my ip; passing on; sold data
    node provider; partner companies; infura; wallet maker; government access; is anything about me sold; does google know i'm here
    which outside servers does my browser talk to; do you write down my ip; is my visit a secret between us; who else is in the loop
    does alchemy or some node see me
    does my internet company or some other firm find out that i use this page; my wife works at a bank, could they see that i visit you
    who gets my ip address when i open the dashboard; do you sell lists of members to advertisers; does metamask know what i do on your page
    which node do my requests go to and what can it see; if i tap the telegram icon, does telegram learn about me
    is anything passed on to the tax office; who besides you is in the loop when i log in
    as a suspicious type i want all the names that get wind of my visit; are my details shared with partners; who else knows
    my mobile provider, my wallet's maker, some machine with the chain on it: which of them notices that i opened your page
    when i tap the little bird or camera icon at the bottom, does that company learn who i am
    is a list of members sold to anyone, insurance firms for example
    my uncle at the ministry asks which foreign firms get our ip addresses when we use this
    do you tell the police about visitors without being forced
    who picked the machine through which the page reads the chain, and what does it see
    is the number of my router written down anywhere, and why
    does the block explorer get to know where i come from when i click a link
    how many companies are between my screen and the chain; would a vpn change who learns about me
    my employer's firewall logs everything, and who else besides; are there advertising partners with access
    does the wallet app's company see which pages i use; do credit agencies hear of my membership
    which outside services are contacted when i just read the faq without logging in; passed on to; other firms; shared data
    who sees my ip; node operator; wallet vendor; outside parties; sold?; subprocessors; isp sees what
    can the node's owner link my ip with my address; is anything sent to the united states when i use the page
    does the hosting company read my stuff
    my phone company knows when i sleep, the wallet company knows what i own, so which of these notice that i'm looking at your dashboard at midnight
    in our country people are questioned for visiting such pages, who along the way can see that it's my connection that opened it
    i clicked the hash of a transaction and ended up on a strange website with adverts, do they know now who i am
    the charity i work for may only use sites that pass nothing on, so is there anyone you sell, rent or hand our details to
    through whose computer does the page fetch what's on the chain, and could the owner of that computer make a list of us
    whether my information is being shared with any third party or government
    my internet company can see that i go to your page, who more can see; so you flog our details to marketing firms like everybody
    who else gets wind of it when i open your site`,
  "which-mail": `
    emails from you; do you send spam; notification mails; confirmation mail; why did i get an email; why did you send me an email
    will you spam me; do you mail me when i earn; got a mail from you is it real; which messages do you send
    do i get notified by email; what emails will i get; is this email from canopy genuine; do you notify by mail
    mail about my payout; i received an email that claims to be from you, is it real; do you send emails to members
    will i get spam; why did i get no email after registering; is the mail asking for my phrase genuine
    how do i recognise your emails; i received an email from canopy, is it really from you; will you send me mails
    why don't i get any message by mail; do you mail me when something changes; a mail with your logo wants me to click
    weekly digest?; do you ping my inbox; phishy letter; receipt by mail after paying?
    i never gave my address yet got a letter from canopy; will you mail a code; birthday mail; inbox empty since joining
    how do i tell a forged letter; are there mandatory mails; marketing in my inbox; is noreply@ yours
    this morning there was a letter in my inbox with your logo telling me to verify my wallet within 24 hours, is that from you
    i paid three days ago and still have no receipt in my mailbox, does it mean it didn't work
    do you write to me when something lands in my pot or when the month ends
    amazon sends me five mails a day, how many will i get from you as a member
    i never gave you my address, so how can you be writing to me
    what would an honest letter of yours look like so that i can tell my team; mails from you; receipt by email; fake letter; inbox
    confirm letter; welcome mail; do you write to members; mail alerts; why is my inbox empty after joining
    will you send me a code by email; the letter asks for my words; is it you who writes from gmail
    do i get letters i didn't ask for; no welcome letter came; how often do you write
    i got a mail in your name saying my account is blocked, do you send such things; will my inbox be full of ads after i join
    i've never received a letter from you, is something wrong; your message asks for my twelve words, is it from you
    do you mail receipts when i pay; what arrives after i've put my address in the box at the bottom
    i wrote to you, does a person reply by mail or a machine; does the site write to me when i earn something
    my late husband still gets mail from you, how does it end; is a mail with a payment demand by you real
    which letters will i get as a member; spam from you?
    my mailbox has a note, canopy security team, act within 12 hours, and the logo is perfect, is it from you
    since i signed up not a single letter came, not even a welcome, should there be one
    will there be a bill or a receipt in my inbox after paying; what's the only reason for which you'd ever write to me
    do you send one-time codes to log in; i filled in a question on the contact page, who'll answer and in what form
    every app i own mails me about birthdays and sales, how much of this comes from you
    i got your newsletter confirmation without asking for it, what if i ignore it
    a letter says i won a prize at canopy and needs my twelve words; you write to me though i left no address, explain that
    how can one tell yours from a forged one; can i choose which sort of mails i get
    does the ending of the sender's address prove it's yours; receipt; welcome letter; mails from the site; verify my wallet email
    none arrived; alerts by email; confirm mail only; who writes to me; code by mail
    my grandma got a letter asking to pay a release fee for her earnings, genuine or not; are mails sent in my language
    what happens if i don't click on the confirmation in the first one
    a message with your logo arrived at 3 am, dear member your withdrawal is on hold, confirm your words within six hours, my hands are shaking, did you write this
    i joined on friday, and my inbox has nothing from you, no welcome, no receipt, no code, did something go wrong with my membership
    after my father died we look through his inbox for signs of what he was a member of, would there be any letters from you in it
    my spam filter is merciless, so tell me which letters i should expect from you at all, and on what occasion
    i left my address for updates yesterday and got one single letter with a link, if i ignore it do you keep writing
    i have received one mail asking for otp and wallet phrase, whether it is from your side
    letter come to me from canopy and say my account is block, is true letter or thief letter
    so you'll email me a receipt and a weekly report; why haven't i had so much as a welcome email`,
};
