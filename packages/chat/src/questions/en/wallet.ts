import type { PassageQuestions } from "../passage-questions.ts";

export const walletQuestions: PassageQuestions = {
  "which-wallets": `
    supported wallets; does metamask work; trust wallet; which wallet do you recommend; coinbase wallet; rabby; phantom
    exchange account instead of a wallet; what app do i need for my coins; can i use my binance wallet; is trustwallet ok
    which wallet app should i install; i use exodus is it ok; wallet recommendation; can i join with a phone wallet
    can i use my exchange wallet; what wallet do i need to install; list of compatible wallets; is my wallet ok; does rabby work
    can i join with coinbase wallet; best wallet for this; install which app; can i use trust wallet; does phantom work
    coinbase wallet ok?; i have an exchange account, is that a wallet; best wallet for beginners; what wallet do i need
    rabby or metamask; i downloaded an app called trust wallet on my phone, is that good enough
    i have never had a crypto wallet, which one do you suggest to install; i have trust wallet, ok for you
    which app do i install for this; is phantom supported; does coinbase wallet work here; what wallet would i need on my android
    can i use tonkeeper; recommended wallets; my son installed exodus, usable?; browser purse; zerion; okx extension; imtoken
    which purse do old people manage; telegram purse; brave's built in; rainbow; samsung's own; is phantom fine as it has polygon
    app for holding coins, name one; safepal; uniswap app; can i come with only an exchange login; atomic; compatible software
    is the free version of metamask enough; math wallet; what must the app be able to do
    i just bought my first smartphone and want to take part, which program for coins should i put on it so that your page gets along with it
    my nephew uses something called rabby, my boss metamask and my sister the one from coinbase, would all of them do
    i only have a login at kraken and no app of my own, is that sufficient for joining
    does an account that is itself a contract, such as a safe or argent, work for registering
    for a team of elderly people i need the simplest app, is there one that you know works
    how do i open your page with trust on an iphone; so only metamask works; must the app be in english or paid for; app for coins
    compatible app; wallet brand; okx wallet; ledger live alone?; safe multisig; bitget; which extension
    firefox wallet; with online banking one app fits one bank, is it the same with this; what should the app support at the least
    can i take part with a custodial app; does a passkey wallet work
    i've got trust on my android and nothing on the pc, will this do for joining
    my nephew uses phantom, grandma has exodus, which of them goes with your site
    is a safe multisig able to sign up, our club shares one; what do i install on a chromebook in order to take part
    binance account is all i have, does this count as a wallet; nurse with an iphone, which app do you recommend to open the page in
    i use rabby, will the site notice it by itself; okx, coinbase, bitget, is any of these fine; does a bitcoin wallet work
    do i need a special canopy app to keep coins; account abstraction wallets supported?
    i sell phone cards at the station and have an old nokia and a cheap android, which program for coins must be on the android
    our youth club has a laptop with firefox, which extension would you put on it
    my coins sit at kraken, i've never had a wallet of my own, is the kraken login enough
    can the argent wallet of my son register, he says it's a contract by itself; brave's built-in purse, is it seen by the page
    phantom now knows polygon, so may i use that; does the page list by itself what is installed on my computer
    on my ipad, in which app do i open your page; compatible wallets; wallet app for polygon; metamask alternative
    which browser extension; phone wallet choice; is it possible to join with a bitcoin-only wallet
    gnosis safe of our association, refused or accepted; do i have to pay for the wallet
    which wallet is simplest for a seventy-year-old; is trust wallet supported sir
    does a wallet with a passkey or email login work here; can i use two wallets for one membership
    i sell vegetables and have only a simple android phone, which program must i install on it so that your page can work with it
    at the moment my coins are in an account at an exchange, do i need something else to become a member or will this do
    our club keeps its money in a wallet for which two people have to sign, can this one be registered
    my son uses phantom, my daughter the one from coinbase and i the fox, can all three of us use what we have
    on the ipad of my aunt your page opens in safari and finds nothing, in which program should she open it
    first wallet of my life
    our village teacher has an old windows computer with chrome, a phone without google and no money for gadgets, which wallet can he use
    i'm told that an account at an exchange is a wallet, and yet your page does not offer it, why
    do you prefer one brand of wallet because they pay you; the wallet of my phone's maker, samsung, is it good for your network
    i opened the page in the browser inside trust, is that the right way on an android
    can a company with a multi-signature treasury take a seat`,
  walletconnect: `
    connect my phone; scan the qr code with wallet; mobile wallet on computer; use my phone's wallet; pair wallet app
    qr code connection; how to use it with my phone; wallet is on my mobile and site on pc; qr code doesnt scan
    how do i link my phone wallet to the computer; where is the qr code; scanning does nothing; connect trust wallet from mobile
    wallet connect fails; pair with my mobile; qr scan; phone app with the laptop; scan the code with my phone
    connect my mobile wallet to the computer; the qr code doesn't work; pair my wallet app; wallet connect is missing in the list
    connection via walletconnect hangs; my wallet is on the phone and i sit at the pc, how do i bring both together
    where is the code that i have to scan; scan qr with my phone wallet; my phone wallet doesn't pair with the computer
    is walletconnect secure; there's no qr code in the list; bridge between handset and desktop; square pattern won't scan
    camera sees nothing; deep link; session handshake stalls; i'm on a tablet, purse on a phone; where's the blue logo
    relay privacy; wc link expired; desktop without plug-in, only handset; uri copy; my app says connection request expired
    no option for scanning; reown; link my handset
    i sit at my office pc where i can't install anything, my purse is on my phone, how do i let the two talk to each other
    a black and white square should appear that i photograph with my phone, where is it
    i scanned the square, my phone thought for a minute and then nothing happened
    on the phone itself i can't scan my own screen, what do i do instead
    do the people who run that bridge see what i sign or where i am
    my friend's site of the same software has the square and yours hasn't, why; so i have to send you my phone number to pair
    is the bridge between phone and pc safe for larger sums; qr; scan square; pair phone and pc; link handset; bridge; wc
    mobile purse on desktop; code for scanning; connection code; no qr offered
    whatsapp web has a code to scan, do you have such a thing; copy the link into the app, which link
    the pairing broke off in the middle of it; does the pairing leak my ip
    the page shows a square to scan, with which app and how do i do this
    my wallet sits on the phone and i'm on the office pc, how do i bring both together
    scanned the pattern and nothing happened, clerk waiting; i'm on the phone itself, i can't scan my own screen, what now
    there's no square at your site while other sites have one, why; who sees my data on the way between phone and pc
    is the qr the same as giving you my key; session dropped on my iphone, how do i reconnect the two; does the relay learn my ip
    link instead of scanning, where do i put it; pair mobile wallet
    the wallet is on my phone and the dashboard on the shop's pc where i may not install a thing, how do the two meet
    a chequered square should appear for my camera, yet your list shows only browser wallets
    on my mobile i can't photograph my own display, what's the trick
    scanned, my app thought about it, then silence, what should i try; does the company in between read what i confirm
    does it learn where i live; other canopy-like sites have the square, why not this one
    is it necessary to have bluetooth or the same wifi for pairing; like whatsapp web, is there a code to scan
    pair phone and computer; wallet by qr; code doesn't appear; link to paste in the wallet; connection timed out
    how do i end the pairing after using a friend's desktop; can a photo of the square be misused by someone behind me
    ledger on the phone by the square, possible?; scanner not working how to connect; is pairing needed each time
    my wallet lives on the phone, but i prefer the big screen of the library computer, how do i bring the two together
    i scanned the square with the phone, it vibrated, and on the computer nothing changed, what can i try
    on other sites i'm offered a square to scan, on yours i see only the wallets of the browser, why is that
    i'm using the page on the phone itself, so how am i supposed to scan something that is on the same screen
    can the company in the middle read what i sign or find out where i live
    in the office everything is locked down, i have the wallet on my own phone only, can i still sign on the big screen
    the code on the screen grew old before i found my glasses, how do i get a new one
    does the service that carries the messages between phone and computer get to know my balance or my key
    there's no picture to scan among the choices, is it the host of this site who has to provide it
    i pressed scan, chose the wallet, it says connected, but the page knows nothing of it`,
  "no-wallet-found": `
    site doesn't see metamask; browser can't detect my wallet; extension not found; install wallet; cannot find any wallet
    chrome extension missing; wallet missing; no provider; no wallet detected; it doesn't find my wallet
    connect button does nothing no wallet; metamask is installed but not seen; my browser has no wallet
    the site can't see my extension; install metamask where; wallet list is empty; i open it on my phone and there is no wallet
    metamask not detected; wallet isn't recognised by the page; have metamask but nothing appears; no extension on this browser
    can't see any wallet to choose; metamask is installed but the site doesn't see it; the connect button says no wallet
    how do i open the page in my wallet app; chrome on my phone finds no wallet; install extension; list of wallets is empty
    i open it in chrome on my phone and it shows no wallet; on the mobile there is no wallet to choose
    the phone browser lists nothing; i have the app but the site in my browser finds nothing
    installed the extension a minute ago and the page still says there's no wallet; in safari on my iphone no wallet turns up
    the list of wallets is empty; install metamask, how; chrome says there is no wallet; on my iphone safari it finds nothing
    extension installed but it isn't detected; opera shows no purse; fox is in my toolbar but ignored; empty picker
    incognito kills extensions?; list shows nothing to choose; mobile chrome is useless?; window.ethereum missing; dialog is blank
    ipad; reinstall the fox?; work pc forbids extensions; it asks me to install something; profile without plug-in
    link to open in trust's browser; firefox android; my fox is asleep; picker says none; the site acts as if i own no purse
    i press connect on my ipad and the page acts as if i owned nothing, though the fox app is on the very same ipad
    at work the page says there's nothing installed, at home it works, what's the difference
    i downloaded the app from the play store and now chrome on that phone ignores it
    the little fox sits in my bar and still the list on your page is empty
    i have never installed anything, what do i need before i can press connect; do i have to reload after adding the extension
    so your page doesn't work on phones; is there a way to get your page opened from inside my coin app; nothing detected
    list empty; no extension; app ignored; plug-in off; browser sees none; add an extension; edge finds none; safari ios
    in my second chrome user the extension is missing, is this the reason; an it helpdesk asks what to allow in the browser
    firefox says none although rabby is on; i opened it inside facebook's browser
    at the library pc your page tells me there's none, do i have to install something
    i have metamask on my phone, opened your page in chrome there, and it's not seen
    brave browser, extension switched on, and yet an empty list; my work laptop forbids extensions, how do i take part then
    nurse with a samsung: the internet app finds nothing, which app do i use to open you
    reinstalled the fox and reloaded, still not there, any other idea; in a private window it can't see my extension
    where do i get the extension, i don't want a fake; the tablet of a pensioner says install a wallet, how, please
    two chrome profiles, one has the fox, the other doesn't, is this it; empty wallet picker
    on the school's chromebook the page says that no wallet is there, how do i get one in
    the extension is pinned, unlocked and smiling at me, yet your list is bare
    my phone has the app but the ordinary browser pretends it doesn't; incognito window of the shared pc shows nothing to pick
    i use two profiles in edge, one for work, is the extension missing in that one
    which link opens your page inside the app on my phone; must i reload after adding the extension; nothing to choose from
    wallet not detected by the page; extension disabled; empty wallet list; install prompt
    the it man of our clinic blocks add-ons, what are my options
    fresh windows installation, what do i need before the connect button is of any use
    opened the link from facebook and it says install a wallet; samsung internet, is it too simple for this
    metamask installed but showing no wallet found error; where do i get the genuine extension and not a copy
    i installed the fox with the help of my neighbour, it's there at the top, and still your page says that there is none
    when i open your page in the normal browser of my phone there's nothing to choose, although i have the wallet app right next to it
    at work the computer department forbids extensions, at home everything is fine, what possibilities do i have at work
    i'm completely new, have never had such a thing, and the page says that i need to install one, which and where from
    in a private window nothing is found, in the normal window it is, is there a reason
    yesterday i bought a tablet for my mother, opened your page, and it says that no wallet was found, she has none, what should i install
    the extension asks for permission on each site and i refused yours, could this be the reason
    it works in firefox and not in edge on one and the same machine
    i have trust wallet on my iphone, yet safari on this iphone says that there's nothing, how do i come from one to the other
    the page tells me to install something, but is it safe to take the first hit in the search engine`,
  "dev-wallet": `
    test wallet; practice wallet; fake wallet for trying; local world wallet; what is the developer wallet
    i see a dev wallet is that normal; what's this developer wallet; sandbox; play money wallet
    what is that test wallet in the list; can i use the dev wallet for real; a button says dev wallet, what's this
    fake money wallet for developers; should i use the dev wallet for joining; monopoly purse; option called dev in the picker
    toy purse on localhost; is it dangerous to pick the developer one; hardhat account; public keys in a test
    it pays without asking me; a page offers dev wallet and wants real coins; local purse for coders
    i sent true coins to the dev one; practice purse with fake coins; why can everyone read its keys
    a strange page with your logo lets me pay with a thing called dev and wants me to send real coins to it first, is this ok
    while trying out the software on my laptop a purse appears that never asks me to confirm, what's that
    is the practice purse also there on the real site; why does everybody know the keys of the practice purse
    i'm a student of informatics and want to try everything with toy coins, which purse do i take
    somebody's site shows a developer option, is the site genuine; so i can join for free with the test purse
    i deposited true coins on a practice address, are they lost; toy purse; practice purse; test account; developer option
    play coins; demo mode wallet; sandbox purse; local chain purse; public keys
    a flight simulator isn't a plane, is that the idea of this purse; why does it pay without any popup
    option in the picker that i don't know: dev
    there's a choice called dev wallet next to metamask, should i take it as a beginner
    youtube guide used a wallet without any popups, can i have it too
    the page i found offers a dev wallet and asks for real coins, is it you
    programmer: which keys does the local test purse use and may i fund it; is it a demo account to try things first
    student trying the software at home, what's the purse with a thousand fake coins
    i can't see the dev option on the live site, where did it go; practising with toy money, how
    somebody told me to send pol to the dev account, ok?; does joining with the dev one count; play wallet for tests
    a tutorial shows a wallet that pays without asking, called dev, why don't i have this one
    the page in a link from telegram offers the dev wallet and asks for real pol first, is it yours
    i run the demo on my laptop for the evening class, what are these accounts full of money
    can everybody know the keys of the practice accounts, isn't it dangerous
    sent 15 real pol to one of the practice addresses by mistake; may i join for real with the practice wallet
    why does no window pop up when i pay in the local demo; monopoly money wallet; local test purse; developer option in the list
    where is the option on your public site, i can't find it; is it a cheaper kind of wallet for poor people
    safe for children to play with?; dev wallet kya hai, should i select
    i was sent a link to a page like yours in which one can pay with a dev wallet, but one has to send real coins to it first
    on my laptop i started the software to try it and there is a wallet that never asks for confirmation, what kind of wallet is it
    in a video somebody joined with a wallet called dev and paid nothing, may i do that on the real page too
    i'm afraid because the keys of this trial wallet are printed openly in the program, is that a leak
    real coins to it, no?
    in the list of my trial copy at home there's an entry that needs no password and has ten thousand coins, may i use them on the real page
    a group sells accounts of a so-called dev wallet with pol in them, can this be genuine
    our it class started the software on the school server and all pupils see the same keys, is that a problem
    so with the dev wallet one joins for free, and everybody hides this from me`,
  "silent-wallet": `
    metamask popup does not open; nothing happens when i click pay; wallet frozen; no confirmation window; wallet hangs
    request not showing; wallet locked; button does nothing; metamask doesn't pop up; the wallet window won't come up
    i click and wait and nothing; the pay button does nothing; no window from my wallet; wallet app does not react
    waiting for the wallet forever; confirmation does not show up; metamask is stuck; metamask not opening
    clicked pay and nothing; wallet window doesn't show; frozen at waiting for wallet; nothing pops up when i click pay
    metamask doesn't open; the wallet window never appears; connect button does nothing; it waits for the wallet forever
    my wallet app is frozen; wallet keeps loading; metamask shows no reaction; it doesn't react when i connect
    nothing moves after i click; no window, no message, nothing; i click on pay and the fox doesn't come up
    nothing asks me to confirm although the page says look at your wallet; i click pay and metamask doesn't come up
    wallet window never opens; nothing occurs after connect; stuck on confirm in your wallet; the fox sleeps; ghost popup; mute
    popup hides behind windows; unlock screen?; no reaction at all; dead button; stares at me: check your wallet; app doesn't wake
    minimised request; ask again appeared, press?; plugin hung; keeps saying confirm, but where; nothing asks; unresponsive app
    phone app never rings; spins at connecting; popup blocked by browser?
    i press on pay, the page says look in your wallet, i look and there's nothing to see, for ten minutes now
    the fox icon has a little 1 on it but no window opens; my app on the phone doesn't ring when i press the button on the pc
    it worked yesterday, today the button seems dead, no message, nothing
    is something sent while i wait for the window that never comes; the page offers to ask again, can it make me pay two times
    so your site is broken; how long do i wait before i press again; no popup; window missing; no reaction; dead click; mute app
    request not seen; hidden window; locked fox; waits for wallet; no prompt
    could the popup hide behind another window or in the toolbar; like a doorbell without sound, how do i make my app hear the page
    does it help to restart the browser; my purse app hangs at a white screen when i sign
    i press pay, the page says look in your wallet, i look, nothing there
    the fox icon has a little 1 on it but no window came, what's it waiting for; my phone app stays black after i come from your page
    gamer, i alt-tabbed everywhere, no popup to be found; the page offers ask again after some seconds, could this charge me double
    tablet shows connecting for ever, retired man getting impatient; everything was fine yesterday, today the wallet plays dead
    do i have to unlock the app before pressing pay; is anything sent while nobody answers; pop-up nowhere, second monitor neither
    wallet not responding
    the page begs me to look in my wallet, i look, there's nothing, like waiting for a bus that never comes
    a little number one on the fox but no window anywhere; i pressed pay and the kettle boiled twice, still nothing
    asked again after fifteen seconds, could i end up paying double
    on the phone i'm thrown into the app and see only a black screen; is my money moving while nothing shows
    must the wallet be unlocked before i press; the window may be behind the spreadsheet, how do i find it
    no confirmation request; wallet doesn't answer; frozen prompt; nothing after clicking connect; app stays mute
    worked on tuesday, dead on wednesday, nothing was updated as far as i know
    closing and opening the browser, a good idea or risky; there's an older request in the queue, shall i refuse it
    popup not coming sir; rabby opened and closed within a blink
    i pressed pay, the page tells me to look into my wallet, but there's no window, no sound, nothing, for five minutes already
    a little one appears on the symbol of the fox, yet when i click it i see only my balance, where is the request
    the page now offers to ask the wallet again, but i'm afraid of paying two times if the first request still sleeps somewhere
    on my phone it jumps to the wallet app and that shows a white screen for ever
    yesterday it worked, today the button seems dead, and i have changed nothing except for an update of the browser
    look in your wallet, but nothing; white screen in the app
    for the last ten minutes i've been staring at wait for your wallet like at a traffic light that never turns green
    i pressed the button three times because nothing came, and now i am afraid that three payments sit somewhere in the wallet
    the sound of the wallet came, but no window, on a mac with two screens
    after the phone had slept the wallet app doesn't react to your page any more
    does nothing happen to my coins as long as i haven't confirmed anything`,
};
