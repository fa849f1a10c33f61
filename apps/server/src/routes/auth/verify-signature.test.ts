import { privateKeyToAccount } from "viem/accounts";
import { expect, test } from "vitest";
import { isSignedBy } from "./verify-signature.ts";

const key = `0x${"42".repeat(32)}` as const;
const account = privateKeyToAccount(key);
const message = "Sign in";

const away = {
  getCode: () => Promise.reject(new Error("the node is away")),
  verifyMessage: () => Promise.reject(new Error("the node is away")),
};

test("an ordinary account's signature needs no node", async () => {
  const signature = await account.signMessage({ message });
  expect(await isSignedBy(away, { address: account.address, message, signature })).toBe(true);
});

test("what is no hexadecimal is no signature", async () => {
  expect(await isSignedBy(away, { address: account.address, message, signature: "yes" })).toBe(false);
});

test("an account without code is not asked", async () => {
  const client = { ...away, getCode: async () => undefined };
  const signature = await account.signMessage({ message: "another" });
  expect(await isSignedBy(client, { address: account.address, message, signature })).toBe(false);
});
