// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const docsDesignQuestions: OtherWords = {
  "docs/adding-a-feature": `
    contribute code; where does new code go; developer guide; add a page; i want to contribute; where do i put new code
    how is the repository organised; write a new page; developer documentation; i'm a developer and want to add a page
    steps to contribute a feature`,
  "docs/architecture": `
    how is the software built; components; overview of the code; what are the parts of the software; overview for developers
    how does the system work technically; overview of the components; which parts does the system have`,
  "docs/architecture#events": `
    server sent events; live updates stream; subscribe to events`,
  "docs/architecture#keeper": `
    how does the keeper work inside; duties of the keeper`,
  "docs/architecture#layers": `
    which module may import which; layers of the code; dependency rules between packages; structure of the repository`,
  "docs/chat#api": `
    chat api; chatbot endpoint; stream replies; call the chat from a program; chat endpoint; stream of the reply`,
  "docs/chat#configure-a-model": `
    use claude or ollama for the chat; connect a language model; local model for the chat; chat with our own ai
    let a llm write the answers; use ollama locally; which providers can the chat use; set up anthropic for the chat`,
  "docs/chat#mcp": `
    use it from my ai assistant; mcp server; connect claude desktop; tools over mcp; connect claude to the figures
    use the site from an ai assistant; model context protocol address`,
  "docs/chat#storage-and-privacy": `
    where are chats stored; chat_keep_days; when are chats deleted from the database`,
  "docs/chat#tickets": `
    see the tickets; close a ticket; canopy-admin chat; list of people who want a person; answer tickets of users
    how do i see questions for a person on the command line; list of open tickets; close a ticket as operator
    answer a user's ticket`,
  "docs/chat#tools": `
    which tools does the chat have; figures the chat can look up`,
  "docs/growth": `
    cost of settlement as it grows; settlement cost; a million members; what does a settlement cost with many members
    gas of a day with thousands of members; cost of settlement with a million members; how does gas grow with the network
    who pays for settling a huge tree`,
  "docs/market-data": `
    price data of markets; market sources; candles endpoint; where does the server get prices; price sources for markets
    add another market`,
  "docs/market-data#api": `
    endpoint for candles; read market prices over the api; candles in json`,
  "docs/plan#gas": `
    gas cost of registering; gas per call; how much gas does registering use; gas of a withdrawal
    how much gas does one registration burn; gas used by each function of the plan; cost of a call in gas units
    gas of settling a round`,
  "docs/plan#price": `
    how is the price fixed in the contract; candidate price; price confirmation`,
  "docs/plan#ranks": `
    rules of ranks in detail`,
  "docs/plan#settlement": `
    how does settlement work technically; distribute function; carry; distribute and settle in the contract
    how is a round closed technically`,
  "docs/plan#views-in-a-block-explorer": `
    read contract in polygonscan; view functions; call a view; read my box in polygonscan; which function shows my points
    use the contract in a block explorer`,
  "docs/report#csv-format": `
    columns of the report csv; csv fields of the report; columns of the report; meaning of the csv columns of the report
    machine readable report`,
  "docs/report#simulator": `
    outcome simulator; simulate a network; try parameters; try a network with different numbers; simulator of outcomes`,
  "docs/report#solvency": `
    how solvency is computed; assets and liabilities`,
  "docs/security": `
    contract attacks; threat model; security of the contract; what attackers can try; known risks of the contract; invariants
    which attacks were tested`,
  "docs/security#faults-and-their-tests": `
    which bugs do the contract tests look for; faults and the tests that find them; list of attacks with the test of each
    mutation tests of the contract`,
  "docs/security#invariants": `
    which invariants hold for the contract; what is always true of the plan contract; properties that the fuzz tests check
    invariant tests of the contract; what must never be violated`,
  "docs/strategies": `
    list of strategies in detail; how strategies work`,
  "docs/strategies#candles-from-a-csv": `
    csv format of candles; columns of the csv; file format of prices`,
  "docs/strategies#how-a-backtest-fills": `
    fill price; at which price does a backtest buy`,
  "docs/swap#exchanges": `
    which routers and factories; venues of the swap`,
  "docs/swap#for-operators": `
    swap settings for operators; addresses of exchanges; configure the swap; turn the swap off; addresses of the routers`,
  "docs/swap#when-it-does-not-work": `
    swap problems; reasons a swap is refused`,
  "docs/tree-format": `
    binary format of the tree; file format; parse the tree file; read tree file; how do i read the tree file
    binary file of the tree; parse the tree; how is the tree file encoded; write a reader for the tree file
    binary layout of the tree`,
  "docs/vault#rules": `
    rule parameters of a vault`,
  "docs/vault#trust": `
    trust model of the vault`,
  "docs/vault#use-a-vault-without-us": `
    call vault contract directly; withdrawAll by hand; cast commands for a vault; call the vault by hand; cast send withdrawAll
    use my vault with the command line`,
  "docs/verify": `
    npm run verify; compare index with contract; verify command; verify a server against the contract
    compare my index with the contract; check the database against the chain; does my server have correct data`,
  "docs/verify#compared-figures": `
    which figures does verify compare; what is checked against the contract by npm run verify; differences printed by verify`,
};
