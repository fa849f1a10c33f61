import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState } from "react";
import { useReducedMotion } from "../../../lib/use-reduced-motion.ts";
import type { CameraRequest } from "../explore/tree-state.ts";
import { createAvatarCache } from "./avatars.ts";
import type { Hit } from "./hit.ts";
import type { Scene } from "./paint/scene.ts";
import {
  createTreeRenderer,
  type Picture,
  type TreeRenderer,
  type TreeRendererOptions,
} from "./tree-renderer.ts";

interface TreeCanvasProps extends Pick<TreeRendererOptions, "onFrame" | "detail"> {
  /** A new object draws the tree again: when a label arrives, pass a new `findLabel`. */
  readonly scene: Omit<Scene, "avatarAt">;
  /** The colours of the scale as CSS, by step. */
  readonly series: readonly string[];
  /** Carried out once for each `id`. */
  readonly request: CameraRequest;
  /** What was tapped. A tap on a shape also flies there. */
  readonly onHit: (hit: Hit, isDouble: boolean) => void;
  /** Returns what is on the screen, to save it; null before the first frame. */
  readonly picture?: Ref<() => Picture | null>;
  /** Gives the drawing its size. */
  readonly className: string;
}

/**
 * The drawing of a tree, to be dragged and zoomed. Decorative for screen readers: show the tree as a list as well. It has the
 * same sides in all languages.
 */
export function TreeCanvas({
  scene,
  series,
  request,
  onHit,
  onFrame,
  detail,
  picture,
  className,
}: TreeCanvasProps) {
  const host = useRef<HTMLDivElement>(null);
  const [renderer, setRenderer] = useState<TreeRenderer | null>(null);
  const [loadedAvatars, setLoadedAvatars] = useState(0);
  const isStill = useReducedMotion();
  const report = useEffectEvent(onHit);
  const reportFrame = useEffectEvent((frame: Parameters<NonNullable<typeof onFrame>>[0]) => onFrame?.(frame));
  const avatarAt = useMemo(() => createAvatarCache(() => setLoadedAvatars((count) => count + 1)), []);

  useEffect(() => {
    if (host.current === null) return;
    const created = createTreeRenderer(host.current, { onHit: report, onFrame: reportFrame, detail });
    setRenderer(created);
    return created.destroy;
  }, [detail]);
  useImperativeHandle(picture, () => () => renderer?.picture() ?? null, [renderer]);
  useEffect(() => renderer?.setStill(isStill), [renderer, isStill]);
  useEffect(() => renderer?.setSeries(series), [renderer, series]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded picture draws the tree again
  useEffect(() => renderer?.setScene({ ...scene, avatarAt }), [renderer, scene, avatarAt, loadedAvatars]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request is carried out once
  useEffect(() => renderer?.go(request.target), [renderer, request.id]);

  return (
    <div aria-hidden="true" dir="ltr" className={className}>
      <div ref={host} className="relative size-full touch-none select-none overflow-hidden" />
    </div>
  );
}
