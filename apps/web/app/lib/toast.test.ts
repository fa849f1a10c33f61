import { beforeEach, expect, test } from "vitest";
import { toast, toastQueue } from "./toast.ts";

beforeEach(() => toastQueue.clear());

test.each([
  ["success", 4_000],
  ["danger", 5_000],
  ["warning", 4_500],
  ["info", 4_000],
] as const)("a toast of %s stays %i ms", (tone, timeout) => {
  toast[tone]("Saved", { id: "0x1" });
  expect(toastQueue.getSnapshot()).toEqual([{ id: "0x1", title: "Saved", timeout, data: { tone } }]);
});

test("toasts wait in order until the list takes them", () => {
  let changes = 0;
  const unsubscribe = toastQueue.subscribe(() => changes++);
  toast.info("Sent");
  toast.success("Mined");
  expect(toastQueue.getSnapshot().map(({ title }) => title)).toEqual(["Sent", "Mined"]);
  toastQueue.clear();
  unsubscribe();
  toast.info("Sent again");
  expect(changes).toBe(3);
});
