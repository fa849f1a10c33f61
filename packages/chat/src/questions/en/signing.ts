import type { PassageQuestions } from "../passage-questions.ts";

export const signingQuestions: PassageQuestions = {
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
    the wrong person is chosen in my wallet, could this be why the entry fails; how many minutes do i have for signing; signed but rejected
    the baby cried while the message was open in my wallet, i confirmed ten minutes later and it didn't let me in
    it says that the signature belongs to another account, but i only have one wallet app, with four addresses, mind you
    i pressed the back button and signed the same message a second time, now it's turned down
    my hardware key was updating its firmware, by the time i approved, the entrance had gone cold
    sign-in rejected three times, will i be locked out like at my bank after the third wrong pin
    is the message i must sign valid for an hour or less; how quickly do i have to approve
    i approve and it jumps back to the start without a word that i'd understand; signed ok but login denied; signature mismatch
    challenge expired; message reuse; verification failed
    must i clear the cache when signing in does not work, or simply start over
    could the clock of my old laptop be the reason for the refusal
    why did it work for my wife and not for me, same computer, her account is chosen in the wallet
    the site won't accept what i confirmed in rabby; denied after confirming; cannot login even i sign
    every failed try, does it cost gas; i did sign, look, it shows in my wallet's activity, so why am i still outside
    login failed error bro, i sign 2 times already; do i need a new wallet because my signature was rejected
    signature came too late, it tells me
    first the postman rang, then i had to find my glasses, and when i finally confirmed the text in the wallet your page said that it was no good any more
    i own two accounts, one for the shop and one private, and the page complains that the one who signed isn't the one who's connected
    my old android needs a minute to wake the wallet up, and twice already the entrance has refused what i signed, is there a time limit
    because nothing seemed to happen i approved the very same text once more and got a refusal, can a text be used only a single time
    i followed every step from my leader's video and at the end there's a red line about my signature, did i break anything and will it cost me
    my wallet says signed, your page says no, and i'm standing here in the rain in front of the community centre, what now
    my finger slipped and i approved after lunch what was asked before lunch
    the box with the text was hidden behind my mail program, when i found it, it was too late
    is my seat in danger when a sign-in is rejected; tried on two phones at once, both said no
    it complains about another account, how do i see which one the wallet has chosen
    sign message approved but page say failed, what is wrong my friend
    does the text lose its value after some minutes, and how many; can i reuse yesterday's approval`,
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
    second popup missed
    my bus arrived just when the payment was confirmed, i closed everything and never signed what came next, is my seat real
    the green tick for the sixty dollars is there but the second request in my wallet vanished when the battery went flat
    i said no to the last request because my cousin warned me about signing things, did i throw away my entry
    should i pay another twenty because registration stopped at the last step
    power failure at the market between paying and signing, what is left to do when the lights are back
    i'm told i appear in my friend's tree, though i've never reached a dashboard, what step am i missing
    payment is in a block and then an error appeared at sign in, am i enrolled
    does the enrolment expire if i don't sign within a day
    nothing popped up after the payment, my screen just sat there, do i wait or close it; last step skipped
    final signature missing; enrolled without finishing; registration incomplete after payment
    so the signature is what makes me a member, correct
    my daughter did the paying on her lunch break, can i do the signature tonight from my own computer with the same wallet
    the second confirmation asked for no money, strange, so i cancelled it
    is there an extra charge to complete the thing after the money has gone; paid, message expired, now what
    how do i finish joining if money is deducted but sign in not completed
    wallet app crashed directly after the payment succeeded
    the storm cut our electricity just after eighty dollars had left my wallet, and the last step with the signature never came, am i in or out
    i thought the second window was a second bill and refused it, now i'm afraid that my registration is worthless
    at the registration my niece's phone ran out of data between the payment and the last confirmation, must we start from the first page again
    the block explorer shows my payment as successful since noon but i have no welcome mail and no page, what is missing
    while the payment went through my toddler closed the laptop, so i've never signed the thing at the end, is there a deadline for it
    i registered on my lunch break, paid, and then my boss came in, so i never got past step five, can i finish at home tonight
    i paid and went to catch my plane, the free signing is still missing, can i do it in the air or after landing
    the wallet showed a second request without any sum and i closed it out of caution
    is the seat already mine at this point or only reserved
    my phone was taken by the guard at the exam hall between the two confirmations
    will paying again give me the dashboard, or would i just waste another twenty; registration stuck at step five of five
    confirmed payment but page says sign in; my place shows in the tree, the dashboard doesn't know me yet`,
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
    which address am i in with; says i dont exist
    i run three addresses for my online shop and picked one at random, now the page claims it isn't a member
    we changed my seat to my wife's phone in summer and my own phone is now greeted as a stranger
    my payment left forty seconds ago and the login says no member, am i too impatient
    the page invites me to register although i pay attention to my seat every week, what did i connect
    it can't find my membership under this address; no seat belongs to this wallet message
    new computer at the workshop, installed the wallet, imported something, and you say that i don't exist
    so you have kicked me out of the members' list; which of these accounts is mine, is there a way to see it from my nickname
    how long after the transaction do i count as a member for the login
    wallet says account 3, login says unknown, i think i used account 1
    the newcomer i helped yesterday gets told that he isn't in, though his transaction shows a tick
    does a fresh installation of metamask with new words still contain my seat; login from my exchange wallet says not a member
    membership not found; account not registered error; unknown address when signing in
    am i deleted because i did not use my account for a year
    the wallet i connected is the one for groceries, not the one i joined with, would that explain it
    i'm in plus as well and still it says no member
    i paid in april, have a nice team of eleven people, and this morning on the new phone the page invites me to join as if i had never been here
    my brother-in-law bought his units two minutes ago at my table and the login tells him that he has no seat, should we worry
    in the wallet i see account 1, account 2 and imported, and whichever i connect the page answers that it's not a member, what else can it be
    last month we moved my seat to the little usb device, and out of habit i connected the old wallet, which is now called unknown
    i know for certain that i'm registered because my leader shows me in his tree, but the sign-in page doesn't believe it
    after reinstalling windows i put a fresh wallet on the computer, and now my membership seems to have been wiped out
    the address in my wallet begins with 0x9, the one that i joined with began with 0x4, is that the snag
    i joined through my sister's laptop, and on mine the login says no seat
    must i wait for confirmations before the login knows me
    my seat was moved in may by my son, with which wallet do i come in now
    the login tells me to register but i do not want to pay again; my exchange account shows as connected but isn't a member
    says i own no seat after restoring the wallet from a different phrase`,
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
    safe to sign?
    my aunt the notary never puts her name under anything unread, what exactly is in that text at the door
    the popup lists a web address, my address and some random number, what could a crook do with my approval of it
    i was robbed once by a button called confirm in a game, how is this confirm different
    does my signature at the entrance authorise a standing order on my coins
    how do i tell in the wallet that i'm about to pay and not merely to identify myself
    the site's name in the message was spelled slightly differently from yours, i cancelled, was that right
    nonce, issued at, chain id: what do these lines in the login message mean
    is this like showing my id at the door or like signing a cheque; will confirming give the website control over my wallet
    can the number in the message be used again by a thief next week; free signature, really free? my app shows no fee
    gasless message; i'm a mother of a member, he signs a text every day to get in, should i worry
    sign message request what is it for; harmless signature?; meaning of sign-in text
    should i decline if it names a domain that i don't know; what am i giving away by approving the login
    every login same text but different number why
    my daughter works at a bank and forbids me to confirm anything i don't understand, so what exactly do i agree to when i enter your page
    a window with your address, my address and a long meaningless number asks for my signature, could a clever thief turn that into money
    i have seen a film about people whose savings vanished after one confirmation, how can i see that this request is of the harmless sort
    the text in my wallet names a site with an extra letter in it, i stopped, was that a trick and what must i compare
    as a notary i find it strange to sign without a sum or a contract, what legal or technical effect has this signature
    if i sign every morning to enter, do i pile up permissions that someone could use against me one day
    is the thing that i confirm at login visible on the blockchain; can my wife approve it for me or does it bind me personally
    what if i confirm the text on a copy of your page made by crooks
    why do you need my signature if the wallet is already connected
    the wallet warns that signing can be dangerous in general, here too?
    no gas shown in the request, is that a good sign or a bad one
    i never sign contracts without reading, what is the english text saying in plain words
    login text with an address and a random code`,
};
