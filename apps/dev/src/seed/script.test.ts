import { expect, test } from "vitest";
import { seededUsernames } from "./names.ts";
import { writeScript } from "./script.ts";

const days = 12;
const script = writeScript("canopy", seededUsernames, days, 2);
const registrations = script.steps.filter((step) => step.kind === "register");

test("usernames are what the plan accepts, each once", () => {
  for (const username of seededUsernames) expect(username).toMatch(/^[a-z][a-z0-9_]{3,15}$/);
  expect(new Set(seededUsernames).size).toBe(seededUsernames.length);
});

test("everybody joins once, in order, on every day somebody", () => {
  expect(registrations.map((step) => step.username)).toEqual(seededUsernames);
  expect(new Set(registrations.map((step) => step.day)).size).toBe(days + 1);
});

test("sponsor and referral joined before, and nobody has more than two legs", () => {
  const joined = new Set(["canopy"]);
  const legs = new Map<string, number>();
  for (const { username, sponsor, referral } of registrations) {
    expect(joined).toContain(sponsor);
    expect(joined).toContain(referral);
    legs.set(referral, (legs.get(referral) ?? 0) + 1);
    joined.add(username);
  }
  expect(Math.max(...legs.values())).toBe(2);
});

test("a seat lies below its sponsor's", () => {
  const upline = new Map(registrations.map((step) => [step.username, step.referral]));
  for (const { username, sponsor } of registrations) {
    let above: string | undefined = username;
    while (above !== undefined && above !== sponsor) above = upline.get(above);
    expect(above).toBe(sponsor);
  }
});

test("several sponsor, some top up, nobody has more than five units", () => {
  const units = new Map<string, number>();
  for (const step of script.steps) units.set(step.username, (units.get(step.username) ?? 0) + step.units);
  expect(Math.max(...units.values())).toBeLessThanOrEqual(5);
  expect(new Set(registrations.map((step) => step.sponsor)).size).toBeGreaterThan(10);
  expect(script.steps.length - registrations.length).toBeGreaterThan(3);
});

test("time goes forward, and the price never jumps as far as the plan's guard", () => {
  const times = script.steps.map((step) => step.day + step.fraction);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(script.prices).toHaveLength(days + 1);
  script.prices.slice(1).forEach((price, index) => {
    const before = script.prices[index] ?? 0n;
    expect(price * 2n).toBeGreaterThan(before);
    expect(price * 2n).toBeLessThan(before * 3n);
  });
});

test("the same seed tells the same story, another one another", () => {
  expect(writeScript("canopy", seededUsernames, days, 2)).toEqual(script);
  expect(writeScript("canopy", seededUsernames, days, 3)).not.toEqual(script);
});
