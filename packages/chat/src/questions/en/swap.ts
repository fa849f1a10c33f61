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
    is the exchange page necessary for members`,
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
    v2 or v3 pools`,
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
    is it cheaper than binance; skim; do you pocket anything from trades; exchange rate markup; gas for two steps`,
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
    is the entered percentage taken from me as a cost; what happens at 50 percent; why warn above one percent; safest percentage`,
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
    i lose a fifth by trading that much; confirm word; split my order into bits`,
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
    could i end below that line; bottom line of the preview; the line in small print below the quote; shortfall of half a percent`,
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
    i gave permission but nothing traded; can the router drain me later`,
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
    re-quote before signing; does it freeze the rate for me`,
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
    usdt0, what's the zero`,
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
    is this gem real; duplicated symbol in results; freebie coin appeared, shall i trade it; fee on transfer`,
  "wrap-pol": `
    wrapped pol; unwrap; why do i have wpol; wmatic; convert wpol to pol; i have wpol instead of pol; how do i turn wpol back
    what is wrapped; difference of pol and wpol; why wrap; unwrap my wpol; what's the w in wpol; got wrapped tokens
    what is wrapped pol; i have wpol, how do i get pol; difference between pol and wpol; unwrap my coins
    can i pay the plan with wpol; do i lose something when wrapping; i have wpol now, how do i get normal pol
    what's the w in front of pol; can i pay for units with wpol; my coins carry a w; cloth around a coin
    ended up with the wrapped kind; peel off the wrapper; erc20 version of the native coin; is w-something worth the same
    can't pay with the wrapped kind; why do pools need the wrapped one; unwrap costs; turn native into the token kind
    w version useless for gas?; ratio one to one?; accidentally wrapped; where's the unwrap button; strange sibling of pol`,
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
    my conversion never completes`,
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
    stop a trade that's under way`,
  "swap-history": `
    past swaps; list of my conversions; my swaps; record of swaps; see old swaps; where is the list of my exchanges
    my last swap is not shown; what did i swap last week; download my swaps; show old conversions; earlier swaps; all my exchanges
    see the swap from yesterday; list of my exchanges; which swaps did i make last week; my older swaps are missing
    find my previous conversions; export my swaps; history of the swap page; list of my former exchanges
    which swaps did i do last month; my swap from another site shows up here, how; an old trade is missing in the list
    export my trades; log of conversions; what did i pay for my wbtc; proof of a trade; trades of last year; scroll deeper
    list only shows an hour; trades made on uniswap's own page appear too; average price i got; past conversions as a file
    one is absent since it failed?; look further back; where are receipts for changing coins; my conversions on another device
    trade record for the taxman`,
};
