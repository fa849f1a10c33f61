import type { OtherWords } from "../other-words.ts";

export const accountQuestions: OtherWords = {
  profile: `
    account settings; edit my profile; what can be edited; settings page; personal page; my details; where are my settings
    change my info; what can i set in my account; where are the options of my account; which parts of my profile are fixed
    edit personal details; can i change my sponsor in my settings; what am i able to modify about me; where do i update my info
    can i move to a different sponsor or place in my settings; where are my personal settings
    what settings does my profile page have; can i edit my details somewhere; which of my data am i able to change later on
    where do i edit my account info; is there a page with all my preferences
    can i correct my sponsor or my position in my settings; what is fixed forever and what can i still change about my account
    what stuff on my profile page am i allowed to edit; i opened my profile, which of these things can be changed
    which of my details are fixed for good and which can i adjust; can my personal settings be edited afterwards
    where are my own settings; is it possible that i update my details after i registered
    does my page have a bio or an about me text; which fields of my account are locked
    can i tweak my details myself or must i ask you; i want to tidy up my account page, what is there
    is anything about me editable once i'm in; can the boss of my team adjust my account data
    my birthday and address, where do i put these; which switches does the personal area offer
    what am i free to alter and what is carved in stone; can i shift myself to another branch from the profile
    who can fix a wrong inviter in my data; where do i customise my page; can i reduce my units in the profile
    overview of everything adjustable on my page
    i opened the page with my name on it expecting a form like at my bank, but only some rows have a pencil, so what may i touch there and what not
    we run a small team and one of my people asks which of his entries he can fix alone later and which ones stay as they were on day one
    signed up in a hurry last week and now i want to check everything i entered, which bits can still be put right
    as a programmer i would like to know which attributes of a member are mutable and which are immutable
    a relative filled in the form for me and i suspect half of it is wrong, what is still correctable from inside
    in other apps there's a gear icon with fifty toggles, is there such a thing here and what is in it
    so i can never swap the one who brought me, but what else in my personal area can i play with; gear icon; my particulars
    edit me; manage account menu; account page options; can the staff alter my spot if i ask nicely
    does personal area let me switch inviter or number of shares; what's adjustable and what's not, short list pls
    my sponsor says he can change my details in his panel, true or nonsense; which knobs do i get as a member
    new here, had a look at my own page and wonder what those buttons let me do
    night shift nurse here, ten quiet minutes, thought i'd go through my page and put it in order, what on it is mine to change and what is nailed down
    my brother-in-law claims the firm can rewrite my entry whenever it likes, so which things about me can be changed and by whom
    i drive a cab and only have two minutes at the red light, tell me quick what i can alter about myself on there
    for the file i keep at the law office, which particulars of a participant may be amended later and which are final
    our foreman put me under the wrong fellow, is that something i can put right in my own settings or is it done for good
    gamer question, is it like a character sheet where stats are locked and only the skin can be changed
    my late husband set all this up and i'd like to make it look like mine, what can i change on his page without a payment
    i run a sari-sari store in manila and registered in a rush, can i still fix who my sponsor is or only the small things
    on linkedin i can rewrite everything about me any day, how much of me can be rewritten here
    sorry spelling is not my thing, where is the place with all my stuff and wich bits can i edit
    i make videos about apps, walk me through everything a user can adjust on his own page please
    stuff about me i can change vs stuff i cant`,
  picture: `
    upload a photo; avatar; profile photo; remove my picture; image too large; photo not accepted; put my face; put my own photo
    change my pic; my photo wont upload; my avatar is not accepted; what image formats are allowed; how big may my photo be
    the picture is larger than 2 mb, says the upload; unsupported picture format; my heic photo from the iphone is refused
    photo too large error; it wants jpeg or png and i have a bmp; upload of my portrait turned down because of its type
    how do i make the photo smaller so that the profile takes it
    delete my profile pic; who can see my photo; the upload of my picture fails; set a profile image; my pic looks blurry
    png not working; replace my photo; can i go without a picture; i want to upload a photo of myself
    my profile pic won't upload, it says too big; which image formats can i use for my avatar
    how do i get rid of the photo next to my name; the tree icon next to my name, can i put my own face there
    is my photo public and can it be deleted; does the image i upload get saved on the blockchain; crop my avatar
    will the place where i took the photo be visible; i want my own face next to my name instead of that little tree
    which image formats can be uploaded and how large; my avatar is ugly how do i replace it
    is the gps location removed from my photo; my png is five megabytes, will it go; who is able to see the photo i put up
    how to take my photo away from profile; can i use a selfie; put my company's logo as my icon
    will a moving gif work as my portrait; my upload spins and then says the file is not supported
    heic from my iphone gets refused; i look terrible on it, get it off; do people see my face when they click my name
    can i use a cartoon instead of a real photograph; rotate or cut the image before saving; does the headshot leak where i live
    how many megapixels or mb for a portrait; the little plant instead of a face, what is it; is a photograph compulsory
    i took a nice photo at the beach on sunday but the page keeps saying it is not allowed, what size and what kind of file do you take
    i would like my team to recognise me, so where do i put a snapshot of myself and does everyone get to see it
    my phone writes the street i live in into every snapshot, will people be able to read that when i put one up
    i uploaded a picture of my kids by accident and it must go at once, how do i take it down and is it on the blockchain forever
    after the divorce i need another face on my page, how do i swap the old one
    is it like on facebook where i can move and zoom the pic inside the round frame before it is stored; jpg or webp; snapshot of me
    photo circle; mugshot; portrait upload; 2 mb limit; change dp; file too big, how do i shrink it to what you accept
    why does everybody have a small tree beside the name, are they all bots or just no photo; can i show my dog instead of my face
    tiff and bmp, do they go through; will my face be shown to people who are not in my team
    so once my image is up it can never be taken back, right; is exif wiped from what i put up
    my granddaughter took a lovely photo of me with her phone, how do i get it on the page where now only that silly tree shows
    i am shooting a video about my account and want my channel logo to show instead of the default image, what size may it be
    the photo i want was taken on my farm, can people read from the file where the house is
    it tells me the image is too heavy, and i only have the ones my camera makes, how do i make it go through
    i put up my graduation picture and now regret it, can i pull it down or will it stay visible for all time
    nothing in the tree shows my face, how do i make myself recognisable to my team next to the nickname
    does the headshot land on the blockchain like everything else or can it be wiped
    i uploaded a heic from my iphone and it refuses, which kinds does it eat
    my face comes out cut off at the forehead in the little circle, how do i shift it
    will folks i don't know be looking at my mug when they open the tree
    as widow i'd rather not show my face, what appears if i leave the photo out; change that green plant thing next to my name into a selfie`,
  "language-and-digits": `
    persian numbers; dark mode; night theme; switch to farsi; settings for look; display settings; save my language for good
    keep farsi after login; always open in english; my settings for language are gone on another device
    default language of my account; store english as my language; persian every time i open the dashboard
    keep my dark theme on all devices; language preference of my account; i want the dark look every time i log in on any device
    save my preferred language for all my browsers; where in the profile do i set the look of the site
    my settings for language are forgotten on my other computer; set persian numbers permanently for my account
    keep night mode on all my devices; store the language with my account
    my settings for look should be the same on my laptop and phone; where in the profile do i set the appearance
    i logged in on another computer and it is dark again, where is this saved; are language and look stored with my seat
    the look i chose disappears whenever i change browsers; my phone shows it white and my pc black, how do i sync them
    does the dashboard remember that i read farsi; make my choices stick everywhere; on the office pc everything is english again
    is there a way to carry my display choices along; follow the system setting for day and night
    menu switch versus profile setting, which one wins; why does the toggle in the menu not last
    remember arabic-looking numbers for me; my preferences reset after i cleared the browser
    whenever i sit at my brother's machine i have to press the language button again although at home it is fine, can it be tied to me instead of the browser
    i read persian but want 123 style figures, and i want that to be the same at work, on the tablet and on the phone, where do i fix that once
    my team leader says the choice should follow me after login, but the button at the top forgets it, what is the right place
    in my bank's app i set dark once and it stays everywhere, how do i get that here; where's the section language and look
    make dark stick; appearance saved to my member page; i picked light with the button in the menu and my other phone didn't care
    remember how i like it; keep my choice across devices; why only this browser; lasting setting for look
    can the look follow whatever my phone is set to and be remembered for me
    the menu button only helps on one computer, i want it for all of them
    is my choice of tongue kept on your side or in the browser; change language for good not only this once
    set figures to latin for my login on every machine; i log in from three places and each looks different, please one look
    every time i open it on the shop's computer it is in english again though at home i put it on persian, where do i set that for good
    my tablet shows it dark and my phone shows it white, i'd like the same look wherever i log in
    after a twelve hour shift the bright page hurts, i flipped the switch in the menu but on my other laptop it's bright again, why
    i prefer farsi text yet ordinary 1 2 3 figures, and it should remember this for me
    the choices i made yesterday are gone on this machine, are they stored with me or with the browser
    where on my own page do i pick how it looks and which tongue it speaks
    is there a preference so that my account always opens in persian for my father on his phone
    what's the difference between the button up in the menu and the setting on my profile page
    gotta have dark mode on every device i play on, is one setting enough
    as a retired teacher i like my numerals latin, my words persian, and i do not want to set it each week
    do my display preferences travel with the seat when i log in at a cousin's house; make it look same on all my gadgets`,
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
    a lawyer told me not to use the firm's name as my handle, so how can i replace it now; rename me pls, whats the fee`,
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
    can i keep both names, the one from before and the new one`,
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
    give me my data, all of it`,
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
    the clerk at the consumer office says i have the right to be forgotten, does this work with a blockchain; bye, close my account`,
};
