import type { PassageQuestions } from "../passage-questions.ts";

export const planAndPointsQuestions: PassageQuestions = {
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
    binary plan of yours, gist of it
    my mother knits and listens to podcasts, and she wants to know in the time of one row of stitches how people get paid in this
    i'm designing a slide for the staff canteen noticeboard that sums up the whole mechanism, which four or five facts belong on it
    at the wedding an uncle explained it with spoons left and forks right, nobody understood, could you do it without cutlery
    who gives to whom, when in the day, and by what measure is it split
    is a pair of sales the core of it all, and what's the role of the person who invites
    a monopoly player asks: what do i do in my turn and when do i collect
    i'm blind and use a screen reader, please give the essentials in a few short sentences
    translate this compensation thing for a ten-year-old with two buckets of apples
    which words do i need to know to follow a talk on your system
    is it a matrix, a unilevel or a binary, and what does that mean for income; the outline first, details later, please
    why would anything come back to a person who has paid; put the rules on a beer mat
    i've seen binary plans before, what's special about yours; mechanics; how it functions; basics for beginners; flow of money
    short rules; principle; how people get paid; the system explained; in brief; summary of how you earn
    ok so people join, then what, how is cash made out of that
    what's the job of a member in this machine, and what does he get for doing it
    the man who fixes our boiler earned something with your thing and tried to draw it on the back of an invoice, with arrows left and right, i nodded politely and understood nothing, so please once more in plain words
    for the school magazine i need a hundred words on how members pay in, how the day's money is divided and why one needs people on both sides
    my brain switches off at words like binary and compensation, how would you tell it to someone who runs a fruit stall
    on my flight i sat next to someone who's been in for a year, she spoke about pairs, a daily pot and a sponsor's part, how does all that hang together
    imagine i'm your new intern and have to answer the phone in ten minutes, what's the minimum i need to know about how this functions
    i've understood that you buy a seat and others sit below, but where in this picture do coins begin to flow towards me
    kindly explain the working of plan in brief as i have to explain it to my team members
    i don't understand nothing, who pay, who receive, when receive, tell me with small words
    so i pay twenty, bring two, and then get a fixed sum each day, that's the plan
    how this thing dey work, how money take dey come meet person; give us the gist, i've got the attention span of a gnat`,
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
    i paid twenty bucks in coins and got a 1 next to my name, meaning what
    my receipt from the market says five kilos of potatoes, yours says three units, three of what
    is that thing i paid for comparable to a season ticket, a stamp, a licence or a chair
    do i become co-owner of some company by holding two of these; which rights come with having one, in plain words
    may i give one back or pass one on to my stepson; how does the hundred dollar version of it differ from the twenty dollar one
    my financial adviser wants the exact nature of what i bought: loan, equity, token or fee
    is there any interest on it while it's sitting there; what do i gain from a second and a third one
    is five the end or can a rich man have fifty; can i see it in my wallet like an nft with a picture
    will it be worth more some day so i can sell it dearer; what would i tell the customs officer that i own
    is it used up after a while like a bus card with ten rides; could i pledge it to a pawn shop
    i bought a crate of one hundred eggs and could count them, what am i counting here
    why do you not say package or share but this dry word; definition of unit; entitlement of one; asset or not; resale
    20 dollars for what; package content; is it a share; a stake?; what's purchased
    my confirmation says that i've purchased two units, i showed it to my wife and she asked two units of what, and i had no answer, help me save my marriage
    the insurance form asks me to list assets, and i don't know if the thing i bought here for sixty dollars is one, what is it in the eyes of a sober person
    my flatmate thinks he owns a piece of your company since he holds five of those, i think he owns nothing he could sell, who's right
    at the bank i could explain a bond or a fund, but what do i tell my mother that i've got for her birthday twenty dollars
    is it something that pays a bit every week by itself, or does it just give me the right to score when others buy
    my brother in law would take over one of my three for half the price, is it possible to split one off and hand it to him
    what is meaning of unit and what benefit i will get against one unit
    i have buy one unit, but i don't receive nothing by post, what is it then
    so units are shares in your company and pay dividends at year end; can i flog my units to my mate when i'm bored with it
    one unit na wetin, and wetin e dey give person`,
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
    is it correct that one left plus one right makes one
    in darts i know what counts as a score, what is it in your sport
    my aunt bought two shares far down on the left and her ex-husband one on the right, what does that make for me at the top
    a cashier's loyalty card gets a stamp per purchase, what gets me a stamp here
    if a left sale happened in january and a right one in august, do they still make a couple
    must i have personally invited both halves of a match; half and half make one, i read, half of what
    does it matter whether the sale is at level three or thirty; can one sale be matched twice for the same person
    and is the same sale matched for several people above it; what is the highest sum that one of these could be worth
    is a score the same as a dollar or is there a conversion; how many scores come out of seven sales left and four right
    do purchases of existing members count or only those of newcomers; is my own purchase half of a match
    my spreadsheet has a column pairs and a column points, do they ever differ; what makes the counter on the dashboard tick
    is it a token i could trade, or just a count; unit left meets unit right; how a match is made; score; one pair; half a point
    counting rule; matching; what's scored; need two sides?; points explained
    in tinder both must swipe, who must do what here for a match; are scores shared between me and my inviter
    the display jumped from 2 to 3 while i was peeling potatoes, i heard that one on either side makes it jump, but do they have to be my own recruits or just anybody deep down
    an old friend joined on my left in march, a stranger on my right last night, and today i've scored, is there a connection between those two
    our quiz group argues whether a score is per person or per package, and if a package can be scored more than once, please be the referee
    suppose five packages are bought below my left hand and three below my right hand on the same afternoon, how many do i score and what's left over
    the loyalty scheme of my petrol station gives points for litres, what do you give them for and what's the most one could be worth
    i'm writing documentation for newcomers and need a clean definition of pair and point including the half each side contributes
    on what basis points are given, please explain with one left and one right example
    i must bring two person myself for one point, or it is good also if other bring; so every person who joins under me is one point
    what's a pair when it's at home, and what do i get for it; person join for left, person join for right, na that one be point`,
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
    so forty in one arm and nobody in the other equals nothing, seriously; my left is huge my right is empty wher is my reward
    the hockey team i coach all joined through me, eleven players, all hanging in a row on one side, and my score is as empty as our trophy shelf
    what's the reason that a crowd beneath me yields nothing
    my neighbour's counter moves with three people, mine is frozen with thirty
    i paid for five shares on day one, sit there for weeks, and no score; does my own money on one side help to match the other
    everyone i know went to the right since the page put them there, how do i get something now
    i want to file a complaint: purchases everywhere in my tree and the reward line is blank
    is there a rule i break that makes my score nil; tell me in a sentence what's lacking when only one half grows
    will all those purchases on the full half become worthless if the other half never wakes up
    my recruiter swore that activity is enough, there's heaps of activity
    it says units 22 left 0 right, points 0, is that an error in your programme; how long can the waiting ones wait for a mate
    am i being punished for having too many on one side
    the fisherman has nets on both sides of the boat, have i only got one net out; got new people, got no reward; nil score
    unmatched; all on a single side; why zero; nothing counts; one empty side; huge team no income; not scoring
    three friends bought today and i see no change in my score tonight
    does it take at least one person on each side before anything is counted
    what would one single person on the other side do for my forty
    my left is a forest and my right a desert, am i earning from the forest at all
    for eight months i've talked to everyone at the swimming pool, the church and the bakery, 27 joined, they hang in a long chain under my left hand and i score nothing, what am i missing
    my screen says forty waiting on one side, zero on the other and zero for me, my wife says i'm being cheated, and i don't know how to answer her
    i put my own hundred dollars in five packages and expected those to count as one side against my friend's package on the other, but nothing came of it
    our former leader always told us that volume is everything, i've got volume, so why is my reward a big round nothing
    someone with just three people under her gets something every other day, whereas i with thirty get nothing, is it a matter of luck or of where they sit
    i've been told that my crowd on the strong side isn't wasted, but it feels like it, under what condition does it finally bring something
    so many joinings are there in my team but points are nil, what is the reason
    i have twenty people and zero, other have two people and he has points, this is not justice
    so a big left leg earns at least half, even with nobody on the right
    all my folk are down one side and i've got next to nothing to show for it, why
    my people plenty for one side, but i no see any point since`,
};
