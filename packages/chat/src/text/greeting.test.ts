import { expect, test } from "vitest";
import { dropGreeting } from "./greeting.ts";

test.each([
  ["hi, how do I withdraw?", "how do I withdraw?"],
  ["Hello there team! good morning. what is a leg", "what is a leg"],
  ["سلام خسته نباشید، چطور برداشت کنم؟", "چطور برداشت کنم؟"],
  ["سلام وقتتون بخیر برداشت چطوریه", "برداشت چطوریه"],
  ["سلام وقت‌تون بخیر: برداشت چطوریه", "برداشت چطوریه"],
  ["hi team bonus, how much", "team bonus, how much"],
])("a greeting at the beginning is dropped: %s", (text, rest) => {
  expect(dropGreeting(text)).toBe(rest);
});

test.each([
  "hi",
  "سلام",
  "hidden fees?",
  "heyday of the plan",
  "سلامت باشید",
  "what does hi mean",
])("other words stay: %s", (text) => {
  expect(dropGreeting(text)).toBe(text);
});
