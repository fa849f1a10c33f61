import { expect, test } from "vitest";
import { createRequestIds } from "./request-id.ts";

test("ids look like UUIDs and differ, within a process and between two", () => {
  const [next, other] = [createRequestIds(), createRequestIds()];
  const ids = [next(), next(), other(), other()];
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(4);
});
