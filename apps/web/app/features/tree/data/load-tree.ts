import { mergeFiles, readFile } from "@canopy/protocol/tree-format/file";
import { type SectionName, sectionNames } from "@canopy/protocol/tree-format/snapshot";
import type { TreeEntries } from "@canopy/shared/api/tree";
import { ApiError } from "../../../api/api-error.ts";
import { newSeatFile, toColumns, toTree } from "./loaded-tree.ts";
import type { ApiErrorFields, LoadedTree, TreeAnswer, TreeRequest, TreeSubject } from "./messages.ts";
import { COLUMNS, SHAPE } from "./requested-sections.ts";
import type { StoredSnapshots } from "./stored-snapshots.ts";

type ReadSections = (
  request: TreeRequest,
  round: number,
  sections: readonly SectionName[],
) => Promise<Uint8Array<ArrayBuffer>>;

/** What the API returns for a request. All reject with an `ApiError`. */
export interface TreeSource {
  /** The seats nearest to the member. */
  readSlice(request: TreeRequest): Promise<Uint8Array<ArrayBuffer>>;
  /** Sections of the whole tree at the end of a round. */
  readWhole: ReadSections;
  /** Sections of the member's whole subtree. */
  readSubtree: ReadSections;
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
  /** What has been requested of it. Files of other servers can lack some of that. */
  readonly sections: ReadonlySet<SectionName>;
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
  /** The sections of the tree and the columns that were sent last. */
  let sent: ReadonlySet<SectionName> = new Set();
  let newest = Number.NEGATIVE_INFINITY;

  async function load(request: TreeRequest): Promise<void> {
    const isCurrent = () => request.id === newest;
    if (shown === null) await showSlice(request, isCurrent);
    const entries = await source.readEntries(request);
    const isSame = base?.round === entries.round && base.blockHash === entries.blockHash;
    if (base === null || !isSame) base = await readBase(request, entries);
    const next = JSON.stringify([base.round, base.blockHash, entries.seats, entries.units]);
    if (!isCurrent()) return;
    if (next !== content) {
      content = next;
      shown = "whole";
      sent = base.sections;
      const tree = toTree(request.subject, base.bytes, { part: "whole", source: "network", entries });
      send({ type: "tree", id: request.id, tree });
    }
    base = await addColumns(request, base, entries);
    if (sent === base.sections || !isCurrent()) return;
    sent = base.sections;
    send({ type: "columns", id: request.id, columns: toColumns(base.bytes, entries) });
  }

  /** The base with all columns that the screen needs. */
  async function addColumns(request: TreeRequest, known: Base, entries: TreeEntries): Promise<Base> {
    const wanted = request.withSponsors ? [...COLUMNS, "sponsors" as const] : COLUMNS;
    const missing = wanted.filter((name) => !known.sections.has(name));
    if (missing.length === 0) return known;
    const { read, scope } = chooseAccess(request, entries);
    const bytes = mergeFiles(known.bytes, await read(request, known.round, missing));
    await stored.store(scope, readFile(bytes).head, bytes);
    return { ...known, bytes, sections: new Set([...known.sections, ...missing]) };
  }

  /** Where to read and to store all that the member may see. */
  function chooseAccess({ subject }: TreeRequest, { access }: TreeEntries) {
    const { all, own } = toScopes(subject);
    return access === "public"
      ? { read: source.readWhole, scope: all }
      : { read: source.readSubtree, scope: own };
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
    const { read, scope } = chooseAccess(request, entries);
    const { round, blockHash } = entries;
    // From the time when the site had a public tree.
    if (entries.access === "own") await stored.remove(toScopes(request.subject).all);
    const found = await stored.find(scope, round, blockHash);
    if (found !== null) return { bytes: found, round, blockHash, sections: readSections(found) };
    try {
      const bytes = await read(request, round, SHAPE);
      const { head } = readFile(bytes);
      await stored.store(scope, head, bytes);
      return { bytes, round: head.round, blockHash: head.blockHash, sections: new Set(SHAPE) };
    } catch (error) {
      const isNew = entries.access === "own" && isMissing(error);
      const bytes = isNew ? newSeatFile(request.subject, entries) : null;
      if (bytes === null) throw error;
      return { bytes, round, blockHash, sections: new Set(sectionNames) };
    }
  }

  /** Shows the last stored tree when there is no network. */
  async function showStored({ id, subject }: TreeRequest): Promise<void> {
    const { all, own } = toScopes(subject);
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
      const fields = toErrorFields(error);
      if (fields.status === 0 && (shown === null || shown === "slice"))
        await showStored(request).catch(() => undefined);
      send({ type: "failed", id, error: fields });
    }
  };
}

/** Where a plan's snapshots are stored: of the whole tree, and of a member's subtree. */
function toScopes({ chainId, contract, member }: TreeSubject): { all: string; own: string } {
  const plan = `${chainId}/${contract.toLowerCase()}`;
  return { all: `${plan}/all`, own: `${plan}/of/${member}` };
}

const readSections = (bytes: Uint8Array): ReadonlySet<SectionName> => {
  const { sections } = readFile(bytes);
  return new Set(sectionNames.filter((_, index) => sections.has(index + 1)));
};

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Any other error is a defect, or a file that is not a tree. */
function toErrorFields(error: unknown): ApiErrorFields {
  if (!(error instanceof ApiError))
    return { message: String(error), status: -1, errors: {}, retryAfter: null };
  const { message, status, errors, retryAfter } = error;
  return { message, status, errors, retryAfter };
}
