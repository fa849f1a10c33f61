import type { OtherWords } from "../other-words.ts";

export const paymentsQuestions: OtherWords = {
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
    what do i pay with
    everything on your page is priced in a coin that my bank has never heard of, what is it and where does a normal person pick some up
    i get my wages in euros and would like to join, what's the way from my bank account to a payment here
    my gran wants to put in twenty dollars in notes, how can she
    the rewards come in this coin, how do i turn them into money for the supermarket
    is that the new name of matic or something different; do you sell the coin at the door or must i go to an exchange
    so i can pay by visa like in any other shop; which coin must be in my wallet before i can begin; money for joining; coin name
    buy the coin; load my wallet; get started with coins; card purchase; sell coins for cash; euros to pol; sepa
    can i pay in tether or has it to be the other one; why won't you take normal money
    an employer pays to a bank, how do your payments get to mine; which shop sells polygon's coin for a card payment
    farmer here, what's this pol they want from me, i only know cash; in which shop do i buy the coin and can i use my debit card
    why don't you take normal dollars; my exchange only lists matic, did it change its name
    i've earned some of the coin, how does it turn into naira in my bank
    retired, how do i get twenty dollars' worth of that coin, step by step; does the coin keep its value as money does
    can i buy the coin from you directly to avoid the exchange; which currency am i paid in and who invented it
    gas and packages both need that coin, right; where get pol`,
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
    i've usdc on polygon but no gas to change it; remote village, no bank
    i live under sanctions, all the large exchanges throw me out, and still my friend here managed to get coins, which ways are there
    my exchange only has digital dollars on polygon and not the coin itself, how do i go on from there without a cent of gas
    a man in our group offers to sell me coins for notes, how do i do this without being cheated
    in the withdrawal menu of my local platform there are five networks and none is called pol, which one do i tick
    there's no passport in my pocket and no platform takes me without it
    will the one who invited me sell me a few coins on your behalf; so there's no way for someone in syria
    is buying from somebody in person allowed; no exchange here; local seller; cash for coins; blocked country; get coins in cuba
    afghan buyer; hand to hand; only usdt; matic listed; i'm sixteen hundred km from the next bank, how could i get the coin
    should i send first or he; is a small trial amount a good idea when i take coins out of the platform
    can you recommend a platform for my country
    no exchange accepts people with my passport, how can i get the coin to my wallet anyway
    in iran only tether is easy to get, how do i go from there to the coin you want
    a man in the bazaar offers me coins if i pay first, should i
    my leader offers to sell me coins at a small surcharge, is he your agent
    nigerian bank cards are refused by all apps i tried, what ways remain
    got usdc on polygon but no drop of the network coin, so i can't exchange it, how do i start
    can my cousin abroad send some to me and what do i give him
    exchange asks erc20 or polygon, which one do i tick when moving coins out; which local exchange do you advise in kabul
    p2p purchase safe?; small test amount first, or send the lot`,
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
    tron address; sent over bnb; wrong lane; custom rpc; is it solana; polygon pos
    when i send the coins from my exchange a list of twelve lanes pops up, ethereum, polygon, bep20, which must i take so that they arrive
    my wallet shows a purple sign at some pages and a grey one at yours, and you say that i'm on the wrong one
    i transferred my coins over ethereum and your page does not see them, what now; a button suggests to switch, is it safe to press
    do you run on your own chain or on a public one; is base or bnb accepted too; so it doesn't matter which chain i use
    how do i teach my wallet the right chain when it's not in its list; choose the chain; network selector; other chain coins
    add network; switch popup; 137; l2 or l1; matic or ethereum; chain used
    like choosing the right platform at a train station, which one is yours; my wallet is set to sepolia
    my coins are on arbitrum, can i join; does the plan exist on several chains
    my wallet shows ethereum at the top and the page complains, what do i select
    paid from an exchange and they offered four networks, which one will arrive
    i have the coin on ethereum, a lot of it, why can't i use it for joining
    the page wants to add something to my wallet called polygon, allow or not
    switch to polygon button does nothing in my app, what else; is it on bsc, my friends are all on bsc
    what chain id and where's the rpc, dev asking; my coins are on the wrong chain, are they lost for you
    do you work on base or arbitrum too; must the wallet stay on one chain the whole time
    my nephew put avalanche on my phone and you want something else, how do i get there`,
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
    who's paid for processing
    every time i confirm something a bit vanishes, two or three cents, who puts that in his pocket and why
    my attempt was refused and still i lost a small sum, isn't that like paying for a meal i never got
    the page shows a maximum and then less was taken, which is right; do i pay for logging in as well
    why is it dearer today than on sunday; a stamp on a letter goes to the post office, where does this toll go
    so canopy earns with each click of mine; is there a way to avoid these small sums; gas meaning; toll per click; tx cost
    few cents; network charge; who earns the gas; fee although failed; signature free?; cost per confirm
    for my books: what's the nature of the small deduction with each transaction; can the small sum suddenly be fifty dollars
    in which coin is the toll paid; do you refund the toll when it goes wrong
    each time i press something the app takes some cents, who gets these
    shop owner: is it like postage per parcel, and how much per parcel
    it failed and still cost me four cents, why am i charged for nothing; do i pay it for signing in every morning
    is the gas shown before i say yes; why is it paid in coins and not taken from my balance here
    on ethereum i once paid thirty dollars, is it that bad here; gwei, limit, priority, what do these mean for my payment
    does your company earn from network costs; what's a network fee, bookkeeping needs an explanation
    toll for each transaction, how big`,
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
    do i keep some after joining
    i spent my last coin on the third package and now my reward sits in there and i can't open the door, how silly is that
    how much change should i leave in my purse after joining so that i can always act
    the price of my package is 40 coins, do i bring 40 exactly or a little more
    do i need something in the purse to register my title too; could the toll be subtracted from my reward, since my purse is empty
    my brother could send me some coins to get moving again, how many are wise; so i may spend everything down to zero
    a car needs petrol to reach the petrol station, is it like that with my box; leave change; reserve coins; some left for clicks
    empty purse; last coin spent; how much spare; buffer for tolls; stuck without gas
    what's a sensible reserve for a year of small actions; is a single coin enough for several payouts
    i want to move my seat and own 0.000 coins; who pays the toll when my purse is dry
    i've got exactly the price of a package in my wallet, will it go through or do i need some extra
    how much change should i leave lying in the wallet for later things
    my wallet is at zero and my earnings are locked in there because i can't pay the toll, how do i get out of this
    i gave all coins for packages, now i can't take my title, how much do i top up
    nurse here, is half a coin enough for a year of little actions; team leader: what reserve should my people keep
    will a payout pay its own network cost from the money that arrives; what amount of spare coins for moving my seat
    can you lend me some cents for gas; keep 1 pol or 5 pol aside?; is there a page that tells what's missing`,
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
    my bought coins are on another chain?; insufficient for transfer
    the page keeps telling me that i lack 1.7 coins although i see forty in my app, is your counter broken
    i brought exactly the sum of the price and it says too little, what did i forget
    my tether is worth three hundred but it claims that i can't pay a twenty
    i bought the coin an hour ago at an exchange and your page acts as if i had none
    there are two accounts in my app, might the page be peeking in the wrong one; did something leave my purse after that message
    so i'm poor in your eyes; how much do i add so that it goes through; funds insufficient; short of coins; lacks 0.3
    balance too small; coins not seen; too poor; add funds message; price plus toll; zero shown
    could i take fewer packages instead of topping up my purse; card declined at the till, the online version
    my coins sit on ethereum, is this why it says i have none; it names a missing amount, is the toll included in it
    i put 50 coins in yesterday and the page still says it's too little, what do i miss
    the red line names 1.3 pol missing, shall i send exactly this; says insufficient although my exchange account is full
    the money is in my wallet's second account, is that why the page complains
    my coins are there but as an ethereum version, hence the message?; did it take anything when it said the balance was too low
    i want five, can afford three, it blocks all of it, what now; taxi tank logic: empty, so fill, but with what and where do i fill in
    short by a few cents, can you let me through; it said i don't have enough funds, yet metamask shows 52 and price is 49
    insufficient funds error when paying`,
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
    denied signature popup accidentally; backing out at the last second; rejected by user message; swiped it away
    the popup came, i got scared and hit the red button, has my money gone anyway
    i closed the window of the fox without choosing anything, was the order carried out
    my daughter refused the request on my phone, must i start from zero; code 4001 user rejected, do i owe something now
    i refused once and now three requests are lined up, which of them do i accept; does saying no cost the toll
    so because i refused i'm banned; how do i try again after i turned it down; refused popup; hit reject; said no; backed out
    denied by me; cancelled request; dismissed; turned down; not confirmed
    if i put down the card terminal without the pin nothing is paid, same here?
    i wasn't sure about the address and declined, was this right and is everything as before; was my seat reserved before i refused
    i swiped the request away by mistake
    my thumb hit the red button in the app, do i owe anything now; the fox asked, i got scared and closed it, has twenty dollars left me
    my wife shouted and i pressed cancel, can i start from the beginning
    there are three requests piled up in the app after my no, which do i answer; it says user denied, is my seat reserved anyway
    refused at the last second, is gas charged for a no; taxi passenger got in, so i aborted, what's the state of my payment
    what are the consequences if i don't confirm; second try after a refusal, safe?; i said no to the signature, is something broken now
    canceled by accident`,
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
    sent but the counter doesn't move; patience or panic; no block picked it up; unfinished purchase
    since breakfast the little wheel turns beside my purchase and i don't dare switch off the computer, what should i do
    it was sent, says the page, but no confirmation for twenty minutes, do i pay once more
    i closed my laptop in the middle of it, will the payment be forgotten
    the page told me after two minutes that it isn't confirmed, does this mean failed
    a cheque takes days to clear, how long does a payment here take; my app says dropped, what does this mean for my purchase
    so my money is gone and i have nothing; can i leave and look at the result tomorrow; not in a block; spinner; hangs
    clock symbol; stuck payment; sent not done; no result yet; long wait; will the page remember my purchase when i come back
    i'm nervous, the coins left but my number of packages is the same; how do i know if it is still on its way
    is it my internet or the chain that is slow
    my shift starts in five minutes and it's still turning, may i close the laptop
    it says not confirmed after two minutes, does this mean failed
    the wheel goes round and my coins are neither here nor there, how long is normal; do i pay once more to be on the safe side
    farm internet died just after i pressed yes, is it on its way; pensioner staring at waiting for the block since lunch
    the page forgot it when i came back with another wallet, how do i see it again
    the app says dropped, the site says still waiting, whom do i believe; sent at 8, now 9, chain busy?
    is it lost if it hangs overnight; tx in limbo, what to do`,
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
    does the site cope if i replaced it; double counted if sped up?; rush; resend with more tip
    i sent the purchase with a very low tip and it crawls, can i add to the tip afterwards so that it moves
    a second after confirming i noticed that i took too many packages, can it still be caught
    my app has the words speed up and cancel, does your page cope if i use them; if i make it faster, am i charged for two purchases
    how do i catch a payment that left but hasn't arrived; is it you or my app who decides on the tip
    so support can cancel my payment; until what moment is stopping possible; hurry; catch it; more tip; faster please
    stop it; call back; cancel a sent one; abort sent payment
    an email can be recalled for ten seconds, is there something like this for a payment; the page says replaced, is this good
    i cancelled it in the app, what will your page display; can i stop a purchase which is already in a block
    i pressed pay by mistake ten seconds ago, can i still pull it back
    my payment has been waiting an hour and the round ends soon, how do i push it; if i press accelerate in metamask, do i pay double
    does the site understand when my app replaces the transaction; can you at the support desk cancel something that waits
    dev: replacement tx with same nonce, does your tracking handle it; who decides the higher fee if i want it faster
    it's mined already but i regret it, is cancelling possible; hurry up button?
    i bribed with more gas, is my purchase still counted once; stop payment, like with a cheque`,
};
