import { readFile } from "@canopy/protocol/tree/file";
import { NONE } from "@canopy/protocol/tree/shape";
import { decodeSnapshot, encodeSnapshot } from "@canopy/protocol/tree/snapshot";
import type { TreeEntries } from "@canopy/shared/api/tree";
import { ApiError } from "../../../api/api-error.ts";
import { applyEntries } from "./apply-entries.ts";
import type {
  LoadedTree,
  OpenPurchase,
  TreeAnswer,
  TreeProblem,
  TreeRequest,
  TreeSubject,
} from "./messages.ts";
import type { StoredSnapshots } from "./stored-snapshots.ts";
import { buildModel, positionOfMember, positionOfNumber, type TreeModel } from "./tree-model.ts";

/** What the API returns for a request. All reject with an `ApiError`. */
export interface TreeSource {
  /** The seats nearest to the member. */
  readSlice(request: TreeRequest): Promise<Uint8Array<ArrayBuffer>>;
  /** The whole tree at the end of a round. */
  readWhole(request: TreeRequest, round: number): Promise<Uint8Array<ArrayBuffer>>;
  /** The member's whole subtree. */
  readSubtree(request: TreeRequest, round: number): Promise<Uint8Array<ArrayBuffer>>;
  /** What happened after the newest closed round. */
  readEntries(request: TreeRequest): Promise<TreeEntries>;
}

interface Surroundings {
  readonly source: TreeSource;
  readonly stored: Pick<StoredSnapshots, "newest" | "find" | "store" | "remove">;
  /** Posts an answer. The buffers of its model move to the page. */
  send(answer: TreeAnswer): void;
}

/** A snapshot as the API sent it, which takes a fifth of the memory of its columns. */
interface Base {
  readonly bytes: Uint8Array;
  readonly round: number;
  readonly blockHash: string;
}

/**
 * Answers the requests for one tree: first with the seats near the member, then with all that the member may see and what
 * happened since the round closed. Later requests are answered with a new tree only if something changed.
 */
export function answerTreeRequests({
  source,
  stored,
  send,
}: Surroundings): (request: TreeRequest) => Promise<void> {
  let base: Base | null = null;
  let shown: LoadedTree["part"] | "stored" | null = null;
  /** What the whole tree that was sent last is made of. */
  let content = "";
  let newest = Number.NEGATIVE_INFINITY;

  async function load(request: TreeRequest): Promise<void> {
    const isCurrent = () => request.id === newest;
    if (shown === null) await showSlice(request, isCurrent);
    const entries = await source.readEntries(request);
    const isSame = base?.round === entries.round && base.blockHash === entries.blockHash;
    if (base === null || !isSame) base = await readBase(request, entries);
    const next = JSON.stringify([base.round, base.blockHash, entries.seats, entries.units]);
    if (next === content || !isCurrent()) return;
    content = next;
    shown = "whole";
    const tree = toTree(request.subject, base.bytes, { part: "whole", source: "network", entries });
    send({ type: "tree", id: request.id, tree });
  }

  async function showSlice(request: TreeRequest, isCurrent: () => boolean): Promise<void> {
    try {
      const bytes = await source.readSlice(request);
      if (!isCurrent()) return;
      shown = "slice";
      const tree = toTree(request.subject, bytes, { part: "slice", source: "network", entries: null });
      send({ type: "tree", id: request.id, tree });
    } catch (error) {
      // A member who joined after the last closed round is in the entries only.
      if (!isMissing(error)) throw error;
    }
  }

  async function readBase(request: TreeRequest, entries: TreeEntries): Promise<Base> {
    const { all, own } = scopesOf(request.subject);
    const { round, blockHash, access } = entries;
    const scope = access === "public" ? all : own;
    // From the time when the site had a public tree.
    if (access === "own") await stored.remove(all);
    const bytes = await stored.find(scope, round, blockHash);
    if (bytes !== null) return { bytes, round, blockHash };
    if (access === "own") return readOwnPart(request, entries, scope);
    return keep(scope, await source.readWhole(request, round));
  }

  /** Where the whole tree is not public. */
  async function readOwnPart(request: TreeRequest, entries: TreeEntries, scope: string): Promise<Base> {
    try {
      return await keep(scope, await source.readSubtree(request, entries.round));
    } catch (error) {
      const base = isMissing(error) ? newSeat(request.subject, entries) : null;
      if (base === null) throw error;
      return base;
    }
  }

  async function keep(scope: string, bytes: Uint8Array<ArrayBuffer>): Promise<Base> {
    const { head } = readFile(bytes);
    await stored.store(scope, head, bytes);
    return { bytes, round: head.round, blockHash: head.blockHash };
  }

  /** Shows the last stored tree when there is no network. */
  async function showStored({ id, subject }: TreeRequest): Promise<void> {
    const { all, own } = scopesOf(subject);
    const bytes = (await stored.newest(all)) ?? (await stored.newest(own));
    if (bytes === null || id !== newest) return;
    shown = "stored";
    send({
      type: "tree",
      id,
      tree: toTree(subject, bytes, { part: "whole", source: "storage", entries: null }),
    });
  }

  return async (request) => {
    const { id } = request;
    newest = id;
    try {
      await load(request);
      send({ type: "done", id });
    } catch (error) {
      const problem = toProblem(error);
      if (problem.status === 0 && (shown === null || shown === "slice"))
        await showStored(request).catch(() => undefined);
      send({ type: "failed", id, problem });
    }
  };
}

interface TreeOrigin extends Pick<LoadedTree, "part" | "source"> {
  readonly entries: TreeEntries | null;
}

function toTree(
  { member }: TreeSubject,
  bytes: Uint8Array,
  { part, source, entries }: TreeOrigin,
): LoadedTree {
  const snapshot = decodeSnapshot(bytes);
  const model = buildModel(entries === null ? snapshot : applyEntries(snapshot, entries));
  return {
    model,
    part,
    source,
    isUpToDate: entries?.complete ?? true,
    // The top of a slice is the member.
    home: model.numbers[part === "slice" ? 0 : positionOfMember(model, member)] ?? 0,
    purchases: toPurchases(model, entries),
  };
}

function toPurchases(model: TreeModel, entries: TreeEntries | null): OpenPurchase[] {
  return [...(entries?.seats ?? []), ...(entries?.units ?? [])]
    .map(({ number, units, round }) => ({ position: positionOfNumber(model, number), units, round }))
    .filter(({ position }) => position !== NONE);
}

/** Where a plan's snapshots are stored: of the whole tree, and of a member's subtree. */
function scopesOf({ chainId, contract, member }: TreeSubject): { all: string; own: string } {
  const plan = `${chainId}/${contract.toLowerCase()}`;
  return { all: `${plan}/all`, own: `${plan}/of/${member}` };
}

/** The tree of a member whose seat is in the entries only, with that seat alone; null if it is not there. */
function newSeat({ chainId, plan, member }: TreeSubject, entries: TreeEntries): Base | null {
  const seat = entries.seats.find((entry) => entry.member === member);
  if (seat === undefined) return null;
  const { number, units, sponsorNumber } = seat;
  const { round, blockNumber } = entries;
  const blockHash = `0x${entries.blockHash.slice(2)}` as const;
  const bytes = encodeSnapshot({
    ...{ chainId, plan, round, blockNumber: BigInt(blockNumber), blockHash },
    totalSeats: number,
    size: 1,
    legs: Uint8Array.of(0),
    numbers: Uint32Array.of(number),
    units: Uint32Array.of(units),
    points: Uint32Array.of(0),
    sponsors: Uint32Array.of(sponsorNumber),
    ...(plan === "plus" && { members: Uint32Array.of(member) }),
  });
  return { bytes, round, blockHash };
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Any other error is a defect, or a file that is not a tree. */
function toProblem(error: unknown): TreeProblem {
  if (!(error instanceof ApiError))
    return { message: String(error), status: -1, errors: {}, retryAfter: null };
  const { message, status, errors, retryAfter } = error;
  return { message, status, errors, retryAfter };
}
