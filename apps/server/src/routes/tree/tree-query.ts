import { sectionNames } from "@canopy/protocol/tree-format/snapshot";
import { MAXIMUM_TREE_MEMBERS } from "@canopy/shared/api/tree";
import { z } from "zod";
import { roundNumber } from "../../http/query.ts";

/** The round of a stored tree. */
export const treeRound = z
  .union([z.literal("latest"), roundNumber()], { error: "latest, or a whole number from 0 to 65535" })
  .meta({ description: "A closed round, or `latest`", example: "latest" });

export const treeParams = z.object({ round: treeRound });

const names = sectionNames.join(", ");

/** Sections of a file, in their order. */
export const sections = z
  .string()
  .max(200)
  .transform((text, context) => {
    const wanted = new Set(text.split(","));
    const known = sectionNames.filter((name) => wanted.has(name));
    if (known.length === wanted.size) return known;
    context.addIssue(`Names of sections, separated by commas: ${names}`);
    return z.NEVER;
  })
  .meta({ description: `Sections of the file, separated by commas: ${names}`, example: "legs,numbers" });

/** Seat numbers. */
export const seatNumbers = z
  .string()
  .max(1_100)
  .transform((text, context) => {
    const parts = text.split(",");
    if (parts.length <= MAXIMUM_TREE_MEMBERS && parts.every(isSeatNumber)) return parts.map(Number);
    context.addIssue(`1 to ${MAXIMUM_TREE_MEMBERS} seat numbers, separated by commas`);
    return z.NEVER;
  })
  .meta({
    description: `1 to ${MAXIMUM_TREE_MEMBERS} seat numbers, separated by commas`,
    example: "1,2,12",
  });

/** Bounded like the columns: the database would fail on a wider number. */
const isSeatNumber = (text: string) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647;
