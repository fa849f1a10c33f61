import { describe, expect, test } from "vitest";
import { createToasts } from "./toast.ts";

describe("toasts", () => {
  test.each([
    ["success", 4_000],
    ["danger", 5_000],
    ["warning", 4_500],
    ["info", 4_000],
  ] as const)("of %s stay %i ms", (tone, duration) => {
    const toasts = createToasts();
    toasts[tone]("Said");
    expect(toasts.getSnapshot()).toMatchObject([{ tone, message: "Said", duration, isLeaving: false }]);
  });

  test("of the same id replace each other where they stand, others stack", () => {
    const toasts = createToasts();
    toasts.info("Sent", { id: "0x1" });
    toasts.info("Another");
    toasts.success("Mined", { id: "0x1" });
    expect(toasts.getSnapshot().map(({ message }) => message)).toEqual(["Mined", "Another"]);
  });

  test("fade before they go, and come back to life when they are replaced while they fade", () => {
    const toasts = createToasts();
    toasts.info("Sent", { id: "0x1" });
    toasts.dismiss("0x1");
    const [fading] = toasts.getSnapshot();
    expect(fading?.isLeaving).toBe(true);
    toasts.success("Mined", { id: "0x1" });
    if (fading) toasts.remove(fading);
    expect(toasts.getSnapshot()).toMatchObject([{ message: "Mined", isLeaving: false }]);
  });
});
