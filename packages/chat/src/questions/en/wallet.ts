import type { OtherWords } from "../other-words.ts";

export const walletQuestions: OtherWords = {
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
    do i need a special canopy app to keep coins; account abstraction wallets supported?`,
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
    link instead of scanning, where do i put it; pair mobile wallet`,
  "hardware-wallet": `
    can i use ledger; is ledger supported; hardware wallet; connect my trezor; how do i connect ledger with metamask; ledger nano
    trezor with rabby; blind signing error; ledger refuses to sign; cold wallet; register with a hardware device
    my leger is not in the list; ledger live; log in with my trezor safe; my coins are on a ledger
    i keep everything on a cold device; usb wallet; does it work with tangem or trezor; how do i use my cold wallet here
    my ledger shows an error when i pay; connect a hardware device; keep my seat on a ledger; can i use my trezor
    ledger says blind signing; i keep my coins on a cold wallet, how do i join with it; no button for ledger
    move an existing seat to a ledger; metal gadget; keystone; onekey; ledger flex; my gadget shows unreadable hash
    contract data must be enabled; put my seat on the gadget; nano x bluetooth; bitbox; pay from a stick; enter trezor passphrase?
    the gadget says rejected; is there a direct button for ledger; usb thing isn't offered; do i confirm on the gadget's screen
    safest device flow; seed of the gadget typed on pc?; firmware; ledger via rabby
    my savings are on a little device with two buttons, how can i take part without ever typing its words anywhere
    the device says it can't show what i'm signing and refuses to go on, which switch is this
    i look in your list for the name of my usb device and it's not there
    i joined with a phone app and now own a trezor, how do i put my position on it; can i use the maker's own program with your page
    must i press the buttons on the device for each sign-in too; so hardware devices aren't supported
    what should i compare on the tiny screen before i press both buttons; cold device; ledger nano s; trezor model t; usb key
    blind signing; device refuses; offline keys; gridplus; device account; secure stick
    my bank gave me a tan generator, is this a similar thing and how is it hooked up
    which browser extension goes together with a device; is a pin-protected stick fine for registering
    the device shows gibberish and wants enabling of contract data
    my nephew gave me a little ledger stick, how do i join with it
    there's trezor in my drawer, but your list doesn't offer it, how's this done
    the little screen says enable blind signing, is this dangerous
    i'm a member on metamask and bought a ledger today, how do i get my seat over to it
    do i have to type the 24 words of the stick anywhere; is every payment to be confirmed on the gadget itself
    which browser wallet should i couple the stick with; ledger's app on my phone, can it reach your site
    security-minded dev, is eip-712 shown on the device or is it blind; my stick refuses the payment and goes back to the menu
    cold storage and earning here, can they go together`,
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
    two chrome profiles, one has the fox, the other doesn't, is this it; empty wallet picker`,
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
    somebody told me to send pol to the dev account, ok?; does joining with the dev one count; play wallet for tests`,
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
    wallet not responding`,
  "switched-account": `
    wrong account in metamask; changed account in wallet; other address is selected; site logged out after switching account
    i have two accounts in my wallet; it shows a different address than mine; i use two addresses
    why is another account connected; metamask is on the wrong account; i changed the account and got logged out
    two accounts in one wallet; pays from the wrong account; how do i go back to my other account; different address selected
    signed in with the wrong account; my wallet jumped to another account; i changed the account in metamask and now i'm out
    wrong account is selected; it shows a different member now; the address at the top is not mine
    how do i go back to my first account in the wallet
    i opened another account in my wallet to check something and the site doesn't know me anymore
    why do i see somebody else's seat after switching; i changed to account 2 in metamask and was thrown out
    site noticed another address; how do i return to my first account; two accounts in one wallet mix up; account 2 popped in
    my kid changed the purse's account; it greets me as someone else; different 0x at the corner; two identities in the fox
    thrown out since i flipped accounts; wrong persona paid?; swap back to my main; dropdown of accounts
    imported account took over; site follows the purse; how do i return to my member account
    i created a second account in the app and everything changed; mix-up of addresses; paying from the wrong purse account
    i looked at my second address in the app for a minute and upon return your page treated me as a stranger
    my wife and i share a computer and suddenly her name stands where mine was
    a payment was waiting while i flipped to the other account, who's going to pay now
    why does the page throw me out just since i chose another account in the fox
    how do i get back to the member that i was this morning; can two members be used from one app
    so i lost my seat by clicking around in the app; the corner shows 0x7b and mine begins with 0x3c; other account chosen
    logged out after change; shows other member; account 2; mixed up addresses; flipped; back to main account; wrong identity
    with google i can switch profiles and stay logged in, why not here; i imported a key and now a different person is logged in
    is each address a member for itself; page says log in again since i changed something in the app
    my daughter played with my wallet app and now your site greets nobody, what happened
    i have one account for work and one for me, the site shows the wrong one
    since i chose the second account all my people are gone from the screen
    bookkeeper with three accounts in one wallet, how do i get back to the one with the seat
    does the other account have to pay for something now, a request was still open
    logged out all of a sudden after opening my app, reason?; can one login serve two addresses
    the corner shows 0x9a.. but i signed up with 0x3c..; i think i'm about to pay from the wrong purse
    imported a key and you treat me like a stranger; other address active, how to switch`,
  "key-safety": `
    protect my wallet; store my seed phrase; backup my recovery words; keep from being hacked; security tips
    best way to secure key; is my wallet safe; avoid hackers; someone hacked my wallet; how do i not get hacked
    where should i write down the words; is it ok to screenshot my phrase; where do i keep my secret words
    how do i protect my account; is it safe to store my phrase in the cloud; tips against theft
    can someone with my key take everything; do i need a hardware wallet; secure storage of my phrase; someone might steal my key
    how to be safe; paper or cloud for the words; where should i keep my 12 words; is a screenshot of the phrase ok
    should i buy a ledger; secure my wallet; two factor authentication; store the private key
    what is the best way to store the twelve words so that no thief finds them
    i'm worried somebody could get into my wallet, how do i prevent it; where should i write down the twelve words
    is a screenshot of my phrase ok; how do i protect myself from thieves; best way of storing the key; could a virus take my seat
    should i show my phrase to my sponsor; opsec; password manager for the phrase; steel plate
    splitting the phrase among siblings; malware; clipboard hijack; fake extension; icloud backup of words
    do thieves need my phone too; burglar proof; email the phrase to myself; hygiene; sim swap; photo of the words
    give a copy to my wife?; what can somebody do with my words; public wifi danger; shoulder surfing; how paranoid should i be
    i have the twelve words on a yellow note at my monitor and colleagues walk by, how should i really keep them
    is it okay to mail the words to myself or to keep a photo in the cloud
    what could a person do who got hold of my words for one minute; for a sum of several thousand, would you get a device
    i sign what pops up without reading, what should i look at before i press
    my son is good with computers and offers to keep the words for me, good idea?; so my words are stored with you anyway
    rules of conduct for a safe purse please, for our team's handout; protect words; hide the phrase; where to keep
    against thieves; cyber hygiene; backup place; keep key offline
    with my bank card i know to hide the pin, what's the equivalent here; can a virus read my words from the clipboard
    do you ever see the key when i log in; is it smart to tattoo the words, haha
    i'm a widow and alone, where do i put the twelve words so that a burglar doesn't find them and my kids do
    my leader wants to keep my words for me in case i forget, nice of him, isn't it; photo of the words on my phone, good or bad
    what can a thief do who has my secret, and can you stop him; foreman with dirty hands, is the notebook in my locker ok for it
    before i confirm something, what should i look at so i'm not tricked; do you store my private key on your server
    is a ledger worth it when i've 500 dollars in there; my nephew says google drive is fine for the phrase
    how do pros guard their keys, crypto dev asks for the basics for his mum; wallet security advice`,
  "lost-key": `
    lost my seed phrase; forgot my recovery words; lost my phone with wallet; can't access my wallet; reset my wallet
    recover my seat; broken computer had the wallet; restore access; deleted my wallet app; my wallet was stolen
    i lost everything to my wallet; forgot my wallet password; phone broke with wallet in it; can you give me access again
    help me get back into my account i lost the words; i have no access to my wallet any more; my phone is gone with the wallet
    restore my account please; i deleted metamask and have no backup; what if i lose my key; can support recover my account
    new phone and wallet is empty; seed words are gone; can't get into my wallet; forgot the twelve words
    laptop with the wallet died; recovery of my account; wallet deleted, help; my phone was stolen with the wallet on it
    i forgot my recovery words; hard disk broke, wallet gone; deleted metamask by accident; recover my wallet
    i lost access to my account; new phone and my wallet is empty; can you give me a new key; i no longer have the seed phrase
    i think my private key has leaked, what do i do; somebody saw my seed phrase; my key got into the wrong hands
    hacker has my key, quick; my words were stolen
    my phone fell in the sea and the wallet was only on it, can you give me access again
    i wrote the words on a paper and can't find it anymore; my phone fell into water and the wallet was on it
    can't remember my phrase; i formatted the computer, is my seat gone; please reset my key; forgot the password of metamask
    how do i recover my membership; hacker knows my key; grandma died with the words; master reset; fire burned the paper
    i recall only nine of twelve; wiped phone, no backup; locked out forever?; skeleton key at your office
    fox reinstall asks for words; amnesia; thief saw the words, race against time; is there any rescue
    broke my stick with the purse; backup file lost; reissue; can staff let me back in; i threw away the note
    forgotten pin and words; gone for good; leaked words: next step
    my house burned down with the computer and the note, all that i have is my nickname here, how do i get in again
    i bought a new phone, installed the app and it shows an empty purse, is my seat dead
    at every other site there's forgot password, where is it on yours
    the note has eleven words, one is illegible, will support tell me the last
    i suspect that my ex copied my words, i still have them too, what do i do first
    my father died and left no words, can the family have his balance; so you reset it when i send a copy of my passport
    the app wants words that i never wrote down; key gone; no words; lost access; forgotten phrase; wiped phone; new phone empty
    leaked words; can't get in any more; a locksmith opens any door, who opens this one
    with the old words in my drawer, how do i bring my account onto the new phone; i uninstalled the extension in a clean-up
    is my money really gone if the key is
    my phone was stolen in the bus with the wallet in it, and i never wrote down the words, can you let me in
    the widow of a member asks: he didn't leave any words, how do i get at his balance
    flood took my house and the paper with the words, is there any office that can help
    i still have the 12 words but the laptop's dead, what do i do to be a member again
    i fear my ex copied my words, what must i do at once; reset my login please, i've forgotten everything, i can send you my id card
    a bank would identify me and give me a new card, why can't you; dropped my phone in the harvester, wallet gone, seat gone?
    forgot the pin of the app but have the words on paper; is there a master copy of our keys at your company; lost access forever?`,
};
