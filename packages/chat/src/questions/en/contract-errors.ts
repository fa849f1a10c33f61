import type { PassageQuestions } from "../passage-questions.ts";

/** What members see of an error of the contract, where no article of the help answers it. */
export const contractErrorsQuestions: PassageQuestions = {
  "error/Maximum50PointsPossible": `
    it says that i can hold at most five; message about fifty points a day when i press buy; at most 5 units, how come
    i have four already and wanted two more, now a red line tells me that a member can hold at most 5 units
    refused since i own all five already; can't i get a sixth one; the purchase of another unit is turned down because i'm full
    my husband wants to put another hundred dollars in but the page says he should buy fewer, what's the ceiling about
    the slider goes to one more but on paying i get a refusal about five and fifty, why can't i spend more with you
    bought two in june, two in july and one in august, today's purchase bounced with a number limit, what is it
    i typed 3 and own three already, the red text says fewer, how many may i still take
    is it an error or a rule that my payment for a further package is turned down as i've got all of them; cannot buy more; already at five
    too many units; fewer please it says; sixth refused`,
  "error/NodeAlreadyExists": `
    it says that this wallet already belongs to a member; this address is registered already; log in instead, says the form
    i wanted to sign up a second time with the same metamask and it says the wallet is a member already
    my brother used my phone to join and now when i try to register it tells me to log in instead, what happened
    message that my account exists although i think i never joined; can't register again with the same address
    the registration form refuses my wallet because it's in use; already a member, but i want to join once more
    registration tells me that my phone's wallet is known already though i never joined, did somebody use it
    my son and i share one metamask, he's in, now the form won't take me
    i forgot that i joined last winter and when i filled in the form again it said log in instead
    form says this address has a member, can i free it for my wife; second sign up same address refused; wallet in use; existing member message`,
  "error/ReferralNodeDoesNotExist": `
    there is no member with the username to be placed below; the person i want to sit under isn't found
    i typed the name of the one above me exactly like in his message and the form says there's no such member to be placed below
    can't be placed below a member that doesn't exist; error at the field placed below; wrong spelling of the one above me
    my upline's nick is refused in the placement field; placement name unknown, what now
    it doesn't find the parent that i entered for my seat, did he give me a wrong name
    in the line for the person i shall sit under i wrote mrs. chen's nick and the form shakes its head; the seat above me is not found
    parent name unknown; red under placed below; he renamed himself yesterday and now the placement field can't find him, what do i write
    i copied the name of the one above with a blank at the end, could that be why it isn't found`,
  "error/SponsorNodeDoesNotExist": `
    there is no member with the sponsor's username; it doesn't know my sponsor; sponsor not found
    my friend told me his name on the phone, i typed it into the sponsor field and now it says this member doesn't exist
    the name of the one who invited me is said to be wrong; red text under sponsor; inviter's name isn't accepted
    which spelling does the sponsor's name have, the page can't find him; the invitation names a person who isn't there
    does the sponsor perhaps have a new nickname, since it says that there's no member with it
    the card i got at the fair has a smudged name and the form says there is no such inviter; inviter unknown; sponsor field red
    no member called that; the one who invited me is not in the system; my friend swears his nick is maria_88 yet the sign-up form won't have it
    who can tell me the right spelling of the man who brought me, the page doesn't recognise him`,
  "error/WrongEnterPrice": `
    the payment does not match the price in force; load the price again and pay exactly that; wrong price error
    i took a coffee break on the payment page and when i confirmed, it said the amount doesn't match today's price
    why was my payment refused with a note that the price is different now; amount no longer right
    i entered a round sum of pol in my wallet instead of the shown one and got an error about the price
    it wants exactly the price; paid too little pol by a hair and it bounced; the sum is outdated, it claims
    around midnight utc my purchase failed, something about the price in force
    i went to make soup and when i came back and confirmed, it said the price isn't the right one any more
    i changed the number in my wallet to a rounder one and it was rejected; amount differs from the price in force; reload the price
    not the exact sum; pays too little by a crumb; one minute past one in the night the cost was another and my payment got thrown back
    my sponsor told me the sum on the phone, i sent exactly this and it bounced`,
  "error/DeadlinePassed": `
    the transaction was mined after its deadline; too late, nothing was paid, it says; send it again, says the message
    my payment waited so long in the wallet that the page now says its deadline passed, is the money gone
    i set a very low fee and after an hour there was an error about a deadline; mined too late
    deadline error on registration; the chain took my transaction too late; it expired before it was in a block
    does anything get deducted if the message says it was mined after the deadline
    i confirmed with the cheapest gas, went to the shop, and came back to a line about being mined too late
    did i lose my twenty when the network was slow and it says after its deadline; mined after the deadline; came too late
    nothing paid, send again
    the train went into a tunnel while i was confirming and afterwards there was something about a deadline`,
  "error/PriceUnconfirmed": `
    the pol price moved by more than half; it needs a second reading; try again in an hour, says the page about the price
    pol doubled overnight and now i can't buy, the page talks about a second reading
    the coin crashed by sixty percent this morning and the site won't take payments for an hour, is this on purpose
    price not confirmed yet; waiting for confirmation of the price; a message about a jump of the price blocks my purchase
    why do i have to come back in an hour only because the price jumped; huge price swing and buying is paused
    news came out, the coin exploded, and now it asks me to wait for a second reading; moved by more than half; come back in an hour
    swing too large; purchase on hold after a jump; is it a trick that i can't buy for an hour now that it's cheap after the crash
    my recruits stand in line and the page says that the course has jumped and must be confirmed`,
  "error/BoxTooSmall": `
    your box holds less than this amount; it says my box is too small; enter at most the amount in the box
    i asked for 100 pol but the message says that there's less in my box, although yesterday it was enough
    the withdrawal form complains that i want more than i have; amount higher than my balance here
    can't take out the whole sum that i see, it claims the box holds less; more than is in there
    i typed a comma wrong and it tells me to enter less; insufficient funds in the box
    my daughter wanted 40 and the page says there isn't as much in there
    i clicked max, then a fee or something came and it told me my pot holds less than that; asked for more than there is; less in the box
    lower the sum; can't take that much; the overview says 12 and i ask for 12 and it moans that the amount is higher than what i have
    i forgot the decimal point and wrote 1250 rather than 12.50, then came a red line`,
  "error/RankWindowNotClosed": `
    this month's shares cannot be collected yet; the collect button says it's too early; shares not collectable yet
    i claimed my hero yesterday and wanted to collect at once, but it tells me that others may still claim
    when i press collect there's an error that ranks can still be claimed; too soon for my share of the pool
    collect is refused until the claiming is over; must i wait before i collect for this month
    why is my pool money not available yet although i have the rank already
    i pressed to get my piece of the monthly pot and it said others may still put in for it; not yet collectable
    wait until claims are over; window for ranks still open
    my friend has the same title and gets the same refusal when collecting, so how long do we both wait
    on the second day of the month my share is refused, why not now`,
  "error/NothingToCollect": `
    nothing has been earned since the last collection; nothing to collect, it says; collect again after the next round
    i pressed collect twice and the second time it told me there is nothing; collect gives an error and no money
    the ten percent for the good cause can't be paid out, it says nothing new has come in
    there's nothing there to be paid out, the button complains; empty collection; no new earnings to pay out since last time
    why nothing to pick up when i collected this morning already
    i pressed the button for the project's tenth and it says nothing new was earned since the last time; zero to collect; nothing since last
    come after the next round; a colleague must have collected just before me, because i get told there's nothing
    why is there an error instead of zero coins when i pick up twice`,
  "error/AddressChangeNotStarted": `
    no move to this address has started; start it from the current wallet first; acceptance refused, no move was begun
    i opened the page with my new wallet to accept the seat and it says nobody began a move to it
    the new ledger can't take over because the old wallet hasn't started it; accept button error about a move
    which wallet must begin when i change, since the new one gets an error; there's no pending move to my address
    did i perhaps enter a wrong address at the old wallet, the new one says that no move was started
    i bought a new hardware stick, opened the page with it, and it claims that no handover began; no change has begun
    start from the old one; new account can't accept; my brother says he started passing his place to me, yet on my side it refuses
    i swapped the order of the two steps and the second wallet got an error, so which goes first`,
  "error/SendFailed": `
    your wallet refused the pol; the receiving wallet doesn't accept pol; box unchanged because sending failed
    i withdrew to a contract address and it says that it refused the coins; send failed at withdrawal
    the destination rejected my pol, where's the money now; payout bounced back from the other wallet
    my safe doesn't accept the payout; it couldn't be sent and my box is as before
    what kind of wallet takes pol if this one refused it
    i gave the address of my company's multisig and the payout came back; it says that my wallet refused the coins, is my pot still full
    receiver won't take it; payout refused by recipient; box unchanged
    is it dangerous to cash out to an address that's a contract, i got a refusal`,
  "error/InvalidArgument": `
    the contract does not accept one of the values; one of the values is refused by the contract; invalid argument error
    i only pressed the button and the answer was that the contract doesn't like a value, should i reload
    reload the page and try again, it says, something about values; strange message about an argument
    which value is wrong when the contract doesn't accept it; contract rejects what the page sent; bad parameter in my transaction
    i changed something in the link by hand and the contract says a value is not accepted; one of the values; bad argument
    contract says no without telling what; it worked on the phone and on the pc there's an error about a value, what does it not like`,
  "error/OnlyInCore": `
    plus keeps no names or wallets of its own; do this in the core plan; can't change my nick within plus
    i tried to change my wallet on the plus pages and it told me that plus follows the core
    renaming refused in plus; moving the seat isn't possible in plus; only in core, says the message
    do i have to change my name twice, once per plan, because plus refused it
    i'm in both plans and tried to swap my nickname on the hundred dollar side, refused; do it in the core plan, says plus; follows the core
    no own names there; handing over my place from the plus pages fails, where's the right page`,
  "error/TimeException": `
    no round can be settled now; try again when a round with entries has ended; i wanted to close the day myself and was refused
    nothing to settle at the moment; settlement refused, not the right time; the settle call says it isn't time
    i'd like to earn the closing fee but the contract says that no round is ready; time exception from the contract
    why can't i settle today, is it because no one paid in; someone else settled before me, is that why it fails
    i wanted the one percent for closing yesterday but the contract says not possible now; already closed by another
    my script calls the settlement every hour and mostly gets an exception about time`,
  "error/OnlyDeployer": `
    only the account that deployed may do this, says the setup tool; i lost the key that deployed, can another one set up seats`,
  "error/AlreadyOpen": `
    we wanted to set up one more seat at the top but it says the plan is open and that's no longer possible
    seats can no longer be set up in advance; too late for a seat in advance`,
  "error/RootCannotEnter": `
    with the root's wallet i tried to buy and it says that it can't buy units; top account purchase refused`,
  "error/Minimum50Nodes": `
    my settlement script sends 20 names per call and the contract wants at least fifty; batch too small; must name at least 50 members
    settling in little pieces is refused`,
};
