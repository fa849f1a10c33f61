/** Words of the product in another sense, in short. */
export const otherSensesMessages = `
  window or aisle seat for a tall person on a night flight; how do i reserve a seat on the tgv; extra legroom seat on klm price
  seat belt chime won't stop in my kia; child seat backwards until which age; booster seat law in italy; car seat heater smells
  clean milk out of a leather car seat; best seat in row f at the opera; seat at the restaurant outside; seat cushion for back pain
  bike saddle or seat, numb after an hour; dental unit seat torn; how many seats has the german bundestag
  which seat does a senator from maine hold; safe seat or swing seat; who sits in the seat of st peter now; seat ibiza 2015 timing belt
  is seat a spanish car brand; seat leon battery dead; seat of a chair broke, glue or screw; weave a new seat for my grandma's chair
  seats for the final, where do i buy; seat map of a boeing 787; my seat number is missing on the boarding pass
  swap seats with my wife on the plane; who gives up a seat on the bus; hot seat method in class; leg cramp at night
  leg press how many kilos; hair on my legs, wax or razor; leg of lamb in the oven, how many minutes
  left leg shorter than the right, insoles?; my leg fell asleep; prosthetic leg cost; table leg wobbles
  which leg do you put first in football superstitions; second leg of the semi final, when; away leg rule abolished?
  aggregate after the first leg 2-1, who goes through; first leg of my trip is cancelled, what of the second leg; leg day routine at home
  my dog drags a hind leg; frog with three legs, why; how many legs does a spider have; trouser leg too long, hem it
  varicose veins in my right leg, compression?; blood clot in leg symptoms; broken leg healing time; leg of a relay in swimming
  last leg of the tour; wind chill on bare legs; how many units of insulin for 60 g carbs; units of alcohol in a pint
  how many units in a bottle of wine; storage unit 24 hours in dallas; kitchen unit hinges squeak; wall unit from ikea assembly
  stroke unit near me; special unit of the police, exam; my son's unit was sent abroad; army unit patch meaning
  unit price per 100 g on the shelf; si unit of pressure; unit circle cos 60; unit 4 test biology answers; teaching unit on volcanoes
  credit units needed to graduate; air conditioning unit drips; outdoor unit noise neighbour; power supply unit 650 watts enough
  central processing unit history; unit linked insurance plan surrender; housing unit in a condo, who repairs the pipe
  how many units of blood do we have; international units of vitamin d; unit vector formula; unit cost of a loaf of bread
  astronomical unit in km; round of golf how long; round robin with nine players; knockout round schedule; round of sixteen draw
  how many rounds in amateur boxing; round neck or v neck; round table king arthur; round the world ticket price; round 2 of nba draft who
  round of applause; round steak or sirloin; buy a round in a british pub, etiquette; another round of chemo for dad
  third round of interviews; round of antibiotics not finished; round 12.5 up or down; merry go round rust; daily round of a postman
  round goby fish; round brush for short hair; milk round still exist; year round camping; round kick muay thai; first round pick meaning
  rounds of ammunition by mail; ward rounds at seven; sponsor for my marathon, how do i ask; sponsor a child in ethiopia
  sponsor at baptism, must he be catholic; confirmation sponsor duties; aa sponsor won't call back; sponsor for a uk skilled worker visa
  h1b sponsor companies list; main sponsor of barcelona shirt; sponsor plates for our school run; who sponsors the eurovision
  f1 team sponsor money; sponsor my youtube video; sponsored post label on instagram; sponsor a bench in the park
  sponsor letter for a tourist visa; spousal sponsorship income canada; sponsor a refugee family; sponsored ad keeps following me
  sponsor of the bill in congress; sponsor for our little league team, template; sponsored by raid shadow legends
  bot in a league match, how do i spot; bot lane champion easy; rocket league bot levels; aim bot ban; chess.com bot martin beat me
  bot fly removal; botox or bot, my aunt asks; discord music bot dead; twitch bot commands; bot reply on twitter all day
  robot vacuum stuck under the sofa; bot in the classroom, cheating; bots in call of duty; telegram quiz bot; fill the lobby with bots
  google bot doesn't crawl me; minecraft bot that farms; vault in gymnastics, yurchenko; pole vault world record
  vault over a box in pe, afraid; bank vault drill scene film name; svalbard seed vault visit; fallout vault 13; fallout 4 vault suit
  vault dweller perk; wine vault temperature; vaulted ceiling insulation; church vault crack; barrel vault in roman buildings
  apple vault decryption filevault; onedrive personal vault locked; password vault bitwarden or 1password; vault door second hand
  gringotts vault number; destiny vault full; horse vault lessons; vault tec logo; film vault disney; swap shift with anna on friday
  house swap in denmark; swap meet opening time; wife swap episode; swap baking powder for soda; swap sugar for honey in muffins
  engine swap miata; swap winter tyres; swap batteries in my key fob; hot swap keyboard; swap nintendo games; body swap comedy
  face swap app; swap currency at the airport; hip swap operation, i mean replacement; interest rate swap accounting
  credit default swap of turkey; swap two kids' rooms; swap a gym day; swap babies at the hospital film; seed swap in spring
  battery swap station nio; sim swap phone; swap positions in volleyball rotation; swap the left and right channel of my speakers
  withdraw from a course after the deadline; withdraw from heroin; nicotine withdrawal day three; caffeine withdrawal headache
  withdraw a job application; withdraw troops from where; withdraw my nomination; withdraw cash in croatia, visa fee
  withdraw from the tournament, refund?; withdrawn child at school; withdrawal symptoms of zoloft; withdraw my complaint at the police
  withdraw from the eu article 50; withdrawing room in old houses; withdraw my pf online; epf withdrawal claim status
  gratuity withdraw form; withdraw needle fast or slow; how many points is a try in rugby; points deducted from everton
  points table of the ipl; points for germany in the eurovision; points of a star pattern; weight watchers points of avocado
  points in a scrabble q; power points in the wall; boiling points of alcohols; pressure points headache; bullet points in word
  penalty points for a red light; talking points for an interview; points for canada express entry; australian visa points calculator
  nectar points to avios; tesco clubcard points value; hilton points per night; amex points transfer bonus; points failure delays train
  match points wasted; points break surf; good points and bad points of living in a town; decimal points in german; vantage points film
  rank higher on google; rank in apex legends; diamond rank in overwatch; rank of colonel in the navy equivalent; police rank after sergeant
  military rank of prince harry; world rank of iga swiatek; fifa rank of morocco; rank correlation spearman; rank these phones
  taxi rank near paddington; rank smell from the sink; university rank of oxford; jee rank 12000 which college; rank nullity theorem
  high rank quests monster hunter; royal ranks duke earl; eagle scout rank; rank my outfit; knight in shining armour; knight rider car model
  dark knight or joker; knight frank salary; michelle knight story; hollow knight boss mantis; white knight company
  arise sir, how does one become a knight in the uk; hero of ukraine medal; hero splendor mileage; my hero academia season
  greek hero with the heel; hero section in figma; gyros or hero in new york; superhero movie order; wallet stolen in rome; wallet chain 90s
  apple wallet boarding pass missing; google wallet transit card; slim wallet under 30 euro; wallet photo size; dad's wallet gift
  found a wallet with 200 francs; wallet made of cork; samsung wallet digital key; clutch or wallet; mother in law ate my wallet, idiom?
  paytm wallet kyc; wallet sized calendar; phone case wallet; pol pot history; pol is short for what in politics; paul or pol in irish
  pol espargaro crash; interpol pol abbreviation; tree house ladder; plum tree no fruit; tree surgeon cost
  christmas tree from the forest allowed?; ancestry tree dna; decision tree entropy; tree nut allergy; tea tree oil; tree frog sound
  tree of life tattoo; shoe tree use; money tree plant yellow leaves; dollar tree opening hours; joshua tree weather; tree pose yoga
  lemon tree in a pot; tree ring dating; box of chocolates film quote; box jump height; box office this week; letter box blocked
  cat in a box; cardboard box for moving; gear box noise; black box flight; box junction fine; box turtle food; x box live down
  lunch box idea; box and whisker plot; safe deposit box price; po box address; music box repair; network rail jobs; tv network fox
  neural network homework; home network storage; network cable cat 6 length; 5g network hole; network drive z; mobile network abroad
  gas bill winter; gas pain stomach; gas price florida; gas stove or induction; gas leak smell who do i call; laughing gas law
  noble gas list; gas station sushi; key lime pie; house key copy; key of c major; key stage 3; key west hotel; car key battery
  answer key unit 7; monkey key ring; signature dish of peru; signature for a petition; digital signature pdf
  key signature with four sharps; signature doesn't match on cheque; block my ex; block a drain; engine block crack; block and tackle
  butcher block oil; supply chain degree; necklace chain repair; bike chain oil; chain mail knight; cold chain vaccine; snow chains italy
  jwt token expired in my app; token white guy; token price of a car wash; contract killer film; contract phone or sim only
  contract nurse pay; contract of a footballer; social contract rousseau; contract a disease; contract in yahtzee; marriage contract islam
  contract work in qatar; expanding and contracting metals; family ticket legoland; family size pizza; royal family news; family name change
  root canal price; square root of 1764; root cause analysis; hair root dye; joe root average; root access samsung; root word of visible
  beet root stain; pool rules eight ball; car pool app; swimming pool ph; rock pool crab; commons debate today; house of commons seats
  creative commons licence photo; tragedy of the commons; wikimedia commons upload; hot flash menopause; the flash season 3; usb flash drive
  plus size jeans; plus one at wedding; french plus que parfait; therapy session fee; keeper of the year; goal keeper gloves
  bee keeper suit; shop keeper bike; wicket keeper drill; off grid cabin; stop loss of hair; sand paper grit; white paper on trade
  rebate on a boiler; tax rebate student; rebate plane wood; mail in rebate; commission a painting; european commission president
  art commission price; commission in the army; out of commission; sales commission at a car dealer; estate agent commission
  slip and slippage on ice; spread on bread; spread of measles; point spread nfl; candle wax stain; candle light dinner; feed the ducks
  feed a baby; chicken feed price; knee cap pain; price cap energy; gas cap light; profile of a criminal; profile planning steel
  low profile tyres
`;
