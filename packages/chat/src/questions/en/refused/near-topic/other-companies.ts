/** Exchanges, wallets, banks, other network marketing companies and jobs. */
export const otherCompaniesMessages = `
  since yesterday evening my binance app shows a red banner that withdrawals are frozen until i film my face, how long does binance take to review
  binance says source of funds, which documents do they accept from a taxi driver; binance sub account for my spouse
  i deleted my binance app with the authenticator on the same phone, how do i get into binance again
  binance locked my bnb in launchpool and i need it for rent, can i redeem early; binance convert dust to bnb
  binance support chat keeps closing my case number, is there a phone line or an ombudsman for them
  sold usdt on binance p2p, the buyer paid from a third person's account and now my bank is asking questions
  binance card discontinued in my country; binance pay qr sent to the wrong nickname; binance vip tier requirements
  how do i turn off futures on binance so that my son cannot gamble; binance auto invest plan stop
  coinbase took my passport photo three times and rejects it because of glare, any trick; coinbase one membership fee refund
  coinbase charged 4.99 and i did not subscribe; coinbase learn rewards quiz answers
  my coinbase account was emptied through a sim swap in april, does coinbase insurance pay me back
  coinbase ach transfer pending for six business days, can i cancel it; coinbase debit card declined at costco
  coinbase says send is disabled because of a country restriction; how do i export all coinbase trades since 2019
  is coinbase wallet the same company as coinbase exchange and can they read my balance; base app points
  kraken asks for an employment letter; kraken staking paused in new york; kraken pro maker fee; kraken master key forgotten
  deposit with sofort at kraken missing; kraken tax report for austria
  i got an email from kraken about an unknown device in vietnam, did they get hacked; bybit after the hack, are customer coins complete
  bybit leaves france, where do i move my things; bybit copy trading loss
  bybit unified account liquidation email, what does maintenance margin mean; bybit card order not shipped
  kucoin shut for us citizens, how do i get my tokens out; kucoin kyc name mismatch; kucoin earn redemption stuck
  okx asks to verify my residence with a utility bill but all bills are in my husband's name; okx p2p merchant badge
  okx jumpstart allocation; okx dex shows red risk; okx x layer deposit not credited
  mexc froze 8000 dollars as abnormal trading and wants a video with a handwritten note, will they release it; bitget insurance fund
  bitget bot grid negative; gate startup subscription; htx recovery plan tokens; lbank listing scam; bitmart hacked twice, is it honest
  bingx agent programme; phemex withdrawal limit; weex no kyc; xt exchange locked; crypto.com visa metal card lost its spotify refund
  cro lockup penalty; crypto.com fiat wallet to revolut; gemini earn repayment, did everyone get their coins; gemini credit card
  bitstamp sold to robinhood, what changes; bitpanda savings plan cancel; bitvavo flexible staking; bison app support
  trade republic crypto transfer out; n26 crypto; revolut x fee; revolut asks why i buy coins
  revolut will not let me send crypto out to a wallet; robinhood refuses transfers of doge; webull coins; cash app bitcoin limit
  paypal crypto balance sell; venmo cannot send eth; etoro wallet retired; etoro minimum withdrawal thirty dollars unfair; plus500 cfd
  trading212 interest; xtb account closure; moonpay verification loop; transak order failed but the card was charged, who pays me back
  ramp refund; simplex rejected by bank; mercuryo took a fee of nine percent, is this allowed; banxa order under review; guardarian
  changelly kyc hostage; simpleswap stuck; fixedfloat frozen; changenow aml check; sideshift; a no-kyc swap site kept my monero
  paxful closed, my escrow; noones vendor banned; localmonero end; remitano dispute; yellow card account nigeria; luno kyc
  quidax naira card; busha; bundle africa closed; roqqu; valr in south africa; ovex; coinsph; pdax; maya crypto; gcash sell
  wazirx relaunch dates; coindcx hacked; zebpay dormant account charge; coinswitch rupee withdraw pending; mudrex; unocoin old coins
  bitso mxn spei not arriving; ripio card; mercado bitcoin; foxbit; lemon cash argentina; buda; binance brasil pix; upbit travel rule
  bithumb id; coincheck deposit; bitflyer us; indodax pending rupiah; tokocrypto; rekeningku; luno malaysia; btcturk freeze
  paribu login sms; icrypex; bitexen founders arrested; coinmama slow; bit2me ico; criptan; bitnovo voucher used
  nobitex hack compensation; is wallex safer than nobitex; my cousin in iran can't log in at exir; ramzinex rial settlement
  local exchange in kabul takes 8 percent for dollars to tether, normal?; hawala to dubai; saraf in herat trustworthy
  trust wallet shows zero after the update though my seed is right, is trust wallet down
  trust wallet extension hacked in december, compensation form; trust wallet asks for a premium
  how do i clear the cache of trust wallet's browser
  i cannot swap inside trust wallet because it says insufficient bnb for gas, where do i get bnb
  trust wallet legacy ios restore from icloud failed; hide scam coins in trust wallet; remove a custom token there
  metamask extension eats my cpu; metamask card in the uk not delivered; metamask sell to paypal; metamask bridge stuck at linea
  metamask smart transactions off; metamask mobile crashes at the splash screen on my huawei; metamask import json wrong password
  snap for bitcoin in metamask; how do i merge two metamask installations; metamask shows balance twice; delete metamask history
  metamask learn certificate; metamask swap fee 0.875 percent why so much; does metamask have phone support
  metamask security alert blockaid blames my own contract; rabby points season; rabby gas account refund
  phantom wants me to update and loops; phantom bitcoin address type; solflare shield card
  exodus quoted 60 dollars for an exchange, who decides this; exodus dark web link; atomic wallet lawsuit; coinomi legacy seed
  guarda staking; bitpay gift card; blockchain.com dex stuck; blockchain.com seed 19 words old format; mycelium update; edge login pin
  safepal s1 battery swollen; tangem card lost one of three, what do i do; tangem app outage; keystone qr not scanning; ellipal
  coolwallet card dead; ngrave bankrupt; bitbox02 touch slider; jade firmware; coldcard mk4 brick me pin; seedsigner build parts
  passport core camera; blockstream app 2fa expired coins; sparrow with tor; specter desktop multisig
  ledger nano s no longer supported, trade in discount; ledger nano x bluetooth will not pair with my pixel
  my ledger asks for a pin that i never set, it came from ebay, is it tampered with; ledger flex screen frozen
  ledger stuck on bootloader after an update, black screen; ledger live manager says not enough storage for the polygon app
  i typed my ledger pin wrong three times and it reset, where do i find the 24 words now; ledger recover subscription cancel
  how do i install the ethereum app on a ledger for the first time; set a passphrase attached to pin on ledger
  ledger live does not open on windows 7; ledger stax magnetic shell; ledger otg cable for ipad; ledger genuine check fails
  got a paper letter in the post that claims to be from ledger with a qr code, is this fraud; ledger customer data leak of 2020
  trezor safe 3 or safe 5; trezor suite stuck on discovering; trezor shamir backup explained; trezor model t touchscreen ghost taps
  my trezor was dropped in the sea, how do i dry it; trezor bridge on linux udev; trezor one passphrase typed differently, empty account
  where do i buy a sealed trezor in lagos; are ledger clones on amazon dangerous; discount code for black friday hardware wallets
  seed xor; lastpass breach seeds stolen; safe multisig signer lost; gnosis safe app cannot execute; argent guardian; ambire v2
  zerion perks; rainbow points; uniswap wallet name; frame wallet; enkrypt; taho; okx web3 keyless; bitget wallet card; imtoken tron
  tokenpocket; safemoon wallet; math wallet multisig scam; tonkeeper battery; telegram wallet blocked my region; mytonwallet; xaman; yoroi
  eternl; nami migrated; keplr; leap; pelagus; unisat; walletconnect coin wct staking; reown cloud pricing
  is the walletconnect project id free for my own app; web3modal theming
  my bank closed my account after i bought crypto and gave no reason, can i claim against the bank; barclays blocks payments to exchanges
  which uk bank is crypto friendly; lloyds fraud team phone; monzo pot for coins; hsbc declined my transfer to revolut
  chase flagged my wire; wells fargo zelle scam claim denied; citi account under review; bank of america travel card abroad fee
  capital one limit; amex platinum worth it; discover cashback match; sofi bonus
  my visa card was skimmed at a petrol station, how do i get the 300 back; mastercard chargeback time limit
  new debit card arrived without a pin letter; my contactless stopped; card swallowed by the machine on a sunday
  which prepaid card works for online shopping without a bank account; virtual card for free trials; is curve card gone
  how do i get a crypto debit card that pays in shops; gnosis pay card; holyheld; bitpay mastercard end; wirex account blocked
  iban discrimination by my employer; sepa instant did not arrive; swift fee who pays; intermediary bank took 25 dollars
  wise asks for proof of address, i live in a van; payoneer holds my money; skrill dormant fee; neteller limited; perfect money closed
  western union says the name has one letter wrong, can they still pay out my aunt; moneygram reference number lost; ria in dakar
  mpesa sent to a wrong number, reverse please; airtel money pin; mtn momo fraud; orange money limit; opay frozen; palmpay loan
  gcash account hacked; maya card; paytm wallet balance stuck; phonepe mistaken transfer; upi pin blocked; gpay cashback missing
  pix to the wrong person; mercado pago held; nubank limit; oxxo payment code expired; yape; nequi; bizum wrong phone; twint
  my direct debit bounced and they charged 15 pounds; standing order to my landlord; joint account with my ex
  power of attorney at santander; savings account with the highest rate this month; fixed deposit in india; recurring deposit; ppf or nps
  postal savings kvp; premium bonds odds; lifetime isa penalty; sipp provider; 401k loan; hsa invest; 529 plan; roth conversion
  i bonds rate; is my money at n26 protected to 100000; deposit protection at trade republic; what if my bank fails
  credit suisse at1 bonds; my amway upline says i must buy 100 pv every month or lose my bonus, what are the real amway rules
  amway india login reset; amway uno; is nutrilite vegan; artistry return policy; amway ibo number of my late father
  herbalife nutrition club licence; herbalife supervisor volume points; herbalife lawsuit settlement; herba tea side effects
  how many legs does the amway platinum need; what is personal volume at forever living; forever aloe gel refund; 4cc active
  oriflame ba number lost; oriflame success plan percent; oriflame leaves russia; avon brochure campaign 12; avon rep owes me money
  mary kay pink cadillac rules; mary kay inventory buy back ninety percent; nu skin velocity; nu skin sales performance plan
  doterra silver rank requirements; doterra loyalty points expire; young living starter kit; young living essential rewards cancel
  juice plus shape; arbonne independent consultant quit; monat vip cancel fee; rodan and fields changed to affiliate; beautycounter closed
  primerica exam; world financial group recruiter keeps texting me; legalshield associate commission; transamerica term; symmetry
  acn business owner fee; vemma refund ftc; zeekrewards receiver; telexfree claim; bitconnect payout; airbit refund; iml forex academy
  im academy subscription cancel; iq chain; kuvera; investview shares; eaconomy; ifx brokers; beurax vanished; finiko; cashfx withdrawals
  forsage lawsuit; meta force lost; lyopay card; lyoness shares old; myworld shopping points; cashback world vouchers worthless
  omegapro founder arrested, how can victims register; juicyfields; gs partners tokens; karatbars gold; onecoin educational package
  hyperfund creditors; hyperverse kumar; trade coin club; aeonify; bots of novatech; success by media; qubitech; meta 1 coin
  tiens in pakistan; dxn ganoderma coffee price; dxn star agent; green world nigeria; neolife nigeria; longrich pv; norland
  recharge and get paid; sfi affiliate; global domains international; gdi still alive; traffic exchange; my advertising pays; futurenet
  futureadpro; mmm nigeria; vestige india level; rcm business login; modicare bv; asort; forever in kenya; qnet ghana police; aim global
  usana philippines; royale; what does the direct selling association say about my firm; how do i become a member of wfdsa
  mlm ranking of the world's top 100; which network marketing company has the best products; mlm for pets; mlm with travel discounts
  a ground floor opportunity in 2025; my friend left a career plan with vorwerk for pm, which of both is fairer; ringana partner discount
  lr mercedes programme; proWIN party; thermomix consultant income; tupperware insolvency germany; energetix jewellery; juchheim cosmetics
  eqology omega 3; jeunesse instantly ageless
  i have been in another team for 3 years with a company that sells water filters, can you help me to get my starter fee back from them
  my wife joined a candle company and our cellar is full of boxes, how does she get out of scentsy
  which payment gateway do other binary mlm websites use; compare unilevel, matrix and stairstep breakaway; forced 3x9 matrix calculator
  i want to open my own network marketing firm, what licence and what software do i need; mlm consultant fee; php mlm script nulled
  epixel mlm software demo; infinite mlm price; hybrid mlm software; cloud mlm; exigo api; buy a ready made matrix smart contract
  fork of forsage code; busd mlm script; smart contract mlm developer in india whatsapp; cost of making an mlm app
  do you work together with bitcoin.com or crypto.com; is your firm part of amway; does kraken own you
  i have an interview with a competitor of yours on monday, which questions will they ask; salary of a mlm trainer
  are there vacancies at polygon labs; binance remote jobs; coinbase internship; chainlink bounty work; uniswap grants reviewer
  junior solidity developer salary in berlin; how do i become a blockchain auditor; is a crypto certification worth it
  apply for a job as customer support agent from home; do you pay translators; is there work for a video editor in your team
  my cv as attachment, please forward it to your personnel department; do you take trainees in accounting
  part time for students at your company
  i am a solidity engineer with six years and would like to work for your team, who is in charge of hiring
  i'm looking for a job as a driver in dubai and someone said crypto firms hire; work visa sponsor in canada; nurse agency in london
  uber driver account deactivated; bolt food bike courier pay; amazon flex block; deliveroo rider insurance; doordash tips
  glovo saturation; upwork connects; fiverr gig ranking; toptal test; freelancer.com escrow; 99designs contest; appen tasks
  remotasks banned nigeria; data entry job from home asks a registration fee of 2000 rupees, real or fake
  telegram task job likes videos paid me first and now wants deposit
  part time job rating hotels on an app, i must top up the balance to unlock my commission, is this fraud`;
