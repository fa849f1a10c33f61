/** A file or a tree that is not as docs/tree-format.md describes. The message is a sentence. */
export class SnapshotError extends Error {
  override readonly name = "SnapshotError";
}

/** @throws SnapshotError when `condition` does not hold */
export function check(condition: boolean, message: string): asserts condition {
  if (!condition) throw new SnapshotError(message);
}
