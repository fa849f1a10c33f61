/** Other people's bots, servers and programs, and other meanings of the product's words. */
export const otherToolsMessages = `
  my 3commas bot on okx bought nine safety orders and sits forty percent down, do i close the deal or wait
  the grid of my pionex bot is out of range since monday, does it restart by itself over there
  i let a bot from a telegram seller trade my bybit account through an api key and he took everything by a bad pair, can bybit reverse it
  which cheap server in frankfurt has the lowest latency to binance for a scalping script
  i rent a signal bot for 99 dollars a month and it loses, may i ask the seller for my money back under german law
  hummingbot says not enough balance on kucoin though there is plenty, which config line is wrong
  freqtrade hyperopt takes eleven hours on my laptop, how many epochs are normal and can a gpu help
  backtrader or vectorbt for a beginner in python; zipline is dead?; lean engine of quantconnect on windows
  my tradingview strategy repaints, how do i write the pine code so that it only uses closed bars
  tradingview alert to webhook costs extra, is there a free charting site with alerts for my phone
  metatrader optimisation gives a profit factor of nine on gold, can i sell this expert adviser on the market
  my prop account at ftmo was closed for the daily loss rule at midnight prague time, may i start again with a discount
  how much should i charge people if i copy trade for them on etoro; popular investor programme requirements
  a man teaches a candle secret in a hotel in lagos for 250 dollars, would you go
  the haasbot licence of my late brother, can his widow sell it; cryptohopper marketplace refund; bitsgap trial ended; coinrule free plan
  tradesanta; shrimpy closed; kryll strategy; dca bot on coinbase advanced; bitget ai bot; martingale on the euro, why did it blow up
  hedging ea not allowed by my broker; arbitrage between two bookmakers; i want a bot for horse betting on betfair; poker bot detection
  sneaker bot proxy; ticket bot for taylor swift; discord moderation bot; a chatbot for my dentist's practice, which builder is good
  my shop's chat widget is slow; train a gpt on my recipes; sharpe ratio homework with excel; what is a sortino ratio in fund factsheets
  monte carlo simulation in r; kelly criterion for blackjack; what is the value at risk of my pension fund; drawdown of the s&p in 2008
  correlation between gold and dollar; efficient frontier in python; which csv delimiter does datev want
  my csv from paypal opens in one column; convert ofx to csv; quickbooks import from revolut fails
  my moving company wants an inventory as csv; merge two csv files of wedding guests; remove duplicates from a mailing list
  my uniswap position on ethereum mainnet is out of range, do i burn it or wait; collect fees from a uniswap v2 lp of 2020
  sushi on fantom shows zero; trader joe bins; curve tricrypto withdraw in one coin; balancer gauge; velodrome votes; aerodrome emissions
  1inch fusion order on arbitrum never filled; cowswap surplus; matcha on base; paraswap staking; jupiter dca on solana stopped
  jumper exchange took my eth on linea and shows pending since breakfast; relay bridge refund; layerswap to starknet exchange name wrong
  my chainlink tokens are in staking v0.2, when can i leave; link marines; ccip transfer stuck between avalanche and ethereum
  pyth or redstone for my lending fork; band oracle; api3 airnode; tellor dispute; uma vote commit
  i run a chainlink node for a customer and the bridge adapter gives 503, any hint
  my own gnosis safe on polygon wants three owners and one left the company, what now with our firm's money
  the timelock of our dao ended but execute reverts in tally, who knows tally; snapshot strategy json; aragon vote stuck
  openzeppelin defender shut down, what do people use; tenderly alert quota; forta bot stake; hexagate price; hypernative demo
  certik badge price for my token; hacken audit quote; code4rena warden payout; sherlock contest rank
  immunefi report of another protocol closed; slither false positive in my repo; echidna property for an nft sale
  foundry invariant test in my escrow times out; halmos install on a mac
  my postgres 14 at work has a bloated index on the orders table, is reindex concurrently safe at lunch
  pg_dump of our hospital's database breaks at 98 percent, disk full; psql on windows codepage; pgadmin lost my server list
  timescale licence; the nginx of our school serves the old homepage though i changed root; rewrite rules for moodle
  basic auth for a photo album; http3 on my blog; let's encrypt rate limit for my nextcloud; wildcard certificate at hetzner
  my mail server lands in spam at gmail; dkim at strato; prometheus eats 40 gb for my home assistant, which retention do people set
  grafana cloud trial; loki for a small hotel; zabbix or checkmk; my systemd timer for the sprinkler never fires on sundays
  crontab at reboot; logrotate of a game server; ssh key refused on my nas; backup of my wedding photos on two disks and one clicks
  restic to backblaze; time machine slow; recover deleted files from an sd card
  our company's old windows 2012 server has to move, what is the safest order; active directory broken; exchange mailbox migration
  sap transport; my node 20 app leaks memory in express; npm audit red in my homework; vite dev server over https; pnpm workspace hoist
  eslint flat config migration; typescript says type instantiation is excessively deep in my thesis project; zod schema for a recipe
  react query stale; tailwind dark variant; fastify multipart for my pizza shop; prisma migration drift; drizzle or kysely
  redis cluster for a chat app; websocket behind cloudflare; playwright screenshots differ on ci in my firm; cypress iframe; jest esm
  vitest coverage of vue files; storybook 8 upgrade; open graph image of my bakery page is not shown in whatsapp; favicon in safari
  schema markup for events; core web vitals of my shop red; accessibility statement for a town hall site, template
  screen reader jaws licence for my pupil; captions for a lecture; braille printer price; persian font for a wedding card
  nastaliq in photoshop upside down; persian keyboard on a chromebook; persian calendar in excel; farsi lessons online
  translate a persian poem of hafez; what does mashallah mean; nowruz table seven s; saffron rice from iran how; cheap flight to tehran
  iranian passport renewal in hamburg; military service exemption for iranians abroad; send medicine to shiraz; rial banknotes of the shah
  mac address of my tv; ip camera shows my neighbour; vpn for netflix japan; my university vpn drops
  which vpn works in china at the moment; tor browser on an ipad; change my ip in valorant; proxy for a school laptop
  pi-hole blocks the bank; starlink in yemen; my qr code menu leads to the wrong pizzeria; make a qr for wifi guests
  the qr on my boarding pass is torn; qr code scam on parking meters; electronic signature for a lease; docusign envelope expired
  sign a pdf on android; my signature on the id looks different; notary by video; digital id app of my state will not scan my face
  eudi wallet start; national id otp not arriving; driving licence in apple wallet which states
  wallet app from google deleted my loyalty cards; transfer vaccination pass to new phone wallet; concert ticket vanished from wallet
  nfc student card; which leather is best for a wallet that lasts twenty years; money clip or bifold; my wallet set off the shop alarm
  wallet on a chain for travel; lost wallet at frankfurt airport with 300 euros and my residence permit, where do they collect such things
  i found a purse with somebody's cards in the bus to galway, do i call the bank or the police
  a pickpocket took my wallet in rome and the police report is in italian, who translates it for my insurer
  our lottery syndicate at the plant wants a written agreement, give me one page for nine people
  the scratch card of my grandma has three cherries and a smudge, does the kiosk have to pay
  my numbers for eurojackpot were right but i forgot to hand in the slip, it cannot be undone, can it
  is there a strategy for roulette with small stakes that really works in vegas
  online casino asks for my water bill before it pays out 900 dollars, is this a trick to keep it
  which poker game is best for six friends and a bottle of rum; bridge bidding for beginners; dominoes rules cuba; mahjong hand values
  a slot machine paid 4000 to my mum in reno and they kept tax, can a canadian get it back
  sports tipster sells fixed matches in a group, real?; arbitrage betting accounts limited; spread of the super bowl; lucky 15 explained
  chess tournament in my club has nine players and five rounds, how do i pair them; swiss system tie break; elo after a loss
  a boxing match of twelve rounds on points, who judges it; what is a standing eight count; rounds in amateur women's boxing
  our pub quiz has six rounds, give me ten questions on rivers; tie breaker questions; music round for the nineties
  i chamber 22 calibre rounds at a range in idaho, which box of ammunition is quiet; shotgun licence for a farmer in kent
  the doctor does his rounds at seven and my mother is asleep then, how can i still talk to him
  my daughter is in round two of auditions for drama school, which monologue is short and funny
  we raised a seed round for a vegan cheese, what does a cap on a safe mean; series a lawyer fee; dilution maths for a friend
  points on my licence went from six to nine after a phone call at the wheel, when does my insurer see it
  do i have enough points for australia as a carpenter of 38 with ielts six; express entry score cut off last draw
  how many clubcard points for a vacuum cleaner; nectar points stolen; payback points to miles
  my hotel points expire in june, book or donate; nurse licence points in texas; ucas points of a btec
  grade points average of three semesters; brownie points meaning
  two power points in my kitchen are dead since i hung a shelf, australian wiring, whom to call; at what point does caramel burn
  melting point of candle wax; dew point in a tent; freezing point of vodka; point of a javelin
  you get three points for a win in our league and we lost one at the green table, may they do that; how many points is a touchdown
  points in rugby sevens; darts out chart; gymnastics code of points; eurovision points from albania
  my baby pairs socks as a game, at what age do children sort by colour; pair my hearing aid with the tv
  pair of crows nests on my balcony; au pair from peru; pair programming tips; which wine pairs with trout
  one half of a pair of shoes was sent to me by zalando, two left ones, do i return both
  my flash does not fire on the canon since i changed the battery; flash flood warning arizona; hot flashes at 43
  flash drive not formatted; adobe flash games archive; flash cards for spanish verbs; flash sale tickets fake; the flash season nine cast
  what is spillover in an economics exam; spillover of a virus from bats; coffee spilled over my keyboard; spill kit for a garage
  root canal after pregnancy; root vegetables in the oven; root my android; root directory full; root of 50; tree roots in the drain
  the root of my hyacinth turned black in the glass; root password of my router; square root by hand; grass roots football licence
  commons debate on assisted dying, what was the vote; wikimedia commons upload of my photo; creative commons music for a film
  house of commons tour; my tenant in the common house steals detergent; tragedy of the commons essay; boston common parking
  common cold or flu; an airline voucher as rebate for the delay, may i insist on cash; gas rebate for a heat pump; tax rebate scam sms
  rebate form for contact lenses; settle a bar bill among nine people; settle an argument about monopoly
  settlement agreement with my employer; earth settles under my patio; settled status uk
  court settlement of 3000 for whiplash, does the lawyer take half; settlement date of a house; stomach settles after fennel tea
  claim for a burst pipe refused; claim my lost luggage; claim damages from a dog owner; claim child benefit; claim to fame of my town
  claims adjuster job; window seat regulations; claim window of the airline is seven days, i'm late; window cleaner price
  windows of opportunity song; pop up window blocker
  i missed the deadline for my university application by an hour because the portal crashed, is there mercy; missed the last ferry to mull
  missed call from a satellite number; missed my period by nine days; missed a dose of antibiotics
  my knight in chess is pinned against the queen, what do i do on move twelve; heroes of might and magic on a modern laptop
  hero quest board game missing dwarf; zero to hero pilates plan; unsung heroes essay on nurses
  the keeper of our handball team broke a finger, who may replace him in the final; bee keeper course near cardiff; zoo keeper wage
  keeper of secrets password manager login; wicketkeeper gloves size; goalkeeper drills for u9; vault toilet in a national park
  vault of heaven painting; bank of england vault tour; my ps5 game vault vanished; burial vault price; vault hunters mod
  trailing stop on ibkr; stop sign ignored; stop my cat from scratching; take profit on gold at my broker; stop a nosebleed
  bus stop moved; rebalance my vanguard portfolio each year?; balance bike age; balance of nature vitamins; balance beam for home
  account balance at tesco mobile; oracle database licence for a school; the oracle of delphi; oracle java free or not
  matrix oracle actor; oracle cards meaning of the moon; index finger swollen; index funds for muslims; consumer price index of ghana
  index of a book in latex; body mass index of a boxer; uv index today; explorer scouts age limit
  internet explorer needed for my tax office; ford explorer recall; who explored the nile; block explorer for dash
  footer of my word file repeats the date; page numbers in odt; header image in outlook; newsletter software for a parish; mailchimp price
  a newsletter of a shoe shop keeps coming though i unsubscribed six times, whom do i report it to
  statement from my landlord about heating shows double use; bank statement for a visa stamped; police statement to change
  artist statement for a gallery; report a pothole; book report on dracula; credit report error; report my noisy neighbour anonymously
  weather report for skye; lab report titration; history of my browser deleted by my son; history of the ottoman empire in brief
  order history at amazon missing; car history check; medical history form; session musician rate; parliamentary session dates
  therapy session price; training session for under tens; the session expired on my tax portal; username for a gamer girl
  my snapchat username can't change; a funny username for a baker; the username at my university is wrong; psn name change
  my picture on linkedin looks pale, which light do i use; passport picture of a newborn; picture frame 40 by 50; picture of the day nasa`;
