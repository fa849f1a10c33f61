import type { PassageQuestions } from "../passage-questions.ts";

export const vaultSafetyQuestions: PassageQuestions = {
  "vault-custody": `
    who can take money from my vault; is vault money mine; do you have access to my vault; who owns the vault
    can you steal from my vault; who holds the money in the vault; can you touch my vault; can you access what is in my vault
    is the vault really mine; what if i lose the key of my vault; does the vault move with my seat; who can withdraw from it
    who has control over vault funds; are you able to empty my vault; vault ownership
    can someone else take my coins from the vault; who has access to the vault; does the vault move with my account
    are my tokens in the vault safe from you; i lost the key of my vault; is the vault mine alone
    can you or the keeper grab the coins in my vault; my key is lost, what about the vault; does the vault move along with my seat
    who has access to the tokens in there; whose hand is on the locker; could staff open my strongbox; heirs and the strongbox
    my seat moved, strongbox stayed; the one who executes, may he run off; sole access?; owner change impossible?
    i mislaid the key to my strongbox; custodial or not; is it possible to hand the strongbox to my wife
    can the executor redirect coins; the coins there are in whose name; backdoor to my strongbox; multi-owner
    i am going to put two thousand in the trading locker, whose signature can move it out again, only mine or also somebody at your firm
    when i move my position to a new wallet, does the trading locker come along
    my phone with the only key to the trading locker drowned, is there a second key in your office
    those people who start my orders, do they have a hand in the till; may i put my wife down as second owner of the trading locker
    with a bank safe there are two keys, who has the other one in your case; so the operator manages my coins in the locker
    after my death, how do my children reach the locker; locker owner; who can empty it; sole key; change the owner
    custody of the locker; heirs; joint owner; access rights to the locker; could a judge order you to open my trading locker
    i sold my old phone with the key that controls the vault; can the ownership of the trading contract be passed on
    what must i do with the vault before i change wallets
    if i put 400 in there, can your staff or the strangers who trigger trades touch it
    moved my seat to a new wallet and the vault stayed with the old one, is it lost
    my late brother had a vault, we don't have his key, can anybody open it; who's the legal owner of what lies inside
    may i pass the vault to my daughter by changing the owner; if i lose the phrase, what of the tokens inside the vault
    is the executor able to send my coins to himself; lawyer asks for sole control or shared control of the assets in the vault
    are my tokens pooled with those of others; should i empty the vault before i change wallets; can a court or you lock the vault
    i'd like to leave my locker to my twins, can each of them have a key
    the tablet with the only key fell off the roof, is the locker sealed for ever
    my seat wandered to the new phone, my locker did not, what should i have done before
    can the ones who trigger orders stuff something in their own pocket; in whose name are the coins in there, legally speaking
    do you have a second key in a safe for emergencies; may i replace the owner, for instance after a divorce
    what could a thief do who holds my key for a minute; ownership of the locker; access to vault funds; inherit a vault
    sole control; owner key lost; could the host be forced by police to open my locker
    is it custodial like coinbase or mine alone; does support see what's inside and can it move it
    who is having control on vault money; my business partner and i want a joint locker, two signatures, possible?
    does moving my membership endanger the coins in the locker
    if i put eight hundred dollars into such a thing, who besides me could take them out, you, the helpers, a court
    i moved my seat to a new wallet last week and noticed only today that the vault has remained with the old one
    my father had a vault and took the key with him to the grave, can the family get at it in any way
    can i enter my wife as a second owner, or hand the thing over to her when i'm old
    what has somebody who steals my key, only the seat or the vault as well
    my heirs and the vault
    i read that any account may execute my rules, and now i'm scared that any account may also take my tokens
    our family lawyer needs to know who has power over the tokens in the vault of my late aunt
    so when i sell my old phone with the wallet in it, the buyer owns my vault too, right
    you could surely get my tokens back out of the vault if i lose my words, couldn't you`,
  "vault-caps": `
    maximum loss per day in vault; daily trading limit of a vault; how much can the vault lose; limit of trades; loss cap
    how much can it lose in one day; limits of the vault; limit the loss of my vault; my vault does not trade
    maximum spending of a vault per day; set a cap; what can i lose with the vault at worst; cap on vault losses
    worst loss per day in the vault; why is the vault not doing anything; limit how much my vault trades per day
    my vault does nothing, caps are zero; daily loss cap; spend cap; how much can go wrong in one day in the vault
    protect the vault from losing everything; how do i limit what it spends in a day; my new vault doesn't trade, the cap is zero
    maximum daily loss of the vault; can twice the limit be used; day allowance of the strongbox; it idles with zero allowances
    throttle on losses; fuse; two allowances, which does what; exceed 24h twice?; it stopped midday, used up?; bounded loss
    protects from a crash?; ceiling on outgoing per day; refill of the allowance; how much may go wrong overnight; safety valve
    max burn; unlimited possible?
    my fresh trading locker holds coins and orders but sits there like a stone, what have i forgotten
    how much of my money can be gone by tomorrow morning if all goes wrong with the automatic trades
    i set fifty dollars a day and it used nearly ninety within some hours around midnight, how come
    there are two dollar fields, one for outgoing and one for loss, what does each of them do
    does the brake save me when the market itself crashes; when is a used up allowance full again
    so with a limit i can't lose more than that in total
    a cautious person wants it to risk five dollars daily at most, where to enter; daily brake; loss limit; spend limit
    allowance used up; zero by default; two limits; 24 hour limit; guard on losses; throttled; idle locker
    is it comparable to the daily limit on my bank card; why did it stop trading in the afternoon
    against which price is a loss measured; twice the limit in a day, can it be
    i created mine a week ago, wrote two orders and it's dead as a stone, is it since some limit is at zero
    what is the most it can gamble away between breakfast and breakfast; can i forbid it to spend more than 30 a day
    both limits set to 100, can it be 200 within one night; does the limit save me in a crash of the coin itself
    at noon it stopped trading, used up? when does it get new room
    my wife will only agree if the loss per day is bounded, how is that set; loss counted against which price
    two numbers to fill in, spend and lose, what should they be for a small saver; unlimited setting?; allowance of the vault per day
    it's brand new, has coins and two instructions and does nothing at all, what have i not filled in
    i entered 30 a day and around midnight it spent 55, how can this be
    what's the difference between the spend figure and the loss figure
    my pocket money rule: not more than five dollars gone per day, where do i enter that
    does the loss figure protect me from a market that simply sinks
    since three o'clock it rests, has it used up its allowance, when is it full again; against what is a loss measured
    could a mad night burn everything in there; daily ceiling of the locker; loss limit per day; zero means no trades
    allowance refills; credit card limits reset at midnight, does this one too
    sensible figures for somebody with 200 dollars inside; can the host raise or lower these limits
    why vault not trading after creation; two times the limit within 24 hours, is it a bug
    i created the thing a week ago, put in two hundred dollars and wrote an order, but absolutely nothing happens, is a limit at zero
    my limit is forty dollars a day, yet between eleven in the evening and one in the morning it traded for seventy
    how much can i lose in one night if all goes wrong, and does the limit help when the whole market collapses
    there are two fields in dollars and i don't understand the difference between spending and losing
    it stopped in the afternoon and started again in small steps, how is the allowance of the day given back
    nothing happens in my new vault
    i'm afraid of waking up poor, where can i enter the largest amount that may be traded away in one day
    the vault has stood still since i created it although the rule says due, are both limits still at zero
    the limit is 25 and the statement of the last twenty-four hours shows nearly 50, did the vault break its own rule
    does the cap on losses also hold if the coin itself loses half of its value over the weekend`,
  "vault-stop": `
    close my vault; stop trading; withdraw from vault; take money out of my vault; emergency stop; pause vault
    how do i get my money from the vault; switch off my vault; turn off all rules of the vault; empty my vault
    take my tokens out of the vault; pause my vault; end the vault; emergency exit; close down the vault
    how do i withdraw all from my vault; get my coins back from the vault; halt the vault; take my coins out of the vault
    pause all rules; withdraw pol from the vault; vault withdrawal fails; get everything back from the vault
    the market is crashing, how do i get everything out of my vault at once; i'd like to switch off all automatic trades
    halt everything in my vault at once; take all tokens back out; emergency exit from the vault
    the vault withdrawal failed with an exact amount; red button; evacuate the strongbox; freeze every order
    i changed my mind about automation; coins out now!; panic exit; drain it to my wallet; lock period?; exact amount reverts
    kill the orders but leave the coins; shut it for good; retire it; liquidate my locker; bring the coins home; pull all
    is stopping free; oracles dead, can i still get out
    prices are tumbling and i want all automatic orders to cease and everything back in my own wallet this minute, what do i call
    i got cold feet about robots, how do i end the thing and take home the coins
    is there a notice period before the coins in the trading locker are released
    when i asked for an exact sum from the trading locker it failed, a second before it had worked
    can i bring the coins home when the exchanges are all down
    i only want to pause the orders for my holiday and leave the coins inside; so i need your permission to empty the locker
    what does it cost to bring everything out of the trading contract; halt; end automation; take all; emergency brake
    cease orders; bring coins back; leave vault; close it; stop button; release coins
    my savings plan needs 30 days' notice, and this?; which command takes out the native coin and which the rest
    how do i get rid of a trading contract that i no longer use; can nobody prevent me from emptying it
    the market's tanking and i'm on the ward, what do i press to get everything back quickly
    i want it to stop trading but leave the coins inside for now; took exactly 55.2 and it failed, took everything and it worked, why
    is there any notice period until i get my tokens back; prices from chainlink are down, can i still empty it
    i'm done with robots, how do i close the vault for good; does closing cost a penalty; emergency, pull the plug on all orders
    how do i get my pol out that was for the tips; can it be emptied if the exchange it trades on is paused; vault shut down, how
    the news is dreadful and i sit in a waiting room, what do i press to end all trading and fetch the lot
    pause over the holidays but leave the coins where they are, possible?
    asking for exactly 100 failed, asking for all worked, why; is there a notice period as with my savings book
    are the coins reachable while the price source or the exchange is broken; do i get the pol back which i set aside for the tips
    who might refuse to release my coins; closing costs, penalty, exit fee for the locker
    end the automation for ever, how do i wind the thing up; halt all rules; fetch everything; emergency exit of the locker
    take the tokens home; vault off switch; must the page be open for stopping, or can it be done in a terminal
    does stop also withdraw or only halt; how to close vault and get refund; partially take out while it goes on trading
    the prices are falling fast, i'm on a train with bad reception and want everything stopped and back in my wallet, what is the quickest way
    i wanted to take out exactly two hundred and it failed, then i took all and it worked, what was wrong
    during my holiday nothing should be traded, but i don't want to take out the coins either, is there a switch
    would i still get my coins out if the exchanges and the price source were all down at the same time
    do i have to give notice or pay a penalty when i end the whole thing
    my husband has found out and wants everything out of that contract by tonight, what do i call and how long does it take
    i was told that withdrawals are impossible while the price source is silent, is that true for the vault as well
    can i take out one sort of token and leave the others to go on trading
    after stop, will the rules start again by themselves or only when i want it
    the exact sum was refused just when a rule was running, which call takes whatever is there`,
  "vault-without-us": `
    vault if the site closes; use vault directly; vault works without the website; site gone vault; does the vault depend on you
    use my vault when your site is down; commands for the vault; get my vault money if you are gone; vault without the website
    can i reach my vault by myself; use my vault when the site is offline; control the vault from the command line
    does the vault depend on your server; access my vault without canopy; deposit without the website
    does my vault still work if your website is gone; deposit into the vault without the dashboard; strongbox if you go bankrupt
    terminal instructions for my locker; operate the strongbox by etherscan; dependency on your machines; manage from foundry
    is the ui required; sovereign use; create one by command; fund it by plain transfer; your page offline, order still fires?
    third-party ui for it; does any node do; run my locker from a script
    if your firm shuts down tomorrow, do my automatic orders go on and how do i get to my trading locker without your page
    i'm a linux user and prefer commands, can the trading locker be created and steered without a browser
    is a server of yours needed for my orders to be carried out
    how do i put coins in the trading contract by a plain send from my wallet
    your page is filtered where i live, i still want to change an order in my trading contract
    could another website offer buttons for my trading contract; so without your site it's dead
    where do i find the commands for self-service of the trading contract; vault by cast; vault from terminal; independent use
    no frontend; own node; manual vault calls; self-hosted access; if you vanish
    with an app of a bank i'm lost when it goes offline, what about this locker; which programs can talk to the trading contract
    fund the keeper's fee by hand; does it survive the domain
    if your company vanishes, are the trades i've set up still carried out
    dev: cast commands to create, fund and empty a vault by hand, where
    i'd like to run mine from a script on a raspberry pi, is your page needed; can i send tokens to the vault simply from my wallet
    site blocked here, how do i get my tokens from the vault; does the automation live on your server or on the chain
    would another website be able to show my vault; is there documentation for using it with a node of my own
    my orders when canopy is offline for a week; vault independent of your servers?; add an order from the terminal
    suppose your company is sold for scrap, do my standing instructions live on
    our ministry blocks your page, by what other road do i reach my locker
    i speak bash better than html, is there a sheet of commands for making, filling and emptying one
    can i put tokens in by an ordinary send from my wallet; does a server of yours have to be awake for the trades
    might a friend build another page for the same locker; any node or only yours; own script for vault; command line use
    independence from the site; how do i add an instruction with no dashboard
    who executes my instructions when the host's machine is off; website down vault fund safe or not
    raspberry pi in the attic, can it look after my locker; where is the manual for the day after you
    imagine that your website is closed next year, do the orders in my vault go on and how would i get at the coins
    i prefer to type commands and have a node of my own, is it possible to create and manage the thing without your page
    can i simply send tokens to it from my wallet or does it have to go through the dashboard
    your page is blocked in my country since monday and i have an order in the vault that i must stop
    does a machine of yours have to run so that my orders are carried out at night
    if your firm goes out of business, who then presses the buttons of my vault
    i work on ships with a satellite line, a whole website is too heavy, can i manage the vault by short commands
    where do i send the tokens if i don't want to use the dashboard for depositing
    is the vault stored on your server or on the network`,
  "vault-attacks": `
    is the vault safe; risks of a vault; hack of a vault; sandwich attack; can a vault be hacked; dangers; is my vault safe
    can they hack the vault; how safe is the vault; can someone drain the vault; weaknesses of the vault
    what if the price feed is manipulated; risks of the vault; security of the vault; danger for my vault
    how could somebody rob the vault; is the vault hackable; what can go wrong with a vault; stolen key and my vault
    stablecoin loses its peg in my vault; weak points of the vault; can a wrong price empty my vault; how could my vault be robbed
    is the vault hack proof; what if usdc loses its peg; known weaknesses of the vault; wrong price feed and my stop
    burglar scenarios; exploit stories of lockers; thief with my key; poisoned quote; usdc crash, strongbox outcome
    can runners sandwich me; residual dangers; holes left open; first shot at a bad price; threat list; is it unbreakable
    timing trick; big stop never fires, why; what it won't shield me from; depeg; weak spot; compromised device
    a colleague in it security asks which holes you admit, for instance false prices or a dishonest starter of orders
    if a thief copies my key, what can he do with the trading locker
    suppose the digital dollar is suddenly worth seventy cents, does the locker notice
    can those who start orders squeeze a bit out of each trade
    my large stop did not go off in the crash, could the size be at fault
    no lock is perfect, what are the known ways to crack this one; so it is one hundred percent secure
    is the damage limited when the price source is wrong once; threats; weak points; hole list; false price; stolen phone
    depegged dollar; timing attack; known exploits; what could hurt it; worst attack
    what's not covered by the protections of the trading contract; do you publish every attack together with its test
    compared to a broker with insurance, what dangers do i carry in it; can flash loans trick it
    i've heard that bots sandwich people, will they sandwich my vault
    what remains dangerous about it, be frank, i'm suspicious by nature; a wrong price for a minute, would it sell my coins for peanuts
    if usdc suddenly is worth 80 cents, does the vault notice; hacker got my laptop, is the vault safe at least
    my stop never triggered in the crash and it was larger than my limit, known weakness?
    security researcher: threat model of the vault and residual risks; can the one who executes drain it bit by bit
    could somebody empty it by manipulating a small market; which ways to lose money in the vault can't you prevent
    is the vault unhackable
    as a locksmith i ask: what can still be picked on this locker
    a false price for two minutes, would it sell my coins for a song
    my big stop slept through the crash while the small one fired, is size the reason
    suppose the dollar coin drops to 85 cents and the price source sleeps, what happens
    can the helpers who trigger orders nibble at me each day; a thief with my key, what's beyond saving
    list of dangers that remain; weaknesses admitted; unsolved attacks; vault risk disclosure
    is damage from a wrong feed limited by something; does flash loan wizardry work on it
    are your claims tested, is there a test for every attack; insured broker versus this locker, which risks are mine alone
    vault hack possible or not; could sending rubbish tokens to it make it misbehave
    my brother-in-law works in computer security and asks which attacks on these vaults you yourselves call unsolved
    if for a few minutes the price source reports nonsense, could the thing sell all my coins far too cheaply
    in the crash of last week my large stop did nothing although the small one worked, what could be the cause
    suppose the digital dollar suddenly is worth only eighty cents, does my vault notice that by itself
    can the people who execute the orders take a little from me in every trade without my noticing
    suppose a clever helper waits until the price source lags behind the market, how much could he take out of my trade
    what if the owner of a token blocks my vault's address, is that one of the things that you can't prevent
    i set a stop on twenty thousand dollars with a daily limit of five hundred, will it ever go off
    which accidents does the documentation of the vault name as not preventable`,
};
