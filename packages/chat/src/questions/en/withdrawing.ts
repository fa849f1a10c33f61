import type { PassageQuestions } from "../passage-questions.ts";

export const withdrawingQuestions: PassageQuestions = {
  "how-to-withdraw": `
    cash out; take my money out; get my earnings; payout; withdraw my balance; transfer to my wallet; claim my money
    take out profit; how to receive my money; minimum withdrawal; how long does a withdrawal take; when can i withdraw
    how can i get my cash; i want my profit now; where is the withdraw button; send my earnings to my wallet
    when do i get my money out; is there a minimum to take out; i would like to be paid; transfer my profit to me
    how do i get my money off the site; where do i request a payout; is there a waiting time for payouts
    how much can i take out at once; smallest payout; get paid; receive my earnings; i want to get my earnings now
    how do i collect the money; way to take profit; when am i allowed to cash out; transfer balance to metamask; take my cash home
    get the dollars i made; where do i press to get paid; how can i get my earnings out; where is the payout button
    i want to take my profit; transfer my balance to my wallet; what is the smallest amount i can take out
    how long does a payout take; is there a waiting time before i get my money; can i take out everything at once
    send me what i earned; i'd like to be paid; can i withdraw only a part; the page says i made 50 dollars, how does it get to me
    i have something in there, how do i take it; how do i receive what i've made so far
    ready to collect my earnings, what do i press
    hello, my account shows a balance now and i would love to see it in my metamask, how does that work
    it's my first payout, can you walk me through it; i want to take my profit out; how do i get at my money
    smallest amount i can take out; how fast is a payout; cash out please; when can i have what i earned in my wallet
    steps for getting paid out; i'd like to collect my balance; is there a limit per day for taking money out; wanna get my pol
    fetch my coins; hand over my dough; show me the exit for money; pull out half; how do i liquidate what i've made
    request my wages; redeem; get hold of my earnings; when's payday; grab what's mine; move the pot to my own wallet
    can i take 3 dollars; weekends too?; does someone have to approve my payout; drain the box; first time taking profit, steps
    any lock-up period; how many days do payouts take to clear; i want to see real coins in metamask; release my funds
    good evening, i have been a member for three weeks and there are 18 pol waiting, what are the exact steps so that they land in my metamask
    on other platforms i had to file a request and an admin approved it after two days, is it the same procedure here
    my rent is due on monday and i would like to use what i made, how quickly can i have it at hand
    is there a button i have overlooked, i searched the whole menu for a way to be paid and only found numbers
    so you only pay on fridays like my old company, right; with my broker the lowest sum was 50 dollars, what is it here
    do i need to collect a certain total before you let me have it; must i show my passport before you pay me
    can i take a bit now and the rest in spring
    pensioner here, please tell me slowly how i get the money from the screen into my own hands; how 2 get paid plz
    wanna pull my earnings; withdrawl how; payout today possible; take all button; encash
    i press withdraw and then it asks for an amount, do i type everything or leave a little
    does it go through at night and on holidays or only during office hours
    will you keep me waiting thirty days as the last network did
    hi, student in lagos, data is expensive so please short, which buttons do i press to pull the pol out to my wallet
    my shift ended, i made about eight pol this week and would like them in my pocket before the weekend, how is it done
    i own a small shop and suppliers want paying on friday, can i take out my earnings today or is there a queue
    the foreman at work got his first earnings out of here in a minute, i can't find where he clicked
    i'm seventy-eight and my tablet shows money of mine, my grandson is away, how do i get it out step by step
    on my game account the smallest cash-out was ten dollars, can i take just two pol from here
    i promised my team i'd show them live tonight how someone takes the money out, what are the steps and what do they need
    i was in another scheme where payouts were blocked until you brought two people, is there any condition before i can take mine
    lawyer's assistant, my boss asks how long between the request and receipt of the funds and whether anyone signs off
    harvest was bad and i need everything that's in there, may i empty it in one go
    tried to explain withdrawing to my dad, got lost, whats the shortest description
    i sell samosas and would like the nine pol from my page in my hand by the weekend, what do i press
    does a human being have to say yes before i'm paid; is one pol too little to take out
    my former site paid only on the fifth of the month, when do you
    take everything or leave a crumb for the network, how should i do that
    first payout of my life, i'm nervous, where does it go and can i choose the target
    any deadline after which what i have not taken is lost; the box says 14.2, how do i turn that into coins i can see in my app
    empty my box; pull out earnings; collect balance; payout steps; take profit home; on christmas eve at midnight, will it pay
    do i need documents or a selfie for a payout; could i take half today and half when the price is better
    withdrawal process please explain sir, minimum and timing
    my scout troop wants to see a live payout, how long will they have to wait; is the payout blocked until i recruit someone
    for the first time there's something in my box, about eleven pol, and i want to see it in my wallet, could you lead me through it slowly
    on other platforms i had to apply for a payout and wait until the office opened, how long does it take here and who approves it
    my rent is due on thursday, can i take out what is there today, or is there a day of the week for it
    i need only half of it now and would like to leave the rest in until spring, is that allowed and does it lose anything
    is there a smallest amount, because i have earned just under two dollars so far
    out of the box, into my wallet; does it come by itself
    my first commission came in today, it's only a dollar and a half, may i take out so little and what remains after the network's fee
    the church roof fund needs the money on wednesday, how long before that do i have to ask for it
    i don't see where i could enter a target for the payout, does it go by itself to the wallet that i joined with
    can the operator refuse or delay a payout because he doesn't like me
    is it wiser to leave it in there and collect it once a year, or does it expire at some point`,
  "withdraw-elsewhere": `
    withdraw to binance; send to an exchange; pay out to my bank account; withdraw to a friend's wallet; other address for payout
    payout to a bank card; send directly to my exchange account; cash in rial; can it go to my bank; send it to my exchange
    to another person's wallet; get it in dollars on my card; pay me to my bank; can you pay out in euros; send it to my coinbase
    withdraw to a different address; get it on my debit card; payout to someone else's wallet; withdraw to a stablecoin
    receive it on my visa; send my earnings to paypal; withdraw in local currency; direct to my exchange
    payout to my brother's wallet; bank transfer; send my payout straight to binance; can the money go to my bank account
    withdraw to my card; pay out to a different address; can i have my earnings sent to my wife's wallet
    get dollars on my bank account instead of pol; can i cash out to an exchange directly; withdraw in usdt
    how do i get it onto my debit card; i want the money at my bank, not in crypto; can the payout go to another person's address
    straight onto my visa please; please send my earnings to my visa card; can the payout go straight to my kucoin address
    i want it on my paypal; get it paid on my iban; can i give another recipient for the withdrawal
    my money should go to my husband's wallet; how do i turn what i got here into real money at my bank
    wire it to my checking account; can it land on my revolut; send it right to my wife; straight to kraken skipping my wallet
    pay my landlord out of it; swift; pick a different recipient; apple pay; m-pesa payout; cash in hand
    i owe tom money, send it to him; convert and deposit to my bank; other destination field missing; card payout
    toman to my shetab card; payout in tether trc20; i'd like a cheque; third party payout; forward automatically to coinbase
    i closed metamask for good and would rather have the earnings sent to my new address at okx, where can i enter that destination
    my daughter studies abroad and i want the site to pay her account each month instead of mine, is there such a setting
    at paypal i can choose my bank as target, but here i see no field for a recipient at all
    i don't want coins, i want euros on my giro account, can you arrange that
    the form has no place for an address, how do i tell it where to send
    is it a good idea to make my kraken deposit address the owner of my position so that payouts land there; can you wire it
    iban payout; send by western union; revolut; wise transfer; venmo me; to my cold wallet directly
    my wife and i share one exchange login, may our payouts meet there; so i can pay my supplier straight from the earnings, correct
    can an accountant's firm receive the money on my behalf
    what is the way from my box to a bank note in my hand, is there a shortcut that skips my own wallet
    i'd like half of it for me and half for my brother, does the payout form do splits; different recipient for my income
    my salary account is at a bank in manila, can the shop's earnings be sent there without passing through any wallet
    i don't keep coins, i sell at once on okx, so let me enter my okx deposit address as the recipient, where
    my sister holds my savings, i'd love the earnings to land at her address each time instead of mine, possible?
    taxi driver, no bank likes me, can you pay me out by western union or a cash pickup point
    as a treasurer i want all withdrawals of my seat to reach the company's address, not the one i signed up with, how
    my old phone is dying, could you send what i earned to the new wallet i made yesterday, just this once
    the form asks for an amount but nowhere for a destination, i wanted to give my kraken address, am i blind
    grandpa would rather have euros at the savings bank than something called pol, what is the way from here to there
    thinking of making my binance address the new owner of my seat so payouts go straight there, good idea or not
    i owe my brother-in-law 30, can i tell the contract to pay him directly and be done
    gcash, opay, upi, whatever, do you support any local payment app for getting paid
    the landlord takes only bank transfers, can the earnings go to his account number
    my sister in manila should receive it at her gcash each month, where's the setting
    i closed the old app and would like the payout at the new address from now on
    the form doesn't ask where to, i wanted my okx address in there
    may i name the exchange as owner of my seat so that it lands there directly
    split the payout: a third to each child, possible?; i want euros in my purse, not coins, what are the steps
    pay the school fees straight out of my box; destination of payout; bank account for earnings; send to another wallet
    exchange deposit; other recipient; prepaid card, sim top-up or voucher as payout?
    our association's treasurer should get all my payouts; is it dangerous to move my position to a coinbase address
    money directly in bank account how; from my wallet onwards, which network do i choose for sending to kraken
    i don't want to deal with coins at all, please pay my earnings into my account at the savings bank, the number is in my profile i think
    every month the money should go to my mother in dhaka and not to me, where do i enter her address
    the page asks how much but not where to, and i wanted to give the address of my account at the exchange
    can i make the deposit address of my exchange the owner of my seat, so that everything arrives there by itself
    my old wallet is on a phone that's falling apart, could you send this one payout to my new one
    no field for a recipient
    i've no use for pol, my electricity company takes euros, how do other members get it to their bank account
    please send this month's earnings to my nephew's wallet, i'm giving you his address here
    my exchange gave me an address for deposits, and i would like you to pay there without the detour through my wallet
    can i change the wallet to which payouts go without moving the entire seat
    is there a card with which i can spend what's in the box directly in shops`,
  "withdraw-without-site": `
    withdraw with polygonscan; withdraw directly from the contract; write contract withdraw; cast send withdraw
    call the contract myself; can i withdraw without the website; use the contract without the site
    site is down and i want my money out; which function do i call to get my box; how much wei is in my box
    get my pol out with etherscan; withdraw by hand; get paid if the site is filtered; boxOf and addrToId
    steps to cash out when your site is gone; take out my money through polygonscan; how exactly do i withdraw from the contract
    take my money out by write contract; exact contract calls to get my box
    your site is blocked, how do i take my money from the contract directly; withdraw through the block explorer
    which contract function pays me; can i get my box using foundry; use polygonscan to cash out
    withdraw by hand without your page; can i take out my money by calling the contract myself
    which function do i use on polygonscan for my payout; withdraw using foundry cast
    your website is dead, how do i get my box from the chain; how many zeros does one pol have in wei
    manual withdrawal through the explorer; emergency payout through etherscan style page; raw call for my money
    how would a geek drain his own box; your domain is seized, guide me to my coins; contract tab, which field do i fill
    decimals when entering the amount by hand; what's my member number in the contract; foundry one-liner; bypass your frontend
    sign with ledger on the command line to get paid; connect to web3 button on the explorer then what
    ethers.js snippet for a payout; is there a manual for getting paid with no site; write tab and amount in wei
    our government blocks your page since tuesday and i only have a laptop with metamask, which buttons do i press on the explorer to free my money
    i'm a developer and don't want to use your frontend at all, what is the function name and its argument for a payout
    i opened the contract tab on polygonscan and see a list of forty functions, which of them pays me and in what unit do i type the figure
    where do i find my internal number so that i can ask the contract how much is mine
    it wants the amount as a huge integer, how do i turn 7.5 pol into that
    is there a plan b to get my balance that needs no server of yours, written step by step for a careful layman
    read contract vs write contract, which first; addrToId returns what; views address; wei conversion; withdraw(uint256)
    payout by terminal; script to pull my box; self service without the dashboard; foundry command; keystore signing for a payout
    can i do it with a hardware device and a command line on linux
    your dashboard crashes on my old phone, can i get paid through another page that talks to the chain
    in case you go dark, what should i print on paper about taking my money by hand
    does the big plan have the same address for manual payouts; explorer says connect to web3, i did, next?
    i'm a solidity dev, give me the function and argument names for taking my funds out, i'd rather not use your frontend
    government here blocks your domain since tuesday, a friend says one can do it by the block explorer, which tab and which fields
    i want to rehearse for the day the website dies, please list the calls i need to make to get my coins
    youtuber preparing a tutorial: pulling funds using only etherscan-like pages for polygon, what do i show step by step
    typed 5 into the amount on the explorer and practically nothing came, do i have to add a lot of zeros
    how does one look up his own member number and the amount he holds on the contract page without logging in here
    can my keystore file and a command line do the payout, i run linux on a farm with bad internet
    i found withdraw in the write tab but the explorer wants me to connect something and enter a uint256, help
    suppose all your servers burn down, what does an old lady's nephew have to do to rescue her balance from the chain
    journalist checking your claim that no site is needed, how would an outsider verify that a member can pay himself
    hardware device plus foundry, how do i sign the payout with it
    imagine the page is dead and my nephew is good with computers, what does he have to type to get my pol
    on the explorer there's a field called uint256 and a button write, what goes into it for 6.4 pol
    where do i look up which number i am in the contract
    the function list under read doesn't have boxOf, is it at a second address
    our journalist friend says no one needs your website for payouts, show me
    can a ledger sign such a payout from the command line; i typed 3 and received next to nothing, how many zeros were missing
    print-out for the emergency drawer: steps for taking my money by hand; manual payout; call withdraw; block explorer payout
    contract write tab; wei amount; foundry payout; is the other plan at another address for this
    do i need an abi, a node, or just a wallet for it; without your server how to withdraw
    connect to web3 on the explorer, is it safe and then what
    the page doesn't open in my country any more, but my wallet works, how can i get my pol with the help of a block explorer
    my nephew says that he can call the contract for me from his linux computer, what exactly does he have to type
    in the explorer there's a field for the amount, i wrote seven and got practically nothing, how must the number look
    how do i find out which number i am in the contract and how much is in my box without logging in to your page
    i'd like to print instructions for my children so that they can get the money even if your website is gone
    during the last shutdown of the internet in my country your page was gone but polygonscan worked, how could i've taken out my pol there
    i've connected my wallet in the explorer and see the word withdraw with an empty field, what exactly do i enter for all that i have
    which of the two contract addresses do i open for reading and which for writing
    a computer student wants to take out her earnings with cast and a ledger, what's the command`,
  "withdrawal-problem": `
    withdrawal not received; withdrawal missing; money did not arrive in my wallet; withdraw failed; error when cashing out
    withdrew but nothing came; payout lost; stuck withdrawal; i withdrew but got nothing; the withdraw button gives an error
    money disappeared after withdrawing; my payout is missing; i took my money out but it's not there; withdrawal stuck
    the money left the box but is not in my wallet; error while withdrawing; how long until a withdrawal arrives
    my withdrawal was rejected; where's my withdrawal; i cashed out and got nothing; payout never reached me
    money vanished after withdrawing; box is empty but wallet too; withdrawal error; i pressed withdraw and got nothing
    payout is missing; my money left the box but isn't in metamask; withdrawal shows an error
    the transfer was refused, is my money gone; i can't see the pol in my wallet after withdrawing; why did my payout fail
    i took out money yesterday, still not there
    i confirmed the payout this morning and still don't see a cent in my wallet, is something broken
    box is at zero but my wallet didn't get anything; i took out money yesterday and my wallet shows nothing; my payout got stuck
    it says withdrawal reverted; where did my money go after i pressed withdraw; balance went down but nothing came
    cannot take my money out, error; my payout isnt here yet; my cash is in limbo; payout evaporated
    it got debited yet nothing on my side; where the hell are my coins; execution reverted at payout
    the exit button throws red text; third attempt to get paid fails; it says done but my metamask shows zero
    my payout is overdue; lost in transit; did you keep my money; no trace of the coins i pulled; paid out on which chain
    payout bounced; since last night i'm waiting for my coins; looks successful on the explorer though my wallet is bare
    three hours ago i pressed the button, the overview dropped to zero and my metamask still shows the old figure, where can the coins be
    the page said successful with a green tick but when i look in the app on my phone there is nothing new, did somebody else get it
    every time i try to empty the box it says execution reverted and i lose a few cents, what am i doing wrong
    hi team, payout sent yesterday evening according to your list, nothing in trust wallet today, please check
    so the contract swallowed my money and kept the fee, great
    my transfer to myself has been hanging for an hour, do i start another
    the explorer shows a tick and my address, but the wallet is blank, could it be set to another chain
    tried taking more than was there, is it all gone now; payout mia; withdraw red error; says failed after confirm
    coins never landed; still nothing after payout; withdrawn but invisible; no gas no payout?
    was it that i had nothing left for the network when i tried to collect; my bank would trace a lost transfer, who traces this one
    i took the money while on holiday wifi and i'm not certain it went through, how can i tell
    is my balance reduced when the attempt to take it was refused
    i pressed the button before my night shift, it is morning now, box shows less and my wallet shows the same as before, where is it
    the amount i asked for was taken from the site but trust wallet shows 0 matic, did i lose it on the way
    got a red message when i tried to take 12 pol although i have 12.3 in there, what did i do wrong
    it said success and a link, yet at my end there's nothing, do i have to switch something on in metamask
    my widow's pension is small and these 20 pol matter to me, since yesterday they are neither here nor there
    tried to take the whole amount three times, each time failed, and each time a few cents were gone, why
    my wallet is totally empty and it refuses to give me my earnings because of some fee, is that the reason
    a guy from my crew asks why his payout reverted, he typed more than what he had maybe, is his balance still safe
    payout shows as pending for twenty minutes already, should i send the request again or wait
    i look at my ethereum account and the coins from the payout aren't there, could they be on another network
    whats wrong, cash out button runs and then error, money still in box thank god but how do i get past it
    since before the morning prayer my box shows less but my app shows the same, where are the coins wandering
    a green success on the explorer, my address, yet trust shows a zero, do i look on the wrong network
    it refused because the amount was a hair more than i have, is my balance all right
    my wallet is bone dry and the payout needs a fee, vicious circle, how do i break it
    pending for half an hour, ask again or wait; three attempts, three refusals, a few cents lighter, nothing arrived
    my bank can trace lost transfers, where do i trace this one
    i looked at the other account of my wallet and there they were, how embarrassing, or is it a fault of yours
    payout not credited; missing payout; withdrawal reverted; nothing received; stuck payout
    took it out over the airport wifi, not sure that it worked, where do i check; so you've stolen my earnings
    does a refused payout reduce my box; withdraw done but not received in my wallet kindly resolve
    why does it say execution reverted when i take all
    this morning before work i pressed the button, now it is evening, my box is smaller and the wallet shows the same number as before
    the page says that it was successful, the explorer too, yet the app on my phone shows zero, is it possibly set to another network
    three times i tried to take out everything, three times it was refused and three times i lost some cents, what am i doing wrong
    there's no pol at all in my wallet, so i can't pay the fee for getting my pol out, how do i solve that
    it has been pending for forty minutes, do i send the request a second time or is that dangerous
    no pol for the fee; more than the box holds
    i'm on night duty and see that my box went down by nine pol at ten o'clock, but the wallet hasn't gone up, whom do i wake
    first it was pending, then it disappeared from my wallet's list, and the box is as before, did it happen or not
    my accountant says that the payout is in the list of transactions, my wallet says no, who's right
    i asked for the full amount and it was refused, although i copied the number from the page
    i haven't got a single pol left, so how can i pay for taking out my pol, that's like a locked key box`,
};
