import type { PassageQuestions } from "../passage-questions.ts";

export const accountQuestions: PassageQuestions = {
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
    stuff about me i can change vs stuff i cant
    i pay my electricity by an app where i can edit even the meter number, what about my own data with you, which lines can i overwrite and which not
    joined in the train with one thumb, sat down tonight with tea and glasses, and want to go through whatever i am permitted to correct
    our club secretary keeps a card of each person and crosses out what has changed, which entries on my card here may be crossed out
    my mother in law wants me under her and not under my neighbour, is there a field on my page where i alter that
    i had five packages by mistake and want to set it to two, does my own page allow to lower the number
    is there one screen where the photo, the tongue, the night colours and my logins are all handled together
    please can someone from your office shift me to the other arm, i landed on the left and my team is on the right
    a colleague told me that he ended all his logins and wiped his things from one page, what page is that and what more is on it
    coming from amway, there i had to send a form to change my upline, how is it done in this place
    where did you hide the thing to swap my nickname, i looked through my personal page and it isn't with the others
    i am an accountant preparing member master data, kindly tell which fields are user maintained and which immutable
    why is the wallet not among the things i can edit directly on my page, it sends me to some other screen
    in my online shop account i keep addresses, cards and phone numbers, do you keep any of that for me to edit
    my husband typed in my name as the inviter of himself, silly, and now we'd like to put it right, can the page do it
    hello sir, i want to do changes in my id, what all changes are possible from my side please
    do i have to pay for each thing that i change about myself or are some of them free
    got a new smartphone and would like to begin with fresh settings, what's there to set for me personally
    which of my choices cost a transaction and which are only a click; swap inviter; correct my entry; options for members
    place fixed for life; cog wheel; my page, what's on it; reduce my packages in settings?; account menu contents; change the branch i sit in
    is somebody at the head office allowed to alter my sponsor when both of us agree in writing
    does my page have a spot for phone number or home address as facebook has
    the priest of our parish looks after accounts of several old people, what can he adjust for them on their pages
    so once i'm in, my position is like a tattoo, or can i edit it later when i know better
    my name is fine but everything else looks dull, what may i decorate; everything i see on my own page, could you list what it's for
    the gas company lets me alter my bank details by myself but not my meter, what is your line between what i may alter and what stays
    i told my apprentice to tidy his page before the meeting, which boxes will he find there and which of them are shut
    moved from ghana to canada, must i update anything about me on that page
    our sponsor passed away in autumn and my mum would like another name in that field, does her page let her choose
    hi team, i accidentally sit beneath a stranger from peru, can i drag myself to another place in my options
    tax id, birthday, street: none of it is asked on my page, did i overlook a tab; can a moderator see or alter what i put on my personal page
    where would i find both the file of my data and the button to wipe it
    i have bought too many of these packages, may i correct the count downward by editing
    i help at the senior centre and three ladies asked me which lines of their pages they can fix without paying anything
    after the earthquake we live elsewhere, and i wonder if any address or phone of mine is stored there that needs changing
    a mate from the fire brigade told me he switched to another branch, i say that's impossible, who's right
    when my twins joined they swapped their inviters by mistake, does one of their pages allow to swap them back
    the railway app hides its options behind a wheel, what's behind the corresponding page in your dashboard
    i've been told that for two things i must sign in the wallet while the rest is just a tap, which are these two
    is my number of packages something that i set, like the seats in a booking, or is it fixed after buying
    somebody in accounting wants the member's master record with all editable attributes
    my english exam is on friday so excuse me, what can i to change in my cabinet
    thought there'd be a bio, a phone and a birthday like on tinder, but there's hardly anything, is that right
    our company car has a logbook in which only some pages may be rewritten, so which pages of my member record may i rewrite
    i'd signed the wrong man as my sponsor because two are called ahmed, and wish to correct it from my own page
    on ebay i can adjust hundreds of options, so i was surprised how little i can adjust about myself here, is that all there is
    is it me or does the personal page offer nothing to move my chair from aunt leila's left to her right
    a beginner asks kindly what the personal page is good for and what he'd better not touch
    where on my page do i end the logins on stolen devices, fetch my data and wipe it, all in one go`,
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
    as widow i'd rather not show my face, what appears if i leave the photo out; change that green plant thing next to my name into a selfie
    my cousin the photographer gave me a portrait of 14 megabytes and the page spits it out, how small does it have to be
    in our team chat everyone laughs that i am still a little bush, so how do i put a real face there
    i work as a model and don't want my face copied, does the whole world see what i upload or just my people
    if i put up a photo from our holiday house, can a burglar read out of it where we live
    once it is up, is it burnt into that public ledger so that i will never get rid of it
    i'd like to show the sign of my bakery rather than my nose, does the round frame cut off the corners
    my scanner only makes tif and pdf, will one of those be taken as my portrait
    there is an old photo of me with my former wife, please how to take it down today
    how do i drag the image so that my head sits in the middle of the ring; on whatsapp i can hide my pic from strangers, can i here
    tried three times from my samsung to add my selfie and each time it complains about the type of file
    we are a couple sharing the computer and my portrait appeared for him as well, where is it kept and who gets to see it; webp okay?
    jpg too heavy; zoom in on my face; turn off the photo; blank avatar; that shrub icon; image of my shop
    does an animated picture move in the tree; can i set a drawing made by my daughter
    i shaved off my beard and no longer look like that, how to put a newer one
    is there any rule that i have to show my real face, i'm a teacher and my pupils might see it
    what do other members see if i leave that part empty; does the camera information like model and position get kept when i add a snap
    madam the site is not taking my passport size photo, kindly guide what is the allowed size and type
    upload works on my laptop but i can't move the frame with the finger on the phone, how is the cutting done
    can i swap it as often as i like, say every season, or is there a charge
    will the portrait travel with me when people see me in a search card
    nothing happens after i picked the photo, is there a save button that i've missed
    somebody put my face on his account without asking, is it on the chain now; a cute cat instead of me, allowed?
    my profile shows a plant and i am no gardener, lol, how do i fix that; maximum weight of the image file pls
    for the badge at our event i uploaded a passport photo, and now it hangs in the tree for anyone to stare at, how do i remove it
    my tablet takes portraits of 9 mb by default, how do i come under what you allow
    the sun was behind me and i'm only a silhouette there, where can i put a brighter one
    a cousin was tracked down through metadata in a holiday snap, do you clean such stuff from uploads
    i pulled the slider too far and only my nose is in the ring now, how to redo
    does it cost gas to put up a portrait, as with changing the nick; the bakery's logo is an svg file, is this kind taken
    what does it take for my face to appear in my recruits' drawings instead of that seedling
    my father's avatar shows a leaf symbol while mine shows my face, how do i help him over the phone
    i'm camera shy, must there be something at all
    we've a strict dress code at the ministry, and my holiday snap in shorts is up there, get it off quickly please
    my camera writes date and coordinates in each shot, does your server wash that away before showing it
    the ring shows my left ear only, is there a handle to pull the image about
    my nan wants a rose in place of her face, is a flower fine and what weight may the file be
    i've changed it five minutes ago but my brother still sees the sapling, is it stored anywhere
    on steam avatars can move, would a moving one be accepted here; is there a charge for a new portrait or is it free of cost
    after a nose job i don't resemble myself, how to put in the current version; can people who aren't members look at my portrait
    who draws these tiny trees and can i choose mine
    the goldsmith i work for took a studio portrait of me, 6000 pixels wide, must i shrink it or does the page do it
    each member of my crew shows a face except me, i look like a bush in the tree, what do i press
    i don't want my portrait on a public ledger for a thousand years, is it stored there
    my son snapped me on our balcony, will a stranger be able to find our street from that upload
    the upload wants certain types only and mine ends in bmp, what are the types
    i'd like to be seen without my double chin, so how do i move and enlarge the photo within the ring
    when i remove the portrait what will people see in its stead`,
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
    do my display preferences travel with the seat when i log in at a cousin's house; make it look same on all my gadgets
    in the clinic i use the ward's computer, at home a tablet, and each remembers something else, how do i make the settings stick to my login
    my dad's eyes are bad and he needs the dark version each time he signs in, whatever phone he borrows
    i turned it to persian at the internet cafe, next day in another cafe it was english, can it remember me and not the machine
    our accountant in shiraz reads persian but needs western digits for her sheets, can that combination be stored for her login
    is there something like a cloud sync for how the site looks; what is the point of the menu toggle if it's forgotten on the next device
    my browser wipes everything at exit, so each morning it's bright and english again, can my choice be kept on your end
    does what i picked under look also apply on my wife's laptop if i sign in there with my own wallet
    i only want to see 1234 and not the other figures everywhere i sign in, which is the place for that
    like netflix remembers subtitles for each profile, do you remember my reading language
    where on my page is the heading about language and look and what choices are under it
    is it possible that it goes dark by itself in the evening as my phone does, and that on all machines
    i switched at the top to farsi on the bus, is that now saved for good; changed to light on desktop, mobile stays dark, bug?; sync theme
    keep persian; numerals setting; look follows my login; per account display; choice lost after cache cleared
    how many looks are there to choose from and are they stored with my place
    after i moved to another wallet will my display choices come with me or do i start again
    which beats which if the footer switch says dark and my saved choice says light
    i share the shop computer with an english speaking clerk, i don't want to change his view, only mine after i sign in
    default digits for my login; save my tongue; preferences for appearance of my own seat
    i have set this three times already on three gadgets, there must be one place for all
    would prefer that the dashboard opens in farsi for me every time, sir, how to fix it permanently
    i'm dyslexic and white background hurts, can the site remember that wherever i sit
    my brother from tabriz logs in at a call shop and has to hunt for farsi every single time, can we settle this once for him
    on monday i set the black look on the office pc, on tuesday my ipad was white, on wednesday the office was white again, what am i doing wrong
    the clinic's shared terminal is in english for all, will my farsi choice bother the colleagues
    i'd like the page black when my phone is black and white when it's white, wherever i'm signed in
    my students see western numbers and i eastern ones, who of us changed something and where is that kept
    is the toggle at the bottom of the page enough, or should i go to my own settings so that it lasts
    does the chosen reading language also count on a machine on which i've never been before
    the nurse before me leaves the ward pc in bright english, and my eyes water at 4 am, can my own login bring its own look
    on holiday i used the hotel's computer and had to set farsi and black all over again, how do i avoid that
    two brothers, one laptop: he likes latin numbers, i don't, can each have his way after signing in
    the menu has a moon symbol, my page has a choice too, what's the difference between both
    every update of my phone resets the site to white, can it be anchored to my seat
    is the tongue i choose kept in your database, or in a cookie
    what are all the looks one can choose, and does following the device count as one
    i translate for refugees and switch often between english and persian, which of the two switches sticks to my login and which to the computer
    grandfather reads eastern numerals only, we live apart, can i set them from here for his seat when i sign in as him
    my eyes are weak at dusk, can the site go black whenever the tablet does and keep that on the other tablet too
    every time the browser is reinstalled at the office i lose the black look, is there a lasting place for it`,
};
