import type { OtherWords } from "../other-words.ts";

export const planAndPointsQuestions: OtherWords = {
  "plan-in-short": `
    how does it all work; explain the compensation plan; summary of the plan; explain simply; overview of the rules
    how does the system work; explain like i am five; what is the business model; binary plan; i don't get how this works
    give me a short explanation; how do you make money with this; whats the plan exactly; where does the profit come from
    explain the scheme in two sentences; how does the money flow; what do i have to do to make money
    i don't understand your system; how does one earn here; what are the basics; how does the network pay
    how do members make their money; simple explanation please; i don't get it, explain; what's the system behind this
    ways to earn here; how is the payout structured; what is the system behind it; how does the binary work
    how are earnings distributed; i don't get the model, explain it simply; give me the short version of the rules
    what happens with the money of new members; how does this business model work
    explain left and right and points in two sentences
    somebody at work tried to explain it with left and right and pairs and i got lost, can you do it in a few words
    how is the money that comes in every day handed out; i don't get how this works, short version please
    how's the money divided among people; sum up the compensation plan; what do the members get and for what
    give me the basics in simple words; how does one make money here in general; the whole system in three sentences
    elevator pitch of the maths; the mechanics for dummies; game rules in a nutshell
    connect the dots for me: packages, pairs, pool; how's the cash cycle; my head spins from left and right, help; napkin version
    cheat sheet of the reward plan; matrix or binary, what flavour; what's the recipe for getting paid here
    daily pool idea in brief; tldr; how is it that money reaches me; in what way do members feed each other; crash course
    the gist of how rewards arise; rulebook summary
    my wife asked me over dinner what this thing does and i could not say it in plain words, can you give me three sentences for her
    i come from ordinary shop work and all these sides, ticks and pots confuse me, what happens from the moment someone pays until someone is paid
    as a teacher i like short summaries, what are the main rules from purchase to reward
    if you had to explain the game to a twelve year old, how would you put it
    in a company the boss pays wages out of sales, who pays whom in here and by which rule
    what are the building blocks: purchase, two sides, matching, daily sharing, is that all
    i watched a 40 minute video and still have no clue how it functions, short text please
    so members simply pay each other by a formula, have i got that right; how does it tick; the concept; the model in brief
    main idea; principle of operation; big picture; the deal in one paragraph
    explain the reward system to my grandfather who only knows lotteries
    journalist needs a neutral two line description of the compensation scheme
    where do the percentages go and what earns a reward, in a nutshell please
    is it a lottery, a club or a shop, how does it function
    my bus leaves in three minutes, tell me quickly how this thing produces money and for whom
    retired teacher, i'd like the whole scheme on half a page as i'd have put it on the blackboard, how does it run
    a youtuber needs the thirty-second pitch without hype, how do the pieces left, right, pool and inviter fit together
    my brother-in-law explained it with two buckets and matching marbles, could you give the correct version
    i got the job of presenting the compensation model at work, what are its main parts
    explain it like the rules of a board game, who does what on a turn and who scores
    the farmer next door says you earn whenever something happens on both sides, is that the essence
    i've read ten pages and feel stupid, what's the big picture of how pay comes about
    what's the business model in plain words, my lawyer boss wants a paragraph; how dose it al work, i have dyslexia so short please
    binary plan of yours, gist of it`,
  "what-is-a-unit": `
    what am i buying; what does a unit give me; is a unit like a share; price of one unit; package; what do i get for 20 dollars
    is it an investment; deposit; what do i own after paying; is buying a unit like buying shares; does a unit pay interest
    what do i get for my money; what is one unit good for; is a unit a share or a token; what am i paying for
    how much is one unit; can i sell a unit; do units expire; explain units; what exactly do i purchase; one unit costs what
    benefits of owning a unit; is it a product; what am i buying for 20 dollars; what does one unit give me
    can a unit be sold again; unit versus point; what do they mean by unit; is a unit a deposit with interest; does a unit expire
    how many units can one have; what am i buying for the twenty bucks; is a unit a share; can i own six of them; meaning of unit
    do units pay interest; do i get a product for the unit; is it like a ticket, a coupon or a token; what's inside a package
    building block; do i get a certificate; is a package a stake in your firm; rename for share?; dividends per package
    do i own something i could resell; what does twenty dollars entitle me to; how many blocks may i stack
    is it a bond or a deposit; refundable piece?; what's the use of a second piece; does a piece wear out
    size of one piece in dollars; is it a subscription
    i'm asked to put down twenty dollars for something whose name tells me nothing, what do i hold in my hands afterwards
    in a shop i receive goods for my cash, what is it that i receive here
    is it comparable with a stock of apple that i could resell when i'm tired of it
    my accountant asks whether the thing i purchased is an asset, a loan or a fee
    can i give two of my five pieces to my sister as a present; so after a year it runs out like a season ticket
    does holding three of them bring a dividend without doing anything
    what's the difference between the small package for 20 and the big one for 100; do i own a part of the company with it
    licence to earn ticks, or what is it; piece; block; share certificate?; buy in; stake or fee; voucher; subscription or one-off
    what's the upper number of pieces one person can hold; may i hand it back if i don't like it
    a programmer wonders whether it is an nft that he can list on opensea
    my receipt says one unit, in my shop a unit is a can of sardines, so what did i purchase here
    a guy at the taxi rank said buy five, five of what exactly
    could i hand my unit over to my daughter or put it on ebay when i don't need it any longer
    is it comparable to a bond, a share certificate or a club ticket, our bookkeeper must name it
    does the package i paid for pay something each week like a savings plan
    i'm a gamer, is a unit like a character level or like an item i can trade
    the expensive package at a hundred and the small one at twenty, are these the same article in two sizes
    how many of those may one person own and what does each of them allow
    legal assistant drafting a memo: nature of the unit, is it a loan to you, equity or something else
    once bought does the thing run out, or need renewing like a phone plan
    i paid twenty bucks in coins and got a 1 next to my name, meaning what`,
  "what-is-a-point": `
    meaning of points; how do i earn points; how are points made; what counts as a point; how are pairs formed; pairing explained
    matching bonus; get points; how do points work; one left one right; how do i make a pair; how are points earned
    what is pairing; when do i get a point; left and right must match; what is half a point; how does the binary matching work
    explain points; a pair means what; requirement for one point; when left meets right; how do i score; how do i get a point
    what counts as a pair; one left and one right makes what; do i need to invite the people myself to get points
    does it matter how deep they are; explain points to me; matching of the left and right side; what must happen for me to score
    how does a point come about; what's meant by pair; one on the left and one on the right gives what; are points money
    how do i collect points; what makes a pair complete; do my own invites have to be in the pair; scoring explained
    match of two packages; handshake of left and right; credit for a balanced pair; do i need to hire both myself
    one from each arm; coupling; how does one tally rewards; is a score a coin; what triggers a tick on my counter
    must both be from the same day; do grandchildren in my structure count for matching; can one package be matched twice
    bv or pv?; binary match; what earns me a tick
    my cousin talks about ticks all day, she says one from here plus one from there makes a tick, can you put it in proper words
    in a loyalty card i get a stamp per coffee, what do i have to achieve here for a stamp
    two strangers bought deep down, one on each of my wings, i did not bring either, does that give me something
    does a sale of three packages on one wing and one on the other make one or three of them
    how many dollars at best does a single match bring; must the two sales happen in the same week to be coupled
    is one purchase used several times for the same person; so points are like air miles, i collect and swap them for gifts; match
    a pair of sales; scoring unit; half one; what's worth half; left plus right; one by one; rule for a tick
    a chess player would ask: what's the scoring rule; is it counted per person or per package bought
    in football terms, what counts as a goal here; does it make a difference if the buyer is on level two or level nine
    my screen says 3 points, in my supermarket three points is nothing, what is one here and how did it come up
    two people joined beneath me on different sides and the counter went up by one, is that a coincidence or the rule
    does someone on level nine count as much as my direct neighbour when making a match
    i teach statistics, define the atomic event that scores, please
    is a package on the left worth a whole one or a half, and can it be counted again tomorrow
    if a stranger's recruits pair up beneath me, do i score although i never met them
    gamer: what do i have to do to score, and what's the score good for
    bookkeeper's wording needed for pair and point, are they the same thing
    my nurse colleague brought three on her right only, i brought one on each side, who scored and how much; what's meant by matching
    is it correct that one left plus one right makes one`,
  "no-points": `
    zero points; people joined but i got nothing; all joined on one side; one leg is full but no points; why is my score zero
    40 units and no points; recruits on one leg only; only left side grows; i brought 10 people but still no points
    why is there nothing on my account though my team grows; my left leg is big and right empty; why am i not earning points
    my team grows but points stay zero; people registered under me and nothing happened; everyone is on one side
    i have members but no income; nothing happens although people join; my points do not increase; many joined but zero points
    downline is big and i earn nothing; why is nothing counted; i brought lots of people, where are my points; score remains zero
    all my people are left; twenty people on the left and still zero; my team grows but i earn nothing; points stay at zero
    why am i not earning although people joined under me; only one of my sides has members; i have lots of volume but no points
    my own purchase gave me no point; i have worked so hard, brought eleven people and they all sit left, why don't i get anything
    my numbers on one side go up and up but income is zero; ten people joined and i didn't get a single point
    all mine are on the right, is that the reason; why is my score zero today; my team grows but no pairs
    one side is full, the other empty; do i get nothing for a strong left leg alone; lopsided; why's my counter stuck
    massive left arm and still broke; zero matches despite sales; one-armed; my crew explodes but nada
    fifty packages yet not a single tick; nothing triggers though they buy; sales galore on the right, wallet empty
    i'm doing everything and get squat; does one-sided growth pay; my counter never ticks; unbalanced team
    they buy, i get nothing from matching; hundred folks on a single side; own purchase not matched
    we are a team of twenty three, my leader is happy, my left wing is full of buyers and still the counter shows a round zero for me, what is wrong
    i bought five packages for myself and wait since two weeks for the first tick, nothing comes
    every single friend i brought got put under the same person and now i earn nothing from matching although they all paid
    my neighbour brought two people and scores daily, i brought fifteen and score never, that's unfair
    is it a bug that sales appear below me and the tick count doesn't move
    when one wing is a desert, does the other one bring anything at all; so all those purchases on one wing were in vain
    i did everything my recruiter said and my score is nil; no ticks; nil; 0 pairs; score stuck at zero; sales but no match
    forty versus none; single sided; right side dead; half empty tree; does my own package match with my friend's on the left
    what is missing when i've plenty of sales and no reward; will it ever pay when the empty wing finally gets someone
    my dad has twelve folks under him and gets nothing, could you look what's the cause
    i've dragged in eleven people this year, sweat and tears, and the counter shows a fat zero, what is going on
    all my relatives sit on the same side because that's where the link put them, is this why i don't score
    my recruiter said activity gives income, there's plenty of activity under me but not one match
    i hold three packages, put them against my wife's side and expected at least three, why nothing
    a leader asks: how do i explain to my girl with 60 folks on her right that she hasn't earned
    will the ones waiting on the full side expire before i fill the empty one
    taxi mate has less people than me and yet scores, what does he do differently
    is it broken, tons of joiners yesterday and i still read 0; does my own purchase fill the empty side
    so forty in one arm and nobody in the other equals nothing, seriously; my left is huge my right is empty wher is my reward`,
  "what-are-legs": `
    what is a leg; left and right side; two branches; what are left and right teams; my branches; why only two legs
    how many people directly below me; what do you mean by legs; left team right team; why can i only have two people under me
    what does left leg mean; how many legs do i have; why only two people directly below; where do further people go
    what are branches; third person under me; explain the legs; what is my left side; left and right meaning
    where does the third one i invite go; two branches only; what is my left side and right side; what does leg mean
    where do further people i invite go; can i have three legs; which people belong to my right side; branches of my seat
    left leg right leg, what is this about; where do the third and fourth person i bring go
    how many people sit directly beneath me; which members belong to my left side; are people others brought on my leg too
    why only two; arms of my structure; halves of my team; flank; can i have a third arm; my fourth buddy lands where
    strong arm weak arm; why twofold; direct neighbours below; who's counted in my right half
    sides named left and right, whose view; do branches include deep people; wing; why am i limited to a pair beneath
    frontline is full, where do extra friends land; structure halves; does an arm belong to one person
    on the drawing of my team there are two lines going down from my dot, what do you call them and who belongs to each
    i wanted to put three of my sons right below me and the page took only two of them, where did the third end up
    is it like a family tree in which every parent may have two children only
    a person i never met was brought by somebody else, yet he stands in my left half, is he counted as mine
    what do people mean by strong and weak side; how far down does a side reach, three levels or without end
    can somebody belong to both my halves; so if my two direct places are taken i can't bring more people; two wings
    halves below me; left half right half; sub-teams; team a and team b; first level two places; sides of the tree; directions
    in other plans you can have ten wide, why's it just two in yours; what's a wing made of, persons or purchases
    who is on my right side, only those whom i brought?; a web designer thinks of nodes and children, is it a binary tree
    the nurse who invited me keeps talking about my weak leg, i thought it was a joke about my varicose veins, what is it
    where does my left end, at my two helpers or at the very bottom of the picture
    i brought a fifth person and they landed far down, why couldn't i have five branches next to each other
    do people that somebody else invited also belong to my side
    someone asked me which arm my uncle is in, how does one know and what does arm mean
    is the side a member joins fixed by who invited or by the chair he sits in
    dad's drawing has him at the top and two lines down, are these lines the sides you mean; how many direct places are below a member
    what all counts on my right half, only purchases of newcomers or also later ones of the old members
    leg, team, arm, side, wing, are these the same in your language; in a family tree i have four kids, here just two, why's that`,
  "waiting-units": `
    what happens to the extra on my strong leg; do leftover units expire; carry over to tomorrow; unmatched units
    do i lose the surplus; remainder of bigger leg; carry forward; do extra units burn; do i lose the rest on the bigger side
    is what is left kept for the next day; extra units stay; are unused units on the strong side kept; what is variance
    do the surplus units stay; my strong leg has lots left over; do extra people on one side get wasted
    carried to the next day or not; will my unpaired units vanish; stronger side leftover tomorrow; does the rest expire
    unmatched people lost or kept; how long do units wait; surplus of one leg; what happens to the surplus of my big leg
    do the extra ones on the strong side disappear at night; carry over to the next day; how long do unmatched units stay
    is my volume lost if the other side is empty; are leftovers reset each month; variance in the overview
    my weak side is empty at the moment, will the many units on the strong side still be there next year
    do i lose what has piled up on one leg when the month ends; do unmatched ones get deleted at midnight; what's the variance
    i have nine left over on the left, are they kept for tomorrow; how long do leftovers stay; backlog on my big arm
    spill left uncounted tonight; do singles get thrown away; banked for later; leftover single ones
    is the queue on my strong arm eternal; surplus storage; reset at month end?; pending ones under my name
    does patience pay: will they match next year; carry balance; hoarded on one arm; expiry of unmatched sales
    widows without a match; will midnight erase my excess; residual count
    on my strong wing eleven sales have found nobody to match with since february, are they saved somewhere or rubbed out
    with my phone contract unused data disappears at the end of the month, are unused sales treated the same way
    the dashboard has a number called variance that grows and grows, is that good or bad
    my right wing sleeps, when it wakes up in a year will it find the old sales of the left still there
    so at midnight all the unmatched ones are deleted; is there an expiry date on what has piled up on one wing
    how many are in the queue on my heavy wing and where can i see that
    after the day closes one wing is always zero, is this normal; leftovers; queue; surplus kept?; rollover; carried forward
    remainder; stored sales; spare ones; accumulating on one side; unused volume
    other binary companies flush the strong leg each month, do you too; if i stop for half a year do i forfeit the stock on my wing
    will a bigger package keep my spare ones from being lost; do unmatched sales survive the change of month
    i have nineteen extra on the left since summer, do they rot like vegetables or keep
    my leader calls it carry-over, is there such a thing and for how many days
    each evening the bigger side keeps a number called variance, what does it stand for
    after the match of the day the leftovers, does somebody cancel them at the end of the month
    a bookkeeper would say carried forward, is the balance of the stronger arm carried forward for ever
    gamers lose unspent energy at reset, do i lose unmatched ones at reset as well
    will my surplus from january still count when my son finally starts the other side in december
    both arms show spare ones right now, is it possible or is it just before closing; can i see how many are parked and on which side
    if i stop for a year because of illness, what becomes of the ones with no mate; do unpaired entries have an expiry like yoghurt`,
  "daily-cap": `
    maximum points per day; daily limit; cap on earnings; most i can earn in a day; limit of pairs; how many pairs count each day
    ceiling per day; how much is the most per day; is there a ceiling; can i earn unlimited; how many points per day at most
    what is the limit for my earnings per day; does the cap rise with more units; maximum pairs a day; i hit the limit
    why did it stop at 10 points; points limit with two units; how many points can i make in one day; upper limit
    most pairs counted; cap for five units; what is the most i can make in one day; with 3 units how many points are possible
    does buying now raise today's maximum; why did i only get fifty points; daily maximum
    my team is growing quickly, is there a limit of what i can collect in a day
    i hold two units, at how many points does it stop for me; is there a maximum i can score per day
    why did i stop at twenty points; how does the limit rise; with three units, how many points at most
    upper bound of points a day; what's the ceiling; plafond; ceiling for matching; throttle; i'm maxed out at ten
    why not more than fifty; what's the roof with three packages; if i add one tonight does my roof rise tonight
    limit reached message; top speed; earning quota per 24h; sixty matches but paid fifty; max out; what's my personal limit
    is there a brake on big teams; how do i lift my ceiling; uncapped?; the first account has what limit
    i had a fantastic saturday with seventy matches and was paid for fifty, is there some roof that nobody told me about
    how many ticks can a person with three packages take home in 24 hours
    if i add a package at noon, is the roof already higher this evening or only from tomorrow
    as with a daily card limit at the bank, how large is mine here and who sets it
    my friend with one package always stalls at ten, what must he do to get further
    is there any member without a roof, say the founder; so the sky is the limit if my team is big enough
    does a package bought today help for what i missed yesterday; max ticks; 10 20 30 40 50; top of the day; daily quota
    pairs allowed; limit per package; cut off at ten; how high can a day go
    i run a team of four hundred, how much of their sales can count for me each day; is fifty the absolute end, even for a star
    do the limits apply per wing or per day; speed limiter on points
    what's the top speed, i mean how many matches per day can one with two packages be paid for
    my leader has a monster team, is there a ceiling for what he scores daily
    we had 34 matches yesterday and i was only credited 10, is it because i own a single package
    if i add packages this evening, will the ceiling of this morning be lifted as well
    is the maximum different for an old member than for a newcomer; can the limit ever be raised above fifty by some special deal
    accountant: per-diem maximum by holding, in a small table please
    does the ceiling reset at midnight or can i save unused room for the next day; the founder's chair up there, what is its ceiling
    5 packages, how many scores at most; in my game there's a daily quest limit, same here?`,
  "what-is-flash": `
    points lost above the cap; what does flash mean; flush; pairs over the limit; wasted pairs; flashed out
    pairs that pay nothing; exceeded my limit; why were some of my pairs not paid; points burned; what are flashed points
    why did some pairs not count; do i get flash back later; my points got burned; why is flash not paid
    i lost pairs over the limit; it shows flash, meaning; why did i lose points to flash; wasted points; points beyond the limit
    some of my pairs were not paid; it says 12 flashed; why are pairs above the maximum lost
    can i get back flashed pairs by buying more; what is the flash number; lost points because of the limit
    yesterday i had more pairs than allowed, where did the rest go; there is a number next to flash and i don't know what i lost
    it says flash 7, have i lost something; can i get flashed pairs back; pairs over my limit, what becomes of them
    what does flashing out mean; how do i avoid losing pairs; burnt; evaporated matches; overflow that nobody pays
    my twenty surplus matches vanished; what a waste, can i rescue them; why throw away good matches; lightning number; forfeited
    over the roof and gone; can i retroactively buy to save them; used up with no reward; excess above fifty
    red figure called flash; where do the forfeited ones go; punishment for big teams?; lost matches tonight
    in the evening there was a lightning sign with 14 next to it and by the next morning those fourteen were gone, what did i lose
    my team sold so much that a part of the matches was thrown in the bin, can support bring them back
    is it a bonus or a loss when the page says flash 6
    if i had held two more packages the wasted ones would have been paid, may i buy them now and have it repaired
    do the sales that were over my roof go back to the queue or are they consumed; so you pocket the matches that i'm not paid for
    why is it shown only while the day is running; my leader is annoyed about burnt pairs, how do i explain the term to him
    flash number; surplus matches burnt; flushed; wasted; lost to the ceiling; unpaid pairs; excess of the day; what's 9 flash
    zapped; in computer games overkill damage is wasted, is this the same thing
    are both wings reduced by the pairs that weren't paid; is it worth buying one more package only to avoid it
    does flash from last week ever return
    i saw a lightning word on the dashboard with 12 next to it, is it a bonus or a loss
    yesterday matched 22, paid 10, where did the other 12 go and can i still fetch them
    my leader laughs and says i'm burning people, what does he mean; if i top up tomorrow, do the burnt ones of today come back to life
    are the pairs over my limit kept for me or do they go down the drain
    it feels unfair, my crew works and the excess evaporates, is that really by design
    is it worthwhile to add a package just to stop the wastage that shows up once in a while
    does wastage remove people from both sides or only from the smaller; flashed out, please translate
    can the wasted ones pass to the member above me; why does the overview warn me about a number called like a camera light`,
};
