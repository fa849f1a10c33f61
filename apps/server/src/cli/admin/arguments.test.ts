import { expect, test, vi } from "vitest";
import { readArguments } from "./arguments.ts";
import type { AdminCommand } from "./command.ts";

const run = vi.fn<AdminCommand["run"]>();
const list: AdminCommand = {
  name: "boxes list",
  summary: "lists the boxes",
  description: "Reads all boxes. Changes nothing.",
  options: { size: { value: "NUMBER", help: "only boxes of this size" }, all: { help: "empty ones too" } },
  run,
};
const read = (...args: string[]) => readArguments(args, [list]);

test("reads a command and its options", () => {
  expect(read("boxes", "list", "--size", "3", "--all")).toEqual({
    command: list,
    options: { size: "3", all: true },
  });
});

test.each([[[]], [["--help"]], [["boxes", "--help"]]])("%j lists all commands", (args) => {
  expect(read(...args)).toEqual({ help: expect.stringContaining("boxes list  lists the boxes") });
});

test("--help of a command describes it and its options instead of running it", () => {
  const request = read("boxes", "list", "--all", "--help");
  expect(request).toEqual({
    help: expect.stringMatching(/Changes nothing\.\n {2}--size NUMBER {2}only boxes/),
  });
  expect(run).not.toHaveBeenCalled();
});

test.each([
  [["boxes"], 'There is no command "boxes"'],
  [["boxes", "open"], 'There is no command "boxes open"'],
  [["boxes", "list", "--color"], "Unknown option '--color'"],
  [["boxes", "list", "more"], "Unexpected argument 'more'"],
  [["boxes", "list", "--size"], "'--size <value>' argument missing"],
])("%j is refused with what is allowed", (args, reason) => {
  expect(() => read(...args)).toThrow(reason);
  expect(() => read(...args)).toThrow("npm run admin -- ");
});
