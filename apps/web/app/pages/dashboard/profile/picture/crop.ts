interface Size {
  readonly width: number;
  readonly height: number;
}

/** A square part of a picture: its centre, in pixels of the picture, and how many times the largest square it is enlarged. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const MAXIMUM_ZOOM = 4;

/** The largest square in the middle of the picture. */
export function wholeCrop({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** The side of the square, in pixels of the picture. */
export function cropSide({ width, height }: Size, { zoom }: Crop): number {
  return Math.min(width, height) / zoom;
}

/** Keeps the zoom in its range, and the square in the picture. */
export function clampCrop(size: Size, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, MAXIMUM_ZOOM);
  const half = cropSide(size, { ...crop, zoom }) / 2;
  return { x: clamp(crop.x, half, size.width - half), y: clamp(crop.y, half, size.height - half), zoom };
}

/** How far the square can move on each axis, in pixels of the picture. */
export function cropRange(size: Size, crop: Crop): { readonly x: number; readonly y: number } {
  const side = cropSide(size, crop);
  return { x: size.width - side, y: size.height - side };
}

/** Moves the picture below a view of `viewSide` pixels by a pointer's way in the view. */
export function dragCrop(size: Size, crop: Crop, way: { x: number; y: number }, viewSide: number): Crop {
  const scale = cropSide(size, crop) / viewSide;
  return clampCrop(size, { ...crop, x: crop.x - way.x * scale, y: crop.y - way.y * scale });
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
