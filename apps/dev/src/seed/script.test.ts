import { HERO, KNIGHT } from "@canopy/protocol/rules/rank";
import { describe, expect, test } from "vitest";
import { playInModel } from "../../test/seed-model.ts";
import { seededUsernames } from "./names.ts";
import { DAY } from "./play.ts";
import { type PlanName, writeScript } from "./script.ts";
import { SEEDED_DAYS, seededScript } from "./seeded.ts";

const script = seededScript();
const registrations = script.steps.filter((step) => step.kind === "register");
const core = registrations.filter((step) => step.plan === "core");
const plus = registrations.filter((step) => step.plan === "plus");

test("usernames are valid and unique", () => {
  for (const username of seededUsernames) expect(username).toMatch(/^[a-z][a-z0-9_]{3,15}$/);
  expect(new Set(seededUsernames).size).toBe(seededUsernames.length);
});

test("every member joins once, in order, and someone joins on every day", () => {
  expect(core.map((step) => step.username)).toEqual(seededUsernames);
  expect(new Set(core.map((step) => step.day)).size).toBe(SEEDED_DAYS + 1);
});

test.each<PlanName>([
  "core",
  "plus",
])("in %s, sponsor and referral joined before, and no member has more than two legs", (plan) => {
  const joined = new Set(["canopy"]);
  const legs = new Map<string, number>();
  for (const { username, sponsor, referral } of registrations.filter((step) => step.plan === plan)) {
    expect(joined).toContain(sponsor);
    expect(joined).toContain(referral);
    legs.set(referral, (legs.get(referral) ?? 0) + 1);
    joined.add(username);
  }
  expect(Math.max(...legs.values())).toBe(2);
});

test("a seat is below its sponsor's", () => {
  const upline = new Map(core.map((step) => [step.username, step.referral]));
  for (const { username, sponsor } of core) {
    let above: string | undefined = username;
    while (above !== undefined && above !== sponsor) above = upline.get(above);
    expect(above).toBe(sponsor);
  }
});

test("one leg is deep", () => {
  const depth = new Map([["canopy", 0]]);
  for (const { username, referral } of core) depth.set(username, (depth.get(referral) ?? 0) + 1);
  expect(Math.max(...depth.values())).toBeGreaterThan(40);
});

test("several sponsor, some top up, no member has more than five units", () => {
  const units = new Map<string, number>();
  for (const step of script.steps) {
    const bought =
      step.kind === "topUp" || (step.kind === "register" && step.plan === "core") ? step.units : 0;
    units.set(step.username, (units.get(step.username) ?? 0) + bought);
  }
  expect(Math.max(...units.values())).toBe(5);
  expect(new Set(core.map((step) => step.sponsor)).size).toBeGreaterThan(30);
  expect(script.steps.filter((step) => step.kind === "topUp").length).toBeGreaterThan(20);
});

test("members of Plus are core members already, and join once", () => {
  const day = new Map(core.map((step) => [step.username, step.day]));
  for (const step of plus) expect(day.get(step.username)).toBeLessThan(step.day);
  expect(new Set(plus.map((step) => step.username)).size).toBe(plus.length);
  expect(plus.length).toBeGreaterThan(15);
});

test("the accounts that the dev wallet offers are partly in Plus", () => {
  const offered = seededUsernames.slice(0, 6);
  const inPlus = offered.filter((username) => plus.some((step) => step.username === username));
  // The founder, whose figures users see first, has figures in Plus too.
  expect(inPlus).toContain("willow");
  expect(inPlus.length).toBeLessThan(offered.length);
});

test("one of the accounts that the dev wallet offers is moving to another wallet", () => {
  const offers = script.steps.filter((step) => step.kind === "offerSeat");
  expect(offers.map(({ username }) => username)).toEqual([seededUsernames[2]]);
});

test("an old name is not used after its change", () => {
  const index = script.steps.findIndex((step) => step.kind === "rename");
  const rename = script.steps[index];
  expect(rename?.kind).toBe("rename");
  for (const step of script.steps.slice(index + 1)) {
    const names = step.kind === "register" ? [step.sponsor, step.referral] : [];
    expect([step.username, ...names]).not.toContain(rename?.username);
  }
});

test("time only advances, and the price never jumps as far as the plan's limit", () => {
  const times = script.steps.map((step) => step.day + step.fraction);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(script.prices).toHaveLength(SEEDED_DAYS + 1);
  script.prices.slice(1).forEach((price, index) => {
    const before = script.prices[index] ?? 0n;
    expect(price * 2n).toBeGreaterThan(before);
    expect(price * 2n).toBeLessThan(before * 3n);
  });
});

test("the same seed gives the same script, another seed another", () => {
  const tell = (seed: number) => writeScript("canopy", seededUsernames, SEEDED_DAYS, seed);
  expect(seededScript()).toEqual(script);
  expect(tell(1)).toEqual(tell(1));
  expect(tell(1)).not.toEqual(tell(2));
});

describe("by the plan's rules", () => {
  const played = playInModel(script);
  const listMembers = (name: PlanName) => {
    const { plan, paid, withdrawn } = played[name];
    return [...paid].map(([id, amount]) => ({
      id,
      points: plan.members.points[id] ?? 0,
      flash: plan.members.flash[id] ?? 0,
      hasEarnedBack: (plan.members.box[id] ?? 0n) + (withdrawn.get(id) ?? 0n) >= amount,
    }));
  };

  test("every day but the last is settled, with points, and a member reaches the cap", () => {
    const { closedRounds } = played.core.plan;
    expect([...closedRounds.keys()]).toEqual(Array.from({ length: SEEDED_DAYS }, (_, day) => day));
    for (const { counts } of closedRounds.values()) expect(counts.points).toBeGreaterThan(0);
    expect(listMembers("core").some(({ flash }) => flash > 0)).toBe(true);
  });

  test("today, the founder's pairs are above the cap", () => {
    const { plan, ids } = playInModel(script).core;
    plan.advanceTo((SEEDED_DAYS + 1) * DAY);
    const { counts } = plan.settleRound();
    const founder = counts.paired.indexOf(ids.get("willow") ?? 0);
    expect(counts.pointCounts[founder]).toBe(50);
    expect(counts.flashCounts[founder]).toBeGreaterThan(0);
  });

  test("five become Heroes in the first month, and with them their sponsor, the founder, a Knight", () => {
    const { ranks } = played.core.plan.heroPool.month(0);
    const founder = played.core.ids.get("willow");
    const heroes = [...ranks].filter(([id]) => id !== founder);
    expect(heroes.length).toBeGreaterThanOrEqual(5);
    expect(heroes.every(([, rank]) => rank === HERO)).toBe(true);
    expect(ranks.get(founder ?? 0)).toBe(KNIGHT);
  });

  test("shares of the first month are paid but for one member's, and the commons get what they leave", () => {
    const month = played.core.plan.heroPool.month(0);
    const late = month.shares.get(played.core.ids.get(script.lateCollector) ?? 0) ?? 0;
    expect(late).toBeGreaterThan(0);
    expect(month.shareValue).toBeGreaterThan(0n);
    expect(month.uncollected).toBe((month.shareValue ?? 0n) * BigInt(late));
    expect(month.rest).toBeGreaterThan(0n);
  });

  test.each<PlanName>([
    "core",
    "plus",
  ])("in %s, the world does not advertise: most members have not earned back what they paid, many have no point", (name) => {
    const members = listMembers(name);
    expect(members.filter((member) => !member.hasEarnedBack).length).toBeGreaterThan(members.length / 2);
    expect(members.filter((member) => member.hasEarnedBack).length).toBeGreaterThan(members.length / 20);
    expect(members.filter(({ points }) => points === 0).length).toBeGreaterThan(members.length / 3);
  });

  test("in Plus, points are earned too", () => {
    expect(listMembers("plus").some(({ points }) => points > 0)).toBe(true);
  });
});
