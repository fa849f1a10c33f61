import { useMemo, useState } from "react";
import type { TreeModel } from "../../../features/tree/data/tree-model.ts";
import type { Hit } from "../../../features/tree/draw/hit.ts";
import { TreeCanvas } from "../../../features/tree/draw/TreeCanvas.tsx";
import { seatColours } from "../../../features/tree/explore/colours.ts";
import { scaleColours } from "../../../features/tree/explore/scale-colours.ts";
import type { CameraRequest, CameraTarget, ColourMode } from "../../../features/tree/explore/tree-state.ts";
import { SegmentedControl } from "../../../ui/forms/SegmentedControl.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { sampleScene } from "./sample-scene.ts";

const modes = ["units", "points", "joined"] as const satisfies readonly ColourMode[];

/** A drawing with buttons for what the keyboard does on the dashboard. */
export function Stage({ model }: { model: TreeModel }) {
  const [mode, setMode] = useState<(typeof modes)[number]>("units");
  const [hit, setHit] = useState<Hit | null>(null);
  const [request, setRequest] = useState<CameraRequest>({ id: 0, target: { kind: "fit" } });
  const go = (target: CameraTarget) => setRequest(({ id }) => ({ id: id + 1, target }));
  const colours = useMemo(() => seatColours(model, mode, 1), [model, mode]);
  const scene = useMemo(
    () => sampleScene(model, hit !== null && "position" in hit ? hit.position : 0, colours?.findStep ?? null),
    [model, hit, colours],
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" variant="secondary" onClick={() => go({ kind: "fit" })}>
          Fit
        </Button>
        <Button size="small" variant="secondary" onClick={() => go({ kind: "zoom", factor: 2 })}>
          Zoom in
        </Button>
        <Button size="small" variant="secondary" onClick={() => go({ kind: "zoom", factor: 0.5 })}>
          Zoom out
        </Button>
        <SegmentedControl
          legend="Colour"
          hideLegend
          segments={modes.map((value) => ({ value, label: value }))}
          value={mode}
          onChange={(value) => setMode(value)}
        />
        <output className="text-note text-quiet">{hit === null ? "" : JSON.stringify(hit)}</output>
      </div>
      <TreeCanvas
        scene={scene}
        series={scaleColours[mode]}
        request={request}
        onHit={setHit}
        className="min-h-0 flex-1 rounded-lg border border-line bg-sheet"
      />
    </div>
  );
}
