import { Trans, useLingui } from "@lingui/react/macro";
import { type PointerEvent, useEffect, useRef } from "react";
import { formatPercent } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { RangeInput } from "../../../../ui/forms/RangeInput.tsx";
import { type Crop, clampCrop, cropRange, cropSide, dragCrop, MAXIMUM_ZOOM } from "./crop.ts";
import { drawCrop } from "./draw-crop.ts";

/** Pixels of the canvas: two for each CSS pixel of its largest size. */
const CANVAS_SIDE = 512;

interface CropViewProps {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  readonly disabled: boolean;
  onChange(crop: Crop): void;
}

/** The round part of a picture, moved by pointer or by sliders. */
export function CropView({ picture, crop, disabled, onChange }: CropViewProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (last.current === null || disabled) return;
    const way = { x: event.clientX - last.current.x, y: event.clientY - last.current.y };
    last.current = { x: event.clientX, y: event.clientY };
    onChange(dragCrop(picture, crop, way, event.currentTarget.clientWidth));
  }

  const range = cropRange(picture, crop);
  const half = cropSide(picture, crop) / 2;
  const percent = (value: number) => formatPercent(value * 100, locale);
  const place = (axis: "x" | "y") =>
    range[axis] > 0 ? Math.round(((crop[axis] - half) / range[axis]) * 100) : 50;
  const moveTo = (axis: "x" | "y", value: number) =>
    onChange(clampCrop(picture, { ...crop, [axis]: half + (range[axis] * value) / 100 }));
  return (
    <div className="space-y-4">
      <canvas
        ref={canvas}
        width={CANVAS_SIDE}
        height={CANVAS_SIDE}
        role="img"
        aria-label={t`What others see of your picture`}
        className="mx-auto block aspect-square w-full max-w-[min(16rem,28dvh)] cursor-grab touch-none rounded-full border border-line bg-leaf-wash active:cursor-grabbing"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          last.current = null;
        }}
        onPointerCancel={() => {
          last.current = null;
        }}
      />
      <div className="space-y-3">
        <RangeInput
          label={<Trans>Zoom</Trans>}
          value={Math.round(crop.zoom * 100)}
          min={100}
          max={MAXIMUM_ZOOM * 100}
          step={5}
          disabled={disabled}
          format={percent}
          onChange={(value) => onChange(clampCrop(picture, { ...crop, zoom: value / 100 }))}
        />
        <RangeInput
          label={<Trans>From left to right</Trans>}
          value={place("x")}
          min={0}
          max={100}
          disabled={disabled || range.x <= 0}
          leftToRight
          format={percent}
          onChange={(value) => moveTo("x", value)}
        />
        <RangeInput
          label={<Trans>From top to bottom</Trans>}
          value={place("y")}
          min={0}
          max={100}
          disabled={disabled || range.y <= 0}
          format={percent}
          onChange={(value) => moveTo("y", value)}
        />
      </div>
    </div>
  );
}
