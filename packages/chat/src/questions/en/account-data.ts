import type { PassageQuestions } from "../passage-questions.ts";

export const accountDataQuestions: PassageQuestions = {
  "download-data": `
    copy of my data; export my information; everything you have about me as a file; gdpr request; get my data
    send me everything you know about me; data copy; what do you have on me, send it; how to request my personal data
    get a dump of my account; i want all my records as a file; data export; how do i see what is saved about me
    copy of everything; i'd like to have my own data; a file with my settings
    give me a file with all the information you hold on me; export my personal data
    i want to see everything saved about my account; gdpr request for my data; can i get a backup of my settings
    in which format do i get my information; where is the export button for my own data
    give me all the data you have about me as a file; i want to exercise my right to a copy of my personal data; gdpr export
    in what format do i get my personal data; which button saves everything the site stores on me
    may i have a dossier of what you store; subject access request; takeout of my account; hand over my records
    i want my personal file in machine readable form; json with my settings; is there a zip with my things
    i'm curious what your database says about me; data portability; print out everything linked to my name
    which details appear in the file i can get
    my lawyer wants to see in black and white what your computers have on me, is there a button that gives me the lot
    under european law i may ask for a copy, do i have to write a letter or can i fetch it on my own
    before i wipe my stuff i'd like to keep a copy of my settings and picture on my disk, where do i get that
    google lets me take out everything in one archive, do you have something similar
    i'm a programmer, what format is the dump of a member's stored information in
    a journalist told me to request my file from every website i use, how do i do that with yours; json of me; fetch my file
    my dossier; copy of stored things; personal archive; article 15 request
    does that file also have my payments in the plan or where are these; do i have to wait 30 days for my copy
    let me see everything you've saved, as a download; is the copy free of charge
    print what you have on me, i'm a pensioner with no clue of computers; which things are in the export and which are not
    my bookkeeper wants everything you hold on me in one file before the year ends, how do i obtain that
    under the data protection law i demand a copy of what your server has about me, where do i click
    before i wipe my traces i want to save them for my own records, is there a button
    what's inside the json that i can save from my page, does it list my payments as well
    at google it is called takeout, what is the same thing here
    i am writing an article and test what firms give out about a person, how do i request my own record
    as a dev i'd like my settings and sessions in machine readable form; can i get a copy of my pictures and preferences on a usb stick
    my lawyer's assistant needs a full extract of the information stored, who sends it
    the file i saved has no list of what i earned in it, where do i get that; how do i see in black and white all that you've stored of me
    give me my data, all of it
    the school where i work taught us to ask each website for our file once a year, how do i get mine here
    i'm moving abroad and keep copies of everything official, is there one file with what your computer holds about me
    do i have to prove who i am by passport before you hand out the file about me
    i opened the file and it's full of brackets, what kind is it and can excel read it
    the takeout from my phone company was 200 pages, what would be in yours
    does the export also have my payouts and scores from the tree or only my picture and choices
    my solicitor suggests to secure evidence of what you've stored before we complain, which button
    how can an ordinary person see the list of logins that you've kept under my name
    i need my earnings for the year as a table, the file i just got only lists my sessions
    is there a charge or a waiting time when i ask for a copy of what's held on me; get my file; save my stuff
    personal data as json; information on me
    our data officer asks in what structured format a member can obtain what he supplied to you
    i am leaving the site for a year and would like to take my things with me, portrait and all
    sir please provide all details stored against my id in soft copy; facebook lets me pull a copy of all my things, where do you have that
    before pressing the delete button i'd like to have it all on a stick
    is the history on the chain part of what i receive, or must i fetch that in another place
    i have the right of access by law, where on the page is it granted without writing letters
    can i make the file myself at midnight on a sunday or does a clerk do it; just curious how much you know, show me
    the hospital gave me a disc with all my scans, i want the same from you about me, how do i go about it
    my divorce lawyer wants to see when i logged in, is it in the file that i can fetch
    i hate surprises, so show me each thing you've written down about me, in a file if possible
    is my chat with this helper in the file that i save about myself; what program opens the file that i got when i asked for my things
    could my daughter fetch my file for me or do i have to be signed in
    i need twelve months of my gains on paper for the tax and got a json with preferences, wrong file, isn't it
    our works council requires every employee to collect what online services know about them, where's that option with you
    is my session list with dates inside the file, i believe someone used my laptop
    i'd like to move to another such site and carry my preferences in a file
    how large is the file of an ordinary member, and who else may fetch it
    my tax woman only opens csv, where are the sums from the plan if not in that json
    the regulator told me every firm must hand out data within thirty days, how long with you
    an investigative podcast told listeners to demand their file from every site, so here i am, how do i get mine
    the club's data protection lady wants each of us to hold a copy of what websites store, in which menu is it
    i'm switching off my old laptop for good and want my preferences, portrait and list of logins saved beforehand
    the file that i got is machine gibberish with curly brackets, is it supposed to be so and where are my payouts`,
  "delete-account": `
    remove my account; close my account forever; erase my membership; delete my seat; unregister; stop being a member
    get rid of my account; delete everything; how do i quit completely; i don't want to be a member any more
    terminate my membership; leave the platform; erase my profile; can my account be removed; shut my account down
    i quit, delete me; can i unsubscribe from the whole thing; wipe my account; how do i stop being part of this
    i want to leave for good; close my account; how can i quit being a member; remove me from the tree
    get rid of my account completely; i don't want to be part of this anymore; what happens if i leave; can my seat be erased
    cancel my account please; do i have to cancel something when i stop; i have had enough, take me off your site completely
    how do i stop being a member here; i am done with this, please close my membership; how can i quit completely
    erase me from your platform; is there a way to unsubscribe from the plan and vanish
    i no longer want to be a member what do i have to cancel; want out, how does one leave
    does my seat go away when i erase everything; nuke my account; opt out completely; how do i resign; i wish to terminate
    deactivate me; is there a way to vanish from this; please cross me off; i'm out, what formalities
    can i cancel my seat and disappear; does leaving cost a penalty; do i need to give notice; closing an account like at my bank
    i don't want to participate any longer; can the seat be handed back to you; withdraw everything and say goodbye
    i haven't looked at this for months, my interest is gone and i would like to be off the books, what has to be done so that nothing is left
    my father passed his enthusiasm on to me but i am done, can i strike my name from the tree and take what's in my pot with me
    at the gym i had to give three months' notice, how is it here if i stop
    so if i press the red button my seat is gone and my team falls apart, is that right
    i'm moving on to something else, is there a form to fill in, a notice period or anything to pay before i go
    why does something about my spending brake stay for a week after i wiped everything; say goodbye; leave the club; resign
    pull out; membership ended; hand in my seat; drop out for ever; exit the scheme; will someone else get my spot when i go
    bye bye, how to quit this; must i keep paying if i walk away; i want to go and leave no trace, possible or not
    is there any contract that ties me to you; i want to disappear from that tree, my family is angry
    i've been burnt by one of these schemes before and now i want out completely, erase me from your system, how
    my father died and left this account, can we have it shut and removed from the books
    is there a big red button like on instagram that makes me disappear for ever
    i don't want to be part of my sister's team any more, how do i resign and does anyone have to approve
    if i quit, do i owe you anything or is there a contract that i have to terminate in writing
    suppose i delete everything today, do i also lose the coins in the pot and my position
    my wife found out and insists that i leave today, what are the steps
    will my name be gone from the tree once i remove my things from the site
    i'm stopping with all of it, must i give notice like with a gym membership
    why does a spending limit survive for a week though i deleted the rest
    the clerk at the consumer office says i have the right to be forgotten, does this work with a blockchain; bye, close my account
    my wife says choose, the tree or me, so which steps must i take this evening to be out
    i signed up at a party, sobered up, and want my name off that thing, what is possible and what isn't
    the phone contract took me two years to leave, what notice do i have to give here
    if i go, does the person beneath me fall into a hole or move up in my place
    i want my portrait and choices gone but my place may stay, is there such a thing
    mum passed away in spring, we'd like nothing about her left on your computer, what can be removed and what not
    i asked to be deleted and still see myself in the tree, why; will i get back what remains of my packages when i resign
    how come that the limit on what i can spend outlives the deletion by a week
    under article 17 i demand complete erasure including the ledger, will you comply
    should i first empty my pot and then wipe, or the other way round
    my gym sends a debt collector if one stops paying, do i owe you anything in future when i stop
    can i come back one day to the same place after i've removed my things; is there a form, a letter or a phone call by which membership ends
    erase me; i resign; cancel everything; leave for good; quit the plan; take my name out; no more of this
    sick of it, how do i get off this ride; does my portrait vanish at once or after some weeks when i press the red one
    all my family quit herbalife by letter, where do we send it in your case
    a pastor told me that it's sin, kindly close my id and remove my data
    i don't trust the internet any more at 78 and want to be removed everywhere, can you do that
    who must agree before i may leave, my sponsor or your office
    i withdrew the last coin today, is that already it or am i still a member on paper
    does wiping my things end the logins on my other gadgets as well
    our marriage counsellor thinks that i ought to step out of this, how does one step out and what lingers
    i no longer reply to my upline and want the whole story behind me, do i just take out the coins and go
    i threw a tantrum and pressed the red thing, are my chair and my pot gone now; when i've left, will my sister below me lose her sponsor
    does my place get free for another when i say goodbye; may i be removed from the ledger if a judge orders it
    cable tv charges me till the end of the quarter, is there any running charge here i should stop
    what precisely disappears within the second i press delete, and what a week later
    i want you to forget my photo and my logins, but i'm staying in the plan, can i do it halfway
    the kids found out and are ashamed of me, i want to vanish by tonight, what of it is possible
    i'm emigrating and close everything, water, power, bank and you, what is the procedure with you
    i never earned a cent and feel stupid, just strike me out; if my seat can't be erased, can it at least be made nameless
    will the wiping of my things harm those whom i brought; after deleting, can i sign in again with the same wallet the next day
    do i need to send a termination before a deadline, or else it renews
    my late uncle's account should be closed, i have his wallet, so which things can be wiped and which remain for ever
    after the burnout my doctor says to cut all ties, this one included, how do i cut it and is a fee due
    the newsletter of the consumer union says blockchains never forget, so what does deleting do at all with you
    i joined for a bet, lost the bet, now how do i walk out without leaving anything unpaid
    i removed everything about me this morning but the brake on my spending is still on, why`,
};
