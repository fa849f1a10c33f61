import { beforeEach, expect, test } from "vitest";
import { toast, toastQueue } from "./toast.ts";

beforeEach(() => void toastQueue.take());

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
  const rendered = toastQueue.getSnapshot();
  expect(rendered.map(({ title }) => title)).toEqual(["Sent", "Mined"]);
  expect(toastQueue.take()).toEqual(rendered);
  expect(toastQueue.take()).toEqual([]);
  unsubscribe();
  toast.info("Sent again");
  expect(changes).toBe(3);
});

test("a toast that comes between a rendering and its effect is taken too", () => {
  toast.info("Sent");
  const rendered = toastQueue.getSnapshot();
  toast.success("Mined");
  expect(rendered).toHaveLength(1);
  expect(toastQueue.take().map(({ title }) => title)).toEqual(["Sent", "Mined"]);
  expect(toastQueue.getSnapshot()).toEqual([]);
});
