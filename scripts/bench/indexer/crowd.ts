import { carryList } from "@canopy/protocol/settlement/carry-list";
import { createRandom } from "@canopy/protocol/simulation/random";

const ROOT = 1;
const MAXIMUM_UNITS = 5;

/** An action of a member; the account belongs to the member with this id. */
export type MemberAction =
  | { kind: "register"; id: number; sponsor: string; referral: string; username: string; units: number }
  | { kind: "topUp"; id: number; units: number }
  | { kind: "withdraw"; id: number };

interface Member {
  readonly upline: number;
  readonly depth: number;
  units: number;
  legs: number;
}

/**
 * Members that join and buy further units, the same for the same seed. Uplines are mostly recent members with a free leg, so
 * the tree is bushy with some long branches.
 */
export class Crowd {
  readonly #random = createRandom(4);
  readonly #members = new Map<number, Member>([[ROOT, { upline: 0, depth: 0, units: 0, legs: 0 }]]);
  readonly #rootUsername: string;
  #open = [ROOT];
  /** Members who can hold more units, and members with a commission. */
  #canBuy: number[] = [];
  readonly #earners: number[] = [];
  #buyers = new Set<number>();

  constructor(rootUsername: string) {
    this.#rootUsername = rootUsername;
  }

  /** Actions of one block, independent of each other. */
  memberActions(count: { registrations: number; topUps: number; withdrawals: number }): MemberAction[] {
    const withdrawn = this.#withdrawals(count.withdrawals);
    const bought = this.#topUps(count.topUps);
    return [...this.#registrations(count.registrations), ...bought, ...withdrawn];
  }

  /** Members to carry in a closed round, children first. */
  carried(): number[] {
    const list = carryList(this.#buyers, (id) => this.#member(id));
    this.#buyers = new Set();
    return list;
  }

  #registrations(count: number): MemberAction[] {
    const memberActions: MemberAction[] = [];
    const newIds: number[] = [];
    for (let made = 0; made < count && this.#open.length > 0; made++) {
      const place = this.#pickUplineIndex();
      const upline = this.#open[place] ?? ROOT;
      const parent = this.#member(upline);
      parent.legs += 1;
      if (parent.legs === 2) this.#open.splice(place, 1);
      const id = this.#members.size + 1;
      this.#members.set(id, { upline, depth: parent.depth + 1, units: 1, legs: 0 });
      this.#buyers.add(id);
      newIds.push(id);
      const sponsor = this.#pickSponsor(upline);
      if (sponsor !== ROOT) this.#earners.push(sponsor);
      const [of, below, username] = [this.#name(sponsor), this.#name(upline), this.#name(id)];
      memberActions.push({ kind: "register", id, sponsor: of, referral: below, username, units: 1 });
    }
    this.#open.push(...newIds);
    this.#canBuy.push(...newIds);
    return memberActions;
  }

  #topUps(count: number): MemberAction[] {
    const memberActions: MemberAction[] = [];
    const buyers = new Set<number>();
    for (let tries = 0; tries < 4 * count && buyers.size < count && this.#canBuy.length > 0; tries++) {
      const place = this.#random.integer(this.#canBuy.length);
      const id = this.#canBuy[place] ?? ROOT;
      if (buyers.has(id)) continue;
      buyers.add(id);
      const member = this.#member(id);
      member.units += 1;
      if (member.units === MAXIMUM_UNITS) this.#canBuy.splice(place, 1);
      this.#buyers.add(id);
      memberActions.push({ kind: "topUp", id, units: 1 });
    }
    return memberActions;
  }

  #withdrawals(count: number): MemberAction[] {
    if (this.#earners.length === 0) return [];
    return Array.from({ length: count }, () => ({ kind: "withdraw", id: this.#random.pick(this.#earners) }));
  }

  #pickUplineIndex(): number {
    const newest = Math.min(this.#open.length, 400);
    return this.#open.length - 1 - this.#random.integer(newest);
  }

  /** The upline, or a member some levels above. */
  #pickSponsor(upline: number): number {
    let sponsor = upline;
    for (let up = this.#random.integer(4); up > 0 && sponsor !== ROOT; up--)
      sponsor = this.#member(sponsor).upline;
    return sponsor;
  }

  #name(id: number): string {
    return id === ROOT ? this.#rootUsername : `member${id}`;
  }

  #member(id: number): Member {
    const member = this.#members.get(id);
    if (member === undefined) throw new Error(`The crowd has no member ${id}`);
    return member;
  }
}
