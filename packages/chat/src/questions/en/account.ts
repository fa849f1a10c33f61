// cspell:disable
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
    overview of everything adjustable on my page`,
  picture: `
    upload a photo; avatar; profile photo; remove my picture; image too large; photo not accepted; put my face; put my own photo
    change my pic; my photo wont upload; my avatar is not accepted; what image formats are allowed; how big may my photo be
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
    how many megapixels or mb for a portrait; the little plant instead of a face, what is it; is a photograph compulsory`,
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
    remember arabic-looking numbers for me; my preferences reset after i cleared the browser`,
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
    do old names remain readable for everybody; correct one letter in my login name; i was drunk when i chose that name`,
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
    does the old referral address forward to the new one; i want both names, old and new; flyers with the former link`,
  "move-wallet": `
    change my wallet address; new wallet for my account; transfer my account to another address; switch to a hardware wallet
    use another wallet; replace wallet; i got a new wallet how do i use it here; my wallet may be hacked move my account
    switch to my ledger; how do i put my account onto a different address; i bought a trezor and want to use it
    my old wallet is compromised; can i swap the wallet behind my account; get my membership to a new phone wallet
    change the address of my account; put everything over to my other address; how to switch the wallet of an existing account
    replace the old wallet with a new one; want my position in another wallet; my key may be known, get my seat away
    change the account i log in with; i want to use another address for my account; how do i transfer my membership to my ledger
    change the wallet that belongs to my seat; i bought a hardware wallet, how do i bring my account there
    switch from metamask to another wallet and keep everything; my old wallet may be hacked, i want my account on a fresh address
    change my withdrawal address; which steps to change the wallet; link a new wallet to my account
    my phone with the wallet is old, i want a new wallet for my account
    from now on everything should go to my new hardware wallet; i have a new wallet and want all of it there
    use this other address from today
    the computer with my wallet is getting old, i set up a new one elsewhere and everything should go over there
    how do i bring my membership over to the address of my new phone; i bought a ledger and want my membership on it
    how can the place in the tree go to a different address of mine; got a new metamask, how do i bring everything over
    does the receiving wallet have to confirm too; steps for handing my seat over to another address
    i use rabby now, change the wallet of my account; what do i pay for changing to another wallet
    i want to migrate to a safer wallet; point my membership at another address; old metamask feels unsafe, relocate me
    my ex knows my phrase so i need to get out of that wallet; how do i hop to a fresh address without losing my spot
    new phone new wallet, how do i take my place along; does the receiving side have to do anything
    does the target need coins to accept; bind a different wallet to my name; switch payouts to another account for good
    rotate my key; is relocating my seat free; i want a clean wallet only for this
    which wallet starts and which one finishes the handover; can i reverse before the other side says yes`,
  "what-moves": `
    do i keep my team after moving; will my earnings move; lose anything when changing wallet
    do i start from zero with a new wallet; is my box transferred; what happens to my points when i move
    if i change wallets do i keep everything; will my people stay under me if i change address; is my balance taken along
    does the rank survive a wallet change; what happens to tokens in the old wallet; do i lose points by moving
    is the team transferred too; does everything come with me; what stays behind in the old wallet
    do i keep my referrals after switching; will my downline be lost; will i lose my points when i change the wallet
    do my people stay under me after the wallet change; does the money in my balance come along to the new wallet
    what happens to the tokens left in the old wallet when i switch; is my rank kept if i move to another address
    does my vault come along with the move; are my bots and my photo kept after a wallet change
    am i logged out everywhere after changing the wallet
    before i change the wallet i want to know if the team, the rank and the money stay with me
    what will be left behind in my old wallet; if i go to a new address, do my points and my balance come along
    will my downline be affected when i change the wallet; does the plus seat follow me
    my usdc is in the former wallet, does it travel too; do i keep my rank after moving; what remains behind in the former wallet
    does changing wallets wipe my progress; will the folks below me be disturbed if i relocate
    does my money hop over automatically; what will be stranded at the previous address; are waiting units taken to the new wallet
    is my hero title portable; do i have to rebuild my network after switching
    coins lying in the previous account, do i send them by hand; is my photo gone after a new address
    are my logins cut when i switch; does the downline have to do something when i relocate
    i swapped wallets and my usdt isn't there; is the second plan also handed over`,
  "wrong-move": `
    typed the wrong address; cancel wallet change; stop the transfer of my seat; pasted wrong wallet; undo moving
    mistake in new address; i gave the wrong new address; can i cancel the wallet change
    entered an incorrect address for the transfer; i did not start this wallet change
    stop the change of wallet before it is accepted; wrong recipient for my seat; cancel moving my account
    i mistyped the new wallet; transfer of the seat to the wrong person; can i take back the wallet change
    pasted someone else's address; i typed the new wallet address wrong, how do i stop the change
    cancel the wallet change i started; i sent my seat to a wrong address by accident
    someone began moving my account and it wasn't me; it says my seat is about to move but i did nothing
    stop the transfer of my account; i mistyped one character of the new address
    the new wallet already accepted by mistake, what now
    help, i entered the address of an exchange as my new wallet, can that be stopped
    there is a notice about a wallet change i never asked for; oh no i entered a wrong letter in the address when i moved my seat
    how do i stop a transfer of the seat that is under way; someone began to move my seat and it wasn't me
    the address i named is not mine, can this be taken back; i changed my mind about the new wallet, it hasn't accepted yet
    the other wallet already accepted and it was wrong; i fat-fingered the destination of my seat; abort the handover
    a thief is trying to grab my position, the notice says so; recipient has not said yes, can i revoke
    i named my exchange deposit address as the new owner; the other wallet belongs to a stranger now
    pull back the relocation of my account; there's a yellow notice that my place is leaving
    i never requested that transfer, am i hacked; call off the switch to the other wallet
    i pasted my friend's address instead of mine; stop, wrong person is getting my account`,
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
    which details appear in the file i can get`,
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
    i don't want to participate any longer; can the seat be handed back to you; withdraw everything and say goodbye`,
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
    is the bulletin needed for membership; i changed my email, update the bulletin; quit the mailing; no more promo mails please`,
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
    ambassador programme; copy my personal address; can i put ads on facebook for this`,
  "sell-or-inherit": `
    sell my position; what happens if i die; leave it to my children; inheritance; transfer to my wife; give my account away
    can i sell my units; if i pass away who gets it; can i give my account to my brother; can i hand my spot to my son
    is it possible to sell my membership; what if i die; buy a seat from another member; transfer ownership of my position
    can my family get it after me; somebody wants to buy my place; will my kids get my account; i want to give my membership away
    what happens after my death; can i hand this over to my wife; somebody wants to buy my account from me
    can i give my membership to my son; transfer my place to a friend; what happens to my seat after my death
    i'd like to buy someone's seat, is that safe; put my account in my will; sell my position with the whole team
    gift my account to my daughter; can my family get my money if i pass away; is there a marketplace for seats
    grandmother wants to pass her place on to us; he is old and wants to leave it to his children
    hand my place over to a relative; put it in someone else's name
    someone offers me money for my place, how do i transfer it to him; if something happens to me, how do my children get at it
    a buyer offers 500 dollars for my account, does that work; what happens to my seat when i die
    may i give my membership to my son; somebody offers me money for my place; is it possible to buy a seat from another member
    how could my family get the box if something happens to me; can i transfer ownership to a buyer safely
    i wanna sell my account; bequeath my place; estate planning for my position; i'm terminally ill, how does my wife get it
    a widow asks how to claim her late husband's place; notary wants to know how the account passes on; auction off my spot
    is there a resale market; can i cash in by handing the position to somebody
    a guy on whatsapp offers his spot with 40 people below, legit; make my son a beneficiary; power of attorney for my account
    escrow for buying a position; who owns it once i'm dead; can only two of my five units be sold`,
};
