import type { PassageQuestions } from "../passage-questions.ts";

export const swapOutcomesQuestions: PassageQuestions = {
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
    my lawyer's eye sees the words at least, who guarantees this amount and with what
    which number do i write in my books, the upper or the lower one; is the lower number insured by somebody
    my plumber accepts only exact sums, how do i get an exact sum out; between the two numbers lies a cent, why bother
    what happens at the very moment when the market falls under it; maximum that leaves my wallet, minimum that comes in
    the promise on the review page; got more than the floor, less than the estimate`,
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
    i have plenty of the token but no pol at all, and it refuses, though i want to buy pol with it
    the exchange said no, the fee said yes; it broke off each time when the price of the coin jumped
    why does it tell me that a permission is missing; is there enough in the pool, it says not
    the token's owner has closed transfers, so i'm stuck with it?; waited too long and then thrown away by the market
    my balance shrank by two cents and i have nothing to show for it`,
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
    what would i lose if i exchanged it all back right now, fees included
    typed the wrong amount after three beers, who turns it back; my finger was faster than my head, now i own wbtc
    can i ask the people who got my coins to give them back; not yet in a block, quick, what do i do
    is a trade like a bet, no way back; how do i avoid buying the wrong coin the next time
    price got better a minute later, may i redo it`,
};
