import { describe, expect, test } from "vitest";
import { createLoadingOverlay, isBusy } from "./loading-overlay.ts";

describe("the global loading overlay", () => {
  test("is busy while the flag is set or the counter is above zero", () => {
    const overlay = createLoadingOverlay();
    expect(isBusy(overlay.getSnapshot())).toBe(false);
    overlay.start();
    overlay.start();
    overlay.finish();
    expect(isBusy(overlay.getSnapshot())).toBe(true);
    overlay.finish();
    expect(isBusy(overlay.getSnapshot())).toBe(false);
    overlay.setLoading(true);
    expect(isBusy(overlay.getSnapshot())).toBe(true);
  });

  test("drops its message when the counter reaches zero", () => {
    const overlay = createLoadingOverlay();
    overlay.start("Reading the chain");
    overlay.start();
    overlay.finish();
    expect(overlay.getSnapshot().loadingMessage).toBe("Reading the chain");
    overlay.finish();
    expect(overlay.getSnapshot().loadingMessage).toBeNull();
  });

  test("keeps its message when the flag is cleared while the counter is above zero", () => {
    const overlay = createLoadingOverlay();
    overlay.start("Reading the chain");
    overlay.setLoading(true);
    overlay.setLoading(false);
    expect(overlay.getSnapshot().loadingMessage).toBe("Reading the chain");
    overlay.finish();
    overlay.setLoading(true, "Saving");
    expect(overlay.getSnapshot().loadingMessage).toBe("Saving");
    overlay.setLoading(false);
    expect(overlay.getSnapshot().loadingMessage).toBeNull();
  });

  test("never counts below zero", () => {
    const overlay = createLoadingOverlay();
    overlay.finish();
    overlay.start();
    expect(overlay.getSnapshot().loadingCount).toBe(1);
  });
});
