import type { PassageQuestions } from "../passage-questions.ts";

export const docsVaultQuestions: PassageQuestions = {
  "docs/vault": `
    contracts behind the vault: VaultFactory, Vault, Markets, what does each do; is each vault a clone; where is the owner stored
    address of a vault known in advance; create2 by owner; one vault per owner?; sources of the vault in the repo
    technical introduction to vaults for an auditor; can the vault contract be upgraded or stopped by someone other than its owner
    decision 27 vault alternatives; IVault.sol documents what; minimal proxy with immutable args, is that what a vault is
    which tokens can rules trade and where is that fixed; structure of the vault system; factory pattern
    design overview of non-custodial trading rules
    an auditor wants the overview: which contracts make up the vaults, who owns them, can they be upgraded, what is fixed`,
  "docs/vault#trust": `
    trust model of the vault; what must i trust when using one; chainlink as trusted party; powers of deployer afterwards
    assumptions; hostile executor bounds
    which parties could hurt me if i put ten thousand in, the oracle, the exchange, the executor or you
    is there an admin key on it; upgradeable vault?; what if the oracle feeds it a false price; worst case with a hostile executor; who can pause a vault
    what if chainlink swaps what is behind its proxy or changes decimals
    feed reports its lowest bound while the market crashes below, effect on my rules; stolen owner key: what can the thief do
    how much can a wrong feed cost at most in 24 hours; does a silent feed block my withdrawal from the vault
    i move my seat, whose is the vault then, in the trust section`,
  "docs/vault#rules": `
    rule parameters of a vault; trigger, floor and interval in wei terms; rebalance parameters; rule struct; lossADay
    expiry field; minimum trade a dollar; price more than 20 % off
    i'd like to set a rule by script, in what units are trigger and floor and what makes the contract refuse it
    max slippage field; how are two tokens' weights given; how often may a rule execute; solidity struct of a rule; encode expiry
    what does flipped mean in a grid rule; second trigger; several intervals were missed, how often does a rule execute then
    vault holds less than the amount, what does a rule sell and what does the executor earn; can a flash loan trigger a rule
    rebalance in basis points, how do i set both directions; which kinds may sell the whole balance`,
  "docs/vault#what-an-execution-does": `
    what happens step by step inside execute; checks effects interaction
    NotDue, NotTriggered, PriceStale, PriceJumped, TooLittle, TooMuchSpent: what do these errors tell a keeper
    how is the minimum of a trade computed from the feeds; order of checks in an execution; approval set back to zero
    what if the keeper refuses its fee; 50,000 gas; which errors show only in a simulation of execute
    TooMuchLost, Received, Taken; is the swap deadline the block's time; amountOutMinimum formula
    my bot calls execute and gets a custom error, should it retry or give up; when is a rule removed after its last execution
    reentrancy order of an execution: state before the swap?; due(id) return values for a searcher
    developer of an executor: decoding reverts of the vault
    my executor gets an error with four bytes, which errors mean try later, which mean never, and in what order are things checked
    how is the least amount that a trade must return calculated, and what happens when the payment of the tip fails`,
  "docs/vault#rounding": `
    how are amounts rounded in a vault: up or down; is the minimum received rounded in favour of the owner or the trader
    rounding of spending and losses in the buckets; 1e-6 usd; internal price units of the vault
    18 decimals per 1e18 smallest units; how many decimals may a feed and its token have together
    precision loss in the vault's arithmetic; auditor's question on rounding direction; fees rounded down
    surplus of a rebalance rounding; dust created by rounding, who keeps it
    can rounding be exploited with many tiny trades in a vault; one smallest unit difference in the minimum, normal?
    in my simulation i am one smallest unit off, which amounts are rounded up and which down in the vault`,
  "docs/vault#what-must-hold": `
    which invariants are tested for the vault contract; HostileWorld.sol and VaultWorld.sol, what do they simulate
    mutation tests of the vault; npm run test:mutants -- vault; test that tokens leave only to the owner
    how many sequences does the long run of the vault fuzzing execute
    is it proven that stop and withdraw work whatever the feeds do; properties of the vault for formal verification
    two keepers in the same block, which test covers it; allowance is zero after each trade, tested how
    statements checked after each action of the fuzzer, vault edition; evidence for at most twice the spend cap in a day
    can a clone be initialised by a thief, test name
    which sentences about the vault are checked after every single step of the random tests, and who plays the villain in them`,
  "docs/vault#attacks": `
    table of attacks on a vault with the test for each; is a sandwich bounded; test_sandwich names
    what stops a reentering token or router in a vault; create2 squatting; donations that block a stop
    stale or lying feed: what prevents damage in the vault contract
    which attacks are declared as not prevented in the vault documentation
    keeper that burns gas or refuses its fee, handled where; fees drained by needless executions, countermeasure and test
    fee-on-transfer and false-returning tokens in the vault
    can someone send a dollar to my vault and use up one of my rule's executions
    front-running setRule: a rule executes twice, documented?
    pentest of the vault: jump of more than 20 %, monthly dca waits for resume
    security researcher: known griefing vectors against a vault; router that keeps the money, what test shows the vault survives
    for each known trick against a vault, sandwich, false price, greedy router, reentrance, what stops it and which test shows that
    which tricks against a vault can't be stopped, so that i can mention them in my review`,
  "docs/vault#gas": `
    gas of creating a vault, setting a rule, executing it; how much pol does an execution cost at 50 gwei
    execution compared with a direct swap: 1.72 times; what fee covers a keeper's gas up to which gas price
    gas table of vault calls with targets; VaultGas.json; is a first execution dearer than later ones, by how much
    gas of withdrawing everything from a vault; stop costs how many units; algebra versus uniswap execution gas
    npm run bench:vault measures what; how do i choose the keeper's fee from gas figures
    numbers for a rule's running costs per execution in gas units; cheapest call of the vault contract
    i want to offer executing as a business, how much gas does one execution take and which tip covers it at which gas price
    what does it cost in gas to create one, set a rule, stop it and take all out`,
  "docs/vault#screens": `
    how does the vault page work while the server is down; code loads with the page
    what does the warning before going live show: worst month, share of settings that lost
    can the numbers of a rule be changed in place and which cannot; why a rule waits: explanation on the page from due
    result on the vault page: are my own network fees included; who can read the stored reasons of skipped rules
    where does the log take the tokens of a trade from; Executed event has no tokens
    each level of a grid needs its own transaction, on the page; from paper to live: does the contract enforce the waiting days
    which data does the vault page get from the server and which from the chain
    product manager: list of parts of the vault screen and what each shows; does the page trust its node for the vault's address
    compare in an explorer before depositing; csv export of the vault's log; without this site section with my own addresses
    page warns above 1 % of costs per trade
    as a product designer i would like to know what each part of the vault page shows and where its figures come from
    before a rule goes live the page shows a warning with figures, which are they and does the contract enforce the wait`,
  "docs/vault#use-a-vault-without-us": `
    call vault contract directly; withdrawAll by hand; cast commands for a vault; call the vault by hand; cast send withdrawAll
    use my vault with the command line; create via factory with cast; setRule from the shell; encode a rule; deposit transfer
    execute(uint256); list my vaults by events; ethers example
    your site is down and my coins are in a vault, which commands in a terminal get them out
    abi of the vault; find the address of my own vault by hand; approve and deposit by script; cancel a rule with foundry
    polygonscan write contract for the vault
    cast call vaultOf; find my vault's address from the factory; due returns 6, what does this number stand for
    shell script that empties my vault of usdc, weth and pol; accept a new price after a jump from the command line
    which bit in ruleIds is which rule; execute my own rule by terminal because no executor comes`,
};
