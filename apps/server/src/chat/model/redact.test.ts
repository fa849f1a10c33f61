import { english } from "viem/accounts";
import { expect, test } from "vitest";
import { redact } from "./redact.ts";

test.each([
  ["Write to ada@host.example please", "Write to [email] please"],
  [`My key is 0x${"ab".repeat(32)}.`, "My key is [secret]."],
  [`token ${"aB3_-".repeat(8)}xyz ok`, "token [secret] ok"],
  [`my words: ${english.slice(0, 12).join(" ")} thanks`, "my words: [secret] thanks"],
  [`${english.slice(100, 124).join("\n")}`, "[secret]"],
  ["Can you help me to withdraw from my box today", "Can you help me to withdraw from my box today"],
  [
    "کیف پولم 0x00000000219ab540356cBB839Cbe05303d7705Fa است",
    "کیف پولم 0x00000000219ab540356cBB839Cbe05303d7705Fa است",
  ],
])("%s", (text, expected) => {
  expect(redact(text)).toBe(expected);
});
