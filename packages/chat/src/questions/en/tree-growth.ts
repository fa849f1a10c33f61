import type { PassageQuestions } from "../passage-questions.ts";

export const treeGrowthQuestions: PassageQuestions = {
  "what-if": `
    calculator; estimate my income; simulate new members; what happens if ten people join; forecast my points
    try imagined members; income calculator; how much would i get if 5 people come; calculate my income; try with pretend people
    how much would i earn with 20 more people; is there a simulator for my team; try out scenarios
    calculate what i would get if my team grows; estimate points with imaginary members; calculate my possible income
    play with numbers of members; how many points with 5 new ones; income if my team doubles
    try out what happens if i bring ten people; calculator for my earnings with more members; simulate my team growing
    imagine new members in the tree; play with numbers for my legs; how much would i get if five people join
    test scenario with pretend members; can i simulate ten more people on my right; calculate what i'd get if five friends came
    is there a calculator for points; imaginary members; play through a scenario; what would i earn if both sides had twenty units
    daydream about a bigger crew; put dummies in the tree; i'd like to toy with numbers; suppose i land six clients
    projection for my structure; scenario planner; what would three more on the right bring me
    pretend two buddies take five units each; forecast tool; estimator; make-believe recruits; do the pretend people get saved
    is the estimate a promise; how many dummies at most
    i'm thinking of asking my eight colleagues and would like to know in advance what that would bring me today if they all said yes
    is there something where i can put invented people on both sides and see how the sums change
    my wife wants figures before i spend my evenings on this, can i work out what three on the left and five on the right are worth
    is that calculator's result a prediction that i may show to prospects
    will the pretend people i put in stay there and can my team see them
    in a mortgage calculator i move sliders, do you have one for my team; dummy members; estimate; play with a bigger team
    toy members; scenario; suppose; income tool; imaginary friends; how many made up people can i add
    what would i make with 20 newcomers; is anything sent or saved when i play with it; try a thought experiment on my drawing
    why does it also show how many never got their cash back; sum if my two sides were equal
    what would they pay and what would i get
    before i promise my husband anything i want to try out what ten more people would bring us, where can i play that through
    i added some made up folks in the drawing, are they now registered and do i have to pay for them
    can i put imaginary persons on both sides and see my points, like with lego
    it says i'd get 80 dollars, is this what will come when those people join; what's the highest number of pretend people
    how do i clear the invented ones again; i'm a teacher and like to show with invented members how it works, is there something
    does anyone see the people i invented
    the calculator shows how many never got back what they paid, why does it show this next to my dream numbers
    if i bring two and each of them brings two, what would i receive this round, can the page work it out; sandbox mode in the tree
    is the pretend thing valid for several months or only this round
    before i quit my paper round i'd like to play through what fifteen people would bring
    i put six invented persons in the drawing to impress my wife, did i just order something; how many phantoms can i add at most
    the result says 52 dollars, is this what i'll receive
    my team leader shows dream numbers with that tool on a beamer, is this fair; does it count only today or the whole year
    why does it tell me at the side how many never got their money home; like a mortgage slider, but for people, do you have it
    suppose both arms get four packages tonight, what would be mine; are the pretend ones visible for my upline
    i am a maths tutor and want to demonstrate doubling with pretend members; how do i remove the phantoms
    what would they pay in total and what would i get out of it, can the page tell both
    can i try what one more package of my own would change together with new people; pretend; play through; imagine five
    fake members; sums for my dream team; does the tool send anything to the chain
    i am afraid to touch it, can something go wrong when i drop fake people in; is it a promise of income that i may show to prospects
    my kid added 40 imaginary friends, how many more will go; where's the button to begin such a thought game
    what if ten people join on my left, will the page say zero
    before we rent a hall for recruiting i want to know what 20 newcomers would bring this round, can the page sum it up
    i dragged ten made-up members in and now i'm scared that the chain has them; can i save my dream team for tomorrow's talk
    there's a line beside the result on those who never earned their cash back, why so gloomy
    may i show the outcome to my prospects as what they'll earn
    on the train i want to toy with twelve invented people and see if it's worth the talks, can i
    will someone get a bill for the imaginary folks; at a team evening we played with it for fun and got 200 dollars, is that a forecast
    how many inventions fit before the page says enough; why does it warn me of people who never got their money back
    at the kitchen table we want to play: suppose that six cousins join left and six right, what would they pay and we get this round
    the invented members i placed yesterday have disappeared, weren't they saved
    is the sum that the thought game shows something i may promise to guests`,
  "growth-by-round": `
    history of my tree; how my team grew; animation of growth; growth chart; replay growth; time lapse
    show the tree of last month; watch the tree grow; how did my team look before; go back in time in the tree; play the growth
    how did my network develop; history of my team as animation; tree at an earlier date; replay; animation of how my tree grew
    watch the network develop over time; time lapse of the tree; history of the tree by day
    go back to how my team looked last month; replay the growth; the play button in the tree
    show how my tree developed since the start; is there an animation of the growth; how big was my network in round ten
    replay of the past rounds; film of my structure; watch how it sprouted; slider through time; who came first in my crew
    rewind the drawing; evolution of my crew; how fast did we expand; play button is dead, why; needs two rounds, what
    how did it look in spring; return to the present in the drawing; does past expansion mean it continues
    i would like to see how my group came about, from the first day on, a bit like a film
    where is the button with which my team appears bubble after bubble, my leader showed it to us at a meeting
    i went back to march in the picture and now it stays there, how do i return to today
    the film button is grey for me and my plan started only this morning, is that why
    can i use that film to show prospects that it keeps on rising
    strava shows me my progress over the months, does the tree have something like that; timeline; film of the tree; rewind
    back to now; play button; how it grew; earlier state; day one until today; slow motion; who was first in my group
    see how big we were in january; does it play every round; will it go on growing as in the film; why does it need two rounds
    jump to round 30 in the picture
    for my channel i'd love a clip of how the team came into being, does the page have something that moves
    i pressed play and my people appear one after another, how do i stop at march
    now my drawing shows only five people, i guess i'm still in the past, how do i get back to today
    why is the button for the film not usable, we only opened yesterday
    our leader says the film proves it will double every month, is he right; can i see who came before whom in my group
    how did the whole thing look in the very beginning, can i watch that; like a time machine for the tree, where's the lever
    can the speed of the replay be changed or a certain round be picked; what do i learn from the history film for the future
    we want to celebrate one year, is there an animation from the first seat until now; watch it grow
    we celebrate our first birthday and want to show how the group sprouted, is there a film
    i pulled something at the bottom and now i only see three dots, where did my people go; the slider is grey, the site started today
    which member came first in my group, can i replay it; does the film prove it will double again, as my leader says
    how did it look on new year's eve, can i go to that day; how do i come back to the present
    on maps there is a history view, has the tree one; needs at least two rounds, it says, what does this mean
    the film shows a steep rise and then flat, what do i read from it; like fast motion of a plant, where do i press
    can viewers of my channel see the animation or only me; time slider; film; back to today
    old state; birthday film; is it the whole network or my branch that grows in the film
    why does the animation not begin before day two; how far back can i rewind the drawing
    i want to see the state before my uncle left for plus; does it say anything about next month
    for granny's birthday i want to show how our branch sprouted since last year, is there something like a slide show
    it's stuck in the past and shows four people, how do i come back; the play thing is dead on our new site, why
    what would i learn from the film about next year; can i stop it at the evening when my brother joined
    i missed the first months, so can i watch them like an old film; my drawing looks like last winter and won't go forward, what button
    only since yesterday in operation, is this why there's nothing to replay; does a steep film promise anything for autumn
    for our reunion i'd like to run the story of our branch from its first seat like a film, where is that and can i halt it
    the replay won't start, we've had only one round so far, is it linked`,
  "units-not-people": `
    leg number higher than people; why does the leg show more than members; count of people vs units; number of units in a leg
    more than the people i see; it says 30 but i only have 10 people; the number of my leg is too high
    why more units than persons; count on my right side is wrong; i have 5 people but it says 12; does a person count once
    leg counter doesn't match the people; 12 on the left but only 4 persons; number next to my leg
    is it counting members or units; why does my leg show 12 when there are only 5 people
    number on the leg doesn't match the members; do five units of one person count as five; are members or units counted
    the count under me is bigger than the people; does one person with several units count more than once
    there are three persons on my right but it counts fifteen, is that a bug; what's being counted there, heads or purchases
    i have six persons but it shows fourteen, why; why is a person counted more than once on the left; do you count heads or units
    what's units without a pair; one member with five units counts like five; the tally exceeds my headcount
    my arm says 40, i know only 12 guys; wrong counting in the left branch?; does a big spender weigh more than a small one
    one guy with five counts like a team; heads or packages; the sum beneath me looks inflated
    why isn't the figure equal to the persons; do repeat purchases add to the count; bug in the counter
    unpaired number below my name; does someone with two packages fill two slots
    in my drawing it says 23 on the left, but i can count only nine faces there, have you added people i don't know
    my uncle put in five at once and my counter jumped by five, is he now five persons
    i tell my team to bring heads, but the page seems to care about something else, what is it counting
    is it better to have one guy with five or five guys with one each, as far as the counting goes
    what does it mean that eleven are without a pair under my name
    those that have been matched last week, are they still in the number; head count wrong; packages counted; more than persons
    number under my name; pair; one man five; counter too high; tally of people please, not shares
    why is 12 written where 4 people sit; does every human count as one; is that a bug or do you count shares
    what are old ones that have been matched worth now; leg number bigger than my crew; why not simply count members
    i've counted with my finger, there are six names on my left but it insists on seventeen, how come
    my brother-in-law bought five at a go and my number went up by five, is that how it should be
    i promised my boss ten heads, but the page doesn't care about heads, what does it count then
    units without a pair is written below me, can you explain this to a nurse who's tired
    is a man who owns three worth as much as three men with one
    we are only four taxi drivers in there and the branch says eleven, is somebody cheating
    do the old ones that have found their partner get counted again next week; why isn't it the number of persons that makes points
    as bookkeeper my tally of members doesn't reconcile with the leg figure, where's the difference from
    can a single rich person fill my right side alone; the figure on my side is higher than my list, bug or not; heads vs shares on my arm
    my attendance list says eight, your page says nineteen, is somebody padding the numbers
    we are a family of four in there and the arm reads twelve, explain it to my mother
    a rich man with five sits on my right, does he weigh as much as five poor ones; as chairman i report heads, what does the page report
    what does unpaired mean in the line beneath my nick; last week's matched ones, are they in the count again
    why is it that bringing people isn't what counts; one woman bought two more and my figure moved by two, correct
    is it cleverer to look for one with a hundred dollars or five with twenty; my finger counts six dots, the number insists on fifteen
    a bus is counted by passengers, so what are you counting; do two packages of the same person on one side make a match with each other
    i have ten on the left and ten on the right, but different sums of packages, what is matched; number too big; more than heads
    packages not persons; who weighs five; is the same person counted each month anew
    shouldn't it say members instead of that other word; how can the figure rise though no one joined
    my accountant can't reconcile persons and leg totals; seven are waiting for the other side, which seven, people or packages
    my roll call gives eleven names, your page insists on twenty six, am i missing people
    a rich uncle took five on one go and my number leapt, is he worth five of my mates; it says four without a pair, four what and why
    we're a family of three in there and it counts nine, no one lied; did the ones from last month get counted a second time this month
    my tally says nine mouths to feed, the page says twenty two, who's right; one colonel with five counts more than four soldiers, doesn't he
    what are the leftover ones that haven't found a mate; would it be better to sell one man five or five men one
    are those already paired out of the count
    the roster in my notebook has thirteen names, the site shows thirty one for that side, explain the difference to an old sergeant
    my wealthy neighbour took five at one go, so does the side grow by one or by five`,
};
