import { parseSiweMessage } from "viem/siwe";
import { expect, test } from "vitest";
import { signInMessage } from "./sign-in-message.ts";

const address = "0x00000000219ab540356cBB839Cbe05303d7705Fa";
const terms = {
  nonce: "k3bQ0x9yZs1LmPq7",
  domain: "127.0.0.1:4400",
  uri: "http://127.0.0.1:4400",
  chainId: 31_337,
  issuedAt: "2026-11-21T05:00:00.000Z",
  expirationTime: "2026-11-21T05:05:00.000Z",
  statement: "Sign in to Canopy.",
};

test("is the EIP-4361 text, word for word", () => {
  expect(signInMessage(address, terms)).toBe(
    [
      "127.0.0.1:4400 wants you to sign in with your Ethereum account:",
      address,
      "",
      "Sign in to Canopy.",
      "",
      "URI: http://127.0.0.1:4400",
      "Version: 1",
      "Chain ID: 31337",
      "Nonce: k3bQ0x9yZs1LmPq7",
      "Issued At: 2026-11-21T05:00:00.000Z",
      "Expiration Time: 2026-11-21T05:05:00.000Z",
    ].join("\n"),
  );
});

test("reads back as what the server asked for", () => {
  expect(parseSiweMessage(signInMessage(address, terms))).toMatchObject({
    address,
    ...terms,
    version: "1",
    issuedAt: new Date(terms.issuedAt),
    expirationTime: new Date(terms.expirationTime),
  });
});

test("writes the address with its checksum", () => {
  expect(signInMessage("0x00000000219ab540356cbb839cbe05303d7705fa", terms)).toContain(`\n${address}\n`);
});
