import type { OtherWords } from "../other-words.ts";

export const swapQuestions: OtherWords = {
  "what-is-swap": `
    exchange tokens; convert coins; what is swap for; trade one coin for another; change pol to usdt
    convert my earnings to dollars; change my coins to dollars; turn my pol into usdt; what is swap; can i exchange here
    where can i exchange my coins; change tokens inside the site; how do i convert my pol; is swapping here safe
    what does the swap page do; turn profit into stablecoin; i need pol but have usdc; turn coins into others
    currency exchange in the dashboard; sell my pol; get dollars for my pol; how does swapping work
    can i exchange coins on your site; how do i change usdt into pol; where is the exchange; do i need the swap for the plan
    convert tokens here; turn my pol into dollars; what is swapping good for; swap, what is it and what do i need it for
    exchanging in the dashboard, explain; i only own usdc and need the other coin, can that be done right here
    what is this exchange function in my dashboard; i have usdt and you want pol, can i change it here
    convert coins in the dashboard; do you keep my tokens while swapping; where is the exchange function
    trade one coin for another on this page; barter one coin for a different one; money changer in the panel
    turn my tether into the fuel you need; is that a marketplace; currency booth; do i hand my coins to you when i trade
    what's the two-arrows page; flip my stable money into polygon coin; can i get rid of usdc here
    do i need to leave your page to change coins; is your own contract in between when i change coins
    trade inside canopy without kyc; i earned pol but want something stable; bureau de change
    is the exchange page necessary for members
    i own a handful of tether from an old job and your payment needs another coin, is there a place inside the dashboard where i can turn one into the other
    at the airport there is a booth that gives me euros for dollars, does your page with the two arrows do the same with coins
    what i earned is in a coin that jumps up and down, i'd like something steady without opening an account elsewhere
    who holds my tokens during the seconds of the exchange, you or nobody; do i need that exchange page at all to be a member
    as a programmer: is a contract of yours in the path when i trade tokens in the dashboard
    so i sell my coins to canopy and you sell me others; turn one token into another without leaving; trade page; coin booth
    change money here; token for token; pol to stable; in-dashboard trade
    my father asks whether he can change the coins by himself or needs a broker; is it like the exchange desk in a bank
    do the new coins land in the same wallet; can i turn my reward into digital dollars right where i am
    stable instead of shaky coins, which page does that
    i only have dollars-coins on polygon and the plan wants pol, is that what this exchange page is good for
    my shop keeps two currencies in the drawer, can i change one for the other here as at a money changer
    when i use the exchange page, do my coins pass through your hands at any time
    do i need it for the membership or is it an extra that i may ignore
    retired teacher: what happens when i press swap, in plain words, where do my coins go and come back
    is it your own exchange with your own rates or someone else's; gamer: it's a trading post, right, give item a and get item b
    i earned pol and fear it drops, can i turn it into something steady without leaving this site
    is it safe to exchange here compared with sending all to coinbase; exchange page in the menu, what can you do on it
    can one change bitcoin for pol there
    i was paid in usdc for painting a fence and your plan wants pol, can i change the one for the other without signing up at an exchange
    does the page with the two arrows hold my coins at any time or do they go straight from my wallet and back to it
    my earnings arrive in something called pol, i would feel better with a digital dollar, which page does that
    is the exchange page a part of the plan that i must use to be a member
    is it a service of yours or do you only show the way to a public exchange
    money changer next to the mosque versus your exchange page: who gives me the other currency
    change one crypto for another inside the dashboard; token conversion; barter coins; trade page purpose
    can non-members use it too or must i be logged in; do i need an account or passport for exchanging coins here
    so canopy buys my pol from me; where do the new coins appear after the exchange
    i pressed swap in the menu out of curiosity, what did i open
    does the exchange function have its own contract that could be hacked with my coins inside; meaning of swap sir
    use of swap option in menu; is it like paypal's currency conversion
    a one sentence answer for my husband: what does this exchange thing do
    i earn in pol, but the rent has to be paid in dollars, is there a place in my dashboard where i can turn it into something that keeps its value
    for joining i need pol and own nothing but some usdc from an old job, can i make the one into the other on your site
    does the exchange page take my coins into safekeeping, even for a second, or do they stay with me until the others arrive
    i'm a member and have never opened the page with the two arrows, do i miss something that i need for the plan
    is the exchange on your page the same as an account at an exchange with passport and waiting, or is it something else`,
  "swap-exchanges": `
    uniswap; quickswap; which dex; where are swaps executed; which exchanges; where does the swap get its price
    which dex do you use; is it uniswap; who executes my exchange; why this exchange and not another; exchange behind the swap
    is it quickswap; source of the swap rate; which dex is behind the swap; do you use uniswap; why quickswap and not the other
    how is the best route chosen; can it split over two exchanges; is it a decentralised exchange
    why is there no swap on the test network; through whom does the trade run; is it uniswap behind this
    why did it pick quickswap for me; do you take the best rate of several exchanges; can one trade go over both exchanges
    no exchange available on amoy; who is my counterparty; aggregator like 1inch?; order book; which pools get asked
    venue selection; why not 0x; does it shop around for me; cheapest path; two hops; is my order sliced over venues
    why does it say the other gives less; no venue on the test chain; does it compare before i pay; which marketplaces fill it
    v2 or v3 pools
    the review says my trade goes through a pool at quickswap though the other would give a cent less, how do you choose between the two
    on a travel site i see several airlines compared, do you compare trading places too before you offer me a price
    can a big order be divided between two trading places for a better deal
    on the practice chain the page offers me no trade at all, why; which companies stand behind the price that i am shown
    is it sushi, curve, balancer or another one; so you only use the one that pays you a provision
    how many steps can the path of a trade have; dex used; venue; route; uni v3; quick v3; best of two; path of pools
    comparison of venues; kyberswap?; 1inch inside?; aggregator used; who gives me the other coins in return for mine
    does the cost of the chain count when you rank the offers; is the offer looked up again while i'm looking at it
    i distrust a single pool, do you ask several
    who's on the other side of my trade, which marketplaces do you ask for the rate
    dev here, which dexes and versions are routed and do you split orders
    my nephew uses 1inch which asks dozens of markets, how many do you ask
    it suggested quickswap today and uniswap yesterday, why does it change
    on the practice network nothing is offered, is it broken or normal; is a big exchange like kraken behind your page
    are you paid by those marketplaces for sending us there
    does it look for the rate with the best result after gas or simply the highest number; can i force it to take a certain marketplace
    the route says pol to usdc to wbtc, why two hops; could i have got more on another dex that you don't compare
    who is it that i trade with when i change my tether, a bank, you, or a crowd of strangers
    it picked quickswap on monday and uniswap on wednesday for the same coins, by what rule
    can a large order be cut in two so that each exchange takes a half
    i prefer one of the two exchanges for moral reasons, can i see what the other would have paid
    on the practice network there's no exchange at all, is something missing; do you ask sushi, curve, 1inch and the like as well
    does the choice consider the gas or only the amount i get; route through a third coin, why the detour
    two pools of the same exchange; price comparison site for coins; best offer selection; venue of the trade; liquidity source
    how often are the offers of both exchanges compared, each minute or faster; uniswap version three or four; which quickswap
    is binance behind the exchange page; are you sponsored by those exchanges; whose rate is it that i see in swap
    who's on the other side when i exchange my coins at three in the morning, a person, a company or a machine
    last week the page proposed one exchange and today another one for exactly the same coins, how does it decide
    would i have got more if the page had divided my large order between the two exchanges
    i'm practising on the test network and the exchange page offers me nothing at all, is it broken there
    my brother says there are aggregators that compare a hundred exchanges, how many do you compare and after which costs`,
  "swap-cost": `
    fee for swapping; swap commission; do you take a fee on swaps; cost of converting; pool fee; how much do i lose when swapping
    swap fees; is exchanging free; how much is lost in a conversion; do you earn on swaps; pool fee meaning
    fee for changing coins; swap charges; what do you charge for swapping; swap is expensive; conversion fee
    lost some in the swap; how much do you charge for exchanging; do you earn from my swap; total costs of changing usdc to pol
    why did i get less than the price; is there a percentage for the swap
    is there a commission when exchanging coins in the dashboard; what is deducted when i swap; price of an exchange
    what percentage is lost when i exchange; do you earn on my swaps; fee of the pool; how much gas for exchanging tokens
    how expensive is exchanging ten dollars; what do the liquidity folks cut; is it pricey to change ten bucks; spread plus gas
    who profits when i change coins; your cut of an exchange; am i charged for the permission too; dollars lost per exchange
    0.3 percent of what; is the pool's share on top or inside the quote; total damage of changing 50 usdc
    is it cheaper than binance; skim; do you pocket anything from trades; exchange rate markup; gas for two steps
    i changed forty dollars of tether yesterday and received 39.81 worth, who kept the nineteen cents
    my bank takes three percent when i change money on holiday, what would you take for changing coins
    do i have to pay extra for the permission step before the real trade
    does canopy get a provision from these exchanges for every trade of mine
    is there a minimum amount below which the costs eat everything in a trade
    who gets the 0.3 percent, and is it in the number that i see; so trading here is free
    please list all deductions when i change 100 usdc to the coin of the plan; trade fee; cost of changing; commission on conversion
    percent for the pool; lp fee; hidden spread?; gas for trading; provision; which is cheaper, to change here or on kraken
    is the sum shown before i sign, in dollars too; an accountant wants to split the pool's part and the chain's part
    why do the costs of the pool differ from pair to pair
    i changed 100 dollars and ended with 99.4, who took the sixty cents
    the money changer at the airport takes eight percent, what's the cut on your page
    does the owner of this site put a margin on the rate
    bookkeeper needs the components of exchange costs: market's fee, network's fee, yours
    is the fee inside the rate shown or added at the end; two confirmations, do i pay network cost for both of them
    why's the market fee 0.05 on one pair and one percent on another; is it cheaper to change 500 at once or in five goes
    who earns on my trade, somebody must; how expensive is it to turn 20 pol into usdc; any hidden spread, as with revolut on weekends?
    i changed 30 tether for a birthday present and ended up with 29.88 in value, which hands did the rest go through
    does the permission step have a price of its own
    the post office takes five dollars for a money order, what's the damage for an exchange of a hundred here
    is your profit hidden in the rate, be honest; which part of the cost goes to the people who lend their coins to the pool
    percent levels 0.01 to 1, why do they differ by pair and can i choose the cheap one
    does the shown amount already contain the market's fee; is exchanging three dollars silly because of the fixed costs
    cost of conversion; trading commission; network fee in dollars before i sign; spread; operator's margin
    for my expense report: split into pool fee and gas please; are two exchanges of fifty dearer than one of a hundred
    quickswap's fee is variable, how will i know it beforehand; swap charges how much percent sir
    why must i own pol to pay for an exchange of usdc to weth; is there a discount for members on exchange fees
    i changed a hundred and got ninety-nine and a bit, who has kept the rest and how much of it went to you
    at the bank i pay three percent when i bring home foreign notes, what would i pay on your exchange page for two hundred dollars
    is the fee of the market already contained in the amount that i see, or does it come off at the end like a surprise
    with usdc i have to confirm two times, do i pay the network for both, and can i see the sum before
    for a tiny amount such as four dollars, does it make any sense to use the exchange page`,
  "swap-tokens": `
    list of tokens; which coins are supported; can i swap bitcoin; usdt usdc dai; supported coins; trade other coins; add a token
    which coins can i trade here; do you have ethereum; can i buy bitcoin here; what can i exchange into; do you have usdt
    can i swap into ethereum; supported currencies; is my coin supported; add my own token; can i get bitcoin here
    list coins for swapping; available tokens; does it have usdc; swap into bitcoin possible; trade any coin
    which coins are supported in the swap; can i swap dogecoin; add a token by its address; is bitcoin in the list
    my coin isn't in the list; swap matic; no pool for this pair; trade usdt against eth; which coins are supported for exchange
    can i get bitcoin for pol here; paste an address of another coin; why is there no dollar value for my coin; is shiba available
    list of tradable tokens; menu of coins; is link or aave in there; chainlink token; can i get euros; shitcoins
    my coin lacks in the dropdown; paste 0x to add; remove a coin i added; wrapped bitcoin or real; is dai there; pair unavailable
    ether on polygon; no liquidity for my coin; value in dollars is blank; gold token; how many coins can i pick from
    usdt0, what's the zero
    i have three sorts of coins from older adventures, chainlink, shiba and a bit of gold token, which of those can be changed on your page
    is there a drop-down of coins, and what do i do if mine isn't in it
    can i get real bitcoin out of this page or only something that stands for it
    for one coin the dollar value stays empty while the others have it, why
    it says there's no pool for what i want, does it mean you don't support the coin; how do i delete a coin that i once pasted in
    so any coin from any chain will do; my kid got ether on another chain, would your exchange page accept it; list of coins
    supported assets; dropdown; paste contract; usdc or usdc.e; weth; wbtc; add coin; pair not possible; no route; tokens available
    on coinbase i can choose from two hundred, how many are here; a coin with the same symbol as mine is listed, is it the same
    how many of my own coins does the browser keep in the list; which pairs have enough depth to trade
    is tether on the menu, and is it the real one on polygon
    i got paid in some coin called sand, can i change it here although it isn't in your menu; which six coins are offered by default
    i pasted an address and it says there's no market for the pair, why; why are there no dollar amounts next to the coin i've added
    can dogecoin be exchanged on this page; how do i take away a coin that i added by accident, the list is cluttered
    does it remember the coins i've added when i use another computer; are coins from ethereum or bnb chain possible
    my son gave me a game token, can i turn it into pol; eth here means which token
    can i turn the chainlink tokens from my first job into pol on your page
    the drop-down has six names, where do i put in the one that isn't among them
    i want ether and bitcoin, are the things listed the true ones or some likeness on polygon
    why does a coin i pasted show no value in dollars; it says no route for my pair, does this token simply have no market
    how do i throw out the coins i added while testing, the list is full of rubbish
    does the list i built on my laptop appear on my phone as well; could i exchange my airline's loyalty token; nft for coins?
    supported assets on the exchange page; token picker; custom token address; available pairs
    usdc on arbitrum, can it be changed here; which dollar coins are there, usdt0 or plain usdt; is dai in it
    my coin has the same three letters as one in the list, same thing?; how many added coins will the browser keep in mind
    which coins i can swap, give list; is gold or the euro to be had as a token here
    from a game i still own some tokens with a funny name, can i turn them into pol on your page or only those in the menu
    i pasted the address of my coin, the page found the name but says that there's no market, what does it mean
    in the menu there is something like bitcoin, is that the real bitcoin or some sort of certificate for it
    next to the token that i added myself no dollar value appears, while the others have one, is it worth nothing then
    i added several coins out of curiosity and would like to have them out of my list again`,
  "unknown-tokens": `
    unlisted token; scam token; import a token by address; is this coin safe; token not in the list; fake usdt
    a coin that isn't listed; can i trust this token; the site warns about this token; how do i know a coin is genuine
    i found a token with the same name; can i import any token; is this coin fake; is it ok to swap a new coin; token warning
    real or copycat coin; unlisted coin risk; is this token a scam; someone sent me a strange coin; warning about a token i pasted
    can i sell a token that i found; how to know a token is real; token takes a part of each transfer
    a friend sent me the address of a new coin, is it ok; can i trade a coin that just came out
    someone recommends a token i never heard of; the site warns me about this coin; found a token with the same name twice
    how can i tell a fake usdc from the right one; a coin from telegram isn't on your list, should i buy
    the page warns me about the symbol; it refuses the token, tax on transfers; airdropped junk in my wallet; honeypot; rug coin
    lookalike symbol; i saw a coin on tiktok; can't sell what i bought, trap?; weird characters in the name
    checkbox: i checked the address; tax token; impostor coin; how do i vet a coin; issuer's page; 0x from a chat group
    is this gem real; duplicated symbol in results; freebie coin appeared, shall i trade it; fee on transfer
    a man in a telegram group sent me an address of a coin that will explode next week, your page shows a warning, should i ignore it
    overnight a strange token worth nine thousand dollars appeared in my wallet, can i change it to something real here
    two coins with the same three letters show up when i search, how can i tell the genuine one
    when you buy a branded watch from a street seller it may be a copy, how do i check a token
    the page refuses my token because it keeps a bit at each move, please explain
    there's a box that says i compared the address, with what am i supposed to compare it
    so if your page lets me trade it, it is safe; would you know if a token can't be sold again later; dodgy coin; copied symbol
    token not listed safe?; weird token; scam coin check; hot tip coin; moonshot; presale token; fake dai
    my nephew made his own token, would your page take it; what do you test before you let me trade something pasted
    odd letters in a coin's name, is it bad; is there a blacklist of fraudulent coins
    somebody sent me a coin that says usdc but looks odd, can i trust the name
    a telegram friend recommends a new coin and gave me its address, the page asks me to tick a box, shall i
    why does the page refuse the coin with a tax of five percent on each transfer
    how do i find out whether a coin i added is the genuine one; can it happen that i buy something here and can never sell it again
    the symbol has a strange letter and a warning appeared, what's it about; do you vet the coins people paste
    free coins showed up in my wallet worth 4,000 supposedly, may i exchange them
    is a token safe just because uniswap has a market for it; it couldn't be checked, so it won't let me, why so strict
    honeypot or not, do you detect this
    a man at the gym swears by a coin whose address he wrote on a napkin, the page wants me to tick a box, what am i declaring
    yesterday a token with a long exotic name worth thousands landed in my wallet, is it a gift or bait
    how do i find out if this usdc is the genuine article
    your page refuses my token because it holds back a slice of each transfer, fair enough, but how do you know
    if your page lets me trade it, may i assume that i can sell it again later
    it could not be checked, therefore refused, what does that mean for my coin
    odd letters in the symbol set off an alarm, is someone imitating another coin
    compare the address with the issuer's page, where do i find that page; unverified token warning; copycat coin
    pasted contract safety; tax coin refused; honeypot fear; designer handbags get faked, do coins as well, and who checks them
    i minted a token for our carnival club, will it be accepted; does a big price chart prove that a coin is real
    do you keep a list of crooked coins; token not in list, is it risky to purchase
    my influencer friend promotes a meme coin, would you warn me if it's worthless
    a nice man in a chat group gave me the address of a coin that will rise tenfold by christmas, your page warns me, should i trust him or you
    this morning i found a token worth nine thousand dollars in my wallet that i've never bought, may i exchange it for something real
    two coins with the same three letters appeared when i searched, and only one of them can be the genuine one, how do i tell
    the page refuses the coin of our football club because a part is kept at each transfer, can i still get rid of it somehow
    before it lets me go on i must tick that i have compared the address, with what do i have to compare it and where do i find it`,
  "wrap-pol": `
    wrapped pol; unwrap; why do i have wpol; wmatic; convert wpol to pol; i have wpol instead of pol; how do i turn wpol back
    what is wrapped; difference of pol and wpol; why wrap; unwrap my wpol; what's the w in wpol; got wrapped tokens
    what is wrapped pol; i have wpol, how do i get pol; difference between pol and wpol; unwrap my coins
    can i pay the plan with wpol; do i lose something when wrapping; i have wpol now, how do i get normal pol
    what's the w in front of pol; can i pay for units with wpol; my coins carry a w; cloth around a coin
    ended up with the wrapped kind; peel off the wrapper; erc20 version of the native coin; is w-something worth the same
    can't pay with the wrapped kind; why do pools need the wrapped one; unwrap costs; turn native into the token kind
    w version useless for gas?; ratio one to one?; accidentally wrapped; where's the unwrap button; strange sibling of pol
    after a trade i hold a thing whose name begins with w and your payment page will not accept it, how do i get the ordinary coin back
    in the list there are two almost equal names, one with a w, what sets them apart and are they worth the same
    i turned my coins into the w kind by accident, what did it cost me and is it reversible
    why do the pools want the packaged form of the coin; is it an exchange with a rate or always one for one
    can the w kind pay for gas; so wpol is a fake version; does changing in and out of the w form need a permission step; w coin
    wmatic leftovers; pack and unpack; packaged coin; one to one?; unwrap button; token form; w before pol; native vs w
    a casino chip stands for money and can be changed back, is the w thing like that
    must i convert to the w form myself before trading; my exchange sent me wpol, useless for joining?
    i own something called wpol and can't pay for my package with it, what do i do
    is wpol a different coin with another price or the same in an envelope
    by accident i now have wrapped coins, how do i get the plain ones back and what's lost
    does turning into w and back cost a market fee; why must pol be packed before trading, my nephew's bot complains
    do i have to pack it myself before i exchange pol for usdc; dev: is it the standard 9-style wrapper, no approval needed for deposit?
    my wallet shows zero for gas though i hold 30 wpol, huh; the button says wrap, as in gift wrapping?; is one always worth exactly one
    unpack my wpol, where
    the exchange gave me something with a w in front and joining refuses it, how do i peel it
    is one w-coin worth exactly one plain coin or is there a rate
    why do i have to wrap at all when i change pol for usdc, or is that done for me
    do i pay a percentage for turning it into the token form and back; is a permission needed for wrapping, like with the others
    my wallet shows 40 wpol and zero pol, so i can't even pay gas, what now
    matic, pol, wmatic, wpol: which of these can i use for units
    it's like coins in a paper roll from the bank, same money just packed, isn't it; wrap button; unwrap back; packed pol
    native coin as token; i sent wpol to a friend who wanted to join and he can't use it
    difference wpol and pol in simple language; can i lose on unwrapping when the price moves
    why would anyone want the wrapped version in the first place; does the swap page unwrap for me when i buy pol
    my exchange sent me a coin that has a w in front of its name, and now i can neither pay fees nor join with it
    i pressed a button called wrap because i thought that it was for gifts, what have i done and how do i get my pol back
    is there a loss when i turn the w coins back into the ordinary ones, or is it always one for one
    in the list i see two nearly equal names, one with a w and one without, do they have different prices
    do i have to turn my pol into the other form by hand before i exchange it for usdc`,
  "swap-history": `
    past swaps; list of my conversions; my swaps; record of swaps; see old swaps; where is the list of my exchanges
    my last swap is not shown; what did i swap last week; download my swaps; show old conversions; earlier swaps; all my exchanges
    see the swap from yesterday; list of my exchanges; which swaps did i make last week; my older swaps are missing
    find my previous conversions; export my swaps; history of the swap page; list of my former exchanges
    which swaps did i do last month; my swap from another site shows up here, how; an old trade is missing in the list
    export my trades; log of conversions; what did i pay for my wbtc; proof of a trade; trades of last year; scroll deeper
    list only shows an hour; trades made on uniswap's own page appear too; average price i got; past conversions as a file
    one is absent since it failed?; look further back; where are receipts for changing coins; my conversions on another device
    trade record for the taxman
    for my tax adviser i need every exchange of coins that i made this summer on your page, with the rates, where can i get this
    the trade of last week isn't in the list, only those of the last hour are, has the rest been wiped
    i traded on uniswap itself and was surprised to see it in your list, how do you know
    one attempt that went wrong does not appear there, is it on purpose; is there a table file with all my coin exchanges
    at what rate did i exchange on the third of may; so you keep a record of all i trade on your server
    i changed phones, will i still see what i traded before; trade list; old conversions; exchange log; previous trades; your swaps
    search back; rates i got; coins in and out; my deals; how far back can the list of trades reach
    my broker mails me a note for every deal, what do you have; what did i give and get in my last exchange
    list is empty although i exchanged in march
    bookkeeper needs every exchange of last year with both amounts, do you have a list
    i made a trade this morning and it isn't in the general history, where do i look
    my list shows only the last hour, where are the older ones; there's a trade i did on another website in your list, how come
    the failed one from yesterday isn't there, is this right; can i get my trades as a file for the tax software
    how far back can it search and why's it so slow; at what rate did i sell on the third of june, where is that recorded
    is the list kept on your server or read from the chain each time; show my past conversions; where's the receipt of my exchange
    the auditor of our club wants last quarter's coin exchanges with both amounts, is there a file
    my exchange from the morning isn't in the general history of payments, where does it live
    the list begins an hour ago, how do i look at may; one trade in there was made on another website, so you read it from where
    yesterday's failed attempt is missing from the list, rightly so?
    at what price did i sell in the night, my wallet doesn't tell me; download exchanges for the tax office; conversions as csv
    past trades list; receipts for swaps; does searching further back take long; how many blocks per click
    on my new phone, will all my old trades still be there; i removed a token and now some lines are gone, connected?
    do you keep a record of my trades on your server; where's proof for my boss that i exchanged his coins at a decent rate
    swap transactions list not showing sir; can i see trades from the wallet i had before i moved my seat
    my tax adviser wants every exchange of the last year with both amounts and the price, is there something i can download
    i exchanged coins three weeks ago, but the list at the bottom of the page begins only this morning, have the older ones been erased
    in my list there is an exchange that i made on a completely different website, how does your page know about it
    the exchange that broke off yesterday doesn't appear in the list, although i paid the network for it
    i've changed from my old laptop to a new one, will the list of my exchanges be complete there`,
};
