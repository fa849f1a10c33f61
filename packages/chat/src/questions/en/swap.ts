import type { PassageQuestions } from "../passage-questions.ts";

export const swapQuestions: PassageQuestions = {
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
    is the exchange on your page the same as an account at an exchange with passport and waiting, or is it something else
    i earn in one coin and pay my suppliers in another, is there a counter for that in the dashboard
    is it the same as selling on an exchange; does a member need to fear for his coins on this page
    can i leave the page alone for ever; where do my fresh coins arrive; do i give my coins to canopy for a moment`,
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
    my brother says there are aggregators that compare a hundred exchanges, how many do you compare and after which costs
    two market stalls, which one do you send me to; why not the one that my friend likes
    the offer of the loser is shown too, isn't it; splitting over both, why not; what do you do on the test chain
    path with a stop in the middle; is the operator friends with one of them; best result after network cost or before`,
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
    for a tiny amount such as four dollars, does it make any sense to use the exchange page
    who earns when i change coins, name them all; is it dearer to fix the amount that i receive; a fee in the rate or on top of it
    percent tiers of pools, what decides; do you take a little something; total price of an exchange; cut of the liquidity people
    changing 15 dollars, worth it?`,
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
    i've changed from my old laptop to a new one, will the list of my exchanges be complete there
    the receipts for my coin exchanges, where do they live; older ones hidden, how do i bring them up
    foreign trades in my list, are you watching me; what rate did i get on that day`,
};
