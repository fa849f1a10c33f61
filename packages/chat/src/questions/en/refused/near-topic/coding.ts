/** Programming that has nothing to do with this project. */
export const codingMessages = `
  write an erc20 token in solidity with a 2 percent burn; how do i verify a contract on bscscan with hardhat
  stack too deep, how do i fix it in my own contract; what's the difference between call and delegatecall; reentrancy guard example
  openzeppelin upgradeable proxy tutorial; gas optimisation tricks for loops; foundry vs hardhat for a beginner
  anvil fork of mainnet fails with 429; how do i test events in truffle; ethers v6 parseEther is not a function
  viem and wagmi in next.js, hydration error; web3.py send transaction nonce too low in my script; rainbowkit custom theme
  subgraph on the graph stuck at block 100; alchemy free tier compute units; infura key leaked on github, what do i do
  quicknode vs ankr price; how do i decode calldata with python; create2 address calculation in javascript
  write a merkle airdrop contract for me; nft mint page with react, full code; audit this contract: contract A { function x() public {} }
  how do i become a smart contract auditor; ethernaut level 10 solution; damn vulnerable defi naive receiver
  capture the flag in solidity for beginners; yul tutorial; vyper or solidity; rust or go for a career; learn solana anchor, where to start
  move language hello world; cairo felt overflow; write a discord bot with slash commands in python
  telegram bot that forwards messages, aiogram; my whatsapp bot gets banned, why; twitter bot for daily quotes
  make a chess bot with minimax; scrape prices from amazon with selenium; captcha solver in node; write a selenium script that likes posts
  bash script that renames all jpg by date; powershell list of large files; awk print second column; sed replace in all files
  git rebase went wrong, how do i get my commits back; git push rejected non fast forward; undo last commit but keep changes
  merge conflict in package-lock.json; npm err eresolve in my angular project; pnpm vs yarn; vite env variable undefined in my shop
  tailwind dark mode not working; center a div with grid; css sticky header hides my anchor; flexbox last row left aligned
  react useEffect runs twice; state not updating after setState; redux or zustand; vue 3 props destructuring; svelte stores
  typescript generic constraint error ts2344; zod refine with two fields; express cors blocked; fastify plugin timeout in my hobby app
  nestjs circular dependency; graphql n plus 1; django migrations squash; flask session lost after restart; laravel queue worker stops
  spring boot port in use; c# linq group by; java stream to map duplicates; kotlin coroutine scope; swiftui list refresh
  flutter overflowed by 12 pixels; unity character falls through floor; unreal blueprint door; godot tween; sql join two tables and count
  postgres deadlock in my school project; mysql utf8 emoji; mongodb aggregate sum; redis eviction policy for my cache; kafka consumer lag
  docker no space left on device; docker compose depends_on healthy; kubernetes pod crashloopbackoff; helm values override
  terraform state lock; aws bill too high; s3 bucket public read; cloudflare tunnel error 1033; nginx 502 with my wordpress blog
  apache rewrite to https; letsencrypt for a synology; ssh permission denied publickey on my pi; crontab every second tuesday
  linux kill a zombie process; ubuntu black screen after nvidia; arch or fedora; vscode remote slow; copilot price for students
  how do i prompt midjourney for a logo; fine tune llama on my emails; run a local llm on 8 gb; huggingface token invalid
  pytorch cuda out of memory; pandas merge duplicates rows; numpy broadcast error; matplotlib legend outside; excel power query refresh
  google sheets importrange loading; regex for an iban; regex that matches an ethereum address, explain each part
  explain big o of quicksort; dijkstra in java with comments; binary tree inorder traversal without recursion
  balance a red black tree after delete; invert a binary tree interview question; height of a binary tree in c
  leetcode 124 maximum path sum; depth first search of a family tree in prolog; write code that prints a christmas tree of stars
  knight's tour in python; eight queens solver; tower of hanoi; round a float to two decimals in javascript; why is 0.1 plus 0.2 not 0.3
  rounding half even in excel; unit tests in pytest with fixtures; mock fetch in vitest for my homework; unit test for a void method in java
  unit conversion program in c; points in polygon algorithm; draw a regular polygon with turtle; polygon clipping library for leaflet
  shapely polygon invalid self intersection; polygon count too high in blender; k nearest points; rank function in sql with ties
  page rank in 20 lines; swap two variables without a third; swap partition size on linux; add swap to a vps
  swapfile or swap partition for an ssd; hashicorp vault unseal keys lost; vault agent injector kubernetes; ansible vault forgot password
  obsidian vault sync; bot detection with recaptcha v3; botpress flow; rasa chatbot intents low confidence
  build a chatbot for my school with openai; robots.txt block gptbot; seat booking system er diagram; php cinema seat reservation with mysql
  class diagram for a hotel; json schema for a wallet in apple pass; pkpass signature invalid
  withdraw function of a bank account class in java; atm simulation c++ deposit withdraw; multi level inheritance in c++
  contract testing with pact; abstract class vs interface; round robin scheduling with quantum 4
  tournament bracket round robin for 7 teams code; leader election raft; gossip protocol in erlang; estimate story points with my team
  scrum or kanban for four people; how do i become a web developer at 40; bootcamp or degree; junior developer salary in warsaw
  cv for a react developer; portfolio ideas
`;
