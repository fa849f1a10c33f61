import type { OtherWords } from "../other-words.ts";

/** What members see of an error, where no article of the help answers it. */
export const errorsQuestions: OtherWords = {
  "error/Maximum50PointsPossible": `
    it says that i can hold at most five; message about fifty points a day when i press buy; at most 5 units, how come
    i have four already and wanted two more, now a red line tells me that a member can hold at most 5 units
    refused since i own all five already; can't i get a sixth one; the purchase of another unit is turned down because i'm full
    my husband wants to put another hundred dollars in but the page says he should buy fewer, what's the ceiling about`,
  "error/NodeAlreadyExists": `
    it says that this wallet already belongs to a member; this address is registered already; log in instead, says the form
    i wanted to sign up a second time with the same metamask and it says the wallet is a member already
    my brother used my phone to join and now when i try to register it tells me to log in instead, what happened
    message that my account exists although i think i never joined; can't register again with the same address
    the registration form refuses my wallet because it's in use; already a member, but i want to join once more`,
  "error/ReferralNodeDoesNotExist": `
    there is no member with the username to be placed below; the person i want to sit under isn't found
    i typed the name of the one above me exactly like in his message and the form says there's no such member to be placed below
    can't be placed below a member that doesn't exist; error at the field placed below; wrong spelling of the one above me
    my upline's nick is refused in the placement field; placement name unknown, what now
    it doesn't find the parent that i entered for my seat, did he give me a wrong name`,
  "error/SponsorNodeDoesNotExist": `
    there is no member with the sponsor's username; it doesn't know my sponsor; sponsor not found
    my friend told me his name on the phone, i typed it into the sponsor field and now it says this member doesn't exist
    the name of the one who invited me is said to be wrong; red text under sponsor; inviter's name isn't accepted
    which spelling does the sponsor's name have, the page can't find him; the invitation names a person who isn't there
    does the sponsor perhaps have a new nickname, since it says that there's no member with it`,
  "error/WrongEnterPrice": `
    the payment does not match the price in force; load the price again and pay exactly that; wrong price error
    i took a coffee break on the payment page and when i confirmed, it said the amount doesn't match today's price
    why was my payment refused with a note that the price is different now; amount no longer right
    i entered a round sum of pol in my wallet instead of the shown one and got an error about the price
    it wants exactly the price; paid too little pol by a hair and it bounced; the sum is outdated, it claims
    around midnight utc my purchase failed, something about the price in force`,
  "error/DeadlinePassed": `
    the transaction was mined after its deadline; too late, nothing was paid, it says; send it again, says the message
    my payment waited so long in the wallet that the page now says its deadline passed, is the money gone
    i set a very low fee and after an hour there was an error about a deadline; mined too late
    deadline error on registration; the chain took my transaction too late; it expired before it was in a block
    does anything get deducted if the message says it was mined after the deadline`,
  "error/PriceUnconfirmed": `
    the pol price moved by more than half; it needs a second reading; try again in an hour, says the page about the price
    pol doubled overnight and now i can't buy, the page talks about a second reading
    the coin crashed by sixty percent this morning and the site won't take payments for an hour, is this on purpose
    price not confirmed yet; waiting for confirmation of the price; a message about a jump of the price blocks my purchase
    why do i have to come back in an hour only because the price jumped; huge price swing and buying is paused`,
  "error/BoxTooSmall": `
    your box holds less than this amount; it says my box is too small; enter at most the amount in the box
    i asked for 100 pol but the message says that there's less in my box, although yesterday it was enough
    the withdrawal form complains that i want more than i have; amount higher than my balance here
    can't take out the whole sum that i see, it claims the box holds less; more than is in there
    i typed a comma wrong and it tells me to enter less; insufficient funds in the box`,
  "error/RankWindowNotClosed": `
    this month's shares cannot be collected yet; the collect button says it's too early; shares not collectable yet
    i claimed my hero yesterday and wanted to collect at once, but it tells me that others may still claim
    when i press collect there's an error that ranks can still be claimed; too soon for my share of the pool
    collect is refused until the claiming is over; must i wait before i collect for this month
    why is my pool money not available yet although i have the rank already`,
  "error/NothingToCollect": `
    nothing has been earned since the last collection; nothing to collect, it says; collect again after the next round
    i pressed collect twice and the second time it told me there is nothing; collect gives an error and no money
    the ten percent for the good cause can't be paid out, it says nothing new has come in
    there's nothing there to be paid out, the button complains; empty collection; no new earnings to pay out since last time
    why nothing to pick up when i collected this morning already`,
  "error/AddressChangeNotStarted": `
    no move to this address has started; start it from the current wallet first; acceptance refused, no move was begun
    i opened the page with my new wallet to accept the seat and it says nobody began a move to it
    the new ledger can't take over because the old wallet hasn't started it; accept button error about a move
    which wallet must begin when i change, since the new one gets an error; there's no pending move to my address
    did i perhaps enter a wrong address at the old wallet, the new one says that no move was started`,
  "error/SendFailed": `
    your wallet refused the pol; the receiving wallet doesn't accept pol; box unchanged because sending failed
    i withdrew to a contract address and it says that it refused the coins; send failed at withdrawal
    the destination rejected my pol, where's the money now; payout bounced back from the other wallet
    my safe doesn't accept the payout; it couldn't be sent and my box is as before
    what kind of wallet takes pol if this one refused it`,
  "error/InvalidArgument": `
    the contract does not accept one of the values; one of the values is refused by the contract; invalid argument error
    i only pressed the button and the answer was that the contract doesn't like a value, should i reload
    reload the page and try again, it says, something about values; strange message about an argument
    which value is wrong when the contract doesn't accept it; contract rejects what the page sent; bad parameter in my transaction`,
  "error/OnlyInCore": `
    plus keeps no names or wallets of its own; do this in the core plan; can't change my nick within plus
    i tried to change my wallet on the plus pages and it told me that plus follows the core
    renaming refused in plus; moving the seat isn't possible in plus; only in core, says the message
    do i have to change my name twice, once per plan, because plus refused it`,
  "error/TimeException": `
    no round can be settled now; try again when a round with entries has ended; i wanted to close the day myself and was refused
    nothing to settle at the moment; settlement refused, not the right time; the settle call says it isn't time
    i'd like to earn the closing fee but the contract says that no round is ready; time exception from the contract
    why can't i settle today, is it because no one paid in; someone else settled before me, is that why it fails`,
  "error/SEAT_MOVED": `
    your seat has moved to another wallet, it says; i'm told to log in with the new wallet; seat moved message
    i changed wallets last week and the old one can't log in any more, it says the seat went elsewhere
    my session broke with a note that the seat is with another wallet now; must i use the new account from now on
    login with the old address is refused since the change; it says moved; old metamask doesn't open my account any longer`,
  "error/FORBIDDEN": `
    your account is not allowed to do this; i'm not permitted, says the page; forbidden 403; not allowed with my account
    i clicked something in the dashboard and it said that my account may not do it, what right do i lack
    do i need a special account for this since it isn't allowed for me; access denied message
    log in with an account that is allowed, it says, which one is that; permission denied while logged in`,
  "error/NOT_FOUND": `
    there is nothing at this url; page not found; 404 on your site; dead link; the link leads nowhere
    i clicked on an old bookmark of your site and got a page that says there's nothing here
    wrong address of a page; the requested address doesn't exist; error four hundred four; broken link in a mail from a friend
    i typed an address of the api by hand and it says nothing there, where's the right list`,
  "error/MEMBER_NOT_FOUND": `
    there is no member with this username; the search finds nobody with this nick; i can't find my friend in the search by name
    my cousin joined a minute ago and when i look him up it says there's no such member
    the page of a member says he doesn't exist; unknown member; no one by that name here, it says
    i got a link to somebody's page and it shows no member; how long until a newcomer can be found; mistyped nick in the lookup`,
  "error/NOT_IN_PLUS": `
    this member has no seat in plus; look at the core plan, it says; opened a person in the plus view and it's empty
    i wanted to see my teammate's plus tree but the message says he has no seat there
    why does the plus page of my recruit show an error; he hasn't joined plus yet, it tells me; no plus seat for this name`,
  "error/ROUND_NOT_CLOSED": `
    this round is not closed yet; the figures of today's round aren't there, it says try after it is settled
    i opened yesterday's round right after midnight and got the answer that it isn't closed
    when do i see how the current round came out, it says not closed; the details of the day can't be shown yet
    round still open message; results of the running day unavailable`,
  "error/ROUND_NOT_FOUND": `
    this round has no data; nothing happened in it or it has not started; empty round page; no entry for that day
    i picked a day in the history and the page says that there's no such round
    a round number from the future gives an error; the day i look at has no figures, was no one active
    round missing from the list; no record of round 3; why's there a gap in the rounds`,
  "error/BOT_NOT_FOUND": `
    you have no bot with this id; the page of my robot says it doesn't exist; bot not found
    i saved a bookmark to my paper robot and today it says i have none with that number
    i deleted a robot on my phone and the laptop now shows an error about an unknown bot; my robot can't be opened any more
    a friend sent me the link to his robot but it says that i don't have it`,
  "error/CHAT_LOG_IN": `
    chatting under a member's name needs that member's session; the chat wants me to log in; log in or chat as a visitor, it says
    i was logged out and the chat won't take my message under my name
    can i go on asking you without logging in, it says i need the session; chat refuses my question since i'm signed out`,
  "error/CHAT_NOT_YOURS": `
    you are logged in as another member, says the chat; reload the page then ask again; the chat thinks i'm someone else
    we have two wallets on this computer and after switching the chat answers that i'm another member
    chat error after i changed the account in the other tab; your conversation belongs to a different member, or so it says`,
  "error/CHAT_CONVERSATION_NOT_FOUND": `
    this conversation no longer exists; my old chat is gone, it says start a new one; conversation not found
    i came back to our talk from last year and the chat tells me it doesn't exist
    the thread with you disappeared while i was typing; chat history can't be opened; deleted chat still open in a tab`,
  "error/CHAT_CONVERSATION_FULL": `
    this conversation has reached its limit; two hundred messages and no more; the chat is full
    i've asked you so much that it doesn't let me write any more here, what do i do
    the chat says limit reached, start a new one; how many messages fit in one conversation; can't continue this thread, too long`,
  "error/CHAT_BUSY": `
    your last question is still being answered; wait for the reply, it says; the chat doesn't take a second question at once
    i sent two messages quickly one after the other and the second got an error
    chat is busy with my previous question; may i ask while you're still writing; i pressed send again too early
    it refuses my next message until the reply has come`,
  "error/TREE_NOT_YOURS": `
    this part of the tree is private; open your own seat or one below it; i can't open the tree of the person above me
    i clicked on my sponsor in the tree and the page says that this part isn't for me
    why may i not look at the neighbour's branch, private it says; not allowed to see a seat beside mine
    tree refused because the seat isn't under me; want to see my upline's team and get a refusal`,
  "error/TREE_NO_ROUND_CLOSED": `
    there is no tree until the first round is closed; no tree yet on the first day; it says rounds end once a day, so no tree
    the plan opened this morning and the family page has no picture at all, only a note about the first round
    when does the very first tree appear; tree empty on launch day; we've all joined today and none of us can see a tree`,
  "error/TREE_NOT_READY": `
    the tree is not ready; written shortly after a round is closed; try again in a minute, says the family page
    a few minutes past the end of the round the drawing of my team doesn't load, it says not ready
    tree is being prepared message; family page asks me to wait a minute; how long does it take until the new tree is written`,
  "error/GATEWAY_TIMEOUT": `
    the server took too long to respond; 504; gateway timeout; it loads and loads and then says too long
    the page spun for half a minute and ended with a message that the server was too slow
    timeout on your site in the evening; time ran out while loading my history; why's the server so slow to respond today`,
  "error/LINK_EXPIRED": `
    this link is no longer valid; older than 48 hours; the link in the mail was used already; expired confirmation link
    i opened the newsletter confirmation after the weekend and it says that the link is not valid any more
    clicked the mail twice and the second time it was invalid; how long is a link from your mail good for
    need a fresh link because the old one ran out; confirmation mail too old`,
  "error/CONFLICT": `
    the data changed in the meantime; reload the page and try again, something changed; conflict 409
    i had my profile open in two tabs, saved in both, and the second one gave an error that things had changed
    couldn't save because it was altered elsewhere; my edit collides with another one; changed by another device while i was typing`,
  "error/NOT_MINED_YET": `
    your registration is not on the chain yet; wait until the transaction is mined; not mined yet, it says
    i paid half a minute ago and the next step tells me that my registration isn't on the blockchain
    how long till the registration is mined; stuck after paying, it says wait until mined
    the page won't save my details after payment since the chain hasn't got my registration`,
  "error/PICTURES_BUSY": `
    too many pictures are being processed; upload yours again later; the photo upload says that it's busy
    i chose a portrait and the page told me lots of people are uploading right now
    avatar upload overloaded; queue for pictures full; my selfie didn't go through, too many pictures at once`,
  "error/TOO_MANY_REQUESTS": `
    too many requests from your address; 429; it says i should wait a minute; grey text about waiting a minute
    i refreshed the page a few times and now it says that i asked too often and must wait
    our whole office sits behind one connection and the site says too many requests; slow down message
    blocked for clicking too fast; how long am i locked out after too many tries; rate limited; too often, try later
    i tried to log in again and again and now it doesn't let me try at all for a while`,
  "error/INTERNAL": `
    something went wrong on our side and we logged it; error 500; internal error; it shows a request id, what is it for
    a message with a long code says that something went wrong, whom do i send the code to
    page crashed with something went wrong; your server has a bug; the same failure three times in a row with a request id
    is it my fault if it says the error is on your side`,
  "error/SERVICE_UNAVAILABLE": `
    the service is temporarily unavailable; 503; temporarily down; the site says try again in a moment
    this morning every page of the dashboard said temporarily unavailable, is there maintenance
    under maintenance?; out of service for a moment; servers overloaded; not available right now, it says, and my team is worried`,
  "error/BAD_GATEWAY": `
    the server sent an invalid response; http 502 from your site; bad gateway; nginx error page; the answer of the server was invalid
    i only get a white page with bad gateway on it, does it go away by itself
    garbage came back from the server, says the page; invalid response message while loading`,
  "error/CHAIN_UNAVAILABLE": `
    the blockchain node is not responding; nothing is lost, it says; the page can't reach the blockchain
    when i opened the payment page it said that the chain's node doesn't respond, is polygon down
    no connection to the chain; node not responding message; is my money lost if the blockchain node is silent
    polygon seems unreachable from your site; chain unavailable`,
  "error/VALIDATION": `
    some values are invalid; correct the fields that are named; red fields and the form doesn't send
    i filled in the contact form and it came back with a note that some values are invalid
    a field is marked and i don't see what's wrong with it; form rejected, values not valid; it doesn't accept my email in the form
    which of my entries is wrong if it says that some are invalid`,
};
