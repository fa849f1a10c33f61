import type { PassageQuestions } from "../passage-questions.ts";

export const transactionsQuestions: PassageQuestions = {
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
    insufficient funds error when paying
    the pizza is twenty, i've twenty in my hand, and the till still says no, that's how your pay button treats me, why
    my app proudly shows 61 coins but your page swears there are none
    a line in red names an amount that's lacking, by how much should i go beyond it
    is it possible that the page looks at another one of my five accounts
    i hold usdc worth ten times the price, why is it broke in your eyes
    did the attempt cost me anything when the page told me i'm short
    i could afford two but ticked four, is that the reason for the complaint
    coins reached my app as some wrapped thing from another chain, and it doesn't count them, right
    yesterday the same amount would have been enough, today it's short by a bit, has the price moved
    the message appears although my exchange shows a fat balance; what are my options when the wallet can't cover price plus toll
    do i lose my chosen place because i was short for a moment; short of funds; lacks coins; can't cover it; amount missing
    add how much; says zero; insufficient for the purchase; bought but not visible
    insufficient funds for gas * price + value, my wallet spits this out, translate please
    can a friend send the missing piece to me or must it come from an exchange
    it wants 0.04 more, are you serious, can't you turn a blind eye
    i've topped my wallet up just now, how do i make the page notice; is buying fewer shares a way round the message
    my ledger has several addresses, the coins sit on the third, the page shows the first
    the error speaks of not enough, but doesn't say not enough of what
    my app says 58 coins in big friendly numbers, your page says that i haven't got enough for a 20 dollar share, one of the two is lying and i'd like to know why
    i topped up by exactly the sum the page told me was lacking, waited, pressed again, and now it lacks another tiny bit
    there are two hundred dollars in my wallet, all in usdt, and the register page treats me like a beggar, what's wrong with my money
    on the exchange i can see the coins, i even made a photo, but in your form there's a red line about insufficient balance
    my wallet has four accounts because my brother played with it, and i think the coins are in the third, is that why the page refuses
    i wanted five packages and it stopped me, do i have to bring more coins or is there a smaller way out, and was anything taken
    it is showing insufficient balance although sufficient funds are there in my wallet
    he say not enough, but i look my wallet and is enough, who is wrong
    so my usdt counts as well, since it's worth more than the price anyway
    it's telling me i'm skint when i've got a wallet full of the stuff
    the page dey talk say my money no reach, but i buy am this morning`,
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
    canceled by accident
    the wallet asked, the doorbell rang, and in the hurry i hit no, has anything left my account
    i chickened out at the last window, does it mean i've to wait until tomorrow to try again
    a red cross, then user rejected the request, do i have to report this to anyone
    five identical requests are waiting in my app after i clicked around, must i clear them and how
    what do i owe if i refuse in the wallet; i turned the payment down because the amount looked odd, what state am i in now
    is my nickname still reserved after i said no at the end; did my cat walking over the laptop and pressing cancel cost me cents
    can refusing too often get me blocked; i closed the lid of the notebook with the request open, counts this as a no
    when i refuse the signature instead of the payment, was the payment made all the same
    the page shows declined, was the money taken and is it coming back; my app timed out by itself and called it rejected
    if two requests are open and i confirm both, do i pay twice; refuse; declined by me; hit cancel; backed off; error 4001
    request dismissed; nothing sent?; try once more; denied in rabby; i didn't dare press yes, is it ok to do it later today
    is a refused payment visible on the chain for others; do i start from the first form field after refusing
    was the refused one still charged gas; my kid pressed refuse while playing with the phone, what now
    the phone buzzed for confirmation exactly when the conductor asked for my ticket, i pressed the wrong thing and the page now says declined, do i owe anybody anything
    i got cold feet in the last second and refused, can i come back after thinking about it over the weekend, or have i spoiled my chance
    there's a row of open requests in my wallet because i kept clicking, i've said no to one of them, what do i do with the rest
    my little boy grabbed the tablet and hit the red button while i was paying, please tell me that no coins are gone
    i refused since the sum in the wallet was higher than i expected, is that payment now hanging somewhere or is it as if nothing happened
    by mistake i have pressed reject button, whether any amount is debited from my wallet
    i say no to the window of wallet, the money is go or is stay; so refusing twice gets my account locked
    i bottled it and hit cancel, am i out of pocket; my finger press deny, e don spoil or i fit try again`,
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
    is it lost if it hangs overnight; tx in limbo, what to do
    i boiled eggs, ate them, washed up, and the circle is still turning next to my payment
    does the shop assistant see it as paid or not paid while it says sent
    do i have to leave the tab open like a washing machine that needs watching
    after a couple of minutes the text changed to not confirmed, is it time to panic
    my train goes into a tunnel now, will the page find my purchase when i'm out on the other side
    may i order once more since the first one seems to sleep; how would i find out tomorrow what became of a payment i made tonight
    the explorer says still in the queue, how long can queues be
    i changed to my other account while it was on its way, now the notice is gone
    the coins aren't in my wallet any more and my share isn't on the screen, where are they; when am i allowed to give up on it
    my app says dropped and replaced, the page keeps following it, how do i stop that
    is there a danger of two shares being bought if i confirm once more
    the network seems sleepy today, what's a normal waiting time; waiting for a block; not through yet; sent at noon; clock icon
    still unconfirmed; pending since an hour; will it arrive; on its way?
    i've a screenshot with transaction sent and nothing else for half an hour
    does switching off my phone kill a payment that was already sent
    the boiler man came, i closed everything, was this a mistake in the middle of a payment
    is a payment without result lost money or just slow money; why does the site know about my payment after i reopened the browser
    i pressed confirm before the news, the news are over, the weather as well, and the wheel on the page still turns, what would a calm person do now
    my battery is at two percent, the payment says sent, if the phone dies now does my purchase die with it
    on the ferry the signal broke off in the very moment after i had confirmed, and now i don't know if i've bought or not, how do i find out
    it reads not confirmed after two minutes, my husband shouts that i should pay again, i'd rather ask you first
    my wallet speaks of dropped, the page still follows the thing like a dog, how do i tell the page that it's over
    i opened the site on my laptop and the payment i'd sent from the phone isn't mentioned anywhere, does that mean it's lost
    my transaction is showing pending since long, whether i should make payment once again
    i pay already, but is always writing wait, wait, how much time i must wait
    so if it isn't confirmed in two minutes it has failed and i should pay again
    it's just sat there spinning, can i shut the laptop or will that bin it
    payment hang since morning, the coin don go but nothing show`,
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
    i bribed with more gas, is my purchase still counted once; stop payment, like with a cheque
    the round closes in eleven minutes and my purchase is crawling in the queue, can i give it a kick
    oh heavens, i ordered five in place of one and it hasn't landed yet, how do i whistle it back
    the button accelerate in my app, would it create a second purchase; whom do i bribe to have my transaction taken first
    can your helpdesk push a slow payment or pull it out; i paid too small a tip, can it be raised after sending
    is there a point after which no one in the world can stop it
    my wallet replaced the payment by one with the same number, does your page understand that it's the same one
    how does a cancelled one look on your side; like a pizza order, can i cancel until it's in the oven
    where do i find the cancel option for something that's already been sent, with you or in the app
    it says replaced, was i charged for both; i want to change the amount of a payment that is in the queue
    does the higher tip go to you; is cancelling free or does this cost a toll too; bump it; cancel a queued one
    stop a sent payment; nonce trick; overtake the queue; more gas afterwards; undo before it's mined; recall
    i cancelled in the app and the site still says waiting, what counts; it's in a block since two minutes and i want it out
    who sets how much the acceleration costs
    my thumb was quicker than my brain, ten seconds ago i confirmed, is there an emergency brake
    i need this in before the day switches, it has been sitting in the queue for twenty minutes, my wallet offers speed up for some cents more, would your site get confused if i take it
    i typed a four instead of a one and confirmed before my brain woke up, the thing is still waiting somewhere, how do i grab it by the collar
    i rang the number on your page to stop a payment that went out three minutes ago, and was told they can't, is it true that only my wallet can
    the wallet shows my purchase as replaced by another with a higher tip, so did i buy once or twice in your books
    my grandmother sent her payment with the cheapest setting, it crawls like a snail, is there something to be done after the fact
    transaction is too much slow, please guide how to make it fast or else cancel it
    i have sent wrong quantity, still is waiting, how i can stop him; so your support can push a payment through if i ask nicely
    any chance of giving this payment a shove before the day flips; i press cancel inside my wallet, the site go count am or not`,
};
