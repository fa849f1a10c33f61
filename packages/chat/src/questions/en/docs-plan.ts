import type { PassageQuestions } from "../passage-questions.ts";

export const docsPlanQuestions: PassageQuestions = {
  "docs/plan": `
    glossary of the terms of the plan: entry, upline, leg, flash, credit, settle
    what does upline mean in the code, and why is the argument called referral
    where are the rules of the contract written down in full for programmers
    what is the difference between an entry and a unit in your documentation; which document is the specification of the contract
    second implementation in typescript; definition of box, round, rebate, point as used in the sources
    i'm an economist writing a paper and need the formal rules, which page should i cite; what do you call a pair above the cap
    what does it mean to settle as opposed to credit; how do contract and model get compared
    interfaces IPlanActions and IPlanViews; spec of the compensation plan; vocabulary list for reading the solidity
    word list of the plan for translators; technical terms explained: member, sponsor, leg, day pool
    my professor doesn't accept leaflets, where are the rules defined so precisely that one could program them again
    in your documents i stumble over upline, flash, credit and carry, is there a table that explains each of the words
    there seems to be a second implementation in another language, what is it for and from which text was it written`,
  "docs/plan#what-a-member-does": `
    which actions exist for a member in the contract: register, top up, withdraw, what else
    life of a member in three steps according to the rules page
    for how long is an old name reserved after a change, per the specification, and where does the fee go
    two steps to move a seat to another address, who does which
    spec: on which leg does register place a newcomer if none is chosen
    does the plan ever push coins to a member on its own, going by the rules page
    list of user actions of the plan contract for my analysis; what may a participant do on chain after he has entered
    use cases of the contract; left first then right by default, is that in the spec
    formal description of registering with sponsor and upline; summary of the member's operations for an integrator
    for my diagram i need the actions that a participant can take in the contract, from entering to moving the seat
    does the specification say on which side a newcomer lands if he chooses nothing, and whether coins are ever sent without being asked`,
  "docs/plan#where-a-rounds-money-goes": `
    exact formula of the point value in wei; pool / max(points, 10 x units)
    why is the divisor ten times units and not just the number of points; how is the rebate of one unit computed and rounded
    who gets the leftover wei; shares in basis points: 10, 73, 2, 10, 5, recipients of each
    why does the commons money leave the plan instead of returning to the members; sink against farms
    what would a sybil farm earn if the rest rolled over to later rounds; 138 % figure; rounding rules of shares
    is every wei of a round assigned
    mathematician here: prove that a member at the cap earns at most the pool share of his own units
    which part of a payment ends in the rank kitty by formula; HeroPool is the remainder, how
    why does the root earn neither commission nor closing reward, what's the reasoning in the spec
    formula sheet of the money flow of a day; who can call collectCommons
    i'm building a spreadsheet model of a round and need each amount with its rounding direction; constructor arguments for shares
    must the shares add up to 10,000
    how does the design stop people who open hundreds of accounts from raiding a stagnating network
    i'm building a model of the day in excel, what is the exact formula for a point and in which direction is each amount rounded
    explain the reasoning why the tenth leaves the system altogether and doesn't go back to the members
    what would a person with a thousand accounts gain if the unused part of the pool were kept for the next day
    in a day with very few pairs, how much of the pool is returned per unit, as a formula please`,
  "docs/plan#numbers": `
    table of all constants of the plan, core next to plus
    unit price, cap, fee of a new name, round length, month length in one table; how many rounds has a month in the contract
    excess accepted in percent; what differs in numbers between core and plus; maximum value of a rank share in units; 0.6 units
    quarter of a unit per point; i need every figure of the plan for a comparison table in my article
    constants for my own calculator; parameters at a glance; is the name fee charged in plus too; how many units at most in plus
    figures of both plans side by side; key numbers of the system; allowed characters and length of names in the specification
    when does round zero begin
    for the comparison in our consumer magazine we need all figures of both plans in one table: prices, limits, fees, lengths
    is the excess of two percent the same in the larger plan, and what about the fee for a new name there`,
  "docs/plan#points": `
    how are variances of the legs defined in the contract; leftVariance and rightVariance
    pairs = min of both sides, what happens to the rest in the code; do leftUsers count persons, the name of the field suggests it
    specification of flash: are pairs above the cap consumed on both legs
    does a unit bought today raise the cap for today's pairs, in the spec; half-points explained
    formula of the daily cap in the contract; what does the root do with its pairs, formally
    programmer's question: is the carry-over of unpaired units unlimited in time; definition of a pair in the rules
    own settled units and the cap; cap counted with units bought later the same round or only earlier ones
    which variable holds the waiting units on my left side
    as an actuary i need the definition of a pair, of the rest that stays, and of what is consumed above the limit
    the getter called leftUsers returned 37, though there are only fourteen people on that side, what does it count`,
  "docs/plan#settlement": `
    how does settlement work technically; distribute function; carry; distribute and settle in the contract
    how is a round closed technically; carry, complete, close, credit; dirty flag; batch below 50 ids reverts; who is _sys
    total(root); proof that a round is complete; exNodes
    i want to write my own settler, which members must a batch contain, in what order, and when does the contract accept the end
    what prevents a cheat who leaves out a member; can a batch be replayed; reward for each entry of a batch; state after a half done day
    what is computed off-chain and what on-chain
    distribute(nodes, exNodes, _sys) arguments explained; proof that a round is complete when total(root) equals all units
    what does a child owe its parent in the carrying step
    i'm writing a paper on lazy propagation in binary trees on chain, how does yours move units up
    does the order of ids matter in distribute; second call for the same node; closing fixes which five amounts`,
  "docs/plan#ranks": `
    rules of ranks in detail; formula of the share cap; claimRank and collectRank calls; when has a month passed
    windows never overlap; lifetime thousand in code terms; 2,500 x points
    i write a script that claims for me each month and need the exact conditions that the contract checks
    window in blocks or seconds; how are five knights' members proved; what's passed to the claim call; carry-over of an unclaimed pot
    cap on shares per member
    exact conditions for hero and knight in the contract; 2,500 or 1,000 dollars threshold
    when does a window close and the next one open, which call does it; do commissions count for the threshold by the formal rules
    point earnings are valued at which price and count for which month
    order of claims: heroes before the knight who sponsored them; can any account claim for others; a month has passed means`,
  "docs/plan#price": `
    how is the price fixed in the contract; candidate price; price confirmation; second reading within ten percent; updatePOLPrice
    jump above 50 %, candidate rule; who fixes the round's price on chain; stale reading revert; an hour between readings
    as an auditor i ask how the contract turns the oracle's reading into the day's price and what stops a manipulated value
    what if the first buyer of the day sees a wrong quote; max age of the reading; who pays for fixing it; heartbeat of the oracle
    rounding of the pol amount
    who reads the feed first in a round and what happens if it jumped by sixty percent overnight
    candidate reading, between an hour and a day younger
    can someone keep entries closed by calling updatePOLPrice again and again; withdrawals while the price waits for confirmation
    why do all members of a day pay the same, in the contract's logic; does a change of username fix the price of the round too`,
  "docs/plan#plus": `
    how is the plus contract bound to the core contract technically
    does plus store its own usernames or look them up in the first plan; second deployment of the same bytecode
    plus asks the core plan for addresses; if i move my seat in the core plan, what changes in the plus contract
    developer: do i have to sync names between both deployments
    where can a name or an address be changed if someone is in both plans; same genesis and opening for both contracts
    feed of plus; does plus have its own code; constructor argument core plan
    can someone be in plus without core, contract level check
    integration: which address does the plus contract see after a wallet move
    is a sponsor in plus chosen separately by the contract
    our integrator asks whether he has to copy names and addresses from the first contract to the second or whether they are looked up
    a member moved to another wallet in the small plan, and the second plan knew of it at once, how is that built`,
  "docs/plan#views-in-a-block-explorer": `
    read contract in polygonscan; view functions; call a view; read my box in polygonscan; which function shows my points
    use the contract in a block explorer; PlanViews address; boxOf in the explorer; look up my variance on chain; getters
    read tab shows numbers in wei; which getter has my units
    a journalist wants to see my points without trusting your page, which entry under read contract should he open
    what do i type into the address field of the getter; convert wei to pol in the explorer; public variables of the plan; read proxy or not
    see who my parent is on chain
    polygonscan shows only few functions under read contract at the plan's address, where are the others
    open the address that views() returns, then what; all view functions in the explorer; why two addresses
    a sceptical uncle wants to look up the units of my seat in the explorer himself
    getter list is incomplete at the first address; read side of the contract split from the write side, how do i call it`,
  "docs/plan#use-the-plan-without-this-site": `
    register with cast; topUp by command; acceptance of a moved seat on the command line; shell commands for members
    all contract calls for a member; claimRank from the terminal; how do i join by a raw call
    suppose your domain is seized tomorrow, which commands let my members buy, accept a seat and claim from a terminal
    cast send examples; abi of the member functions; foundry commands for joining; do everything from a script without a browser
    hardhat console instead of the website
    changeAddress and acceptance with cast, which commands; my laptop has no browser, just a terminal with foundry
    withdraw, claim and move my seat from it; claimRank with my id on the command line; addrToId gives what
    collect the shares of month zero by shell; write contract tab: which calls for a member after he connected his wallet
    full list of commands for members when the pages are gone`,
  "docs/plan#gas": `
    gas cost of registering; gas per call; how much gas does registering use; gas of a withdrawal
    how much gas does one registration burn; gas used by each function of the plan; cost of a call in gas units
    gas of settling a round; snapshot of gas per function; how heavy is topUp; gas of a name change; cost of settling fifty ids
    worst case registration gas; gas numbers table
    our accountant wants the fee of each action in units so that he can multiply it by the gas price of the day
    is registering dearer at the bottom of a long leg; gas for buying five at once; most expensive function; estimate before i sign
    gas limit i should set by hand
    does registering cost more gas at depth one thousand than near the top
    gas used by withdraw with something to credit and with nothing; table of limits against the measured gas of each call
    compare your gas with contracts that walk the upline; developer of a wallet asks for gas estimates of topUp and register
    dearest calls known; WorstCaseGas.t.sol figures`,
  "docs/plan#storage": `
    storage layout of the plan contract; which slot holds the price in force
    i want to read a member's box by eth_getStorageAt, which slot is it; how are nodes, seats and accounts packed in slots
    2 + 2^32; which function writes which slot; table of storage variables; packed types of the contract and their bits
    why no mappings with hashes for members; slither printed the variable order, does your layout document agree
    storage proof of my balance: key of _accounts[id]; where are month pots kept in storage; _names mapping and reservation
    forensic analyst: how do i decode raw slots of the deployed plan; does PlanViews read the same layout
    consecutive member slots; slot of the window; eight ids per slot of pointy; bit layout of Days, four rounds in a slot
    i want to read a box directly from the state of a node without calling a function, in which slot and at which bits do i find it
    our static analyser lists gaps of billions of slots, is that on purpose and where is the layout described`,
  "docs/plan#choices-beyond-the-specification": `
    in which points does the implementation go beyond or differ from the original specification
    why is there no lottery share in the contract; share cap was three units in the first design
    nodeSeat and nodeData take an address, is that in the spec; what happens to counters at their largest value
    overflow of lifetime points; deviations from the first draft of the plan; decisions that the customer did not specify
    where does a closing reward for the root go and who decided that
    reviewer: list what was decided by the authors and not by the commissioned text
    how many rounds does UserActivity return at most; can the former owner take his old name back within thirty days
    does a month with no entries have a claim window; additions to the requirements; interpretation choices of the developers
    the customer's text says nothing about the closing reward of the top seat, who decided where it goes and where is that written
    which points of the implementation should a reviewer look at because the original requirements left them open or were changed`,
  "docs/plan#rule-by-rule": `
    which test proves that a taken leg is refused; table that maps each rule of the plan to the test which proves it
    where is it tested that fewer than 50 ids must complete a round; name of the test for two percent excess
    Register.t.sol tests by rule; is there a test that a withdrawal works while the price feed is dead
    traceability matrix of requirements to tests; rule coverage for auditors
    how do i know that the daily cap rule is really tested and where; which test covers the rank of a hero at fifty points
    Ranks.t.sol; as quality inspector i want evidence for each sentence of the rules
    differential tests, gas snapshots, attack search: what checks the plan besides unit tests; test names for settlement order
    evidence that every wei has an owner; reentrancy of a withdrawal, which test shows it pays once
    the certifier demands for each sentence of the rules the name of the test that proves it, do you have such a list
    how do i find out whether the limit of five units is tested, and in what file`,
};
