import type { TreeCard } from "@canopy/shared/api/tree";

const leg = { units: 0, variance: 0, members: 0 };

/** The card of a seat, for tests. */
export const card = (number: number): TreeCard => ({
  number,
  id: number,
  username: `member_${number}`,
  wallet: "0x00000000219ab540356cBB839Cbe05303d7705Fa",
  avatar: null,
  sponsor: "willow",
  upline: "willow",
  leg: "left",
  depth: 1,
  units: 1,
  maxPoints: 10,
  points: 0,
  legs: { left: leg, right: leg },
  joinedAt: "2026-11-09T00:00:00.000Z",
  joinedRound: 0,
  rank: null,
});
