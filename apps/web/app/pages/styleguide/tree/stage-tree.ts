import type { TreeModel } from "../../../features/tree/data/tree-model.ts";
import type { TreeForm } from "./generate-tree.ts";
import type { FileSizes } from "./measure-frames.ts";
import type { StageAnswer, StageRequest } from "./stage.worker.ts";

/** A generated network in the file format. */
export interface StagedFile {
  readonly sizes: FileSizes;
  /** Decodes it and lays it out, as the dashboard does with a response. */
  readonly open: () => Promise<TreeModel>;
  readonly close: () => void;
}

/** Generates a network in a worker. */
export async function stageTree(form: TreeForm, seats: number): Promise<StagedFile> {
  const worker = new Worker(new URL("./stage.worker.ts", import.meta.url), { type: "module" });
  const ask = (request: StageRequest) =>
    new Promise<StageAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<StageAnswer>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(request);
    });
  const generated = await ask({ type: "generate", form, seats });
  if (generated.type !== "generated") throw new Error("The worker answered another request.");
  return {
    sizes: generated.sizes,
    async open() {
      const opened = await ask({ type: "open" });
      if (opened.type !== "opened") throw new Error("The worker answered another request.");
      return opened.model;
    },
    close: () => worker.terminate(),
  };
}
