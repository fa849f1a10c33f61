// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const plusQuestions: OtherWords = {
  "what-is-plus": `
    second plan; bigger plan; plan with 100 dollar units; purpose of plus; what does plus add; premium plan
    difference between core and plus; what is the plus thing; why is there a second plan; difference between plus and normal
    is plus better; why should i take plus; is there a bigger plan; what do i get with plus; the 100 dollar version; explain plus
    what does plus mean; is plus worth it; plus compared to the standard plan; why are there two plans
    is plus a premium membership; what's the point of the second plan; normal plan versus plus; is plus better than the core plan
    why would i need the hundred dollar plan; do i earn more in plus
    there's a second plan with bigger amounts, what's the idea of it; do i miss something without plus
    there is a menu entry plus, what's that about; what's the big plan with the hundred dollar units
    is plus better than the normal one; does plus have its own pool`,
  "who-can-join-plus": `
    am i eligible for plus; conditions for plus; can everyone join plus; requirements of plus; plus without core
    need to be in core first; can i go directly to plus; who is allowed into plus; do i have to be a member before plus
    is plus open for everybody; may i skip the basic plan; can i be only in plus; conditions for entering plus
    directly into plus as a new person; am i permitted to join plus; plus only without the rest; who qualifies for plus
    can i take part in plus only; do i need the basic membership for plus; am i allowed into plus; is plus obligatory
    can a new person go straight to plus; may i go directly into plus without the normal plan; do i need a certain rank for plus
    can a newcomer take plus at once; am i allowed to have plus; is it necessary to be in both`,
  "plus-cost": `
    price of plus; how expensive is plus; plus unit price; plus membership price; cost of 5 plus units; how much for plus
    how much is plus; what do i pay for plus; how many dollars is plus; price of a plus unit; can i afford plus
    what do five plus units cost; monthly fee of plus; what do i need to pay to be in plus; cheapest plus entry; plus in dollars
    how pricey is plus; how much money for plus; maximum i can put in plus; is plus paid monthly; 100 or 500 dollars for plus
    fee for plus; how expensive is the plus membership; five units in plus, how many dollars; monthly fee for plus; refund in plus
    what do i pay to upgrade to plus`,
  "join-plus": `
    enter plus; sign up for plus; steps to plus; register in plus; where do i join plus; upgrade to plus; how do i activate plus
    i want to upgrade to plus; where is the button for plus; add plus to my account; register for plus; go into plus
    how can i get plus; buy plus; sign me up for plus; how do i get into plus; steps for entering plus
    i'm a member and want plus too; activate plus; steps to become a plus member; where is the button to get into plus
    i'm a normal member and want to enter plus now; do i choose a new username for plus; switch to plus`,
  "plus-sponsor": `
    sponsor in plus; who gets the commission in plus; can i choose another sponsor for plus; upline in plus
    is my sponsor the same in plus; can i choose who sponsors me in plus; my inviter is not in plus; who earns when i join plus
    different sponsor in plus; who's above me in plus; commission for plus goes to; another inviter for plus
    my sponsor is not in plus; do i keep the same sponsor in plus; choose another sponsor for plus
    must my inviter be in plus as well; my sponsor isn't in plus, who becomes it then; may i take someone else as inviter in plus
    the site suggests a stranger as my plus sponsor; who gets the commission when i buy in plus`,
  "plus-is-separate": `
    do my legs carry to plus; are core units counted in plus; separate boxes; are plus and core the same tree
    points of core in plus; are my legs the same in plus; do normal units help in plus; is the balance shared with plus; two boxes
    do points of one plan count in the other; do people in my normal tree bring me plus points; is plus money in the same box
    one team for both; do my normal points count in plus; is the balance shared between the two plans
    do my members in the core plan give me something in plus; does plus raise my daily maximum; two boxes, one for each plan
    does a withdrawal take from both; is my rank valid in plus too; does my core team count for plus points
    do i have two boxes then; will plus units lift my normal limit; do i have to withdraw twice
    my people are in core, are they beneath me in plus as well`,
};
