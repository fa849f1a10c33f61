import type { PassageQuestions } from "../passage-questions.ts";

export const walletKeysQuestions: PassageQuestions = {
  "hardware-wallet": `
    can i use ledger; is ledger supported; hardware wallet; connect my trezor; how do i connect ledger with metamask; ledger nano
    trezor with rabby; blind signing error; ledger refuses to sign; cold wallet; register with a hardware device
    my leger is not in the list; ledger live; log in with my trezor safe; my coins are on a ledger
    i keep everything on a cold device; usb wallet; does it work with tangem or trezor; how do i use my cold wallet here
    my ledger shows an error when i pay; connect a hardware device; keep my seat on a ledger; can i use my trezor
    ledger says blind signing; i keep my coins on a cold wallet, how do i join with it; no button for ledger
    move an existing seat to a ledger; metal gadget; keystone; onekey; ledger flex; my gadget shows unreadable hash
    contract data must be enabled; put my seat on the gadget; nano x bluetooth; bitbox; pay from a stick; enter trezor passphrase?
    the gadget says rejected; is there a direct button for ledger; usb thing isn't offered; do i confirm on the gadget's screen
    safest device flow; seed of the gadget typed on pc?; firmware; ledger via rabby
    my savings are on a little device with two buttons, how can i take part without ever typing its words anywhere
    the device says it can't show what i'm signing and refuses to go on, which switch is this
    i look in your list for the name of my usb device and it's not there
    i joined with a phone app and now own a trezor, how do i put my position on it; can i use the maker's own program with your page
    must i press the buttons on the device for each sign-in too; so hardware devices aren't supported
    what should i compare on the tiny screen before i press both buttons; cold device; ledger nano s; trezor model t; usb key
    blind signing; device refuses; offline keys; gridplus; device account; secure stick
    my bank gave me a tan generator, is this a similar thing and how is it hooked up
    which browser extension goes together with a device; is a pin-protected stick fine for registering
    the device shows gibberish and wants enabling of contract data
    my nephew gave me a little ledger stick, how do i join with it
    there's trezor in my drawer, but your list doesn't offer it, how's this done
    the little screen says enable blind signing, is this dangerous
    i'm a member on metamask and bought a ledger today, how do i get my seat over to it
    do i have to type the 24 words of the stick anywhere; is every payment to be confirmed on the gadget itself
    which browser wallet should i couple the stick with; ledger's app on my phone, can it reach your site
    security-minded dev, is eip-712 shown on the device or is it blind; my stick refuses the payment and goes back to the menu
    cold storage and earning here, can they go together
    for my birthday i got a ledger nano, how does it take part, your list has no entry for it
    the small display says something about blind signing and refuses, is turning that on risky
    i began with an app on the phone and want the membership on the trezor from now on
    will i ever be asked to type the device's words on a keyboard; which extension do i put between the gadget and your page
    must each entry to the dashboard be confirmed on the gadget as well
    what do i compare on that tiny screen before holding both buttons
    keystone with qr, onekey, bitbox, do they work in the same manner; usb stick with keys; ledger live app; offline signer
    my accountant keeps the gadget in a bank safe, can i still receive commissions
    can the maker's own mobile program talk to your page; is the gadget overkill for 100 dollars
    ledger connect option not showing in list; the device went to sleep while i was reading and the payment fell through
    my children gave me a small device with two buttons for my coins, how do i take part with it, as it's not in your list
    the device shows a warning about blind signing and refuses to pay, is it dangerous to switch that on and what do i have to compare
    until now my seat has been on the phone, and i would like to have it on the trezor, in which order do i do that
    is there any moment at which i have to type the words of the device into the computer
    must i confirm on the device every time that i log in, or only when i pay
    ledger missing in the list; words of the device, type them?
    at christmas i was given a thing like a usb stick that protects coins, and now i'd like to take part with it, how does the page find it
    the stick's display shows letters and numbers i don't understand, with what should i compare them before i agree
    the payment is refused on the stick with a hint to some setting in its ethereum program
    i have had my seat on a phone for a year and want it on the stick, do i have to register again
    a page asked me to type the twenty-four words of my stick to connect it, i stopped there, was it you`,
  "switched-account": `
    wrong account in metamask; changed account in wallet; other address is selected; site logged out after switching account
    i have two accounts in my wallet; it shows a different address than mine; i use two addresses
    why is another account connected; metamask is on the wrong account; i changed the account and got logged out
    two accounts in one wallet; pays from the wrong account; how do i go back to my other account; different address selected
    signed in with the wrong account; my wallet jumped to another account; i changed the account in metamask and now i'm out
    wrong account is selected; it shows a different member now; the address at the top is not mine
    how do i go back to my first account in the wallet
    i opened another account in my wallet to check something and the site doesn't know me anymore
    why do i see somebody else's seat after switching; i changed to account 2 in metamask and was thrown out
    site noticed another address; how do i return to my first account; two accounts in one wallet mix up; account 2 popped in
    my kid changed the purse's account; it greets me as someone else; different 0x at the corner; two identities in the fox
    thrown out since i flipped accounts; wrong persona paid?; swap back to my main; dropdown of accounts
    imported account took over; site follows the purse; how do i return to my member account
    i created a second account in the app and everything changed; mix-up of addresses; paying from the wrong purse account
    i looked at my second address in the app for a minute and upon return your page treated me as a stranger
    my wife and i share a computer and suddenly her name stands where mine was
    a payment was waiting while i flipped to the other account, who's going to pay now
    why does the page throw me out just since i chose another account in the fox
    how do i get back to the member that i was this morning; can two members be used from one app
    so i lost my seat by clicking around in the app; the corner shows 0x7b and mine begins with 0x3c; other account chosen
    logged out after change; shows other member; account 2; mixed up addresses; flipped; back to main account; wrong identity
    with google i can switch profiles and stay logged in, why not here; i imported a key and now a different person is logged in
    is each address a member for itself; page says log in again since i changed something in the app
    my daughter played with my wallet app and now your site greets nobody, what happened
    i have one account for work and one for me, the site shows the wrong one
    since i chose the second account all my people are gone from the screen
    bookkeeper with three accounts in one wallet, how do i get back to the one with the seat
    does the other account have to pay for something now, a request was still open
    logged out all of a sudden after opening my app, reason?; can one login serve two addresses
    the corner shows 0x9a.. but i signed up with 0x3c..; i think i'm about to pay from the wrong purse
    imported a key and you treat me like a stranger; other address active, how to switch
    i only wanted to read the address of my savings account, and back on your page i was nobody
    my wife and i use the same wallet app with an address each, and now her nickname greets me
    a request of the other account is still waiting, who will pay if i confirm; how do i return to the me from this morning
    after importing a key the page shows an unknown member
    instagram lets me flip between profiles without logging in again, why not here; the address in the corner isn't the one i know
    wrong address active; account number two selected; wallet jumped; other identity shown; back to the first account
    can one person use two seats by flipping accounts; is my seat gone since i chose another account
    my kid tapped around in the wallet, all is different now; should i worry that the other account gets charged
    account change ho gaya, how to go back; does the site follow whichever account is on top
    i only wanted to check the balance of my second address, and when i came back the page had thrown me out and didn't know me
    my husband and i share a wallet program with an account for each of us, and now his name stands where mine should be
    a payment was still open in the wallet when i changed to the other account, which of the two will have to pay
    since my grandson played with the wallet, another address is shown at the top, how do i get back to my own seat
    can i have both of my memberships open at the same time in one browser
    i have a seat for me and one for my mother in the same wallet, and the page always shows the wrong one of us
    while shopping on another site i changed the account in my wallet, and your page logged me out in the other tab
    there's a stranger's name at the top right of my dashboard since the wallet update
    an old request is still waiting in the account that i don't use now, is it dangerous to leave it there
    so by changing the account i have given away my seat`,
  "key-safety": `
    protect my wallet; store my seed phrase; backup my recovery words; keep from being hacked; security tips
    best way to secure key; is my wallet safe; avoid hackers; someone hacked my wallet; how do i not get hacked
    where should i write down the words; is it ok to screenshot my phrase; where do i keep my secret words
    how do i protect my account; is it safe to store my phrase in the cloud; tips against theft
    can someone with my key take everything; do i need a hardware wallet; secure storage of my phrase; someone might steal my key
    how to be safe; paper or cloud for the words; where should i keep my 12 words; is a screenshot of the phrase ok
    should i buy a ledger; secure my wallet; two factor authentication; store the private key
    what is the best way to store the twelve words so that no thief finds them
    i'm worried somebody could get into my wallet, how do i prevent it; where should i write down the twelve words
    is a screenshot of my phrase ok; how do i protect myself from thieves; best way of storing the key; could a virus take my seat
    should i show my phrase to my sponsor; opsec; password manager for the phrase; steel plate
    splitting the phrase among siblings; malware; clipboard hijack; fake extension; icloud backup of words
    do thieves need my phone too; burglar proof; email the phrase to myself; hygiene; sim swap; photo of the words
    give a copy to my wife?; what can somebody do with my words; public wifi danger; shoulder surfing; how paranoid should i be
    i have the twelve words on a yellow note at my monitor and colleagues walk by, how should i really keep them
    is it okay to mail the words to myself or to keep a photo in the cloud
    what could a person do who got hold of my words for one minute; for a sum of several thousand, would you get a device
    i sign what pops up without reading, what should i look at before i press
    my son is good with computers and offers to keep the words for me, good idea?; so my words are stored with you anyway
    rules of conduct for a safe purse please, for our team's handout; protect words; hide the phrase; where to keep
    against thieves; cyber hygiene; backup place; keep key offline
    with my bank card i know to hide the pin, what's the equivalent here; can a virus read my words from the clipboard
    do you ever see the key when i log in; is it smart to tattoo the words, haha
    i'm a widow and alone, where do i put the twelve words so that a burglar doesn't find them and my kids do
    my leader wants to keep my words for me in case i forget, nice of him, isn't it; photo of the words on my phone, good or bad
    what can a thief do who has my secret, and can you stop him; foreman with dirty hands, is the notebook in my locker ok for it
    before i confirm something, what should i look at so i'm not tricked; do you store my private key on your server
    is a ledger worth it when i've 500 dollars in there; my nephew says google drive is fine for the phrase
    how do pros guard their keys, crypto dev asks for the basics for his mum; wallet security advice
    twelve words on a sticky note under the keyboard at the reception, where would a careful person put them
    my brother the policeman offers to store my words at the station, wise?; can i keep them in a photo that only i can see
    a pickpocket gets my phone, are the words needed as well; which three things should i compare before i press confirm
    is a laminated card in the freezer stupid or clever; for 4,000 dollars, is it time to buy a device for the key
    do you store a copy of my key somewhere, hand on heart; what can one person do who sees my words for ten seconds
    rules for the words for our senior circle; protect from thieves; offline backup; security of my wallet
    my password manager wants to save the phrase, yes or no; malware on the kids' gaming computer, may i sign there
    what is the digital equivalent of never lending your house key; how to keep wallet safe from hacker
    should the inviter know my words to help me better; splitting the words between two aunts, sensible?
    the twelve words are on a piece of paper in my purse next to the bank card, is this a good place or what do you recommend
    my leader offers to keep the recovery words for all of us older members in his safe, since we forget so easily
    is it enough to have a photo of the words in the cloud with a strong password, or is that asking for trouble
    i confirm whatever the wallet shows me because i don't understand it, which things should i look at before pressing
    do you see my key when i connect the wallet, and could an employee of yours copy it
    where to keep the words; what to compare before confirming; do you see my key; ten seconds are enough for a thief
    my sponsor collects the recovery words of all his people in a notebook so that nothing gets lost, am i too suspicious
    i keep the words in the notes of my phone under the title recipe for soup, clever or foolish
    is it safe to sign at the computer of the public library if i only use it once
    should i tell my children the words now or write them into my last will
    how do burglars usually get at the keys of people like me`,
  "lost-key": `
    lost my seed phrase; forgot my recovery words; lost my phone with wallet; can't access my wallet; reset my wallet
    recover my seat; broken computer had the wallet; restore access; deleted my wallet app; my wallet was stolen
    i lost everything to my wallet; forgot my wallet password; phone broke with wallet in it; can you give me access again
    help me get back into my account i lost the words; i have no access to my wallet any more; my phone is gone with the wallet
    restore my account please; i deleted metamask and have no backup; what if i lose my key; can support recover my account
    new phone and wallet is empty; seed words are gone; can't get into my wallet; forgot the twelve words
    laptop with the wallet died; recovery of my account; wallet deleted, help; my phone was stolen with the wallet on it
    i forgot my recovery words; hard disk broke, wallet gone; deleted metamask by accident; recover my wallet
    i lost access to my account; new phone and my wallet is empty; can you give me a new key; i no longer have the seed phrase
    i think my private key has leaked, what do i do; somebody saw my seed phrase; my key got into the wrong hands
    hacker has my key, quick; my words were stolen
    my phone fell in the sea and the wallet was only on it, can you give me access again
    i wrote the words on a paper and can't find it anymore; my phone fell into water and the wallet was on it
    can't remember my phrase; i formatted the computer, is my seat gone; please reset my key; forgot the password of metamask
    how do i recover my membership; hacker knows my key; grandma died with the words; master reset; fire burned the paper
    i recall only nine of twelve; wiped phone, no backup; locked out forever?; skeleton key at your office
    fox reinstall asks for words; amnesia; thief saw the words, race against time; is there any rescue
    broke my stick with the purse; backup file lost; reissue; can staff let me back in; i threw away the note
    forgotten pin and words; gone for good; leaked words: next step
    my house burned down with the computer and the note, all that i have is my nickname here, how do i get in again
    i bought a new phone, installed the app and it shows an empty purse, is my seat dead
    at every other site there's forgot password, where is it on yours
    the note has eleven words, one is illegible, will support tell me the last
    i suspect that my ex copied my words, i still have them too, what do i do first
    my father died and left no words, can the family have his balance; so you reset it when i send a copy of my passport
    the app wants words that i never wrote down; key gone; no words; lost access; forgotten phrase; wiped phone; new phone empty
    leaked words; can't get in any more; a locksmith opens any door, who opens this one
    with the old words in my drawer, how do i bring my account onto the new phone; i uninstalled the extension in a clean-up
    is my money really gone if the key is
    my phone was stolen in the bus with the wallet in it, and i never wrote down the words, can you let me in
    the widow of a member asks: he didn't leave any words, how do i get at his balance
    flood took my house and the paper with the words, is there any office that can help
    i still have the 12 words but the laptop's dead, what do i do to be a member again
    i fear my ex copied my words, what must i do at once; reset my login please, i've forgotten everything, i can send you my id card
    a bank would identify me and give me a new card, why can't you; dropped my phone in the harvester, wallet gone, seat gone?
    forgot the pin of the app but have the words on paper; is there a master copy of our keys at your company; lost access forever?
    a flood took the cupboard with the note in it and the phone is mud, is there anyone who can bring my seat back
    i've got the twelve words in the bible but the computer has been stolen, how do i become myself again
    the carpenter died in march, his children know only his nickname, can they get his balance
    deleted the extension while cleaning up, never wrote anything down
    i fear the cleaner photographed my words, i still have the key, what must i do first
    send a copy of my passport and you reset it, as my bank does; word number seven is smudged, can you tell me which it is
    new telephone, same app, empty purse, where did my seat go; account recovery; reset of the key; lost recovery words
    restore my seat; key stolen; my password for metamask is gone but the words are here
    could a judge order you to give me access; hypnosis didn't help, so is it gone; i lost my private key please recover sir
    is the balance of a lost key shared among the others; what happens to commissions that still come to a lost seat
    our flat burned down with the computer and the note inside, all i remember is my username, how can you bring me back into my account
    my husband died last month and left no words, there must be some money of his in the plan, what can i as his widow do
    i've bought a new phone and put the wallet program on it, but it's empty, although i still have the words on paper
    i've the feeling that the young man who repaired my computer has copied my words, what do i have to do at once
    i can show you my passport, my payments and ten witnesses, would you then give me a new key
    the removal men lost the box with my computer and the paper, my seat has thirty people below it, is there really nothing you can do
    i've got the recovery words in the right order but no device any more, which steps make me a member again
    my former partner set the wallet up for me and might still have the words, what must i do before he does
    is there a waiting time after which you release the box of a lost wallet to the family
    you have my picture and my username, so you can see that i'm the owner, please give me access
    i deleted the program because the phone was full, and on installing it again it wants twelve words`,
};
