import type { PassageQuestions } from "../passage-questions.ts";

export const docsDeployingQuestions: PassageQuestions = {
  "docs/deploying": `
    deploy the contracts; put the contracts on polygon; launch my own plan; deployment steps; put it on mainnet; how do i deploy
    launch a plan of my own; publish the contracts; deploy the contract to polygon; how do i put my own plan on the chain
    steps of the deployment; ceremony with two people; mainnet launch guide; amoy first
    bring my own instance of the contract on chain; operator and witness; prerequisites of putting it on chain
    we're a sports club that would like its own plan with its own good cause, what are all the steps from zero to the first seat
    how long does the launch take and how many people; cost of putting it on mainnet; order of contracts; what must be ready beforehand
    two persons needed, why a witness; can i launch alone at night from my kitchen
    what do both people need before the ceremony: checkout, tests, node
    our microfinance circle in nairobi wants to run an own plan, where does the manual for putting it on chain start
    does npm start deploy something on the real network by itself
    launching a new instance from scratch, guide for operator and witness
    practise on the test network first, is this compulsory or advice`,
  "docs/deploying#what-cannot-change": `
    what is fixed after deployment; immutable parameters; what can't be changed after deploying; immutable settings
    typo in a share after launch; no owner no proxy; can i fix the commons address later; permanence of the terms
    power of the deployer until opening; redeploy is the only remedy
    before i sign the launch i'd like to know which mistakes in the terms i could never correct
    change the unit price next year?; swap the oracle afterwards; upgradable or not; who owns it once it's open; move the cause's address
    we misspelled the good cause's address, is there any way other than starting again with zero members
    has the contract an owner or a pause button by which the launcher could help later
    board member asks: which decisions of today bind us for ever; who may pay out the share for the cause and may it go elsewhere
    what if the oracle is switched off for good, can we plug in another one; power of the launcher until the opening time`,
  "docs/deploying#keys": `
    keys for deployment; hardware key; deployer key; ledger for deploying; which key deploys the contracts; deploy with a ledger
    protect the deployment key; which key deploys the contract; keep the deployer key safe; what can the deployer key do later
    burner account for launching; root seat on a ledger; destroy the keystore afterwards; which addresses stay forever
    commons must accept pol; fund the launching account
    who should hold the launching key and what happens if a thief gets it a week after the opening
    multisig as the launching account?; where does the root seat's key lie; key ceremony; cold storage; trezor for the launch
    may the account that launches also be the one that gets the five percent
    what happens to the launching account after the opening, do i have to destroy it
    must the cause's address be able to receive pol; sign a message to prove that the hardware wallet works
    our treasurer holds the address for operations on a ledger, is this ok and for how long is it needed
    which addresses can't be replaced if their key gets lost after the launch; new keystore for the ceremony, how do i create it`,
  "docs/deploying#plan-file": `
    plan parameters file; plan json; settings of the plan before deployment; genesis; where do i set the unit price and shares
    file with the plan's parameters; choose the commons address; basis points must add up; genesis at midnight; opensAt
    usernameFeeUSD; seats csv before the opening; polygon.json example; feed maximumAge; json terms
    where do i put down that a unit is twenty dollars and ten percent goes to our charity before we launch
    validate the terms before the launch; opening time in utc; several pre-set seats; fields of the terms file; shares must sum to 100
    genesis must be a midnight, of which time zone and how long ago at most
    our plan shall open on friday at six, how many days ahead must the ceremony be
    the command refuses my json because of zero addresses, what did i leave in
    csv of seats before the opening, which columns and in what order
    how do i express seventy-three percent in the shares of the file
    maximum age of the feed, which number do i put there and where do i look it up`,
  "docs/deploying#rehearse": `
    test deployment; amoy; dry run; practise deployment; try the deployment on a testnet first; simulate a deployment; rehearsal
    fork with anvil; no key needed run; compare outputs line by line; does the trial run send anything; practice ceremony
    rehearse against mainnet state
    we'd like to go through the launch with play money first, just like on the day
    local chain for the rehearsal; does it need real pol; how do i know the rehearsal went well; reset and try again; test network launch
    both of us ran the trial and our outputs differ in the reading of the price, is that allowed
    does the fork trial need the launching account's key
    the trial fails because the operator's address refuses pol, what does it check
    how much pol must i send to the launching account, where is that printed; what does the trial print: addresses, arguments, gas
    dress rehearsal before the real launch, command and reasons for failing`,
  "docs/deploying#execute": `
    run the deployment; deploy for real; send the deployment; run the real deployment; deploy command
    send deployment transactions; interrupted halfway, run again?; --execute; confirmations between steps; plan.record.json
    nonce used by another tx; resend the same bytes; resume after power cut
    the power went out between the second and the third transaction of our launch, can i simply start the command again
    how much pol for the launch; which file records what was sent; wait for confirmations; real run after the rehearsal; stuck launch tx
    laptop crashed in the middle of the launch, will a second run send the same transaction again
    plan.record.json: is it secret, may i publish it; 20 confirmations between the steps, can i lower that
    the command stops and says another transaction used the nonce, what happened
    in which order does the real run create core, plus and seats; what is compared at the end of the real launch
    which file for the explorer does it write`,
  "docs/deploying#verify-and-publish": `
    publish the source; verify source on polygonscan; verify the contract on polygonscan after deploying
    publish the abi and source; standard json input; polygonscan says bytecode mismatch; witness compiles with solc-js
    publish addresses and record; compiler version for the explorer; what to publish after launching
    polygonscan shows only bytes for our new contract, how does the green tick with the readable source get there
    etherscan api key; sourcify; upload the source by hand; what do we announce to members after the launch; witness statement
    what must the second person run after the launch and what has to appear twice
    which compiler version do i choose at the explorer and which json do i upload
    what do we publish so that outsiders can check us: commit, plan file, record
    something odd happened before the opening, go on or abandon; leftover pol of the launching account, when do i send it away
    after the launch, which three variables of the server get values`,
  "docs/deploying#vaults": `
    deploy vaults; vault factory; markets contract; deploy the vault contracts; add vaults to my server
    list of tradable tokens fixed at deployment; routers for rules; verify:vaults; new token later means new factory; vaults.json
    our plan runs already and now members ask for vaults, which contracts do i put up and what's fixed forever
    choose the tokens for vaults; price feeds of the tokens; does the plan need to be redeployed; check the factory after launching it
    do vaults need the plan's opening or can they come a year later
    which uniswap router belongs in the file, the original one or number 02; can vaults be put on the test network amoy
    a token shall be added to the list of tradable ones next month, is that possible without a new factory
    npm run deploy:vaults checks what; description of the feed in the file; does the account that put up the vaults keep any power`,
  "docs/deploying#verify-a-deployment": `
    npm run verify:deployment; is the code on chain equal to the source; byte by byte check by outsiders; hidden proxy check
    reviewed terms versus chain; compare a published plan with the repository
    i'm an outsider and want to be sure that what runs at that address was compiled from the published source and nothing else
    compare bytecode with the repo; constructor arguments check; third party check of a launch; same compiler settings; fake contract detection
    a blogger claims that your contract pays a hidden address, can i compare the code on the chain with the repository myself
    exit code 1 of verify:deployment, which differences does it name
    does the check notice a contract that reports one address and pays another; what does it say about a proxy
    is the parameters file needed for the comparison
    independent reviewer without your help: commands to prove that bytecode and terms are equal to the source
    does the comparison cover the storage a contract began with`,
  "docs/releasing": `
    what do major, minor and patch mean in your version numbers
    when a new version comes out, does the contract get upgraded with it; semantic versioning policy
    do all packages share one version; our api client must not break, which version jumps should alarm me
    must i do something by hand when the first number of the version changes; is 2.4.1 to 2.5.0 safe to install without reading
    patch release contains what; does a new software version change members' contract or only the site; how are releases numbered
    versioning scheme of the repository; a change in the solidity, is it released like any other version
    version policy for operators; when does the major number go up
    our integration partner asks under which circumstances an update can break his program, how do you number your versions
    is the contract replaced when we install a new version of the software on our server`,
  "docs/releasing#make-a-release": `
    cut a release; publish a version; new version tag; steps of a release; how do i publish a new version; tag a version
    release process; bump version in all workspaces; push a tag; unreleased section; ci builds on tag; npm run release; semver
    i'm the maintainer now, what do i do from changelog to tag to have a new version out
    who may publish; version number rules; checks before tagging; where do release notes come from; dry run of a publish
    npm run release with a number, what does it change and commit; who builds the files after i push a tag; workflow release.yml
    order: branch, command, pull request, merge, tag; where does the text of the release page come from
    first time maintainer, i have merge rights and a green main, how do i get 0.5.0 out; must i tag before or after the merge`,
  "docs/releasing#artefacts": `
    files of a release; docker image; checksums; what files does a release have; is there a docker image; checksums and signatures
    tarball; sha256sums; reproducible archives; contracts package of a version; download only the built pages
    is there a container
    which of the files on the download page do i need for a plain server and how do i see that they weren't tampered with
    signature of the tarball; sbom; image tag on ghcr; same bytes when i build it; source archive
    what's inside canopy-server tar.gz and where do i unpack it; i only want to host the static pages on a cdn, which archive
    sha256sum --check with which file; are the archives reproducible; file with abi and bytecode for my explorer upload
    list of downloads attached to a version; which one includes the deploy folder
    build the same files on my own computer and compare`,
  "docs/releasing#fix-a-release": `
    a release is broken, what now; withdraw a bad release; hotfix of a published version; never move a tag; yank
    patch for a bad version; published something broken; mark as broken
    we shipped a version yesterday that breaks logins, do i delete the tag or make a new one
    retract a version; security fix for an old version; tell operators about a bad version; backport; roll back what we published
    version 0.4.2 breaks the login page for our users, may i overwrite its tag
    bad build is out, mark it in the notes and then what; procedure after a faulty publication
    people already downloaded the broken files, patch or replace; is deleting a tag allowed`,
};
