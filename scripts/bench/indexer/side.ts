/** What both indexers must find. */
export interface Found {
  readonly members: number;
  readonly entries: number;
  readonly rounds: number;
}

/** One run of an indexer, from its start on an empty database until it reaches the chain's head. */
export interface Run {
  readonly seconds: number;
  readonly found: Found;
}
