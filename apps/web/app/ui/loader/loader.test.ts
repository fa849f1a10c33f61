import { describe, expect, it } from "vitest";
import { createLoader, isBusy } from "./loader.ts";

describe("the global loader", () => {
  it("is busy while the flag is set or the counter is above zero", () => {
    const loader = createLoader();
    expect(isBusy(loader.getSnapshot())).toBe(false);
    loader.start();
    loader.start();
    loader.finish();
    expect(isBusy(loader.getSnapshot())).toBe(true);
    loader.finish();
    expect(isBusy(loader.getSnapshot())).toBe(false);
    loader.setLoading(true);
    expect(isBusy(loader.getSnapshot())).toBe(true);
  });

  it("drops its message when the counter reaches zero", () => {
    const loader = createLoader();
    loader.start("Reading the chain");
    loader.start();
    loader.finish();
    expect(loader.getSnapshot().loadingMessage).toBe("Reading the chain");
    loader.finish();
    expect(loader.getSnapshot().loadingMessage).toBeNull();
  });

  it("keeps its message when the flag is cleared while the counter is above zero", () => {
    const loader = createLoader();
    loader.start("Reading the chain");
    loader.setLoading(true);
    loader.setLoading(false);
    expect(loader.getSnapshot().loadingMessage).toBe("Reading the chain");
    loader.finish();
    loader.setLoading(true, "Saving");
    expect(loader.getSnapshot().loadingMessage).toBe("Saving");
    loader.setLoading(false);
    expect(loader.getSnapshot().loadingMessage).toBeNull();
  });

  it("never counts below zero", () => {
    const loader = createLoader();
    loader.finish();
    loader.start();
    expect(loader.getSnapshot().loadingCount).toBe(1);
  });
});
