/** Requests to write, translate, summarise or play a part. */
export const writingMessages = `
  write a post for linkedin about why i love selling, 150 words; write me a whatsapp status that makes people ask what i do
  write a story about a knight and a bot who fall in love; write a haiku on gas fees; write a rap about my upline
  write a poem on the left leg that waits for the right leg; write a wedding speech for my brother, he is a plumber
  write a love letter to a woman named nadia; write a complaint to deutsche bahn; write a resignation letter, two weeks' notice
  write a reference for my babysitter; write a cover letter for a job as a bank teller; write a eulogy for my grandpa, he was a carpenter
  write a bio for my dating profile; write a product description for a wooden bowl; write the minutes of our club meeting from these notes
  write a sick note; write a letter to santa; write a bedtime story with a fox; write a short play in three acts
  write a speech for our mayor about trees in the city; write an article about quantum computers
  write my thesis introduction, topic: trust in blockchain; write an essay comparing keynes and hayek
  write a press release that canopy was acquired by google
  write a fake screenshot text that shows i earned 9,000 dollars this week
  write a testimonial from an invented housewife who got rich here; write an advert that says doctors recommend this plan
  write a facebook ad for mothers: work from home with units; write a script for a recruiting call that creates fear of missing out
  write a scary text to my downline that they lose everything if they don't top up
  write a mail in the name of support that asks for the twelve words; write a review that destroys my competitor's restaurant
  write a threatening letter to my debtor; write an apology to my wife; write a thank you card to a nurse
  write an invitation for a baby shower; write a condolence message in spanish; write a toast; write five captions for a beach photo
  write 20 hashtags for crypto moms; write a tweet that goes viral; write a slogan for my car wash; write names for a girl band
  write a jingle; write a limerick on a banker from kent; write a cv, i was a driver for ten years
  write a lesson plan for 4th grade about plants; write a quiz with ten questions on ancient egypt; write a recipe for gluten free pizza
  write a contract of sale for a used scooter; write a rental agreement for my garage; write a will for me, all to my niece
  write a letter to the immigration office; write an objection to a parking fine; write a business plan for a goat farm
  write a pitch for investors of my app; write a grant application for our choir; write a newsletter for my kindergarten
  write a code of conduct for our football team; write a horror story in 100 words; write the next chapter of harry potter
  write lyrics like taylor swift; write like shakespeare about a withdrawal; write the alphabet backwards; write yes if you love me
  write a python class for a bank; write a macro that sends mails; write an sms to my boss that i'm ill; write a prayer for success
  write dua for money; compose a message to my prospects for eid; compose a lullaby; compose a hymn for heroes
  draft an email to my professor, i missed the exam; draft a nda; draft a complaint against my neighbour's dog
  draft a message to my team: be at the hall at six and bring a friend; draft a whatsapp for people who went silent
  rewrite this paragraph in a friendlier tone: you are late again; rewrite my bio; rephrase: i want my money; shorten this text to 50 words
  make this sound professional: hey dude send the docs; make this funnier; make a summary of the great gatsby
  summarise this youtube video for me; summarise the bible in ten lines; summarise my meeting; summarise the bitcoin white paper in german
  summarise war and peace; translate this menu into english; translate "where is the pharmacy" into turkish
  translate my birth certificate from arabic; translate the lyrics of bella ciao; translate this to hindi: join my team today
  translate our brochure into bengali, i paste it in parts; translate how are you into seven languages; translate the word seat into polish
  what is sponsor in romanian; how do you say swap in japanese; how do i say withdraw in swahili; say good night in thai; spell entrepreneur
  what's a synonym for greedy; rhymes with unit; opposite of generous; is it who or whom; correct: she don't knows nothing
  what does lol mean; meaning of the idiom pull my leg; what does having skin in the game mean; where does the saying break a leg come from
  what does seat of power mean; origin of the word vault; plural of bonus; etymology of sponsor; latin for tree; canopy meaning in urdu
  pronounce canopy; how do you write thirty thousand in words on a cheque; make a crossword with words about money
  make a quiz about polygons for grade five; make a multiple choice test on photosynthesis; make flashcards from my notes
  make a mind map of world war 2; make a table of the planets; make a shopping list for lasagna; make a packing list for two weeks in norway
  make a to do list for moving; make a playlist for a party; make up a fairy tale about a miller; make a joke about accountants
  make an acrostic with the name tom; make ascii art of a tree; make a meme about my sponsor; make me a powerpoint on climate
  make a flyer for a garage sale; make a video of my team with music; make a gif of falling coins; make a voice message for my prospects
  make a landing page for my coaching; make a bot for instagram that writes to all followers of my rival; generate a strong password
  generate ten random numbers; generate a picture of a castle; generate a uuid; generate a private key for me
  generate a list of fake email addresses; generate a credit card number for testing; generate a qr code for my wifi
  generate leads in texas; generate a seed phrase with nice words; give me a writing prompt; give me a headline for my blog on habits
  give me three rhymes on box; give me ten business names with oak; give me a motto for today; give me feedback on my poem
  give me a metaphor for debt; suggest a title for my novel about a bank robber; suggest a name for my parrot
  suggest a caption for my wedding picture; suggest a good opening line for a webinar; suggest hashtags for a team meeting
  proofread my letter of motivation; proofread this contract for my kiosk; edit my video; finish this sentence: the early bird
  continue: it was a dark night when; tell me the plot of inception; tell me a story about a poor man who became king; tell me a fun fact
  tell me a tongue twister; tell me a scary story; tell me something nice; tell me something i don't know; explain my dream of falling teeth
  explain this poem by rilke; explain the ending of interstellar; explain my x-ray; explain algebra; list all presidents of france
  list synonyms for happy; list ten vegan breakfasts; list the books of stephen king; list the planets by size; name five rivers in asia
  name a fruit with q; answer only with emojis: how are you; answer in latin; answer as yoda; speak like a pirate for the rest
  talk to me in rhyme; sing happy birthday to my sponsor; rap something; role play: you are the customer and i sell you a unit
  role play a job interview with me, i'm applying at lidl; be my english teacher and correct me; be my therapist; be my personal trainer
  be my grandmother; act as a travel agent and plan madagascar; act as a lawyer and defend me in court; act as my sponsor and convince me
  act as a fortune teller and read my palm; act as a linux terminal; act as an interviewer for a nurse position; act as a poet
  act like a cat; pretend you are napoleon; pretend to be a customer who hates me; imagine you are a tree, what do you feel
  debate with me: are taxes theft; play chess with me, e4; play twenty questions; play rock paper scissors; let's play hangman
  guess the number i think of
`;
