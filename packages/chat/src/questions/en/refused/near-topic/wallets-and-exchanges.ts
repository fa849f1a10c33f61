/** Other wallets, exchanges, cards and payment services by name. */
export const walletsAndExchangesMessages = `
  binance wants a selfie video and rejects my beard; how many days does okx take to unlock p2p funds
  bybit says my country is restricted since monday, how do i get my eth out
  is bitget safe after what i read on reddit; mexc froze my withdrawal for risk control, 30 days already
  withdraw pounds from coinbase to barclays, barclays blocks it; coinbase one subscription, how do i stop it; coinbase learning rewards gone
  what is the daily limit of a coinbase card; revolut crypto to external wallet, is there a fee on premium
  can i send bitcoin from cash app to kraken; paypal pyusd to my bank, how; robinhood transfers pending for a week
  kraken pro versus kraken fees; gemini earn repayment, when do i get the rest; bitstamp verification of my company takes ages
  crypto.com ruby card stake ends, what happens; nexo platinum tier needs how many tokens; how do i export tax documents from bitpanda
  bitvavo identification with a swedish passport; bison app stuttgart, can i move coins out of there
  trade republic crypto to a private wallet, possible now?; swissborg premium lock; moonpay charged me twice and no coins came
  ramp network declines my visa; transak kyc level 2 rejected; simplex payment refused by my bank; mercuryo sent the wrong coin
  changelly wants documents after i sent the money; changenow order stuck in exchanging; is fixedfloat back
  localbitcoins alternative in south africa; paxful closed, where do i find the old chats; noones escrow dispute
  bitcoin atm near the central station; how much can i put into a bitcoin atm without id; luno app shows a different naira rate
  yellow card app ghana deposit missing; busha vs quidax; valr referral code; coindcx inr withdrawal disabled
  wazirx tokens when can i sell them; zebpay account inactive fee; tokocrypto bca deposit; indodax minimum trade
  coins.ph level 3 requirements; pdax maintenance; bitso spei deposit not showing; mercado bitcoin pix limit; lemon cash argentina card
  ripio blocked me; buda.com chile fees; btcturk ziraat transfer not arrived; paribu listing next coin; bitoasis fees in dubai
  rain bahrain kyc; upbit real name account with which bank; bithumb foreigner account; bitflyer hard fork coins
  swyftx vs coinspot for beginners; independent reserve smsf; easy crypto nz delay; is quadrigacx money ever coming back
  ftx claim portal says pending, anyone got paid; celsius second distribution in eth or cash; mt gox deadline extended again?
  metamask says incorrect chain id for a private network of my uni; metamask card in the uk waiting list
  metamask swap fee 0.875, can i avoid it; metamask mobile eats my battery; import a json keystore into metamask
  metamask shows chinese suddenly; trust wallet premium, how much; trust wallet launchpool rewards not claimed
  how do i stake bnb in trust wallet; phantom on firefox; rabby points season 3; rabby or frame for developers
  zerion dna nft, what is it for; rainbow wallet points into tokens; argent wallet guardian is dead, how do i replace him
  safe wallet wants 3 of 5 but one signer moved to peru; exodus desktop won't sync solana; atomic wallet customer support email
  coinomi password forgotten; mycelium local trader; electrum fee slider; sparrow wallet coin control
  blue wallet multisig vault setup with two coldcards; coldcard vs jade for a beginner; bitbox02 firmware update stuck at 50
  ledger stax screen protector; ledger nano x battery does not charge; trezor safe 5 vs safe 3
  trezor passphrase opens an empty bitcoin wallet; keepkey still supported?; ellipal titan sd card; tangem card lost one of three
  safepal x1 bluetooth; onekey or ngrave; shamir backup with trezor, how many shares are sensible
  is it safe to photograph my id for an exchange called bitmarketo
  an exchange named coinvexa says i must pay 15 percent before i can take out
  how do i find which exchange owns a bitcoin address; can chainalysis see my purchases at a grocery shop
  report a stolen bitcoin wallet to interpol; recover bitcoin sent to a typo address; who do i hire to recover a wallet with half a password
  brainwallet from 2013, how do i open it; blockchain.com private key wallet vs custodial
  multibit hd wallet file, which program opens it today; bitcoin core wallet.dat password cracking service, honest ones
  how do i sell an old casascius coin; where do i find my old dogecoin paper wallet; uphold moved my xrp, what's my destination tag there
  etoro doesn't let me transfer out cardano; can i leave coins on etoro to my daughter; does fidelity have crypto in an ira
  interactive brokers bitcoin fee; schwab spot bitcoin when; is sofi selling crypto again; how do i link my chase account to gemini
  monzo blocks crypto payments, which uk bank does not; santander limit for crypto per month
  deutsche bank closed my account because of kraken; commonwealth bank holds my payment to an exchange 24 hours
  zelle to buy usdt from a stranger, safe?; skrill to binance; neteller vip crypto
  wise doesn't allow crypto, alternative for a freelancer in serbia; payoneer to usdt; advcash card europe; perfect money to bitcoin
  webmoney wmx withdraw; qiwi wallet closed what to do with balance; alipay p2p frozen card by police in shenzhen
  upi binance p2p lien on my account; sbi froze my account after p2p, which lawyer; gcash to binance p2p pending; bkash agent wants usdt
  opay account restricted for crypto; chipper cash crypto gone; strike app lightning in the eu
  how do i cash out 3 bitcoin in portugal without questions from my bank
  otc desk for 200k usdt in dubai; can i buy a flat in lisbon with bitcoin; which car dealers take ethereum; hotels that accept usdc
  pay my rent with crypto; bitrefill amazon card not working; travala refund; spend crypto at spar switzerland; helio checkout for shopify
  btcpay server on a raspberry pi; coinbase commerce fees for a small shop; nowpayments ipn signature wrong
  how do i accept bitcoin in my hair salon; can i get my salary in usdc, i work in a school; deel crypto withdrawal
  request finance invoices; crypto debit card without id; best crypto card in canada with cashback
  binance card europe discontinued alternative; okx web3 wallet seed export; bitget wallet lite mining
  binance web3 wallet lost emergency export
`;
