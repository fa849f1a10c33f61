/** Whether every test runs, in each of its variants: `TEST_LONG=1`, as `npm run test:browser` sets it. */
export const isLongRun = process.env["TEST_LONG"] !== undefined;

/**
 * What one of several walks over the same pages, or other items, visits: all of them in a long run, else every `walks`-th.
 *
 * @param walk from 0
 */
export function choosePages<Item = string>(
  items: readonly Item[],
  { walk, walks }: { walk: number; walks: number },
): Item[] {
  return items.filter((_, index) => isLongRun || index % walks === walk);
}
