/** The part of `Cache` that stores trees. */
export type TreeCache = Pick<Cache, "keys" | "match" | "put" | "delete">;

const NAME = "canopy-tree";

/** The path of every stored tree begins with it. */
export const STORED_TREES = "/stored-trees";

/** The end of the path of a member's own part of a tree: `/of/2/8` is that of member 2 after round 8. */
const ownPart = /\/of\/\d+\/\d+$/;

/** Opens the cache of trees. Resolves to null outside a secure context. */
export async function openTreeCache(): Promise<TreeCache | null> {
  return "caches" in globalThis ? caches.open(NAME) : null;
}

/**
 * Deletes the members' own parts of trees. Whole trees, which any visitor can download, stay for the time without a network.
 * Never rejects.
 */
export async function deleteOwnTrees(open: () => Promise<TreeCache | null> = openTreeCache): Promise<void> {
  try {
    const cache = await open();
    const paths = ((await cache?.keys()) ?? []).map(({ url }) => new URL(url).pathname);
    await Promise.all(paths.filter((path) => ownPart.test(path)).map((path) => cache?.delete(path)));
  } catch {
    // A browser that blocks its storage has none to delete.
  }
}
