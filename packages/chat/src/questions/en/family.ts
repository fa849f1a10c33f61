import type { PassageQuestions } from "../passage-questions.ts";

export const familyQuestions: PassageQuestions = {
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
    where do i look when someone joined and who brought him; how do i jump to the one right over me in the picture; map of my people where
    i'm a coach of a handball club and like to see my line-up, on which page are my people drawn
    my sponsor opened something with dots on his laptop in the cafe, how do i get to mine
    i can't find where it says when olga came in and who invited her; the drawing is huge and i only want to stand on my own dot again
    my eyes prefer a table to a picture, is there one of my people; somebody signed up five minutes back and is missing, does it take time
    where do i go to look one person up inside my group; what's in the little window after i click a dot
    how can i go one step up to the person above; can i see how many packages each of mine has
    grandma's family book had branches, is your page with that name about my relatives
    is there an overview for a leader with two hundred people that fits a phone; which key makes the drawing larger
    where do the two sides of me begin in the picture; the line by the title speaks of newest seats, what's that about; see my people
    dots and lines; who's under me; team picture; zoom; back to me; search a dot
    our team meets tonight and i want to project the structure on the wall, which page
    do i see everyone in the world there or only mine; my daughter joined, is she shown left or right
    what can i do in the family tab, list please; is it the same as the downline report in other companies
    where are the members that joined this week
    the scout master wants to see all scouts with their patrols, where's that view for my team
    somewhere there must be a page with all those beneath me, my sponsor scrolls through it at dinner
    i clicked on someone and a small card opened with numbers, what do they tell me
    my newest man joined while i parked the car, and he isn't drawn yet; can i see it as text since the drawing makes me dizzy
    how do i get from the deepest corner back to my own seat in one go
    i'm the shepherd of fifty folks in your plan and need to see my flock, which door do i open
    my daughter says there's a map, i only find numbers, where's the map; the one above me, can i hop to him in the drawing
    how can i find anna among three hundred dots; why is the last one who came not there yet; is there a view of it in rows for my screen reader
    as a foreman of forty i'd like to see on one sheet who stands where and since when, which page is it
    my sister hides somewhere among the dots of my team, how do i look her up in the drawing
    a colleague joined while we were having lunch and the drawing doesn't show him yet`,
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
    does the shade tell me how much a person has paid in; shades meaning
    the dots look like a traffic light, is the red one a warning
    my brother can't tell green from brown, is there some other way for him to read it
    half of mine became darker overnight, did they buy something; i would like to see who is new at a glance, what do i have to choose
    what's the difference between who brought whom and who hangs below whom, the lines confuse me
    where is the explanation of the shades with the numbers next to them; in a weather map blue means cold, what does blue mean in your map
    can i colour by points of today; does a pale dot mean a poor person; my printout is black and white, how do i still know who has five
    why do i see lines that jump across branches; my upline's screen looks different from mine, same tree though
    is there a range for every shade; is dark better than light; legend; hue; what is green; shading; paint by date; colour blind help
    shades by packages; meaning of tint; palette; i set it to sponsor and it all turned into a rainbow, what do i see
    how do i switch back to the shades for packages; what do the colours tell a newcomer like me
    the picture has no words, only tints, where are the facts in writing
    on my beamer everyone asked why some dots are lighter, and i had no answer, what's the key
    dad can't see red, would he still be able to read the family picture; i'd like the shades to tell me who came this month
    what are the crossing threads once i chose the option about sponsors; which shade is five packages
    our printer is monochrome, will the list tell me the same as the shades
    i clicked on the sponsor option and lines went wild, what do they connect; which shade do the freshest members have
    a hue changed after my brother bought another one, is it connected; where's the little table that explains which green is what
    the drawing of my team looks like a forest in autumn, what do those tints tell and can i choose another meaning
    i mix up red and green, is there something in words which says the same as the tints of the tree`,
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
    can i hold a vacancy for my daughter until payday; next hole in the tree, where's the button; i want him on my right not on my left
    my cousin waits at the door with his phone, i want him exactly under aunt rosa, what do i send
    the left arm is thin as a stick, so how do i steer the next one there; where are the gaps, i don't want to click each dot
    i gave a link for one place to two people, who wins; is a gap kept for my son till he has his salary on friday
    the form told my friend that the place was gone, what should she do
    may i print a code for one certain opening and hang it in the staff room; does a link for a place still credit me as inviter
    how does one jump to the nearest opening; what am i obliged to say to a newcomer before he pays by my link
    my strongest man needs support on his right, how do i put someone there; the wedding planner assigns chairs, can i assign places too
    i tapped an empty ring and a card popped up, what can i do with it; can the person pick another place than the one in my link
    three openings, three people, three codes, how do i make them; vacancy; link for left; put him under
    place a friend; pinned link; code for a seat; reserve spot; is there any way to hold a chair for a week
    where will he land if i just give the ordinary link; place my husband at the right hand of my mother, how
    the next free one is on the wrong side, can i choose differently; i want to fill level three before level four, where do i see what's open
    how to get link of particular position madam
    my aunt's waiting at the kiosk with her phone charged, i want her left of me, what do i show her
    three friends want in tonight, how do i give each one a spot of his own in my drawing
    the spot in my link was snatched by someone else, what does my friend see now; where's the nearest hole under my own branch
    must i tell my cousin that i get a share before she pays by the code
    my best friend is coming on board at eight tonight, and i've got one gap on the left that must be hers
    the link i made for a certain chair brought him elsewhere since it was taken, can this be avoided
    i need a code on paper for the spot below emma; in which way can i jump to the closest vacancy
    is the person bound to the chair in the link, or free to choose
    my best seller will sign up from a hotel in dubai, i want her under my brother on the left, which link do i mail
    two newcomers opened my link for the same gap at the same minute, what happens to the slower one
    i'm looking for the closest hole in my team without scrolling, which button`,
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
    see someone else's tree
    one of my girls has built something big and i'd like to look from her chair; i entered the nick of a celebrity and it says not public, why
    does he notice when i look at his part; my pupil is confused by his own drawing, may i open his on my screen to explain
    how do i come from a person's card to the drawing that begins with her; is it allowed to view my sponsor's other branch
    which facts will i get about people under someone under me; it opens for my left people but not for the neighbour, what's the rule
    i'm a regional leader and audit each branch on fridays, how do i switch between them; how can i go back to my own after visiting a branch
    on this site only your own seat and below is shown, somebody said, is it so elsewhere too; view from below; open his tree
    enter a branch; look through his eyes; sub drawing
    my son in law's group, can i see it though he's in another arm; does the drawing of a lower member show the same numbers as mine
    what's the word child doing there, it's about grown ups; can a member below me see my entire tree as well
    i want only the piece starting with mr. okafor; why would some sites show any member's tree and yours doesn't
    a rival asked to see my branch, can he
    my strongest lady leads 80 people, i'd love to see it with her at the centre, how
    the page tells me that the part of that person isn't open to all, why his and not mine
    my son phones from oslo and sees something i don't, can i open exactly his view; is what i see in her part less than in mine
    i'm mentoring a young man, three floors down, and would like his drawing on my screen
    the page with my old schoolmate's people says no access, while my sister's opens
    does it reveal more than my own drawing when i look at hers; where do i click on the card to see everything that hangs on that member
    i'm coaching a lady four steps beneath me and would like to see her people as she sees them
    clicking on the boss above me i read that his family isn't public, why is it closed to me`,
};
