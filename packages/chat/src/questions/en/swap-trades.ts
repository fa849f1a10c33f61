import type { PassageQuestions } from "../passage-questions.ts";

export const swapTradesQuestions: PassageQuestions = {
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
    for changing one dollar coin into another dollar coin, can the percentage be set much lower than usual
    which leeway do you pick for a lunch-sized amount; my settings say custom 3, i don't recall typing it, harmful?
    the smaller the better, or does too small hurt; i was robbed by a robot last year on another site, what value keeps them away
    at an auction i set my highest bid, is this the same idea; bound for a worse rate; does the page stop me from typing nonsense`,
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
    how does the red percentage differ from the tolerance that i set myself a moment ago, they look alike to me
    why do you want me to type a word, i can read; a lorry on a small bridge, is that my order in this pool
    minus nine percent, and whose pocket is that; will it get better if i wait for more people in the pool
    i'm selling my late father's coins in one go, the page is red; unknown effect, should that scare me
    which level of warning is still fine; colour steps of the warning; same coin, less amount, better rate, why`,
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
    after i fixed the amount to receive, a part of the permission remained, how does it come about and is it a danger
    why does usdc need a permission slip and pol doesn't
    my wallet warns me about giving access, am i giving the house key or just opening the door once
    i've been asked three times, is something looping; may i withdraw a permission afterwards
    allowed on monday, exchanged on tuesday, is it allowed in between; the permission was bigger than what was used
    does each token need a permission of its own`,
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
    could an order that waits for an hour in a crowded network still be carried out at the price of an hour ago
    my hands are full of flour, i can't press within half a minute; what do those minutes in the settings do then
    a new number every block, is my screen nervous; it didn't send and asked me to look again
    can the order be carried out much later than i pressed; i want today's rate tomorrow
    when the chain stands still, does the offer grow old`,
};
