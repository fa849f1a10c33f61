import type { PassageQuestions } from "../passage-questions.ts";

export const swapTokensQuestions: PassageQuestions = {
  "swap-tokens": `
    list of tokens; which coins are supported; can i swap bitcoin; usdt usdc dai; supported coins; trade other coins; add a token
    which coins can i trade here; do you have ethereum; can i buy bitcoin here; what can i exchange into; do you have usdt
    can i swap into ethereum; supported currencies; is my coin supported; add my own token; can i get bitcoin here
    list coins for swapping; available tokens; does it have usdc; swap into bitcoin possible; trade any coin
    which coins are supported in the swap; can i swap dogecoin; add a token by its address; is bitcoin in the list
    my coin isn't in the list; swap matic; no pool for this pair; trade usdt against eth; which coins are supported for exchange
    can i get bitcoin for pol here; paste an address of another coin; why is there no dollar value for my coin; is shiba available
    list of tradable tokens; menu of coins; is link or aave in there; chainlink token; can i get euros; shitcoins
    my coin lacks in the dropdown; paste 0x to add; remove a coin i added; wrapped bitcoin or real; is dai there; pair unavailable
    ether on polygon; no liquidity for my coin; value in dollars is blank; gold token; how many coins can i pick from
    usdt0, what's the zero
    i have three sorts of coins from older adventures, chainlink, shiba and a bit of gold token, which of those can be changed on your page
    is there a drop-down of coins, and what do i do if mine isn't in it
    can i get real bitcoin out of this page or only something that stands for it
    for one coin the dollar value stays empty while the others have it, why
    it says there's no pool for what i want, does it mean you don't support the coin; how do i delete a coin that i once pasted in
    so any coin from any chain will do; my kid got ether on another chain, would your exchange page accept it; list of coins
    supported assets; dropdown; paste contract; usdc or usdc.e; weth; wbtc; add coin; pair not possible; no route; tokens available
    on coinbase i can choose from two hundred, how many are here; a coin with the same symbol as mine is listed, is it the same
    how many of my own coins does the browser keep in the list; which pairs have enough depth to trade
    is tether on the menu, and is it the real one on polygon
    i got paid in some coin called sand, can i change it here although it isn't in your menu; which six coins are offered by default
    i pasted an address and it says there's no market for the pair, why; why are there no dollar amounts next to the coin i've added
    can dogecoin be exchanged on this page; how do i take away a coin that i added by accident, the list is cluttered
    does it remember the coins i've added when i use another computer; are coins from ethereum or bnb chain possible
    my son gave me a game token, can i turn it into pol; eth here means which token
    can i turn the chainlink tokens from my first job into pol on your page
    the drop-down has six names, where do i put in the one that isn't among them
    i want ether and bitcoin, are the things listed the true ones or some likeness on polygon
    why does a coin i pasted show no value in dollars; it says no route for my pair, does this token simply have no market
    how do i throw out the coins i added while testing, the list is full of rubbish
    does the list i built on my laptop appear on my phone as well; could i exchange my airline's loyalty token; nft for coins?
    supported assets on the exchange page; token picker; custom token address; available pairs
    usdc on arbitrum, can it be changed here; which dollar coins are there, usdt0 or plain usdt; is dai in it
    my coin has the same three letters as one in the list, same thing?; how many added coins will the browser keep in mind
    which coins i can swap, give list; is gold or the euro to be had as a token here
    from a game i still own some tokens with a funny name, can i turn them into pol on your page or only those in the menu
    i pasted the address of my coin, the page found the name but says that there's no market, what does it mean
    in the menu there is something like bitcoin, is that the real bitcoin or some sort of certificate for it
    next to the token that i added myself no dollar value appears, while the others have one, is it worth nothing then
    i added several coins out of curiosity and would like to have them out of my list again
    six names and a search field, is that everything; my niece's coin from a game, can it be changed
    which stable coins are offered; no dollar sign next to my coin; forget the coins i typed in once; is btc here the true one
    which of your tokens is the one called tether`,
  "unknown-tokens": `
    unlisted token; scam token; import a token by address; is this coin safe; token not in the list; fake usdt
    a coin that isn't listed; can i trust this token; the site warns about this token; how do i know a coin is genuine
    i found a token with the same name; can i import any token; is this coin fake; is it ok to swap a new coin; token warning
    real or copycat coin; unlisted coin risk; is this token a scam; someone sent me a strange coin; warning about a token i pasted
    can i sell a token that i found; how to know a token is real; token takes a part of each transfer
    a friend sent me the address of a new coin, is it ok; can i trade a coin that just came out
    someone recommends a token i never heard of; the site warns me about this coin; found a token with the same name twice
    how can i tell a fake usdc from the right one; a coin from telegram isn't on your list, should i buy
    the page warns me about the symbol; it refuses the token, tax on transfers; airdropped junk in my wallet; honeypot; rug coin
    lookalike symbol; i saw a coin on tiktok; can't sell what i bought, trap?; weird characters in the name
    checkbox: i checked the address; tax token; impostor coin; how do i vet a coin; issuer's page; 0x from a chat group
    is this gem real; duplicated symbol in results; freebie coin appeared, shall i trade it; fee on transfer
    a man in a telegram group sent me an address of a coin that will explode next week, your page shows a warning, should i ignore it
    overnight a strange token worth nine thousand dollars appeared in my wallet, can i change it to something real here
    two coins with the same three letters show up when i search, how can i tell the genuine one
    when you buy a branded watch from a street seller it may be a copy, how do i check a token
    the page refuses my token because it keeps a bit at each move, please explain
    there's a box that says i compared the address, with what am i supposed to compare it
    so if your page lets me trade it, it is safe; would you know if a token can't be sold again later; dodgy coin; copied symbol
    token not listed safe?; weird token; scam coin check; hot tip coin; moonshot; presale token; fake dai
    my nephew made his own token, would your page take it; what do you test before you let me trade something pasted
    odd letters in a coin's name, is it bad; is there a blacklist of fraudulent coins
    somebody sent me a coin that says usdc but looks odd, can i trust the name
    a telegram friend recommends a new coin and gave me its address, the page asks me to tick a box, shall i
    why does the page refuse the coin with a tax of five percent on each transfer
    how do i find out whether a coin i added is the genuine one; can it happen that i buy something here and can never sell it again
    the symbol has a strange letter and a warning appeared, what's it about; do you vet the coins people paste
    free coins showed up in my wallet worth 4,000 supposedly, may i exchange them
    is a token safe just because uniswap has a market for it; it couldn't be checked, so it won't let me, why so strict
    honeypot or not, do you detect this
    a man at the gym swears by a coin whose address he wrote on a napkin, the page wants me to tick a box, what am i declaring
    yesterday a token with a long exotic name worth thousands landed in my wallet, is it a gift or bait
    how do i find out if this usdc is the genuine article
    your page refuses my token because it holds back a slice of each transfer, fair enough, but how do you know
    if your page lets me trade it, may i assume that i can sell it again later
    it could not be checked, therefore refused, what does that mean for my coin
    odd letters in the symbol set off an alarm, is someone imitating another coin
    compare the address with the issuer's page, where do i find that page; unverified token warning; copycat coin
    pasted contract safety; tax coin refused; honeypot fear; designer handbags get faked, do coins as well, and who checks them
    i minted a token for our carnival club, will it be accepted; does a big price chart prove that a coin is real
    do you keep a list of crooked coins; token not in list, is it risky to purchase
    my influencer friend promotes a meme coin, would you warn me if it's worthless
    a nice man in a chat group gave me the address of a coin that will rise tenfold by christmas, your page warns me, should i trust him or you
    this morning i found a token worth nine thousand dollars in my wallet that i've never bought, may i exchange it for something real
    two coins with the same three letters appeared when i searched, and only one of them can be the genuine one, how do i tell
    the page refuses the coin of our football club because a part is kept at each transfer, can i still get rid of it somehow
    before it lets me go on i must tick that i have compared the address, with what do i have to compare it and where do i find it
    a coin named like a famous one for half the price, hm; what do i confirm with that tick
    gift from the sky in my wallet, touch it or not; refused because it eats a part of each transfer
    could i be stuck with something unsellable; how does one compare an address, and with what; strange alphabet in the symbol
    does being tradable mean being real`,
  "wrap-pol": `
    wrapped pol; unwrap; why do i have wpol; wmatic; convert wpol to pol; i have wpol instead of pol; how do i turn wpol back
    what is wrapped; difference of pol and wpol; why wrap; unwrap my wpol; what's the w in wpol; got wrapped tokens
    what is wrapped pol; i have wpol, how do i get pol; difference between pol and wpol; unwrap my coins
    can i pay the plan with wpol; do i lose something when wrapping; i have wpol now, how do i get normal pol
    what's the w in front of pol; can i pay for units with wpol; my coins carry a w; cloth around a coin
    ended up with the wrapped kind; peel off the wrapper; erc20 version of the native coin; is w-something worth the same
    can't pay with the wrapped kind; why do pools need the wrapped one; unwrap costs; turn native into the token kind
    w version useless for gas?; ratio one to one?; accidentally wrapped; where's the unwrap button; strange sibling of pol
    after a trade i hold a thing whose name begins with w and your payment page will not accept it, how do i get the ordinary coin back
    in the list there are two almost equal names, one with a w, what sets them apart and are they worth the same
    i turned my coins into the w kind by accident, what did it cost me and is it reversible
    why do the pools want the packaged form of the coin; is it an exchange with a rate or always one for one
    can the w kind pay for gas; so wpol is a fake version; does changing in and out of the w form need a permission step; w coin
    wmatic leftovers; pack and unpack; packaged coin; one to one?; unwrap button; token form; w before pol; native vs w
    a casino chip stands for money and can be changed back, is the w thing like that
    must i convert to the w form myself before trading; my exchange sent me wpol, useless for joining?
    i own something called wpol and can't pay for my package with it, what do i do
    is wpol a different coin with another price or the same in an envelope
    by accident i now have wrapped coins, how do i get the plain ones back and what's lost
    does turning into w and back cost a market fee; why must pol be packed before trading, my nephew's bot complains
    do i have to pack it myself before i exchange pol for usdc; dev: is it the standard 9-style wrapper, no approval needed for deposit?
    my wallet shows zero for gas though i hold 30 wpol, huh; the button says wrap, as in gift wrapping?; is one always worth exactly one
    unpack my wpol, where
    the exchange gave me something with a w in front and joining refuses it, how do i peel it
    is one w-coin worth exactly one plain coin or is there a rate
    why do i have to wrap at all when i change pol for usdc, or is that done for me
    do i pay a percentage for turning it into the token form and back; is a permission needed for wrapping, like with the others
    my wallet shows 40 wpol and zero pol, so i can't even pay gas, what now
    matic, pol, wmatic, wpol: which of these can i use for units
    it's like coins in a paper roll from the bank, same money just packed, isn't it; wrap button; unwrap back; packed pol
    native coin as token; i sent wpol to a friend who wanted to join and he can't use it
    difference wpol and pol in simple language; can i lose on unwrapping when the price moves
    why would anyone want the wrapped version in the first place; does the swap page unwrap for me when i buy pol
    my exchange sent me a coin that has a w in front of its name, and now i can neither pay fees nor join with it
    i pressed a button called wrap because i thought that it was for gifts, what have i done and how do i get my pol back
    is there a loss when i turn the w coins back into the ordinary ones, or is it always one for one
    in the list i see two nearly equal names, one with a w and one without, do they have different prices
    do i have to turn my pol into the other form by hand before i exchange it for usdc
    coin with a w, twin or cousin of the normal one; wrapped by mistake, unwrapped how
    the plan won't take it, the exchange page loves it; why must it be packed for the pools; one to one exchange without a market
    my wallet lists both, which do i need for joining`,
};
