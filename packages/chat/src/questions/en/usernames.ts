import type { PassageQuestions } from "../passage-questions.ts";

export const usernamesQuestions: PassageQuestions = {
  "change-username": `
    rename my account; i don't like my name; pick a new name; edit my name; price for a new username; how much to rename
    can i have another name; i want a new nickname; i want to be called something else; is renaming free
    how much to change my nickname; fix a typo in my username; change my login name; is there a fee for a new name
    i'd like a different user name; can i edit the name others see; cost of renaming; picked a stupid name
    i don't like my name anymore, how do i pick another; what is the price for a new nickname
    do i lose my team if i change my name; i made a typo in my name when i registered, can it be fixed
    will my referral link still work after i rename; does changing the name also change it in plus
    i got married and want another user name; can i get a different handle
    i registered under a silly name as a joke and now i'd like a serious one
    my business has another name now, can the account follow; i made a typo in my name at registration, can it be corrected
    five dollars to rename, where does that go; i got married and want a different nick; do my invite links survive a rename
    does my rank stay if i take a new name; wanna switch my handle, how; is changing the name free of charge
    how many times may i rename myself; my handle is embarrassing, swap it out; i misspelled myself at sign up
    may i rebrand my account; does a rename break the stickers and flyers i printed
    i want to drop the number at the end of my name; is a name swap pricey; who pockets the five bucks for renaming
    can my sponsor rename me; will people below me notice my new name; is my track record gone if i go by something else
    i'd like to go by my shop's name from now on; can i get the rename money back if i don't like it
    do old names remain readable for everybody; correct one letter in my login name; i was drunk when i chose that name
    when i signed up i took my ex girlfriend's nickname and she left me, what do i have to pay and click to be called something else
    my shop got a new brand so the name people see for me is out of date, can it be replaced and does my team notice anything
    in games i get a new tag for a few coins, is it like that here too and where does the fee end up
    i printed 500 business cards with my link, and now i think about taking a prettier name, what breaks when i do that
    as a team leader i'd like all of us to have names with the same ending, is it possible after joining and what does it cost each
    my surname is in my handle and i would rather not be recognised, can i take another one and does the first one disappear completely
    i want to be called differently, is that a free edit or do you want cash; new alias; swap nickname; rename fee; name makeover
    alter my handle; relabel my account; they ask me five bucks to change a word, is this for real
    do i keep my people and my pot if i rename; if i'm in both plans do i rename twice and pay twice
    so the five dollars come back if i don't like the new one, yes; do qr codes on my flyers still lead to me after a new name
    mistyped my own nickname, correct it plz
    i got married in june and the nickname has my maiden name in it, what do i have to do and pay to be called differently
    my channel has a new name, so my handle here should match, does my team stay under me when i switch
    stupid me typed the name with a letter missing, i'm dyslexic, can it be corrected for free
    i printed 200 flyers with my code for the shop, and now i want another name, will those flyers still work
    is a new nickname a new place, so do i lose the points and the pot i had under the old one
    who gets the five dollars that you take for a new name and can i have them back if i don't like it
    in league of legends a rename costs points, what does it cost here
    people at the station make fun of my nickname, how do i pick a different one
    i'd like to vanish behind a new name, will others still be able to see what i was called before
    do i have to rename in the bigger plan as well or is it done once
    a lawyer told me not to use the firm's name as my handle, so how can i replace it now; rename me pls, whats the fee
    the boys at the garage call me something rude because of my nick, i'd pay to be someone else, how much and where
    if i take a new name do the two people under me fall away or lose their pairs
    my invoice has to show what the rename costs and who receives it, i do the books for a small agency
    i have put my qr on the door of my kebab shop, and after the rename it will lead nowhere, did i get that right
    does it need a confirmation in my wallet to be called something else, or can i do it like on facebook by typing
    bought for five dollars a name that my wife finds awful, can i get a refund within 14 days as in a shop
    people could trace me by my nick so i changed it, can they still look up what it was before
    is a rename counted as leaving and joining again, with a new inviter and all that
    name of my first company is in the handle, the company went bankrupt, what's the way to a fresh one
    on instagram i change my handle as often as i like without paying, why is it money here
    will plus keep showing the old nickname, or do i have to pay again over there
    my son is the one who chose xXdragonXx for me, i'm 61, please tell how to become mr. novak; do my title and my pot survive if i'm relabelled
    what happens with the link that i gave out to twenty colleagues last month after i take a new nick
    what does the monthly pool have to do with me changing what i'm called; rename page
    new handle cost; nick swap; charge for changing; old flyers dead?; is there any limit how frequently one may be renamed, e.g. every month
    i misspelt my own surname, one letter, do i really have to pay for such a tiny thing
    can the office rename me by hand for free if i send my passport
    a famous singer has nearly my nick and i get weird messages, want another one
    who is told when i adopt a different name, does my sponsor get a message
    i would like to become member alfa instead of alfa1987, can i see beforehand if it's still free
    the change went through, now none of my stickers work, what should i do
    how can i call myself after my football club and what will it set me back
    team page still links to my earlier nick, is this link dead for good
    my rename is paid, why isn't the former name gone from the public ledger
    i was called crypto_king_77 as a teenager and now i sell insurance, please let me out of that name, what's the procedure
    our dog died and i can't bear to see his name as mine in the tree, how do i swap it and what's the price
    two hundred leaflets, one van and a tattoo carry my address, what exactly stops working when i take a new name
    my niece says it's done like in a bank, by a form with signature, i say by a payment in the wallet, who's right
    does the fee for renaming go to my sponsor or to a pot of the month; the free name i wanted was taken while i paid, is my five dollars gone
    will the people who came through me still hang below me once i'm called otherwise
    would the hundred dollar plan greet me by the new name right away
    my handle contains a swear word in turkish that i didn't know, can it be replaced
    if i change it back and forth three times, do i pay three times
    i retired from the band, yet i'm still bassman_leo to my whole team, what's the way out and its cost in coins
    my handle is my phone number, which was a stupid idea, can i become something safer and will the old be forgotten
    we merged two salons and want one name for the till, the van and here, does my stuff stay put
    must i ask my sponsor before i call myself differently; can the fee for a new nick be taken from my box or has it to come from the wallet
    a teammate laughs at the five dollars, says it goes to all heroes, how's that meant
    does the new name have to be free, and where do i see it before paying; after renaming, do i have to tell plus as well
    name change after divorce pls, how
    the tax inspector laughed at my nick in the papers, i'd pay to be called something dull, please the steps and the fee
    in our tribe a name changes after the first child, can mine on your site change as well and what follows from it
    i'd like to know before paying whether my rank and my people stay put when i take a different name
    the seamstress who invited me renamed herself and now my bookmarked link to her doesn't work, is it usual
    my fiancée thinks it's the same as a new registration, i say it's just a label for five bucks, who wins the bet
    can they ever find out that i used to be lazyjoe before i became joseph_k`,
  "old-username": `
    can someone take my former name; get my previous name back; is the old name free; reserved name; name after change
    what about my old name; can another person take the name i had; i changed my name and want the old one back
    how long is my former name blocked; does the old invitation link still work after renaming; who gets my previous username
    can another member steal the name i had before; do people still find me with the former name; my abandoned name
    does my previous link work; i renamed myself and want the first name back; can i switch back to my former name
    someone else is now using the name i had; how long is my previous name blocked; is my former name free right after i rename
    could a stranger pretend to be me with the name i gave up; i regret the rename, how do i get the previous one
    can somebody grab the name i gave up; i renamed myself yesterday and regret it, may i take the former one back
    for how long is a dropped name blocked; people still use my previous link, does it do anything
    a friend wants the nickname i had before; could a stranger pretend to be me with the name i had
    who might impersonate me after i rename; i renamed by mistake and want to go back right now
    is my discarded handle up for grabs; my banner still shows the link with my first name, dead or alive
    how many days until the dropped name is released; can a rival snatch what i was called before
    will the name i left be put on hold; the nickname i gave up last month, is it available to others now
    does the old referral address forward to the new one; i want both names, old and new; flyers with the former link
    i gave up the name i had since the start and now a stranger could take it and pretend to be me, how am i protected against that
    two weeks ago i renamed in a bad mood and today i want to be who i was, but the form refuses my first nickname, why
    my customers still type the nickname from my old cards, will they end up with me or with somebody else
    i'm waiting for a nickname that a member dropped last week, when will it be free for me
    on twitter somebody grabbed my dropped handle within minutes, can that happen here too; thirty days; cooling time for a name
    quarantine of nicknames; name in limbo; previous alias; abandoned nick; does my first alias get recycled
    so i keep both nicknames, the first and the new one; the nickname i had says reserved, but it was mine
    will the links on my old stickers bring people to the new me; who can have my previous nick and from what day on
    a copycat wants the nick i left, how long is he locked out; can i undo a rename on the same day
    my late nickname is taken by someone, can i claim it back
    i gave up my nickname last week and i'm homesick for it, can i grab it back right now
    after i rename, could some joker take what i was called and pretend to be me to my team
    how many days is the name i left behind kept empty before another person may have it
    my team leader renamed himself and a stranger now answers to his former name, is that allowed
    my business cards carry the link with my former handle, what will people find when they type it
    i used the name of my shop, changed it by mistake, when is it free again so i can return to it
    the handle i want was dropped by its owner two weeks ago and it still says taken, why
    gamers snipe dropped names within seconds, how do you prevent this; does the abandoned name go to waste or back in the pool of names
    as a victim of an impostor before, i fear that my previous name gets abused, am i protected for some time
    friends still use the invite with my previous name and say it doesn't open, since when and why
    can i keep both names, the one from before and the new one
    my ex partner is angry and might take the nickname i just dropped to fool my team, can he do that tomorrow
    i dropped my nickname on the first of may, on which day may a stranger register it
    we printed it on the van of our plumbing firm, then i switched, so what do customers see who type the address from the van
    i miss being called what i was before, is there a button to switch back within the first month
    is it reserved for me personally or for no one at all during those weeks
    domain names that expire are caught by robots in seconds, what stops that with nicks here
    why can't i have my own previous nick back although it shows as free to no one
    a man registers under what i used to be called, will my people land below him; one month after i swapped, what becomes of the first one
    for whom is it kept, and for how long, when i get a new handle
    i recorded videos with my first link in the description, do viewers still get through to me
    someone asks me for money on telegram under the nick i had till last week, could he really own it here already
    phone numbers go back in the pool after some months, how long is it with nicknames
    can i buy my earlier nick from you before the waiting time ends; 30 days locked; former nick; reserved for nobody; impersonate me
    release date of a nick; my buddy's nick is going to be free on friday, at what moment can i grab it
    i regret it deeply, thirty minutes after, undo please
    do i have to tell all those with my earlier link, or does it send them on to the new one
    does the plan protect a deceased member's nick in the same way after it was changed
    i own a trademark and the nick i left equals it, can i block it for ever
    would a newcomer with my earlier nick also get my history and my pot
    my qr on the market stall says nothing found since i switched, is it supposed to be that way at once or only after a month
    how come the system says taken when i enter the nick my sister abandoned two weeks ago
    i let go of my nick on a whim on sunday and on monday a bully in our chat says he'll take it, how long can't he
    a customer typed the address from our calendar of last year and got nothing, is this because i switched my nick
    for how many days am i locked out of the very nick that i gave up
    my nephew wants the nick that i no longer use, when can he sign up with it; does the ledger keep what i was called in 2024 for ever
    i'm in talks to sell the nick i had, could i hand it straight to the buyer
    suppose a crook picks up my first nick after a month, whose link is the one on my stickers then
    in our village somebody always picks up a name that's left lying, how long is mine safe after i take another
    my godson typed my first nick in the form and it says that it's reserved, until when
    i returned from holiday and want to be the one i was, it's been nine days
    what can an impostor do with the nick i abandoned, once the time is over
    we have my first link engraved on a bench in the park, is it dead from the first minute
    if my wife registers with the name that i just dropped, does that work; after how many days can a name be recycled
    my stage name from before lies idle for two weeks, and a rival band asks for it, when will it be up for grabs
    the scooter shop's stickers still carry the link with the nick that i dropped, does somebody get my customers now
    regret hit me an hour after taking a new nick, and the form says my own previous one is not available, how come
    for a month no one can pretend to be me with my former nick, and what about the day after`,
};
