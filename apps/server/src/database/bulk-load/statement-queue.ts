import type { QueryExecutorProvider, RawBuilder } from "kysely";

/** Executes statements in order on the connection of a transaction, while the caller encodes the next one. */
export class StatementQueue {
  readonly #database: QueryExecutorProvider;
  #running: Promise<unknown> = Promise.resolve();

  constructor(database: QueryExecutorProvider) {
    this.#database = database;
  }

  /** Waits for the statement before, and fails if that one has failed. */
  async add(statement: RawBuilder<unknown>): Promise<void> {
    await this.#running;
    this.#running = statement.execute(this.#database);
    // A failure is reported by the next call.
    this.#running.catch(() => undefined);
  }

  /** Waits for the last statement. */
  async end(): Promise<void> {
    await this.#running;
  }
}
