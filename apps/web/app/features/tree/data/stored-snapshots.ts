import { readFile, type SnapshotHead } from "@canopy/protocol/tree-format/file";
import { openTreeCache, STORED_TREES, type TreeCache } from "../../../lib/stored-trees.ts";

const KEPT = 2;

/**
 * Snapshots for the time without a network: the newest two of each scope, as the API sent them. Does nothing where the browser
 * has no storage for them (`open` resolves to null or rejects). A scope is a path without a leading slash.
 */
export class StoredSnapshots {
  readonly #open: () => Promise<TreeCache | null>;

  constructor(open: () => Promise<TreeCache | null> = openTreeCache) {
    this.#open = open;
  }

  /** The newest snapshot of a scope; null if there is none. */
  async newest(scope: string): Promise<Uint8Array | null> {
    return this.#try(async (cache) => {
      for (const url of await storedUrls(cache, scope)) {
        const bytes = await readBytes(cache, url);
        if (bytes !== null) return bytes;
      }
      return null;
    });
  }

  /** The snapshot of a round; null unless its round was closed by the block with this hash. */
  async find(scope: string, round: number, blockHash: string): Promise<Uint8Array | null> {
    return this.#try(async (cache) => {
      const bytes = await readBytes(cache, toUrl(scope, round));
      return bytes !== null && readFile(bytes).head.blockHash === blockHash ? bytes : null;
    });
  }

  /** Stores a snapshot and deletes older ones of the scope. */
  async store(scope: string, { round }: SnapshotHead, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.#try(async (cache) => {
      await cache.put(toUrl(scope, round), new Response(bytes));
      const old = (await storedUrls(cache, scope)).slice(KEPT);
      await Promise.all(old.map((url) => cache.delete(url)));
      return null;
    });
  }

  /** Deletes all snapshots of a scope. */
  async remove(scope: string): Promise<void> {
    await this.#try(async (cache) => {
      await Promise.all((await storedUrls(cache, scope)).map((url) => cache.delete(url)));
      return null;
    });
  }

  /** Without storage, or with a full or damaged one, the tree is loaded from the network only. */
  async #try<Result>(use: (cache: TreeCache) => Promise<Result | null>): Promise<Result | null> {
    try {
      const cache = await this.#open();
      return cache === null ? null : await use(cache);
    } catch {
      return null;
    }
  }
}

const toUrl = (scope: string, round: number) => `${STORED_TREES}/${scope}/${round}`;

/** The addresses of a scope's snapshots, newest round first. */
async function storedUrls(cache: TreeCache, scope: string): Promise<string[]> {
  const start = `${STORED_TREES}/${scope}/`;
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return paths
    .filter((path) => path.startsWith(start))
    .sort((one, other) => parseRound(other) - parseRound(one));
}

const parseRound = (path: string) => Number(path.slice(path.lastIndexOf("/") + 1));

async function readBytes(cache: TreeCache, url: string): Promise<Uint8Array | null> {
  const response = await cache.match(url);
  return response === undefined ? null : new Uint8Array(await response.arrayBuffer());
}
