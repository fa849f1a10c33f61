import { join } from "node:path";

/** What the peers' pages import. React is ours, in the same version. */
export const peerManifest = {
  private: true,
  dependencies: {
    "@xyflow/react": "12.12.1",
    "d3-hierarchy": "3.1.3",
    react: "19.3.1",
    "react-dom": "19.3.1",
  },
};

/** Pixels of a seat's box in the peers' pictures. */
const BOX = { width: 48, height: 72 };

/** Imports and functions that both pages share. `styleguide` is the folder of our generated networks. */
const prologue = (styleguide: string) => `
import { hierarchy, tree } from "d3-hierarchy";
import { linkSeats } from ${JSON.stringify(join(styleguide, "../../../../../../packages/protocol/src/tree-format/shape.ts"))};
import { generateTree } from ${JSON.stringify(join(styleguide, "generate-tree.ts"))};
import { measureFrames, painted } from ${JSON.stringify(join(styleguide, "measure-frames.ts"))};

document.body.style.margin = "0";
let snapshot;
const prepare = async (form, seats) => {
  snapshot = generateTree(form, seats);
  return null;
};

// d3's tidy tree, from the objects that it takes.
function layOut() {
  const { size, upline } = linkSeats(snapshot.legs, snapshot.numbers);
  const seats = Array.from({ length: size }, (_, position) => ({ number: snapshot.numbers[position], children: [] }));
  for (let position = 1; position < size; position++) seats[upline[position]].children.push(seats[position]);
  const root = tree().nodeSize([${BOX.width}, ${BOX.height}])(hierarchy(seats[0], ({ children }) => children));
  return root;
}
`;

/** d3-hierarchy lays out, and a canvas draws the nodes and links that are on the screen: the usual page with this library. */
export const d3Page = (styleguide: string) => `${prologue(styleguide)}
const canvas = document.createElement("canvas");
document.body.append(canvas);
const pen = canvas.getContext("2d");
canvas.width = innerWidth;
canvas.height = innerHeight;
let nodes = [];
let view = { x: 0, y: 0, zoom: 1 };
let drawn = 0;

function draw() {
  const { width, height } = canvas;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, width, height);
  pen.setTransform(view.zoom, 0, 0, view.zoom, view.x, view.y);
  const low = { x: -view.x / view.zoom, y: -view.y / view.zoom };
  const high = { x: low.x + width / view.zoom, y: low.y + height / view.zoom };
  const isShown = ({ x, y }) => x >= low.x && x <= high.x && y >= low.y && y <= high.y;
  const shown = nodes.filter((node) => isShown(node) || (node.parent && isShown(node.parent)));
  drawn = shown.length;
  pen.strokeStyle = "#6f776e";
  pen.lineWidth = 1 / view.zoom;
  pen.beginPath();
  for (const node of shown) {
    if (!node.parent) continue;
    const middle = (node.parent.y + node.y) / 2;
    pen.moveTo(node.parent.x, node.parent.y);
    pen.bezierCurveTo(node.parent.x, middle, node.x, middle, node.x, node.y);
  }
  pen.stroke();
  pen.fillStyle = "#2f6b3d";
  pen.beginPath();
  for (const node of shown) {
    pen.moveTo(node.x + 8, node.y);
    pen.arc(node.x, node.y, 8, 0, 2 * Math.PI);
  }
  pen.fill();
}

window.bench = {
  prepare,
  async show() {
    const begin = performance.now();
    nodes = layOut().descendants();
    let [left, right, bottom] = [0, 0, 0];
    for (const { x, y } of nodes) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
    const zoom = Math.min(1, (innerWidth - 72) / Math.max(1, right - left), (innerHeight - 72) / Math.max(1, bottom));
    view = { zoom, x: innerWidth / 2 - ((left + right) / 2) * zoom, y: 36 };
    draw();
    await painted();
    return performance.now() - begin;
  },
  frames: (kind, count) =>
    measureFrames(count, (frame) => {
      const sign = frame < count / 2 ? 1 : -1;
      const factor = kind === "zoom" ? 1.06 ** sign : 1;
      view.zoom *= factor;
      view.x = kind === "pan" ? view.x - 9.5 * sign : innerWidth / 2 - (innerWidth / 2 - view.x) * factor;
      view.y = kind === "pan" ? view.y - 2.5 * sign : innerHeight / 2 - (innerHeight / 2 - view.y) * factor;
      draw();
    }),
  scripts: () => [],
  marks: () => drawn,
};
`;

/** React Flow renders what is on the screen, at the places that d3-hierarchy computes: it has no layout of its own. */
export const reactFlowPage = (styleguide: string) => `${prologue(styleguide)}
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { ReactFlow } from "@xyflow/react";
import "@xyflow/react/dist/style.css";

const box = document.createElement("div");
Object.assign(box.style, { width: "100vw", height: "100vh" });
document.body.append(box);
const root = createRoot(box);
let flow;

window.bench = {
  prepare,
  async show() {
    const begin = performance.now();
    const seats = layOut().descendants();
    const id = ({ data }) => String(data.number);
    const nodes = seats.map((seat) => ({
      id: id(seat),
      position: { x: seat.x, y: seat.y },
      data: { label: id(seat) },
      width: 36,
      height: 24,
    }));
    const edges = seats.slice(1).map((seat) => ({ id: "e" + id(seat), source: id(seat.parent), target: id(seat) }));
    await new Promise((resolve) => {
      root.render(
        createElement(ReactFlow, {
          defaultNodes: nodes,
          defaultEdges: edges,
          onInit: (instance) => {
            flow = instance;
            resolve();
          },
          fitView: true,
          minZoom: 0.00001,
          onlyRenderVisibleElements: true,
          nodesDraggable: false,
        }),
      );
    });
    await painted();
    await painted();
    return performance.now() - begin;
  },
  frames: (kind, count) =>
    measureFrames(count, (frame) => {
      const sign = frame < count / 2 ? 1 : -1;
      const { x, y, zoom } = flow.getViewport();
      const factor = kind === "zoom" ? 1.06 ** sign : 1;
      flow.setViewport({
        zoom: zoom * factor,
        x: kind === "pan" ? x - 9.5 * sign : innerWidth / 2 - (innerWidth / 2 - x) * factor,
        y: kind === "pan" ? y - 2.5 * sign : innerHeight / 2 - (innerHeight / 2 - y) * factor,
      });
    }),
  scripts: () => [],
  marks: () => box.querySelectorAll(".react-flow__node").length,
};
`;
