import type { FontSource } from "./page-fonts.ts";
import type { PixelSize } from "./raster.ts";
import type { Recording } from "./recording.ts";

// Messages between the page and the worker that draws. Both are of one build, so neither side parses them.

export type RasterRequest =
  | { readonly type: "fonts"; readonly fonts: readonly FontSource[] }
  | { readonly type: "image"; readonly id: number; readonly bitmap: ImageBitmap }
  | { readonly type: "forget"; readonly id: number }
  | {
      readonly type: "picture";
      readonly id: number;
      readonly recording: Recording;
      readonly size: PixelSize;
    };

export type RasterAnswer =
  /** `time`: milliseconds of drawing. */
  | {
      readonly type: "picture";
      readonly id: number;
      readonly parts: readonly ImageBitmap[];
      readonly time: number;
    }
  /** A font has loaded after a picture was drawn without it. */
  | { readonly type: "font" };
