/** The node omitted something: its response does not continue the index. A retry may succeed. */
export class LogsMissingError extends Error {
  override readonly name = "LogsMissingError";
}

/** The index has to stop, because any next step would be a guess. An operator has to act. */
export abstract class IndexHaltError extends Error {}

/** The plan's events of a closed round differ from what its rules compute from the indexed entries. */
export class RulesContradictedError extends IndexHaltError {
  override readonly name = "RulesContradictedError";

  constructor(where: string, differences: readonly string[]) {
    super(
      `The plan's events contradict its rules: ${where}: ${differences.join(", ")}. The index has stopped. Most likely a node left out events of earlier blocks. Set RPC_URL to another node, stop the indexer, run npm run admin -- index rebuild --from-chain, and start it again.`,
    );
  }
}
