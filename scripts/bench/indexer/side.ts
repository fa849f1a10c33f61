/** What both indexers have to have found in the end. */
export interface Found {
  readonly members: number;
  readonly entries: number;
  readonly rounds: number;
}

/** An indexer from its start on an empty database until it has come up with the chain. */
export interface Run {
  readonly seconds: number;
  readonly found: Found;
}
