import { MAXIMUM_SHAPE_SEATS, SHAPE_SEATS, treeEntriesSchema } from "@canopy/shared/api/tree";
import { apiBase } from "../../../api/api-base.ts";
import { createClient } from "../../../api/create-client.ts";
import { log } from "../../../lib/log.ts";
import { answerTreeRequests, type TreeSource } from "./load-tree.ts";
import type { TreeAnswer, TreeRequest } from "./messages.ts";
import { listBuffers } from "./model-buffers.ts";
import { StoredSnapshots } from "./stored-snapshots.ts";

/** Milliseconds: a million members are 3 MB. */
const TIMEOUT = 120_000;

/** What the first picture needs. Legs come with the numbers of seats that the slice leaves out. */
const FIRST_SECTIONS = "legs,numbers,units,points,rounds";

const api = createClient<{ "GET /tree/:round/entries": { data: typeof treeEntriesSchema } }>({
  baseUrl: apiBase,
  // Each request has its own, and the page ends the session when it is refused.
  token: () => null,
  onUnauthorized: () => undefined,
  warn: log.warn,
  now: Date.now,
  timeoutMs: TIMEOUT,
});

const withToken = ({ token }: TreeRequest) => (token === null ? {} : { token });

const source: TreeSource = {
  readSlice: (request) =>
    readShape(request, "latest", { seats: String(SHAPE_SEATS), sections: FIRST_SECTIONS }),
  readSubtree: (request, round, sections) =>
    readShape(request, round, { seats: String(MAXIMUM_SHAPE_SEATS), sections: sections.join(",") }),
  readWhole: (request, round, sections) =>
    api.readBytes("/tree/:round", {
      params: { round: String(round) },
      query: { plan: request.subject.plan, sections: sections.join(",") },
      ...withToken(request),
    }),
  readEntries: (request) =>
    api.get("/tree/:round/entries", treeEntriesSchema, {
      params: { round: "latest" },
      query: { plan: request.subject.plan },
      ...withToken(request),
    }),
};

function readShape(request: TreeRequest, round: number | "latest", query: Readonly<Record<string, string>>) {
  const { plan, username } = request.subject;
  return api.readBytes("/members/:username/shape", {
    params: { username },
    query: { plan, round: String(round), ...query },
    ...withToken(request),
  });
}

function movedBuffers(message: TreeAnswer): ArrayBuffer[] {
  if (message.type === "tree") return listBuffers(message.tree.model);
  return message.type === "columns" ? listBuffers(message.columns) : [];
}

const answer = answerTreeRequests({
  source,
  stored: new StoredSnapshots(),
  send(message: TreeAnswer) {
    self.postMessage(message, { transfer: movedBuffers(message) });
  },
});

self.addEventListener("message", ({ data }: MessageEvent<TreeRequest>) => void answer(data));
