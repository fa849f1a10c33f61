import type { PassageQuestions } from "../passage-questions.ts";

/** What members see of an error, where no article of the help answers it. */
export const errorsQuestions: PassageQuestions = {
  "error/SEAT_MOVED": `
    your seat has moved to another wallet, it says; i'm told to log in with the new wallet; seat moved message
    i changed wallets last week and the old one can't log in any more, it says the seat went elsewhere
    my session broke with a note that the seat is with another wallet now; must i use the new account from now on
    login with the old address is refused since the change; it says moved; old metamask doesn't open my account any longer
    dad gave me his place last night, today his phone says that it went to another wallet; login ended with a line that my seat lives elsewhere
    log in with the new one; old account useless now; i didn't change anything and yet it says my seat has moved, should i be afraid`,
  "error/FORBIDDEN": `
    your account is not allowed to do this; i'm not permitted, says the page; forbidden 403; not allowed with my account
    i clicked something in the dashboard and it said that my account may not do it, what right do i lack
    do i need a special account for this since it isn't allowed for me; access denied message
    log in with an account that is allowed, it says, which one is that; permission denied while logged in
    i opened a link from the boss and got 403, what account would be needed; my user can't do that; no permission
    denied although signed in; is there an admin role, since it says that an account which may do it should log in`,
  "error/NOT_FOUND": `
    there is nothing at this url; page not found; 404 on your site; dead link; the link leads nowhere
    i clicked on an old bookmark of your site and got a page that says there's nothing here
    wrong address of a page; the requested address doesn't exist; error four hundred four; broken link in a mail from a friend
    i typed an address of the api by hand and it says nothing there, where's the right list
    a flyer has a web address of yours and it leads to nothing; 404; old bookmark fails; nothing at this url
    the developer guide mentions a path and your server answers that nothing is there`,
  "error/MEMBER_NOT_FOUND": `
    there is no member with this username; the search finds nobody with this nick; i can't find my friend in the search by name
    my cousin joined a minute ago and when i look him up it says there's no such member
    the page of a member says he doesn't exist; unknown member; no one by that name here, it says
    i got a link to somebody's page and it shows no member; how long until a newcomer can be found; mistyped nick in the lookup
    i look for my teacher by her nick and the site claims there's no one; he joined thirty seconds ago, why can't the site find him
    unknown nick; no such person; typing error in the name
    i followed a link on a poster and it says no member with this username`,
  "error/NOT_IN_PLUS": `
    this member has no seat in plus; look at the core plan, it says; opened a person in the plus view and it's empty
    i wanted to see my teammate's plus tree but the message says he has no seat there
    why does the plus page of my recruit show an error; he hasn't joined plus yet, it tells me; no plus seat for this name
    i clicked on my sister in the hundred dollar plan and it says she's got no seat there; no seat in plus; not joined the bigger plan
    try the core, it says`,
  "error/ROUND_NOT_CLOSED": `
    this round is not closed yet; the figures of today's round aren't there, it says try after it is settled
    i opened yesterday's round right after midnight and got the answer that it isn't closed
    when do i see how the current round came out, it says not closed; the details of the day can't be shown yet
    round still open message; results of the running day unavailable
    shortly past midnight i want yesterday's outcome, but it says that it isn't closed; results not ready
    come later for the figures; open round; my leader has the numbers of the day and i get told it's not closed`,
  "error/ROUND_NOT_FOUND": `
    this round has no data; nothing happened in it or it has not started; empty round page; no entry for that day
    i picked a day in the history and the page says that there's no such round
    a round number from the future gives an error; the day i look at has no figures, was no one active
    round missing from the list; no record of round 3; why's there a gap in the rounds
    i typed round 9999 and got no data; on my birthday nothing seems to have happened, it says that this round has no data; no such day
    missing round`,
  "error/BOT_NOT_FOUND": `
    you have no bot with this id; the page of my robot says it doesn't exist; bot not found
    i saved a bookmark to my paper robot and today it says i have none with that number
    i deleted a robot on my phone and the laptop now shows an error about an unknown bot; my robot can't be opened any more
    a friend sent me the link to his robot but it says that i don't have it
    i open the robot's page from yesterday's mail to myself and it isn't there; no bot with this id; robot vanished
    my trial has gone from the list and the link fails`,
  "error/CHAT_LOG_IN": `
    chatting under a member's name needs that member's session; the chat wants me to log in; log in or chat as a visitor, it says
    i was logged out and the chat won't take my message under my name
    can i go on asking you without logging in, it says i need the session; chat refuses my question since i'm signed out
    it says that writing under my name needs a session, i only want to ask something; log in or chat as a visitor
    chat not possible under my nick; session missing for chatting`,
  "error/CHAT_NOT_YOURS": `
    you are logged in as another member, says the chat; reload the page then ask again; the chat thinks i'm someone else
    we have two wallets on this computer and after switching the chat answers that i'm another member
    chat error after i changed the account in the other tab; your conversation belongs to a different member, or so it says
    my wife used the computer before me and now the chat says that i'm someone else; logged in as another member; reload then ask
    wrong person in the chat`,
  "error/CHAT_CONVERSATION_NOT_FOUND": `
    this conversation no longer exists; my old chat is gone, it says start a new one; conversation not found
    i came back to our talk from last year and the chat tells me it doesn't exist
    the thread with you disappeared while i was typing; chat history can't be opened; deleted chat still open in a tab
    yesterday's thread opens with a note that it no longer exists; talk can't be opened any longer`,
  "error/CHAT_CONVERSATION_FULL": `
    this conversation has reached its limit; two hundred messages and no more; the chat is full
    i've asked you so much that it doesn't let me write any more here, what do i do
    the chat says limit reached, start a new one; how many messages fit in one conversation; can't continue this thread, too long
    i talk a lot, sorry, now it wants me to begin a fresh thread; limit of 200; full thread; too many messages here; long chat stopped`,
  "error/CHAT_BUSY": `
    your last question is still being answered; wait for the reply, it says; the chat doesn't take a second question at once
    i sent two messages quickly one after the other and the second got an error
    chat is busy with my previous question; may i ask while you're still writing; i pressed send again too early
    it refuses my next message until the reply has come
    i'm an impatient typist and my second line was refused until you are done with the first; wait for the reply
    one question at a time`,
  "error/TREE_NOT_YOURS": `
    this part of the tree is private; open your own seat or one below it; i can't open the tree of the person above me
    i clicked on my sponsor in the tree and the page says that this part isn't for me
    why may i not look at the neighbour's branch, private it says; not allowed to see a seat beside mine
    tree refused because the seat isn't under me; want to see my upline's team and get a refusal
    i wanted to look at the man over me, but his part seems locked for me; private part; can't open that seat; neighbour branch closed
    open your own, it says; my cousin on the other arm gave me a link to his place and it is refused`,
  "error/TREE_NO_ROUND_CLOSED": `
    there is no tree until the first round is closed; no tree yet on the first day; it says rounds end once a day, so no tree
    the plan opened this morning and the family page has no picture at all, only a note about the first round
    when does the very first tree appear; tree empty on launch day; we've all joined today and none of us can see a tree
    brand-new site, eight of us joined, and there's no drawing for anybody till tomorrow; no tree until the first round
    launch day without a picture; first drawing when`,
  "error/TREE_NOT_READY": `
    the tree is not ready; written shortly after a round is closed; try again in a minute, says the family page
    a few minutes past the end of the round the drawing of my team doesn't load, it says not ready
    tree is being prepared message; family page asks me to wait a minute; how long does it take until the new tree is written
    a minute past the closing the picture of my people says to try again; not ready yet; wait a minute for the drawing`,
  "error/GATEWAY_TIMEOUT": `
    the server took too long to respond; 504; gateway timeout; it loads and loads and then says too long
    the page spun for half a minute and ended with a message that the server was too slow
    timeout on your site in the evening; time ran out while loading my history; why's the server so slow to respond today
    i stared at a turning wheel and then the page said it took too long; took too long; server didn't make it in time
    my long history doesn't load on the village internet, it ends with too long to respond`,
  "error/LINK_EXPIRED": `
    this link is no longer valid; older than 48 hours; the link in the mail was used already; expired confirmation link
    i opened the newsletter confirmation after the weekend and it says that the link is not valid any more
    clicked the mail twice and the second time it was invalid; how long is a link from your mail good for
    need a fresh link because the old one ran out; confirmation mail too old
    grandma opened the confirmation three days after it came and it's invalid; link used or too old; click came too late
    ask for a fresh one; i clicked it on the phone and then on the pc, where it was no good any more`,
  "error/CONFLICT": `
    the data changed in the meantime; reload the page and try again, something changed; conflict 409
    i had my profile open in two tabs, saved in both, and the second one gave an error that things had changed
    couldn't save because it was altered elsewhere; my edit collides with another one; changed by another device while i was typing
    saved on the tablet, then on the laptop, and the second time it complained that something was different now; changed in the meantime
    reload and try again; someone else edited`,
  "error/NOT_MINED_YET": `
    your registration is not on the chain yet; wait until the transaction is mined; not mined yet, it says
    i paid half a minute ago and the next step tells me that my registration isn't on the blockchain
    how long till the registration is mined; stuck after paying, it says wait until mined
    the page won't save my details after payment since the chain hasn't got my registration
    i paid and was so quick to go on that it says my registration isn't there yet; not on the chain yet; wait for mining; registered but unknown
    next step refused just after paying`,
  "error/PICTURES_BUSY": `
    too many pictures are being processed; upload yours again later; the photo upload says that it's busy
    i chose a portrait and the page told me lots of people are uploading right now
    avatar upload overloaded; queue for pictures full; my selfie didn't go through, too many pictures at once
    at the big event all forty of us put up selfies at once and mine was turned away for now; pictures are queueing; upload again later
    busy with photos`,
  "error/TOO_MANY_REQUESTS": `
    too many requests from your address; 429; it says i should wait a minute; grey text about waiting a minute
    i refreshed the page a few times and now it says that i asked too often and must wait
    our whole office sits behind one connection and the site says too many requests; slow down message
    blocked for clicking too fast; how long am i locked out after too many tries; rate limited; too often, try later
    i tried to log in again and again and now it doesn't let me try at all for a while
    the whole dormitory uses one wifi and the site tells us that we ask too often; wait a minute; blocked for a bit
    my script polls each second and got cut off, how often may it ask; on the vpn i'm told to wait, though it's my first click today`,
  "error/INTERNAL": `
    something went wrong on our side and we logged it; error 500; internal error; it shows a request id, what is it for
    a message with a long code says that something went wrong, whom do i send the code to
    page crashed with something went wrong; your server has a bug; the same failure three times in a row with a request id
    is it my fault if it says the error is on your side
    it coughed up a number with letters and said it was logged, whom do i give it to; 500; something went wrong; request id
    internal fault; each time i open my statement it crashes with an apology`,
  "error/SERVICE_UNAVAILABLE": `
    the service is temporarily unavailable; 503; temporarily down; the site says try again in a moment
    this morning every page of the dashboard said temporarily unavailable, is there maintenance
    under maintenance?; out of service for a moment; servers overloaded; not available right now, it says, and my team is worried
    for two minutes now each page says that the service is not available, do i wait or worry; temporarily out; maintenance note
    come back in a moment`,
  "error/BAD_GATEWAY": `
    the server sent an invalid response; http 502 from your site; bad gateway; nginx error page; the answer of the server was invalid
    i only get a white page with bad gateway on it, does it go away by itself
    garbage came back from the server, says the page; invalid response message while loading
    a bare page with the three digits 502 and nginx under it; invalid response; server sent rubbish; is 502 a problem of my internet or of yours`,
  "error/CHAIN_UNAVAILABLE": `
    the blockchain node is not responding; nothing is lost, it says; the page can't reach the blockchain
    when i opened the payment page it said that the chain's node doesn't respond, is polygon down
    no connection to the chain; node not responding message; is my money lost if the blockchain node is silent
    polygon seems unreachable from your site; chain unavailable
    it says that the node of the chain doesn't answer just when i wanted to cash out; blockchain not responding; node silent
    has polygon stopped, since the site can't reach it`,
  "error/VALIDATION": `
    some values are invalid; correct the fields that are named; red fields and the form doesn't send
    i filled in the contact form and it came back with a note that some values are invalid
    a field is marked and i don't see what's wrong with it; form rejected, values not valid; it doesn't accept my email in the form
    which of my entries is wrong if it says that some are invalid
    the contact form won't go, one line is red and i don't get why; correct the fields; red frame`,
  "error/NO_PLUS": `
    this server has no plus plan; i call the api with plan=plus and get an error`,
  "error/MARKET_NOT_FOUND": `
    no such market, says the api when i ask for candles of doge; market unknown on this server`,
  "error/CHAT_MESSAGE_NOT_FOUND": `
    i pressed thumbs down on an old reply and it says that this reply no longer exists; reply gone when rating`,
  "error/TREE_ROUND_UNKNOWN": `
    i request the tree of a round from two years ago and there is none; no tree of this round, older than the stored ones`,
  "error/TREE_SEAT_TOO_NEW": `
    the seat is newer than the tree of that round, it says, for a person who joined this afternoon`,
  "error/BAD_JSON": `
    my script posts to the api and gets that the body isn't valid json`,
  "error/METHOD_NOT_ALLOWED": `
    i sent a put and the api replies that the method is not supported here, 405`,
};
