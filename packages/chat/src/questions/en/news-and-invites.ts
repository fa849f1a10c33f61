import type { PassageQuestions } from "../passage-questions.ts";

export const newsAndInvitesQuestions: PassageQuestions = {
  newsletter: `
    stop sending me mails; unsubscribe; subscribe to news; mailing list; news by email; remove me from the list
    too many emails stop it; how to get news by mail; where can i sign up for news; i get your mails and don't want them
    confirmation link of the newsletter expired; remove my email from the list; stop the mails; stop these mails
    sign me up for your news; unsubscribe link; i lost the unsubscribe mail; take my address off the list; stop sending me news
    how do i get your news by email; sign up for updates; i didn't get the confirmation email for the news
    the confirm link in the email is expired; take my address off your mailing list
    i keep getting emails with news, how do i stop them; can i be notified of news; where do i enter my email for news
    i lost the unsubscribe link; i keep getting your mails, how do i stop them; put me on your mailing list
    i entered my email and no confirmation arrived; the unsubscribe link is gone, how can you remove my address
    where do i type my address for the news letter; opt in for news; your bulletin lands in my junk folder
    the confirm mail never came; take me off your circular; how often does the bulletin come
    two days passed and the confirm button says expired; i signed my mother up by accident, remove her
    is the bulletin needed for membership; i changed my email, update the bulletin; quit the mailing; no more promo mails please
    some weeks ago i typed my address at the bottom of your page, now i get letters and don't know which button ends it
    i deleted the very first message with the two links in it, so how am i supposed to get off the list
    i typed in my address to hear of updates and two days later clicked confirm, but it told me the link no longer works
    i'm a journalist and want to be kept in the loop about your project by mail, where do i leave my address
    someone entered my office address without asking me, will i get ads for ever or does nothing come without my yes
    does my team leader see if i signed up for your updates by mail
    the box at the foot of the page wants my address, what do i get for it; opt out; mailing stop; footer address box; 48 hours over
    unsub; mail updates; double opt in; so i must give an address to become a member, right
    no mail to confirm arrived, also not in spam; stop flooding my inbox pls; change the address your updates go to
    is it once a week or every day that you write; is my address wiped when i leave the list
    i typed my mail at the foot of your page three days ago and heard nothing since, what did i do wrong
    the link in that confirmation says it's too late, how long did i have
    your mails are filling my inbox at the office, how do i make it stop
    i threw away the first mail and now i can't find any link to get off the list
    how do i get news about the plan sent to me without becoming a member
    do you sell the address i leave at the bottom of the page to advertisers
    i am a member, must i hand over an email so that you can reach me with updates
    a journalist would like to be on your mailing list, where does one sign up
    some prankster put my address on your list, will i be bombarded now; is the mailing about my earnings or just general stuff
    my pensioner club wants to follow your news, can we put our common address on the list; take me off the mailing list
    some months ago i gave my mail in that field at the foot, now i moved to another provider, how do i change it
    my mailbox at work is full of your bulletins, where is the exit; how many hours is the first letter's confirm button alive
    there were two links in the welcome mail, one to say yes, what was the other for; do i have to be on the list to hold a place in the tree
    grandpa has clicked nothing and wonders if he'll be sent things; what kind of things do you write about in those letters
    is my address handed on, i hate spam; i put in a typo, my mail will go to a stranger, what happens; i threw that mail away and want out
    exit the list; mail me news; sign out of mails; junk; news to my inbox
    our library would like to get your announcements by mail, without membership; can i get the bulletin in persian
    the local history society would like your bulletin, into which field goes our address
    i tapped confirm on the third day and got told off, must i start over
    my ex-assistant subscribed with the office address, he has left, and i want those letters to stop without asking him
    does being on your list tell you which seat is mine
    a mail says click here if you want our news, i never asked for it, must i do anything
    what if i lose the mail that has the exit link in it; which link in that message ends it and which one starts it
    after i get off, do you still have my address in some drawer
    will i hear about my earnings in the bulletin or only general things; can i be a member without handing over any email address
    i don't want to miss announcements, what's the way to have them sent to me
    is it one letter a month, and can i read the older ones; i gave a wrong address with a typing error, who gets my news now
    must members be subscribed to learn about rule changes; sign off from the bulletin; get updates; subscribe box; confirm expired
    leave list; where do i put my mail; news by letter; cancel emails
    my spam folder ate the first message, can you send it once more
    my boss gets angry about private mail at work, get me off your list today; does the bulletin cost anything
    i clicked the second link by mistake and now i'm out, how do i get back on the list
    they ask for my email at the foot of the page, what happens after i type it in
    while tidying my inbox i found four letters from you that i can't remember ordering, the first one with two links is in the bin, so how on earth do i get off that list
    i typed my address into the little field at the foot of your page on monday, was at a wedding until thursday, and then the link said it was too old, do i start again
    our parish magazine would like to hear about changes in your project without any of us becoming a member, where do we leave the address
    is handing over my email a condition for having a seat, since i've managed seventy-one years without one
    a colleague thought it funny to enter my work address on your page, will i now get messages every week until i retire
    if i take my address off the list this afternoon, is it erased at once or kept somewhere for later
    kindly unsubscribe my mail id from your mailing list with immediate effect
    i receive letter from you, i don't want, how i stop it please; so by joining i've automatically signed up for your spam
    i click the link after three days and he say expired, i must write again my address?
    how do i get on the list for your news, if there's such a thing
    last night i put my address in the field at the foot of your page, and this morning there's just a letter asking me to click, is that normal
    i never pressed the yes button in your letter, will you write to me again; my old address is dying in june, how do i move my subscription
    a colleague has both links of the welcome letter, mine is in the shredder, how do i leave
    is it necessary to give a mail address if i want to take part in the plan itself
    the letter says click within two days, i was in hospital, what do i do now; i'm on the list under two addresses, how do i take one off
    is there any way to read your news regularly without a seat
    the letter to confirm my address came while i was at sea for a week, and its link is dead, how do i get on the list
    your news mails go to my deceased father's address, how can i stop them without his first mail`,
  invite: `
    referral link; my invitation link; qr code for friends; where is my link; share with friends; bring a friend; invite people
    affiliate link; how to recruit; where's my link; how do i bring my friend in; i want to send a link to my cousin
    how can my friend register under me; give me a link i can share; how do i add people to my team; where do i find my qr code
    get new members; what must i tell people i bring; how to refer someone; what link do i give my friends
    how can i bring my brother in; sign up somebody under me; where's the referral code; share with a colleague
    how do others join through me; where is my referral link; i want to share my qr code; how do i recruit a friend the right way
    what do i have to tell people before they join through me; get my personal link; my friend wants to join, what do i send him
    how do i refer someone and get credit; is there an affiliate link; what am i not allowed to promise people i bring
    my neighbour is interested, how do i get him in so that he counts for me; what do i send people who want to join through me
    my sister wants in, what do i send her; where is the link that makes me somebody's sponsor; is there a qr i can show people
    how do i bring new people with my code; what must i be honest about when i tell others; what is not allowed when advertising
    may i promise my friends profit; i'd like to refer a colleague; i'd love to get my gym buddies in; what do i text my pals
    how can someone register so i'm credited; poster with a scannable code for my shop; which address do i pass around
    how do i onboard my team; what is fair to say when i pitch it; do i have to warn newcomers about losses
    my nephew is 16 and keen, may i bring him; someone would take a loan to join through me, ok
    it's not enough to tell them my name, or is it; how do i grow a team from scratch; get credit for a person who signs up
    ambassador programme; copy my personal address; can i put ads on facebook for this
    my gym friends are curious and i'd like to be the one who gets the cut when they come, what do i hand them
    i don't know how to sell at all, what should i say and what am i not allowed to say to my neighbours about this
    a girl in my team told people they will double their cash, is that how one should do it or what are the rules
    can i put a code on the door of my barber shop that people scan with the phone and then belong to me
    my best friend would have to borrow the 100 dollars from his mother, should i still bring him in
    uber gave me a code for friends with a bonus, do you have something like that and what's in it for me
    i have 3000 followers, which address do i put in my bio so that those who come are mine; get my link; tell a friend
    recruit legally; share code; bring buddies; promo link; scan me; refer and earn; do i have to say that i earn on it
    my cousin is 15 and wants in through me; where's the thing i copy and send on whatsapp
    what am i obliged to tell him before he pays; i already told her my name, is this enough to count as mine
    may i guarantee them a wage
    my sister in cebu wants in, what do i send her so that she is counted as mine
    i run a small channel and would put my code under the videos, what am i obliged to tell viewers about my commission
    the guys on my building site keep asking, how do i sign them up below me in the proper way
    where is that square thing people scan with their phone to come in through me
    as a leader i want my crew to recruit honestly, what must they say to a prospect before he pays
    what do i get when a person comes in with my link; is it ok to tell my students they'll make money if they come in under me
    may i lend my nephew the twenty so that he can enter through me; my neighbour is seventeen and keen, can i bring him
    i was once lured into such a thing with big promises, so how do i bring people in without lying to them
    i lost the link that i'm supposed to pass on, where can i find it; referral code where
    my barber chair is where everybody talks, so what little card could i hand out for people to come in under my name
    four girls of my netball team want in, and i want to be credited, what do they have to open
    where in the dashboard is the thing to copy that carries my name
    what's my duty to tell the newcomer about losses and about what i get
    how much lands in my pot when somebody who used my code pays for two shares
    is word of mouth enough, or must they come by a special address
    i can show the square pattern on my phone, does scanning it fill in my name for them
    my flatmate is broke and wants to pawn her guitar to enter through me, should i let her
    am i allowed to run paid ads with a promise of good money to get people in; at school i told pupils about it, was that wrong
    what phrases are forbidden when i talk to prospects; are there flyers from you that i may print for my market stall
    does a person i bring cost me anything; how honest do i have to be with my own brother before he pays
    is there a reward per head or a share of what they put in; how do delivery apps do it, five dollars for each friend; and you
    recruiting link; my code; sign people up under me; promo address; bring somebody; who counts as mine; what to say to prospects
    my qr; enlist a mate; i renamed myself and the old link is dead, where do i get the new one
    grandma is 81 and curious, may i bring her in and what should she hear first
    on saturdays i sell honey at the market and people ask about the tree on my mug, what do i give them so that whoever joins that day counts as mine, and what must i tell them first
    the girls from the night bus depot want to come in through me, i know my nickname by heart, but is that enough or is there an address with my name in it
    my brother will register only if i can tell him straight what he may lose and what i get out of it, so what am i supposed to say to him by your rules
    i've got a podcast with nine listeners and would like to mention this, which words about earnings are off limits for me
    a lad in my boxing club is broke, would have to borrow the twenty from his gran, and begs me to bring him in, what does decency or your terms say
    since i changed my nickname the old code on my shop window leads nowhere, where do i get a fresh one to print
    how to take my referral link, i want to add three persons in my downline
    i want that my cousin come under me, what i must give him in his hand; so if he just mentions my name somewhere i'll get my cut
    which link i go send my people make dem register under me
    can i tell the lads at the pub it's easy money, or will i get a slap on the wrist`,
};
