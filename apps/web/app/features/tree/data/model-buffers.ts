import type { TreeColumns, TreeModel } from "./tree-model.ts";

/** The memory of a model or of columns, which moves to the page instead of being copied. */
export function listBuffers(model: TreeModel | TreeColumns): ArrayBuffer[] {
  const columns: readonly unknown[] = Object.values(model);
  const buffers = columns.flatMap((column) => (ArrayBuffer.isView(column) ? [column.buffer] : []));
  return [...new Set(buffers)].filter((buffer) => buffer instanceof ArrayBuffer);
}
