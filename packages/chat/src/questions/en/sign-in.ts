// cspell:disable
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
    two wallets, with which do i enter; web3 entrance`,
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
    can i lengthen it; how often must i sign; stay in overnight`,
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
    are there active visits i should end`,
  "session-ended": `
    401 error; you are not logged in; unauthorized; says i must log in again; not authenticated; session is invalid
    it tells me i'm not signed in; suddenly 401; please log in again message; unauthorised error
    why does the page say logged in is required; session over message; 401 unauthorised; why must i sign in again
    not logged in notice; error 401; it tells me to log in again; session expired; not signed in message while i was clicking
    i was in the dashboard and suddenly it wants a login; error 401 what now; it says log in to continue
    a page tells me i have no session; unauthorised message in the dashboard; why do i have to log in again to see this page
    http 401; unauthenticated; page demands signing again; my click said login needed; token invalid
    while reading it switched to the sign-in screen with a number; says no longer signed in; denied, sign in first
    401 in the console; it claims i'm a guest; auth error; api says unauthorized; greeting gone, now says connect
    why does this page need me to sign again; are my coins safe if it says 401`,
  "sign-in-refused": `
    signature rejected at login; login fails after signing; sign in error; message expired; signed but not logged in
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
    why won't it take my autograph`,
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
    redo the enrolment or just enter`,
  "not-a-member": `
    wallet not registered; says i am not a member; account not recognized; not found after login; this wallet has no seat
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
    which of my five addresses holds the seat`,
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
    random sign-offs; the panel forgets me each noon`,
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
    why trust that popup; legal meaning of my signature`,
};
