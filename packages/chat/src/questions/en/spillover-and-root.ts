import type { PassageQuestions } from "../passage-questions.ts";

export const spilloverAndRootQuestions: PassageQuestions = {
  spillover: `
    people placed under me by my upline; get members from above; help from the top; do others fill my legs; spill over
    will my upline put people under me; will others put people below me; my upline promised to fill my leg
    do people from above fall under me; my sponsor says he will fill my legs; do i profit when others put members below me
    overflow from the upline; will my team be built for me; get people from my upline; will someone fill my side
    members placed under me by others; do i get free members; people appeared under me that i didn't invite
    my upline fills my leg, do i profit; do members placed by others count for me; somebody was put below me by my sponsor
    will others fill my tree; can i rely on my upline to build my team
    a stranger showed up on my left although i didn't bring him, does he count for me
    my sponsor promised to put people below me, is that worth anything; there is a stranger under me whom i never invited
    will my upline fill my legs for me; does somebody else's recruit count for me
    who gets the ten percent for a person placed under me by others; overflow from above; gifts from above
    my leader vows to stuff my arm; hand-me-down people; who dropped this stranger below me
    leader's extra recruits land beneath me; freebies from the top; does someone else's effort feed me
    help from uplines, dream or fact; he said join early and they'll be put beneath you; trickle down
    strangers popping up under me, do they pay me; am i owed people; do i get ten percent for dropped-in folks
    leftover recruits of my boss
    three names i have never heard of stand below me this week, who put them there and are they of use to me
    the man who invited me swears he'll stack his surplus recruits beneath my place, shall i believe it and would it pay
    when the seats at the top are full new folks slide down, do i gain from those who slide to my place
    another leader's team grows into my area of the tree, is that counted in my favour
    do i receive the ten percent for a person whom my upline parked under me
    an aunt says just sit still, others will fill your team, true or fairy tale
    so the people above me are obliged to feed my weak side; they only ever fill my outer side, does that help me score; gift people
    parked recruits; placed by others; filled from above; falls to me from top; unknown members below; team built by others; spill
    in the last company the upline built everyone's left leg, same story here?
    who gets the matching effect from someone i didn't bring; can i expect that somebody gives me a right wing for free
    a stranger popped in on my side, do i owe his inviter something
    i found a nurse from peru on my left whom i never met, who put her there and does she count for me
    my leader sells it like this: join now and my big team flows beneath you, is this worth anything
    am i entitled to people from the ones above me, they've so many
    when a chair near the boss is full and the newcomer goes down to my side, do i get the inviter's share
    my brother-in-law got six for free on one side and now waits for money, will it come
    how likely is it that others fill both sides of me while i do nothing
    are there free people raining from above, as they said in the whatsapp group; what's the use of strangers below me
    lazy question, will those higher up build my business
    a member placed by my upline in my right side paid, who receives the 2 dollars; overflow people, real help or bait
    my sponsor is a big fish and promises his flood of recruits lands below me, what is that worth
    two unknown names popped up at my feet, do i have to thank anyone
    we have a full top row, so the next ones slide down to us, do we earn on them
    a lady at the meeting said: sit down, you'll be filled from above, is she right
    do i get the ten percent for somebody that my upline put under me; is it true that it mostly makes one side fat
    i've received seven strangers on the left and zero dollars, why; can i claim people from the ones higher up as my right
    other plans advertise forced matrices with overflow, what's yours; the stranger's packages, do they count for my matching
    whose recruit is a person who was set below me by somebody else
    i'd like to join under a strong leader just to catch his crumbs, clever plan or not
    my wife got five on her right from heaven, but needs a left too, doesn't she; how probable is it that both arms get filled by others
    overflow; crumbs from above; placed under me; filled by upline; gift recruits; strangers below; team from the top
    in my last company the uplines never did fill anything, do yours have to; does a member deep down from another team help me
    why do you warn people not to rely on it; someone below me was put there by mistake, may i keep him
    i am lazy, my uncle is busy above me, will it do; who decides that a newcomer goes below me and not below my brother
    is it a benefit to come early because of the people sliding down
    a peruvian nurse and a polish welder sit under me, never met them, what do they bring me
    my cousin in the capital has hundreds and promised that some of them slide under me, should i count on it
    out of the blue a baker from brazil sits below me, who put her there and what's it to me
    if others fill my left for free, how much is that worth while my right is empty
    the newcomer came down to my side because the top was full, who's paid the ten percent
    they advertise at the hotel: come in first and you'll be filled, true
    my leader is a footballer with thousands of fans and says the fans will sit below us, so i needn't do anything
    five came in under me on the same side without my doing, why am i still at zero
    we joined late and hope the crowd above flows down, is this a plan
    the new woman under me calls someone else her sponsor, so what do i have of her
    could i demand that my upline put the next one on my empty side
    i was told at the wedding that people pour down from the busy leaders and fill both sides of mine while i dance, is it so
    a chain smoker from riga whom no one knows hangs beneath me, who earns on his payment, and does he help my matching`,
  "root-seat": `
    who is at the top; first member; top of the tree; does the top earn; who sits at the top; highest position; first account
    who was first; does the founder sit on top; who gets the most; does the person at the top earn from everyone
    the very first seat; top position; seat number one; who owns the first place; who's at the head
    is the boss at the top of the tree; does number one earn; who is at the very top; who is the first member
    does the founder earn the most; who sits above everybody; is the top of the pyramid getting rich; what is the seat number one
    owner of the first place; does the first member get rich; what is the root; who sits above everyone
    does the founder's place earn from all of us; the boss chair; who occupies position 1; genesis account; apex
    does the crown seat draw money; alpha account; ancestor of all; is the pyramid's tip the founder's
    the very start of the structure; how wealthy is account number one; who's the great-grandparent of everyone
    parent of the first member; do all roads lead to the founder's purse; what happens with ten percent if the top is my inviter
    right on top of the drawing there is a place with no parent, who sits in it and how much does he rake in
    my uncle says in every such network the first man gets a piece of everything, does this hold for the very first chair of yours
    i joined without an inviter and the page named some special chair as my sponsor, what is this chair
    can the chair at the summit buy packages and score like us; where do the ten percents go of those who came on their own
    is the maker hiding in the first chair to live off the rest; so the one on top is a millionaire by now
    what's special about seat number one compared with mine; top chair; summit; node zero; first place of the tree; starting seat
    who's above all; pole position; root node; the trunk; seat 1
    does the highest chair hold a title or take a slice of the monthly pot
    a journalist asks whether the top of the tree feeds on everyone beneath
    has the first seat a roof or an endless number of points; who is the parent of the earliest members
    the drawing has one chair above all the others, which lucky devil sits there and how much does he cash
    journalist: does the initial account profit from every member beneath it as in the schemes i've covered
    my inviter field shows the number one, i never met this person, who is it
    if no friend brought me in, does my ten percent go to the boss up there
    in the last pyramid the owner's chair took from everybody, what about yours; can the chair at the summit buy packages or win titles
    foreman's joke: the top dog gets fat, true in your case or not; what is at the very beginning of the tree and who controls it
    do matches of the topmost account count for someone; how do i become the one at the summit; is account zero or one you guys
    i clicked up and up in the drawing till the end, who's that and does he live from all of us
    my sponsor is called root, i never heard of him, why him; the founder must be sitting on the throne and cashing in, mustn't he
    i found your page by myself without any friend, to whom goes the inviter's tenth
    is the number one able to hold packages or titles like ordinary folk
    in the pyramid that ruined my aunt the top took from each, what does the top take here
    what makes the first place special compared to the second; do the matches of the uppermost count for somebody
    how much money has the top of the tree earned so far; who were the parents of the very first members
    is it occupied by a company or by a person; journalist: is the apex of your structure remunerated; can i buy the top place; top of it all
    first chair; my sponsor is root; founder's throne; who's up there
    does the highest place have a limit of points per day; if the root is my inviter, does he help me
    why does the tree need a first place that earns nothing; kids asked who is the king of the tree, what do i say
    is the commission of those who came alone kept by the owner; where in the picture is the start of it all
    are there several roots, one per plan
    i clicked the arrow upward twelve times and came to the last one, what kind of member is that
    my page lists a sponsor i've never met, the very first one, for i came alone, does he profit from me
    in the tupperware of my youth the one on top drove a mercedes, who drives it here
    is the topmost allowed to take titles and shares like ours; does any part of my payment climb to the very top
    the kids say the first dot in the drawing is the final boss, what's he winning
    at the very top sits something without packages, what is it for
    no friend of mine is in, i came by google, who is given the ten percent of mine
    is it the makers who sit in the first place and eat from all tables
    someone has to be the first in such a drawing, and i bet that's you guys, so how much comes up to you there
    my own inviter is shown as the first chair since i found the site alone, what becomes of his ten percent`,
};
