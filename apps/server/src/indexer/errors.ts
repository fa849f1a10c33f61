/** The node kept something back: what it gave does not continue what is indexed. Asking again may bring it. */
export class LogsMissing extends Error {
  override readonly name = "LogsMissing";
}

/** The index can only stand still: going on would be to guess. A person has to look. */
export abstract class IndexHalt extends Error {}

/** The chain denies blocks that it had called final. */
export class FinalityBroken extends IndexHalt {
  override readonly name = "FinalityBroken";

  constructor(finalized: bigint) {
    super(
      `The node's history differs from the indexed one at or below block ${finalized}, which was final. The index stands still and is not repaired. If the node at RPC_URL is wrong, point RPC_URL at another and restart; if the chain itself was rewritten (a local chain made anew), start with an empty database: the index is made from the chain.`,
    );
  }
}

/** What the plan tells of a closed round is not what its rules make of the indexed entries. */
export class RulesContradicted extends IndexHalt {
  override readonly name = "RulesContradicted";

  constructor(where: string, differences: readonly string[]) {
    super(
      `The plan's events contradict its rules: ${where}: ${differences.join(", ")}. The index stands still. Most likely a node left out events of earlier blocks: point RPC_URL at another node and start with an empty database, the index is made from the chain.`,
    );
  }
}
