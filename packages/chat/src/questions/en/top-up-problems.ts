import type { PassageQuestions } from "../passage-questions.ts";

export const topUpProblemsQuestions: PassageQuestions = {
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
    no reading for the rate, says the page, when can i increase again; extra package not accepted, help
    wanted a sixth for luck and it bounced, what is the ceiling
    the clock struck midnight utc while i confirmed, and the purchase came back
    i've enough coins for the packages but not for the network on top, is this why it says no
    my own barrier of 50 stops the third package, true?
    since dawn none of our forty people can add anything, is there no price today
    the button to add is grey for me, what are the usual reasons
    refused and a few cents poorer, did the rest of the money stay with me; how do i send exactly the amount that will be accepted
    add attempt reverted; purchase of extra unit declined; cannot upgrade; price of the round changed
    after reload the number of coins was different, do i pay that new one
    i hold four, wanted two, so it's refused as a whole or gives me one
    could the block on my wallet's ledger be the cause that my enlargement fails; topup failed amount deducted or not please check
    is there maintenance, i cannot increase; was refused because the jump in the price needs a second reading?
    i wanted to make my three units six for luck, paid, and the whole thing was thrown back with an error, what rule have i broken
    shortly before midnight i confirmed the purchase of one more unit and it failed, my friend says that the new day is to blame
    there is enough pol in my wallet for the unit, yet the page won't let me buy, could my own limit for the month be the reason
    since early this morning nobody in our team can add units, everyone gets the same refusal, what is going on with the price
    my purchase was refused and a few cents are missing, is the rest of the money still mine and how do i pay correctly now
    grey button, red text, no unit; i own the maximum, is that the reason; own cap reached, i guess
    no price today, no purchase today?; how do i retry correctly after the price changed
    coins for the unit yes, coins for the fee no
    i had the coins ready and wanted to go from five to six because six is my lucky number, but it simply says no
    the page says that the price has changed although i only waited for my wallet to open
    my neighbour could buy this morning and i can't this afternoon, what has happened in between
    i set myself a monthly limit in spring and forgot it, does this stop my purchase now`,
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
    i wanted two, have four, will you buy two back; is the extra purchase good for anything at least; charged double pls help
    the tram entered a tunnel, i pressed again, and now my list has two purchases with two hashes
    my son and i both paid for the same seat without telling each other, who returns one of the payments
    does a double payment give me more units or is it just swallowed
    i registered, got an error, registered again, was the second sum kept
    the fuel company refunds double charges within a week, how about you
    how do i see whether the second one went in or was thrown back; next time my wallet hangs, how do i avoid doing it two times
    i hold five already and paid once more by accident, is this money gone; double deduction; purchased two times by error
    duplicate entry in history; second payment by mistake; impatience cost me 20 dollars, may i sell or pass on the extra unit
    is it your fault if the page lets me press buy again
    i confirmed both requests in my wallet because i thought they were the same; amount debited two times kindly refund one
    can the extra purchase at least be moved to my wife's seat; four units where two were wanted, what good are the others to me
    the page seemed frozen, so i pressed pay once more, and now i see two purchases with different numbers in my list
    without knowing of each other my wife and i both paid for a unit on our seat within ten minutes, which of the two is given back
    when registering i got an error and tried again, did the contract take the twenty dollars two times for the same wallet
    the second unit that i bought by accident, can it be returned, sold or moved to my daughter
    how can i see next time that the first payment is still on its way, before i confirm another one
    second registration from the same wallet; what i bought by accident, can it be undone; where do i see if both are in a block
    old request in the wallet confirmed as well; doubled units, keep or complain
    the page said that it's not confirmed after two minutes, so i paid once more, and now both of them are there
    i thought the first payment had failed because the wallet closed, but it went through, and the second too
    can you please cancel one of my two purchases before the round ends`,
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
    why's there 0.3 in my jar without any match; accidentally too generous with my payment; payed to much, were is rest
    i paid by hand with a round number, a coin above, where's that coin now
    a line overpayments returned shows up on my page, is it a mistake
    the market woman keeps small change in a jar, does your contract keep mine
    how much over the price may i be before the entire payment is thrown back; half a coin under the price, is it let through
    does the website ever send more than the price on purpose; can i take the few cents of excess out again
    price moved slightly in my favour while i was paying, do i get the difference; surplus of a payment; sent slightly more
    change due; excess credited; i sent double the price by typing error, all lost or refused
    called the contract with value 3 percent above, will it revert; is the excess shared with others or mine alone
    extra amount sent where it will go; why would a payment be allowed to be too large at all
    i paid from my wallet by hand and took a round fifty where forty-nine and a bit was asked, where has the difference gone
    in my account there's a tiny amount under overpayments returned that i can't explain, did somebody give it to me
    by how much may my payment be above the price before the contract sends the whole of it back
    i was a quarter of a coin short because of a typing error, does the contract wait for the rest or refuse
    does the site itself ever send a little more than the price to be on the safe side
    a bit too much, where is the bit; two percent of tolerance, and after that?; take the excess out again, how
    does the page ever charge more than shown
    in the list of my box there is a line with 0.37 pol for something returned, i never asked for anything back
    i pay by a program of my own and always add one percent to be safe, where does this percent end up
    i sent the amount of yesterday's price, which was a little higher, is the difference gone`,
};
