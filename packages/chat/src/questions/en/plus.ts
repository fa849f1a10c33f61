import type { PassageQuestions } from "../passage-questions.ts";

export const plusQuestions: PassageQuestions = {
  "what-is-plus": `
    second plan; bigger plan; plan with 100 dollar units; purpose of plus; what does plus add; premium plan
    difference between core and plus; what is the plus thing; why is there a second plan; difference between plus and normal
    is plus better; why should i take plus; is there a bigger plan; what do i get with plus; the 100 dollar version; explain plus
    what does plus mean; is plus worth it; plus compared to the standard plan; why are there two plans
    is plus a premium membership; what's the point of the second plan; normal plan versus plus; is plus better than the core plan
    why would i need the hundred dollar plan; do i earn more in plus
    there's a second plan with bigger amounts, what's the idea of it; do i miss something without plus
    there is a menu entry plus, what's that about; what's the big plan with the hundred dollar units
    is plus better than the normal one; does plus have its own pool; the fancier tier; gold membership?; deluxe version
    is it a vip thing; is the big one safer; twin of the first plan; why have a hundred-dollar level; upgrade tier explained
    is the second level more lucrative; is it compulsory to have the second; separate competition with bigger stakes
    does every site have it; bigger stake bigger danger?; the expensive tree
    in the menu is a second thing with larger sums, and my leader says the real money is there, what is it actually
    i'm in for twenty dollars and wonder what i would get differently with the hundred version
    is it like first class in a train, the same journey with better seats, or something completely different
    does it pay better percentages, or are the shares and rules the same just with bigger numbers
    as a beginner i don't get why there are two of everything, can you explain the second one
    my site doesn't show it in the menu although a friend has it on his, why; big version; second game; hundred dollar plan
    bigger edition; pro plan; higher stakes; copy of the plan; level two; is my risk smaller in the bigger one
    do both share one prize pot; what's in it for me if i go bigger; should i do the large one or stay small
    is it the same contract; plan b with bigger sums; does the second one have its own titles
    the menu has an entry for something bigger and my leader is pushing me into it, what is it and what do i gain
    i only just understood the twenty dollar thing, why is there another one for a hundred
    is it the business class of the same plane or another plane altogether; are the percentages better in the dearer one
    is there less risk if i go for the larger amounts; my friend's site doesn't have the second plan at all, how come
    does it have its own prize pot and its own titles; tell my viewers in two sentences what the premium thing is
    who needs the second plan, a shop owner or only rich people; is it the same team and the same pot with bigger figures
    as a former victim i know such upsells, what is this one; gold level?
    the gym has a black card, the airline a gold one, and here the menu says plus, what do i get that ordinary people don't
    is it an extension of what i have or a second, separate thing with a separate tree
    somebody multiplied everything by five and gave it another name, is that the gist
    do i get a better percentage for a hundred dollars than for twenty
    my sister's dashboard has the entry and mine doesn't, we're on different sites, is this normal
    would my chance of losing be smaller with higher amounts; is there a prize pot of its own for titles over there
    our leader says real players are in the big league, what's the big league; does the daily limit differ in it
    does money ever flow from the big one to the small one to keep it alive; must i understand something new or are the rules a copy
    what's in it that i can't have in the basic one; two plans on one site, why
    if i lose in the small one, can i win it back in the big one; is it run by the same operator and does the same fixed rule apply
    higher stakes table; big league; bigger sums; plan two; copy with 100; deluxe; extra plan; difference to core; is it necessary
    a butcher sells mince and fillet, is the bigger plan the fillet; at what point does a sensible person consider that second thing
    is it a subscription that gives extra features; what is the plus sign plan, explane
    i thought i was done with decisions when i'd paid my twenty, then a second thing with hundred dollar pieces turned up in the menu, what is it for and do i miss out without it
    my cousin in another town says his page has no such entry at all, mine does, is it some version for privileged users
    an usher at the theatre tried to sell me the balcony upgrade as safer, my leader does the same with the larger plan, is it in any way safer
    are people who only sit in the small tree second-class members, or is the bigger one just the same game with more money on the table
    we're two sisters, one with a lot of money and one with little, what would the rich one get from the bigger plan that the poor one doesn't get here
    what is the difference between normal plan and plus plan, which is more beneficial
    plus is what, is more good, is more safe, is for who; so plus is an upgrade that makes my present units count five times
    is plus worth a punt or just the same thing with bigger numbers`,
  "who-can-join-plus": `
    am i eligible for plus; conditions for plus; can everyone join plus; requirements of plus; plus without core
    need to be in core first; can i go directly to plus; who is allowed into plus; do i have to be a member before plus
    is plus open for everybody; may i skip the basic plan; can i be only in plus; conditions for entering plus
    directly into plus as a new person; am i permitted to join plus; plus only without the rest; who qualifies for plus
    can i take part in plus only; do i need the basic membership for plus; am i allowed into plus; is plus obligatory
    can a new person go straight to plus; may i go directly into plus without the normal plan; do i need a certain rank for plus
    can a newcomer take plus at once; am i allowed to have plus; is it necessary to be in both; gatekeeping for the big plan
    skip the twenty-dollar level; need i be in the small one to get in the large one; outsiders welcome in the hundred tier?
    can i use a different nickname in the second; do i need a title for the second; prerequisite for the expensive one
    is the large one optional; my buddy isn't a member, may he go straight to the large one
    do i have to hold five before the large one; which wallet must i use for the second; entry criteria of the big plan
    my brother has heard of the bigger plan and wants to skip the small one completely, does that work for him
    i have one share in the ordinary plan, is that enough to be let into the larger one or do i need more
    must i take the second plan to keep my place in the first, because my leader claims so
    could i enter the large one with another wallet and a secret nickname so that no one links the two
    if i rename in the small plan, what am i called in the large one
    in airlines you need status to get in the lounge, do i need some title to get into the bigger plan
    entry rule for the large plan; outsiders in the large one; need small first; eligibility; same wallet?; required rank
    can i leave the small one and stay in the big one; do i have to go big; first core and then the other, is that the order
    not a member but rich, can i go straight in; same nickname in both?; changed my wallet in the small plan, and the big one?
    is the big plan by invitation only
    my brother with a fat wallet wants to go right into the big one without the small one, would they let him
    do i have to reach some title before the hundred dollar plan lets me in
    i hold a single share in the ordinary one, am i good enough for the larger one
    could i use a separate wallet and name for the bigger plan so my boss can't link them
    must i go for the big one to stay in the small one; is it only for leaders or for everyone
    if i rename myself, do i have to do this in the second plan as well; is there an invitation needed for the larger one
    from when on after signing up may i take the second; strangers from outside, can they get into the hundred tier
    which conditions must a person fulfil for the second tree; plus only, no core, ok?
    my brother-in-law has money like hay and no patience: may he walk past the small plan straight into the big one
    what must i already be in order to be let into the hundred dollar tree
    is there a minimum time as an ordinary member before the gate opens
    could i use a different nick over there so that my colleagues don't recognise me
    my wallet was changed last month, do i have to do this in the larger plan again
    will i be thrown out of the small one if i don't go along to the big one
    do i need to have earned something first, or hold a title; can i enter with my spare wallet that isn't a member
    i own one small share, others own five, does that matter for entry; is anyone obliged to take both
    does my account need to be approved by somebody for that; which identity is used in the second plan, the old or a new one
    may i leave core and keep only the other; who is shut out of the big plan; membership rule; admission to the large one
    pre-condition; core first; same name there; outsiders no?; optional or not; entry without core; am i permitted
    a schoolteacher's question: is there an entrance exam for the higher class; can a member from another operator's site enter here
    are people who joined with no inviter allowed as well; i renamed yesterday, what name appears over there
    can plus be used on its own
    the notary in our village has plenty of money and no wish to bother with twenty dollar things, could he go directly in the larger plan under a name of his choice
    i've got a single small share since a week and no people at all, would they let me into the hundred dollar plan today or must i prove myself first
    for reasons of discretion i'd like to be under another name and another wallet in the bigger plan, is this foreseen
    after i changed my wallet in the ordinary plan i was afraid that the bigger one still knows the old one, do i have to do something there
    our leader says everybody has to be in both by christmas or lose the place in the first, is there such a rule
    whether outsider can take plus directly or core membership is compulsory
    i am not member of normal plan, i can enter plus or the door is close; so you have to be a hero before they'll let you into plus
    can i be someone else in plus, different handle, different wallet, the works`,
  "plus-cost": `
    price of plus; how expensive is plus; plus unit price; plus membership price; cost of 5 plus units; how much for plus
    how much is plus; what do i pay for plus; how many dollars is plus; price of a plus unit; can i afford plus
    what do five plus units cost; monthly fee of plus; what do i need to pay to be in plus; cheapest plus entry; plus in dollars
    how pricey is plus; how much money for plus; maximum i can put in plus; is plus paid monthly; 100 or 500 dollars for plus
    fee for plus; how expensive is the plus membership; five units in plus, how many dollars; monthly fee for plus; refund in plus
    what do i pay to upgrade to plus; damage for the big plan; price tag of the hundred tier; does the larger one have dues
    five of the big ones, total; can i get a refund in the big plan; most i could lose in the second plan
    is it 100 once or monthly; half a package for 50; cheapest way into the larger; hidden costs in the larger
    in coins, how much is one big package
    i've saved 400 dollars, how many of the large shares can i get for it and what else is taken off
    does the bigger plan cost me something every month or is it one payment and done
    what's the highest sum a person can lose in the hundred dollar plan
    if i don't like the big plan after a week, do i get my hundred back
    my leader says i should go in with everything at once, how much would that be in the big plan
    is there some rebate on the second plan for people who already paid in the first; price of the large one; 500 max
    cost of going big; per share hundred; subscription for plus; fee of the second plan; total for five
    in pol how much is one large share today; are there 50 dollar shares in the big one; do i pay gas on top there as well
    cheapest way to be in the large plan; is one enough or do i need five; do most people get their hundred back
    i've 250 dollars put aside, how many of the large shares is that and what is left; does the hundred come off each month or only once
    my wife asks how much we could lose at most if we go big; is the bigger one refundable in the first week
    what do i pay in coins for one large share today; can i take half a share in the large plan
    are existing members given a discount on the larger one; for the ledger, what's the sum for three of the big ones plus charges
    what does the upgrade set me back all in all; do most people get their hundred back in there; how expensive can it get for one person
    plus price?
    we have a jar with 520 dollars for the roof, how far would that reach in the bigger plan
    is it a hundred in total or a hundred for each share; what's the least and what's the most i can put in over there
    do i get anything returned if i'm unhappy with the big one in the first days; on top of the hundred, what's added by the chain
    is there a yearly due for being in the upper league; in coins, how much is one of the big shares, and who decides the rate
    do core members get it cheaper as they already paid; can i pay a hundred in four monthly parts
    how much could a reckless person sink into both plans together
    do people over there usually get out what they put in, where can i see
    i'd need to tell my wife a precise amount for two of the large shares; is the fee to my inviter on top of the hundred or inside
    can i start with one and add others later, at the same price; does the price rise with demand; what does the big one cost
    highest outlay; cost of two; in dollars please; annual charge?; 300 enough?; refund no?; price list of plus
    our club has 1,000 dollars, can it all go into one seat over there; is gas there higher since amounts are bigger
    what is the prise for plus membership; are there half packages for students
    we sold the old caravan for 450 dollars and my husband dreams of the larger plan, how many shares would that be and what would still come on top
    i know the small one is twenty and no monthly bill, is it the same with the big one apart from the bigger figure, or are there dues for being premium
    if it turns out after a fortnight that the larger plan isn't for me, what do i get back of the three hundred
    the young man who explained it spoke of 500 as if it was bus fare, what is the least one can put in over there
    i'd like to compare: a share in the ordinary plan and one in the larger, what does each cost in dollars, and is the number of coins the same all day
    what is the price of plus unit and maximum how many can be purchased; how much cost plus, is every month or one time only
    so plus is a hundred a month on top of the twenty; what's the damage if i go the whole hog in plus`,
  "join-plus": `
    enter plus; sign up for plus; steps to plus; register in plus; where do i join plus; upgrade to plus; how do i activate plus
    i want to upgrade to plus; where is the button for plus; add plus to my account; register for plus; go into plus
    how can i get plus; buy plus; sign me up for plus; how do i get into plus; steps for entering plus
    i'm a member and want plus too; activate plus; steps to become a plus member; where is the button to get into plus
    i'm a normal member and want to enter plus now; do i choose a new username for plus; switch to plus; hop on the big plan
    walk me into the second tree; the upgrade button, where; i've decided for the hundred tier, now what
    does it ask me to sign again; sequence for the second plan; enter the larger one from my dashboard
    pick a chair in the second tree; must i invent a new nickname for it; register a second time for the large one
    get me in the deluxe plan; how do i put 300 in the big plan
    i have been in the ordinary plan since spring and now decided to take the larger one as well, where do i begin and what will it ask
    what are the steps for the second plan, does it take another signature at the end like the first time
    it wants me to name a sponsor for the bigger plan and has already filled one in, what do i do with that on the way in
    show me where to click to put 200 dollars in the hundred plan
    do i type a new nickname when i enter the second tree, or is it taken over
    how many minutes does going into the big plan take and how many confirmations; start with plus; add second plan
    enter hundred tree; join the larger one; button to go big; sign-up for the second; get plus; i'm ready for the big one, go
    where's the form for the second tree; one payment or several to enter the large one; may i choose my place in the second tree
    my way into the deluxe version; does my login change once i'm in the big one too; take me to the upgrade
    i made up my mind to take the large plan too, on which button do i click and what comes then
    the form for the hundred plan already has my nickname in it, may i go on; do i have to sign a second time after paying for the big one
    i'm in the ordinary one since may, show an old man how to get in the other; where do i choose my place in the second tree
    will there be one payment or two for getting into the second; what shall i put in the sponsor field of the larger plan
    my upline says press upgrade, but i can't see such a button; how do i buy three of the hundred dollar ones
    does my password or login change with the larger plan; take me through the form of the second plan; into plus, how
    decision made, coffee poured, laptop open: where do i click to get into the second tree
    what does the form want from me over there that it didn't want the first time; is there again a signature after paying
    they filled in a person i don't know in the sponsor line, can i go on like that; how do i pick where i sit in the other tree
    how many payments will pop up in my wallet; do i need another nickname when i go in
    could i enter on my phone during a break, or does it take long; after i've paid for the big one, will i have to log in anew
    i only see the word core in my menu, where's the door to the other
    can i have three of the large shares at once, and where do i enter the number
    my aunt's in the small plan since june, walk us through getting her into the larger; do i choose left or right there myself
    what should be in my wallet before i open that form; does it take effect straight away after the payment is through
    enter second plan; plus registration; add the hundred plan; steps; which page; upgrade form; sign up there; button join plus
    is there a checklist for entering the upper plan; do i have to tell my inviter before i go in
    i'm already a member, so is it one click; which field is the tricky one when entering plus
    it's raining, the kids are asleep, and i've decided to go into the hundred dollar plan tonight, tell me where to press and what i'll be asked
    the form over there had my nickname filled in and the name of someone i only know from hearsay, what am i to check before i go on
    when i joined the small plan i had to pay and then sign a message, will the same two windows come up for the second plan
    my father wants two of the larger shares and a seat on the left, how do we go through that form without making a mistake
    i pressed plus in the dashboard and now see a button join, what comes after it and how many payments are there
    how to activate plus in my id, please tell the procedure; i want go in plus today, which button, which page, what after
    so plus gets switched on automatically once i have five units; right, i'm up for plus, where do i stick my money`,
  "plus-sponsor": `
    sponsor in plus; who gets the commission in plus; can i choose another sponsor for plus; upline in plus
    is my sponsor the same in plus; can i choose who sponsors me in plus; my inviter is not in plus; who earns when i join plus
    different sponsor in plus; who's above me in plus; commission for plus goes to; another inviter for plus
    my sponsor is not in plus; do i keep the same sponsor in plus; choose another sponsor for plus
    must my inviter be in plus as well; my sponsor isn't in plus, who becomes it then; may i take someone else as inviter in plus
    the site suggests a stranger as my plus sponsor; who gets the commission when i buy in plus
    who pockets ten percent of my hundred; my mentor isn't in the big plan; pick a different mentor for the second tree
    does the small-plan inviter inherit me; name proposed in the big plan is unknown to me
    must the person over me own a big package; i want my aunt as inviter in the second; mentor in one, stranger in the other
    cut of my big purchase goes to whom; can i have two different inviters
    the man who brought me never went for the larger plan, so who is going to get the ten percent when i do
    i'd like my best friend to profit from my hundred dollars instead of the one who signed me up at first, may i choose
    the form for the second tree already has a name in it that i've never heard of, where does it come from and can i replace it
    does the one above me in the big tree also have to own large shares
    a member on another branch talked me into the large plan and wants the cut, is it possible to name him
    if i choose differently in the second tree, does my first inviter lose anything in the first; who gets my cut in the big one
    change inviter for plus; suggested name; other mentor; recruiter not in plus; ten percent of large
    must both inviters be the same; can i be my own inviter in the second; nearest member above me, what's that
    can i swap him later in the second tree; does my recruiter have to be in the large one
    my inviter joined plus after me, can he get my cut now
    the one who brought me has never been in the big plan, whose name goes in and who takes the ten
    the form proposes a lady i've never met, why her and may i replace her
    i want my best mate to get the cut from my large share and not my first recruiter
    may my inviter in the second tree be another one than in the first
    my recruiter entered the big plan a week after me, can i still make him my inviter there
    must the person above me in the big tree have paid for that plan as well; how does the site find the proposed name for the second plan
    would my old recruiter be harmed in the small plan if i pick someone else in the large one; how much gets the inviter of my 500 dollars
    my boss insists that he should be my inviter in both, is this compulsory; can the inviter for the hundred plan be changed later
    who gets the bonus from my plus
    the retired colonel who brought me wants nothing to do with the larger plan, so who steps into his boots there
    a name i can't place, kofi_88, is written in the line for my inviter, where does the page get him from
    may i give the ten percent to the woman who actually explained the big plan to me
    is my inviter in both plans automatically the same person; if my recruiter enters next month, can i switch to him then
    does the seat above me have to own large shares; how much of my two hundred goes to the person i name
    will my first inviter see that i've picked another one; what if neither my inviter nor anybody above me is in the larger tree
    can two people share the inviter cut over there; could i put my own second account as inviter for plus
    how does the page decide who's nearest above me; is the choice final once i've paid; sponsor for plus; different inviter
    proposed inviter; who gets ten percent there; other upline; change sponsor in plus; inviter missing in plus; nearest one above
    my husband invited me, but he isn't in the big tree, must he pay first
    does the inviter need any large shares to receive the ten percent; is the person i sit below necessarily my inviter there
    who's my plus upline if i just accept what is in the form
    the lady who brought me to the first plan moved to portugal and wants no part of the bigger one, so who's going to be credited when i pay my three hundred
    a box in the form names a certain delta_rose as the one who brought me to the bigger plan, i have never heard of her, can i type another name
    i want the ten percent of my large shares to go to my daughter who's in the bigger plan already, though she didn't bring me to the first one
    is there any rule that the one above me in the larger tree has to be the same person as in the ordinary tree
    my recruiter is furious that he gets nothing from my hundred dollars, he isn't in that plan himself, could he have got it
    my sponsor is not there in plus, then whose name i should put
    in plus who take the ten percent, the same man like before or i choose
    so my sponsor is carried over into plus whether i like it or not
    some random name's been plonked in the sponsor box for plus, do i leave it`,
  "plus-is-separate": `
    do my legs carry to plus; are core units counted in plus; separate boxes; are plus and core the same tree
    points of core in plus; are my legs the same in plus; do normal units help in plus; is the balance shared with plus; two boxes
    do points of one plan count in the other; do people in my normal tree bring me plus points; is plus money in the same box
    one team for both; do my normal points count in plus; is the balance shared between the two plans
    do my members in the core plan give me something in plus; does plus raise my daily maximum; two boxes, one for each plan
    does a withdrawal take from both; is my rank valid in plus too; does my core team count for plus points
    do i have two boxes then; will plus units lift my normal limit; do i have to withdraw twice
    my people are in core, are they beneath me in plus as well; do the two pots mix; cross effects between the twins
    my small-tree crew, do they push me in the big one; one withdrawal for both?
    does a big package lift my ceiling in the small one; titles valid across both; can i shift money from one plan to the other
    are they chained together; shared history?; does flash in one affect the other; leftovers from one usable in the other
    if the big one dies is the small one fine
    in the small plan i have a strong left side, and i hoped it would also pay in the larger one, does it
    if i hold five small and five large shares, may i then collect up to a hundred points a day or how is that counted
    i took out everything yesterday but there is still a sum shown under the second plan, did the payout skip it
    my title comes from the ordinary plan, can i claim in the other one with it
    is it one pot with two inputs or really two pots that never touch
    an accountant would like to know whether results of the two plans are netted against each other; two pots; separate legs
    own cap each; no transfer between plans; history apart; does one help the other; shared or not
    units of the dear plan lift my maximum?; take out of both with one click?; do small shares count in the large tree
    move my earnings from one plan into the other; same nickname, same wallet, what else is common
    one plan goes wrong, the other too?; do my hundred people count for plus points
    i have 200 folks in the ordinary tree and hoped to get rich at once in the large one, do they count there
    i emptied my pot but the other plan still shows coins, did it fail
    does one large share raise how much i may earn a day in the small plan; is my title good for both prize pots
    can i move what i earned in the big one over to the small one; for taxes, are those two ledgers or one
    what do the two plans have in common at all; if the second one collapses, will my first be hurt
    my left is strong in one and my right in the other, can they be matched
    two savings accounts at the same bank, is this the right picture; core helps plus?
    i've a full orchard in the small plan, will i pick any of that fruit in the big one
    i took out everything and there's still 9.9 on the other page, two wallets or two pots
    four small and two large shares, how many matches a day does that allow in all
    my cousin sits under me in the ordinary tree and has bought large shares, do i score from that
    is the title i won with twenty dollar shares recognised in the larger plan
    can earnings from one be used straight away as payment in the other
    when one of the two is closed at night, is the other closed too; if the bigger one dries up, does mine in the smaller go on
    which things are truly shared between the two: name, wallet, what else; do leftovers on my strong side help me over there
    two histories or one, for my bookkeeper; does the prize pot of the small one get fed by the big one
    my inviter counts in one, does he count in the other; if i hit the limit here, does the rest spill into the other plan
    will a large share make me a stronger member in the ordinary tree; separate or linked; own history; cross counting; both caps
    count in the other; team carries over?; shared title; two trees; do i have to press take out twice to get all my money
    what effect does leaving one alone have on the other; can i move my seat's position of one tree to the other
    are points from the two added up for the hero title
    i've built up a hundred and ten people over two years in the ordinary tree and would now like to harvest in the large one as well, does my crowd come along
    yesterday i emptied my pot to pay the rent, and on the page of the larger plan there's still a sum, shouldn't one payout empty everything
    i hold five shares in either plan, so may i score a hundred a day together, or how do the two ceilings work
    at the family table we wondered: if the larger plan dried up some day, would it tear the smaller one down with it
    with my hero title from the small plan i expected a part of the prize pot of the large plan, nothing came, was i wrong
    my tax adviser asks if profits of the one plan may be set against the other inside your system, and which records each of them has
    whether my core team will be counted in plus for pair matching; the money of plus and money of normal is in one box or two box
    so five plus units lift my daily limit in the ordinary plan too
    i've cleaned out my pot but plus still shows some, is that right`,
};
