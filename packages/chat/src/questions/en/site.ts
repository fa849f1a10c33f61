import type { PassageQuestions } from "../passage-questions.ts";

export const siteQuestions: PassageQuestions = {
  "site-language": `
    switch to english; farsi version; change to persian; site in my language; other languages; translate the site
    i don't understand this language; make it english; where is the language button; show the page in persian
    i can't read english; change to english please; which languages are there; is there an arabic version; want persian pages
    change the language to english; website in another language; it's all in english help; the page is in english but i want farsi
    where is the language switch; show the site in persian; how do i get this page in english; is there a german version
    switch to english without losing what i typed; can i read this in arabic; i can't read english, is there persian
    where do i switch to farsi; is the website available in turkish or russian; the page is in a language i don't understand
    put everything in english please; how many languages are there; my mum only reads farsi; parlez vous; swap tongues
    is it available in dari or pashto; kurdish; hindi?; the flag icon, where; convert the page to my mother tongue; urdu version
    the form resets if i switch tongue?; text direction flipped, revert; spanish version; accidentally everything turned persian
    multilingual; second language
    my father only reads persian and lands on the english page every time, where does he press so that he can read it
    i was half through the form when i noticed that i'd rather read it in english, will my input be gone if i switch
    my team is from turkey and russia, can they read your page in their own tongue
    all of a sudden the page runs from right to left with letters i can't read, how do i get it back
    do the amounts change in any way when i read it in the other tongue
    is there a translation by hand or should i use google translate for portuguese; change tongue; english pls; persian pages
    which tongues; translated version; button for farsi; flip the page to english; italian; french available?
    i don't speak english good, other language; where's the switch at the top; can i read the help in farsi; set it to persian
    page suddenly in a foreign script; does switching bring me back to the home page
    my mother in tehran gets everything in english and can't read a word, where does she press
    i'm filling in the form and would prefer english, will what i typed be erased when i switch
    all the writing suddenly goes from right to left and i can't read the letters, bring me back
    is there tagalog or yoruba, my customers don't speak english well; how many languages is your page available in
    do my sums or prices change if i read it in the other tongue; is there a proper translation or does a robot translate it
    our team in turkey wants it in turkish, when will that come; i don't see any flag to click, how does one change the tongue
    teacher here, can i show the same page in both languages to my class; the kids pressed something and now it's all foreign, help
    farsi button where
    my grandfather reads only persian, where must he tap so that the whole thing turns from english
    we're a mixed couple, she likes farsi and i like english, can each of us have it saved on our own account
    halfway through the enrolment my niece switched the tongue of the page, did that wipe the form
    is there a swahili edition, my customers at the market don't know english
    the page came up from right to left this morning and i don't read that alphabet, bring back the english
    amounts look the same in both languages or are they converted as well; bonjour, is french offered; sprechen sie deutsch
    hindi me hai kya; can my choice of language follow me to the computer at work; remember language on every browser
    where in the footer or header is the thing to change from persian to english; language setting; bilingual site
    translation of the pages; which tongues does the interface speak
    do i land on the home page when i change the language or stay where i am; i teach refugees, can they have dari
    arabic interface planned?; how do i set my profile so that it always greets me in english
    does my sponsor's link force a language on the person who opens it; wrong language after i logged in; turn everything to farsi
    google translate makes nonsense of your page, is there a proper one in spanish
    my mother-in-law in mashhad opened my invitation and it came up in english, of which she reads no word, what should she press
    while i was halfway through registering in english i noticed that persian would be easier for me, will the form be empty after changing
    our dance group has people from izmir, odessa and mumbai, are there versions of the page that they can read
    since yesterday the page is mirrored and full of letters from right to left, i did not do it on purpose, how do i undo that
    i would like persian on my phone and also at work without choosing it anew each time, where can this be kept
    do prices or my earnings change in any manner when i read the page in the other language
    at my grandmother's the page opens in farsi, at mine in english, who decides; does the invitation link have a language in it
    i can't find urdu, bengali or punjabi; the help texts too, are they in persian
    will switching translate my username or my sponsor's; in the middle of a payment, may i switch the language safely
    how many languages are planned`,
  "digits-and-theme": `
    english digits in persian; dark colors; night mode; too bright; black background; number style; my eyes hurt make it dark
    change the numbers to english; dark theme please; the page is too bright at night; show normal numbers instead of persian ones
    black mode; letters and numbers look strange; switch to light; dark look; too white for my eyes; persian numerals off
    use english numbers; night colours; numbers are shown in persian, i want 123; is there a dark mode
    the white background hurts my eyes; switch to night mode; can i type numbers in persian; high contrast
    english digits on the farsi page; turn off animations; my eyes hurt, make it dark
    numbers are shown in persian letters, i want 123; switch off night mode; too bright for me; are bigger contrasts possible
    glaring white; easy on the eyes; i can't read those numerals; gloom mode; oled black; sunlight, i need bright
    reduce motion, i get dizzy; sepia; flip the colours; arabic-indic numerals; colours too weak to see
    follow my phone's night setting; western figures while text stays farsi; does the form accept eastern numerals; it's blinding
    i learned persian but the curly figures give me a headache, can i have 1 2 3 while the text stays as it is
    i sit in front of the screen at night and your white page burns my eyes, is there something darker
    my eyes are weak, do you follow the strong contrast that i've set up in windows
    things sliding around on the screen make me seasick, can that be stopped
    i type amounts on a persian keyboard, will the form understand those figures or do i get an error
    slack has a moon button, where's yours; darker page; moon button; numerals; light look; figures western; contrast; less movement
    turn it black; day mode; eye strain; where do i make the page black; font colours too pale; i want roman figures
    too bright at night; page went dark, back to white please; numbers in farsi script off; does it turn dark together with my phone
    my eyes water at night in front of your white page, make it black somehow
    the page is in persian as i like it but i want numerals like 1 2 3
    moving things give me a headache, does your page respect the setting in my phone
    i type sums on my persian keyboard, will the form accept that; where's the moon to switch to dark, every app has one
    letters are too pale for me in the sunlight of the fields, is there a stronger contrast
    my tablet turns dark in the evening, does your page go with it; suddenly all is black, i want it white as before
    the curly numerals confuse me as a dyslexic, can they be the western ones; can dates be in latin figures too while the text stays farsi
    oled saver look for gamers, available; eyes hurt
    the persian figures are lovely but my spreadsheet brain wants 0 to 9, can i keep the words persian and change the figures only
    i check my page in bed and the white light wakes my husband, is there a black version
    migraine sufferer here, everything that slides or fades makes me ill, do you respect the system's setting for less motion
    where do i set that numbers and dates appear in latin on the farsi pages
    after sunset my phone goes dark by itself, does your page follow or do i have to do it by hand
    typed ۲۰ with my persian keyboard in the amount field, will it be understood
    the yellow contrast mode of windows for people with poor eyesight, is it supported; black theme; moon icon; light theme again
    colours like my device; my eyes are sixty years old and pale grey letters are no fun, how do i get more contrast
    does the dark look apply in every browser after i log in; numeral style setting; arabic digits on persian page; number format
    how do i stop animations on your pages; everything turned black after my kid played with it, how to return to white
    persian calendar dates in western figures, possible?; is there a night look like on youtube
    can i switch colours without an account; in bright sun on my fishing boat i can't read the dark page, make it light
    the persian pages suit me well but i read figures faster the western way, is it possible to keep the text and alter only the figures and dates
    at two in the morning on the ward your page lights up the room like a lamp, and the patients complain, is there a darker one
    since my concussion anything that moves on a screen makes me dizzy, does your site listen to the setting that i've made in the phone
    my father is nearly blind and uses the strong contrast of his windows computer, will he be able to read your page with it
    i typed the number of units with the figures of my persian keyboard and was not sure whether the form understands them
    yesterday evening the whole site became black on its own and in the morning white again, who decides that
    the figures look like little hooks, i need plain ones
    my astronomy club uses red light at night, is there at least a dark page
    does the dark choice stay after i log in on another machine; which setting do i use for latin numbers in dates
    flashing and sliding parts disturb my epileptic son; can i type 1.5 with a comma or eastern digits`,
  "figures-age": `
    how often is data updated; numbers look old; real time; delay of numbers; refresh rate; are the figures live; up to date
    are these numbers current; when was this updated; how current is the dashboard; my numbers do not update; is it real time
    dashboard shows old values; do i have to reload the page; how long until a new member shows up
    are the numbers up to the second; why's my dashboard behind; refresh of the data; stale numbers; update interval
    are the numbers live; how often does the dashboard refresh; the dashboard shows old values
    do i have to reload to see new members; why is the data behind; when was this page updated; figures are stale warning
    my friend joined five minutes ago and i don't see it, is the page slow; how current is what i see here; are these numbers live
    the page says data is 4 minutes old; do i need to press reload to see new values; how up to date is what i see
    the figures haven't moved for an hour; numbers seem stale; lagging; is that a snapshot; heartbeat of the numbers
    my aunt enrolled and the counter sleeps; out of sync; f5 needed?; block number next to the figures; latency
    the clock says 6 minutes old; frozen numbers; yellow banner: data old; how quick do sales show; cached?
    are those yesterday's digits; auto refresh; sync delay between the chain and you; does an old figure endanger my coins
    my neighbour joined a quarter of an hour ago and my counter still shows the sum from before, is something stuck
    a yellow strip says that what i see is old, do i have to worry about what's in my pot
    do i have to press f5 all the time as on the old bank pages or does it move by itself
    how many seconds go by between a payment on the chain and the number on my screen
    as a developer i want to know to which block the numbers on the page belong; stale; up to date?; live numbers; delay
    updates by itself; how recent; lag; old values; behind; reload needed; does the dashboard tick in real time
    where do i see how old the numbers are; numbers stuck since noon; are my coins in danger if the page is behind
    which moment do those figures show; is it a live view or a photo
    my cousin has paid ten minutes ago but my counter shows the sum from this morning, is it asleep
    a notice tells me that what i see is old, should i be afraid for my earnings; do i have to pull down to refresh all the time on my phone
    how long does it take until a payment turns up on my screen; there is a block number below the sums, what for
    are these sums from this second or from last night like at my bank; is the coin price on the page the one of this moment
    my phone and my laptop show different totals, which of them is right; the page says nine minutes old, why so late
    as bookkeeper i need to know to which moment the totals refer; can i still send a payment while the page lags; live or not
    my choir friend enrolled at ten past seven and at quarter past i still don't see her, how slow is your counter
    there's a notice that what i see is old, is my box in danger until it goes away
    which block do the sums refer to, and where do i read their age; do i have to pull the page down to refresh, as with my mail
    our screen in the shop window shows the dashboard, does it move without anybody touching it
    the pol price on the page isn't the one i see at binance right now, is the page asleep
    delay between a payment and my screen in seconds; auto refresh of sums; live counter or snapshot
    can i still withdraw while a yellow strip says the data is behind; a football app updates within a second, and yours
    are these the amounts of this minute or of yesterday's close; why are the figures old; server behind; outdated data notice
    node lagging message; two browsers side by side show different totals, which one should i believe
    the number of members hasn't moved since breakfast, has the world stopped joining or has the page
    does old data on the page mean that my points are late too; how fresh is what i'm reading sir
    is the price of the plan recalculated every moment or for the entire day
    my neighbour's payment went through a quarter of an hour ago according to her wallet, but on my page the number of units hasn't moved yet
    a strip above my overview says that the figures are some minutes old, and i was just about to withdraw, may i go on or had i better wait
    i put the dashboard on the big screen of our meeting room, does it refresh by itself or must somebody reload it each time
    my tablet and my phone show two different sums at the same moment, which one am i to believe
    for my records i need to write down at which moment or block the figures were taken, where do you show it
    the rate of pol on the exchange has been moving all day but yours is standing still, is your page frozen
    in our shop the till shows each sale in a second, how long does your page take to show a purchase
    the age of the numbers stands somewhere on the page, where; it says behind, will my withdrawal work all the same
    how do i know that the page hasn't hung up with old figures
    the counter jumped by four at once after standing for a while, why; is the price of pol on the page the price of this second
    do you update at night too`,
  notifications: `
    do you notify me when someone joins my team; alert for new members; push notification; email when i earn something
    remind me when the claim window opens; how do i know that i got a commission; telegram bot for alerts
    sms when a new person comes; will you tell me that the rank window is open; turn on notifcations
    will i get a mail when somebody registers under me; remind me to claim my rank; can you alert me before the deadline
    how will i notice that somebody registered below me; any alert for earnings; notify me by mail about new people in my leg
    tell me by email when somebody registers below me; do you notify me by email when i earn
    can i get a message when my rank can be claimed; push notification on my phone; alert when i get a commission
    sms for new members; how will i know that something happened; send me a text when i get a commission
    can i get push messages on my phone; how will i know that somebody joined; remind me of the rank deadline
    is there an alert for new members; turn on alerts; ring a bell; beep me; i'd like an sms if someone enrolls; silent site
    wake me when the honour slot opens; whatsapp alert; badge on the tab; calendar reminder for the slot; can your site nudge me
    how was i supposed to know my aunt enrolled; vibrate my phone; ping on each sale; subscribe to my seat's events
    webhook for my seat; desktop notice; i miss everything, no alerts
    i missed that my cousin signed up and my title almost slipped away, can't you drop me a line when something happens
    my bank's app beeps with every payment, how do i turn that on here
    where do i leave my number so that i get a text when the days for claiming begin
    is there any way to be told of newcomers without opening the page ten times a day
    i'm busy and forget the end of the month, does the site remind me to claim before it's too late
    other networks send a congratulation when a person joins below you, why did i get nothing; beep; text me; reminder
    told of newcomers; let me know; no message came; push; bell icon; wake up call; how do i find out about new people then
    where do i see what's new since yesterday; send an email when i earn pls; can a telegram bot tell me about my team
    will you warn me before a deadline; turn on sounds; i never hear anything from you
    i missed it when three people came in below me, why does your page never beep
    can you text me when the days for claiming my title begin, with my night shifts i forget it
    my bank sends a message for each cent, how do i turn that on with you; is there a bell i can press so i'm told about newcomers
    i lost last month's bonus because no one reminded me, will you do it next time
    how do i see what happened in my team while i was on the road; do i get a mail when commission comes in
    is there a telegram bot which reports joiners to my team chat; where does the deadline for claiming show up if you don't write to me
    why haven't i received any alerts since i joined, did i forget to tick something; can the page wake my phone when a sale happens
    ping me on new recruits
    i coach a football team and can't stare at a screen, does anything ring when one of my people brings a newcomer
    last time i slept through the days for claiming my rank, will you drop me a message when the next ones begin
    on my delivery app every order pings, so why is this site as silent as a grave
    how do i get an sms whenever a commission arrives in my box
    where do i see what changed since yesterday if you don't send anything
    the newsletter, does it tell me about my own team or only general things
    can my leader be told automatically that someone sits below him; auto message to upline; email alerts on earnings
    pop-up when somebody joins; phone push; telegram alert; reminders
    i put my email in the contact form, will i be informed about my seat there
    is there a countdown for the end of the month on the page so that i can note the claim in my diary
    do you at least write if my seat is moved to another wallet
    how should a busy nurse remember the claim window without any reminder
    does your site send mails about payments like paypal does; why i am not receiving any notification for my new joining
    for how many days does the window stay open in case i look only on sundays
    got a mail saying that i earned a bonus, was that from you
    i drive a lorry through europe and look at the page once a week, is there any way that it tells me when somebody has joined below me
    last month i qualified and simply forgot to claim because no one told me that the days had begun, can you write to me the next time
    the app of my electricity company sends me three messages a day, and from you i have never received anything, is something switched off
    how am i, a busy mother of four, to know when the window for claiming opens, and how long does it stay open
    i left my email at the newsletter and hoped to get a mail with every commission, but nothing comes, why not
    could you ring or text my leader automatically the moment when i've bought more, so that he congratulates me
    i collect stamps, not notifications, but one for a new member would be nice, is it possible
    where's the setting for mails about my seat; how will a grandmother without facebook hear that her team has grown
    does the chat write to me on its own when something happens; put a beep on commissions please
    the deadline for my title, where do i see it when you don't write; calendar entry for the claim
    did you send me a text about my points yesterday or was this a fake`,
  "site-offline": `
    without internet; no connection; offline mode
    does it work without net
    does the page load without connection; internet went off
    use without a network; no signal here; can i use it without a connection; what still works with no internet
    my internet is gone, is my transaction lost; offline notice at the top; does it work on a train with bad signal
    no internet right now, what still works; it tells me i am offline; can i pay without a connection
    my signal dropped just after i sent it; tunnel, no bars; wifi died mid payment; aeroplane; the red strip says offline
    does anything function without a line; pressed pay and the router died; cached pages; data saver; power cut and modem off
    what can i do while disconnected; after reconnecting is my transaction found; lost signal right after confirming
    service worker; roaming off; can i pull out my coins with no connection
    i was in the lift when i pressed the payment, and now there's no bar on my phone, did it go through or not
    at our village the net is off half of the day, what can i do on your page in these hours
    a strip at the top says i'm disconnected, are the numbers i see still right
    could i at least look at my things on a plane if i leave the tab open
    google docs lets me go on working with no net, how much of that is possible here
    if the line breaks while i'm taking out my pot, is my cash stuck between two places; no net; disconnected; line broke
    works in flight mode?; lost connection in the middle; offline strip; underground; modem off; page without internet
    can i pay while disconnected; will it find my payment after the line is back; other pages don't open without net
    is what i see offline from before; take out coins without internet; net came back, do i have to reload
    the power went in our street in the very moment i pressed the payment, what's with my coins
    in the valley my phone has no bars, can i still see my sums on the open page
    there's a banner on top saying that i'm offline, is what i'm looking at still true; can i take out money without a net
    on the night train i lost signal after i had confirmed, will your page find the payment in the morning
    what part of it works in airplane mode; my data bundle ran out, do the other pages still open
    does it work without wifi like a downloaded game; internet cuts are normal in lagos, how does your page cope with them
    i wrote half a form when the net went down, is it all gone after it's back
    connection is back, do i have to do something or does it catch up; no bars, what works
    i was in the cellar of the brewery when my phone lost the net, the sums are still on the screen, can i trust them
    ferry crossing of six hours without signal, which parts of the page remain readable if i leave it open
    confirmed in my wallet, then a goat bit through the cable, will the payment turn up when we're online again
    can i buy, withdraw or claim while flying
    the other menu items refuse to open since the router died, why only this one page works
    does it need to be installed in order to work without a connection; banner: you are offline, what am i looking at then
    work offline; no data on my phone; page in flight mode; lost the net after sending
    our island has internet two hours a day, how should i use the page wisely
    is my team kept on the device for when there's no network; after reconnecting must i reload or will it continue by itself
    i reloaded during the outage and now have an empty browser page, did i break it
    what about a transaction that i sent just before the line went dead; does the site save mobile data, i pay per megabyte
    offline figures: old or right?
    our village loses its internet each evening at eight, what parts of the page can i still read and what can i not do in these hours
    i confirmed the payment in the wallet, and that second the tunnel began, so i have no idea whether it was sent, will the page know later
    on a long flight i would like to study my figures, is it enough to leave the page open before take-off
    the page that i have open still shows everything, but every other page of yours refuses to load since the storm, is that normal
    there's a note that i am offline, does it mean that the sums i'm looking at may be wrong by now
    can money get stuck between my box and my wallet if the connection breaks while i'm taking it out
    the hotel's wifi throws me out every ten minutes, what survives on my page
    can i prepare a payment offline and have it sent later
    my page shows everything but the links are dead, since the cable was cut
    sent a withdrawal and then lost the signal, do i send it once more when i'm back
    is a phone without a data plan of any use here
    the note about being offline doesn't go away although the router is green again; data of an hour ago visible in the tunnel
    page survives loss of net; do i see my newest tree without a connection`,
};
