import { decodeSnapshot, encodeSnapshot } from "@canopy/protocol/tree/snapshot";
import { buffersOf } from "../../../features/tree/data/model-buffers.ts";
import { buildModel, type TreeModel } from "../../../features/tree/data/tree-model.ts";
import { generateTree, type TreeForm } from "./generate-tree.ts";

/** Generates a network and encodes it, or decodes what was generated and lays it out. */
export type StageRequest =
  | { readonly type: "generate"; readonly form: TreeForm; readonly seats: number }
  | { readonly type: "open" };

export type StageAnswer =
  | { readonly type: "generated"; readonly bytes: number }
  | { readonly type: "opened"; readonly model: TreeModel };

let file = new Uint8Array(0);

function generate(form: TreeForm, seats: number): StageAnswer {
  const snapshot = generateTree(form, seats);
  file = encodeSnapshot({ ...snapshot, size: seats });
  return { type: "generated", bytes: file.length };
}

self.addEventListener("message", ({ data }: MessageEvent<StageRequest>) => {
  if (data.type === "generate") {
    self.postMessage(generate(data.form, data.seats));
    return;
  }
  const model = buildModel(decodeSnapshot(file));
  self.postMessage({ type: "opened", model } satisfies StageAnswer, { transfer: buffersOf(model) });
});
