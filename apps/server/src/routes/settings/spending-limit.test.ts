import { expect, test } from "vitest";
import { changeLimit, type Limit, NO_LIMIT, settle } from "./spending-limit.ts";

const start = new Date("2026-11-01T12:00:00Z");
const after = (days: number) => new Date(start.getTime() + days * 86_400_000);
const change = (limit: ReturnType<typeof settle>, wanted: Limit, day: number) =>
  changeLimit(settle(limit, after(day)), wanted, after(day));

test("a first or lower limit takes effect at once", () => {
  const first = change(NO_LIMIT, 100n, 0);
  expect(first).toEqual({ current: 100n, next: null });
  expect(change(first, 50n, 1)).toEqual({ current: 50n, next: null });
  expect(change(first, 0n, 1)).toEqual({ current: 0n, next: null });
});

test.each([200n, null])("a looser limit (%s) takes effect after seven days", (wanted) => {
  const changed = change({ current: 100n, next: null }, wanted, 0);
  expect(changed).toEqual({ current: 100n, next: { limit: wanted, from: after(7) } });
  expect(settle(changed, new Date(after(7).getTime() - 1))).toEqual(changed);
  expect(settle(changed, after(7))).toEqual({ current: wanted, next: null });
});

test("the same change again does not begin a new wait, a looser one does", () => {
  const changed = change({ current: 100n, next: null }, 200n, 0);
  expect(change(changed, 200n, 3)).toEqual(changed);
  expect(change(changed, 150n, 3)).toEqual({ current: 100n, next: { limit: 150n, from: after(7) } });
  expect(change(changed, 201n, 3).next).toEqual({ limit: 201n, from: after(10) });
  expect(change(changed, null, 3).next).toEqual({ limit: null, from: after(10) });
});

test("setting the present limit again cancels a looser one", () => {
  const changed = change({ current: 100n, next: null }, null, 0);
  expect(change(changed, 100n, 6)).toEqual({ current: 100n, next: null });
});
