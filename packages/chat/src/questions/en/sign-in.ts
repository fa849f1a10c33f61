import type { OtherWords } from "../other-words.ts";

export const signInQuestions: OtherWords = {
  "how-to-log-in": `
    sign in with wallet; where is the login; password for login; get into my account; access my dashboard; no password field
    log in from a new device; enter my panel; login steps; how can i get in again; where do i enter my password
    i want to see my account; cant find login; i am a member how do i enter; get to my dashboard; login with what
    i forgot my password for this site; no email login; how do i sign in from another computer; cannot find where to log in
    way into my account; log in page; which details do i need to log in; i want back into my account; sign me in
    how do members enter; how do i get into my account; i forgot my password; where do i enter my email to sign in
    log in on a new computer; sign in with another phone; i have no password, how do i enter; the login page asks for a wallet
    return to my account after a long time; reset my password; where do i type my password
    there is no password field, only a connect button; i only see connect wallet, how do i get in; no field for my email
    which button opens my account; it's been weeks, how did i get into my account again
    i am at my friend's computer, can i open my dashboard there; how can i get into my dashboard
    where do i put my username and password; i'm already a member, how do i enter; login page wants a wallet, why
    got a new laptop, how do i get to my account; is a code sent to my phone for login; loging in how; let me in
    entrance for members; where do i put my pin; i changed laptops, how do i come in; google sign in?; otp by sms not offered
    no form, only fox icon; open sesame; get inside my panel; i'm a member since last year and forgot how to enter; credentials
    i can't find a password reset; face id for entering; back office access; use my account from the library
    two wallets, with which do i enter; web3 entrance
    i signed up with my wallet in spring, now i want to look at my page but find no place for a name and a password
    at every other site there's a forgot password link, yours has none, what do i do to get in
    i have a new phone with the same wallet on it, how do i come to my page from there
    my mother became a member with my help and now she wants to look by herself, what must she press
    the page shows a button with a fox and nothing else, is that the entrance
    i have three accounts in my fox, which one must be chosen so that i come in
    is there a code by sms or by mail like at my bank when i want to enter; entrance; member area; back in; sign in how
    key for the door; open my page; access as member; no password box; enter again; is it risky to log in from a friend's laptop
    what do i need to get in, just the wallet?; can i log in with apple or facebook; where's the member door
    is entering free or does it cost gas; how come you don't ask for a mail address; show me how to get to the inside
    i've been a member since march and now i'm on a new laptop, how do i get in to my page without a password
    there's no field for a mail or a code, so what do i type to enter
    my daughter set it up, i'm 76, tell me slowly how i come to my own page; which of my four accounts in the fox do i take to enter
    what happens if i press sign in, will it cost me; i forgot my password, where do i get another; can i enter with google or face id
    i work on the move, how do i get to the dashboard from my phone; how does the site know it's me when i have no login name
    is there a second step by sms when entering; i own two places, how do i enter as the other one; let me in please`,
  "session-length": `
    how long do i stay logged in; remember me; session timeout; when will i be logged out; login expire
    do i have to log in every day; how many hours until i am logged out; after how many hours am i signed out
    can i stay signed in; is there a remember me; make the login last longer; automatic logout time; stay logged in longer
    how soon does it log me out; login duration; must i log in each time; why do i have to sign again every few hours
    stay logged in; how long am i logged in; keep me signed in all day; does the session end when i close the tab
    logged in after lunch and in the evening it asks again; having to log in every day is annoying
    why do i get asked to sign in so often; it doesn't remember me; how many hours do i stay logged in
    can i stay signed in for a week; it asks for a signature every day, can that be switched off; remember me on this device
    when does my login expire; how many minutes until i'm thrown off; idle timer; i want to be permanently in
    checkbox stay signed in; sign once a month please; after lunch i'm always out; keep alive; persistence of the entrance
    does leaving the tab open count; three hours is annoying, extend; lifetime of a visit; auto sign off settings
    can i lengthen it; how often must i sign; stay in overnight
    i leave the page open on my desk all day at work, until when does it know me before i have to sign again
    my bank throws me out after five minutes, how is it here
    i find it annoying that i have to take out my phone and sign several times a day, can this be set to a week
    does reading without clicking count, or will it think that i have gone away
    if someone gets hold of my open laptop, for how many hours could he look at my page
    is there a tick box so that it remembers me on my own machine; stay in; hours until sign out; keeps me how long
    time limit of a login; idle hour; max three hours; longer please; when do i have to sign the next time
    does it end when i close the lid; can the time be changed by me; how long till it forgets me
    why not stay in for good like on facebook; does one hour without clicking end it; what is the limit of a visit
    how many hours may i leave it open before it closes on me
    i go for a long lunch each day, does the time run out while the page is open but hidden; is there a tick box to remain inside for a week
    for our office rules, after what idle time are users thrown out; i keep the dashboard on a second screen all day, will it stay
    why must i sign every few hours, it's annoying on a night shift; my bank closes after five minutes, and you
    does the clock start again with each click; if a thief grabs my open laptop, how long could he be in my page and what could he do
    can you make it longer for me; can i remain logged in forever; session time limit?`,
  "log-out-everywhere": `
    log out of other devices; sign out of a lost phone; end all sessions; log out from a public computer; kick out other devices
    logout button; disconnect; i used an internet cafe and forgot to log out; someone has my phone can i end the login
    end all my sessions; i left myself logged in at work; where is the sign out; remove a device; sign out from a stolen phone
    see where i am logged in; close my login on another computer; leave my account; i forgot to log out somewhere
    disconnect all devices; kill the session on my lost mobile; i logged in at an internet cafe and forgot to log out
    sign out of all devices; someone may be using my account on another phone; end a session on my old phone
    there is an unknown device in my sessions; where is the logout button
    i used the computer in the library and don't remember whether i logged out; i see a phone in the list that isn't mine
    i forgot to sign off at the internet cafe; end all other logins; i see a browser in the list that isn't mine
    how do i sign out; kick the other devices; chuck out all gadgets; revoke the tablet i sold
    an old phone in the drawer is still in; exit; sign me off; i used a hotel pc; boot the stranger from my panel
    overview of gadgets that are in; somebody in moscow is in my list; leave the panel; how do i shut my visit
    sign off everywhere with one click; remote exit; end the visit on my kid's ipad; thief has my laptop, cut access
    are there active visits i should end
    yesterday i looked at my page on a computer in the hotel lobby, and now on the train i can't remember leaving it properly
    my phone was stolen in the bus and i was still inside on it, how do i throw the thief out
    there are four machines in that list and i own only two, what do i do with the strangers
    how do i leave the page in the right way when i'm done at my neighbour's pc
    gmail lets me see all places where i'm in and close them, do you have that
    my ex still has our old tablet that opens my page, cut that off please; leave; exit button; end other visits; throw out devices
    open elsewhere; list of my logins; close remote; sign off; active devices; could a stranger in my list take my coins
    end just one of my visits; how do i quit the page properly; i see a firefox i never use; i sold my laptop, is it still in
    everything else off but this one; where is the button for leaving
    i used a computer at an internet cafe and forgot to close it, can i end it from home
    in the list there's a browser in a city where i've never been, what do i do
    my phone was stolen in the bus, how do i cut it off from my page; i sold my tablet, is my page still open on it
    where is the button to leave, i share the pc at work; how do i close all my open logins but this one
    after the quarrel with my ex i want him out of every device; can a person who's still logged in on my old laptop take my money
    where do i see on which gadgets i'm in; how do i sign off properly when the shift ends
    my apprentice logged in with my wallet on his phone, how can i end that; kick all devices`,
  "session-ended": `
    401 error; you are not logged in; unauthorized; says i must log in again; not authenticated; session is invalid
    your session has ended, log in again; you are not logged in, it says, although i was a moment ago
    after lunch every button answered that i must log in again, is something wrong with my seat
    saving my profile fails with not logged in; error unauthorized when i open the overview
    it tells me i'm not signed in; suddenly 401; please log in again message; unauthorised error
    why does the page say logged in is required; session over message; 401 unauthorised; why must i sign in again
    not logged in notice; error 401; it tells me to log in again; session expired; not signed in message while i was clicking
    i was in the dashboard and suddenly it wants a login; error 401 what now; it says log in to continue
    a page tells me i have no session; unauthorised message in the dashboard; why do i have to log in again to see this page
    http 401; unauthenticated; page demands signing again; my click said login needed; token invalid
    while reading it switched to the sign-in screen with a number; says no longer signed in; denied, sign in first
    401 in the console; it claims i'm a guest; auth error; api says unauthorized; greeting gone, now says connect
    why does this page need me to sign again; are my coins safe if it says 401
    i was about to change my picture when a page came up with a three-digit number and the words that i'm not signed in
    my tab was open since breakfast and now every click brings me to the entrance, are my coins still there
    after lunch everything i press says unauthorised, did someone take over my account
    it says please log in, although my name was at the top a minute ago
    as a developer i get a 401 from your server in the network tab, what are the causes; does that 401 mean that you have blocked me
    401; not signed in; unauthorised; visit over; need to sign once more; login required; session gone message; code 401
    will i come back to the page i wanted after signing; what does the number 401 want from me
    says my session has ended, is this bad; is my seat gone because it says not logged in; page wants me to sign in once more
    i moved my seat and now it says 401; error with four hundred and one
    in the middle of looking at my team it wrote 401 and that i'm not signed in, did i break it
    it says please log in again although i've just been there before dinner
    a number four zero one came up, what is it trying to tell an old woman; is my place gone when it says that i'm not logged in
    my program gets unauthorised from your api, what's the matter; every button leads me to the entry page since noon
    after i took my place to the other wallet i get not signed in on the old one; will i land again where i was once i've signed
    has someone locked me out, or why am i unauthorised; the page says session over, are my earnings safe; error 401 while saving my picture
    not logged in, says who`,
  "sign-in-refused": `
    signature rejected at login; login fails after signing; sign in error; message expired; signed but not logged in
    sign-in failed: the message is older than five minutes; message already used or signed by another wallet, it says
    i signed on my ledger, had to look for the pin first, and then the login was turned down; my signature came back as refused
    the approval went through in metamask and still the site won't have me; another wallet signed it, says the red text
    sign-in refused; i signed but it says refused; login doesnt work after i sign; my signature is not accepted
    login error after signing in metamask; sign-in message too old; signed with the wrong account
    it refuses to let me in although i signed; signing in fails; cannot get in after signing; login rejected
    the signed message was not accepted; signature invalid; i signed the message but it says refused; signature is invalid
    nonce already used; it took me ten minutes to sign and then it failed; wrong account signed
    signing again and again but no login; i signed the text and still it won't let me in; signature invalid or expired
    login error after the wallet popup; i waited ten minutes before signing and got refused
    it does not accept my signature at login; door stays shut after i sign; i approve the text but bounce back
    mismatch between address and signature; signature too old; tried thrice, each time denied; loop: sign, refused, sign
    used nonce; the text expired while i made tea; login rejects my ledger signature; verification failed after the fox popup
    correct text but wrong person; i approved and the page shrugs; invalid message error at the door
    why won't it take my autograph
    i get the text in the fox, i press confirm, the window closes and then the page says no, it's like that every single time
    i left the popup open while i put the kids to bed, and when i confirmed the page didn't want it any more
    i have two accounts in the wallet and when i approve the message it says that the signature is from another one
    does the refusal mean that somebody has changed something with my key
    my hardware stick took ages to confirm and after that the entrance stayed closed
    at my bank a tan is good for two minutes, is there also a clock running here when i sign; rejected signature; five minutes
    too late; old text; used twice; bad autograph; signed yet outside; confirm again
    do i pay something when i have to sign another time; i press sign and end up at the same page again
    why is a message only good once; the text has expired, it says; login doesn't accept what i signed
    do i need to start from zero to get in; verification of my signature fails
    i sign the text, the window closes, and the page says no again and again
    i started to sign, then a patient rang, and when i came back it was refused
    it claims that the signature is from another account, i've got three of those in there
    my ledger takes so long that the entry says too late; is a signature good only one time, mine was turned down on the second try
    does being refused mean that my key is broken or stolen; message expired, it says, what is to be done now
    i confirm as told and stay outside, have you banned me; does each failed attempt at entering cost me a fee
    the wrong person is chosen in my wallet, could this be why the entry fails; how many minutes do i have for signing; signed but rejected`,
  "signature-after-paying": `
    paid but not registered; money gone but no account; closed the page after paying; payment done but sign in missing
    forgot to sign after payment; paid but page crashed; i paid and then it crashed; money was taken but i'm not a member yet
    page closed before signing; payment went through but registration didn't finish; i paid and my internet dropped
    no signature request appeared after i paid; do i have to pay again because i did not sign; paid but dashboard not opening
    i paid but my phone died; money sent and the site crashed before the signature; paid, no signature
    power cut after the payment; registered but not signed; payment went through but the site still wants a signature
    i closed the page after paying, am i registered; registered and paid but the dashboard doesn't open
    the second step after the payment failed; i declined the signature after paying, do i pay again; i paid but can't get in
    the money left but then the signing window closed, am i a member; do i need to pay again because i didn't sign
    i paid and then refused to sign; registration paid, second step failed; the last step after the payment didn't come up
    twenty is gone and no welcome; battery died right after paying; browser crashed between pay and sign
    the last click is missing; half registered; i skipped the second popup
    must i fork out again because the second popup vanished; purchase ok but enrolment incomplete?; i denied the free autograph
    step five never came; paid, then power outage; is my place safe without the autograph; my coins left and i'm locked outside
    redo the enrolment or just enter
    i confirmed the payment and my coins went, then the second window asked for a signature and my phone crashed right there, what now
    my daughter paid 60 dollars for three shares but pressed reject on the second popup because she was afraid, is she in or not
    the payment is on polygonscan as a success, yet the page hung at the last step and i never saw my dashboard
    should i go through the whole form once more since i never got to sign at the end
    the train went into a tunnel between the payment and the signing, have i lost my twenty
    my sponsor says i am already in his tree, but i haven't done the last step, how does it fit together; half done
    last step missing; paid but no signing; second window; didn't sign; final step failed; closed too early; skipped signing
    am i a member without having signed at the end; reject pressed at the signature; must i pay once more to finish
    is there a time limit for the last step; signing window never showed up after i paid; complete my sign-up later possible?
    i shut the laptop after paying
    the coins left, then my phone battery died before the second confirmation, am i in or did i lose twenty dollars
    my mother pressed reject at the second window because she feared paying double, what should she do now
    explorer says success but i never got a welcome page; do i have to go through the form and pay again as the last step never appeared
    i had paid and the bus went into a tunnel, no signing came, what's the state of my place
    my sponsor already sees me in his tree but i haven't finished the last bit; can i do the last signature tomorrow, or is there a deadline
    the browser crashed after the first confirmation, where do i carry on; i declined the free signature, is my entry void now
    paid, and then nothing, just a blank step five; how do i complete a registration that stopped between money and signing
    second popup missed`,
  "not-a-member": `
    wallet not registered; says i am not a member; account not recognized; not found after login; this wallet has no seat
    this wallet does not belong to a member, says the red box, but i paid last year; register first, it answers when i log in
    my dashboard won't open because the address i connected isn't known to you, i surely have a seat
    i have three accounts in one wallet and whichever i pick gets told to register
    the site doesn't know my wallet; i registered but it says no member; this account has no seat; am i registered or not
    it does not recognise me although i paid; why am i not recognised; paid yet it says not a member; wrong wallet says no seat
    no member found for this wallet; this wallet is not registered; it says i'm no member but i paid; login says unknown wallet
    no seat for this address; i registered five minutes ago and it says not a member; wrong account connected at login
    paid yesterday, wanted to log in today and it claims my address isn't known
    says no member with this wallet, but my friend sees me in his tree; it says there's no seat for this wallet
    i know i'm registered but the site claims i am not; this account is unknown, but i did pay
    my wallet isn't recognised as member; login tells me to register first; stranger to you?; it treats me as a newcomer
    no seat at this address; i'm in since may yet unknown; the wallet isn't on your list; says go register but i did
    address has no place; recognised yesterday, unknown today; my seat is under another address maybe?; it wants me to join again
    unknown address; paid a minute ago, refused entrance; after moving my place the old one is unknown
    which of my five addresses holds the seat
    i'm two months in, today i opened the page on another browser and it tells me that it doesn't know me, how can this be
    my friend sees me in his drawing, but when i connect, the page wants me to join
    i paid half a minute ago and it says there is no place for me, do i have to wait or has it gone wrong
    there are several accounts in my fox with funny names and i don't know which one i used back then
    since i took my place to the new device, the old one is treated like a stranger
    as a leader i get this complaint from newcomers a lot: connected, but the page says no seat, what shall i tell them
    unknown wallet; no place for this account; no seat; wants me to join again; doesn't know me; not recognised; wrong account
    join page comes up though i'm in; it says i don't exist; how long after paying am i recognised; which account has my place
    my ledger address has no seat; no member here, it says, but i am one; did you delete me from the list
    i've paid for my place in april and today it treats me as a stranger, wants me to join
    it tells me this wallet has no seat, but my friend sees me below him
    i have many accounts in my wallet and forgot which one is inside, how do i find the right one
    just paid, and it says unknown, do i need patience or have i been robbed; on my new phone the page doesn't know me
    since the handover to my hardware wallet the former one isn't a member any more, is it ok
    my newcomers often hear that they aren't members although they've paid, what do i tell them; it invites me to register again, should i
    did you strike me off the list, it says no member; i connected the wallet of my wife by mistake, is that why it doesn't recognise me
    which address am i in with; says i dont exist`,
  "logged-out": `
    why am i logged out; thrown out of my account; keeps logging me out; session dropped; automatically signed out; kicked out
    it always logs me out; why do i have to sign in again; i get thrown out all the time; the site forgets my login
    dashboard closes by itself; always have to sign in again and again; disconnected without reason; throws me out constantly
    kicked from the dashboard; boots me every hour; keeps asking me to log in; session lost; it threw me out while i was reading
    i get signed out all the time; suddenly i was at the login page; kicked out of the dashboard
    why does it log me out when i change the account in metamask; was somebody in my account because i got logged out
    i only went for a coffee and now i have to sign in again; out of nowhere i was on the start page
    the site keeps throwing me out; suddenly i was signed out while reading; i get kicked after every coffee break
    why doesn't it keep me logged in; my session vanished by itself; booted; ejected while i was typing
    i get ejected after each pause; spat out; out of the blue i'm a visitor; cut off; did a hacker push me out
    switching accounts ejected me; i leave for ten minutes... gone; too many gadgets signed in?; ejected on the train
    random sign-offs; the panel forgets me each noon
    i went to the kitchen for a sandwich and when i came back the page had forgotten me, is it a fault
    three times today i had to sign again without having touched anything, what's the matter with your page
    i only picked another account in my fox to look at something and bang, i was out
    could it be that somebody took my place, since i was thrown out all of a sudden
    i use it on a great many browsers and machines, is it possible that the first ones get thrown out
    youtube never throws me out, why does your page do it so often; thrown out; out of nowhere; forgot me; sudden sign off
    without my doing; kicked; ended by itself; lost login; tossed out; was in, now out, why
    did i do something wrong that i'm outside; has the staff kicked me off; no reason given and i'm back at the start
    i get thrown out each time i change the account; keeps forgetting me
    someone moved my place and i was thrown out, can it be undone
    i only made myself a tea and was outside again when i returned, what is going on
    three times this evening it put me out without me pressing anything
    i picked another account in the fox to check something and the page dropped me; is somebody else in my place, since i was suddenly out
    facebook keeps me in for years, why do you show me the door every few hours
    i use it on lots of computers at the cafe, could it be that the first ones drop out; why does my page forget me during the night shift
    i came back to the screen and had to sign anew, has the staff done it; was it a hacker or a timer that put me out
    i've not moved my place, yet it says goodbye to me, why; what makes the page end my visit by itself; dropped out again`,
  "what-i-sign": `
    is signing safe; can a signature take my money; what does the signature do; why sign a message; message in metamask
    signature danger; does signing cost; is it safe to sign this; will signing take my coins; metamask asks to sign something
    why does the wallet ask for a signature; can you steal from me with my signature; is it dangerous to sign in
    what is the text in metamask; does a signature cost gas; afraid of signing; does a signature give access to my coins
    can i get robbed by signing; should i be worried about this signature; meaning of the message i sign
    metamask wants me to sign something, is it safe; can a signature empty my wallet; what is the text with the number that i sign
    does signing cost gas; i'm afraid to sign messages; why do i have to sign at all; is the signature request a scam
    before every login a text pops up in the wallet, what exactly am i agreeing to; could somebody rob me with that signature
    can someone steal my coins with that signature; what's written in the message i confirm at login
    am i giving you permission for my funds by signing; is it risky to sign; metamask shows a text with a number, what is it
    the fine print of the popup; blank cheque?; gibberish with a nonce; am i authorising a debit; will autographing drain me
    harmless or trap; does the fox ask for a permit; permit phishing; read-only autograph?; what am i consenting to
    the popup has no amount, suspicious; is there a hidden approval; personal_sign; could someone replay my autograph
    why trust that popup; legal meaning of my signature
    a window with a text in english and a long number opens when i enter, and my son warned me never to confirm such things
    i've read about people who lost everything by one click in the fox, how do i know that this confirmation is a harmless one
    is what i confirm at the entrance a contract, a payment or just a proof that it's me
    the text names a web address that's not yours, should i go on or press reject
    as a programmer i ask whether it's a siwe message or something that could be a permit
    at the bank my signature lets them take money by direct debit, what does mine allow you here; is it safe to confirm
    message text; one-time number; harmless?; proof it's me; popup at the entrance; can it drain me; confirm or reject
    how does a payment window look different from a login window; do i give away control by confirming; why must i sign if it's free
    could you use my signature later to take something; is that a trick to get my coins; signing = paying?
    what exactly stands in the text i confirm
    every time i enter, a window with english text and a long number appears, my son says never to confirm such things
    i lost coins by clicking on confirm once before, how do i know this one does no harm
    what precisely do i agree to when i put my signature in there, as a lawyer's assistant i read everything
    the window names a web address that looks different from yours, go on or stop; no sum is shown in that window, isn't it suspicious
    dev here, is it sign in with ethereum or some typed data that might be a permit
    can the page take coins later with what i sign at the entrance; why do you want my signature at all if it moves no money
    how do i tell a payment window from an entry window; is signing like signing a blank cheque; does it give you the keys to my wallet
    safe to sign?`,
};
