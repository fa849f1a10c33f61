import { describe, expect, test } from "vitest";
import { addLeaf, LEAF_FILL, type Path } from "./leaf-path.ts";

type Corner = { readonly x: number; readonly y: number };

/** Records a path as a polygon of its points, with curves in many short lines. */
function drawPolygon(draw: (path: Path) => void): Corner[] {
  const corners: Corner[] = [];
  const lineTo = (x: number, y: number) => void corners.push({ x, y });
  const unused = () => {
    throw new Error("a leaf has cubic curves only");
  };
  draw({
    moveTo: lineTo,
    lineTo,
    bezierCurveTo(x1, y1, x2, y2, x3, y3) {
      const from = corners.at(-1) ?? { x: 0, y: 0 };
      for (let step = 1; step <= 200; step++) {
        const t = step / 200;
        const u = 1 - t;
        const mix = (a: number, b: number, c: number, d: number) =>
          u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
        lineTo(mix(from.x, x1, x2, x3), mix(from.y, y1, y2, y3));
      }
    },
    quadraticCurveTo: unused,
    arc: unused,
    closePath() {},
  });
  return corners;
}

function computeArea(corners: readonly Corner[]): number {
  return Math.abs(
    corners.reduce((sum, { x, y }, index) => {
      const next = corners[(index + 1) % corners.length] ?? { x: 0, y: 0 };
      return sum + (x * next.y - next.x * y) / 2;
    }, 0),
  );
}

describe("a leaf", () => {
  test.each([
    [0, 40, 24],
    [Math.PI, 60, 5],
    [1.1, 12, 30],
  ])("at %f rad, %i long and %i wide has the area that its size promises", (angle, length, width) => {
    const corners = drawPolygon((path) => addLeaf(path, 7, -3, angle, length, width));
    expect(computeArea(corners) / (LEAF_FILL * length * width)).toBeCloseTo(1, 3);
  });

  test("hangs down from its stem and is as long and as wide as asked", () => {
    const corners = drawPolygon((path) => addLeaf(path, 100, 50, Math.PI, 40, 20));
    const xs = corners.map(({ x }) => x);
    const ys = corners.map(({ y }) => y);
    expect(Math.min(...ys)).toBeCloseTo(50);
    expect(Math.max(...ys)).toBeCloseTo(90);
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(20, 1);
  });
});
