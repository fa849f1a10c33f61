import type { PassageQuestions } from "../passage-questions.ts";

export const ranksQuestions: PassageQuestions = {
  "hero-and-knight": `
    what are ranks; levels and titles; what does hero mean; list of ranks; which ranks exist; rank conditions
    difference between hero and knight; which titles can i reach; explain ranks; what titles can one get; what levels are there
    which ranks do you have; what does being a knight mean; is there a rank above hero; career levels; explain hero and knight
    list the ranks; which ranks can i reach; what's a hero; what ranks are there
    what is the difference between a hero and a knight; do i keep my rank next month; what are titles good for; levels in the plan
    is there something above knight; what does a rank bring me; what titles can a member have
    which levels are there in your career plan; difference between the two ranks; do i keep my title next month; what's a knight
    is there a diamond or gold level; what do ranks bring me; badges; medals in this club; ladder of honours
    is there silver or platinum; star levels; hierarchy of titles; do badges wear off; which comes first, knight or hero
    status levels and perks; what's a title worth having; crown diamond or what; grade names; do i keep the medal
    how many grades does the ladder have; what can one be promoted to; monthly honours
    my leader has a little shield next to his name and boasts about it, what kind of honours exist in this network and what do they give
    in the army you go from private to general, how many steps are there here and does one keep the step for good
    i was promoted last month and today my page says nothing, did you degrade me
    do titles raise the ten percent or the limit of ticks, or what are they for
    at amway there are rubies and emeralds, which are the equivalents here
    is a title something ordinary members reach or only a handful; so once a hero always a hero
    a two line description of both titles for my newsletter please; titles; shield icon; medals of the month; honours explained
    status; grade; tiers; gold member?; what comes after knight; does the higher title include the lower one
    are there different titles in the hundred dollar plan; what's the practical value of having a title besides the name
    my aunt wants to know how one level differs from the other
    my niece boasts that she was a hero in may, is that a medal, a salary grade or what, and how many such grades are there
    in the army we had ten ranks, how many are there with you and what do they give
    does the honour stay on my profile for good or must i earn it afresh each month
    my leader signs his messages with knight, does that make him my boss
    is anything above the second title, a diamond director or such like in other companies
    what do you gain from a title besides bragging; gamers love ranks, please tell me the tiers and whether they're reset every season
    how many of us ever get one of those honours; what's the difference between the lower and the upper title in one sentence
    clerk filling in a form: list of the distinctions in your system and their effect
    did not understand the ranks at all, can you explain
    my karate club hands out belts in seven colours and keeps them for life, how many colours exist here and do they wash out
    a text from my inviter ends with a knight emoji and he wants me to congratulate him, what did he achieve
    is one of these titles the boss of the other; what do you get with it: more percent, a crown, a car, or just a piece of a pot
    would i still be a hero in the month after; do ordinary folks ever reach such a title or is it for a tiny elite
    in our call centre there's employee of the month, is that comparable
    are there stages above, like emerald or ambassador, that nobody tells beginners about
    my name had a badge last week and it's vanished, was i demoted; how long is the month in which a title is won
    does a title last into the period in which the money comes; explain those two words to someone who only knows knights from chess
    are titles different in the two plans; which of the two brings more and what extra does it ask for
    is it some honour for helping others, as the word suggests; honours; two titles; hero vs knight; month title; badge meaning
    career steps; what titles bring; reset each month; emblem; grades here; can you be both in the same month
    scoutmaster here, what badges can one earn and for what; so once i've made it i'm set for life
    does a title raise the limit of matches a day
    at our barbecue a neighbour wore a t-shirt with knight of the month on it and said it was about your thing, is this a joke or are there really such honours, and what for
    the karate teacher in me wonders about your two belts: which is the higher one, what does each give, and do they get taken away after a month
    i've been in sales for thirty years and know silver, gold, platinum, crown and diamond, how many rungs does your ladder have
    last month my seat showed a title, this month nothing at all, my people ask whether i was punished, what do i tell them
    is a title good for anything except a share in some monthly pot, for example a higher commission or a better limit
    what are the ranks available and what are the benefits of each rank
    hero, knight, what is this, is game or is serious, what i win; so once a knight, always a knight, like the queen does it
    any other gongs besides those two`,
  "become-hero": `
    requirements for hero; reach hero; points needed for hero; how to get the hero rank; conditions of hero
    what must i do to get the hero title; how many points a month for hero; how many points until hero; i want to be a hero
    what do i need for the first rank; do commissions count for hero; fifty points in a month; when am i a hero; path to hero
    how do i reach the hero level; points for hero rank; make me a hero what do i do; how many points for hero
    what do i need to reach the first rank; i have 43 points, how many are missing; can i get hero through earnings
    conditions of the hero rank; when is someone a hero
    i'm at thirty points and there are ten days left, what is needed for the title; does it count for hero what i got for inviting
    i have 38 points this month, what's missing for the first rank; what does it take to become hero
    do commissions count for the title; i earned over a thousand dollars in points altogether, am i a hero
    requirement for the first level; first medal, what's required; fifty ticks; shortcut to the lower title
    i have 49, so close, then what; do sales bonuses feed the lower title; lifetime thousand, how does that work
    entry title requirement; hero in my first month possible?; how far am i from the first badge; threshold
    can i buy my way to hero; does plus help for the hero in core; qualify for the first honour; twelve left until hero
    what counts towards it
    there are eight days left in this month and i stand at forty one, what exactly must happen for me to earn the first title
    i made 1000 dollars from matching over my whole time, they say this opens a second way to the title, is it usable every month
    do the ten percents from the people i brought help me towards the title or only the matches
    like a sales target at work, what's the target here for the lower honour
    my points of the last day of the month were booked a day late, do they still belong to that month
    where do i see what is missing for me; so buying five packages makes me a hero
    is it enough to reach the number or do i also have to do something afterwards; target for first title; 50 needed; hero threshold
    get the badge; lower honour; 47 so far; path to title; one title per month?; can i collect the needed ticks over several months
    is the money i get back on buying counted towards the thousand; a girl in my team has 50 on the dot, is she through
    first promotion, how
    eleven days to go and i stand at 31, what exactly is needed for the lower title
    my recruits bought a lot and i earned 60 in inviter money, does this count towards the first title
    i read about a thousand dollars in life, is that another way to get there and how often may i use it
    a retired man with modest traffic, one or two matches a day, can i reach it within thirty days
    my fiftieth came in on the last evening but was booked next day, to which month does it belong
    team leader: how many scores per day must my people average in order to earn the first honour
    can i collect the fifty over two months if i miss by three; did my refund part of the first day count as progress for the title
    do scores in the expensive plan help me to the title in the small one; where can i see how many i still lack; wot do i need 4 hero
    the brass band meets in nine days and i'd love to tell them i've made it, i stand at forty-four, how far is that from the first title
    do the ten percents my two cousins bring in push me towards the title
    by which other road than fifty scores can one get there, and is it open a second time
    my last four scores were won on day thirty but written down on day thirty-one, whose month gets them
    does reaching the number suffice, or is there a click to be made afterwards; where is the meter that tells how many are lacking
    could i be titled in the very month i joined; is it fifty in a calendar month or in thirty of your days
    i earned 940 dollars from matches in all these months, what happens when i cross the thousand
    do i carry over the thirty-eight from last month; a colleague has five packages, does it make the title easier
    is buying a lot a short cut to the title; do returns on my own purchase count as progress
    i'm at 50 exactly, not 51, is it enough; how many matches per day would be the pace for that title
    can scores from the hundred dollar tree be added to those in the small one; first title; fifty scores; how far; 46 what now
    qualify; requirements of the lower title; lifetime earnings way; how many are lacking; pace; threshold for hero
    is it necessary to have brought people myself for the first title; do flashed matches count for the title
    i had fifty-two but lost the title, what did i not do
    with six days left in the month i stand at 39, my left and right are both active, how many more do i need for the first title, and do i have to press something when i get there
    i read that one can also get the title by earning a thousand dollars over the whole time, i'm at 985, does it work just this once or every month after that
    my sister brought in so many buyers that her ten percents came to 300 dollars, does this bring her any closer to the title
    the last three matches of the month were written into my list a day late, i miss the title by two, do those three still belong to the old month
    can a single mother with two hours a week reach such a title at all, what would she have to score per week
    how many points required for hero rank and within how many days
    i am with 45 points, month is finish in two days, i become hero or no; so the commissions on my recruits count towards the fifty
    how far off hero am i on 42, and is there another way round`,
  "become-knight": `
    requirements for knight; reach knight; heroes i sponsor; conditions of knight; how many heroes for knight; become knight
    what must i do to become a knight; how many heroes below me; what does it take to be a knight
    how many of my people must be heroes; i have five heroes am i a knight; second rank requirements
    do my heroes have to claim first; path to knight; reach knight level; how many heroes do i need; knight conditions
    what must i do for knight; how do i reach the second rank; how many heroes do i need among my invitees
    my five heroes are there but i'm not knight; do the five have to be on different legs; must my five claim before me
    conditions for knight; i claimed as hero too early and now have five; i'm hero already, what comes next
    what is missing for the next level; how do i go up from hero; next rank after hero; promotion to the higher rank
    my five people need a title too, right; what do i need for the higher rank; four of mine are heroes, is this enough for knight
    do my five have to sit under me; do they have to claim before i do; i claimed hero, can i still be knight; second medal
    my gang has four winners, need one more; must the five be my own recruits; grand-recruits with a badge, do they count
    can a knight of mine count as one of the five; climb above hero; upper title demands; do they need to be on both arms
    my five got the badge last month, ok?; order of claiming between me and my five; promoted from the first badge
    requirements for the top honour; who can become a knight; i claimed the small one, lost the big one?
    four of the people i brought hold the lower title this month, and a fifth got his in the month before, am i through to the higher one
    my fifth man still hasn't pressed his button and so the page refuses me the higher honour, is there an order in this
    i pressed too fast and took the lower title, is the higher one lost or may i press a second time
    do my five have to be directly below me or can they sit anywhere
    a friend in my team is a hero but was brought by my upline, may i count him
    besides the five winners, do i need a score of my own; so i need five knights to be a knight
    how is one promoted to captain of heroes; second title; upper rank; five titled people; 10000 lifetime; promoted to knight
    rank two; top of the ladder how; five of mine; in scouting you need a patrol to be a leader, what do i need for the upper title
    what if one of my five fails to register his title in time; does it matter whether my winners are left or right
    which is the hardest condition for the upper title
    i've taken the small title and now aim for the upper one, who of my people must have done what
    six of mine got theirs this month but two of them were invited by my wife, does it still work for me
    may my five sit all in the same arm or must they be spread
    i pressed for the small title on the first day, then my fifth one pressed, too late for me or can i press again
    leader here, do i wait until my folks have pressed before i do
    does a person of mine with the upper title count as one or more towards my five
    can anybody get the upper title without having five, by earnings of ten thousand alone
    must my five have reached theirs in the same month as me; nurse with four winners in her team, what am i missing
    what's demanded for the second tier; promotion from the first to the second title, steps
    in my sewing circle four of the women i brought have their title for this month, one more is nearly there, is that all i need
    which comes first, their click or mine; i clicked too soon and got the small one, is the bigger one out of reach for this month
    must those five hang right under me, or may they be scattered all over the tree
    one of mine got the big title herself, does that count as one or as more
    three of the five were brought in by my husband, though they sit below me; do i also need scores of my own, how many
    does last month's title of my fifth man help me now; what's that about ten thousand dollars of lifetime earnings
    five people with forty-nine scores each, good enough; what can i do if one of the five sleeps through his deadline
    the site says i have 3 of 5, which three and who's missing
    is it allowed that a person i brought in counts for two members above; does it help if i pay for my people so they reach it
    my people are titled in plus but not in core, does it count; can i become one without ever having been the lower one
    higher title; five titled recruits; upper rank conditions; claim order; my five; 5 heroes; still missing one
    path to the upper one; promoted; what is the sequence of steps for a team of six in which i want the top title
    i've more than twenty recruits and no title holder among them, what's the use
    as a choir leader, i have five soloists so to speak, do i get the conductor's title
    out of the nine people i brought in, four have their title of this month already, the fifth has the scores but went on a pilgrimage without pressing anything, where does that leave me
    i pressed at once for the lower title because i was so proud, and two days later my fifth recruit got hers, can i still go up this month
    two of my five sit far away in my brother's part of the tree, though it was me who introduced them, do they count for the higher title
    one of the people i introduced got the higher title herself, is she worth more than one in my count of five
    my upline says that the five have to be ready before me, why does the order matter and how can i see whether they've pressed
    what is the criteria for knight rank, how many heroes required in direct
    five my people are hero, why i am not knight, what i forget; so any five heroes somewhere below me make me a knight
    i claimed hero too early like a plonker, can i still get the bigger one`,
  heropool: `
    monthly prize pool; what fills the hero pool; 2 percent pool; where does the rank money come from; rank reward fund
    bonus pool; what is in the hero pool; how does the pool for ranks fill up; how much money is in the pool
    what happens with the rest of the pool; who pays the heroes; source of the hero money; where's the rank pot filled from
    what is this pool; size of the hero pool; where does the money for ranks come from; how big is the pot this month
    what is paid into the pool of the heroes; does the pot carry over; who shares the two percent; monthly bonus pool
    what happens with the rest of the hero pot; from what money are the ranks paid; how does the hero pool fill
    does the rest of the pool go over to next month; who owns the two percent pot; where do the name change fees end up
    trophy fund; jackpot for badge holders; who stuffs the honour pot; is the pot rolled over; what flows in besides two percent
    unclaimed remainder; how large is the trophy fund now; where do rename fees land
    commission of packageless sponsors goes where; pot for title holders; leftover of the pot; one pot per month?
    does every member own part of that pot; who decides on its size
    there is talk of a monthly pot that only titled people share, out of whose money does it grow
    two cents of every dollar that anyone pays go in a kitty for winners, correct, and anything else
    what remains in the winners' kitty when all have been paid, is it there next month
    where do the five dollars for a new nickname end up; where does the ten percent of an inviter without packages go
    at my firm there is a bonus budget for top sellers, is this comparable; so the owner keeps what nobody claims from that kitty
    how much is in the winners' kitty at the moment and who can look; prize fund; bonus kitty; 2% fund; pot for titles
    winners' money; month's pot; where filled from; remainder of the month; fund size
    is there a separate kitty for the hundred dollar plan; does the kitty of january help the heroes of february
    who administers the prize money; can a member without a title get anything from that fund
    there's a pot for the title holders, from which money is it filled and does what's left stay for next month
    i paid five dollars for a new nickname, someone said it lands in a prize pot, which
    as a treasurer i ask where the two percent of all payments are gathered
    inviter without a package loses his ten percent, who eats it; is the prize money a lottery, do they draw names from a hat
    how rich is the monthly kitty right now and where do i read that; what is done with the remainder when few people took their titles
    does the founder put his own money into the prize pot; like a tips jar shared by the best waiters, is that what it is
    what feeds the monthly bonus fund; does it accumulate like a jackpot
    when i changed my nick five dollars went away, and the help says they're in some pot, whose pot
    the waiters here throw all tips in one glass jar, what do you throw in yours and who shares it
    is there something left over when the month's winners were paid, and does it roll on
    a member without a single share invited my son, where did his ten percent go
    out of the root's commissions, what becomes of them; how thick is the pot of this month, where do i look
    does the operator add anything or take anything from it; is it the jackpot of a lottery; two percent of what exactly flows in
    is it one big pot for all time, or twelve small ones a year; can i, as a simple member with no title, get a drop out of it
    is there one for the bigger plan too; our treasurer asks how the prize money is financed and where the unspent rest lands
    suppose no one wins a title in a month, who keeps the pot; when is it closed and counted; the pot; bonus fund; two percent
    rest of the pot; source of prize money; what flows into it; monthly fund; carried over?; rank money origin; kitty
    does my own payment feed it as well; who has the key to the pot; is what's left given to charity or what does commons mean here
    can the pot be emptier than promised
    i paid five dollars to be called tulip instead of tulip99, and someone joked that the heroes will drink a beer on me, what did he mean
    our youth club has a bonus tin for the best helpers, at the end of the month what isn't given out stays in the tin, is yours like this
    someone without a package introduced me, so she doesn't get the ten percent, where does that money go instead
    the prize money for titles must come from somewhere, is it the operator's gift or a slice of what we all pay
    where can i read how much is in the pot of this month and who is going to share it
    from where the hero pool amount is coming and how it is distributed
    pool of heroes, who put money inside, and if rest something where it go
    so the pool keeps growing each month until someone wins it, like a jackpot
    who gets what's left in the kitty once the month's done`,
  "rank-shares": `
    how many shares does a hero get; shares of a knight; number of shares; how are shares counted; more shares
    how many shares do i get with 100 points; does a knight get more; how are the rank shares distributed; what is a share
    do i get several shares; number of shares i have; shares for 150 points; what gives me another share; count of shares
    i have 170 points, how many shares is that; how many shares does a knight have; shares for a hero with less than 50 points
    do more points mean more shares; i made 170 points, so how many shares; does a knight have more shares than a hero
    number of shares for the rank; how many parts of the pool do i hold; slices per badge; how many slices with 260 ticks
    does 99 give one or two; weighting of a knight; number of parts; extra four; rounding down?; does a hero by earnings get one
    more ticks more slices?; my slice count says 3, why; stake in the pot by title; knight with 210 points; do i need full fifties
    fraction of the pot i'm entitled to
    i finished the month with 149, does this count as two or three parts in the kitty
    my friend has the upper title with 60 and i the lower one with 200, who holds more parts
    i got the title through lifetime earnings with merely 30 ticks, how many parts is that
    a formula please: ticks in, parts out, for both titles; does every fifty bring another slice or just the first
    is a slice lost when i don't press the button; so a knight gets ten times a hero; is 99 rounded up; parts per title
    slices per fifty; plus four; share count; number of slices; 100 ticks how many; 250 ticks; minimum one; entitlement
    in a cooperative the votes depend on shares, what do mine depend on; how could i raise my portion of the winners' fund
    why does my overview say 2 shares although i collected 130; my leader claims five for a knight with exactly fifty, is he right
    i ended with 235 and have the lower title, how many slices of the kitty are mine
    my sister has the upper title with 90, i have the lower one with 240, who holds more slices
    is it one slice for everybody or does more work bring more of them
    reached it by lifetime earnings with just 12 this month, do i get a slice at all; does 149 round up to three or stay at two
    how many extra slices does the upper title add; mathematician: function from monthly score and title to number of parts
    do i hold the slices although i never pressed the button; will 50 more on the last day give me another part
    leader's table please, slices for 50, 100, 200 for both titles; the overview says 7 shares, how did i get to seven
    i counted 163 scores in my notebook, how many slices of the cake is that if i have the lower title
    the difference in slices between two people with equal scores but different titles, how large is it
    is it rounded in my favour at 149; got the title by my lifetime thousand with only seventeen scores, do i get zero slices or one
    what does the upper title add on top in slices; i forgot to press, do my slices exist anyway
    three hundred scores and the higher title, do the maths for me
    why does the page give me one slice although i've ninety-eight scores; can i get more slices by buying more packages
    is there a highest number of slices a single person can hold; for each fifty one more, correct, and what about the first fifty
    explain with an example of 75, 125 and 250; my rival has twice my scores, will he have twice my slices; slice formula
    per full fifty; +4; at least one; how many parts; 205 scores; count of my shares; knight slices; hero slices; parts of the pot
    1 or 2?; are shares here the same as shares of a company; do matches above my daily limit count towards further slices
    do the shares i bought with twenty dollars have anything to do with these shares; who works out how many parts each winner has
    if i have the upper title with fifty scores it's five, is my sum right; does it matter in which week of the month i made them
    i closed the month with 188 matches and the lower title, my wife with 55 and the higher one, at the kitchen table we argue who's got more slices of the pot
    i became a titled member through my lifetime earnings with a poor month of twelve scores, am i getting a whole slice, a quarter slice or none
    does 149 count as nearly three or just as two, i was one single score short and can't sleep
    explain in which steps the number of slices grows with the scores, and what the higher title adds, i teach this to my team on sunday
    i had plenty of scores but missed pressing the button, do my slices exist or not
    how many shares will be given for 175 points in hero rank and in knight rank
    i have 100 points, i am knight, how much parts for me; so every point is a share, and with 120 points i hold 120 of them
    does 99 round up to two shares or am i stuffed`,
};
