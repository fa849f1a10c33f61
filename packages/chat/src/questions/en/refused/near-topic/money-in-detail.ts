/** Longer messages on other chains, tax, law, savings and banks. */
export const moneyInDetailMessages = `
  my neighbour moved all his matic to a validator with zero commission and now earns almost nothing, which validator would you pick instead
  I have about 4,000 USDC sitting idle on Polygon. Would you put it into Aave, Morpho or just leave it in the wallet?
  Could you explain why the gas on Ethereum mainnet was fifty times higher than on Base yesterday evening, was there some mint going on?
  we want to move the treasury of our sports club from a bank to a multisig on arbitrum, three signers, what is the best practice for that
  is there any chance that polygon gets replaced by one of these newer chains like monad or megaeth in two or three years
  My son got 30 dollars in ROBUX from a friend, can he turn that into crypto somewhere without an ID?
  what happens to my staked ada if i lose the phone on which yoroi was installed, the stake pool was called berry
  I got a mail from Binance that my tokens will be converted because of MiCA, which ones are concerned and until when can I keep them?
  please compare the withdrawal fees for pol of kraken, okx and bitvavo in a small table
  Since the last update Trust Wallet shows my balance in yen, how can I get euros back in that app?
  the phantom extension asks me to sign in with google now, is that the real one or did i download a fake phantom
  If I short POL on Bybit with ten times leverage and 200 dollars of margin, at which price do they close me out?
  my friend swears by the 200 day moving average for the s&p 500, does it really beat holding over thirty years
  Which of these is the better long term hold from here, POL or ARB, and why do you think so?
  i'm 58 and have 35k in a pension fund that lost eight percent, shall i take it out and buy ether
  can you look at my portfolio: 40 % nvidia, 30 % bitcoin, 20 % pol, 10 % cash, and tell me what to change
  what's a reasonable monthly return that a professional fund manager makes, so i can compare it with what my uncle promises from his forex pool
  My husband says Ethereum will go to zero once quantum computers arrive. Is he right, and when would that be?
  i earn 2,900 net in hamburg, how much of that should go to rent and how much can i invest in shares
  Bitcoin dropped under my buying price again, do you think it recovers by Easter or should I cut the loss?
  we're a couple of nurses with a mortgage at 4.1 percent and 20k saved, pay down or buy an index fund?
  How do I report the interest I got from a Celsius account in 2022 now that they paid part of it back in ether?
  in my country they want the exchange rate of the central bank for each crypto sale, where do i find the old rates of the bank of ghana
  the tax office in lyon asks for the statements of all my foreign platforms since 2019 and kraken only shows three years, what now
  My accountant never heard of tokens. Do you know a tax adviser near Manchester who specialises in digital assets?
  Does the 183 day rule count the day on which I fly out? I leave Spain on the second of July and don't want to be resident.
  is a loss on a hacked bridge deductible in australia or is that only for stolen goods with a police report
  i live in belgium and work in luxembourg, in which of them is the profit from my coins taxed and at what rate
  Can I set up a trust for my grandchildren in Jersey that holds ether, and roughly what would a lawyer charge?
  My ex wants half of the bitcoin I bought before we got married. We live in Georgia, the state. Does she get it?
  what does the howey test say about a token that a restaurant gives to its guests and buys back at a fixed price
  a company in dubai offers me a licence for crypto trading for 9,000 dollars, is a licence from that free zone worth anything in europe
  How would a court in Poland treat a loan in USDT that was made by voice message and never paid back?
  i signed up for a trading course for 2,400 euros by phone last week and regret it, how many days do i have to cancel it
  The broker I used says I must pay a 20 percent liquidity tax first before they release my 11,000. It's called Markets Alpha. Is this normal?
  can i get a chargeback from my visa for three payments to a broker that was on the warning list of the fca
  my landlord in athens asks if he may take the rent in crypto and i'd like to know what he has to declare
  Do I need to tell my employer, a bank in Zurich, that I trade coins in my free time?
  which form do i need for my wife's side business with cosmetics, she sells maybe 300 a month at home parties in ohio
  how do i convince the bank to give me a loan for a food truck although i have a default from 2021
  I want to start a small company with a friend, he brings the money and I do the work, how should we split the shares?
  What's the difference between a share, a bond and a unit of a mutual fund? My teacher asks it in the exam on Monday.
  my bank offers a unit linked plan with ten years lock, the agent gets commission for it, is it better than a simple fund
  the nav of my fund units went down while the index went up, who explains that to me
  is it true that money market funds broke the buck once, what was that about
  how do rating agencies rank countries and which one has triple a from all three of them
  If inflation is three percent and my account pays two, how much do I really lose on 10,000 in five years?
  how do i read the contract specifications of a corn future, tick size and all that
  what's the swap fee that my forex broker takes each night on a short position in gold
  the overnight swap on eurusd at my broker is negative in both directions, is this a rip off
  an interest rate swap was sold to our town in 2007 and we still pay for it, can a town get out of that
  My pension company wants to swap my old policy for a new one with fewer guarantees. Should I sign?
  Is a fixed vault at Monzo different from an easy access pot, and are both covered by the deposit guarantee?
  revolut savings vault closed and my round ups are gone, how do i get my spare change back
  which bank rents out vault boxes for jewellery in milan and what does a small one cost a year
  A gold dealer stores bars for me in a vault in Singapore, how can I check that they really exist?
  can i withdraw part of my provident fund for my sister's wedding and how many months does it take
  how do i withdraw money from my late father's savings account without a death certificate
  atm swallowed my card while i tried to withdraw 300 in marrakesh, my bank is in oslo
  paypal limits my withdrawal to 500 a month until i confirm a business, which papers do they accept
  upwork withdraws to payoneer and payoneer to my bank with two percent, is there a cheaper way for a designer in nepal
  steam wallet money, can i move it to my brother's account or take it out
  I topped up my Google Play wallet by mistake with 50 instead of 5. How do I get it back from Google?
  my paytm wallet is blocked because of minimum kyc, branch says go online and online says go to the branch
  mobile wallet orange money sends me a code that i did not ask for every night, what are they trying
  the airtel money agent took my cash but it never showed up in my wallet, his shop is closed today
  How many reward points do I need for a flight from Delhi to London with the HDFC card?
  are marriott points taxed when my employer gives them to me
  my amex points disappeared after i cancelled the card, can i get them reinstated
  discount points on a mortgage: two points for a quarter percent, when does it pay off
  what does it mean when the news says that the dow fell 400 points, is a point a dollar
  basis points, i never understand them, is fifty basis points half a percent
  the bank of england raised by 25 points, how much more will my tracker mortgage of 160k cost
  do loyalty points expire at lufthansa if i have their credit card
  My ISP wants a two year contract with a price rise each April, is that allowed under Ofcom rules?
  signed a contract with a gym by tapping on a tablet and now they say 24 months, what can i do
  is a contract valid that was signed by my 17 year old for a phone
  my football contract ends in june and the club wants an option for a year, what should a player look for
  an employer in qatar holds my passport and changed my contract after arrival, where do i turn
  futures contract or option, which is less risky for a coffee farmer who wants to fix his price
  how do notaries in spain check a contract of sale for a flat and who pays them
  A sponsor at my church lent me money and now wants interest, is that okay under the law in Kenya?
  our robotics team has a sponsor who wants his logo on everything, how much is a logo on the shirt worth
  how do i find a sponsor for a startup visa in canada, which incubators are designated
  my uk sponsor lost its licence and the home office gave me 60 days, can i change to another company
  Who sponsors the national cricket team of Afghanistan at present and how much do they pay?
  what commission does an estate agent in berlin take, and who pays it since the new law
  etsy takes a fee and offsite ads take a commission too, how do i price a necklace so that i still earn eight dollars
  car salesman commission is 20 percent of gross at our dealer, is that high for arizona
  art gallery takes fifty percent commission, is this usual for a beginner in painting
  does booking.com take commission when the guest doesn't show up; my affiliate commission at amazon got reversed, three orders in a row
  the insurance broker earned a commission that he never told me about, can i claim it back
  annual bonus or commission, what do you prefer as a sales rep for machines in the us midwest
  a rebate of 1,200 for a heat pump in ontario was refused because of the invoice date, how do i object
  is there still a rebate for electric cars in norway; council tax rebate letter, is it a scam or real
  rank the following banks by service in your experience: ing, dkb, comdirect, consors
  which country ranks first in gdp per head and where is mine, bolivia
  the forbes rank of the richest crypto people, who's in the top ten this year
  credit bureau ranks me as class d because of one phone bill, how long does this stay in austria
  an investment bank ranks polygon as underperform, where do i read the full note
  rank these three for me by return in the next five years: land in kigali, treasury bills, polygon coins
`;
