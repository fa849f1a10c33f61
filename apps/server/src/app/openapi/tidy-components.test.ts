import { expect, test } from "vitest";
import { sortKeys } from "../../cli/openapi/sort-keys.ts";
import { tidyComponents } from "./tidy-components.ts";

const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test("merges equal request and response schemas, keeps different ones, and removes unused ones", () => {
  const document = {
    paths: {
      "/a": { body: refer("MemberInput"), answer: refer("Member") },
      "/b": { body: refer("PatchInput") },
    },
    components: {
      schemas: {
        Name: { type: "string" },
        NameInput: { type: "string" },
        Member: { properties: { name: refer("Name") } },
        MemberInput: { properties: { name: refer("NameInput") } },
        Patch: { additionalProperties: false },
        PatchInput: {},
        Unused: {},
        UnusedInput: {},
      },
    },
  };
  expect(tidyComponents(document)).toEqual({
    paths: { "/a": { body: refer("Member"), answer: refer("Member") }, "/b": { body: refer("PatchInput") } },
    components: {
      schemas: { Name: { type: "string" }, Member: { properties: { name: refer("Name") } }, PatchInput: {} },
    },
  });
});

test("sorts keys at every depth, and keeps the order of lists", () => {
  const value = { b: [{ d: 1, c: 2 }, 3], a: null };
  expect(JSON.stringify(sortKeys(value))).toBe('{"a":null,"b":[{"c":2,"d":1},3]}');
});
