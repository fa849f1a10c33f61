import type { SectionName } from "@canopy/protocol/tree-format/snapshot";

/** What a picture needs of the whole tree: at most 3 MB for a million seats. The rest follows. */
export const SHAPE: readonly SectionName[] = ["legs", "numbers", "rounds", "members"];
export const COLUMNS: readonly SectionName[] = ["units", "points"];
