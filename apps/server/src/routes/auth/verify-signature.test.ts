import { privateKeyToAccount } from "viem/accounts";
import { expect, test } from "vitest";
import { verifySignature } from "./verify-signature.ts";

const key = `0x${"42".repeat(32)}` as const;
const account = privateKeyToAccount(key);
const message = "Sign in";

const offline = {
  getCode: () => Promise.reject(new Error("offline")),
  verifyMessage: () => Promise.reject(new Error("offline")),
};

test("verifies the signature of an ordinary account without a node", async () => {
  const signature = await account.signMessage({ message });
  expect(await verifySignature(offline, { address: account.address, message, signature })).toBe(true);
});

test("refuses a signature that is not hexadecimal", async () => {
  expect(await verifySignature(offline, { address: account.address, message, signature: "yes" })).toBe(false);
});

test("refuses a wrong signature of an account without code", async () => {
  const client = { ...offline, getCode: async () => undefined };
  const signature = await account.signMessage({ message: "another" });
  expect(await verifySignature(client, { address: account.address, message, signature })).toBe(false);
});
