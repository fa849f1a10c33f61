import { expect, test } from "vitest";
import { saveDraft, takeDraft } from "./entry-draft.ts";

const values = {
  username: "willow_2",
  sponsor: "alder",
  placement: "automatic",
  referral: "",
  leg: "left",
  units: 2,
} as const;

function storage(items = new Map<string, string>()) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    items,
  };
}

test("a draft is taken once", () => {
  const tab = storage();
  saveDraft(tab, values);
  expect(takeDraft(tab)).toEqual(values);
  expect(takeDraft(tab)).toBeNull();
});

test.each([
  "{",
  '{"username":1}',
  JSON.stringify({ ...values, units: 0 }),
])("a damaged one (%s) is none", (text) => {
  const tab = storage();
  saveDraft(tab, values);
  for (const key of tab.items.keys()) tab.items.set(key, text);
  expect(takeDraft(tab)).toBeNull();
});

test("blocked storage is no error", () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  saveDraft({ setItem: blocked }, values);
  expect(takeDraft({ getItem: blocked, removeItem: blocked })).toBeNull();
});
