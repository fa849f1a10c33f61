// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const privacyQuestions: OtherWords = {
  "what-is-kept": `
    what do you know about me; information stored; personal information; which data is collected; is my data public; anonymous
    what data do you collect; what personal details do you store; is my name stored; which information about me is public
    does the server know my ip; what can others find out about me on the chain; which details do you save
    do you record my ip address; what is visible about me publicly; how private am i here; information you gather
    which information do you have on me; do you know my real name; do you store my ip or email; is my identity known to you
    what do you save when i log in; do you have my phone number; how much do you know of your visitors
    which personal details do you gather; what's stored about members; is my identity protected; can you see what's in my wallet
    what information do i have to give you; am i anonymous here; do you profile me; what's in your files on me
    did i give you my surname; how naked am i here; am i a nickname only; can you read my balances elsewhere
    do you log my location; what would a leak expose; do you hold card details; is there a photo id of me at yours; metadata
    which traces do i leave; what does the server learn at login; real identity unknown to you?; stalker could learn what`,
  cookies: `
    tracking; google analytics; cookie banner; do you track visitors; trackers; do you use analytics; am i being followed
    what is saved in my browser; do you show ads; is there a cookie consent; local storage; do you spy on visitors
    trackers on this site; ads and analytics; cookie policy; what's stored on my device; do you use google analytics
    are there ads that follow me; what does the site save in my browser; am i tracked here; where is the cookie banner
    third party scripts; do you put anything on my computer; do i have to accept cookies; are you spying on visitors
    is google analytics running here; why is there no cookie banner; do ads follow me after i visit you; do you run pixels
    fingerprinting; banner asking for consent is absent, legal?; facebook pixel; are third parties loading
    what sits in my local storage; do you follow me around the web; ad network; matomo or plausible; need i click accept
    cached things on my laptop; incognito mode better?; session data on my device; private browsing and your page`,
  "how-long-kept": `
    retention period; when is data deleted; how long do you store; expiry of data; when do you delete my data
    how many days is data stored; do you keep data after i leave; storage time; when are backups erased
    how long until my info is gone; data retention; how many months do you keep things; expiry of stored data
    when do you erase my information; for how many days do you keep messages i sent; how long are backups with my data kept
    do you keep my data forever; is my message to support deleted at some time; when do you throw away my information
    how many months are records stored; are backups containing my picture erased
    how long does a message to you stay on the server; shelf life of my info; do records rot away; when am i forgotten
    my settings after five years; how soon are mails to support wiped; do dumps keep me alive; log files age
    does inactivity purge me; years or days; when does the login record fade; how long does my message linger
    expiry of what you hold; after i leave, what remains and until when`,
  "delete-my-data": `
    erase my information; right to be forgotten; remove everything about me; delete personal data; forget me; wipe my info
    remove my email and photo; remove my information from the server; i want my data gone; delete my picture and settings
    can you erase what is on the blockchain; how do i make you forget me; clear my personal data
    take my email and picture off your server; get my information erased; privacy deletion request; remove all traces of me
    erase everything you have stored about me; remove my photo and settings from your servers; wipe my personal information
    delete my email address from your system; can my records on the blockchain be removed; please forget me
    i don't want any trace of me on your computers; which of my traces can be removed and which can't
    erase all my personal data please; how do i wipe what you have on me; remove my information from your server
    can my wallet and payments be erased too; i want my records gone; scrub me; right of erasure; shred my file; clean slate
    make my traces vanish; purge; expunge; i want to be a ghost; does the button really remove it all
    can a lawyer force the chain to forget; remove my chats, bots and portrait; erase but keep my seat
    how do i exercise my privacy rights; is anything impossible to wipe; how soon after pressing is it gone
    spending brake stays, why`,
  "third-parties": `
    do you sell my data; share with others; which companies see me; external services; who else sees my visit; data passed on
    is my data sold; who gets my information; do you give my data to the police or companies; do other companies see that i visit
    do you pass my address on; which services are involved; are advertisers getting my info; who do you share with
    other firms that see my data; give my details away; do you give my data to others; which companies see that i visit you
    does metamask know what i do here; do you sell my information; who can see my ip address
    does my internet provider or the node see my requests; is my data shared with advertisers
    do you pass my personal info to anybody; are my details given to other companies; who besides you gets my information
    do you pass my ip to somebody; will my internet provider or the node see what i do; do you share or sell data to others
    does the wallet company learn about this; leak to partners; marketing firms; who's sniffing along; subcontractors
    does the explorer learn my ip when i click; is cloudflare in between; data brokers; consensys; do you snitch to governments
    anybody besides you; what does my isp see; list of vendors; links that leave the site; does walletconnect inc know me
    share with affiliates`,
  "which-mail": `
    emails from you; do you send spam; notification mails; confirmation mail; why did i get an email; why did you send me an email
    will you spam me; do you mail me when i earn; got a mail from you is it real; which messages do you send
    do i get notified by email; what emails will i get; is this email from canopy genuine; do you notify by mail
    mail about my payout; i received an email that claims to be from you, is it real; do you send emails to members
    will i get spam; why did i get no email after registering; is the mail asking for my phrase genuine
    how do i recognise your emails; i received an email from canopy, is it really from you; will you send me mails
    why don't i get any message by mail; do you mail me when something changes; a mail with your logo wants me to click
    weekly digest?; do you ping my inbox; phishy letter; receipt by mail after paying?
    i never gave my address yet got a letter from canopy; will you mail a code; birthday mail; inbox empty since joining
    how do i tell a forged letter; are there mandatory mails; marketing in my inbox; is noreply@ yours`,
};
