import type { OtherWords } from "../other-words.ts";

export const seatsQuestions: OtherWords = {
  "automatic-seat": `
    where will i be placed; who decides my position; which side am i put on; default position; can i pick my place
    choose where i sit; left or right placement; where does the system put me; can i decide left or right; how is my spot chosen
    how does the system choose my place; can i decide where i sit; do i get put left or right; is my seat random
    can i change my seat later; where in the tree do i land; where am i going to be in the tree; do i choose the side
    pick a place by myself; does the site put me somewhere; position when i join; where does it put me by default
    can i decide on which side i am placed; how does the site pick my position; i want to sit on the left of my friend
    who chooses my spot in the tree; will i be able to move in the tree later; choose position at registration
    who decides where i am put; i didn't pick any place, where do i end up; does the system choose left or right for me
    may i select my own spot; how does the site pick my seat; can i be put somewhere else afterwards
    which branch will i be dropped into; does the computer seat me or i; i'd rather be on the right; are positions raffled
    which chair do i get if i skip this; by what logic is a spot assigned; random seat or by rule; where do newcomers land
    may i overrule the proposed spot; i want to hang below my sister directly; will i be shoved to the far end
    can i relocate within the tree once in; assigned place; smaller side, what does the proposal follow
    i skipped the part with the tree because i didn't understand it, where have i ended up and was it a good spot
    my friend says the left is better, can i have a say in that or does the machine decide
    on a plane i get a random chair if i don't pay extra, how is that with the place in your tree
    is there a logic in the suggestion that the form makes, or is it drawn by lot
    i'm not happy with the corner where the page put me, can i go elsewhere now that i've paid
    does my recruiter decide behind my back where i hang; proposed place; chosen for me; which side do i go; default spot
    smaller branch; before paying do i see it; where do i hang; can i sit directly below a person i like
    i'd like the spot under my wife; left or right, who says; what if i choose nothing; how does the page find me a spot
    shift me to the other side please; are good spots given to friends of the boss
    i didn't touch the part about the place, where has the machine put me
    who decides left or right, my leader was annoyed that i came on the wrong side
    my husband joined last week and i want to sit under him, do i have to pick that by hand
    by which rule does it suggest a spot to a newcomer; i've paid and don't like where i hang, can you move me to the other side
    is it drawn by lot like the seats in my school; do i get to see my spot before the money goes
    can a good sponsor place me somewhere better without asking; in the cinema i choose the row, may i here as well
    does it put me on the weaker side of my inviter; what if i leave the proposal as it is; left or right, me or computer`,
  "seat-taken": `
    someone took my place; spot was taken during payment; position already filled; both legs full; seat no longer free
    place gone while registering; my seat was gone when i paid; somebody was faster than me; the position is not free any more
    another user got my spot first; it says the leg is already full; my payment was rejected because the place was occupied
    the position was not free any more when i paid; did i lose money because the seat was taken; my place is gone
    two people wanted the same spot; position occupied error; someone sat on my seat while i paid
    it failed because somebody sat there before me; the position i wanted got occupied while i was confirming
    error that the place is not free; i paid and then it said the leg is taken
    do i get my payment back when the place was already gone; someone was quicker than me at the same spot
    just as i paid, a message said the place under my friend is gone; two of us wanted the same free spot and i was slower
    it says the leg is occupied while i paid; somebody was faster and has my seat
    did i lose my sixty dollars because the spot was gone; payment refused because the place isn't free anymore
    can i end up on a different seat than i confirmed; beaten to it; my chair was snatched; lost the race for a spot; leg occupied
    some jerk grabbed it first; message: place not vacant; did my twenty vanish since the spot was full
    transaction bounced, spot was filled; collision with another buyer; do i land elsewhere automatically if it's full
    seat conflict; my aunt and i clicked the same spot together; the vacancy closed while my wallet was thinking
    i was just about to be placed under my daughter when a red message said that the spot isn't free, and the coins, are they gone
    two of my recruits paid at nearly the same time for the same gap and one of them got an error, what should she do
    while my phone was asking for the fingerprint someone else jumped in, do i have to pay twice now
    ticketmaster gives me another chair when mine is sold, will you also put me just anywhere
    which part of my payment is lost if the other one was a second faster
    it refuses the place that was free a minute ago, what's the next step; overtaken; too late for the spot; leg full
    occupied in the meantime; bounced payment; someone sits there; refused because full; choose another place after a clash
    was i charged for the spot i didn't get; somebody pinched my place; error about the leg, pay again?; spot gone, what now
    is the first who pays the winner; the place from my link is no longer free
    while i typed my pin another guy took the gap under my son, what happens to my payment
    red text says that the leg isn't free, is my sixty dollars lost
    two of my crew wanted the same spot in the same minute, what does the slower one do now
    my transaction bounced at the last second, and the spot is filled, do i begin all over again
    was i placed somewhere else because my spot was gone; i've lost some cents though i didn't get in, what was that
    the link from my leader leads to a spot that isn't empty any more
    i clicked as quick as i could, still someone beat me, can you keep it for me the next time
    when concert tickets are gone my card isn't charged, how's that here; does the first to pay get it and what does the other get back
    place stolen in front of my nose; who won my chair, and where's my cash`,
  "contract-wallets": `
    use a safe or multisig; gnosis safe; smart wallet; account abstraction wallet; argent; company multisig account
    smart-contract wallets cannot register, says the form; use an ordinary wallet with a private key of its own, what's that
    my wallet works by fingerprint and without a seed phrase, and the registration says that it isn't an ordinary one
    error about externally owned accounts when i join; account abstraction wallet refused
    can our company multisig join; is a smart account supported; does argent work; my safe is refused
    can i register with an exchange account; does a multisig work for registering; our dao treasury wants in
    smart contract account refused; register via binance account; does a safe wallet work for registering
    my multisig gets refused; only externally owned accounts, what is that; can our company register with a treasury multisig
    i use a smart account from an app with passkeys; can i join straight from my exchange account; eip 7702 delegated account
    i use a gnosis safe and it refuses me; may i register with my binance address; is an account abstraction wallet ok
    our team has a multisig, can that be a member; it says contracts can't join; my wallet is a program, refused
    coinbase smart wallet with face id; treasury with three signers; erc4337 account; enrolment reverts from my safe
    company vault with many signers; zerodev or biconomy account; seat for our association with shared signing; delegated eoa
    can my okx deposit address hold a seat; passkey account; why only plain wallets; argent says transaction refused
    telegram wallet custodial; is a custodial account fine; upgraded metamask smart account
    our association keeps its coins in a wallet where two of three board members have to sign, can it be a member with that
    my app has no seed words, just my fingerprint and an email, and the sign-up is refused, is it because of that
    i keep everything at an exchange and would like to join straight from there without another app
    as a dev i deployed my own account contract, does your contract check for code at the address
    my wallet upgraded itself to something called 7702, am i locked out now
    can i move my existing place to the multi signature wallet of our family firm; shared wallet with several keys
    programmable account; smart account; passkey app; deposit address at exchange; only normal wallets; does it work with safe
    refused because i'm a contract; bybit account as a member, ok?; account abstraction supported?; seedless wallet
    why not allow a treasury; what is an ordinary wallet to you
    our cooperative holds its coins with three signers, and the form turns us down, why
    i use a wallet without seed words, only face unlock, is this the cause of the refusal
    can i enter straight from my binance account as i've got the coins there
    dev question, do you check for code at the caller and how do you treat 7702 delegation
    my wallet app made a smart account for me by itself, am i shut out now
    i'd like to put my place under a safe where my lawyer must co-sign, possible?; which type of wallet is ordinary and which isn't
    metamask upgraded me to something smart, do i have to undo that; is the telegram wallet accepted
    the treasury of our dao wants a seat, what would you advise; coinbase's passkey wallet got refused, what can i use in its place
    multisig yes or no`,
  "several-seats": `
    two accounts; open more than one account; register my wife and kids; second account for me; fill the tree with my own accounts
    create fake members; join again under myself; can i have two seats; make extra accounts to fill my legs; multi accounting
    use several wallets for more profit; my own second account under me; is it allowed to have more than one account
    would it pay to register twice; can i put a second account below myself; register my whole family from one wallet
    i want 3 positions; multiple memberships; is it smart to open many accounts; register five times; make ghost accounts
    my own accounts as downline; double my income with two accounts; one person many seats
    is it clever to register my own accounts under me; can i have a second account; fill both my legs with my own wallets
    how many accounts can one person have; register again with another wallet; is it allowed to join ten times
    would i earn more with several memberships; what about filling both sides with accounts of mine, clever or stupid
    a friend has five accounts under himself and says everybody should do it; should i open three accounts below one another
    can i make a second membership with another wallet; is it smart to register twice; are multiple accounts forbidden
    what if i fill my own legs with my own accounts; clone myself; sock puppets; stack my own spots
    would ten places of mine cheat the system; puppets on both arms; my leader says take three positions; buy my own downline
    family pack of accounts; multiple identities; may a person hold more than one chair; is it rewarding to recruit myself
    self-referral trick; fake people in my tree; do duplicates get banned; gaming the plan with many wallets
    another position under my own; open one account per child; is 7 seats better than one
    my leader tells everybody to open three positions, one on top and two beneath, is that really a good deal or just good for him
    if i put myself on my own left and right i would get points from my own payments, where's the catch
    in games people make alt accounts to collect the bonuses, do you forbid this and does it pay
    i have 500 dollars, is it cleverer to have five places with one share each or one place with five
    can i use the same wallet and nickname for a second spot
    does anyone check if half of the tree is one guy with a thousand wallets; recruiting myself; second spot; three positions
    own accounts under me; alts; double membership; many places; am i allowed two; what do i lose if i join twice
    register my dog too; would fake people bring me profit; is being in ten times against the rules; me beneath me
    one human, how many chairs; can a whale cheat with lots of accounts
    my leader wants me to open seven places at once with me on top, do i gain from it or only he
    as a gamer i'd make five alts under myself, is this banned here; i've 300 dollars, should i spread them over many places or keep one
    what stops a rich guy from filling the tree with himself; i'd be my own left and right, would the points come back to me
    may i have a second membership with the same wallet; suspicious of my brother-in-law, he has nine entries, is it cheating
    does the contract notice that the same man hides behind ten addresses; what do i lose on each extra place i buy for myself
    i want one for me and one as a reserve, is there any use in it; how does the arithmetic look for someone who recruits himself
    multi accounts ok?`,
  "same-computer": `
    can my wife and i use one laptop; two members on the same ip; two accounts in one browser; same wifi as my brother
    is it forbidden to register from the same device; my son wants to join from my pc
    do you block several accounts from one ip adress; whole family from one house; share a computer with another member
    can my parents join with my phone; several people in one household with one internet line; is one connection for all of us ok
    may my mother sign up from my pc; my friend registers on my laptop; use somebody else's device for my own seat
    we share a router at home; my mom wants to join from my computer; same router; can my brother log in on my laptop as well
    two people from one house, is it a problem; our family shares one internet connection
    register two members from the same phone; does the same ip get banned; my husband wants to use my browser for his account
    my wife wants to use my laptop for her own account; do you ban people with the same ip; our whole family is behind one router
    may i log my dad in on my phone; dorm with one internet; office pc used by four colleagues; shared tablet
    my flatmate is in too, same router; internet cafe for signing up; does one device equal one person; fingerprinting of devices
    borrow a laptop for enrolling; can twins use a single phone; three of us, one machine
    is it suspicious to enrol grandma from here; one household limit; same mobile hotspot; do you ban duplicates by machine
    my kid uses my chrome for his account
    my wife, my son and i have only one old laptop in the kitchen, can all three of us take part from it
    at our internet cafe a dozen people sign up from the same machine, will they be thrown out
    i help elderly neighbours and sign them up on my tablet one after another, is that ok with you and what must i watch out for
    betting sites close your account if two people play from one address, do you do that as well
    when my husband switches to his account in the fox, i get thrown out, how do we both work at one pc
    may all of us in the family use the same twelve words with different accounts; one pc for all; shared laptop; same ip
    family at one router; flatmates; one phone two people; sign up others on my device
    does it look like cheating if we share the wifi; two members in one chrome; how do we keep our logins apart
    my dad has no phone, can he use mine; college network with 300 students; is a device linked to a person
    sign up grandma from here
    we are five nurses on one ward computer, may each of us have her place there
    my dad hasn't got a device, can he join with mine and later log in from it; online casinos ban a household with two players, do you too
    will the shop's wifi with many members be seen as fraud; i sign up old people on my tablet at the club, does this cause trouble
    my wife and i get logged out all the time since we share a browser, how do we do it properly
    is it wise to keep my parents' accounts in my own wallet app under the same words
    does your system store the address of our router and compare; students in our hostel all use one network, are we ok
    can i and my brother use the same phone for our two places; who'll be logged in if two of us use one laptop; one machine, many members`,
  "share-a-seat": `
    can we own a seat together; joint account with my friend; two owners of one seat; two wallets for one account
    add a second wallet to my seat; split a seat between two people; can my partner also withdraw from my box
    one membership for two people; both of us want to log in to the same seat; co-owner; link another wallet besides mine
    use two different wallets for one membership; account with two wallets; can my wife and i own one account together
    one seat for two friends who split the price; use the same membership with a second wallet; may two people log in to one seat
    we both want to be owners; can my partner and i own one seat together; we want to split a membership between three of us
    joint account for a couple; is it possible that two persons hold one place; go halves with my brother
    pool money for one chair; syndicate of friends; two signatures needed; my spouse as second holder
    four of us chip in for five packages; let my assistant log in too; add a co-signer; both our wallets on one place
    own it fifty-fifty; a backup wallet on the same account; second login for my partner; if i share the key what could he do
    is a group account possible; two phones, one membership
    my friend and i each have ten dollars, can we take one place together and both take out our half
    i want my accountant to be able to take out my earnings too, without giving him my words
    my wife and i have a joint account at the bank where either can sign, can we do it that way here
    i'd like to add my phone's wallet next to the one on my laptop, so that i can use either for the same place
    four colleagues play the lottery together with one ticket, can we do this with a place here
    if i give my brother the words, could he empty it or take the whole place away; common place; both names; half each; two keys
    second holder; co-ownership; family place; add another wallet; joint; split one place in two later
    two phones with the same words, is this ok; who decides if we own it together; can we require two signatures
    one place, two logins; go fifty fifty on a seat; two owners in case one of us dies
    my friend pays half and i pay half, could the place belong to us both; i want my wife to be able to take money out as well if i'm ill
    our team of four would like to own a spot jointly like a taxi medallion; may i hook a second wallet to my membership as a reserve
    can we set it so that two people have to agree before anything goes out; if i give my partner the words, what's the worst she can do
    is the same account on my phone and on my laptop counted as one or two; my accountant should have access to it as well, how do i add him
    like a joint bank account with two cards, do you offer such a thing; can we split a place after a divorce
    we inherited it as three siblings, can we all hold it; one seat, two owners?`,
};
