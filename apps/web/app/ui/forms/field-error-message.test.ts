import { contactRequestSchema, feedbackRequestSchema } from "@canopy/shared/api/forms";
import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { messages } from "../../locales/fa/site.po";
import { fieldErrorMessage } from "./field-error-message.ts";

const english = setupI18n({ locale: "en", messages: { en: {} } });
const persian = setupI18n({ locale: "fa", messages: { fa: messages } });

const contact = { name: "Ada", email: "ada@friend.example", message: "Hello" };

test.each([
  ["a name that is missing", contactRequestSchema, { ...contact, name: " " }],
  ["a name that is too long", contactRequestSchema, { ...contact, name: "a".repeat(101) }],
  ["a name of two lines", contactRequestSchema, { ...contact, name: "a\nb" }],
  ["no mail address", contactRequestSchema, { ...contact, email: "ada" }],
  ["letters as a phone number", contactRequestSchema, { ...contact, phone: "call me" }],
  ["too few digits", contactRequestSchema, { ...contact, phone: "+49 1" }],
  ["a text with control characters", feedbackRequestSchema, { text: "a\u0007" }],
  ["a username in capitals", feedbackRequestSchema, { text: "Hello", username: "WILLOW" }],
])("%s has a message in both languages", (_, schema, fields) => {
  const [issue] = schema.safeParse(fields).error?.issues ?? [];
  const error = issue?.message ?? "";
  expect(error).not.toBe("");
  expect(fieldErrorMessage(error, english)).not.toBe(error);
  expect(fieldErrorMessage(error, persian)).toMatch(/[\u0600-\u06ff]{3}/);
});

test("an unknown message of the server is shown as it is", () => {
  expect(fieldErrorMessage("Not a field of this request", english)).toBe("Not a field of this request");
});
