import type { OtherWords } from "../other-words.ts";

export const swapTradesQuestions: OtherWords = {
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
    why does the page grumble when i type 2
    the settings ask for a percentage, 0.1, 0.5 or 1, i drive a cab and have no idea what to pick
    i set fifty percent because a video told me, is that dangerous; do i pay the half percent or is it just a boundary
    failing again and again with 0.01, should i allow more; what does it mean that someone may buy ahead of me up to my boundary
    clerk language please: tolerance for a worse rate, what is a sane figure; with stablecoins could i use a very tight tolerance
    is a bigger tolerance a gift to robots, i've read about front-running; which tolerance do careful people use for 300 dollars
    the trade went through 0.4 percent worse than shown, legitimate?; slipage, whats that, dyslexic here
    there's a little wheel with 0.1, 0.5 and 1 on the exchange page, which one does a sensible person choose for changing 80 dollars
    my flatmate says that with five percent his exchange always passes, so why not everyone takes five
    is the percentage a charge that goes to somebody or only how much worse i accept
    somebody bought in front of me and sold behind me, did my setting allow it
    the lowest choice made it fail four times during the news, is it too narrow
    what is the largest number the field accepts and who would be mad enough to use it
    compare it with haggling at a bazaar: is this number my walk-away point; explain tolerance for a bus driver
    accepted worsening; deviation percent; max slip; does a tighter limit cost more gas or take longer
    0.03 percent, will that ever go through; i left it at the preset value, was that careless
    for a swap between two dollar coins which limit makes sense; is there a minimum and a maximum for my own value
    why the page warns me above one percent; slippage 2% means i will lose 2% for sure?
    trading bots sandwich, how to be protected in settings
    before changing my first ninety dollars i see a small field with one half of a percent in it, and i'm afraid to touch it, is it right like that
    my trades were refused three times this evening with the smallest percentage, the market was wild, how much room should i give
    a friend at the stock exchange says that with a high percentage robots will buy in front of me, is that so here too and from what number on
    is the percentage that i choose taken off in every case, or only if the price turns against me in the meantime
    what would happen to my 400 dollars in the worst case if i typed 50 into that field because i did not know better
    for changing one dollar coin into another dollar coin, can the percentage be set much lower than usual`,
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
    i am warned at 3 and at 5, what do those thresholds mean
    i wanted to change 9,000 and the page turned red and made me type a word, why
    the larger the sum the worse the rate, is the site cheating me or is it supply and demand
    in our market, if i buy all the tomatoes the price climbs, is this what's happening with my trade
    a warning says 6 percent, from what is the six percent measured; should i cut my order into pieces to get a better rate
    for a rare coin the page claims the effect is unknown, what now
    difference between that red percentage and my tolerance setting, they look alike; how do i avoid losing so much on a big exchange
    why would i lose 15 percent of the value just by pressing the button; does my own order move the market here
    yellow at one, orange at three, what do the colours refer to
    when i type 50 the rate is fine, with 5,000 it turns ugly and the page goes orange, who's eating the difference
    it demands that i type a word before going on because my order is too heavy, should i obey or back off
    at the cattle auction a big buyer drives the price up himself, is that what the warning is about
    the impact is shown as unknown and the button is locked until i write something
    how many percent of impact is still reasonable for someone selling his yearly savings
    is it wiser to sell in slices over the afternoon; does the percentage come on top of the market's fee or contain it
    huge loss warning; my order moves the market; thin pool; rate worsens with size
    why is the same token cheap for my friend who buys little and dear for me who buys much
    fifteen percent and a warning word, what would i actually lose
    the exotic coin my son wants has a terrible rate for any sum above ten dollars, why
    colours next to the rate: yellow, orange, red; thresholds 1, 3 and 5
    is this impact thing the same as my tolerance limit, i set that to half a percent
    can your site find deeper pools so that my large trade doesn't hurt; price impact high showing, is it safe to go ahead
    i wanted to exchange the whole inheritance of eleven thousand at once, and the page became red and asked me to write a word, what is it telling me
    for small amounts i get a good rate, for large ones a terrible one, it looks as though the page punishes people with money
    at the fish market the price climbs if one man buys the whole catch, is it this effect that your page warns of in percent
    the page says that the effect is unknown for this token and wants me to type something before i continue, should i go on
    would it be better to split my three thousand over several days so that the rate does not suffer so much
    how does the red percentage differ from the tolerance that i set myself a moment ago, they look alike to me`,
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
    why not print one number and stick to it; who makes sure that i don't receive fewer tokens than the floor
    under the amount there's a smaller number called at least, which of the two will i get
    is the lower figure a guarantee or a guess, my lawyer boss would ask
    if the market can't give me that least amount, do i lose my coins or stay as before
    i typed what i want to get and now it speaks of sending at most, what's that
    quoted 51.20, got 51.05, least was 50.94, is everything in order; who calculates the floor and from what
    can the marketplace pay me less than the floor, ever; why isn't the big number binding
    is the bottom line the worst case for my exchange; where's the promise of what lands in my wallet
    what if between pressing and block the rate moves below that floor
    on the last screen stands 120.00 and under it at least 119.40, which of them lands in my wallet
    the baker can't change the price after i paid, can the exchange still give me less than the big number
    what if the market cannot deliver the least amount, are my coins gone or untouched
    i want exactly 100 usdc to pay a bill and typed that, now it speaks of a maximum that i send
    got three cents below the big number and above the small one, in order?
    who enforces the lowest amount, you or the exchange itself; is the figure with at least computed from my tolerance
    worst case of my exchange; floor figure; guaranteed minimum out; quote versus promise; so the estimate is a binding offer
    could a block producer push me below that line; why isn't the result exactly what was shown; received less than estimated
    what does it mean when the actual result is better than the quote; explain the two amounts on the review to my grandmother
    you receive minimum meaning in swap
    on the last page before confirming there are two amounts, a big one and slightly below it a smaller one, which will really come to my wallet
    i need precisely 250 dollar coins for a bill and typed that number, but now the page talks of the most that i'll send
    yesterday i received a little less than the big number had promised, but more than the small one, do i have a right to the rest
    if the market drops during these seconds below the lower number, do i lose my coins or does nothing happen
    my lawyer's eye sees the words at least, who guarantees this amount and with what`,
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
    does the permission hold for the next trade too
    it wants a permission for my usdc before anything else, will they then be able to empty my wallet
    ex-victim of a drainer, i approve nothing lightly, what amount am i allowing and whom
    why two windows of my wallet for one exchange, last time with pol there was just one
    it asked me for three confirmations with tether, remove, allow, exchange, is that normal
    do you request unlimited permission like other sites do; is the permission used up after the trade or does something remain open
    allowing costs gas too, can it be skipped; whom do i authorise, your contract or the market's
    i allowed 40 yesterday and then didn't trade, can someone abuse it
    permit, allowance, spender, my wallet shows these words, please translate
    my wallet warns that i'm giving access to my tokens, proceed?
    first it wants me to allow usdc, then to exchange it, are both of these normal or is one of them a trap
    a drainer emptied my cousin through an unlimited permission, how much do you ask to be allowed
    why wasn't i asked for any permission when i gave pol but i was with tether
    three windows for one exchange of tether, cancel old one, allow, exchange, is my wallet broken
    after fixing what i receive, a bit remained allowed, can this be abused and how do i take it away
    it's like giving the waiter my card for exactly the bill, right, not for the whole account
    i allowed and then my phone died before the second step, what's the state now
    whom do i allow, your company or the public exchange; permission step costs gas as well, can i skip it; spending cap popup
    token allowance; set limit in metamask; router permission; unlock token first
    may i give a bigger permission once so i needn't do it each time; do old allowances on other websites put me in danger here
    is approving the same as paying; approve button and swap button both, why two times fee cutting
    does the permission end when my trade is done
    i only wanted to exchange usdc once, but my wallet first asked me for access to my usdc, and my son says that this is how people get robbed
    with pol there was one confirmation, with tether there were three, and i paid network costs each time, why such a circus
    i allowed it, then my phone went off before the actual exchange, is my money now open to anybody
    do you ask for permission over everything i own in this token or just for the amount of this one exchange
    after i fixed the amount to receive, a part of the permission remained, how does it come about and is it a danger`,
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
    it changes every couple of seconds, is it broken
    i got up for coffee and afterwards the page said the offer had expired, how long does it stand
    the rate changes every two seconds on my screen, is that nervousness a fault
    at the review it said the price has moved past your limit and did not send, so what now
    how many minutes may my order hang around before the market refuses it
    difference between expiry of the offer and the deadline in the settings
    on my shop counter a price is valid until closing time, and on yours?
    slow internet in the village, the offer runs out before i can sign; does the offer lock the rate for me while i think
    30 seconds is short for a pensioner, can that be set; why did it ask me to accept a new price after pressing; outdated quote warning
    i read every word before i press, and by then the offer has run out, how many seconds do i get
    the amount jumps at each blink, is somebody playing with it
    on the review it suddenly suggested the other exchange at a new price, what happened
    my wallet took its sweet time, then nothing was sent and i was shown another price, why
    what's the number of minutes in the settings good for, is it how long the offer holds
    an insurance offer is valid for a month, how long is yours; does a quote freeze once i press review
    if my order hangs in the network for half an hour, can it still be carried out at the old limit; expired quote notice
    price changes with each block; refresh rate of the offer; validity in seconds
    can i get a longer validity, my fingers are slow since the stroke
    what happens when no new block arrives for a while, does the price go stale
    why does it compare the price one more time before i sign; timer for swaps; default deadline 10 minutes, may i set an hour
    rate keeps updating, cannot catch
    i'm a slow reader, and whenever i have understood the offer it is gone and another one is there, how many seconds do i get
    in the settings i found a field of ten minutes and thought that the offer would be good for ten minutes, but it ran out much sooner
    i had pressed confirm, then my wallet was slow, and then the page showed me a new price and hadn't sent anything, what happened
    the amount in the exchange form twitches every two seconds, is somebody changing it or is this a fault of my screen
    could an order that waits for an hour in a crowded network still be carried out at the price of an hour ago`,
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
    which setting can i alter so that the trade finally passes; nothing came in and nothing went out except the gas
    i tried to change 60 usdc, paid a few cents, got nothing and still have the 60, what went wrong
    keeps failing on a busy evening, do i raise the tolerance or wait; the error says transfer is paused for that coin, whose fault
    the page tells me not enough liquidity, but it's just 200 dollars; my exchange sat there for fifteen minutes and then died, why
    i had enough coins but no pol for the network, could this be why it refused; third attempt reverted, is each attempt costing me
    why do my trades bounce when the market jumps around; expired in the mempool, are my tokens all right
    exchange rejected, can i just press again; it says approval missing tho i approved yesterday
    tried to turn 25 tether into pol at the bus stop, paid some cents three times and still own the tether, what's wrong
    exchange reverted during the football final, everyone was trading, is it the price that ran away
    the page says that the pools hold less than my amount, i only want 600 dollars' worth
    the coin's transfers are paused, it says, do i wait for you or for its maker
    my trade waited for a block until the deadline was over, are my coins safe
    do i raise the percentage a bit or look at the new price and try once more
    not enough pol for the fee although i'm buying pol with usdc, funny, how do i get out of this
    is there a list of reasons why an exchange breaks off
    red cross in polygonscan for my trade, nothing came, nothing left except gas; insufficient output; too little received
    expired; missing approval; exchange bounced; so your site took my usdc and gave me nothing
    fails only for one particular token, all others work, what might be odd with it
    fifth refusal in a row, is my wallet banned by the exchange; swap transaction failed but gas fee deducted, refund?
    will a second attempt carry the first one out too and trade double
    i tried to turn forty tether into pol at the airport, confirmed everything, lost some cents and still have the forty tether
    tonight my exchange breaks off again and again, while my friend with the same coins had no trouble this morning, what can be the reason
    the message says that the pools hold less than my amount, but i only wanted to change six hundred dollars
    after a quarter of an hour of waiting the page told me that the time was over, are my coins lost somewhere on the way
    it says that transfers of this token have been paused, is that your doing and how long will it last
    i have plenty of the token but no pol at all, and it refuses, though i want to buy pol with it`,
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
    so support can roll my trade back; trading mistake, who do i ring; reverse trade; wrong coin bought; put my usdc back
    annul conversion; refund a trade; changed my mind after trading; misclick
    what should i check next time before i confirm a trade; is there a return policy for tokens
    i traded at a terrible rate, do i get a second chance; a minute ago, not yet mined, stop it!
    my finger hit the wrong coin and i now own wbtc, please reverse it
    shops give you fourteen days to return, how many do i have for an exchange
    i was too quick and got a lousy rate, can the market give me back the former one
    my child pressed confirm on the tablet, can you cancel the exchange for me
    it's still waiting to be mined, is there time to call it off; what does it cost me to go back to what i had before the exchange
    whom can i call to have a mistaken trade annulled; chargeback for crypto exchanges?
    i regret changing all my pol at the bottom, any way back; what should i have checked before pressing, for next time
    is it final as soon as it says done
    i meant to change 5 and typed 50, it's done and green, can anyone give me back the difference
    my teenager swapped all the pol for some bitcoin thing on my phone, please turn it back
    a supermarket takes goods back with a receipt, do you take back a trade with its hash
    it's confirmed in my wallet but not in a block yet, is this the moment when i can still pull out
    what does going back to my former coin cost me, all in; wrong token chosen because two names looked alike, who bears the loss
    can the exchange cancel it if i write to uniswap quickly enough; reverse conversion; annul exchange; wrong pair
    mistaken trade; take back my coins; i got a miserable rate and regret it, is there a complaint procedure
    is there a moment to rethink after pressing, a cooling-off minute
    which five things should i look at the next time before i confirm a trade; does support have a button to roll trades back
    i swapped by mistake sir please revert back my tokens; traded in anger after a quarrel, now sober, help
    in a hurry i exchanged everything i had instead of a tenth, it was one zero too many, please give me back what i had a minute ago
    my eight-year-old pressed the blue button on the exchange page and confirmed with my fingerprint while i slept, can this be cancelled
    the transaction is still grey in my wallet and not finished, is there any possibility to stop the exchange in time
    a shop takes back an unopened parcel within two weeks, to whom do i bring back a coin that i don't want
    what would i lose if i exchanged it all back right now, fees included`,
};
