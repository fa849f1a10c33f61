import type { OtherWords } from "../other-words.ts";

export const topUpQuestions: OtherWords = {
  "buy-more-units": `
    top up; add a unit; increase my units; purchase another unit; upgrade my account; buy extra units later; where do i buy units
    how can i add another unit; i want to upgrade; i want to invest more; i have one unit and want three; get a bigger package
    add funds to my account; extend my membership; where can i purchase more; how to top up; raise my number of units
    how can i add units; purchase a second one; increase my package; buy two extra; more units please; top up my account
    i want to add another unit; go from two units to five; where do i upgrade; buy a second unit; maximum number of units
    reinvest my earnings into units; add money to my account; pay for additional units with what is in my box
    how do i add to what i have; can i put in more money later; increase my stake; raise my position from one to three
    expand my membership; it goes well and i would like to put another sixty dollars in; how can i get from one to four
    how can i put in more; where do i enlarge my membership; can i add units any time; top up how; what's the maximum i can hold
    get additional units; i'm hungry for more; second helping; scale up; put my bonus back in; pile on; go from 1 to 5
    add to my stack; order extra packages; throw in another forty; boost my seat; how do existing members purchase again
    increase holding; is five the end; step up; repeat purchase; plough my gains back in; can i add by tomorrow; supersize
    it goes rather well with my two packages and i'd love to take a third before the weekend, which menu do i have to open
    like upgrading from economy to business, how does a present member move up to a bigger holding
    i started with the smallest and got paid today, could i put that in again for additional ones
    is there a date until which i am allowed to enlarge my holding, or is it open forever
    my husband holds four, i hold one, how many may each of us have at most
    can an order for extra packages be cancelled in the first hours; so i have to open a second account to have more
    do freshly added ones count today or from tomorrow; add packages; second purchase; enlarge; go bigger; extra twenty
    upgrade plan; buy again; from 3 to 5; put more in; increase package; is it possible to buy one every payday until i have five
    where's the plus sign for more packages; what will the page tell me before i pay for extra ones
    my leader asks his team to double up, what are the steps
    i've one package since autumn and want two more before the weekend, where do i click and what do i confirm
    taxi driver with good tips this week, how do i put them into additional packages
    i'm at three, how many am i still allowed to add over my lifetime; will the ones i add at ten tonight count for tonight already
    can i have the added ones cancelled tomorrow if my wife objects
    shop owner in cebu, i know restocking shelves, how do i restock packages here
    does it take a form or just a payment from the wallet i signed up with
    is it possible to go from one straight to five in a single payment; what information does the page give before i pay for extras
    must i log out and register again in order to increase; upgrade my account to more packages, how`,
  "what-top-up-changes": `
    benefit of more units; what does an extra unit do; does a bigger package earn more; effect of top up; is it useful to buy more
    why buy more; do i earn more with 5 units; whats the benefit of buying more; what do i gain from another unit
    does topping up increase my income; is more units more money; what happens after i buy a second unit; effect of extra units
    do extra units help; is there any use in more units; what's different after a top up; do i earn more by upgrading
    will extra units pay; what do i gain from more units; does a second unit double my income
    is my position better with five units; effect of buying more; do old lost pairs come back if i buy
    what is the benefit of upgrading; does my sponsor profit when i top up
    if i pay for two more, what exactly is better for me afterwards; do more units also mean a better place
    is anything better for me with four units instead of one; will i get burnt pairs back when i buy now; advantage of more units
    do i climb in the tree when i pay more; who gets money from my extra units; what's the upside of extra packages
    will it lift my ceiling only; does a fatter position pull people; consequences of adding; before and after; does my chair rise
    are burnt matches revived; who cheers when i add; pointless with one arm?; do i get more per match
    does each added package pay by itself; effect on my sponsor; effect on those above; perks with five; diminishing returns
    anything besides the ceiling
    before i spend another forty i want to know what will be different on the day after, apart from an emptier wallet
    my inviter is very keen that i take more, does he profit when i do
    a faster car doesn't help in a traffic jam, does a bigger holding help when one of my wings is empty
    will the matches that were burnt last week be paid if i enlarge today
    do i get a better position in the tree for a bigger holding; is the reward per match higher with five than with one
    so with five packages my income is five times as high; who above me sees an effect when i add packages; effect of more packages
    what for; use of a second; raises what; improvement; worth upgrading; higher limit only?; difference 1 vs 5
    does each package bring in something on its own, like cows giving milk
    is part of the extra payment returned to me at the end of the day
    at the gym a premium card opens more rooms, what does a larger holding open; what does not change when i buy further ones
    suppose i go from one to three, what will be different tomorrow morning for me and for those above me
    my inviter urges me to add packages, who gains from it, he or me
    does a bigger holding move me up in the picture or give me a better chair
    will the wasted matches of last week be paid if i increase today; do extra packages earn something alone, without people
    as a clerk i want cause and effect: more packages lead to what precisely; does an extra purchase give me the day's refund part again
    is my vote, rank or share bigger with five than with one; is increasing good for the uncle sitting above me
    what's the benefit of owning several, apart from a higher ceiling; does adding packages speed up my matches`,
  "how-many-units": `
    best number of units; is one unit enough; should i take five; one or five; buy all at once; recommended units
    should i start with 1 or 5; which package is best; do i need all five; is it better to buy five at once
    recommended amount to start; is one unit sufficient; one or more units to begin; what number of units makes sense
    go all in with five; is 20 dollars enough; should i start with one or five; what amount do you recommend
    is five units the best choice; how much should a beginner put in; is more units always better; what do most people buy
    one or five, what would you take; is the maximum package smarter; what's a good number for starting
    my sponsor pushes me to take five; is one enough for the beginning; minimal or maximal start
    my leader insists on the hundred pack; baby step or big leap; would you go all the way; sensible amount for a student
    start small?; full house or single; cautious choice; size of my first purchase; do the rich take five
    i have 200 to spare, how many; quantity advice; regret buying five?; two versus four; ideal package count; upsell pressure
    optimum
    my inviter says that only losers start with one and that serious people take all five, what do you say
    i am a pensioner with a tight budget, which quantity is reasonable
    for a newcomer without a team, is there any benefit in taking the big pack right away
    between two and four i can't decide, what should the decision depend on; is it wiser to begin tiny and enlarge when it's needed
    with 300 to spare would you put in a third of it; so more is always better
    please advise a quantity for a family of three members; one or five?; how many to start; recommended pack; starter size
    smallest ok?; full five; which quantity; small or big; too few?; what did most people choose and were they happy with it
    will i regret starting with just one; can i see whether extra packages would have paid in the past
    do i fall behind the others if i hold only one
    i've saved 100 from my pension, better all five at once or start with one and see
    my leader says real players take five, what do you say for somebody without a team
    student budget, is the smallest purchase enough to participate fully; at what team size do three make more sense than one
    can i see with my own past days whether more would have paid off
    a careful bookkeeper asks which quantity is sensible, not the maximum; is there a disadvantage when i begin small and increase later
    what do experienced members hold; husband wants five, i want none, is one a fair compromise; should i max out like in pokemon
    what quantity do you advise to a beginner with two friends`,
  "unit-price": `
    why did the price in pol change; price of a unit today in pol; price different from yesterday; how is the price set
    amount keeps changing; price moves; why do i have to pay a different number of coins today; price went up
    why do i pay more coins than my friend did; price of a unit changes every day; amount in pol is different now
    when does the price change; is the price fixed during the day; how many pol is a unit today
    cost in coins isn't the same as before; today it takes more pol; price keeps moving; why more expensive now; fluctuating price
    a unit cost 40 pol yesterday and 43 today; why isn't the amount always the same; price went up since last time
    will the price in pol change during the day; how many pol is a unit now
    last week twenty dollars were fewer coins than now, why is that; do i pay less if i wait until tomorrow
    yesterday i'd have paid less pol; the amount in pol is different each morning; is the price the same for everyone today
    why does it show 51 pol and not twenty dollars; does it get cheaper tomorrow; why's it 47 coins now and 44 then
    who fiddles with the coin price of a package; surge pricing?; same twenty, other coin count; will it be dearer at noon
    today's amount; lock in this morning's amount; my buddy paid fewer coins; price list per day; does waiting save me coins
    coin amount jumps at midnight; amount in my wallet popup isn't round; cheaper at night?; fluctuates
    how's twenty converted for the purchase
    on monday my sister paid 41 coins for a package and on wednesday they want 44 from me, isn't it supposed to be twenty dollars
    the sum of coins is different every time i open the page in the morning, who is playing with the price
    like petrol at the pump the number keeps changing, is there a good hour to buy a package
    is it possible that the sum changes while i'm typing in my wallet
    does my friend who pays this evening pay the same number of coins as me now
    until when can i rely on the number of coins displayed; so you raise the price whenever demand is high
    why are there so many decimals in the sum for one package; coin sum differs; 39 yesterday 42 today; price per package in coins
    moving price; daily sum; dollars fixed coins not; next day's price; did the package get dearer or the coin cheaper
    where does the page take the rate for a package from; should i wait until the coin rises to pay fewer of them
    an accountant asks why three equal purchases show three different sums
    yesterday it was 81 coins and this morning 84, is that inflation or did you put the price up
    my sister in the same town was asked for the same number of coins in the evening though the market had moved, why
    is the price personal or equal for all today; until when can i have it for today's number of coins
    in dollars it stays twenty, so why does my wallet show another amount each day; who sets the number of coins for a package every day
    shop owner: my prices change when the dealer's do, when do yours; if the coin doubles tonight will i pay half as many tomorrow
    is it better to wait till the price in coins goes down; price tag in pol fluctuates, reason
    can the price jump while i'm filling in the form`,
  "spending-limit": `
    limit how much i spend; stop myself from buying; set a budget; self exclusion; gambling problem; restrict my own purchases
    control my spending; i spend too much; help me not to buy more; block myself from buying; help me control my purchases
    i am addicted to buying; lock my account for payments; monthly budget; remove my limit; why can't i raise my limit today
    stop me from overspending; set a maximum i can pay; block purchases; i can't stop buying; protect me from myself
    stop me from spending too much; i can't control myself, block my purchases; raise my limit; set a maximum per month
    why can't i increase the limit right away; limit my own payments; my son spends too much here, can he block himself
    i'd like a brake so that i don't pay more than fifty a month; i tend to overspend, can you lock me
    set myself a monthly budget; how do i raise the cap i set for purchases; block purchases for me
    gambling problem, i want a barrier; why do i have to wait seven days; ration myself; shopaholic; cooling period
    my wife wants a lock on my purchases; leash; cap my outflow; parental lock on buying; panic button against purchases
    don't let me pay more than 40; zero means banned?; i regret my cap, lift it now; compulsive; why's the raise delayed a week
    guardrail; can i cheat my own lock elsewhere; does the lock bind the contract; allowance per month for myself
    limit resets when
    i know myself, after a glass of wine i buy anything, could you stop me from paying more than sixty in a month
    online casinos must offer a self lock, is there such a thing for people who can't hold back here
    i put a brake on my spending in august, now i regret it and want it off today, why do i have to wait
    my therapist advised me to block all payments to networks, how do i do it here
    is a brake set on this page also valid if i pay by some other page
    my husband empties our account for this, can a brake be set for him; so i can lift the brake whenever i like in an instant
    from what date to what date does a month of the brake run; budget; brake; lock my purse; block payments; self ban; stop me
    addiction; monthly maximum; zero means none; own limit; raise it later
    a parent asks: can i limit what my grown-up son pays here; how is the brake lowered, at once or later
    does the brake count in dollars or in coins; i need protection from my own enthusiasm
    i had a betting problem and want something that stops me after 40 a month, is there such a brake
    my brother spends his wages here, can he set a barrier on himself, and how fast does it work
    i set the barrier at 20 and now want 60 immediately, it says wait a week, why so
    as a mother i'd like to make all payments impossible on this login; could i get around my own barrier using the explorer
    does the barrier count calendar months or your thirty-round months; zero as a limit, what will happen then
    teacher of thrift: a cap for how much i put in monthly, where do i enter it
    does it protect me if i use a different website for the same contract; my wife made me promise a budget, can you enforce it
    self exclusion like casinos must offer`,
  "top-up-refused": `
    purchase failed; cannot buy a unit; buying units error; max units reached; already have five; price changed while paying
    top up not working; it doesn't let me buy a unit; buying fails; my purchase of units was rejected
    it won't let me buy another one; payment for the unit bounced; buying a second unit gives an error
    i have five and want a sixth; buying another unit isn't working; unit purchase denied; why can't i top up; sixth unit
    i couldn't buy more units; purchase of units failed; error at top up; it doesn't let me add units
    my payment for units was rejected; price changed while i was paying; above five units error
    charging my account is not accepted; adding units gives an error; i try to buy but it is declined; why can't i add more
    i topped up and it didn't take it; i wanted to add two and it simply says no
    buying more worked in march but today it's rejected; purchase of another unit bounced; it won't sell me a sixth unit
    adding units says wrong price; why am i not able to increase; my payment for two more failed; contract rejected the top up
    my purchase bounced; wrong enter price when adding; it blocks my third package; says max reached; extra packages denied
    purchase reverted at midnight; it won't accept my coins for more; button says limit; adding fails since the new day started
    my own cap stops me?; no reading of the price, no sale; the add page yells at me; too many packages; refused and cost me cents
    i've 3, want 3 more, error; stale amount error
    i wanted to go from three to six, confirmed everything and then it was thrown back with an error, did i do something forbidden
    just at midnight i paid for two more and the contract sent it back, what does the hour have to do with it
    the add page refuses me since this morning, my coins are there, nothing changed, what are the usual causes
    is it my own brake that prevents the purchase of another package
    nobody in our team can add packages right now, all get the same refusal
    it cost me three cents and i still have the old number of packages; so you don't want my money?
    how do i pay so that the contract accepts it the second time; add failed; sixth package; refused purchase; wrong price on adding
    increase denied; purchase reverted; error when adding; payment thrown back
    my card at the shop is refused when empty, is the cause as simple here; the price was renewed while my wallet window was open
    can't enlarge my holding, red message; did the refused payment take the whole sum from me
    i wanted to go from four to six for my birthday, it just refuses, why
    i have the coins, i have the will, the add button produces an error since this morning
    it says that the price of the round has changed, so did i pay or not
    my own monthly brake is at 50, is this why it refuses the third package
    all my crew report that nobody can add packages at present, what's going on
    refused after i confirmed, i'm 4 cents poorer, what did i do wrong
    i increased last year without trouble, but now the payment for one more bounces
    shop terminal logic: declined, insufficient funds, or something else, how do i tell; purchase reverts near midnight each time i try
    no reading for the rate, says the page, when can i increase again; extra package not accepted, help`,
  "paid-twice": `
    charged twice; i was billed two times; duplicate payment; i clicked pay again and it took the money twice
    double payment refund; two transactions for the same purchase; i clicked twice and paid two times; two payments went out
    money was taken double; same purchase shows up twice; i was charged again; accidentally bought units two times
    give back the second payment; the page was slow so i pressed again and now i have paid double
    my history shows the same purchase two times; my history has the purchase two times, one was a mistake
    pressed the button again and lost double; i ended up with more units than i wanted; same payment went through twice
    double debit; hiccup, two purchases; impatient clicking cost me double; billed again; twins in my list; reverse the duplicate
    bought four rather than two; pressed buy, froze, pressed buy; second charge; i see two hashes for one order
    refund the surplus purchase; my wife paid as well as me; clone payment; extra packages by accident
    i enrolled and it charged again; money gone two times
    my internet was slow, i tapped pay three times and now i own six packages' worth of payments, what counts and what is returned
    my card company would cancel the second booking, will you
    i see the same purchase two times in my list with different hashes and i wanted just one
    we both paid for the same account from the same wallet, my wife at noon and i at night, can one be undone
    i registered two times with one wallet, is the second sum lost
    how do i avoid sending a purchase a second time when the first one hangs; so the duplicate will be refunded automatically
    is it a fault of your page that i was debited two times; double booking; two debits; bought again by mistake; duplicate
    second payment unwanted; tapped twice; two hashes; paid 2x; one too many
    what became of the money of the duplicate, did i get packages for it; may i sell the packages that i bought by accident
    accounting shows 40 where 20 was planned; to whom do i write for a return of the second one
    i'm on my phone in a tunnel, pressed pay, no signal, pressed again, now i hold two packages instead of one, refund one please
    my husband and i both paid from the same login within a minute, can one of the payments be taken back
    the list shows the same purchase two lines in a row with different hashes, which one's real
    the nurse station computer froze and i confirmed again, i believe it took forty
    at my bank a duplicate is reversed in a day, how do i claim a duplicate here; double click disaster, what's the damage
    it took the second registration as well or did it refuse; how do i avoid buying again while the former is still hanging
    i wanted two, have four, will you buy two back; is the extra purchase good for anything at least; charged double pls help`,
  overpayment: `
    sent too much; paid more than the price; where did the extra go; change of my payment; excess amount
    difference of the payment; i sent a bit more by accident; do i get the difference back; i transferred more than necessary
    is the surplus lost; extra amount in my payment; the contract took more than 20 dollars; what happens with the excess
    where is my change; i paid extra by mistake; get the change back; sent above the price; too much pol sent
    i sent more than the price; change from my payment; paid a bit above the amount, is the difference lost
    more pol was taken than shown; excess of the payment; the contract took 52 pol but the price is 51
    do i get the difference returned; i sent two percent too much; where did the surplus go; too generous by accident
    rounding surplus; tip?; i sent 50 flat instead of 49.3; keep the change?; where's the leftover of my purchase
    does the surplus come home; 2 percent cushion; sent way over, bounced; a little extra landed in my pot; exact amount needed?
    paid by hand with a rounded sum; small credit called overpayment; i underpaid by a hair; margin allowed
    i sent a round sum of fifty because i dislike decimals and the price was 49.4, will i see the difference again
    the cashier in a shop hands me change, who gives me change on a blockchain
    a tiny credit with the label overpayment turned up in my pot, is this right
    i calculated by hand and was two coins above, and it was refused, how exact must it be
    half a coin less than the price, will it pass; does your page ever take more than the price; so the excess goes to the house
    is there a tolerance so that a small move in the price won't make it fail; too much sent; change back; surplus in pot; excess
    a bit above; over by 1%; paid extra; rounding up; difference returned?; more than due
    i paid straight from my wallet without the page and rounded up; how much above the price is still allowed
    can i get that little excess sent to my wallet; my list shows 52 sent and 51.2 used, where's the rest
    i sent a round 50 by hand while the page wanted 49.2, where are the 0.8
    the till gives change, does your contract give change too and into which pocket
    i see a small credit i can't explain, someone said it's what i paid too much
    as a programmer calling the contract: how much above the price may value be before it reverts
    sent 60 for something costing 49, did it eat the lot or reject me; i was one coin short, do they hold my payment until i add it
    rounding up was my habit at the market, here the difference is whose; is there a margin so that little moves don't make me fail
    why's there 0.3 in my jar without any match; accidentally too generous with my payment; payed to much, were is rest`,
};
