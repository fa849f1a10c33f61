import type { PassageQuestions } from "../passage-questions.ts";

export const treeQuestions: PassageQuestions = {
  "tree-limits": `
    how many levels deep; maximum depth; is there a maximum team size; how many people can be below me; do deep members count
    does level 20 still count for me; unlimited depth; how many can i sponsor; is the width limited
    max number of members under me; up to how many levels do i get points; how many generations
    can my network have infinite levels; is the network endless; how big may my structure become; how deep does the tree go
    up to which generation do i profit; is the number of people under me limited; how many people may i invite at most
    does someone 30 levels below still count; unlimited width; how many levels deep am i paid; can the network become full one day
    how many may i sponsor at most; is there a maximum depth; does a unit on level thirty still count for me
    does it ever hit the bottom; width of my first line; am i paid to infinity; when is the tree packed
    how far down do sales reach me; maximum frontline; a hundred recruits of my own, ok?; does the 50th floor below me matter
    cut-off level; can my crew outgrow the system; size limit of an organisation; generations limit
    only two beneath me but i know ten people
    one of my people brought someone who brought someone and so on for forty steps, do i still get anything out of the last one
    in my former company we were paid for seven levels and not a step further, where does it stop here
    only two fit right under me but i know thirty folks, where do the others go
    as a mathematician i ask myself when the tree will be full and what happens on that day
    can a team get so big that the system says no more; how far down; levels paid; room for more; endless width; largest team
    depth cap; does it fill up; can i bring 500 people myself; does level 100 count; third person i bring, where do they sit
    is it infinite; when is the world used up; does someone far below still help me
    my team is getting long, will there come a floor where what happens below isn't counted for me any more
    in the company i was with before, you were paid for five levels only, what's it here
    i know forty people in my village, can i bring all of them or only two; is there a moment when the tree says sorry we are full
    how many persons can be put straight under me and what about the rest
    the maths student in me asks about the greatest depth that the contract can hold; does a sale thirty floors beneath still help me
    must i stop bringing people after some number; if everyone on earth joined, would there be a chair for each
    my leader says that it goes on endlessly, is this true for the earnings as well
    could my team become larger than the computer can handle; width and depth max?
    my uncle thinks after ten levels it stops paying, does depth end somewhere
    i've two directly under me and six more friends waiting, where do they go; is there a maximum of members i may bring
    mathematicians in our team ask how many levels the program can hold; in a matrix plan i had 3 by 7, what's the size here
    does a package at level 200 still count for me; will it burst if a million people join; what exactly is limited if the tree isn't
    how wide can i go, is it always two; can the growth of people go on for ever; does the earth have enough people for twenty more doublings
    max depth; level cap; infinite legs; width two; end of tree; deepest level; how many under me; too deep?
    i brought thirty, am i allowed more
    our branch is sixty deep, does anyone up there still profit
    i keep bees and my team keeps swarming, will there ever be no branch left to sit on
    what counts for me from people forty generations down, a little, all or nothing
    can i be the inviter of three hundred people or is it only two
    our town has 9,000 souls, what happens after the last one has joined
    my old company paid me to the sixth generation, to which one here; if depth is endless, are my earnings endless as well
    is there a technical maximum of seats in the contract
    where do my third and fourth recruits sit when two places are all i have; largest possible network; number of generations
    frontline limit; capacity of the tree; bottom of the structure; could the program run out of room before humanity does
    does width help me or just depth; are people below the 16th level still worth something to me
    is the number of members limited by the operator to keep it exclusive; how many directs i can make sir
    level income up to which level; like a chain letter it must end some time, where is the end
    in the company where i sold vitamins i was paid for five generations and nothing below, how many generations count here
    i know almost everybody in our valley, how many of them may i bring in myself if only two places are right below me
    my son studies mathematics and claims that such a tree must be full after some thirty levels, what do you say to that
    when somebody twenty floors below me buys a unit, does it help me as much as one right under me
    is there a moment when the system is so large that new people can't be added any more
    i have seventeen cousins and there are just two spots under me, where do fifteen sit
    does a person forty steps below still help me, or is there a floor; is there some point at which the tree is full, like a bus
    how many may i introduce in my life; the choir has ninety voices and all want in, can they all be mine although only two fit below
    my statistician friend asks for the greatest number of levels and chairs; does it stop counting at some floor
    our clan has three hundred adults, is there room for all of them under me, and till what depth do they count
    two chairs right under me are taken, and a third friend wants in, is he lost to me
    twenty cousins, two chairs, and now; does the thirtieth level still count; what if the whole country joins
    the limit is on earnings, not on people, true?; paid down to which floor; capacity of the contract in seats`,
  "tree-privacy": `
    can others see my team; is my downline private; who sees my network; hide my tree; can my upline see; visible to everyone
    can strangers see my people; can other members look at my downline; is my structure visible; can others see who is under me
    who is able to look at my team; is my structure secret; can anyone look me up; do others know who my sponsor is
    can people see how many i brought; hide my downline; is my team visible for other members; who sees what i built
    can i hide my people; do strangers see my downline; can my neighbour find out what i earn; who sees my position and my team
    is my downline visible to strangers; hide my tree from others; can my upline see my members; is my place secret
    can anyone look up how much i paid; do other members see me
    i'd rather not have my colleagues know i'm in this, what can they see; is it public who brought whom
    can strangers look at my network; does my upline see how much i make; is my position visible to everyone; who sees my payments
    i don't want my colleagues to find me in the tree; can my sponsor see my people; could my boss find out i joined
    will my ex see my crew; nosy relatives looking at my position; does google list my name here
    is my spot a secret from coworkers; what can the folks above see of mine; is what i paid out in the open; go invisible
    journalists reading my data; hide how many i enrolled; who's able to spy on my structure; anonymity towards my upline
    does my name appear to outsiders
    i work at a public office and my boss must not learn that i take part, can he find me in that tree
    my former husband is a member as well, does he get to see whom i brought and what i got
    does the one who signed me up see the people i bring in later
    if a stranger knows my nickname, what can he find out about my place and what i've spent
    on facebook i can set my friends list to hidden, is there such a switch for my team
    a reporter wants to write about this plan, what could he read about an ordinary member like me; visible to whom; hide my people
    secret position; does upline look in; who can spy; prying eyes; my name in the tree; seen by all
    can the tax office find me there; is there a private mode for my spot; do people on other branches see me
    could i stay unknown with a clever nickname; my neighbour says he saw what i paid in, how come
    does the operator open it for all to see; can it be taken off the public record later
    i work for the state and my chief mustn't discover that i'm in there, how visible am i
    my sister-in-law sits on another branch, can she look at my people and what i've put in
    is it possible that i hide the folks i brought from those above me; i was stalked once, can a stranger find me through the tree
    if a journalist types my nickname, what does he get to see
    the neighbours shouldn't know that i paid a hundred dollars, is that out in the open
    can rivals steal my team because they see their names; would the parents of my pupils be able to find me in there
    is my spot shown in google; i want a switch that makes me invisible, is there one; who exactly can look at what i have built
    does the chain tell everyone who brought whom
    my boss must not know that i take part, can he see me in the tree; does my rival see how large my group has become
    which of my details can any stranger read, and for how long; the neighbour knows my nick, can she find out what i paid
    is the picture of my team visible to those above me; i'm a teacher in a small town and don't want pupils to find me, what should i do
    can google list me and my recruits; could the owner of the site show all trees to everybody
    will someone who sits in another branch see my people; can i hide my branch from view; how secret is my place; who sees me
    public or not; my nick reveals me; hide me; a detective is after me in a divorce case, what could he read there
    is my real name shown in the drawing; can an old payment of mine be erased from view; does the person below me know how much i hold
    i teach at a primary school and the parents gossip, who can find out that i hold a seat
    does the woman who recruited my rival see my branch as well; can a debt collector find what i earned by looking at the tree
    if i choose a nonsense nickname, can anybody still connect it to me; may the operator make every branch visible to all members
    is there a switch to vanish from the picture like on facebook
    which things about me are written on the chain for good and can't be erased
    my ex-wife's lawyer wants my income, could he read it somewhere; what do people above me see of those i bring in
    who can look into my branch; hidden network; outsiders and my team; anonymity of seats; visible payments
    as a civil servant i need discretion, can i move out of sight after joining
    could a competitor copy the list of my people and poach them; does google find my nickname with my sponsor next to it
    other members can see my income or not; do i see people on the other side of the tree, and they me
    i'm a police officer and would rather not have people find out that i take part, what can a stranger learn about me from the tree
    my former wife is in the same plan on another branch, is she able to see whom i brought in and what i received
    can i be removed from the public records if i ask you in writing, as i did with a search engine
    does the man who recruited me see all the people that i bring later, or only me
    a newspaper wants to print the structure with our nicknames, where would it get it and could i be recognised
    i teach at a convent school and the sisters mustn't find me in it, what can they look up; does my upline see what i hold and what i got
    my stalker knows my old nick, which of my data are open to him
    is it possible that another site running the same software shows my tree to all
    my fiancé's parents are strict, would they find my nick with my payments if they searched
    i'm a policeman undercover, so how anonymous is a seat; does the fellow who brought me in see the ones i bring
    can one look me up without being a member
    i'm a judge, it would be awkward if people saw that i take part, what's visible to members and to the whole world
    does my sponsor see which people i've brought and how many packages they hold
    hide me from my neighbours; my nickname gives me away, too late?; what do strangers on other branches see
    does the operator decide who sees the tree; my recruiter's view of my branch; spouse, boss, tax office: what can they see`,
  "tree-offline": `
    view tree without connection; tree on a plane; family offline; no internet tree; can i open the tree on a plane
    tree without internet; the tree shows old data because i am offline; my family without network
    see my people without a connection; tree from yesterday is shown; no network in the family page
    my connection dropped, is the tree still there; can i look at my team on the plane; does the tree work without network
    is the tree saved in my browser; view the family while offline; the tree says saved earlier
    i'm on the train without signal, can i still look at my tree; what of the tree is stored on my phone
    saved earlier is written over the drawing; is the family there when the connection breaks
    on the subway the drawing is still there, why; airplane mode and my crew; is my structure cached; drawing says from earlier
    can i show my crew to a client in the basement without signal; will the drawing load with flight mode on
    what does my phone keep of the structure; is the cached drawing wiped after logout; stale drawing while the router is off
    names missing when disconnected; look at my group in the mountains
    in the metro i wanted to show a colleague my drawing and it was still there although i had no bars, where did it come from
    i shut the tab on the plane and then couldn't get my team picture back, why not
    the router is dead at our meeting place, can we still look at who sits where on my laptop
    what part of my team is stored on this phone and is it wiped when i log out
    above the drawing is written that it was saved earlier, does this mean that i see old stuff
    my people have lost their names since i switched to flight mode, is something broken; no signal team view; drawing kept on phone
    tunnel; works without wifi?; saved earlier; disconnected drawing; local copy; how many drawings does the browser remember
    reopen my drawing while offline; is it dangerous that my phone keeps my group; show my group where there's no coverage
    the drawing didn't go away when the net failed; old picture of my team, no net
    i presented the drawing in a village hall with no signal and it still showed, how is that possible
    the names are gone from my drawing since the bus went into the hills, what's wrong
    over the drawing it says saved earlier, should i trust what it shows
    in the hospital basement there's no reception, can i open my team page down there; is my team stored on the tablet i share with others
    what of the tree does the browser keep when the router is unplugged; can i load the family page freshly on a plane
    my connection died in the middle, the picture froze but stayed, will it come alive again
    do i leave traces of my team on a borrowed laptop after i log off; old tree shown, no internet
    power cut in lagos again, can i still look up who sits where; why two trees only are kept on the device
    in our valley the signal dies at five, will my team picture still be there
    on the train the drawing stayed although i had no net, how old is what i see; how many pictures does the phone keep
    my husband logs in on the same phone, will he find my stored tree; are nicknames kept in that offline copy
    i closed the tab on the plane and can't get it back, why
    without data volume, can i show my structure at the meeting if i open it before; stored tree; plane mode; reload without net
    old picture of the tree; it says saved earlier, is my data lost
    does the farm with bad internet need to keep the page open; which of my plans are kept for no network
    is the copy on my phone a danger if it's stolen; can i search my people in airplane mode
    the router broke and the picture still works, what magic is it
    in the mountain hut there's no reception, yet my drawing from breakfast is still on the tablet, explain
    i closed the page on the plane and couldn't reopen the drawing, is it gone for good
    names have disappeared and only circles remain since the router is off
    does the phone i lend to my brother keep a copy of my team; the line near the heading says saved earlier, how old can that be
    before driving to a village with no signal, what must i do to be able to show my team there
    is my branch erased from the hotel's computer after i log out; structure without reception; cached picture of my branch
    drawing in flight mode; team view with the net down; how many drawings are kept and of which plan
    can i search a member while the connection is cut; will new people appear in the saved drawing later on
    why does it still show my group when nothing else loads; tree visible in no network area?
    at the meeting in the mountain village there was no reception, but the drawing was still on my tablet with a note that it was saved earlier
    on the plane i closed the page with my team by mistake and couldn't open it again, is there a copy somewhere in the browser
    since the connection broke, the names have disappeared and i only see seats, has someone deleted my people
    i looked at my team on a borrowed phone, does it keep a copy of it after i've logged out
    the ferry has no signal for six hours, i had my team page open, what will i be able to see
    why are my people nameless since the wifi went away; i lent my phone to a friend after my session ended, is my part of the tree still on it
    how old is the picture that i see without net; out at the oil rig we have net twice a day, is my team drawing readable in between
    i reloaded in the tunnel and everything was gone, why; what does the note mean that it was kept from an earlier time
    in the mountains the net went, my team page stayed on the screen, from what time is that drawing and why are names missing
    if i close the page while there's no net, can i open my team again
    no bars, still a picture, how; is my team stored on this phone; two newest trees kept, what for
    can a thief of my tablet see the drawing`,
  "tree-export": `
    save tree as image; download tree; print my team; svg or png; picture of my network; share a picture of my tree
    download the picture of my tree; export the downline to csv; save as png; get my structure as a file; image of my team
    put my tree in a document; svg of the family; share the tree; print my tree; save the picture of my network
    download the tree as an image; get my team as an excel file; export the list of my downline; png of the tree
    i want a poster of my tree; data of the tree for my own program; print my network
    i need the drawing as a picture for a presentation; get the tree as a table for excel; save the structure as png
    can my program read the tree; poster for my meeting; hang the drawing on my wall; vector file of my structure
    put my crew in powerpoint; screenshot of the entire drawing; crunch my structure in python; feed it to my own tool
    spreadsheet with everyone beneath me; hand out my organisation on paper; share a snapshot of my crew
    machine readable structure; can i get other branches too as a file
    for our meeting on friday i'd like to print the drawing with all the bubbles on a big sheet, how do i get it out of the page
    i'm a data scientist and want to analyse the structure with my own script, what can i get and in what format
    my boss wants an excel table of everyone in my branch, where's the button
    can i put a picture of my group in a presentation without it getting blurry
    is there a file for each closed round that a program can read, and how do i read it
    may i get the whole tree of everyone or just my corner; save drawing; print team; picture file; vector; csv of my group
    share image; poster; raw tree data; binary tree file; screenshot is too small, other way?; png or svg, which one
    how to read the .bin of a round; get my team in a spreadsheet; send my drawing by whatsapp
    do you have a reader for the tree file; can outsiders download my branch
    i'd like to hang my team on the wall of my shop, how do i get it printed
    for the powerpoint on monday i need the drawing as an image file, where's the button
    my boss wants the team in an excel sheet, can the page give me this; i write software and want the structure as data, what do you offer
    when i take a screenshot of the drawing it's blurry, is there a sharper way; how do i send my sister a picture of our branch
    which formats does the picture come in; can i download the tree of everybody or only my own corner
    i'm a journalist with a data desk, may we have the full structure as a file
    what is this binary file for each round and how do i open it; save the bubbles as a poster; tree to csv
    my leader needs the drawing on a poster, can i get it sharp; a print shop asks for a vector file of my team
    i want my people in excel, is there a list for that; is there something for programmers to read the tree of each round
    how do i put the picture in my powerpoint; where do i click to keep what i see as an image
    which file has the tree after a round and how do i open it; can i get the whole world's tree or just mine
    screenshot is blurry, what is better; png; svg; csv of people; binary file; picture for slides; reader; dump of my branch; export list
    my bookkeeper would like a table of seats with packages; does the saved image include the shades i chose
    a data scientist in lagos wants the structure as numbers; can i mail my tree to my sponsor; what is that small binary good for
    for grandma's ninetieth i want to print the whole branch on a poster, which button gives a sharp file
    our it student will analyse the structure in r, in what form can she get it
    can i paste my branch in a newsletter without it turning to mush
    i need an excel of who sits under whom for our annual meeting
    is the file of another person's branch available to me where the tree is open
    the screenshot of my branch cuts off the lower half, what else can i do; picture of the structure for facebook; save branch
    svg for the printer; png for chat; file for programs; which program opens the binary file of a round
    can i get the tree as it was at the end of last month; download team list with phone numbers, is that possible
    what does the file for programs contain: units, points, sponsors?; how to take print of my team tree
    may a newspaper download the structure of the whole network
    for our anniversary i would like to print the whole team on a big sheet for the wall, how do i get it out of the page in good quality
    my daughter programs in python and wants to examine how our group has grown, in which form can she get the data
    my leader demands an excel list of all the people below me by friday, is there a button for it
    when i photograph the screen the circles become so small that one can't read anything, what else can i send to my people
    the copy shop wants a sharp file to print my branch on a1, what do i give them
    for excel i need my people as rows, does the site deliver it or is there a tool
    i'm coding a small app, in which form can i load the tree of yesterday's round; could i get other branches in the file too
    for the yearly meeting i want the drawing two metres wide without blur; is there some file with seats and packages for our analyst
    does the reader print a table that excel opens
    for the wall of our meeting room we need the drawing of the team as a file that a print shop can enlarge
    my analyst wants the structure as data instead of a picture, is there such a file
    list of my people for excel; file of each round for programmers; svg or png for the copy shop`,
  "plus-family": `
    tree of plus; plus team; see plus network; plus downline; where is my plus team; tree in plus is different
    show my downline in plus; my plus tree is empty; people under me in plus; why is nobody in my plus tree; plus tree page
    where is my tree in plus; is the plus tree different from the normal one; why are there other people below me in plus
    my plus team; do my members show up in the plus tree as well; see the family of the hundred dollar plan
    where do i see the people of my plus network; i have two trees now, which one is plus; plus tree is empty though core isn't
    is the tree in plus different from the first one; my crew in the hundred-dollar tier; second drawing
    who sits beneath me in the bigger plan; my buddies vanish when i click the other tree; in plus i'm alone, normal?
    where's the map for the expensive plan; different folks in the second tree; why don't the two trees match; open the other tree
    does my left arm in one tree help the other; i see strangers in the premium tree
    since yesterday i'm in the big plan too and wonder where my drawing for it is, because the usual page shows only the old one
    my left side has forty in the small plan but in the expensive one i sit there alone, did my team get lost
    there are strangers below me in the hundred dollar tree whom i've never met, how come
    why does the person over me differ depending on which drawing i open
    a friend says that his two drawings look totally different, isn't the second a copy of the first
    where in the menu is the drawing of the larger plan, i can't see it at all; second tree page; drawing of the 100 plan
    plus drawing; who's below me in the big one; empty second tree; other drawing
    can my small tree people be shown in the second one; do the two drawings have anything in common
    do arms in the big tree help the small tree; find my team in the dearer plan; not in the big plan yet, can i see its drawing
    my place in the second drawing is elsewhere, ok?
    since i've been in the hundred dollar plan i look for my second drawing, where is it
    in the expensive plan i see people i don't know below me and my cousins aren't there, why
    is the second tree a copy of the first or something of its own; who is above me in the big plan, it's not the same man
    do my forty in the small plan count when i open the second drawing
    my menu has no entry for the big plan's tree, my friend's has, what's missing
    i was on the left in one and on the right in the other, did a mistake happen
    i'm all alone in the drawing of the dearer plan, have they forgotten to move my crew; how do i switch between the two drawings
    does someone who joins below me in the hundred plan show up in the first tree as well; where can i see the people beneath me in plus
    second map empty
    i pay a hundred there and twenty here, is it one tree or two; my left side is big in the small plan and empty in the large one, why
    where is the drawing for the second plan; my sponsor in there is someone else, is that a mistake
    i joined the bigger plan yesterday and don't see my people below me; are my recruits put along with me to the second tree
    second tree; other plan's people; bigger plan drawing; my place in plus; team in plus empty
    who's under me in plus; does a package of the large plan count on my leg in the small one
    can i take my entire group across to the other tree; my brother is below me here and above me there, possible
    how do i look up who sits under me in the hundred dollar plan
    i climbed into the dearer plan yesterday and stand there all by myself, have my forty people been left behind
    where in the menu is the picture of the hundred-dollar network
    the man above me in one drawing is a fisherman from oman, in the other my sister, how come
    do newcomers in the small plan fill my arms in the big one; my friend lacks the second drawing in her menu, why
    can i carry my left side over from one tree to the other; is the second tree a mirror of the first
    people under me in the bigger plan whom i never met, are they mine; second network; tree of the dearer plan
    plus seats below me; other family page; two drawings; are points of the expensive tree shown in the cheap one
    how do i look at my plus team; plus downline empty; do i have another sponsor in the bigger plan than in the normal one
    which of my two trees is open at the moment, how do i tell
    since i paid for the hundred dollar plan i look for my people in it, but i seem to be alone there, where have my forty members gone
    in the one drawing my sister is above me and in the other a man from brazil, which of them is right
    do the people that my friend brings into the small plan also fill my side in the large one
    my colleague has an entry in the menu for a second family and i don't have it, what must happen so that i see it too
    below me in the dear plan there are people whom i've never heard of, did i steal them from someone
    i thought my forty people came along when i entered the dearer plan, but the page there is bare, where are they
    which menu entry shows who's under me in the plan with the hundred; my left there is aunt mary, my left here is tom, mistake or not
    do matches made in that second tree count for the first; in the first tree i'm surrounded by friends, in the second by strangers, why
    where do i open the drawing of the dearer one; will my thirty here also make matches there
    i'm in both plans, and the second one shows me alone in the desert, while in the first i've got sixty, where are my sixty
    in the dearer plan the man above me is a stranger, is it a different tree with other sponsors
    other people, other leader, other side; does one tree feed the other; strangers below me in the dear plan`,
};
