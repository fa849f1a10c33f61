import { NONE } from "@canopy/protocol/tree-format/shape";
import { createTreeRenderer } from "../../../features/tree/draw/tree-renderer.ts";
import { seatColours } from "../../../features/tree/explore/colours.ts";
import { scaleColours } from "../../../features/tree/explore/scale-colours.ts";
import { treeForms } from "./generate-tree.ts";
import { type Flaws, measureFrames, painted, type TreeBench } from "./measure-frames.ts";
import { sampleScene } from "./sample-scene.ts";
import { type StagedFile, stageTree } from "./stage-tree.ts";
import "../../../styles/tokens.css";

/**
 * Our page of `npm run bench:tree`: the drawing of the dashboard, without React. `?every` draws each seat on its own. `?late` opens
 * the drawing together with the first network, so that tasks of opening it count too.
 */
const host = document.createElement("div");
Object.assign(host.style, { position: "relative", overflow: "hidden", width: "100vw", height: "100vh" });
document.body.style.margin = "0";
document.body.append(host);

const options = new URLSearchParams(location.search);
const noFlaws = () => ({ drawTimes: [], stretches: [], empty: [] });
let file: StagedFile | null = null;
let scripts: number[] = [];
let marks = 0;
/** Whether the screen shows the complete picture, and what it lacked in the last movement. */
let isComplete = false;
let flaws: Flaws = noFlaws();
let last: unknown = null;
let onPicture = () => {};

let view = options.has("late") ? null : openView();

function openView() {
  const opened = createTreeRenderer(host, {
    onHit() {},
    onFrame({ time, picture, drawTime, isDone, stretch, empty }) {
      scripts.push(time);
      const { seats, shapes } = picture.frame.visible;
      marks = seats.length + shapes.length;
      isComplete = isDone;
      if (picture !== last) flaws.drawTimes.push(drawTime);
      flaws.stretches.push(Math.max(stretch, 1 / stretch));
      flaws.empty.push(empty);
      last = picture;
      onPicture();
    },
    detail: options.has("every") ? { cut: 0, merge: 0 } : undefined,
  });
  opened.setSeries(scaleColours.units);
  opened.setStill(true);
  return opened;
}

const turn = (init: WheelEventInit) =>
  host.dispatchEvent(
    new WheelEvent("wheel", {
      clientX: innerWidth * 0.4,
      clientY: innerHeight * 0.4,
      cancelable: true,
      ...init,
    }),
  );

const bench: TreeBench = {
  async prepare(name, seats) {
    const form = treeForms.find((one) => one === name) ?? "random";
    file?.close();
    file = await stageTree(form, seats);
    return file.sizes;
  },
  async show() {
    if (file === null) throw new Error("Prepare a network first.");
    const begin = performance.now();
    view ??= openView();
    const model = await file.open();
    const isDrawn = new Promise<void>((resolve) => {
      onPicture = resolve;
    });
    const findStep = seatColours(model, "units", 0)?.findStep ?? null;
    view.setScene({ ...sampleScene(model, NONE, findStep), avatarAt: () => undefined });
    await isDrawn;
    await painted();
    return performance.now() - begin;
  },
  async frames(kind, count) {
    flaws = noFlaws();
    const move = (frame: number) => {
      isComplete = false;
      const isForth = frame < count / 2;
      if (kind === "pan") turn({ deltaX: isForth ? 9.5 : -9.5, deltaY: isForth ? 2.5 : -2.5 });
      else turn({ deltaY: isForth ? -6 : 6, ctrlKey: true });
    };
    const movement = await measureFrames(count, move, () => isComplete);
    return { ...movement, flaws };
  },
  scripts() {
    const taken = scripts;
    scripts = [];
    return taken;
  },
  marks: () => marks,
};
Object.assign(window, { bench });
