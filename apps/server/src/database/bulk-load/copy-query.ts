import type pg from "pg";

/** The rows of a `COPY`, encoded: the only parameter of its statement. */
export class CopyData {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** Runs a statement whose parameter is `CopyData`; undefined for any other. */
export function runCopy(
  client: pg.ClientBase,
  [text, values]: readonly unknown[],
): Promise<unknown> | undefined {
  if (typeof text !== "string" || !Array.isArray(values)) return undefined;
  const [data]: unknown[] = values;
  if (!(data instanceof CopyData)) return undefined;
  return new Promise((resolve, reject) => {
    client.query(new CopyQuery(text, data.bytes, { resolve, reject }));
  });
}

/** Bytes of a message's type and length. */
const MESSAGE_HEADER = 5;
/** The length in a message includes itself. */
const LENGTH = 4;
const COPY_DONE = Buffer.from([..."c\0\0\0\x04"].map((character) => character.charCodeAt(0)));

interface Deferred {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** A `COPY ... FROM STDIN` in the client's queue. The driver does not support it; it calls these methods by name. */
class CopyQuery implements pg.Submittable {
  readonly #text: string;
  readonly #bytes: Buffer;
  readonly #deferred: Deferred;

  constructor(text: string, bytes: Buffer, deferred: Deferred) {
    this.#text = text;
    this.#bytes = bytes;
    this.#deferred = deferred;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#text);
  }

  handleCopyInResponse({ stream }: pg.Connection): void {
    const header = Buffer.alloc(MESSAGE_HEADER, "d");
    header.writeInt32BE(LENGTH + this.#bytes.length, 1);
    stream.cork();
    stream.write(header);
    stream.write(this.#bytes);
    stream.write(COPY_DONE);
    stream.uncork();
  }

  handleCommandComplete(): void {}

  handleError(error: Error): void {
    this.#deferred.reject(error);
  }

  /** After an error too, which has settled it. */
  handleReadyForQuery(): void {
    this.#deferred.resolve({ rows: [] });
  }
}
