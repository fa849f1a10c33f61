// cspell:disable
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
    stable instead of shaky coins, which page does that`,
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
    i distrust a single pool, do you ask several`,
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
    why do the costs of the pool differ from pair to pair`,
  slippage: `
    slippage tolerance; how much slippage; set slippage; price changed during swap; tolerance setting
    which percent should i choose for slippage; what does tolerance mean; what tolerance should i pick; is 1 percent slippage ok
    why is slippage needed; what happens if slippage is too high; set the slippage lower; my swap gives less than shown
    best slippage value; slippage too low error; explain tolerance; how many percent for slippage
    what should i enter for slippage; is one percent slippage too much; slippage tolerance meaning; front running
    sandwich attack on my swap; my slippage is too low; it asks for a percentage before the exchange and i don't know what to type
    half a percent or three, what's wiser; which tolerance is sensible; what does 0.5 percent mean in the settings of the exchange
    set the tolerated deviation; somebody front ran me; is high slippage dangerous; wiggle room; tolerance box
    i typed 20, is that crazy; what would a pro pick; mev bots; my order gets eaten by bots; too tight and it bounces
    deviation allowed; 0.1 always reverts; maximum worsening; percent field before trading; auto setting; how far may it drift
    is the entered percentage taken from me as a cost; what happens at 50 percent; why warn above one percent; safest percentage
    before the trade there is a field with a percent sign where i may enter 0.1, 0.5 or 1, and i'm afraid of choosing wrongly, what suits a beginner
    i gave it three percent so that it works for sure, and my friend says i invite thieves by this, how come
    my trades break off again and again with the lowest percent, is it too strict
    is the percentage i type there deducted from my coins; a taxi with a maximum fare is what comes to mind, is it a maximum loss
    robots jump ahead of my trade, how do i defend myself with the settings; so higher is always better for me
    what is the largest figure i could type and what would it risk; tolerance percent; deviation; how strict; leeway; 0.5 ok?
    custom tolerance; frontrunners; price drift allowed; margin for the quote; is there one setting you suggest for stable coins
    an old trader would say limit, is that what this percent is; does a loose setting make a trade quicker
    why does the page grumble when i type 2`,
  "price-impact": `
    price impact warning; large swap moves the price; impact percent; red warning; why is my rate so bad; big trade
    it warns about the price; my swap is too large; what does impact mean; red percentage in the swap; it wants me to type a word
    rate gets worse with a bigger amount; huge price impact; bad rate on a large amount; why am i losing so much in the swap
    impact warning; red warning about price impact; why do i get so little for a large amount
    it wants me to type a word before swapping; my trade moves the market; impact of 20 percent; too big for the pool
    it warns that my trade moves the price by 6 percent; why must i type a word before the swap; my large amount gets a bad rate
    red warning about impact; whale problem; my 5000 order is punished; thin liquidity; scary red number
    asks me to write a word to proceed; selling big tanks my own quote; shallow market; rate drops as i add zeros
    minus 30 percent?!; do smaller chunks help; orange at 3 percent; pool too small for me; unknown effect warning
    i lose a fifth by trading that much; confirm word; split my order into bits
    i wanted to sell three thousand in one go and the page turned red and asked me to type a word, what is it warning me of
    for ten dollars i get a fine rate, for two thousand an awful one, it's the same coin, who is to blame
    is it cheaper to trade in five small parts than in one big one
    my small village market runs out of apples when i buy a cart full, is it the same effect here
    it shows minus seven percent next to my trade and i don't know if i lose this
    the number is unknown, it says, and it makes me write something, should i go on; so the exchange punishes rich people
    how much of a drop is still acceptable for a trade; orange percent; red percent; typed word; market too thin
    my own order hurts me; large order; depth; how much i move it; bad price for lots; is that the same as the tolerated percent
    does the effect vanish if i wait an hour; what can i do to get a fair rate for a big sum
    i am warned at 3 and at 5, what do those thresholds mean`,
  "minimum-received": `
    at least amount; minimum i get; guaranteed amount in swap; lowest amount; you receive at least; what is the least i get
    is the amount guaranteed; you receive at least meaning; will i really get the shown amount; how much do i get at minimum
    least amount i receive; at least means what; lower than the quote possible; what does at least mean in the review
    guaranteed minimum of the swap; why is the minimum lower than the quote; you send at most; how much will certainly arrive
    least amount i get; got less than the screen promised; i received fewer tokens than it said
    the amount that came was lower than shown; how much less can it become; what is the least i'm going to get
    i received less than the quote said, allowed; what does you send at most stand for; guaranteed amount of a swap
    floor of my trade; worst outcome; lower bound line; is the big number binding; promised 100 got 99.6; guaranteed part
    why two numbers, estimate and floor; send at most, ceiling of what leaves; what if the floor isn't reached; is the quote firm
    could i end below that line; bottom line of the preview; the line in small print below the quote; shortfall of half a percent
    the big number says 50.00 and below it a smaller one of 49.75, which of them is what i can rely on
    in a contract with my plumber the price is binding, is the amount you display for a trade binding too
    i typed how much i want to get and now it says you send at most, what is that limit
    what takes place if the market can't give me the lower number; i got four cents less than displayed, may i complain
    how is the lower number worked out from the upper one; so i always get the lower number
    is there a hard floor that the chain itself enforces; the floor number; lowest result; least tokens; at most line
    guaranteed part of a trade; binding figure; smaller number below; worst case trade
    an estimate is only an estimate, what do you promise for certain; can i end with less than the line at the bottom
    why not print one number and stick to it; who makes sure that i don't receive fewer tokens than the floor`,
  "swap-approval": `
    approve token; why two transactions; allowance; permission to spend; approval before swap; revoke approval; is approving safe
    why do i need to confirm twice; what is this approve; why two confirmations; what am i approving; is approve dangerous
    must i pay twice for one swap; allow spending; it asks for permission first; remove an approval; first approve then swap
    asked for permission on my token; do i have to approve every time; what does allow mean
    why do i confirm two times for one swap; what is approve; is it dangerous to approve a token; unlimited allowance
    usdt needs a reset of the approval; allow spending popup; why are there two transactions for one exchange
    is giving permission to the router safe; i have to allow usdc first, why; how do i take an allowance back; unlimited approval
    the first popup isn't the trade; green light for the router; why must i unlock usdc; permit spending cap
    infinite permission scares me; two popups two gas fees; is a leftover permission a hole; reset to zero first for tether
    revoke.cash; polygon coin doesn't ask, usdc does, why; set spending cap in metamask; give access to my token; step 1 of 2
    i gave permission but nothing traded; can the router drain me later
    i only wanted to trade once, but my wallet asked me twice and the first time it spoke of giving access to my usdc, is it a trick
    with a direct debit i allow the phone company to take money, is the first popup something like this
    may that exchange take all my tokens afterwards because i allowed it once
    i read that people lost everything through unlimited permissions, what do you ask for exactly
    for tether the page wants to cancel something old first, three signatures in all, why so many
    why was there no first step when i traded the native coin; so i pay gas twice for a single trade, thieves
    is something still permitted after i fixed the amount to receive; permission step; allow token; first popup; access to usdc
    spending right; let router take; two signatures; allowance left over; unlock; how do i cancel a permission that i no longer want
    an it auditor asks about the size of the allowance; i signed the first step and then closed the page, has something been traded
    does the permission hold for the next trade too`,
  "swap-quote-age": `
    quote expired; price keeps refreshing; how long is the rate valid; rate outdated; how long do i have
    the price jumps all the time; offer expired; how many seconds is the price good; what is the deadline
    the rate changed before i confirmed; rate no longer valid; the offer ran out; price refreshed again; valid for how long
    the price expired while i was thinking; why does the rate change every few seconds; quote is outdated; deadline of a swap
    how many seconds is the rate valid; the price was renewed before i signed; the offer expired while i was thinking
    the rate keeps changing every two seconds; what's the deadline in minutes; price updated please review
    how long is the shown rate good for; countdown beside the rate; stale offer; the rate flickers
    i went to the loo and it lapsed; fresh quote please; half a minute only?; ten minutes setting, for what; locked rate?
    how quickly must i press; the preview was redone; time limit for a waiting exchange; refreshes too fast for me
    re-quote before signing; does it freeze the rate for me
    i went to fetch my glasses and when i came back the offer was gone and another number stood there, how long do i have to decide
    the figure on the trade page flickers all the time, how can i ever press at the right moment
    in the settings of the trade is a field with 10 minutes, is this the time an offer stays good
    a travel site holds a seat for fifteen minutes, how long do you hold the rate
    my wallet took its time and then the page said please look at the price again
    is nothing sent if the number moved before i signed; so the price is fixed as soon as i see it
    what ends a trade that waits in line for too long; offer lifetime; price refreshed; seconds left; expired offer; rate timer
    renewed each block; 30 s; deadline minutes; number changes again; old people read slowly, can you keep the offer open for longer
    why did it offer me a different path after i pressed; may i freeze today's price until tomorrow
    it changes every couple of seconds, is it broken`,
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
    how many of my own coins does the browser keep in the list; which pairs have enough depth to trade`,
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
    odd letters in a coin's name, is it bad; is there a blacklist of fraudulent coins`,
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
    must i convert to the w form myself before trading; my exchange sent me wpol, useless for joining?`,
  "swap-failed": `
    swap error; swap did not go through; exchange failed; swap reverted; could not convert; swap not working; swap rejected
    swap doesn't work; exchange gave an error; my exchange was reverted; swapping gives an error; the conversion was cancelled
    why can't i swap; fee was taken but no tokens; swap won't work; the exchange won't complete; swap keeps failing
    why was my swap refused; no tokens after swapping; trade did not work; my exchange did not go through; error while swapping
    tokens still there but fee gone; transaction of the swap failed on polygonscan; why does it fail each time i try to swap
    swap refused because the price moved; tried to exchange three times and each time it breaks off
    fee gone, coins not exchanged, what happened; exchange of tokens didn't go through; it took the fee but i got no coins
    transaction reverted at the router; swapping says insufficient output; trade bounced; tx reverted at 1inch style router
    keeps erroring when i convert; out of gas?; burned a few cents and nothing changed; red cross after converting
    transfer_from_failed; paused token; price ran away; took too long, dropped; too little received error
    i raise the percentage and still no; fourth attempt futile; why was my conversion turned down; k error
    my conversion never completes
    i tried four times to change my tether this evening, every time a few cents were gone and my tether is still here, what should i change
    it said the price ran away, i loosened the percentage and still it broke off, what other reasons are there
    an error about transfer paused appears when i trade this token, is it you or the token
    is my token lost when the trade shows a red cross; my trade waited so long that it was thrown out
    the pool doesn't have enough for my amount, it says, now what; so you took my fee for nothing
    why does it work for my friend and not for me, same pair and same day; trade error; conversion broke off; red cross
    not exchanged; trade cancelled by itself; stf; expired trade; exchange refused; try again fails
    could a missing permission be why my trade is refused; in a shop a declined card costs nothing, why did a declined trade cost me
    which setting can i alter so that the trade finally passes; nothing came in and nothing went out except the gas`,
  "undo-swap": `
    reverse a swap; i swapped by mistake; cancel swap; get my tokens back after swap; swapped the wrong token
    i swapped wrong how to reverse; can a swap be taken back; i chose the wrong token; exchange by accident; revert my conversion
    get my pol back after the swap; mistaken swap; can you reverse it; got the wrong coin; take the exchange back
    i exchanged the wrong coin; reverse my exchange; can i get my usdc back after a swap; swapped by mistake
    cancel a finished swap; i got a bad rate, give it back; picked the wrong coin and it's confirmed, any way back
    i wanted another token, can i take it back; exchange done by mistake, how do i revert; put it back the way it was
    i exchanged the wrong token, go back; reverse my trade; cancel the exchange i just made
    can the old amount be restored after a swap; fat finger trade; ctrl z; oops wrong pair; roll it back; reversal desk
    i converted everything, help; traded at a lousy moment, annul it; wanted 10 typed 100; can you void my trade
    return to the coin i had; is converting back free; reclaim my former coin; final sale?; my kid pressed confirm on a trade
    stop a trade that's under way
    i typed one zero too many and changed all of my savings in the wrong coin, please return it to how it was a minute ago
    my little brother played with my phone and traded my coins, i never agreed to this, can you cancel it
    with my card i can dispute a payment within weeks, how do i dispute a trade
    the coin i got is falling, i regret it, what will it cost me to go back
    i pressed confirm but it still waits in line, is there a chance to stop the trade; can the exchange itself reverse what happened
    so support can roll my trade back; trading mistake, who do i ring; reverse trade; wrong coin bought; put my usdc back; regret
    annul conversion; refund a trade; changed my mind after trading; misclick
    what should i check next time before i confirm a trade; is there a return policy for tokens
    i traded at a terrible rate, do i get a second chance; a minute ago, not yet mined, stop it!`,
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
    list is empty although i exchanged in march`,
};
