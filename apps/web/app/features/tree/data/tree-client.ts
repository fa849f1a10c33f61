import type { TreeAnswer, TreeRequest, TreeSubject } from "./messages.ts";

/** The part of `Worker` that the client uses. */
export interface TreeWorker {
  postMessage(request: TreeRequest): void;
  onmessage: ((event: MessageEvent<TreeAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

interface Reports {
  /** Receives the answers to the newest request, and to older ones only what they still load. */
  show(answer: TreeAnswer): void;
  /** The session's token. */
  token(): string | null;
  /** The API refused the token of the session. */
  refused(token: string | null): void;
}

let clients = 0;

/** Sends requests for one tree to its worker. */
export class TreeClient {
  /** Another one for each client of the page. */
  readonly id = ++clients;
  readonly #worker: TreeWorker;
  readonly #subject: TreeSubject;
  readonly #reports: Reports;
  readonly #now: () => number;
  #lastId = 0;
  #loadedAt = Number.NEGATIVE_INFINITY;
  readonly #open = new Map<number, { readonly token: string | null; finish(): void }>();

  constructor(worker: TreeWorker, subject: TreeSubject, reports: Reports, now = Date.now) {
    this.#worker = worker;
    this.#subject = subject;
    this.#reports = reports;
    this.#now = now;
    worker.onmessage = ({ data }) => this.#receive(data);
    worker.onerror = ({ message }) => {
      for (const id of [...this.#open.keys()]) this.#receive(failure(id, message));
    };
  }

  /** Loads the tree, or what has changed. Resolves once the worker is done or has failed; `show` has the result. */
  load(): Promise<void> {
    const id = ++this.#lastId;
    const token = this.#reports.token();
    return new Promise((finish) => {
      this.#open.set(id, { token, finish });
      this.#worker.postMessage({ id, subject: this.#subject, token });
    });
  }

  /** Loads unless the last answer is less than `pause` milliseconds old. */
  async refresh(pause: number): Promise<void> {
    if (this.#now() - this.#loadedAt >= pause) await this.load();
  }

  /** Ends the worker and its requests. */
  stop(): void {
    this.#worker.terminate();
    for (const { finish } of this.#open.values()) finish();
    this.#open.clear();
  }

  #receive(answer: TreeAnswer): void {
    const request = this.#open.get(answer.id);
    if (request === undefined) return;
    if (answer.type === "failed" && answer.problem.status === 401) this.#reports.refused(request.token);
    if (answer.id === this.#lastId) this.#reports.show(answer);
    if (answer.type === "tree") return;
    this.#loadedAt = this.#now();
    this.#open.delete(answer.id);
    request.finish();
  }
}

/** The worker's code did not load, or has a defect. */
const failure = (id: number, message: string): TreeAnswer => ({
  type: "failed",
  id,
  problem: { message, status: -1, errors: {}, retryAfter: null },
});
