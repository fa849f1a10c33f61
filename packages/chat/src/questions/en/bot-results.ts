import type { PassageQuestions } from "../passage-questions.ts";

export const botResultsQuestions: PassageQuestions = {
  "bot-profit": `
    are bots profitable; profit of a bot; guaranteed bot profit; how much does a bot make; does trading bot win
    will the bot make me money; are the robots profitable; how much can i earn with a bot; do robots win or lose
    is the robot worth it; can i get rich with bots; return of the bot per month; which bot is the most profitable
    do people make money with these bots; profit of robots realistic; is a bot a money machine; can it lose
    what return does a bot bring per month; will the robot make me rich; how profitable are your bots; is it worth using a bot
    do bots really make money; how much percent does the bot earn; can i live from the bot; guaranteed profit with the bot
    if i run the grid for a year, what will i have at the end; do people get rich with your robots
    will i make money if i let it trade; what's a realistic profit for these things; how good are your bots
    do robots beat the market; can i live off a trading robot; my bot loses all the time, is that normal; is the robot a goldmine
    monthly yield of the autopilot; does anybody win with these; will it beat my savings account; can it multiply my coins
    is it smarter than a human trader; average gain of your robots; robots never sleep so they must win
    the thing keeps bleeding, is that usual; could i retire on it; will it double my stake; chances that an automated rule wins
    money for nothing with the autopilot
    i lost my job and wonder if i can let one of those robots earn what i need each month, be honest with me
    a saleswoman told me that the robot brings one percent a day without doing anything, does it
    what do people usually end up with after a year of letting it trade, more or less than they began with
    is it realistic to beat my savings account with automated rules or am i fooling myself
    why do you show losses so big and offer the tool at all if it mostly loses
    machines have no fear and no greed, so surely they must do better than me; does it pay; earn with a robot; percent per month
    daily gain; win rate; passive income by robot; will my robot feed my family; mine made minus 20, am i doing something wrong
    which one makes the most; guarantee that it wins?; can i quit my job and live from it; do you promise any yield with it
    is it an easy way to get rich
    i have debts and someone told me that your robot could pay them off in half a year, is there any truth in it
    let me ask straight, out of ten people who switch one on, how many end up with more than before
    retired teacher with a small pension here, can i get a little extra each month through automatic trading
    my ether robot is down 30 percent, do these things ever make something; what percent a month can i calculate with in my household budget
    if they win so rarely, why do you even have them; a robot is not greedy and never tired, so should it not beat me
    is it cleverer to leave my 500 in the bank than to let a rule trade it
    i want a video titled how i make 1000 a month with this bot, would that be honest
    which robot makes the most so that i can take this one; my friend's robot doubled his coins, will mine do that as well
    free money machine yes or no
    my rent goes up in march and i hope a robot could bring the missing 120 a month, is this a sound plan
    at the barber's they say the robots of this site double your money by summer, true
    a machine works 24 hours and has no nerves, so logically it has to win more than me, no
    what did the average user of the robots gain last year; is it better than my fixed deposit at 7 percent in india
    my paper one lost on four days out of five, did i choose the wrong settings or are they all so
    why are the losses painted just as big as the gains on that page; how sure can i be that last year's winner wins this year
    i have been unemployed since october, can the robot be my wage; give me a number, two percent a week or what
    does anyone here live from that thing; which rule is the most lucrative, i will take that
    if most of them do worse than keeping the coins, what should i use it for; do fees kill the profit when it trades so often
    better than a bank; goldmine or not
    my pastor invested for the church roof in a trading robot elsewhere and lost all, is yours safe to earn
    is there any rule that always makes plus; my robot is red since i began, should i wait till it turns
    will i be able to pay for my daughter's wedding from it; a youtuber promises 40 percent with your grid, should i believe him
    do you guarantee at least that i won't lose what i put in
    so robots are greedless, therefore safe, correct; what should a sensible person expect from it
    our treasurer thinks of putting the club's 4000 in a robot for the new roof, what would an honest person tell him
    i read that 90 percent of day traders lose, are machines better
    a friend shows me green numbers from his robot for march, should i copy him and expect the same in april
    if it loses for me, at least it does so without panic, is this the only advantage
    how much would 1000 dollars have become with your most successful rule, and does it mean anything for next year
    i'm looking for something that beats inflation in argentina, is a robot the answer
    what's the point of a tool that mostly shows me that holding wins
    our son wants to skip college as he's found a robot that will feed him, what's the truth
    i heard from a cabbie that everyone in his rank has a robot and a boat
    is there a setting with an average plus after costs, or do they all lose to the holder
    i could borrow at 6 percent, would the robot make more than that; honest answer please, is it a toy or an income
    why do you tell me how rarely a rule helps
    the choir wants to fund its trip with a trading robot and asks me how much per month it would surely bring
    my husband shows me a rule that won all of last year, should we expect the same this year
    does a robot, which feels no fear, come out ahead of simply keeping the coins
    i've seen ten robots elsewhere that all ended in minus, is it any different with yours
    i'd like to retire on automatic trading at 50, what would you tell your own sister`,
  "bot-limits": `
    stop loss of a bot; bot stops by itself; drawdown limit; max loss; safety limits; my bot stopped; why did the robot quit
    set a maximum loss; my bot is not running any more; protect me from big losses of the bot; daily loss limit of a bot
    the bot sold everything and stopped; robot shut itself off; when does a bot stop on its own; put a brake on my bot
    stop trading after a loss; my bot stopped on its own, why; set a maximum loss for the bot
    how do i protect the bot from big losses; the bot is resting, what does that mean; stop after losing ten percent
    daily loss limit for the bot; bot paused until tomorrow; can the bot lose more than my limit
    how do i protect myself when it loses too much; my bot halted by itself; what does maximum drawdown do
    set a daily loss for the bot; it waits until tomorrow and i don't know why; pause after each trade; airbag for the robot
    cut losses automatically; it froze after a bad day; circuit breaker; how do i cage it so it can't burn everything
    it went quiet until midnight; cooling-off after each order; it liquidated all and ended; brake for losing streaks
    loss was bigger than what i allowed, why; peak to trough threshold; pull the plug automatically
    it refuses to continue after dropping 15 percent
    i don't want to wake up and find that everything is gone, what brakes can i set so that it halts when it goes wrong
    mine hasn't done anything since yesterday afternoon and it says something about the next day, is it broken
    i set ten percent as the most i can stand but it lost thirteen, how can that happen
    it threw everything on the market and won't start again, which setting made it do that
    in my car there's an emergency brake, what is the equivalent for a rule that runs wild
    i'm worried about a losing streak, can it take a break after each deal; cap the loss; fall from the top; day loss
    pause between deals; safety net; halted; quits after a drop; why does it wait till midnight
    does it sell when it hits the wall or only stop; are the brakes there for every type; utc day or my day
    a crash within minutes, will the brake help; it hit the ceiling and died, can it resume; how often does it look at the brakes
    i work in the fields all day and can't look at the screen, how do i make it stop before it has lost everything
    it halted on its own last night and sold all of it, what made it do this
    i allowed ten percent and it lost sixteen, who do i complain to; it just says waiting until tomorrow, what is it waiting for
    can i tell it to take a breather after every deal; is there a fuse like in the house wiring that blows when it goes too far
    which emergency brakes exist and do they work for all sorts of rules
    it shut down after a drop from the top, may i simply switch it on again; when does its new day begin, mine or london time
    why did the loss guard not act while the price was crashing; how do i set that it may lose no more than five percent in one day
    my robot died, what killed it
    i went to a wedding and when i came home it had sold all and ended, what triggered that
    can i tell it that minus five percent in one day is enough and it should rest till morning
    it lost more than the figure i gave, by two percent, so what good is a figure; how do i make it take a rest of some hours after every order
    is there a fuse that ends it for good when it's fallen a certain amount from its top
    my robot says it's waiting for tomorrow, but here it's already tomorrow in sydney
    in the sawmill every machine has a red stop button, what are the automatic stops for a rule
    does it dump the coins when it gives up or keep them; how often is checked whether it went too far down
    are those brakes possible with every kind or only with some; breather; limit overshot; resting till midnight
    cap the damage; i'm afraid of a flash crash at night, would the brake react in time
    it quit at minus 20 and the page doesn't let me continue, why; what settings do you have to protect a beginner against ruin
    can the limit be set after it is running; after the day loss is hit does it go on by itself next morning or must i press something
    at which hour does a new day begin for the loss of a day
    my betting app makes me set a loss limit for the day, is there the same for the robots; what is meant by the loss since the highest value
    i set 10 and it's at 12, should i complain; if it stops by its own rule, what happens with the open position
    is it checked in every second or only at the end of a bar; pls how to stop bot automatic when loss is too big
    i told it eight percent and no more, then a crash in the night took fourteen, explain
    my rule has been lying still since yesterday with a note on tomorrow, will it get up by itself
    our boat has a dead man's switch, what's the like for a rule when i'm out at sea
    can it be told to sell all when it gives up, or will it leave me with the coins; how can i slow it down so it doesn't deal twice in an hour
    after a fall from the summit it ended for good, may i wake it; are the three brakes there for each sort of rule
    what will stop the thing if i'm in surgery, i'm a surgeon and can't look for nine hours
    it sold everything at the low and went to sleep, i'm furious, which box did i tick
    i allowed a loss of 5 a day and it is waiting, until which hour of which clock
    can it fall through the limit when the price jumps down between two looks; does the pause after a trade apply to all kinds
    i want it to give up but keep the coins, is it a choice
    my rule is to survive a week in hospital without me, so what limits can i give it and what happens at each
    at breakfast it had sold everything and switched itself off, at which limit does it do this and can it be revived
    the loss went past my limit because the market fell like a stone between two checks, is it a fault
    mine has paused for today after a bad morning, when does its next day start`,
  "bot-log": `
    what did my bot buy and sell; bot history; trades of my bot; reasons of decisions; see bot trades; journal
    what has my robot been doing; see the trades of the robot; show what the robot did; why did the bot buy now
    download the trades of my bot; list of bot decisions; history of the robot; what trades were made
    look at what the bot has been up to; the reason for a trade; list the actions of the bot; where do i see what my bot traded
    list of all trades of the bot; why did the bot not buy; history of my bot; export the trades of a bot
    find out why a trade was skipped; what did my robot do last night; journal of bot decisions; where can i read why it bought
    show me each decision of my bot; can i save the list of its trades; my bot skipped a trade, where is the reason
    records of what the bot did; diary of the robot; why on earth did it sell at 3 am; protocol of what it decided
    spreadsheet of its deals; a deal was passed over, what was the reason; trace its steps; audit trail of the machine
    filter by one robot; search for all sells; what price did it get on tuesday; does it note missing quotes
    where's the timeline of its moves
    at half past three in the morning mine sold all its ether and i want to know what on earth it was thinking
    for my tax man i need a list with dates and prices of all deals that the machine made, can i save that as a table
    it should have bought on friday and did nothing, where is written why it let the chance go by
    i have six of them running and only want to read what number four did
    is there something like a flight recorder, so that i can follow each step afterwards
    are the deals of the real one and of the paper one listed in the same spot; list of deals; why did it sell; reason column
    export deals; what happened last night; search the records; show skipped ones with reason; how much did each deal cost me
    where are the deals of my vault's rules; can i check that it acted as in the test; download as csv what it did
    no deal since monday, reason?; does it record when no quotes came in
    why did it sell at four in the morning, i want to see the reason in writing
    i keep books for a small firm and need every deal of the machine with date, price and cost in a table
    it missed a chance on thursday, where can i see what it thought at this moment
    all my robots write in one long list, how can i look only at the ether one
    can i check afterwards if the running one did the same as the test says; i want to show my viewers each move it made, where's that list
    is there a line for when the price data was missing; how much did i pay in charges for each of its deals, where is that noted
    can i search the records for the word skipped; are the deals my vault made written in the same place
    black box of the robot, how do i open it; download what it did since january
    at 5 am yesterday it sold and i would love to know the reason, where does it write that down
    my tax adviser wants a table of what the machine bought and sold with the charge for each
    i missed the reason why it let a good dip pass, is it recorded that it chose not to buy; can i look only at what robot three did in october
    is there a search over all entries, i look for the word stop; how do i get the entries on my computer to open them in a spreadsheet
    does the journal show when there was no price for an hour
    i'd like to prove that the running one did exactly as the test says, how do i compare
    where do i see the price it got and what it paid for each trade; the deals of my own contract with rules, are they on another page
    why skipped; decisions list; export of trades; reason of a deal
    in hospital we note each dose with time and reason, does the robot keep notes like this
    the list is endless, can i show only the ones not carried out; my partner suspects the robot cheats, how can she go through each step
    does deleting a robot wipe its journal too, so should i save it before; a plane has a flight recorder, where is the one for my rule
    which price was used at the moment of the decision, is it noted; what's the meaning of a line saying a decision wasn't carried out
    how much have all its deals cost me together, where can i add that up; old entries from spring, are they still readable
    who besides me reads what my robot did; can i see at which minute it last made up its mind
    my auditor wants to know the motive for every sale the machine made in may, is this written anywhere
    i suspect that it slept through the dip on thursday, where would i see why it let it go; does it note what each deal cost me, to the cent
    how do i compare what it did with what the test over the same days would have done; can i save only the sells of the second robot in a file
    what my own contract traded by rule, is it listed in the same book; my wife wants proof that it didn't gamble last night, what do i show her
    the machine skipped 4 buys this week, where are the reasons noted
    for the fiscal year i need all deals of all robots in one table to download; i'd like to find each moment when data was missing
    my rule on the chain dealt twice today, where's that recorded; can i read the thoughts of a stopped one
    my sceptical father in law wants to see each buy and sell of my robot along with the reason in plain words
    at half past two the robot decided against buying, i want to know on what grounds, where is it kept
    i need the trades of two robots from january to june in a file for my accountant`,
};
