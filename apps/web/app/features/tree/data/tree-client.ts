import type { TreeAnswer, TreeRequest, TreeSubject } from "./messages.ts";

/** The part of `Worker` that the client uses. */
export interface TreeWorker {
  postMessage(request: TreeRequest): void;
  onmessage: ((event: MessageEvent<TreeAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

interface Reports {
  show(answer: TreeAnswer): void;
  /** The session's token. */
  token(): string | null;
  /** The API refused the token of the session. */
  refused(token: string | null): void;
}

/** A request that the worker has not finished. */
interface OpenRequest {
  readonly id: number;
  readonly token: string | null;
  finish(): void;
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
  #withSponsors = false;
  #loadedAt = Number.NEGATIVE_INFINITY;
  #open: OpenRequest | null = null;
  #loading: Promise<void> | null = null;
  /** Why the worker answers no more. */
  #defect: string | null = null;

  constructor(worker: TreeWorker, subject: TreeSubject, reports: Reports, now = Date.now) {
    this.#worker = worker;
    this.#subject = subject;
    this.#reports = reports;
    this.#now = now;
    worker.onmessage = ({ data }) => this.#receive(data);
    worker.onerror = ({ message }) => {
      this.#defect = message;
      if (this.#open !== null) this.#receive(failedAnswer(this.#open.id, message));
    };
  }

  /**
   * Loads the tree, or what has changed, unless the tree is less than `pause` milliseconds old. Joins a request in progress:
   * on a slow network a whole tree takes longer than the next block. Resolves once the worker is done or has failed.
   */
  async refresh(pause = 0): Promise<void> {
    if (this.#loading === null && this.#now() - this.#loadedAt < pause) return;
    this.#loading ??= this.#load().finally(() => {
      this.#loading = null;
    });
    await this.#loading;
  }

  /** Loads the sponsors of all seats, now and with each later tree. */
  async loadSponsors(): Promise<void> {
    if (this.#withSponsors) return;
    this.#withSponsors = true;
    // The request in progress lacks them.
    await this.#loading;
    await this.refresh();
  }

  /** Ends the worker and its request. */
  stop(): void {
    this.#worker.terminate();
    this.#open?.finish();
    this.#open = null;
  }

  #load(): Promise<void> {
    const id = ++this.#lastId;
    const token = this.#reports.token();
    return new Promise((finish) => {
      this.#open = { id, token, finish };
      if (this.#defect === null)
        this.#worker.postMessage({ id, subject: this.#subject, token, withSponsors: this.#withSponsors });
      else this.#receive(failedAnswer(id, this.#defect));
    });
  }

  #receive(answer: TreeAnswer): void {
    const request = this.#open;
    if (request?.id !== answer.id) return;
    if (answer.type === "failed" && answer.error.status === 401) this.#reports.refused(request.token);
    this.#reports.show(answer);
    if (answer.type === "tree" || answer.type === "columns") return;
    if (answer.type === "done") this.#loadedAt = this.#now();
    this.#open = null;
    request.finish();
  }
}

/** The worker's code did not load, or has a defect. */
const failedAnswer = (id: number, message: string): TreeAnswer => ({
  type: "failed",
  id,
  error: { message, status: -1, errors: {}, retryAfter: null },
});
