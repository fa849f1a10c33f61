import type { PassageQuestions } from "../passage-questions.ts";

export const seatsQuestions: PassageQuestions = {
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
    does it put me on the weaker side of my inviter; what if i leave the proposal as it is; left or right, me or computer
    at the opera i pick stall or balcony, here i skipped the picture with the branches, so who picked for me
    does the machine throw dice or follow a rule when i leave the place to it
    my inviter's left is crowded and his right thin, where would i end up by default
    do i get to see my spot, and under whom, before the money leaves; can i choose to hang directly below my sister-in-law
    now that i'm in, i'd prefer the other side, is moving inside the tree possible
    is the proposal good for me or good for the one who invited me
    what does the button for choosing by hand let me take, any gap or just some
    could my inviter plant me in a corner without my knowledge; does paying for five shares get me a better spot
    who sits above me if i leave the field as it is
    i'm the third friend of the same person, both of her places are full, where do i go
    left, right, why does it matter and who says; may i swap places with my husband, he's lower and i'm higher
    the link i opened already had a place in it, do i have to take that one; default place; where am i seated; chosen by the site
    which side; own choice; pick by hand; proposed spot; smaller side; below whom; assigned; fixed afterwards?
    is my position in the tree for life; as a wedding planner i care about seating: who does the plan here
    must newcomers sit beneath the person who invited them; how does the page decide between two equally short sides
    i was in a hurry, skipped the picture with the branches and paid, and now i'm told i sit on the right of somebody called mango, who or what decided that
    at the cinema i like the aisle, in the plane the window, can i pick where i sit in your tree, and may i change it once i'm in
    my inviter has a strong left and a thin right, on which of the two would the site put a newcomer who doesn't care
    i'd love to sit directly below my best friend from nursing school, is there a way to say so before paying
    in which position i will be placed if i am not selecting any leg
    i don't choose place, who choose for me, is good place or bad place; so the best spots go to friends of the operator
    where will i get plonked in the tree if i leave it blank`,
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
    place stolen in front of my nose; who won my chair, and where's my cash
    i had my thumb on the sensor when a lad from another town slid into the gap, what did it cost me
    musical chairs: the music stopped, i stood, so now
    the message says that the leg is occupied, but my coins show as sent, do i get them back
    we're two sisters who aimed for the very same gap, one won, what does the other one do
    will i be dropped on some other free place without being asked; is the whole sum refused or does a part stick
    can i lock a gap for ten minutes while i fetch coins
    my inviter's link points to a place that was empty at breakfast and isn't any more
    what happens first if two payments arrive in the same block; the form suggests to look again for a free one, should i press it
    after losing the race must i fill in everything again; why was a fee taken though i got nothing
    is it possible that somebody outbid me by paying more gas
    the parking space was free until i indicated, story of my life, how does it end here
    i want compensation as the page offered me a place that wasn't free; taken; occupied leg; someone faster; lost the spot; race
    not vacant; place gone; refused payment; both clicked; choose again; spot filled; conflict
    five of us joined at the party at once and two got errors; is my payment safe when the gap closes at the last second
    why can't the contract just put me next to it
    the doorbell rang in the middle of paying, i came back after three minutes, and the place below my mother had gone to a stranger, did my money go as well
    five of us stood in the kitchen and pressed at the same time, two got in where they wanted and three got an error, what do the three do now
    does the contract put me on the next free chair when mine has been snatched, or does nothing happen at all
    i lost a few cents although i didn't get the place, my friend lost nothing as he was quicker, what are those cents
    position got filled by another person while i was doing payment, what about my amount
    other person sit in my place one second before, my money where is; so i paid for a seat someone else has now
    some git nabbed my spot while i was paying, now what`,
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
    multisig yes or no
    our housing cooperative's purse needs three board signatures, and the sign-up throws it out, is that intended
    the app gave me an account by face scan and no words to write down, your page calls it not ordinary
    do you look whether code lives at my address, and does delegation count as code
    the coins are at kraken, may kraken's address be my member address
    what's the simplest wallet a company can use, if not the shared one
    may my place be moved later into a safe with a lawyer as co-signer; i deployed a tiny proxy to join with, it reverted, why
    is metamask's new smart mode a reason for refusal; what makes a wallet ordinary in your sense
    telegram's built-in purse, will it do; could a trust or foundation with several trustees hold a seat
    is a wallet made by google login accepted; argent, safe, sequence, ambire: any of them allowed
    our dao voted to join and now the contract says no to our treasury; would a wallet with social recovery work; multisig refused
    exchange address; externally owned; passkey; erc-4337; 7702; custodial; code at address; contract as a member
    which type is allowed; why would you exclude programmable ones, what's the harm
    my account has code since an upgrade last week, can i still join
    two directors must both approve payments, how do we take part at all; the error speaks of a contract but i'm a person
    the wallet my telephone made for me has no words to write down, it opens with my face, and your page says that it isn't an ordinary one, what do i do now
    our beekeepers' association keeps its coins in an account where two of three must sign, can we take a seat with it or what do you suggest
    all my coins are at a big exchange which gave me an address of my own, may i register with this address and spare myself another app
    my metamask asked me to upgrade to a smart account and i said yes, am i still able to join
    could i later hand my seat to a shared safe that my business partner and i both have to sign for
    whether multisig wallet or exchange wallet is allowed for registration
    my wallet is smart wallet with no words, your page don't want it, why; so any address works, even the one at my exchange
    we've a shared wallet with three signers at the club, will that do`,
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
    multi accounts ok?
    at the fair i buy twenty raffle tickets to win more often, is buying twenty places the same idea
    he told my aunt to take three places in a triangle, herself on top of herself, who gains from that
    do matches between my own left and my own right bring back more than they cost
    is anyone checking that behind six nicks sits one pair of hands; can my one wallet carry two places
    what's lost for good on each further place that i buy for myself
    a man with a warehouse of phones, could he get ahead of honest people
    five shares on one place or one share on five places, which is the wiser for 100 dollars
    is it in the terms that a person may only be in once; might i be thrown out for recruiting myself
    we farm accounts in every mobile game, does farming work here; do i need separate coins, nick and app for a second place
    how big must the cheat be to get something out of it, do you have figures
    my therapist says i can't say no: a man wants me to take seven, should i; many accounts; second seat; own downline; self recruit
    triangle trick; duplicates; ten wallets; more places more profit?; ghosts; stacking; double entry
    are puppet members a danger for the rest of us; is it smart to have a reserve place in case i need it one day
    can a husband buy three places in the names of his kids who don't know of it; would you, honestly, advise anyone to join twice
    a man in a shiny jacket drew three circles on a napkin, all three with my name in it, and said that this way i'd earn triple, is he my friend or his own
    i've a hundred dollars and two ideas: five packages on one place, or five places with one package each, which of them is wiser
    if i introduce myself under myself, do i get my own ten percent, and does that pay for the rest
    my flatmate has set up eleven names with eleven wallets and thinks no one will notice, is it forbidden, and is it any good
    whether i can take multiple ids in my own name for more income; i make five places, all me, i win more or i lose more
    so the more accounts i have under me, the more i earn; is it daft to sign up three times under myself`,
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
    can i and my brother use the same phone for our two places; who'll be logged in if two of us use one laptop; one machine, many members
    the fire station has a single pc in the day room and nine of us want in, will that trip some alarm
    poker sites lock both spouses when they play from one sofa, and you
    when my son logs in after me i'm kicked out, how do two people share one machine properly
    do you compare router numbers to find families
    i do the paperwork for elderly neighbours on my ipad, one after the other, is it fine
    may our three accounts hang on one set of words for convenience; does a phone belong to one member for good
    the internet café owner asks if forty members from his shop will be taken for one
    can two people be logged in at the same moment in one browser; we live in a caravan with one sim card for everything
    would a second browser profile solve our mix-up; a boarding school's wifi, two hundred kids over eighteen, one address outside
    is it fishy if my wife and i pay from the same room within a minute; my mother's phone broke, she uses mine now for her seat
    does the contract know what device i use; shared pc; same wifi; one router; family members; same phone; two in one house
    banned for ip?; household; dorm; one browser two people; separate profiles; duplicate device
    should each of us have their own words, or is one set for the family okay; does using a work computer endanger my place
    how do i hand the tablet to the next person without leaving my login open
    my twin and i share everything, even the laptop, is it a problem
    we're a family of five in two rooms with one old laptop, everyone over eighteen wants to be in, how do we do it without throwing each other out all the time
    the betting company closed my account since my brother plays from the same sofa, before we both join here, is it a problem with you
    i sign up the old folks of our village on my tablet at the community hall, one after the other, will your system take them all for one person
    my wife and i would like to keep both our accounts in the same wallet app under one set of words, anything against it
    from one mobile how many ids can be operated; one computer, many family, is problem for you or is not problem
    so two accounts from one address get both of us banned; can me and the missus both use the same laptop`,
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
    we inherited it as three siblings, can we all hold it; one seat, two owners?
    four fishermen own one boat, may four fishermen own one seat
    could both my wife's app and mine be hooked to the place so either of us can take coins out
    we'd like it set up so that nothing leaves without two yeses
    my accountant should be able to take out earnings but not sell me off, is there a lesser right
    if i whisper my words to my business partner, what could he do on a bad day
    the same words on my phone and laptop, is it one member or two; is there a joint account form like at the bank
    my brother put in fifteen and i five, can the place pay us in that ratio; we're splitting up, can the seat be cut in two
    a second wallet as a spare in case the first drowns; may a team of colleagues hold one together as a syndicate
    who is the owner in your eyes if two people know the key; what's cheaper and safer than sharing one place between two friends
    can i give my assistant a login that only looks; i want my daughter as a deputy on my seat while i'm in hospital; co-own
    joint seat; two wallets one place; second owner; shared key; split it; partner access; deputy; common seat
    is there any point in having the seat in a shared wallet; we're a trio of musicians, everything is split in three, this too
    could the contract be told to pay out to two addresses; does a married couple count as one member
    my neighbour and i can each spare ten dollars, so we'd take a seat together, both names on it, and each takes out half, how do we set this up
    when i'm on the oil rig my wife should be able to take money out of my seat with her own wallet, can that be arranged
    as a precaution we'd like nothing to go out unless both of us agree, like with the safe at our club
    my partner knows my twelve words since the honeymoon, now we quarrel, what could she do with the seat
    whether joint holder or second holder can be added in one id; me and my brother, one place for two, we can or we can't
    so my wife can simply be added as a second owner; can we go halves on a seat, me and my mate`,
};
