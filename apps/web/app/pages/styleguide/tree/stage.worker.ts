import { decodeSnapshot, encodeSnapshot, pickSections } from "@canopy/protocol/tree-format/snapshot";
import { listBuffers } from "../../../features/tree/data/model-buffers.ts";
import { SHAPE } from "../../../features/tree/data/requested-sections.ts";
import { buildModel, type TreeModel } from "../../../features/tree/data/tree-model.ts";
import { generateTree, type TreeForm } from "./generate-tree.ts";
import type { FileSizes } from "./measure-frames.ts";

/** Generates a network and encodes it, or decodes what was generated and lays it out. */
export type StageRequest =
  | { readonly type: "generate"; readonly form: TreeForm; readonly seats: number }
  | { readonly type: "open" };

export type StageAnswer =
  | { readonly type: "generated"; readonly sizes: FileSizes }
  | { readonly type: "opened"; readonly model: TreeModel };

let file = new Uint8Array(0);

function generate(form: TreeForm, seats: number): StageAnswer {
  const snapshot = generateTree(form, seats);
  file = encodeSnapshot({ ...snapshot, size: seats });
  const shape = pickSections(file, SHAPE).length;
  const { units = new Uint32Array(0) } = snapshot;
  return {
    type: "generated",
    sizes: {
      shape,
      units: pickSections(file, [...SHAPE, "units"]).length - shape,
      entropy: computeEntropy(units),
    },
  };
}

/** The bytes that values need at least if their frequencies are all that is known of them. */
function computeEntropy(values: Uint32Array): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= count * Math.log2(count / values.length);
  return bits / 8;
}

self.addEventListener("message", ({ data }: MessageEvent<StageRequest>) => {
  if (data.type === "generate") {
    self.postMessage(generate(data.form, data.seats));
    return;
  }
  const model = buildModel(decodeSnapshot(file));
  self.postMessage({ type: "opened", model } satisfies StageAnswer, { transfer: listBuffers(model) });
});
