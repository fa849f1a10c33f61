/** Tax and law of one country or of another matter. */
export const taxAndLawMessages = `
  which line of form 8949 takes a token that became worthless; do i need to file fbar for an account at kraken
  irs letter 6173, how do i answer; is moving coins between my own wallets reported on a 1040
  how do i do fifo for 400 transactions in excel; koinly vs cointracker for a small trader; wash sale rule for crypto next year
  can i offset crypto losses against my wage in the us; how is staking income taxed in canada
  cra audit of a crypto trader, what do they ask; australian cgt discount after 12 months; ato data matching letter, am i in trouble
  hmrc nudge letter about cryptoassets; pooling rule and 30 day rule with numbers please; uk capital gains allowance this year
  does a student in scotland pay tax on 900 pounds of side income; one year holding period in germany, does staking extend it
  anlage so, which line for coins; freigrenze 1000 euro in deutschland; french flat tax 30 percent or the scale
  formulaire 3916-bis for a foreign exchange account; modelo 721 deadline; does spain's hacienda see my wallet
  italy quadro rw for crypto under 2000 euro; substitute tax 18 percent in italy; portugal nhr and crypto
  netherlands box 3 crypto value on 1 january; belgium speculative gains 33 percent, when; is crypto tax free in switzerland, canton zug
  austria 27.5 percent kest on old coins; swedish k4 form for coins; denmark taxes losses differently, is it right
  norway formue skatt on coins; poland pit-38 for crypto; romania 10 percent cass on crypto gains; greece new crypto tax law
  turkey transaction tax on crypto passed?; uae corporate tax for a trader with a freelance permit
  india 30 percent plus 1 percent tds how do i claim it back; itr 2 or itr 3 for vda; pakistan filer status and crypto
  bangladesh law on owning bitcoin; is crypto haram, fatwa; zakat on coins, how do i compute it; nigeria vat on exchange fees
  kenya digital asset tax 3 percent; ghana sec licence for an exchange; south africa sars crypto section in itr12
  brazil 35k exemption per month; argentina bienes personales for cripto; mexico sat crypto actividad vulnerable; chile sii code for cripto
  japan 55 percent tax, moving to singapore helps?; south korea crypto tax postponed until; vietnam crypto law 2026
  indonesia final tax on coins; thailand exempts gains on local exchanges till when; do i owe tax in two countries if i moved in july
  tax residency test of 183 days with a boat; what's a tax treaty tie breaker; which country has zero tax and good schools
  does estonia e-residency save tax; golden visa greece price; wyoming dao llc cost; how do i open a foundation in panama
  cayman company for a token sale; mica casp licence requirements for a small firm in lithuania; is my utility token a security under howey
  send me a template for a saft; white paper notification under mica, to which authority in ireland
  can a start-up in texas pay staff in tokens; money transmitter license florida for a kiosk; is airdropping tokens to us persons illegal
  crypto travel rule threshold in the eu; how do i answer a subpoena for my exchange records; can a judge force me to give up my pin
  divorce and hidden bitcoin, how does my lawyer find it; my husband put our savings into crypto, is half mine
  prenup clause for digital assets; will template with a cold wallet for oregon; can the executor open my father's coinbase account
  inheritance tax on bitcoin in france; gift 10k in eth to my brother, gift tax?; my tenant wants to pay in usdt, contract wording
  is a handshake deal over 2 bitcoin valid in poland; small claims court limit in california; statute of limitations for fraud in spain
  how do i sue a broker in cyprus; file a complaint with cysec; financial ombudsman fee; chargeback deadline mastercard for a fake broker
  class action against a coffee mlm, how do i join; ftc complaint form for an income claim of a juice company
  business opportunity rule ftc summary; which eu directive bans pyramid schemes, article number please
  section 84 of the australian consumer law text; german uwg paragraph 16 in english; rules for direct selling in india 2021 pdf
  china direct selling licence list; malaysian ajl licence for a direct seller; direct selling law in vietnam, deposit amount
  do independent distributors get unemployment benefits; can my boss fire me for selling candles at work
  side job notification to my employer in austria; does a teacher in bavaria need permission for a second job
  noncompete when i leave herbalife; trademark for my team name in class 35; may i use the word bank in my company name
  how do i register a sole proprietorship in kenya; llc vs s corp for 60k income
  do i need a business licence to sell jewellery at home parties; vat threshold for small business in ireland
  invoice without vat wording in german; accountant fee for a one man business; penalty for late filing of vat in hungary
  can i deduct petrol for visiting customers; home office pauschale; per diem for a trip to vienna; company car 1 percent rule calculator
  mileage rate 2026; deduct a laptop bought in december; tax on a scholarship; do i pay tax when i sell my old guitar
  ebay 1099-k for used clothes; vinted dac7 letter; tax on airbnb income in croatia; lottery tax in the us; tax refund status
  how do i amend my return from 2023; lost my w-2; find my steuer id; elster certificate expired; gov.uk self assessment utr not arrived
  nif for a non resident; codice fiscale online; what's my puk for the tax office app; social security number stolen
  is a verbal promise of a bonus binding at work; my neighbour's bot posts fake reviews on my café, what law helps me
  someone uses my photo on a dating site, how do i take it down; a newspaper wrote lies on me, right of reply
  can police search my phone at the airport; how long does a gdpr request take at facebook; fine for no imprint on a website in austria
  cookie banner law for a blog in california; do i need consent to film a meeting in a café; recording a phone call in new york
  is it legal to sell my kidney; drone permit; how high may a hedge be; noise at night law berlin; dog barking complaint
  tree roots of the neighbour lift my terrace, who pays; neighbour's tree hangs over my fence, may i cut it
  unit owners association raised my fee, can i vote against it; rent increase for my unit in san francisco
  security deposit interest in new jersey; landlord entered my unit without notice; subletting a room in vienna
  evict a tenant who does not pay in ohio
  can i withdraw from a house purchase contract after signing at the notary
  withdraw a guilty plea; withdraw a police statement against my brother; how do i withdraw consent to surgery; revoke a power of attorney
  contract with a nanny, sample; zero hours contract rights; fixed term contract twice in a row; contract for my wedding band
  breach of contract by a roofer; verbal contract for a horse; is an email a contract
`;
