/** What else has to be known of an answer to give it before the framework sees the request. */
export interface EarlyAnswer {
  /** The endpoint's pattern: requests are counted by it. */
  readonly route: string;
  /** Names and values in turn; nothing in them is of one request only. */
  readonly headers: readonly string[];
  /** Milliseconds: from then on one request is let through, to read it anew while the others get this one. */
  readonly renewAt: number;
  isRenewing: boolean;
}

/** An answer as it is sent. Its body is a text, which leaves in one piece with the headers. */
export interface KeptAnswer {
  readonly body: string;
  /** Bytes of the body. */
  readonly size: number;
  readonly etag: string;
  readonly cacheControl: string;
  /** The block up to which the index was read at least; undefined where the answer is not from the index. */
  readonly block: string | undefined;
  /** The index's checkpoint before the read; undefined where the answer is not from the index. */
  readonly checkpoint: string | undefined;
  /** Milliseconds: until when it may be given at all. */
  readonly until: number;
  /** Set once it has been given as an ordinary answer. */
  early?: EarlyAnswer;
}

/** Answers by their address, the least recently asked for thrown out when there are too many or they are too large. */
export class KeptAnswers {
  readonly #answers = new Map<string, KeptAnswer>();
  readonly #most: { count: number; bytes: number };
  #bytes = 0;

  constructor(most: { count: number; bytes: number }) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(address: string): KeptAnswer | undefined {
    const answer = this.#answers.get(address);
    if (answer === undefined) return undefined;
    // A map is in the order of insertion: what is put in again is the youngest.
    this.#answers.delete(address);
    this.#answers.set(address, answer);
    return answer;
  }

  keep(address: string, answer: KeptAnswer): void {
    this.drop(address);
    this.#answers.set(address, answer);
    this.#bytes += answer.size;
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= this.#most.count && this.#bytes <= this.#most.bytes) break;
      this.drop(oldest);
    }
  }

  drop(address: string): void {
    this.#bytes -= this.#answers.get(address)?.size ?? 0;
    this.#answers.delete(address);
  }
}
