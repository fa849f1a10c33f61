import type { PassageQuestions } from "../passage-questions.ts";

export const topUpQuestions: PassageQuestions = {
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
    must i log out and register again in order to increase; upgrade my account to more packages, how
    the mango harvest was good and i want to go from one package to three before sunday, which menu and what do i confirm
    i hold two, my limit is five, so three more in one go is fine?; do the additional ones count tonight or from tomorrow's round
    can what lies in my box be used directly for another package or must it go to my wallet first
    does the page tell me the total with the network cost before my wallet opens
    is there a way back after adding, a day to think about it
    a second package for the same seat, do i fill in the whole form anew; add packages from my phone while on the night train
    order more; extend my holding; additional purchase; raise from three to four; enlarge my stake
    my gym lets me upgrade the card at the desk, where's the desk
    can my husband pay for extra packages on my seat from his wallet; over how many purchases may i spread the five
    are additional packages cheaper than the first; how to topup my id sir; upgrade id
    does the page show what extra packages would have changed in my last days
    the potatoes sold well this year, i have one unit and would like to have three before the new round begins, where do i go and what do i press
    my leader says that i can have five at the most, i bought two in may and one in june, so how many may i still add
    if i add two units at ten in the evening, do they help me for today or only from tomorrow on
    can i use the pol that i've earned directly for another unit or does it have to pass through my wallet
    i would like to add a unit but keep the possibility to cancel within a week, like with a mobile phone contract
    will the page tell me before the payment what everything costs together and whether it would have been useful in the past days
    the bonus from my factory came, add two please, how; maximum five, over all my purchases, right?
    does it start counting in the same day; what does the page tell me before i pay; can i add from another wallet`,
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
    what's the benefit of owning several, apart from a higher ceiling; does adding packages speed up my matches
    my mentor wants me to double up, in plain words what would be different for me tomorrow and what for him
    do more packages bring people or only let me earn from more pairs on a busy day
    flash from last tuesday, is it paid if i enlarge today; is there a refund of part of what i pay when the day is quiet
    does my chair in the tree move after a bigger purchase
    one engine more doesn't help a boat without water, does a package more help a team without newcomers
    every package lifts the ceiling by how much; who above me profits from my enlarging and how
    will my share of the rank kitty grow with more packages; effect of additional packages; use of second unit; cap goes up
    what more units do; so 5 units earn five times as much per pair
    does a bigger holding give a vote, a badge or a better support; with an empty right side, is anything gained by topping up
    after topup benefit kya hai, what will be increased; what stays exactly as it was after i add two packages
    does it help on slow days too
    my inviter calls every day and says that i should go from one unit to five, what would be better for me and what does he get from it
    last friday so many of my pairs were lost because of the limit, if i buy more units now, will they be paid to me after all
    one of my legs is completely empty, does a second unit bring me anything under these circumstances
    does my seat move to a better place, or do i get a higher percentage, when i own five rather than one
    what happens on the day of my purchase for the people above me, and do i get a part of my payment back on a quiet day
    more units, more what exactly; lift of the ceiling by ten each, anything else; my lost pairs, gone for ever?
    does my inviter push me because he earns; a slow week, is a second unit useless then; rebate on the day i add, do i get some
    use of a bigger package with few people`,
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
    what quantity do you advise to a beginner with two friends
    i've put aside 60 from selling eggs, is it wiser to use all of it or only a third
    our group leader laughs at people with one package, are they at a disadvantage
    when does a second one start to make sense, tell me the sign to look for
    retired couple, small pension, no team: what quantity would you call reasonable
    is five the smart choice or just the expensive one; can the page show me from my own days whether more would have paid
    may i begin with the minimum and add when the legs get busy; do most members ever need more than one; please recommend package
    best plan for beginner; ideal number of units; starter choice
    in poker you don't go all-in on the first hand, does that apply here
    i'm 19 and a student, the cheapest one gives full participation or a trial
    what do you advise for a family budget of 100: one member with five or something else; would you as support buy one or five
    how many should i take if i already know eight people who'll join; which number of units gives maximum profit
    i am a widow with a small pension and want to try it carefully, how many units would you call reasonable for someone without any team
    at the meeting they said that only those with five units are taken seriously, is one really worth less
    how will i notice that one unit has become too few for me, is there a figure on my page that shows it
    between buying all five today and starting with one there's a difference of eighty dollars for me, what should i base the decision on
    most people in our group took three, i don't know why, is there a rule of thumb
    the cautious number for a cautious man; our baker took five and regrets it, what would have been sensible
    when would a second one have helped me in the past; minimum to be a full member; no team, no hurry, one?
    does the number of units impress anyone; must each family member take the same`,
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
    can the price jump while i'm filling in the form
    my colleague paid 38 coins on thursday and i'm asked for 41 on friday for the same thing, who raised it
    until what hour is today's number of coins valid, i get my wages at nine
    is the sum the same for a rich man in dubai and for me in lagos
    where do you get the rate of the coin from, the bazaar or an official source
    is the price going to jump while i look for my glasses
    the dollar price is fixed but coins are not, have i understood correctly
    when the coin halves overnight, do i pay twice as many the next day; which hour of the day is cheapest to buy
    does waiting pay; who fixes the number of coins for the day and when exactly; coin amount differs daily
    today's rate for one unit; price per package in pol; conversion for purchases
    gold shops post the price of the day at the door, where do you post it; why are there eight decimals in what i have to pay
    did you increase the price since launch; price rising due to demand?; today unit rate how much pol
    i saw a different pol rate on coingecko than the one your price is made from; if i join at 23:59, which price do i get
    on tuesday my wife paid thirty-nine pol for her unit and on wednesday they ask forty-two from me, although both say twenty dollars
    i get my wages at five o'clock, will the number of coins still be the same as it is now at noon
    does everyone in the world pay the same number of coins today, or does it depend on the country or the wallet
    who decides each day how many coins a unit costs, and where does this person look it up
    the coin has fallen since breakfast, yet the page still shows the same amount of coins for a unit, why does it not follow
    more coins today than yesterday, same dollars, explain to a child; one price for all, even for the boss?
    where is the clock that shows the next change; the coin sinks, do i pay more of them; whose quote do you take
    why not a round number of coins`,
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
    self exclusion like casinos must offer
    after losing money on horses my wife wants a barrier of 40 a month on this site, how is it put up
    i put the barrier down in a good mood and regret it, can it be lifted tonight
    how do i forbid myself every payment for the rest of the year
    my adult daughter spends her rent here, can she lock herself and would it hold
    can i slip past my own barrier by paying the contract directly
    is the month of the barrier the calendar's or your thirty rounds
    lowering works at once but raising takes a week, why that difference; betting shops have to offer self-exclusion, do you
    dollar or pol for the barrier; does the network fee count in it; personal budget on purchases; brake for impulsive buyers
    zero payment lock; responsible spending; i'm manic at times and buy everything, what protection exists
    does the barrier follow me to another device; is the operator allowed to set one for me
    want to stop myself from adding more money, how; how long until a higher maximum takes effect
    does it also block fees for usernames or the withdrawal
    i used to play the machines and know how quickly i lose control, can i make the page refuse me after fifty dollars in a month
    two weeks ago i set myself a limit, today there's a good occasion and it won't let me raise it at once, why do i have to wait
    my brother puts his whole salary into this, can he block himself here, and would the block hold if he pays in another way
    if i type zero as my limit, am i then unable to pay anything, and until when
    is the limit counted from the first of the month or from the day on which i set it
    put a lock on my purse, please; my therapist suggested a cap, where's the field; raising takes a week, lowering a second, why
    can zero stop me completely; another website, same contract, does my cap hold there
    for addicts and impulsive people, what do you have; my partner wants to see that i've set a cap`,
};
