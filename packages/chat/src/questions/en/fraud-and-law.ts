import type { PassageQuestions } from "../passage-questions.ts";

export const fraudAndLawQuestions: PassageQuestions = {
  "report-a-promise": `
    someone guarantees me profit; my upline promised me money every month; report a member who lies; complain about a recruiter
    he said i will earn a fixed salary; false promises of a seller; a member lies about the earnings
    my uncle was told he would get 500 a month for sure; report someone who makes false claims
    my inviter cheated me with promises; a recruiter posts fake income on instagram; complaint against a member
    where do i turn when a seller lied to me; the man who recruited my father lied about the profit, to whom can i complain
    someone in a chat group promises double your money with canopy; my recruiter swore that i double my money
    somebody advertises guaranteed returns with your name; where can i complain about a dishonest member
    he told me lies to make me join; a tout; my friend group is being fed fairy tales; he guaranteed 20 percent, snitch line?
    denounce a dishonest promoter; a coach sells dreams with your logo; whistleblow on a leader; lies in a zoom meeting
    she told pensioners it's safe; fake payslips in a story; can you punish a liar; kick out someone who cheats newcomers
    i recorded his promises; mis-selling; where do victims of a recruiter go; flag a post with sure returns; misled by my cousin
    a guy in a whatsapp group tells pensioners that they'll receive 300 a month for sure with canopy, to whom do i hand the screenshots
    i was talked into this by my dentist with assured gains, i'm angry, what can be done against him
    on youtube a woman uses your logo and swears that losses are impossible, please act
    my recruiter lied and i paid because of it, can you take his seat from him
    which authority takes complaints about false claims of profit; what details do you need from me if i report a dishonest seller
    so nothing happens to liars here; i recorded a zoom in which a leader promised double the stake; tell on a seller; lying leader
    false advertising; report a member; promised returns; untruthful promoter; complaint; deceived by upline
    an employee who lies to customers is fired, what happens to members who do this
    i am a leader and one of my own people makes wild promises, where do i report him
    should i pay when someone promises me a steady wage here; is there a form for reporting misleading adverts
    a lady at church told us we get 200 a month for sure, where can i report her to you
    my leader prints flyers with guaranteed returns under your name, i have photos, who takes care of that
    he lied to my grandmother about safe profit, i want him thrown out, what can you do
    i was recruited with faked screenshots of income, is there some complaint office
    ex-victim speaking, i recognise the same talk again from a member of yours, whom can i tell
    a tiktok guy claims double in thirty days with you, how do i flag the video to you
    what evidence do you need about someone who promises a salary; do i get my money back if i joined because of a false pledge
    can the authorities do something about a recruiter who told fairy tales
    a colleague misled half the night shift, what's the right step now; report member for lying
    a smooth man at my gym guaranteed me nine percent a month if i pay through him, to whom do i pass this on
    i've got a voice message in which my upline swears everyone earns, who wants to hear it
    what happens to a person of yours who sells dreams to pensioners; i paid because she promised a wage, will you give me my payment back
    which proof do you need when i want to complain about a recruiter; is there an authority for such lies besides you
    my leader tells newcomers they can't lose, should i snitch
    at a hotel event they showed slides with sure income under your logo, whom shall i tell
    can you take away the place of somebody who cheats with promises; aunt was told 200 dollars a week for sure, what do we do now
    lying recruiter; report my sponsor; guaranteed wage claim; complain about an upline
    screenshot of a promise; an ad on facebook in your name says risk free, where do i send it
    at the mosque gate a man hands out leaflets with your tree on it and a fat 20 percent monthly, to whom can i bring one
    our caretaker swore on his children that nobody loses here, i've it on tape, what do you do with such a person
    my mother-in-law paid after a video call full of sure profits, can she complain and where
    how should i document what he said, so the complaint has weight; can you ban people who fib to newcomers
    which office in my country deals with invented profits; will i get my forty back when i prove he lied
    i got a voice message: deposit now, double by friday, what should i do with it; does it break your terms to promise a salary
    an influencer with 80k followers calls it risk-free with your name in the title
    is there a penalty for promoters who make up figures; i don't want to be a snitch, but he's preying on old people
    i manage a group and found a slide with fixed returns in our own deck, where do i own up
    whom do i warn about a faked bank statement used for recruiting; should i pay my inviter when he guarantees me 300 back
    tell on a promoter; dishonest recruiter; lies about income; complaint form; mis-sold; screenshots of false claims; misleading ad
    fraudulent promise; report him; my pupils are being chatted up with promises of quick money in your name
    his words were you can't lose, what now, where do i write
    the pharmacist two doors down promises her customers ten percent a month from you
    after reporting someone, what happens, and will he learn that it was me
    a gym trainer with eight thousand followers posts that everyone who pays a hundred with you gets ten a week, i've saved the post, where do i send it
    my neighbour, who's 84, paid because a polite young man swore that nothing can be lost, i'm furious, what can be done about him
    someone from my own team has been promising newcomers a wage, i want to do the right thing, who has to know and which details do you need
    i've recorded a video call in which sure profits were promised in your name, will you take his seat away if i hand it in
    before i transfer anything: he guarantees me in writing that i'd get double by june, should i pay or go to someone about him
    one person is promising fixed return in name of your company, where to lodge complaint
    man promise my mother big money sure, is liar, to who i tell; so you don't care what your members promise
    some chancer is flogging this with guaranteed profits, who do i grass him up to
    the choirmaster recruits with sure 300 a month, half the choir has paid, where can i denounce this
    is a screenshot enough for you when i report a liar; can i get her removed after she lied to my parents about a fixed wage
    which office of my state deals with such promises; a neighbour goes from door to door with sure gains of ten percent, where can one stop him
    the leader's voice note says you can't lose, is it something you act on
    a lady at the temple promises everyone 50 dollars weekly for sure if they come in below her, where do i report it and with what proof`,
  "pyramid-scheme": `
    is this a pyramid; ponzi; mlm; network marketing; like other pyramid companies; multi level marketing
    sounds like a pyramid to me; is it like those mlm things; how are you different from a pyramid; is this multilevel marketing
    isn't it illegal snowball; looks like a ponzi to me; network marketing or what; pyramid or not; smells like ponzi; another mlm
    isn't this snowball system forbidden; is it a ponzi; how is this different from a ponzi scheme; is it multi level marketing
    isn't this just new people paying old people; snowball system; my husband says it's a pyramid
    my teacher says plans where you earn through others are pyramids, what do you say; isn't it always the last ones who pay
    sounds like a ponzi to me; isn't that a pyramid; only the first ones profit right; new people's money pays the old ones
    how are you different from madoff; mlm trick; is it a snowball system; a house of cards; chain letter; airplane game
    like amway with crypto; isn't it a gifting circle; ponzinomics; recruit to get paid, illegal right; matrix fraud
    smells like bitconnect; endless chain; triangular shape; robbing peter to pay paul; greater fool
    my professor calls it a snowball; early ones rich, late ones poor; hydra or gold quest again; direct selling without product
    in economics class we learned that plans like this crash as each layer needs a bigger one, what's your reply
    my dad says herbalife, amway and you are all the same, in what do you differ
    the money of the new ones pays the older ones, isn't this the very definition of that forbidden thing
    if there's no product, what distinguishes you from a chain letter
    does the law of my country put this in the same drawer as ponzi
    a journalist wants an honest answer: does this have the shape that regulators forbid; so you admit it's a pyramid
    who came first profits, who comes last pays, true or not; ponzi?; snowball; layered; triangle thing; mlm or fraud; last ones pay
    forbidden scheme; geometric growth; early birds only; madoff paid old clients with new money, do you
    my boss forbids staff to join pyramids, does this fall under it
    why should the end differ from all those networks in the nineties; what's better in yours than in the usual pyramid
    i lost my savings in a pyramid in 1997, tell me how this one is anything else
    my brother-in-law laughed and drew a triangle, is he wrong
    lawyer's assistant: recruitment-based compensation, why should this not be classed as a pyramid
    my economics teacher says money just moves from late ones to early ones, do you deny it
    is it the same as herbalife or tupperware without the boxes; a journalist's plain question, do you call yourself a ponzi
    isn't somebody always at the end paying for the others; what makes you different from onecoin and its cousins
    would this be banned in albania, they had enough of those; two below me, two below them, how's that not a snowball; mlm in disguise?
    geometry lesson: a point on top, two beneath, four beneath those, isn't this the very shape they warn about on television
    my nan lost her dowry to the gifting women in the eighties, in what respect is yours not a gifting circle
    if the later ones pay for the earlier ones, why use a prettier word
    what remains of the difference to madoff if there's no product either
    is it something the consumer office would put on its warning list; be frank, are those who come late the mugs
    what can this contract not do which a classic swindler of that type would do
    my husband the sceptic asks for one honest sentence on whether it's one or not
    network marketing companies at least sell pots, you sell nothing, so
    can the founder disappear with the pile like in a usual snowball; who stands at the bottom when it ends
    does being on a chain make it less of a triangle
    in 1997 half my country was ruined by these, what's your answer to people like me
    isn't a plan in which recruiting pays by definition forbidden; is it multilevel, single level or what do you call that; triangle
    layered scheme; like ponzi; chain game; late ones lose; new pay old; isn't it banned; recruitment money; gift circle
    the economics podcast called such designs zero-sum minus fees, do you agree; my students will ask me: scheme or not, and why
    i'm told it's no pyramid since the code is open, is this an argument; do most people in a pyramid lose, and do they here
    in 1996 my parents lost the tractor in one of those schemes where the last ones pay for the first, so explain to me slowly why i shouldn't call this the same
    my daughter drew your tree in her exercise book and the teacher wrote pyramid in red underneath, was the teacher right
    the only customers are the members themselves and the only income is new members, what else would you call it
    what's the difference for me, the late one, whether the thing is run by a crook or by an honest programme
    a columnist wants to call you a snowball with better bookkeeping, would you object
    whether this is a pyramid scheme as banned under the prize chits act; is pyramid, yes? in my country many people cry for pyramid
    so it's a pyramid with a blockchain sticker on it, admit it; looks like a ponzi, quacks like a ponzi, what do you say`,
  "is-it-a-scam": `
    is it legit; can i trust you; is this real; fraud; are you honest; is it fake; reliable; will you cheat me
    are you guys for real; how do i know you don't cheat; smells like fraud; prove you are serious; is this serious
    are you trustworthy; i'm afraid of being ripped off; are there people who lost money through fraud here
    convince me it is not fake; can this site be trusted; is it a swindle; can i believe you; scam alert; is this for real
    prove that you're honest; too good to be true; why trust this site; will you run; are you legit; is this a fraud
    will you run off with the money; how do i know you are honest; i read bad things about you; are there reviews
    is this real or fake; prove you are no scammers; is the site trustworthy
    my bank warned me about sites like this, why should i believe you; everything looks too good, where is the catch
    are you crooks; why should i believe you; is this legit; my husband says it's fraud; can i trust this site
    has anybody been ripped off; reviews say it is fake; con artists; am i being hustled; sham; shady
    what's your proof of honesty; trick or treat; my gut says run; hoax; rip-off merchants; bona fide?; red flags
    do you have a reputation; trustpilot; my nephew in it security laughs at this; crook's website; swindlers; fishy
    is there a victims group; too slick; would you put your own mother in; do people here get fleeced; sincerity check; bogus
    my cousin lost three thousand with a site that looked equally neat, what should make me think that yours isn't the same trick
    i searched for opinions and found nothing good or bad, can you give me reasons to believe you
    what evidence is there that you aren't going to run with the cash one night
    somebody sells tickets and a robot in your name for 500, does it belong to you; is the whole thing a bluff, be honest
    my police friend says to stay away from everything with coins, is he right in your case; so it's just another rip-off
    how could a stranger see that you play fair; fraud or not; fake?; real deal; honest people?; con; trust you why; rip off
    swindle; legit check; bona fides; when a shop has no address i leave, what makes you trustworthy
    a consumer advocate wants proofs, not words; too clean to be true, what's the hook; are you in it to cheat us
    my sister begs me not to pay because it's all fraud, what can i show her
    i was cheated twice already, by what could i recognise that you are genuine
    a website, no phone number, coins only, everything screams swindle, doesn't it
    how does a taxi driver with no clue of computers find out if you are crooks; the newspaper warned of such things, were you in it
    do you disappear next month with everything like the others; someone sells tickets and bots with your name, is it from you
    is this a serious business, i run a shop and know tricksters; give me three reasons to believe you
    my antivirus says suspicious site, are you clean; legit or nah
    no address plate, no boss in a suit, only coins: by what should a plain woman like me see that you mean well
    the caller id said canopy and the man wanted 90 dollars on his own account, are you thieves or is he
    two sites copied my aunt's card last year, how can i know you're not the third
    show me something i can check myself rather than telling me you're honest
    is there a way you people could grab the pile and board a plane
    my mate googled your name plus fraud and got cold feet, what do you reply; a flawless page is what a crook would build too
    does honest code mean i'll earn, or are those two different things
    i've been offered a ticket and a trading robot under your brand, do you sell such things
    what do independent people say about you; i'm an old policeman and ask as i always did: who benefits
    would my bank call this suspicious; are you a fake of a real company with the same name
    tell me how you could cheat me if you wanted to; they vanish on fridays usually, will you be here on monday; trustworthy?; legit
    crooks; dodgy; fake site; can i believe this; honest?; proof please; fraud warning; is it genuine
    cousin says 100% legit bro, teacher says 100% fraud, and you; where do you hide the bad results
    how do i tell the true site from people who abuse your name; i've heard of rug pulls, could the carpet be pulled here
    my bank's app put up a red warning as soon as i mentioned coins and network, so give me something solid by which i can see that you aren't robbers
    a woman phoned, said she's from you and wanted 75 dollars for a ticket, i hung up, are you behind this or is someone using your name
    a cheap suit, a big smile and a link, that's how i met your page, what speaks for it being honest and what doesn't
    could the people behind this page take what's in the members' pots and be gone tomorrow, yes or no and why
    just because the programme is open for all to read, does it mean that i'm going to earn, or is that another matter
    how can i trust that your company is genuine and not fraud; you are honest people or you are thief people, how i can know
    so if the code is public, it can't be a scam and i'll surely earn; na scam or na real, i no wan cry later`,
  "is-it-legal": `
    allowed in my country; against the law; legal in my country; can i get in trouble; license; halal; is it permitted; police
    will i get in trouble with the law; is that allowed where i live; is this forbidden in some countries
    can the police come after me; do you have a permit; is network marketing banned here; is it against religion
    am i breaking the law; could i be arrested; lawful here?; does the government allow it; permission from authorities
    illegal where i am; could i get into trouble with the police for joining; is network marketing allowed in my country
    do you have a licence; is it forbidden in iran; are you registered with the authorities; legal situation in germany
    is recruiting people for this a crime; cyber police
    i live in a country where such networks are watched, will i get into trouble; should i ask a lawyer before i invite somebody
    can i get in trouble with the police for this; is that allowed in iran; law about this in my country
    is recruiting a criminal offence; permitted in germany; am i breaking the law if i join; will cops knock; jail; sharia; fatwa
    regulated by whom; sec; consumer watchdog banned similar ones; legit under my constitution; morality police
    fine for recruiting; permit number; does my embassy mind; outlawed; court case; is dealing with coins a crime here
    charge sheet; compliance; teacher in a state school, am i allowed; haram or halal; ftc; lawfulness in dubai
    will i be prosecuted for inviting
    in my country people went to prison for recruiting others, before i tell my friends i want to know if this falls under that law
    a lawyer costs me 200, can you say for free if joining is allowed in pakistan
    i'm a civil servant and must not break any rule, may i take part; does my religion permit income of this kind
    do i need a licence if i bring people in as a business; is it you or me who has to find out about the law
    so if it's online it's legal everywhere; some states ban coins altogether, what then; lawful; banned; legal status; prohibited
    sanctioned person; allowed in turkey; legal in china; crime?; regulator; permitted here; licence needed
    will the bank report me if i pay in such a thing; a school teacher in ohio asks whether it is permitted to invite colleagues
    am i punishable when i only join and invite no one; is the plan registered with a supervisory authority
    i'm a civil servant in tehran, could joining cost me my job or worse
    in the philippines the sec closes such companies, are you permitted there
    the constable in our village arrested a man for network sales, would he arrest me too
    as a lawyer's assistant i search for your licence number, where's it; imam says gains from recruiting aren't clean, is it permitted
    is inviting my colleagues a criminal offence in canada; i live in a country under sanctions, may i take part
    who tells me whether it's lawful at my place; nigeria banned banks from crypto, so is this against the law for a student like me
    could my savings be confiscated since this is forbidden; is it allowed for a minor's father who works for the police
    i carry a badge in the municipal traffic department and may not do anything shady, does our law let me take part
    two countries west it's a felony to recruit people for such things, who tells me what applies in mine
    do you hold a permit from some financial authority i could show my notary
    is it halal in the eyes of scholars, and whose job is it to find out; could they fine me merely for inviting my brother
    i'm on a list because of where i was born, may i be a member at all; in which countries is joining forbidden
    is the buying of coins itself against the law in morocco
    my solicitor will read your answer: are you licensed, regulated or registered
    when the site opens here without a block, it must be lawful, right
    does it make a legal difference if i only pay and recruit no one; would a student lose her visa for that
    my bishop forbids games of chance, does this fall under it; can the tax office or police take away what i earned as illegal
    who carries the blame if it turns out to be prohibited, you or i; criminal; allowed in kenya; fined; my country
    are crypto networks for sales tolerated in vietnam; my military contract forbids side business, is this a side business
    i'd rather ask than sit in a cell, is it ok in bangladesh; do you check the laws of each country before you let people in
    where i live the police picked up forty people in a hotel for a seminar on network sales, so before i say a word to my friends i need to know how the law stands
    i'm a judge's clerk and even a small offence would end my career, who can tell me whether taking part in this is permitted in my country
    i've seen that your page opens here without any trouble, may i take it as a sign that joining is fine with our law
    do you hold a permit from any supervisory body which i could show to my brother, a sceptical notary
    is it you who'd get into trouble if it's banned here, or me, or the one who invited me
    whether it is legal in india and approved by rbi or sebi; in my country police don't like this thing, i can do it or is prison
    so if the site opens here it's legal here; will the old bill come knocking if i sign people up`,
};
