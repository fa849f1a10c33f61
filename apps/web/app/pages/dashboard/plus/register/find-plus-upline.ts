import type { UplinePage } from "@canopy/shared/api/members";

/**
 * Finds the nearest member above in the core tree who has a seat in Plus; null without one.
 *
 * @param readPage a page of the path up the core tree, from the member's upline on
 * @param isInPlus whether the member with this username has a seat in Plus
 */
export async function findPlusUpline(
  readPage: (cursor: string | null) => Promise<Pick<UplinePage, "next"> & { items: { username: string }[] }>,
  isInPlus: (username: string) => Promise<boolean>,
): Promise<string | null> {
  let cursor: string | null = null;
  do {
    const { items, next } = await readPage(cursor);
    const seats = await Promise.all(items.map(({ username }) => isInPlus(username)));
    const nearest = items.find((_, index) => seats[index] === true);
    if (nearest) return nearest.username;
    cursor = next;
  } while (cursor !== null);
  return null;
}
