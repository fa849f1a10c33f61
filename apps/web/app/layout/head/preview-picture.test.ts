import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { englishPath, pathLocale, publicPaths } from "../../i18n/public-paths.ts";
import { previewPicture, previewPictureSize } from "./preview-picture.ts";

/** Size limit of previews in chat apps, in bytes. */
const MAXIMUM_BYTES = 60_000;

describe.each(publicPaths)("the Open Graph picture of %s", (path) => {
  const name = previewPicture(englishPath(path), pathLocale(path) ?? "en");
  const file = new URL(`../../../public${name}`, import.meta.url);

  test("exists (npm run preview-pictures -w @canopy/e2e)", () => {
    expect(existsSync(file)).toBe(true);
  });

  test("is a small PNG of the right size", () => {
    const bytes = readFileSync(file);
    expect(bytes.toString("latin1", 1, 4)).toBe("PNG");
    expect(bytes.readUInt32BE(16)).toBe(previewPictureSize.width);
    expect(bytes.readUInt32BE(20)).toBe(previewPictureSize.height);
    expect(bytes.length).toBeLessThanOrEqual(MAXIMUM_BYTES);
  });
});

test("has a unique name for every page", () => {
  const names = publicPaths.map((path) => previewPicture(englishPath(path), pathLocale(path) ?? "en"));
  expect(new Set(names).size).toBe(publicPaths.length);
});
