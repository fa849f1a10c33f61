import type { PassageQuestions } from "../passage-questions.ts";

export const earningsQuestions: PassageQuestions = {
  "point-value": `
    how much is one point worth; value of points in dollars; how is the point value calculated; price of a point; money per point
    why is the point value different each day; max value of a point; how many dollars for a point; what does a point pay today
    is a point always the same money; how many dollars is a point today; is the worth of a point fixed
    why was a point worth less yesterday; who decides what a point pays; highest value of a point; what does one pair pay
    price per point; how much money for one point; worth of my points; dollars for ten points; does the point price move
    how many dollars do i get for one point; why was a point worth less today; what decides the value of a point
    maximum price of a point; is the point value fixed; point was 1.46 and now it is 0.9; how much is 50 points in money
    on monday each of my points brought a dollar and today only seventy cents, what's behind that; who sets how much a point pays
    how much money is a single point; why was a point only 80 cents yesterday; what determines how much i get for each point
    can a point be worth more than two dollars; does the price of a point go down when many earn; how is the value worked out
    exchange rate of a tick; why 0.73 today and 1.2 before; pay per match; is a match worth a fixed buck
    ceiling of 1.46, says who; devaluation; how's the worth of a match determined; if more members match do i get less
    what did a match yield yesterday; floor price; worth in cents; how many cents per match tonight; diluted by big earners?
    the quotient pool by matches; payout per match in plus; when do i learn what a match was worth
    on sunday each of my ticks fetched 1.46 and on thursday only 0.61, who decides about such differences
    i scored nine and want to know in dollars what that is going to be, is there a price list
    can the figure per tick ever climb to five dollars on a super day
    if the whole network scores heavily, do i get less for the same work
    is it like piecework in a factory with a fixed rate per item
    how do i work out what a match brings: which amount is divided by which number; when is the worth of today's matches settled
    so one tick is always a dollar, isn't it; worth per tick; cents per pair; value per match; payout rate; dollars for seven ticks
    today's rate of a tick; max 1.46; 7.30 in plus; the more people match the thinner the slice, is that the reason
    a maths student asks for the formula behind the amount per tick; why was the worth lower although more packages were sold
    what's the highest and the lowest that one pair can bring
    some days one score brings me a dollar and other days twenty cents, who or what decides that
    my nephew says it's 1.46 always, my statement shows 0.38, who is wrong
    bookkeeper needs the formula from the day's intake to the amount for one score
    is a score in the big plan worth more than in the small one; the more people score, the less each gets, did i understand that right
    could i have known this morning what a score would bring tonight; why did ten scores on sunday pay worse than four scores on monday
    taxi fares are fixed by the city, is the rate per match fixed by anybody
    on slow days with hardly any entrants, do scores become worthless
    what's the highest rate there has ever been or can be for one pair; i'd have 12 of them, how much cash would that make
    on market day i had four matches and got less than on a dead tuesday with two, how come
    i keep a diary: 1.46, 1.02, 0.57, what makes these numbers jump; is there a table somewhere with the rate for each match in advance
    i carry bricks at 9 cents each, always the same, is it also fixed per match here
    when half the world scores on one day, what's left for each; tell me which two numbers are divided to get what one pair brings
    could it ever reach three dollars on a fantastic evening; at what hour do we know tonight's worth
    in the hundred dollar plan the ceiling per match is higher, how high; my leader said count with a dollar forty six each, is that honest
    my 18 matches brought 9 dollars, please show me the arithmetic; do many new buyers push the worth up or down
    why is there an upper stop at all and how was it picked; is the rate the same for an old hand and for a beginner
    an economist asks whether the payout per pair is diluted by total pairs; worth of a match; ceiling per pair; cents
    pool over points; dollars each; 7.30; the calculator gave me 1.46 but reality 0.88, explain
    does it depend on the coin's course how many dollars one brings; can someone set the rate by hand
    i'm a seamstress paid per piece, here the piece rate floats, doesn't it; what happens with the worth when nobody buys at all that day
    why can't you tell me now what today's matches will bring; if i have fifty in a day, at best how many dollars is it
    do i get paid per point at the rate of the day i got it or of the day i cash out
    our bowling club splits the evening's pot by points, is it like this with you and what's the most for one
    tuesday three matches made 4.20, wednesday three made 1.90, i did the same work, so why
    when a thousand people join but everyone matches like mad, is mine worth more or less
    do i know at breakfast what yesterday's matches were worth; could one match pay ten dollars on a record day
    in the plan with the hundred dollars, up to how much is a single one
    yesterday my wife and i had one match each and got 0.94, today one got 1.31, what moves that
    our savings club shares the pot by tickets, is it alike with you, and is there a cap; could you tell me the value of today's before midnight
    what if there's just one match in the whole world that day; why do you say at most 1.46, where does this figure come from
    our fishermen share the catch by men on board, the more men the less each, is the worth of a match found in the same way
    my statement shows 0.66 for each match on sunday, and my brother promises 1.46 for ever, who's right
    why do i have to wait until the day has been closed to learn what my six matches bring`,
  "what-is-rebate": `
    money back on the first day; cashback; what is a rebate; part of my payment came back; refund of the pool
    how much comes back if i do nothing; leftover pool; i got some money back without doing anything why
    what is this small payment on the first day; a part of my payment returned why; what is this refund on my first day
    how big is the rebate; do i get a rebate every day; why did i get no rebate; money back per unit
    got money on my first day without doing anything; payment back after registering; explain rebate
    why did i receive part of my payment; first day refund; i got some money back on the day i paid, what is it
    is part of my payment returned; what is the cash back for new buyers; when do i receive the rebate; rebate every day?
    how much comes back of my 20 dollars; it says rebate in my account, what's that
    why did a small amount come back to me after buying; this line rebate in my history; a refund of a part on the day of joining
    the day i joined i found a few dollars in my box without having invited anybody, where do they come from
    will this little refund come every day; i got eight dollars back on the day i joined, how come; how large will the rebate be
    why was there no rebate for me; cash back after buying units; discount for new members; a bit of my twenty boomeranged
    welcome gift?; partial return on day one; is it a discount; eleven dollars appeared after i bought; kickback
    unspent pool handed to buyers; same for all buyers?; first-day money, recurring?; bonus for purchasers
    got zero back, my friend got 12; consolation money; why did i get less of it than last time
    is it guaranteed that part returns; sum returned per package; mystery credit
    five minutes past midnight there was 9 dollars in my account though i haven't told a soul about it, is this a gift or an error
    i paid for two packages on friday and my brother for one, he got half of what i got back, how is this sum fixed
    is the little return after buying repeated each day, like interest
    the shop round the corner gives cashback on each purchase, do you have the same idea
    why was nothing at all returned to me when others had almost fifteen dollars
    it was called a rebate on my list, what triggers it and how often; so i get my fourteen dollars back for sure
    where does the money come from that new buyers get back on their first day; cash-back; part refund; return of unused pool
    money back on purchase; day one credit; 14.60 back?; buyer's refund; small return
    when no one scores, who receives what is left in the daily pot; do i get it a second time when i add another package
    can i count on that return in my household budget
    does a long-time member take part in what remains in the pot or only the buyers of that day
    i bought in yesterday and today 9 dollars came back though i've no people at all, was that a mistake
    my inviter says you always get most of your money back on the first day, is that true
    something called rebate landed once and then never again, should there be one each week
    a shop owner knows rebates from suppliers, what's yours for and how do you work it out
    why did my sister get 13 back and i got nothing, we both paid twenty, one day apart
    leftover of the day's pot, who is entitled to it; if i buy five at once on a quiet day, do i get five times the refund part
    is the return on day one something i can plan my bills with; when a lot of people score on the day i join, does my give-back shrink
    cashback like on my credit card?; does an old member get it too or just those who paid that day
    woke up to 6 dollars that i didn't earn, on the day after paying, is it by mistake
    my friend sells it as get fourteen of twenty back at once, can i rely on that; why did i only see it once, i thought it's a monthly thing
    bought at noon with three packages, my neighbour one, he got a third of mine, logical
    the supermarket gives back points on purchases, what do you give back on day one and why; nothing came back to me, was i cheated
    when lots of matches happened on my day, does less come back; is that money from you, from my inviter or out of the day's pot
    i'd plan to pay the school bus with what comes back, sensible or not; is it like the deposit on bottles
    do i have to apply for the part that comes back; yesterday's buyers got 11 each, today's 3, who decides
    when i top up later, is there another one for the new packages; does a member who paid last year get a bit of it as well
    it's listed as rebate in my statement and my tax man asks what it is; leftovers of the pot; day one money; back to buyers; how much returns
    first night credit; how much at most comes back from a hundred in five packages
    in which case is it nought; if no one in the whole network scored today, what do buyers get
    could i live by buying and taking the return each day; seller says discount, you say rebate, is it a price cut
    what is the smallest and the largest sum that came back; hello i paid 20 and see 8.20 in box, from where is it
    why do people who bought on the same day get equal amounts
    after i bought for grandma, 4.80 came into her box the same night, and she thinks i sent it
    my inviter called it a cashback of 73 percent, is it always so
    the baker pays back a stamp after ten loaves, what did i do to get those seven dollars; why only once, i hoped for each week
    on the big launch day nothing came back to anyone, for what reason; do two packages bring double the return on the first night
    can an old member who buys nothing today get some of what is left
    somebody at work calls it a welcome present, i got 2.30 and he got 13, on different days
    on my second day nothing came, on my first eight dollars, explain please
    is it a part of my own twenty or someone else's money that comes back; when can it be nothing at all
    i bought one more in autumn, may i expect it again for that one
    the night after buying, 10.40 appeared in my box, mum is suspicious, who gives money away like that
    my sponsor tempts people with you get most of it back the first night, how much can one rely on
    i thought it would come every night like interest, but it came just once, what is it then`,
  "what-is-commission": `
    referral bonus; what do i get for inviting; how much for each person i bring; do i earn from my referrals' payments
    percent for the sponsor; direct bonus; commission from second level; reward for bringing someone; someone i brought paid
    how much do i get per person; if my friend joins what do i get; do i earn when my referral buys again
    do i get something from my friends friends; what do i earn when someone joins with my link; how much is the referral bonus
    do i get paid when my invitee tops up; do i earn on the second generation; how many percent for inviting
    bonus for bringing people; direct sales bonus; reward when my invited friend pays; what does each new person give me
    percentage for my referrals; earn on people i bring; do i get a share of their purchase; bonus per signup
    how much do i get when my friend joins; ten percent of what; bonus for inviting; do i also earn from people my friends invite
    is the referral bonus paid every time they buy; why did i get no commission from my invitee; income for each person i bring
    i brought my cousin in and he paid for three units, what's in it for me
    if the person i invited buys again later do i get something again; how much do i get for each person i bring
    do i earn from the people my people bring; finder's fee; is the two dollars once or every time
    my friend bought three units through my link, what do i get; why didn't i receive ten percent; reward for recruiting
    affiliate percentage; headhunter reward; two bucks per recruit; is it for life; second-tier override; do grand-recruits pay me
    i signed up three guys, what's my reward; introduction fee; cut of my friend's purchases
    when my recruit adds more do i cash in; why did my reward go to the heropool; i hold no package, do i still get ten percent
    direct referral income; kick for bringing clients; bounty; how quickly does the ten percent land
    am i paid for people my aunt brought
    my colleague signed up with my link and put in a hundred, how much of that is mine and when do i see it
    an estate agent gets a percentage for each deal, what does a person get here for bringing a customer
    my recruit brought his own recruit, does the second one bring me any money too
    i brought someone in january, she adds packages now and then, am i paid again each time
    i brought my cousin and got zero for it, could it be because i hold no package myself
    for how many years do i get my share of what a person i brought pays; so i earn from all the levels below me
    how is the inviter rewarded; sponsor's cut; 10%; two dollars per package; referral fee; introducing reward; intro commission
    kickback for inviting; agent's cut; will the reward for bringing my neighbour come the same minute or at the end of the day
    an influencer asks what he gets per follower who signs up and buys; who gets the inviter's reward for people without an inviter
    my invited friend sits very deep in the tree, do i still get my tenth
    i talked my colleague from the ward into it, what's my reward for that and when does it come
    she topped up again today, am i rewarded a second time or just for her first payment
    my recruits' recruits are very busy, do i have a share of their payments as well
    i've not bought anything for myself yet but invited two, why didn't i get anything
    as an estate agent i get three percent, what do i get as an introducer here
    the person i invited was put under someone else's chair, does the ten percent follow me or him
    how long does an inviter's share take to arrive, do i wait for midnight
    team leader question: my girl invited a man, he paid sixty, who of us gets what; referral bonus per package in dollars please
    if he buys for a hundred in the big plan do i get ten; does bringing friends pay cash or only scores
    i convinced my dentist to join and she put in sixty, how much of that is for me and how soon
    my girl invited her whole choir, do i see a cent from the choir members; she bought again at christmas, was i due something the second time
    i brought two people before i had bought anything for myself, where did my share go
    an insurance agent gets a cut in the first year only, how long does it last with you
    does it matter in which corner of the tree my recruit sits; my upline says he earns on my recruits too, is he telling fairy tales
    is it in my pot the same minute or after midnight; what do i get for somebody who joins in the hundred dollar plan with my link
    in avon i had five levels of overrides, how many are there; i'm an influencer with 40k followers, what would each buyer give me
    does the newcomer pay more because i get a share; my recruit paid and i see nothing, what may be the reason
    who takes the inviter's tenth when nobody invited the person; i have to tell people that i earn on them, how much exactly is it
    cut of a sale; second level?; again on top up; paid at once; my referral's payment
    do i lose that share if the person goes deeper in the tree
    as a student i could bring dormmates, what would five of them with one package each give
    is there a limit on how many rewards i may collect in a day; if my recruit brings 100 people, what's in it for me from those hundred
    are these ten percent taken from the pool of points; i only invite and never buy, how much do i earn
    two of us talked to him, who gets the reward; does a coupon or a lead bring something or only paid packages
    i talked to my hairdresser for an hour, she joined and took three, what lands with me and when
    is it correct that i get nothing from the people whom my people bring; my brother topped up at easter, was i paid for it too
    i have no package of my own but gave my link to six, all paid, my pot's empty, why
    he sits under another member but came by my link, which of us gets the tenth; my insurance job pays on three levels, how many are paid here
    my flatmate joined by scanning my code, bought two, and my box grew at once, what's that sum and will there be more
    if he tops up on his birthday, do i celebrate too; the neighbour's whole club joined beneath my neighbour, not me, is there anything for me
    i sold my friends on it before buying myself, and the money went into a pool, why; how is a headhunter paid in your system
    my hairdresser entered through the code on my phone and paid for two, what's my part, and is it paid again when she buys more
    the friend of my friend brought nine people, my friend smiles, and i get nothing from them, correct
    though i brought a buyer my pot stayed empty because i hadn't got a package, where did my part go`,
  "where-money-goes": `
    how is my payment split; who gets my 20 dollars; breakdown of a payment; what percentage goes to members
    share of the operator; distribution of money; where do my dollars go; percent for each; what happens with my 20 bucks
    how much do you keep for yourself; who profits from my payment; what share does the company keep
    how much of my payment goes to other members; split of 20 dollars; who profits from my joining; percentage for everything
    what happens to the money i pay; who pockets my 20 dollars; how are payments distributed; portion for the company
    where does all the money end up; split of the entry fee; how are my 20 dollars divided; what share goes to the company
    who gets what from my purchase; how much of my money lands in the pool; percentages of the plan
    where did my hundred dollars go; how is my twenty dollars split; how many percent does each party get
    where does my hundred bucks go; what share do you keep; distribution of a payment in percent; can the percentages be changed
    pie chart of my twenty; slices; who gets fat from my payment; follow the money; 14.60, 2 and the rest
    how much lands in the owner's pocket; division key; anatomy of a purchase; is my cash paid straight to others
    how big is the overhead; what fraction feeds the daily pool; beneficiaries of my purchase; split table; allocation
    is fifteen percent gone forever; where do the remaining cents land
    i hand over a twenty, please tell me dollar by dollar in whose hands it ends up
    like the label on fair trade coffee that shows who gets what, do you have such a breakdown of the price
    how large is the piece that the people who run it keep, and how large is the piece for other members
    my hundred for five packages: how many dollars feed the pot of the day and how many my inviter
    does any part of what i pay leave the members for ever
    i'm preparing a talk for my team and need the percentages that add up to a hundred; so half of it goes in the founder's pocket
    is the division the same for the second and fifth purchase; 73 10 2 10 5; split; shares of a payment; who gets which percent
    cost structure; breakdown of twenty; money flow; dollar route; could those percentages be different next month
    what proportion comes back to the network of members; journalist: what share of each payment is overhead
    the one who closes the day, from which part is he paid
    i hand over a twenty, please write who puts which coin of it in his pocket
    journalist: exact allocation of member payments incl. what reaches the company and the outside address
    my wife thinks the whole of it goes to the guy who invited me, how much is it really
    is any part kept for running costs, as in a church collection
    of a hundred for five packages how much ends in the shared pot and how much is away for good
    lawyer wants to know whether the distribution key can be altered by the directors
    pensioner here, i like pie charts, can you tell me the slices of a payment
    what do those above me get from my payment apart from my inviter; why do only 73 of 100 go to the members
    who pays the one that closes the day, is this an extra charge for us; taxi owner takes forty percent of my fares, what do you take
    i'm on the parish council and we print for each donation where it goes, could you do the same for a twenty
    whose pockets fill up when a newcomer hands over a hundred; the owner surely keeps half, tell me the truth in cents
    which share goes away from members altogether; how much does the inviter get, how much the daily pot, how much the monthly one
    is there an overhead like the 30 percent that delivery apps take; can the founders give themselves more next year
    my class is drawing a pie, what are the slices; from which slice is the one who closes the day paid
    where do the cents that points leave over end up; for an article on network sales i need the allocation of turnover
    how many dollars of each package feed the points; a plumber's bill lists labour, parts and tax, what does yours list
    does the coin network take a share as well; who gets my twenty; breakdown; percent to members; overhead; founder's share
    i asked my sponsor how it's divided and he got angry, so i ask you
    do those 10 percent for the cause come out of my earnings or of my payment; is the key of division the same for rich and poor
    who checks that the shares are really paid as written; out of 1000 dollars that our team paid, how much stays in the network
    is a share put aside for bad times
    why does the operator get anything at all and how much is it; does the hero money come out of my twenty
    when i give a beggar a coin i know where it goes, when i give you twenty dollars i don't, tell me coin by coin
    the radio said such firms keep most of it, what's your part in cents
    i'm making a poster for the meeting, please the shares that sum to one hundred
    from a hundred dollars in five packages, what reaches the person who invited me
    does anything go to the ones sitting above me if they didn't invite me; is the division written in stone or may it be moved next spring
    mum wants to see a receipt: 20 dollars, and beneath it who got what; does the state get a part of each payment, or which parties are there
    the lion's share goes to the founders, as always, or not; of the dollar for operations, who gets a piece
    a fellow student claims 27 percent never reaches members, is it so
    the village council wants to see the way of each coin of a package on a blackboard, could you list who gets how much
    they say a tenth leaves the members for a good cause and five parts go to the house, are there more such parts
    can those who run it raise their own part after i've paid`,
};
