import { readTable } from "./group-table.ts";
import { groups, stems } from "./word-groups.gen.ts";

/**
 * Groups of English words that are used alike, by their stems: a question then shares something with examples in
 * other words. They are from GloVe's vectors, which were learned from much more text.
 */
export const wordGroups: ReadonlyMap<string, readonly number[]> = readTable(stems, groups);
