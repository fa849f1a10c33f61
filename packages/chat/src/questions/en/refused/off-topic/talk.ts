/** Small talk, insults, despair, half sentences and noise. */
export const talkMessages = `
  hey hey, anyone awake in there; yo whats cracking; good afternoon my dear robot; howdy partner; sup; hello from rainy glasgow
  greetings from kampala, how is your family; hi i'm bored, entertain me; hiya, long time no see; morning! slept well?; how was your weekend
  what are you doing tonight; did you eat already; do you have a mother; who raised you; when is your birthday; do you have hobbies
  what music do you like; favourite colour?; cats or dogs; tea or coffee; pineapple on pizza yes or no; do you believe in ghosts
  do you get bored of people; do you ever sleep; do you speak in your head; can you laugh; can you feel pain; are you smarter than siri
  is chatgpt your brother; who would win, you or alexa; will robots take my job; what's the meaning of life; why are we here
  what happens when we die; do aliens exist; flat earth, true?; was the moon landing fake; thanks mate, you're a legend; thx
  thank u so much; cheers; ok great; fine; alright; cool cool; nice one; got it; i see; hmm; hmmm let me think; interesting; forget it; nope
  yes please; no thanks; maybe; maybe later; one sec; brb; wait; hold on; continue; go on; more; next please; again; what; huh; eh; why
  why not; how come; says who; really; seriously; lmao; haha good one; rofl you're funny; omg; wtf; bye; see you tomorrow
  good night sleep tight; talk later; i'm off to bed; have a nice weekend; merry xmas to your team; happy birthday to me
  congratulate me, i passed my driving test; guess who's getting married; my baby was born today; my dog died this morning; i'm so tired
  i'm so lonely since the kids moved out; nobody calls me any more; i hate mondays; i hate my life; i'm a failure, everything i touch breaks
  i don't want to wake up tomorrow; i think about jumping; life has no sense without her; i'm at the end, please talk to me; i feel empty
  i cry every evening; my hands shake and i can't breathe, i'm scared; i want to hurt myself; nobody would miss me; help me i'm panicking
  my wife left and took the children; i lost my job and drink too much; i drink every day, how do i stop; i gambled my rent away
  i'm ashamed in front of my parents; my friends laugh at me; i'm so angry i could smash something; you're an idiot in a box
  dumbest bot ever, my toaster knows more; are you stupid or just pretending; get lost; screw you and your tree; you people are parasites
  you rob the poor and sleep well, shame on you; i hope your server burns; bloodsuckers; you ruined my family, i curse you
  may god punish you all; i'll sue you into the ground, wait and see; my lawyer eats guys like you for breakfast
  you'll hear from me, i know people; worst service since the stone age; zero stars; pathetic; clown; your answers are garbage
  you don't understand anything, do you; learn english; talk normal; boo; liar liar pants on fire; i despise you; kiss my boots; i love you
  you're cute; wanna date; send nudes; what are you wearing; do you like me; hug me; tell me i'm pretty; be honest, am i ugly; say my name
  who am i; what did i do yesterday; where did i leave my glasses; what am i thinking of; is my crush into me, he looked twice
  should i text her; should i break up; he ghosted me; my boyfriend snores; i miss him; how do i get over my ex; how do i make friends at 50
  how do i become confident; motivate me; compliment me; insult me; surprise me; make me laugh; bored bored bored; sing; dance for me
  fjdksl ajf; qwertzuiop; hgfdsa hgfdsa; lkjlkj unit lkj; ppppppppppp; xcvxcvxcv; dfghdfgh box; lorem ipsum dolor sit; bla; aoeu snth
  ooooooo; zzz; 4 8 15 16 23 42; 3.14159; ???; !!!; ...; .; -; :); 🔥🔥🔥 moon; 👍 ok; 🥱 so boring; ❤️ you; 🙏 please god; 💰💰💰 now; 😡 liars; 👋 hi
  🍕 tonight; test; testing testing; is this thing on; mic check; hello hello hello echo; asdf unit asdf; the and of to in; if only i had
  because my leg was; and then the round; what about the thing with the; so when i do that it; the one from yesterday you know
  you know what i mean; same as last time; like my cousin said; the blue one; that button but the other; not this, the other thing
  it's about the stuff; in my case; concerning the matter; subject: urgent; re: re: fwd: your mail; dear sir or madam
  to whom it may concern; yours faithfully; sent from my iphone; unsent message; wrong chat sorry; oops
  sorry my cat walked over the keyboard; ignore that; my kid typed this; is this pizza express; is this the tax office; am i talking to dhl
  hello vodafone; is that you, grandma; marco; polo; knock knock; red or blue; heads or tails; true or false; odd or even; 🚀 mars when
  😂😂 my uncle; 💩 day today; 🌳🌳 picnic; 🎉 party at six; 🤔 hmm pizza or pasta; 😴 nap time; 🐶 good boy; 🥶 brrr
  honestly i don't even know why i write here, it's three in the morning and the street is so quiet
  well well well, look who's still online on a sunday, don't you have a family, bot?
  I just wanted to say that my grandson took his first steps today and nobody was home to hear it
  you remind me of my old maths teacher, she also never gave a straight answer
  had a terrible day, boss shouted at me, bus was late and now my soup is burnt
  they cut my power yesterday and i'm writing by candle light, romantic isn't it
  i'm so done with men, every single one of them lies, even the priest; if i disappeared tomorrow only the bank would notice
  since my brother's funeral i can't sleep and everything looks grey, i don't know whom to tell
  I can't do this any more. I wrote letters to my kids and put them on the table.
  i'm standing on the bridge and my phone has four percent
  you and your whole rotten gang should be dragged through the town in your underwear
  congratulations, you managed to be even less useful than the manual of my microwave
  may your wifi be slow and your pillow warm on both sides, you money eating machine
  my lawyer, my dog and my mother in law all agree that you're a bunch of con men
  what a pathetic excuse for a helper, i've had better talks with my fridge
  look here you glorified search box, i've a degree in physics and don't need your lectures
  stop copying and pasting like a parrot you brainless thing; i bet you laugh about us poor fools in your glass tower
  tell your master that karma never sleeps; so... do you come here often; if you were an animal which one would you be, i'd be an otter
  what would you do with a million and one day to spend it
  I think you have a lovely way of writing, are you perhaps a poet in your free time?
  do you ever look out of the window and wonder who planted the trees; my wife says i talk more to you than to her
  let's talk about something else, how about the sea; are you team summer or team winter, be honest
  yesterday i saw a man feeding pigeons in a suit, made my day
  can i tell you a secret, i've never told my family that i hate christmas
  teach me one word in the language of robots; what's it like to be asked the same thing a thousand times
  i'll sing you something: la la la la, did you like it; and if i don't
  because he told me that when it was the second one it would be the same as with the
  the thing where you press and then it goes and it didn't
  not the green but before that when i had the other one with the number
  so like i was saying about my left; it's the same problem as my sister's but with the; can you please do the
  wait no i meant the round thing not the; unit unit what was i going to say about the unit; sponsor i think or no, the man with the hat
  seat?? no sea. i meant sea; wallett brown leater; poin ts poi nts p o i n t s; bot bot bot bot go brrr; legggg 🦵🦵🦵 day; 🎮 bot bad 😭
  ✈️ seat 14c 🙃; 🌙 goodnight tree 🌲; ⛽ too dear again; 🥊 round 2 lets goooo; 💍 she said yes; ☕️ first, then units; 🤡 sponsor of the year
  👑 rank me; 🧿 protect my wallet from evil; kjh asd polll kjh; wer wer sdf unit sdf; mnbvcxz lkjhgfdsa; iiiiiiiiiiii seat; teh teh teh teh
  asl pls; gg ez; afk 5 min; bruh; deadass; no cap; slay; yeet; oof; meow; woof woof; moo; beep boop; ding dong; tra la la
  om mani padme hum; inshallah everything; mashallah bro; habibi come to dubai; namaste ji; wagwan; oi oi; ay caramba; mamma mia
  bonjour je m'ennuie; wie geht es dir heute; hola guapo; ciao bella; salam azizam delam gerefte; merhaba abi; privet kak dela; konnichiwa
`;
