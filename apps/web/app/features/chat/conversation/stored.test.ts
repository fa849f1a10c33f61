import { chatUserSchema } from "@canopy/shared/api/chat";
import { expect, test } from "vitest";
import { fullStorage, testStorage } from "../../../lib/test-storage.ts";
import { readVisitor } from "./chat-user.ts";
import { readRemembered, remember } from "./remembered.ts";

const conversation = "7b0f6a44-7c0e-4f5c-8a8e-0d6f0b8f1c01";

test("a visitor has a random id, which the browser keeps", () => {
  const storage = testStorage();
  const visitor = readVisitor(storage);
  expect(visitor).toMatch(/^visitor-/);
  expect(chatUserSchema.safeParse(visitor).success).toBe(true);
  expect(readVisitor(storage)).toBe(visitor);
  expect(readVisitor(testStorage())).not.toBe(visitor);
});

test("a stored id of another form is replaced", () => {
  for (const stored of ["visitor-1", "willow", ""])
    expect(readVisitor(testStorage(new Map([["canopy-chat-visitor", stored]])))).toMatch(/^visitor-.{36}$/);
});

test("the open conversation is remembered for its user only", () => {
  const storage = testStorage();
  expect(readRemembered(storage, "willow")).toBeUndefined();
  remember(storage, "willow", conversation);
  expect(readRemembered(storage, "willow")).toBe(conversation);
  expect(readRemembered(storage, "alder")).toBeUndefined();
  remember(storage, "willow", null);
  expect(readRemembered(storage, "willow")).toBeNull();
});

test("a broken entry counts as missing", () => {
  for (const stored of ["{", "1", '{"user":"willow","conversation":"1"}'])
    expect(
      readRemembered(testStorage(new Map([["canopy-chat-conversation", stored]])), "willow"),
    ).toBeUndefined();
});

test("the chat works when the storage is full", () => {
  expect(readVisitor(fullStorage)).toMatch(/^visitor-/);
  expect(() => remember(fullStorage, "willow", conversation)).not.toThrow();
});
