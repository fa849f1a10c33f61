import type { OtherWords } from "../other-words.ts";

export const familyQuestions: OtherWords = {
  "what-is-family": `
    see my team; view my downline; tree page; genealogy; show my network; my organisation; list of my people
    where do i see my people; show my tree; how do i view who is below me; show me the people below me
    where do i find my downline; what is the family page; how do i see my structure; my organisation chart; look at my tree
    who is in my team; see all members below; where do i look at my network; list of those under me; my people
    where can i see my team; how do i view my downline; where is the tree; what is the page with the branches
    how do i see who joined under me; look at my network; how do i zoom in the tree; find a person in my tree
    the newest member is not in the tree yet; where can i look at the people under me; what's on the family page
    show me my downline as a picture; somebody joined a minute ago and isn't in the drawing
    how do i see who sits where below my seat; i want to look at my structure; how to zoom in to my position; map of my crew
    where do i spot my recruits; who hangs beneath me; chart of the people under me
    i enrolled someone a second ago and the drawing lacks her; pan and zoom the drawing; jump to the one over me
    i want an overview of my crew as a table; where are my buddies shown; page with bubbles and lines; how many sit in my crew
    click on a circle opens what; my group, where's it displayed; hierarchy view
    i brought six people and would like to see with my own eyes where each of them sits and who came after them, which page is that
    my leader talks about a drawing with circles and lines that she looks at every morning, where do i find mine
    an aunt of mine joined half a minute ago, and my drawing doesn't have her yet, do i need to worry
    is there a page like a family tree in genealogy where i can go up and down and click on people
    i want to check who brought whom and since when they are in, is this listed anywhere
    how do i jump to the next open place or back to my own circle in that big drawing
    as a team leader i need a list rather than a picture, does the page have both; everyone under me; crew page; team map
    my group picture; sub members; where's my structure; network view; see recruits; what do i see when i tap on a circle
    why can't i see the people over me there; search a name in my drawing; where is my organisation displayed
    what are left and right in the drawing; show me who came in lately; the page with two arms going down
    on the dashboard i found a picture with bubbles and lines, what am i looking at and what can i do with it
    my wife is below me somewhere in that big drawing, how do i get to her without scrolling for an hour
    i lead forty people and need a quick look at who sits where, which page shows me that
    when i tap on a circle a small window opens, what's written there about the person
    i run a shop and don't get drawings, is there a simple list of my people instead
    my screen only shows a mess of dots, how do i enlarge it and come back to myself
    i brought my cousin in a minute ago and she isn't in the picture yet, is that bad
    does this page show those above me too or only the ones beneath
    like a family tree from my history lessons, is that what the entry family in the menu is
    where do i look when someone joined and who brought him; how do i jump to the one right over me in the picture; map of my people where`,
  "tree-colours": `
    meaning of colors; green circles; what do the leaves mean; grey dots; legend of the tree; symbols in the tree
    what do those dots mean; what is the green leaf; why is this circle blue; what do the colours mean
    what is the meaning of the different leaves; why are some seats darker; why are there different colors
    what is a dark dot in the tree; colour legend; meaning of symbols; what do the different colors stand for
    why are some circles darker; meaning of the legend in the tree; what does the color scale show; change what the colors show
    what is the sponsor line in the picture; i am color blind, how do i read the tree; why are some circles green and others grey
    what's the legend in the drawing; i can't distinguish red and green in the tree
    what do the lines between sponsor and member show; meaning of the shades in the family picture; shades confuse me
    what does a pale dot stand for; explain the palette; switch the shading to joining date; what's the orange one
    who sponsored whom in the drawing; why did my circle change its tint; key to the drawing; i have trouble seeing red
    bright versus faint seats; dotted line between two people; tint by points
    some of the bubbles in my drawing are deep green and others nearly white, and i wonder what they did wrong to be pale
    i can't tell red from green since birth, how am i supposed to read the picture of my team
    can i have the bubbles shaded by who came first instead of how many shares they have
    there are thin lines going across the picture that don't follow the arms, what do they stand for
    yesterday one of my people was light and today he is dark, what changed; where is explained which shade is for how many shares
    shade meaning; explain bubbles; light and dark; map key; line across; change the tint; colour code; what's pale
    blue ones vs green ones; is dark good or bad; who sponsored whom line; the legend, where is it
    why is mine brighter than my brother's; pick what the shades tell; i see only grey, how else can i read it
    half of my bubbles are green and some are dark, does dark mean that they are lazy or what
    i am colour blind, my teenage son says some circles are red, do i miss anything important
    where is it explained what every shade stands for in the drawing
    i want to see at a glance who joined lately, can the circles be painted by date
    there are lines of another kind when i choose sponsor, why do they cross all over the place
    can i paint the drawing by points so that i see who is active this round
    in my strategy game the map has layers, does the tree have such views; what does it mean that my own circle is pale
    my team leader's drawing looks blue and mine orange, why do ours differ; the key with the ranges next to the picture, how do i read it
    does the shade tell me how much a person has paid in; shades meaning`,
  "find-free-seat": `
    empty positions in my tree; where can i place someone; link for a certain seat; put a friend on my left
    choose where a new member sits; open spots; where is a free place for my friend; i want to put someone on my right side
    which places are still open below me; i want to place a friend at a certain spot; invite somebody to a particular seat
    copy the link of a seat; how to put my sister on the left; next free place in my tree; put a new person on a certain leg
    empty slot on my left; i want to choose where my invitee sits; link that leads to a particular position
    how do i position someone; where is an empty spot for my friend; put my cousin on the right side
    which places below me are open; send a link to a certain position; i want the new one to sit under my left leg
    next open position in my team; how do i place people where i want; reserve a seat for someone; link for a specific seat
    i'd like my brother to sit on my empty right side, how do i do that; show me where somebody could still be placed below me
    where is an empty spot i can offer my cousin; i want him to sit on my left side, how do i do that
    link for one particular place; how do i reserve a certain spot for a friend; fill my weaker side with the next person
    how do i decide where a new person lands; gap in my structure where i can seat my aunt; slot my buddy under my weak arm
    choose the spot for a newcomer beforehand; link that pins a position; vacancy on my right; hold a chair for my colleague
    strategic placing; drop the next recruit under anna; which openings do i have; steer where my recruit goes
    two friends want the same gap, who gets it; does a placement link guarantee it; decide the spot of the person i bring
    my sister will sign up tonight and i want her directly under me on the left, how do i make sure that she lands there
    two friends come at the same time and one should sit under tom and the other under mary, what do i send each of them
    i look at my drawing and want to know where the gaps are, without clicking on a thousand bubbles
    i sent my colleague a link for one particular place, but somebody else slipped in before him, what happens now
    at the theatre i can book seats for my group in advance, can i do that for my recruits too
    my right side is thin, how do i get the next newcomer to go there; vacant spot; choose place for recruit; link to a place
    gap finder; put newcomer left; qr for a place; steer my people
    what do i have to say to the person before she pays by my place link; is a place held for some days if i send the link
    where's the button that copies a place; pick the chair for my buddy; which holes are in my team
    may he change the spot i picked for him; next empty chair, jump there; place my new guy below my strongest leader
    i have a newcomer waiting on the phone and want to put him exactly under my mother, which link do i send him
    how do i find a gap on my left side for the next one who comes
    my foreman friend wants to enter today, i want him right below me, how do i reserve it for him
    i tapped an empty circle and saw a square code, is that for the one who'll come
    what happens if another person sits down on the gap before my cousin has paid
    i'd like to place people cleverly, where do i see which spots are still open in my tree
    does the link for a certain spot still make me the sponsor; what should i tell somebody honestly before he pays through such a link
    for my meeting tonight i need codes for three different openings in my tree, how do i get them
    can i hold a vacancy for my daughter until payday; next hole in the tree, where's the button; i want him on my right not on my left`,
  "child-family": `
    tree of another member; see the family of someone below; by address; child seat; view subtree
    open the team of one of my members; how do i see the people of somebody under me; family of a downline member
    look at the tree from his seat; says this family is not public; view the tree below a member of mine
    what does child family mean; another person's family; go into a member's tree; see the tree from another member's view
    open the team of someone below me; can i look at the network of my friend
    why is it not public when i open another member's family; family of one of my members; view the branch of a person under me
    can i look at the network of one of my people; open the tree from someone else's position; it says that family isn't public
    how does the tree look from my daughter's seat; view the team of a person under me; peek into my recruit's group
    step into another seat's perspective; what does my son's group look like from his chair
    it refuses to show someone else's group; open the group of a person elsewhere; click through to a lower leader's group
    the group of my strongest leader; am i able to look at my upline's group; sub-branch of one person
    hop into the tree of a member; says not public when i click upwards
    one of my people has grown a large group of her own and i'd like to see it as she sees it, is that possible
    i clicked on the leader over me to look at his side and got a message that it's not public, did i do something wrong
    my son sits below me and doesn't understand his own drawing, can i open his view on my screen
    is there a way to look at the group of a member in another corner of the tree
    how do i go from a bubble to the drawing that starts with this person
    at my old company managers could open the org chart of each department, can i do that with my sub leaders; from her chair
    sub team; view as member; open his group; someone else's drawing; not public message; his downline
    does the view of a lower member show other facts than mine; why can't i see my sponsor's people
    get into the group of my best man; what button opens the group under that person; go back from his drawing to mine
    is it spying if i look at my daughter's group; why some groups closed and some open
    one of my ladies complains that nobody is below her, how can i look at it through her eyes
    i'd like to see the piece of the tree that starts at my son, can i open only this
    my sponsor shows me pictures of his other team, may i open the tree of a man over there too
    it tells me that the family of this person isn't public, why can't i see it; does a member notice that i looked at his part of the tree
    how do i get from a card to the drawing as this person sees it; can i help a helper of mine by viewing what she has built
    i entered the name of a rival leader and got no tree, what's the reason; which facts do i get when i open the part of someone below me
    as team leader i check each branch weekly, how do i switch to the view of a downliner; how do i return to my own after i looked at hers
    see someone else's tree`,
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
    is the pretend thing valid for several months or only this round`,
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
    we want to celebrate one year, is there an animation from the first seat until now; watch it grow`,
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
    can a single rich person fill my right side alone; the figure on my side is higher than my list, bug or not; heads vs shares on my arm`,
};
