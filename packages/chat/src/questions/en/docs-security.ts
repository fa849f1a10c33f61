import type { PassageQuestions } from "../passage-questions.ts";

export const docsSecurityQuestions: PassageQuestions = {
  "docs/security": `
    contract attacks; threat model; security of the contract; what attackers can try; known risks of the contract; invariants
    which attacks were tested; attack surface of the plan; known weaknesses; sybil farm; reentrancy; front running the settlement
    mev; griefing; what can a hostile miner do
    our security team must sign this off, where do you say what an attacker with money, a bot farm or a node could do
    how's the oracle protected against manipulation; flash loan attack; can a miner reorder entries for profit; list of assumptions
    self-review of the solidity
    before our dao puts money in we need the threat analysis of the plan contract, where's it
    how many random call sequences by hostile actors does each test run do; page of vulnerabilities with mitigation and test
    what does the long test run add; whom must members trust and which risks are not prevented, starting page
    smart contract assessment report by the makers; hackers and the plan contract: summary of what was considered`,
  "docs/security#invariants": `
    which invariants hold for the contract; what is always true of the plan contract; properties that the fuzz tests check
    invariant tests of the contract; what must never be violated; sum of boxes never above balance; properties under random calls
    echidna; units conserved; assertion list; what's checked after every call
    i'd like to run your fuzzer overnight, what are the statements that must hold after any sequence of calls
    conservation of money in the contract; properties for certora; how many runs and what depth; solvency as a property; handler of the fuzzer
    which statements about boxes and pots are checked after every random call
    actors that refuse pol, reenter and front-run in the fuzz tests; PlanChecks.sol numbers 1 to 11, where explained
    mutants that the invariants alone must find; formal methods student: list of safety properties of the plan with their notation
    model that walks the whole upline for each entry, compared after each call`,
  "docs/security#trust": `
    whom must i trust in the plan contract: deployer, operator, oracle, settlers, other members
    what power has the deployer before and after the opening, for our due diligence
    what could a malicious price feed do to the plan, in the threat model; can a settler leave out an entry or close a round early
    what can another member do to me on chain: take a free seat, lower the rebate, anything worse
    what if the operator's address refuses pol or its key is lost; trust assumptions section for the contract
    who owns the feed's proxy and why does it matter; register0 seats at the top, what advantage do their holders have
    is the two step move of a seat a protection against theft or against typing errors
    risk officer: list every actor with its abilities in this contract
    units bought cheaply by a manipulated oracle, would the plan stay solvent; nobody settles for a month, what do members lose
    can any caller credit or claim in my name and does it cost me something
    our lawyers want to know for each party, deployer, operator, price source, closers, other members, what harm it could do
    what harm would follow if the owner of the price source wanted to cheat, and could it make the plan insolvent
    before the opening the deployer can do one special thing, what is it and what advantage does it give`,
  "docs/security#disclosed-risks": `
    list of accepted risks; what's known and not fixed; residual risk of the plan contract; which problems do you admit
    documented weaknesses
    what do you yourselves say isn't solved, before i recommend this to my clients
    risks that remain after all tests; won't fix list; caveats for due diligence; what could still go wrong with the contract
    known limitations that an auditor would flag
    how much can a person with a thousand accounts win at best according to your own measurements
    spillover and weak-leg camping, is it a known hole; what percentage does a lone farm lose; farm of ninety units
    from which size on is there no bound for cheaters; my professor asks which unfair advantages the authors concede
    gains of a farm come out of whose pockets`,
  "docs/security#faults-and-their-tests": `
    which bugs do the contract tests look for; faults and the tests that find them; list of attacks with the test of each
    mutation tests of the contract; mutants killed; which test catches a wrong share; table of bugs planted
    coverage of attacks by tests; rounding exploit test
    if i change one line of the contract for the worse, does some test turn red, and where's the table of that
    which test covers overflow; planted errors; is every require tested; kill rate; who tests the tests
    reentrancy in the one call that sends pol, how is it mitigated; delegatecall to the views contract, could it write state
    opcode test; one wallet that refuses money could block everyone, which test shows it can't
    vulnerability classes with the place where each could occur; swc registry style list for this contract
    for each known class of solidity bug, what was done and which file proves it`,
};
