import type { PassageQuestions } from "../passage-questions.ts";

export const roundsQuestions: PassageQuestions = {
  "what-is-a-round": `
    when does a day start; how long is a round; when does the round end; what time does the day end; time of the daily reset
    24 hour period; timezone of a round; when is the cut off; at what hour does it close; when does the next day begin
    at what time does the round finish; how many hours does a day have here; when is the daily reset; what does round mean
    how long until the next round; what is a month in the plan; when's the day over; closing time of the day; start of a new round
    length of a round; what hour does it reset; when does the day end here; 24 hours from when; how many rounds has a month
    countdown on the overview; it says round 87, what's that; how many hours does a round take; how many rounds are in a month
    what happens at the end of the day in the plan; what does closing a round mean; is a round the same as a day; cycle
    period number on my screen; why do you say rounds rather than days; accounting period; what's the 30 about; epoch
    batch of sales shared together; when one finishes what triggers; is a period always the same length
    definition of the term next to the timer; does a period pause at weekends; number 112 on the overview
    what is shared out per period; is a month 30 or 31 of them; one cycle lasts how long
    on the top of my page there's a number that goes up by one each night and i've no idea what it is counting
    is it like a boxing match with rounds, or what do you mean by that word
    all the people who pay within the same 24 hours are thrown into one pot, is that the idea
    what makes something final at the close of one and not before
    my leader says we are in number 73 of the plan, what was number one
    is the price equal for everybody who pays within the same one; why thirty and not a calendar month
    so there's one on sundays too; trading session?; what does a session cover; daily batch; unit of time in the plan; plan day
    24h window; term explained please; how does one of them end and who says that it's over
    in a soccer league a season has matchdays, is it something like that; is yesterday's one finished or can it still change
    when did the counting of days start
    everybody says wait for the round, is that like a round in boxing, how long is it
    in the statement there's a column called round with numbers like 341, what are those
    my leader says thirty rounds are a month but my calendar has thirty-one days, explain please
    as a developer i want to know the time slicing of the plan, one epoch is how long and what's fixed inside it
    i work nights, is my payment at half past eleven in the same slice as the one at one in the morning
    what begins and what finishes with each round, and who declares it finished
    is the round the same for everybody on earth or does it start when i joined; does the price stay equal within one such period
    the game i play has seasons, are rounds your seasons; once it's over, are the scores final at once
    can one get paid within a round or only after
    on my screen stands 204 next to a little clock and tomorrow it'll be 205, what is being numbered
    the boxing fan in me hears a bell at the word, the drinker orders beers, what do you mean by it
    how many of them make up one of your months and does february change that
    everything paid between two bells is thrown together and split, have i got it right
    does it begin at my own midnight, at the minute i joined, or at one moment for all; what stays fixed during one of these periods
    what must happen after its end before my score is final; who's allowed to finish it off
    is there one on christmas day and on fridays too; where do i see how long the present one lasts
    a school day has lessons, a season has matchdays, which of these comes closest
    is a purchase at noon and one at night in the same one, with the same price
    in old bookkeeping each day had its own page, does each day here have its own page
    why count from a plan's birth and not use dates; can one of them be skipped or last longer when few people pay; meaning of round
    period; slice of time; 24 hours; cycle number; thirty make a month; round 300?; day unit; session; what's shared per round
    is the number on a statement line the day on which it happened; after it's over can my score in it still grow
    do all the two plans share the same periods; what's the smallest time unit in this thing
    in my list of earnings every line carries a number, 188, 189, 190, it rises by one while i sleep, my wife thinks it's a lottery number, what is it really
    our amateur league plays matchdays and you seem to play rounds, what's bundled in one, and when it's over is the result final
    i paid at two in the afternoon, my aunt at eleven at night, and a stranger at five past midnight, which of us were thrown into the same pot
    thirty of them are a month, they say, then what do you do in a month with thirty-one days
    what's the same for everyone within one of these, the price, the pot, or both
    what is meaning of round and how many rounds are there in a month; round, what is, is one day or one week, i don't catch it
    so a round ends when enough people have paid; what's all this about rounds then`,
  "when-rounds-end": `
    what time does the day end; is it midnight utc; when does the new day start in my timezone; what hour do rounds change
    at what time are points counted in iran; until when today can i pay; daily reset time; cut off time
    which time zone do you use; what time of day is the round over; end of the day in tehran time; timezone of the daily round
    local time of the round's end; time zone; at what hour does my day reset in germany; when is the daily reset for europe
    hour of the day when the round changes; at what time does the day switch over here; does a day begin at midnight
    what hour is the cut off in my country; when is the reset each day; until which hour does a purchase count for today
    utc or local time; at what clock time is the day over for me in germany; i pay at eleven pm, which round does it count for
    when is midnight utc in iran; until when must i pay to be in today's round; the countdown, in which time zone is it
    last call for today's purchases; in india what's the switchover; sydney time of the rollover
    deadline tonight for my side to count; eastern time; is daylight saving affecting the rollover
    the timer doesn't match my watch; when the counter hits zero what's the clock in kabul; pakistan standard time of the flip
    midnight of which country; counting stops when for today; 00:00 gmt
    i live in karachi and want my second package to count for today, up to what o'clock may i pay
    my grandmother in hamburg sees the counter jump in the middle of the night, is it one or two o'clock over there and does it change in summer
    the clock on the page runs backwards, what o'clock is it in tehran when it reaches nothing
    is the switch of the day at my local midnight or at yours
    i paid at quarter to twelve in new york, did that belong to today or tomorrow
    what if my payment is sent before the switch but included two minutes later
    does the hour move when clocks are put forward in march; cutoff istanbul; rollover in moscow; dubai time of the day change
    closing hour toronto; gmt+5:30 reset; kabul hour; jakarta time; so your day ends at midnight of the boss's country
    banks have a cut-off at 4 pm, what's yours
    my team sits in three countries, which hour should i tell them as the last one for today
    the charts start their day at a strange hour for me; at which o'clock does the game's daily reset take place
    i finish my taxi shift in dubai at four, is the day on your site over before or after that
    i'm in lagos, by what time at night must my cousin have paid so it still belongs to today
    what's the hour in manila when the counter starts from zero again
    my pension app changes the day at midnight here in vienna, does yours also, summer and winter
    team leader with people in toronto, delhi and sydney, what one time should i tell all of them
    paid at 23:58 on my watch and it got the next day's number, why
    bored clerk watching the countdown, does it run to my own midnight or to some other; does daylight saving shift the cutoff
    farmers go to bed early, i need the last possible minute in local time for adding packages tonight
    at which o'clock gmt does it flip; the bars of the chart seem shifted by some hours against my day, what clock is used
    my night train leaves goa at 4:40, my cousin pays from the platform, does it still count for the old day by your clock
    for people in nepal with the odd three quarters of an hour, what's the switching time
    what o'clock does the day turn in cairo, and does it move when clocks change
    the bakery opens at two, is your new day already running then in lisbon
    by whose sun do you measure, london's, mine or the boss's
    in honolulu i'm ten hours behind, at which hour of the afternoon does it flip
    a payment left my wallet at 23:59:50 and landed ten seconds after, which day has it
    where on the page is the remaining time of today, and where in my own time zone
    the bars in the diagram cut my evening in two, what clock do they use
    when exactly can i tell a friend in berlin to hurry, winter and summer
    i want my fifth share to lift today's limit, until what o'clock is it today; is it noon, midnight or six for new yorkers
    does ramadan time or local holidays shift the turn of the day; my watch shows beijing time, add or subtract what
    we have team calls with people from peru to japan, give me a single reference hour; cut-off hour; midnight utc; local time
    countdown end; day switch; gmt; rollover time; in my time zone; last minute today; reset hour; 3:30?; daylight saving
    the shop till closes at ten, but yours; is the deadline the moment i press or the moment it's mined
    at what time should i set my alarm in bogotá to be in before the turn
    until how late is today still today for someone in tashkent
    i drive a night bus in auckland and can only use the phone at the terminus, at what hour by my clock do i have to be done so that it still counts for the running day
    in my head a day ends when i go to bed, on your page it ended while i was cooking supper in chicago, how come and does it move in summer
    our team has people in kabul, vienna and boston, and every night there's a quarrel about how many minutes are left, what's the hour for each
    i pressed pay one minute before the change and it was written into the chain two minutes after, which day is it
    the columns in the chart seem to begin at an odd hour for me here in perth, where's the border between two days
    at what time the round is closing as per indian standard time; in which hour of my country finish the day, i am in uzbekistan
    so the day ends at midnight wherever i happen to be; what time's the cut-off for today, for us in ireland`,
  "when-points-credited": `
    when are points paid; when does today's money arrive; time of payout for points; when do points become money; points to box
    provisional points; payout time of the day; when do i get paid; when do i see my money for today; what time are earnings paid
    how soon after the day ends do i get paid; when will today's points be paid; why do points show but no dollars
    how soon do i get the money for my points; at what time is the money paid; provisional what does that mean; payout time
    when do i see the cash for today; how long after the round do i get money; today's income arrives when
    what time do payouts come; when are yesterday's points paid; at what time is the payout each day
    how long until points become money; points are provisional, what does it mean; how soon after the round do i see my earnings
    do i get paid daily or weekly; it is late at night and the round is nearly over, when can i count on seeing my money
    how many hours after the day closes do i get paid; today's points, when are they turned into money; what does provisional mean
    how long after the day ends do i get paid; paid daily or weekly; why does the history not show yesterday's points
    my points of today have no value; payday schedule; clearing time; ticks turn to coins at what moment
    i have 8 tonight, cash tomorrow?; lag between match and money; overnight processing; preliminary figure
    settled vs provisional; is it daily, weekly or monthly payroll; how come there's no amount beside my ticks yet
    when is the counter frozen; hours until my pot grows; next morning?; when does the list show them; delay from match to pot
    does a payday move on holidays
    i see seven ticks with the word provisional, at what moment do they become coins that i can spend
    in my job wages come on the 25th, is there a comparable date or hour for what i score today
    it's ten at night and my score is still growing, tomorrow at breakfast will the money be there
    why does the day show ticks but a dash where the amount should be
    my list doesn't contain yesterday's ticks although the total went up, when is the line written
    how long is the gap between midnight and the money in my pot; can the provisional number still go down
    so you pay out by the hour; payment time of ticks; next day?; when credited; final when; provisional until; amount unknown yet
    score to cash; booking time; when does a salesman here see the result of his day in money
    if the machine closes the day late, do i get it later too; do i have to press something for ticks to turn into money
    is the money of the day paid before or after the day is closed
    i've matched 6 this afternoon and want to buy medicine tomorrow, will it be available in the morning
    the counter goes up live but the value beside it stays empty until when
    nurse on nights: i come home at seven gmt, are yesterday's results paid at that time normally
    what's the meaning of provisional under my score, could the number be taken away again
    employer pays on the 28th, when's the payday here; a match at noon turns into spendable coins after how long
    my history has no entry for wednesday though my balance grew, when will the entry be written
    in the plant the shift sheet is closed at six, at what time is yours closed so that we see what we've made
    i have told my team you get it overnight, is that correct; why can't you tell me today how much today's score will bring
    how long's the gap between scoring and having it
    i stock shelves till dawn, and at six i check: should last night's matches be spendable by then
    what's the meaning of the pale word provisional beneath my score; could the pale number be cut afterwards
    the score has no dollar next to it, at what moment does it get one
    why does no line appear for yesterday though my total climbed
    do you pay by the day, the week or the month, like a factory, an office or a landlord; how long from the last bell to the coins
    would it be late if your helper overslept; is a payday moved when it falls on a bank holiday
    at the casino chips are cashed at once, when are my scores cashed; must i tap anything to turn scores into coins
    i promised my son a bike from tonight's matches, when can i buy it
    what does the value of a score depend on that you can't say it during the day
    which action of mine makes the missing line appear in the list; six pm, score seven; midnight, score nine
    when does the nine become fixed; payout hour; points to coins; provisional; how soon; credited when; waiting for value; booking
    pay rhythm; final score; money for today's points; if the day gets closed at noon instead of dawn, do i lose anything
    are the coins of a day handed out at the same time to everyone
    i'm leaving for the desert at eight, is yesterday in my pot by then; do i get the day's earnings before the month ends or after
    by the time i close my kebab stand i've got eleven matches with provisional written under them, the supplier comes at seven for his money, will it be there by then
    in the factory wages come on the fifteenth, in the market every evening, in which rhythm do you pay what i score
    my screen shows a score but no dollar beside it, my daughter thinks it's broken, when does a value appear
    the total went up after midnight, the list doesn't have a line for it, when will this line be written
    can it happen that a provisional score shrinks until the day is closed, or does it only grow
    after how much time points will be converted and credited in my account; points of today, when they become money for me
    so today's points are paid out at once, the minute they show; when do i actually see the dosh for today's points`,
  "who-settles": `
    who closes the day; what if nobody settles; is settlement automatic; closing reward; who runs the settlement; day not settled
    round still not closed; earn by settling; what if nobody closes the day; does settlement happen by itself; can i close a round
    the day was not closed yet; who runs the daily settlement; can i settle it myself and earn; what if settlement is late
    yesterday's round is still open; what does settle mean; whose task is closing the day; nobody closed the round
    can a member do the settlement; settle button; day end is not processed; what happens when a round isn't closed for days
    can i close a round myself; what do i get for settling; the round ended long ago but it's not settled
    who does the accounting at the end of the day; what if nobody triggers the payout; who pushes the button at the end of the day
    is my money stuck when nobody closes the round; the day is over and nothing was distributed
    does someone have to start the distribution; who does the closing of the day; the last day has not been closed, what happens
    may i settle a round and earn the one percent; your server was off at midnight, do we lose the points
    who presses the button for the settlement; bookkeeper at midnight; crank; trigger the share-out
    is there a human doing the split; bounty for closing; what if the closer is asleep; finalise
    can i press finalise and grab one percent; stale period, unclosed since sunday; does a forgotten day get lost
    who processes the batch; any member may do the split?; cost for the one who closes; bot that closes
    result differs depending on who closes?; closing in pieces
    in my old network a man in the office pressed a button every night to distribute, who does that job in your place
    the day before yesterday is still marked as open, is there anybody responsible, and do we lose what we scored
    i'm a programmer, can my script finish the day and take the small reward for it
    suppose your server is dead for a week, who distributes the pot for those seven days then
    is it random who becomes the one that closes, or the quickest; can the person who closes the day tilt the outcome in his favour
    how much does one earn with closing a day on which a thousand dollars came in; so if no one closes it the money goes to you
    closing job; who finalises; 1% reward; day closure; late settlement; unsettled day; press settle; distribution trigger
    trustee of the day; does an accountant check before the money of a day is shared out
    i pressed settle and it did only a part, must i go on; settle a round from three weeks ago, possible?
    what does it bring me to do the closing myself and is it allowed for ordinary people
    crypto dev: is closing the day permissionless, and what's the incentive for the caller
    who's the person that counts up at night, and what if he is sick
    everything hangs since the weekend, it says a day isn't closed, may i as a simple member get it moving
    if nobody bothers for a month, do the earnings of those days die
    could whoever does the closing cheat in favour of his friends by doing it in another order
    my cousin says you can earn a percent by pushing a button after midnight, real or nonsense
    do you need staff for the daily share-out or is it a machine
    farm logic: somebody must milk the cow every day, who milks here if the boss is away
    must the closing be done in one go, the gas would be huge with many members
    operator goes bankrupt, who then distributes a day's pot; the day of the 12th was closed by an address i don't know, is that normal
    at our allotment someone must lock the gate each night, who locks your day and what if he's ill
    thursday hangs open since the weekend, could i just finish it myself; is there a tip for whoever does the closing, and how big
    suppose the operator's machines are seized, who hands out the pot; will scores die if a day remains open for a month
    could the person who finishes it shave something off in his favour; does the order matter in which several people do bits of it
    i'd like to earn a little by doing that nightly job, what do i need; is it one transaction or many for a large tree
    the notary in me asks who is liable for the nightly distribution; may a total outsider with no seat do it
    does it have to happen before the next day ends; my script could run at one past midnight, will it fight with your machine
    what's done in closing, and is it the same to the last digit for whoever does it
    days from last week are still open, does this block the days after them; settlement; closer; unclosed day; one percent
    finish the round; trigger; stuck round; automatic?; forgotten day; done by anyone; late closing
    is there a night clerk or a robot; can a jealous rival prevent a day from being closed
    what does the closing cost in gas and does the reward cover it; the sexton rings the bell each evening, who rings yours
    it's noon, the day that ended at midnight still isn't closed, all thirty of us are waiting, is there a person whose job it is, or could one of us do it
    our caretaker switched off the building's lights every evening for forty years, and when he fell ill nobody did, how's that with the nightly share-out
    i know a bit of programming and was told there's one percent to earn by finishing a day, what does it take and is it for anyone
    if the site's owner vanished, would the days that are still open be lost, together with what we've scored
    could someone who closes a day do it in a way that's good for him and bad for others
    who is doing the closing of the day and what if he does not do; the day is finish but nobody close it, who must make this
    so if nobody closes the day we all lose that day's money; who tots it all up at night, and what if they can't be bothered`,
};
