import { expect, test } from "vitest";
import { readInvitation } from "../../features/entry/form/invitation.ts";
import { saveDraft, takeDraft, toInitialValues } from "./entry-draft.ts";

const values = {
  username: "willow_2",
  sponsor: "alder",
  placement: "automatic",
  referral: "",
  leg: "left",
  units: 2,
} as const;
const draft = { link: "sponsor=alder", values };

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
  saveDraft(tab, draft);
  expect(takeDraft(tab)).toEqual(draft);
  expect(takeDraft(tab)).toBeNull();
});

test.each([
  "{",
  '{"username":1}',
  JSON.stringify({ ...draft, values: { ...values, units: 0 } }),
])("a damaged one (%s) is none", (text) => {
  const tab = storage();
  saveDraft(tab, draft);
  for (const key of tab.items.keys()) tab.items.set(key, text);
  expect(takeDraft(tab)).toBeNull();
});

test("blocked storage is not an error", () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  saveDraft({ setItem: blocked }, draft);
  expect(takeDraft({ getItem: blocked, removeItem: blocked })).toBeNull();
});

const invitation = (query: string) => readInvitation(new URLSearchParams(query));

test.each([
  ["the seat of its link", "sponsor=rowan&referral=hazel&leg=right", { referral: "hazel", leg: "right" }],
  ["no seat of an earlier link", "sponsor=rowan", {}],
])("a new invitation has %s, and keeps name and units", (_, link, seat) => {
  const chosen = { ...draft, values: { ...values, placement: "chosen", referral: "birch" } } as const;
  const placed = "referral" in seat ? { placement: "chosen", ...seat } : {};
  const { username, units } = values;
  expect(toInitialValues(null, link, invitation(link))).toEqual({ sponsor: "rowan", ...placed });
  expect(toInitialValues(chosen, link, invitation(link))).toEqual({
    username,
    units,
    sponsor: "rowan",
    ...placed,
  });
});

test.each([draft.link, "utm_source=mail"])("what was entered stays with the link %s", (link) => {
  expect(toInitialValues(draft, link, invitation(link))).toEqual(values);
});
