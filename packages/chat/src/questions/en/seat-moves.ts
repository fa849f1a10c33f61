import type { PassageQuestions } from "../passage-questions.ts";

export const seatMovesQuestions: PassageQuestions = {
  "move-wallet": `
    change my wallet address; new wallet for my account; transfer my account to another address; switch to a hardware wallet
    use another wallet; replace wallet; i got a new wallet how do i use it here; my wallet may be hacked move my account
    switch to my ledger; how do i put my account onto a different address; i bought a trezor and want to use it
    my old wallet is compromised; can i swap the wallet behind my account; get my membership to a new phone wallet
    change the address of my account; put everything over to my other address; how to switch the wallet of an existing account
    replace the old wallet with a new one; want my position in another wallet; my key may be known, get my seat away
    change the account i log in with; i want to use another address for my account; how do i transfer my membership to my ledger
    change the wallet that belongs to my seat; i bought a hardware wallet, how do i bring my account there
    switch from metamask to another wallet and keep everything; my old wallet may be hacked, i want my account on a fresh address
    change my withdrawal address; which steps to change the wallet; link a new wallet to my account
    my phone with the wallet is old, i want a new wallet for my account
    from now on everything should go to my new hardware wallet; i have a new wallet and want all of it there
    use this other address from today
    the computer with my wallet is getting old, i set up a new one elsewhere and everything should go over there
    how do i bring my membership over to the address of my new phone; i bought a ledger and want my membership on it
    how can the place in the tree go to a different address of mine; got a new metamask, how do i bring everything over
    does the receiving wallet have to confirm too; steps for handing my seat over to another address
    i use rabby now, change the wallet of my account; what do i pay for changing to another wallet
    i want to migrate to a safer wallet; point my membership at another address; old metamask feels unsafe, relocate me
    my ex knows my phrase so i need to get out of that wallet; how do i hop to a fresh address without losing my spot
    new phone new wallet, how do i take my place along; does the receiving side have to do anything
    does the target need coins to accept; bind a different wallet to my name; switch payouts to another account for good
    rotate my key; is relocating my seat free; i want a clean wallet only for this
    which wallet starts and which one finishes the handover; can i reverse before the other side says yes
    i've just been given a small device that keeps keys offline and would like my membership to live on it from now on, what are the two things i do
    my teenage son knows the words of my phone wallet and i want out of there before he does something stupid, how do i take my place with me
    at my bank i simply tell them a new account number, how do i tell this plan that i live at another address now
    the app i used until today is being discontinued and i installed another one with new words, can what i have here be carried over
    does it need gas on both sides, because the fresh one is completely empty
    as a leader i have to explain to an old lady how to bring her seat to a fresh address, please in simple steps
    i'm afraid to do this, is there a moment where i'm neither in the one nor in the other; relocate to rabby; new key for my place
    handover of seat; accept the seat; change of address; re-home my membership
    my computer had a virus, so i want everything at a clean address today
    can i move house with my place or is it nailed to the first wallet
    link for accepting, where does it come from and with what do i open it; send my seat to my new ledger nano
    is there a fee for carrying my position to a new address or only the gas; can support switch the address for me
    i bought a ledger and want my place to live on it from now on instead of the phone, how does that work
    my old phone is full of junk apps and i no longer trust it, how do i bring my membership over to a fresh address
    the page says the new one has to accept, but how does the new one open that and does it need coins for it
    i drive for a living and drop phones a lot, what do i do to switch my position to the wallet on the new phone
    how much does it cost me to carry my spot to a different address, five dollars like the name?
    as a dev, is the transfer of a seat a two step offer and accept, and may i revoke it in between
    my son set up everything on his metamask and i now have my own, how do we hand it over to mine
    i entered the other address and confirmed and nothing has happened since, what's still missing
    i think someone saw my twelve words in the shop, how do i bring my place to safety
    changing banks took me a month of paperwork, how long does it take to change the wallet of my spot
    do i need both wallets in one browser to hand over my place; switch my membership to another address how
    my teenager installed everything on her old samsung, now i've a hardware stick: in which order do i get the seat across
    what exactly does the receiving side have to do, and with what link; until which moment can i still stop the handing-over
    does the fresh address need a few coins in it before it can say yes
    how much would you bill me for exchanging the address behind my seat
    i suspect that the guy from the repair shop copied my words, get my place away from there
    can it go to an address on another device without both in the same browser
    is it possible to hop to a new one every month, for safety
    my wallet app is being shut down by its company, how do i keep my place; where in the menu is the thing that re-homes me
    is there a gap in which neither address owns the place; will staff do it for me if i send a copy of my id
    i've got two phrases, old and new, and no clue which goes first
    moving house i filled in one form at the post office, how many forms are there here
    the old address confirmed, the new one sits there, what's missing; hand over to new wallet; new device; safer wallet
    relocate seat; two steps; accept link; to my trezor; swap the key; switch address; compromised phone
    can i move it to my wife's wallet while she sits next to me; is it two payments to the chain or one
    which of the wallets signs first; i wrote down the new address on paper, is typing it ok or must i scan
    after eleven years my phone is dying, its wallet holds my seat, and on the table lies a shiny new hardware thing, tell me in order what i do with the one and what with the other
    the lad at the phone shop had my device for two hours and i'm afraid he copied the words, how do i bring my membership to a fresh address tonight
    i've named the new address and confirmed, then nothing, my nephew says that the new one has to say yes somewhere, where and does it need coins
    can you as support just change the address in your database, i'd send you my passport
    what do i pay for changing the address behind my seat, and can i still stop it after the first step
    i want to change my wallet address registered in my id, please tell process
    i have new wallet, how i bring my place in the new wallet; so i just send you my new address and you change it
    how do i shift my seat over to my new ledger`,
  "what-moves": `
    do i keep my team after moving; will my earnings move; lose anything when changing wallet
    do i start from zero with a new wallet; is my box transferred; what happens to my points when i move
    if i change wallets do i keep everything; will my people stay under me if i change address; is my balance taken along
    does the rank survive a wallet change; what happens to tokens in the old wallet; do i lose points by moving
    is the team transferred too; does everything come with me; what stays behind in the old wallet
    do i keep my referrals after switching; will my downline be lost; will i lose my points when i change the wallet
    do my people stay under me after the wallet change; does the money in my balance come along to the new wallet
    what happens to the tokens left in the old wallet when i switch; is my rank kept if i move to another address
    does my vault come along with the move; are my bots and my photo kept after a wallet change
    am i logged out everywhere after changing the wallet
    before i change the wallet i want to know if the team, the rank and the money stay with me
    what will be left behind in my old wallet; if i go to a new address, do my points and my balance come along
    will my downline be affected when i change the wallet; does the plus seat follow me
    my usdc is in the former wallet, does it travel too; do i keep my rank after moving; what remains behind in the former wallet
    does changing wallets wipe my progress; will the folks below me be disturbed if i relocate
    does my money hop over automatically; what will be stranded at the previous address; are waiting units taken to the new wallet
    is my hero title portable; do i have to rebuild my network after switching
    coins lying in the previous account, do i send them by hand; is my photo gone after a new address
    are my logins cut when i switch; does the downline have to do something when i relocate
    i swapped wallets and my usdt isn't there; is the second plan also handed over
    i am about to carry my place to my new device and want to know beforehand which things come along by themselves and which i must send by hand
    i had 40 dollars in tokens next to my seat in the previous wallet, are they taken along with the rest or do they sit there
    my accountant asks whether the earned but not yet withdrawn cash follows when the address is replaced
    if i do this on the last day of the month, is my title still mine under the new address and can i collect on it
    will the people i brought notice anything or must they sign something when i go to another address
    in a bank transfer of an account everything goes, is it complete here too or are there leftovers
    so changing my address sets me back to zero, doesn't it; do pots and titles come along; the leftovers
    what stays in the previous one; what goes with me; automatic or by hand; my photo and my dark theme, gone after the switch?
    money i put in a trading contract, does it come with the place; am i thrown out of all my browsers after the switch
    both plans together or just the small one; are my pol carried over as well
    before i carry my place over to the hardware stick, tell me what comes along and what i have to send separately
    i've 40 pol lying in the old wallet besides the pot, will they travel together with my spot
    does my team notice or lose something when i change to another address
    will my title and my share of the prize pot be wiped when i switch
    my robot has coins in a vault that belongs to the former address, does it hop over with the rest
    i'm in the hundred dollar plan too, must i carry that over in a second step
    after the switch i find my photo and dark mode still there, is that normal, what else came over
    the bookkeeper wants to know if the history stays with the former address or follows me
    is it like moving house where the furniture stays unless i carry it
    do i get thrown out on my other devices as soon as the place has gone over
    what remains in the former wallet once the position has left it
    when i switch addresses, does my nickname come along or do i pick another one
    the removal men take the furniture but not the wallpaper: which of my things go with the seat and which stay on the old wall
    three hundred tether are lying in the previous account, do they tag along
    on the day of the switch i had a title unfetched, is it lost; my portrait and dark theme, do i have to set them again afterwards
    will my forty people have to do anything, sign anything, notice anything
    the trading safe that my robot uses, does it follow my seat; do queued sales on my strong side survive the change
    am i signed out on the tablet in the kitchen as soon as it's done
    my seat in the bigger tree, is that a separate job or included; is my balance moved or do i have to empty it first
    before i switch, should i take the coins out of the old account myself; does the history start with a blank page
    do i get another nickname or keep the old one; which of my possessions here are tied to the address and not to the seat
    after the change, does the old address keep any right; carried along; left behind; kept or lost; goes with me; downline stays?
    old tokens; title after the switch; settings too; box comes along; what stays; everything over?
    would commissions that come in tomorrow go to the new address; does my rank of the month restart
    my inviter, will he still be my inviter under the new address; a full list please of what travels and what doesn't
    my brother emigrates and takes over nothing but his phone, so he made a new wallet, and asks which of his belongings here hop over by themselves and which he has to carry
    in the old wallet are my seat, 50 tether, and some coins in a trading vault, after the change which of them will be where
    i've won a title but not fetched the bonus, and on friday i change the address, will the bonus be waiting at the new one
    the forty-four people below me are nervous about my change of wallet, will any of them notice a thing
    does my photo, my dark screen and the persian digits have to be set again after the change, and will i be signed out elsewhere
    after changing wallet whether my team and income will remain same
    when i go to new wallet, all come with me or something stay behind; so after the change i start from zero with no team
    what gets left behind when i shift wallets`,
  "wrong-move": `
    typed the wrong address; cancel wallet change; stop the transfer of my seat; pasted wrong wallet; undo moving
    mistake in new address; i gave the wrong new address; can i cancel the wallet change
    entered an incorrect address for the transfer; i did not start this wallet change
    stop the change of wallet before it is accepted; wrong recipient for my seat; cancel moving my account
    i mistyped the new wallet; transfer of the seat to the wrong person; can i take back the wallet change
    pasted someone else's address; i typed the new wallet address wrong, how do i stop the change
    cancel the wallet change i started; i sent my seat to a wrong address by accident
    someone began moving my account and it wasn't me; it says my seat is about to move but i did nothing
    stop the transfer of my account; i mistyped one character of the new address
    the new wallet already accepted by mistake, what now
    help, i entered the address of an exchange as my new wallet, can that be stopped
    there is a notice about a wallet change i never asked for; oh no i entered a wrong letter in the address when i moved my seat
    how do i stop a transfer of the seat that is under way; someone began to move my seat and it wasn't me
    the address i named is not mine, can this be taken back; i changed my mind about the new wallet, it hasn't accepted yet
    the other wallet already accepted and it was wrong; i fat-fingered the destination of my seat; abort the handover
    a thief is trying to grab my position, the notice says so; recipient has not said yes, can i revoke
    i named my exchange deposit address as the new owner; the other wallet belongs to a stranger now
    pull back the relocation of my account; there's a yellow notice that my place is leaving
    i never requested that transfer, am i hacked; call off the switch to the other wallet
    i pasted my friend's address instead of mine; stop, wrong person is getting my account
    i copied an address from the wrong line of my notes and confirmed, nothing has been accepted yet, how do i call it back
    this morning there's a banner that my place is going to some 0x address i have never seen, what do i do first
    i meant to send my place to my ledger and named my wife's account instead, she hasn't pressed anything, is it too late
    someone talked me into naming his address and now i smell a rat, can i stop it before he says yes
    what happens if the address i named belongs to no one, is my place in nowhere land now
    at my bank i can phone and stop a transfer, whom do i ask here when my place is going the wrong way; abort; retract the handover
    offered my place to the wrong one; unfinished handover; revoke the offer; pull it back
    they accepted already and refuse to give it back, any hope; so if i mistype one letter everything is lost at once
    does the offer run out by itself if the other side never accepts; a hacker seems to be taking my place, button to cancel?
    i changed my mind halfway, both wallets are mine
    named an address at an exchange, they can't accept of course, how do i get out of this
    can staff force the receiver to hand the place back
    i pasted the address from the clipboard and it belongs to a shop i once paid, the transfer is started, help
    just before bed i saw that two letters of the new address are wrong, can it still be stopped
    there is a pending transfer of my place that i never began, who did this and what now
    i named my exchange deposit address as the new owner, it will never be able to accept, what do i do
    the wrong guy already pressed accept, is my position gone for good; can your staff undo the handover which i confirmed by mistake
    i'm shaking, i sent my seat to an address with a typing mistake, is it lost like a coin; how long may i still call off the handover
    my ex talked me into handing it over and i've had second thoughts, he hasn't accepted yet
    a dialog says that a change is waiting, and i don't know the address in it
    bank transfers can be recalled within an hour, is there a way to recall the handover of a spot; oops wrong wallet typed, cancel
    the q and the g look alike on my cracked screen and i confirmed an address with the wrong one, call it off how
    i named my nephew's address, he is on a camping trip and hasn't touched it, can i take it back
    a yellow banner talks about a new owner for my place, and i was asleep when it was started
    he accepted within a minute, it was a con, is there a judge in this system
    does the offer fall away after some days if the other side is silent
    the address i put in belongs to my broker, and brokers can't accept, am i stuck
    i'm second-guessing the switch, nothing accepted, old wallet in hand
    what should i do first if a stranger is stealing my seat this way; whose wallet must i hold in order to stop it
    have i lost something in the time between my mistake and the stop; can i name another address right after stopping the first
    is there an undo button like in gmail; the wrong receiver is a friendly person, how does he give it back to me
    my finger slipped on the list of saved contacts and now an unknown person is invited to own my place; call off
    stop the handover; cancel transfer; wrong receiver; mistyped; not mine; unauthorised change; take back the offer
    already accepted; reverse; revoke it; i approved something in my wallet without reading and now it says pending change
    can support freeze the handing-over while we talk; is the place gone at once when i confirm a bad address
    i copied the address out of an old email, confirmed, and then saw that the email was from a shop, the other side has done nothing so far, how do i pull it back
    my heart stopped when the page said that my seat is about to go to an address i've never seen in my life, what do i do first
    the person i named by mistake has accepted within seconds and isn't answering my calls, is there any authority that can bring my seat home
    i put in the deposit address of my exchange because i thought that's my wallet, it won't ever accept, am i trapped between two chairs
    how long is it possible to call the whole thing off, and have i lost anything by starting it
    by mistake i have given wrong address for transfer of seat, how to cancel the request
    i write bad address of new wallet, stop please, how stop; so one wrong letter and the seat is gone for ever
    oh bloody hell, i've sent my seat to the wrong address, can i stop it`,
  "sell-or-inherit": `
    sell my position; what happens if i die; leave it to my children; inheritance; transfer to my wife; give my account away
    can i sell my units; if i pass away who gets it; can i give my account to my brother; can i hand my spot to my son
    is it possible to sell my membership; what if i die; buy a seat from another member; transfer ownership of my position
    can my family get it after me; somebody wants to buy my place; will my kids get my account; i want to give my membership away
    what happens after my death; can i hand this over to my wife; somebody wants to buy my account from me
    can i give my membership to my son; transfer my place to a friend; what happens to my seat after my death
    i'd like to buy someone's seat, is that safe; put my account in my will; sell my position with the whole team
    gift my account to my daughter; can my family get my money if i pass away; is there a marketplace for seats
    grandmother wants to pass her place on to us; he is old and wants to leave it to his children
    hand my place over to a relative; put it in someone else's name
    someone offers me money for my place, how do i transfer it to him; if something happens to me, how do my children get at it
    a buyer offers 500 dollars for my account, does that work; what happens to my seat when i die
    may i give my membership to my son; somebody offers me money for my place; is it possible to buy a seat from another member
    how could my family get the box if something happens to me; can i transfer ownership to a buyer safely
    i wanna sell my account; bequeath my place; estate planning for my position; i'm terminally ill, how does my wife get it
    a widow asks how to claim her late husband's place; notary wants to know how the account passes on; auction off my spot
    is there a resale market; can i cash in by handing the position to somebody
    a guy on whatsapp offers his spot with 40 people below, legit; make my son a beneficiary; power of attorney for my account
    escrow for buying a position; who owns it once i'm dead; can only two of my five units be sold
    my mother died last week and she was a member here, we are her children and have no idea how to get at what she had
    a man at the market offers 300 dollars for my place with the team below it, can that be done and how do we do it safely
    i'm 78 and my doctor gives me a year, how do i arrange that my grandson gets what i built up here
    someone on telegram sells a ready made position with 60 people under it for cash, what could go wrong if i pay first
    in a company i can sell shares to a colleague, can i pass two of my five to a friend
    a notary asks which paper the heirs have to show you so that you hand the place over
    my husband had an accident and no one knows his password, will the family get his pot from the operator; pass it on; last will
    sell out; heir; estate; buy a used place; second hand seat; grandchildren; takeover of a position
    can i give it as a wedding present; swap my place against another one's; what if i get hit by a bus
    will my kids be able to claim it with a death certificate; trade my position like a nft on opensea
    he wants to pay me half now and half after, is that ok; is selling a membership allowed or forbidden
    i'm 78 and would like my grandson to get my place one day, what must i prepare while i'm alive
    my husband passed away in spring and his place with some coins is still there, can you put it in my name with a death certificate
    a man in our group offers 300 dollars for my spot with everything on it, is this possible and how do i not get cheated
    as a notary's clerk i need to know how such a position can be listed in a will
    i want out and recover some cash by selling my shares to my cousin, can shares be handed over one by one
    in games i sell accounts all the time, can this one be flipped too
    our late foreman had forty people below him, who receives his earnings now
    somebody on facebook sells a position high up in the tree, would it be wise to buy
    can the court order you to pass a dead man's seat to his children; is there a market where members trade their places
    if i die and nobody knows my words, what becomes of it; can my kids have it when i'm gone
    our father kept bees and, as we found out, a seat here; he's buried, we have his papers but not his words, what can be done
    a collector offers 700 for my early spot, how does such a deal go without one of us being robbed
    i want my goddaughter to have this when i'm eighty, what must she know and hold
    which document does your office need to re-register a deceased person's place
    could i part with one share out of five to a buddy; is trading of places tolerated, and is there a noticeboard for it
    a widow in our parish has been promised by a man that he can get her husband's coins out, for a fee
    is my place part of my estate in the legal sense; they want the twelve words as part of the purchase, does this smell
    half the price now, half after, is there any safe method; can my bankrupt brother's seat be auctioned by the court
    i'd swap my seat for a used motorbike, how does the motorbike man become the owner
    in a will, how do i describe this and give access; may i gift it for a wedding
    if a crane falls on my head tomorrow, who gets the weekly earnings; sell my spot; bequest; buy a position; pass on after death
    new owner; transfer of ownership; hand down; who inherits
    i bought a place from a guy online, he still has the words, is it mine
    can a shop be left to children with all its customers, and a seat with all its people
    is there a value i can put on it for the notary; mother has dementia and the words are gone, may her guardian take over
    we found a notebook in my late aunt's kitchen drawer with a username and the words my tree, what did she own and how do we, her nieces, get hold of it
    a man from the next town offers me 450 for my early seat with everyone under it, he wants to pay half first, how would such a thing be done safely
    at eighty-two i make lists of who gets the clock and who gets the garden, how do i put down my seat so that my grandson really can use it
    i need money and would sell three of my five packages to a colleague, the rest i'd like to keep
    the court named me guardian for my brother, he's in a coma, and nobody has his key, could you put me in charge of his seat
    in case of death of member who will get the id, is there nominee facility
    my father is die, he has place here, how it come to us; so units can be sold on the site like shares on the stock market
    could i flog my seat to a bloke who fancies it`,
};
