/** Questions of general knowledge. */
export const knowledgeMessages = `
  why is the sky red in the evening; how many moons has jupiter; what's inside a black hole; who discovered penicillin
  how does a fridge make cold; do penguins have knees; how long does a tortoise live; what's the fastest animal in water
  are mushrooms plants; why are flamingos pink; how do bees find home; how does a tree drink water up to the top
  which tree grows tallest on earth; how do you tell the age of a tree without cutting it; why do leaves turn yellow
  which layer of the rainforest gets most light; what animals live in the rainforest canopy; how deep do roots of an oak go
  what is photosynthesis in one sentence; what does ph mean; why does ice float; how hot is the sun; what is the speed of sound
  how do planes stay up; what did people in egypt eat; who was cleopatra's brother; what caused the black death; who were the vikings
  why did the templar knights get arrested; what did a knight eat for breakfast; how heavy was a suit of armour
  how many crusades were there; who was joan of arc; what was the magna carta; who won at waterloo; why did world war one start
  what was the marshall plan; who built the berlin wall; when did apartheid end; what was the silk road, the real one with camels
  who was shah abbas; when was the persian constitution; who was tipu sultan; what is the oldest university
  when did women vote in switzerland; who shot kennedy; what was watergate; what happened at chernobyl; when did the euro start
  what was the south sea bubble; how did tulip mania end; who was john law; what did the medici bank do; why was the gold standard given up
  who was keynes; what is game theory; explain the prisoner's dilemma; what is opportunity cost; what is a monopoly; what does gdp measure
  why can't a country just print money; what is the difference between left and right in politics; how is a pope chosen
  how many seats are there in the us senate and who draws the districts; how does the electoral college work
  who is the prime minister of japan; what does the un security council do; which countries have a king; longest river in europe
  highest peak in africa; how many islands has indonesia; which countries border chad; smallest country in the world
  why is greenland called green; what language do they speak in suriname; how many people live in tokyo
  flag with a cedar tree, which country; what's the currency of mongolia; what is 15 percent of 260; square root of 2 to five digits
  area of a circle with radius 7; sum of the angles in a polygon with nine sides; how many diagonals has a hexagon; is a square a polygon
  find the perimeter of a regular polygon with side 4 and 12 sides; what is a prime number; explain fractions to a child; derivative of ln x
  what is the integral of 1 over x; solve 5x minus 3 equals 2x plus 9; mean, median and mode of 3 7 7 9 14
  how do i convert binary 1011 into decimal; binary search explained; what does hexadecimal mean; what is a byte; who invented the internet
  what does http mean; how does wifi work; what is an algorithm for a ten year old; how does gps know where i am; what is moore's law
  what was the first computer bug; who was ada lovelace; what is the turing test; who painted the scream; where is the mona lisa
  what is cubism; who composed the four seasons; how many strings has a harp; what key is the moonlight sonata in; who wrote don quixote
  what is a sonnet; moral of the tortoise and the hare; who is the hero of the odyssey; what is a tragic hero
  what is the hero's journey by campbell; plot of macbeth in five lines; what does metaphor mean; past participle of to swim
  comma before because; is data singular; what is an oxford comma; what does e.g. stand for; how many words has english
  oldest written language; what's the hardest language; why do the dutch ride bikes; why do we shake hands; why is friday the 13th unlucky
  origin of april fools; what is ramadan; what do buddhists believe; what are the ten commandments; who was zarathustra; what is yalda night
  what is diwali; why do jews not eat pork; what is karma; what did socrates say before he died; what is stoicism; does free will exist
  what is the trolley problem; why do we dream; what is the placebo effect; what does iq measure; how does memory work
  what does the liver do; which blood type is rarest; how long are our intestines; why do we yawn; can you get sunburnt through glass
  how much of the body is water; how many teeth do adults have; what's the heaviest metal; what is gold's chemical symbol
  what is salt made of; what is inert gas; who invented gas light; why is natural gas odourless; what is an isotope
  how does a nuclear plant work; what is a semiconductor; who was tesla, the man; what is entropy; how many joules in a calorie
  what units did the romans use; how long is a nautical mile; how many feet in a mile; what is a light year; how many grams in a stone
  what is a leap second; how old is the universe; what is dark matter; who was the first dog in space
  when is the next solar eclipse in spain; what is a comet; what causes tides; why do volcanoes erupt; how strong is a magnitude 7 quake
  what is el nino; how do clouds form; what makes thunder
`;
