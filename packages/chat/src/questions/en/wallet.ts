// cspell:disable
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
    is the free version of metamask enough; math wallet; what must the app be able to do`,
  "what-is-pol": `
    where to buy pol; how do i get matic; what is matic; which coin do i pay with; buy coins for joining; what currency
    can i pay in usdt; pay by card; pay with bitcoin; why pol; buy crypto to pay; how can i buy the coin you use; do you take visa
    can i pay with euros; which cryptocurrency do i need; i only have usdt; where do i buy it; which coin do you accept
    where can i purchase the currency; can i pay with dollars; do you accept usdt or bitcoin; is matic the same as pol
    how do i get crypto for this; can i pay by credit card; which crypto is needed; how to buy the token
    purchase coins with my card; don't have any crypto; pay in cash; what's polygon's coin; where can i buy the coin i need
    how do i get pol with a credit card; can i pay by card or bank transfer; how do i turn my pol into cash on my bank account
    i have ethereum, can i pay with it; which cryptocurrency do you use; deposit with paypal; don't you sell the coin yourselves
    where do i get hold of pol; buy pol from you directly; how do i obtain the currency; pol where from
    where can i buy that coin with my credit card; what's pol for; i've never had crypto, how do i get some
    is pol the same as matic; can i pay with dollars or card here; do you sell the coin; how do i turn pol into cash
    my exchange calls it matic, right one; fuel coin; how do i load up; fiat on-ramp; what's the house currency
    can i settle with dogecoin; moonpay; i'd rather hand over euros; purchase with mastercard; will i be paid in real bucks
    turn my reward coins to rent money; why this obscure coin; tether accepted at the door?; off-ramp to my bank; ticker symbol
    first coins ever, where; polygon ecosystem token; is it like ether; bank transfer in; swap my reward into my local notes
    what do i pay with`,
  "pol-hard-to-get": `
    no exchange works in my country; exchanges blocked me where do i get pol; how to buy pol in iran; sanctions no binance
    which network when i withdraw pol from the exchange; exchange only has usdt; can another member sell me pol
    my exchange lists only matic; get pol without kyc; buy pol from a person; p2p; send erc20 or polygon
    can't use any exchange where i live; exchange won't serve my country; buy pol in iran
    binance doesn't accept me, how do i get pol; no exchange serves my country; can a member sell me pol
    my exchange has only matic; get pol without an exchange; is it safe to buy pol from a stranger
    binance doesn't serve my country, how do i get pol; no exchange accepts iranians, what can i do
    a member wants to sell me pol for cash, fine; the exchange only has tether
    i sent it on ethereum instead of polygon, which network should be chosen; i live in tehran, no platform takes me
    withdrawn cards; venezuela; a friend offers coins for cash; street dealer; telegram seller wants money first
    my platform has only tether on tron; withdraw menu shows erc20, bep20, polygon; nobitex or wallex withdrawal network
    kyc refused; still listed as matic; may my leader sell me the fuel; test amount; no platform serves us; localcoin
    i've usdc on polygon but no gas to change it; remote village, no bank`,
  "which-network": `
    wrong network; switch to polygon; add polygon to my wallet; which blockchain; is it on ethereum; binance smart chain
    bsc or polygon; mainnet; chain id; change network in metamask; my wallet is on ethereum; metamask shows another network
    what network do i choose; sent on the wrong chain; my coins are on another chain; how do i add polygon; it says wrong network
    do you support bsc; i sent over ethereum; what chain is it on; switch network button; is arbitrum ok
    what network must metamask be on; change chain; coins sent on the wrong network; polygon settings
    which chain must i choose when i send from binance; wrong network warning; add polygon to metamask; i sent pol over ethereum
    is it on bsc; erc20 or polygon; my exchange offers me ten different networks when i send the coins, which do i tick
    metamask shows ethereum at the top, is that a problem; metamask says ethereum mainnet, is that right; wrong chain message
    can i use bsc or tron; do i send via erc20 or polygon; switch to the right network; matic mainnet; top of metamask says linea
    which rail; chain 137; dropdown of chains, pick what; add the chain by hand; polygon zkevm same?; it nags me to change chains
    base, arbitrum, op?; my coins are on ethereum, useless here?; popup: allow this site to switch; network mismatch; l2
    tron address; sent over bnb; wrong lane; custom rpc; is it solana; polygon pos`,
  gas: `
    what is gas; why do i pay gas; transaction fee too high; who gets the network fee; fee per transaction; gwei; miner fee
    why does it cost something to click; why does every click cost money; what are those small fees; how much is gas
    what is this network fee; who gets the fee; why is gas so high today; do failed transactions cost
    does every action cost something; how many cents is a transaction; tiny fee for everything; explain gas
    costs of a transaction; why was i charged a few cents; network charges; why do i pay a fee for every click
    how high is the transaction fee; it cost me although it failed; fee in pol; is gas expensive here
    what's that small amount on top; every time i confirm something a few cents disappear, what are they for
    who takes the small fee when i send something; what's this extra few cents at each payment; who gets the gas
    why does it cost something when a transaction fails; gas fees high today; explain transaction fee; is signing charged; toll
    postage; pennies per click; who eats the toll; stamp duty of the chain; validator tip; is there a toll for the free autograph
    max fee shown, do i pay that much; peaks at rush hour; it failed but pennies went; why not free; refund of the toll; base fee
    is the toll your profit; cost in cents of each confirmation; priority fee; estimate before my wallet opens
    who's paid for processing`,
  "pol-for-fees": `
    how much to leave for gas; keep some coins for fees; minimum pol in wallet; reserve for transaction costs; spare coins
    how much should stay in my wallet; leave something for fees; how much coin must remain in my wallet
    do i need extra pol for fees; i can't withdraw because i have no pol for gas; empty wallet can't pay the fee
    leave a bit for transaction costs; amount to keep for gas; no pol left for the fee; enough for transaction fees
    how much do i leave; how much extra should i have for fees; i have zero pol but money in my box
    can't withdraw since there is no gas in the wallet; leave some coins for later transactions; is one pol enough for the fees
    my wallet is empty, how do i open the box
    there is money in my box but i can't get it out because my wallet is empty, what now
    how much should remain in the wallet so that i can always act; how much extra should i leave in my wallet
    i've zero pol left and can't withdraw; is 0.5 pol sufficient for fees; can i spend my whole balance on units
    my wallet is empty, how do i get at the box; buffer; i poured all into packages, stuck without toll money
    how many coins to spare; pocket change; reserve for later clicks; is a dollar's worth plenty; broke for the toll
    can the toll come out of my pot; somebody lend me gas; leave crumbs; minimum to stay operational; i've dust only
    do i keep some after joining`,
  "not-enough-pol": `
    insufficient funds; not enough balance to pay; insufficient balance error; wallet too empty; need more coins
    can't afford the payment; page says my balance is too low; it says insufficient funds; my wallet doesn't have enough
    i have money but it says not enough; it says i don't have enough; balance too low for payment
    i have the money but the page complains; missing pol; add more funds to pay; balance insufficient; funds missing for payment
    too few coins; cannot pay although i bought pol; insufficient balance; i have the money but it says missing
    wallet balance too low to pay; missing 2 pol; not enough funds for gas and value; it doesn't see my coins
    i sent exactly the price to my wallet and the page still says it's too little
    why does it tell me i lack coins when i see them in my wallet; it says insufficient funds but i have 40 usdt
    balance too low message when paying; i've got matic on my exchange yet it says not enough; how much is missing for the payment
    short by a bit; button red: lacking coins; exact price sent but rejected; my coins are there yet it insists they're not
    missing 0.8; is it looking at account 2; usdt doesn't count?; topped my purse yet still short; balance shown as zero
    price plus toll exceed my coins; i'm a few cents under; can't cover; page names a sum to add
    my bought coins are on another chain?; insufficient for transfer`,
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
    no option for scanning; reown; link my handset`,
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
    safest device flow; seed of the gadget typed on pc?; firmware; ledger via rabby`,
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
    link to open in trust's browser; firefox android; my fox is asleep; picker says none; the site acts as if i own no purse`,
  "dev-wallet": `
    test wallet; practice wallet; fake wallet for trying; local world wallet; what is the developer wallet
    i see a dev wallet is that normal; what's this developer wallet; sandbox; play money wallet
    what is that test wallet in the list; can i use the dev wallet for real; a button says dev wallet, what's this
    fake money wallet for developers; should i use the dev wallet for joining; monopoly purse; option called dev in the picker
    toy purse on localhost; is it dangerous to pick the developer one; hardhat account; public keys in a test
    it pays without asking me; a page offers dev wallet and wants real coins; local purse for coders
    i sent true coins to the dev one; practice purse with fake coins; why can everyone read its keys`,
  declined: `
    i clicked reject; pressed cancel in metamask; rejected the request; closed the popup; was i charged after cancelling
    user rejected; i pressed no; i cancelled it in the wallet did i lose money; accidentally rejected
    i refused the payment in the wallet is anything lost; cancelled in metamask; i clicked cancel and now; do i pay if i reject
    try again after rejecting; clicked no; rejected by accident, did i pay; cancelled the request; pressed deny
    i pressed reject in metamask; user rejected request; i cancelled the popup, did i lose something
    closed the wallet window without confirming; i said no in the wallet
    my finger slipped and i hit reject, is the money gone now; i said cancel when metamask popped up
    i pressed reject by accident, did it cost me; cancelled in metamask, is something booked; can i repeat after refusing; hit no
    dismissed the fox; code 4001; panicked and closed; it says you rejected; second thoughts in the purse; did my no cost pennies
    tapped the wrong button, refused; abort before confirming; can i redo after refusing; many leftover popups
    denied signature popup accidentally; backing out at the last second; rejected by user message; swiped it away`,
  pending: `
    transaction stuck; payment not confirmed for an hour; still processing; waiting for confirmation; unconfirmed
    transaction takes forever; hanging transaction; confirmation does not come; my payment is hanging; waiting since an hour
    it still says pending; transaction not going through; still waiting for the blockchain; how long does a payment take
    transaction not confirmed; is my payment lost it doesn't finish; should i pay again since it hangs
    it keeps loading after paying; been waiting for confirmation forever; my transaction is in limbo; payment sent but nothing
    not going through for an hour; still processing my registration; my payment hangs; transaction not confirmed for an hour
    it says not confirmed yet; i closed the page while it was pending; should i pay again because nothing happens
    stuck transaction; the wheel has been spinning for half an hour after i paid, should i do it again
    i sent it and closed the laptop, will it still go through; it has been spinning for ten minutes
    paid but it's still not confirmed; may i close the browser while it waits; transaction hasn't been mined
    is my payment lost, it says waiting; limbo; mempool; grey clock; two hours spinning; chain is clogged; not mined
    coffee break over and still turning; do i dare close the lid; enrol again or sit tight; it says sent, not done; nonce gap
    slow confirmation; will it come eventually; waiting room; purchase frozen midway; dropped?; yellow state
    sent but the counter doesn't move; patience or panic; no block picked it up; unfinished purchase`,
  "speed-up": `
    make transaction faster; accelerate; cancel pending transaction; replace a transaction; raise the fee; higher gas to speed
    stop a sent transaction; can i make it go faster; how to cancel what i sent; too slow i want to cancel
    my transaction is slow can i push it; cancel a payment that is still waiting; increase the fee afterwards
    stop what i just sent; get it confirmed quicker; faster confirmation; abort a transaction; stop a payment in progress
    replace by higher fee; make my transaction faster; increase the gas of a sent transaction; cancel a payment that i just sent
    can i stop it before it is mined; i confirmed by mistake, stop it
    is there a trick to get my stuck payment into a block faster; i'd like to stop a payment that is still waiting
    make my transaction go faster; can i still stop the payment i just sent; raise the gas of a pending one; abort the transfer
    what if i press cancel in metamask for a sent transaction; bribe the miners; floor it; bump fee; yank it back; hurry it along
    too low tip; stop the train; cancel button in the fox; replace by fee; override with a higher nonce fee
    retract what's unsent to a block; oh no, revoke that purchase quick; urgent: halt it; fast lane
    does the site cope if i replaced it; double counted if sped up?; rush; resend with more tip`,
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
    phone app never rings; spins at connecting; popup blocked by browser?`,
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
    i created a second account in the app and everything changed; mix-up of addresses; paying from the wrong purse account`,
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
    give a copy to my wife?; what can somebody do with my words; public wifi danger; shoulder surfing; how paranoid should i be`,
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
    forgotten pin and words; gone for good; leaked words: next step`,
};
