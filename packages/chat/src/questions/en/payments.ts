import type { PassageQuestions } from "../passage-questions.ts";

export const paymentsQuestions: PassageQuestions = {
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
    gas and packages both need that coin, right; where get pol
    the corner shop sells phone credit, bus tickets and gift cards, so why can't it sell me whatever this page wants to be paid in
    i've got pounds in my current account and an itch to join, what do i change them into and where
    my grandson says you don't take real money, what do you take then
    which menu on an exchange do i use to get from my card to your coin to my wallet
    once i've earned a bit, by what route do those coins become rice and cooking oil
    is it a dollar coin that always stays at one, or does it move
    i own a bit of bitcoin from years ago, can i use that directly or change it first
    why not simply link my debit card like every web shop; my exchange shows both matic and pol, are these twins
    do you exchange money at your office if i come by with cash; what do i need the coin for apart from paying the shares
    who issues that money, a country, a company or a computer; can i swap my tether for it somewhere inside, as a member
    my employer could pay me in it, says my techy brother, would that be handy here
    wire transfer, western union, cash by post, which of these do you accept
    is it possible to pay out to my revolut, my gcash or my m-pesa; which coin; name of the currency; how to fund; pay in euros?
    bank withdrawal; convert to cash; first crypto purchase; pay by apple pay; coin for joining
    i'm sixty-eight and have never held a coin that isn't round, where do i start buying
    will i be paid in the same thing i paid with; are there shops where i can spend that stuff directly
    at the counter of my savings bank the young man had never heard of the currency you ask for, so how does a normal citizen turn forty dollars of wages into it
    i earned my first 22 coins with you and stand in the supermarket with a full trolley, how do these coins become money that the cashier accepts
    our scout troop got an invitation to pay in something called matic or pol, some say it's one and the same, some say not, which is right and where is it sold
    why on earth do you make it so complicated and not simply take visa, mastercard or a bank transfer like the shoe shop does
    my son left me some tether on polygon in an app before he went abroad, can this be turned into the coin you need, and where
    is it correct that you neither sell the coin nor pay out to a bank account, and what's the usual way round then
    from where i can purchase this coin using upi or debit card
    i have euro, you want pol, who change me and where is the house of change
    so pol is a coin you made up yourselves and sell to us; how person fit turn the pol wey e earn to cash for bank
    can't i just bung you twenty quid by bank transfer and be done with it`,
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
    p2p purchase safe?; small test amount first, or send the lot
    the post office is the nearest thing to a bank in our valley and no app accepts my papers, how could any coins ever reach my wallet
    my country is on some list, and the three big platforms closed my account within a day, what's left
    a neighbour's son works abroad and has a full wallet, what exactly do i tell him so he can send me some
    on our local platform there's only usdt over tron or polygon, which one gets me further and what then
    i've received digital dollars but can't move them as there's nothing for the toll, how do i break that circle
    a stranger in the comments wants my payment first and sends coins later, do it or not
    which of bep20, erc20, polygon pos and matic is the right tick when i take coins off the platform
    should i send all at once or a crumb first; is the person who invited me allowed to be my exchange, at his own price
    does any staff member of yours deliver coins against cash
    they renamed it, my platform still uses the old letters, can i buy this; are there kiosks or machines in lebanon that would do
    how do folks in sanctioned places usually manage it without breaking laws; can you name one trustworthy seller in myanmar
    i got an offer at half the market price from someone in the group, sounds great, what do you think
    do i have to give the seller my twelve words so that he can load my wallet; no platform for me; buy from a friend; p2p deal
    usdt only; wrong network when sending out; card refused everywhere; local exchange; country blocked
    the law here says that crypto dealing is forbidden, does it change anything about getting some
    how do people in sudan get coins when every app says unavailable in your region
    i live in a town near the border where the three famous exchanges answer with sorry, not available in your country, and yet people here do own coins, how might they have got them
    a very friendly man from the group says he'll send me 60 coins as soon as i've transferred the cash to his cousin, my stomach says no, what do you say
    the local exchange offers to send my coins over five different lanes with strange names, i'm afraid of choosing the wrong one and losing a week's wages
    all i managed to get is digital dollars on polygon, and now the wallet says i can't do anything with them as there's no coin for the fee, how do i get out of this hole
    my uncle in rotterdam is willing to send me the coins as a birthday present, what do i have to tell him and what must i never tell him
    the leader of our group collects money from everybody and buys the coins in bulk for us with a small margin, does he do this in your name
    exchanges are not supporting in my region, kindly suggest alternate method for getting pol
    in my country all is closed, binance closed, card closed, how i can find this money
    so your staff will sell me coins if i send them cash by western union
    one guy say make i pay am first, then e go send the coin, i fit trust am
    my lot only does tether, how do i get from that to what you're after`,
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
    my nephew put avalanche on my phone and you want something else, how do i get there
    my wallet says sepolia in tiny letters and your page has an orange strip, did i end up on the wrong planet
    choosing a platform at the station without a timetable, that's me in front of the exchange's list, which line goes to you
    i own plenty of the coin but the page insists it's on the wrong side of some bridge, can't i use it
    will a request to add a chain to my app do any damage if i agree
    i pressed switch and my app asks whether i allow it, is that from you
    does it matter on which chain my wallet is while i just look around
    my friends in the other club all use smart chain, do i need something else; is this solana, because my phantom only knows that
    how do i recognise in rabby that i'm on the correct one
    i chose ethereum at the exchange as it sounded the most solid, and now nothing shows up with you
    what number does your chain have, for the settings of my app
    the coin is called the same everywhere, so why does the rail make a difference
    my app jumped back to mainnet on its own and the page complains again, what do i do
    are there several copies of the plan on several chains; purple chain or grey chain; switch request; wrong chain; matic pos
    set the network; l2 name; chain for withdrawal from kraken; add chain; bridge needed?
    which option do i select on okx when moving the coins to my own address
    does the app on my phone know the right chain by default; a notice about an unsupported chain keeps coming back
    sent via arbitrum by mistake, why doesn't the page let me pay with it; zk version or normal version, which polygon is meant
    after an hour of fiddling i got the coins out of the exchange, the app displays them, but your page claims that my wallet is somewhere else, what's to be done
    the exchange asked me a question i wasn't prepared for, namely over which network, with seven answers, and the timer is running, which one do you need
    i've 90 of the right coin, really the right one, just under ethereum as my app says, and your page won't let me pay with it, why
    a window popped up asking to add something called polygon mainnet to my wallet, i've been warned about popups, do i let it
    my nephew set my phone to bnb since all his games are there, what do i have to switch so your page stops nagging
    in withdrawal page there are so many networks, which one is to be selected for your platform
    my wallet is in other chain, page is red, how i change it to good chain
    so it doesn't matter which network i send over, it all ends up in the same place
    i sent the lot over ethereum like a muppet, can i still use it here; wallet dey ask say make i add new network, i go accept am`,
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
    toll for each transaction, how big
    when i post a letter i lick a stamp, whose stamp am i licking when i confirm something with you
    three times today i lost two cents for nothing but clicking, who's collecting those
    the page announced up to nine cents, four went, is the rest hidden
    why would a rejected purchase cost anything at all, in a shop the till doesn't charge me for saying no stock
    is the charge higher at certain hours like electricity at night
    do you get a kickback from the chain for every confirmation we make; does proving who i am with a signature eat coins too
    in what currency is it, and can i choose another
    i'm the treasurer of a bowling club, in which column do i put this little cost per transaction
    my cousin says on another chain he paid forty dollars for one click, should i be scared
    is it a percentage of the amount i send or the same for big and small
    what's the word for it in the wallet, base plus something called priority, do i need to touch it
    who decides how high it is today; can i see it in dollars before i agree
    are there any actions in my dashboard that cost nothing; miner charge; network toll; fuel; gas cost in cents; paid to whom
    max fee vs real fee; failed but charged; transaction costs; is login free
    does paying more of it give me a better place or more points; is it returned if the whole thing is refused
    i thought the twenty includes everything, what's this extra dust on top
    how many cents roughly for a payment on an ordinary tuesday
    every time i press confirm, three or four cents disappear, it isn't much, but i'm a person who picks up pennies from the pavement, so who gets them
    the purchase was refused because someone was faster, and still my wallet has a little less in it than before, what did i pay for then
    your page announces up to eleven cents while the wallet says four, and on saturday it was two, what is this amount and who decides on it
    our treasurer collects receipts for everything, under what name do i enter the tiny sum that goes away with each transaction
    i confirm a message each morning to log in, and i'm getting worried that this nibbles at my coins too
    why some amount is getting deducted on each and every click, what is this charge
    little money go away when i confirm, this is who take it; so gas is your hidden commission with a fancy name
    it failed and i'm still out of pocket by a few pence, explain yourselves
    transaction no go through but una still collect small money, why`,
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
    can you lend me some cents for gas; keep 1 pol or 5 pol aside?; is there a page that tells what's missing
    having put my last crumb into a third share, i'm like a man who locked his car keys in the car: there's money inside and no way to open it
    how much small change ought to stay in the app after i've joined, for a year's worth of clicks
    is the exact price enough or will it stumble over a few missing cents
    could the cost of a payout be taken out of the payout itself
    i want to register my title tomorrow and the wallet is bone dry, what's needed
    the page says i'm short by some hundredths, how come when i have the full price
    does the page work out for me what sum i need in total
    i'm handing my place over to a new device, does that device need coins as well
    would half a dollar's worth be wise, or five dollars' worth
    my mother emptied everything and now her earnings are behind glass, can i send her some from my own wallet
    is there any way to act without owning a single coin; when i buy the maximum my wallet can bear, will later steps be impossible
    you should lend newbies two cents to get them out, do you; reserve; keep some for the toll; dry wallet
    can't get my earnings out for lack of coins; spare change; top up for costs; how much above the price; leave 2 coins?
    do i need more if i act often, say each day; what is the least that should never leave my purse
    i took a photo of zero balance and 14 in the box, explain how i get from one to the other
    as a scout leader i say always carry an emergency coin, how big is it here; will failed attempts eat up my reserve
    is the money for the toll the same coin or some other one
    in my enthusiasm i put every last coin into packages, and now there's 16 dollars waiting for me on your page and i can't lift a finger because the wallet is at zero
    the share costs 47.2 coins today and by coincidence i own 47.2 coins, will it work, or do i need to scrape together a bit more
    i'm travelling for half a year and want to be able to press the odd button on the way, what amount of coins should always stay in the wallet
    could the few cents for the chain be taken from the sum i'm withdrawing, since my wallet is as empty as a church on monday
    my mother moves her seat to a new phone on sunday, does the new one need some coins as well and roughly how many
    my wallet is nil balance but earning is there, how i can withdraw in this situation
    i have put all the coins, now is nothing for the petrol of transaction, help
    so i can spend every last coin on packages as withdrawing is free; how much shrapnel should i leave in my wallet for later
    my wallet don empty finish, how i go take comot my earnings`,
};
