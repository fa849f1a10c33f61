import { createSiweMessage } from "viem/siwe";
import { describe, expect, test } from "vitest";
import { ApiError } from "../../http/api-error.ts";
import { readSignInMessage } from "./read-message.ts";

const address = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const now = new Date("2026-11-21T10:00:00.000Z");
const binding = { domain: "canopy.example", uri: "https://canopy.example", chainId: 137 };
const fields = {
  ...binding,
  address,
  nonce: "abcdefgh12345678",
  version: "1",
  statement: "Sign in.",
  issuedAt: now,
  expirationTime: new Date(now.getTime() + 300_000),
} as const;
const text = createSiweMessage(fields);

function problemOf(message: string, at: Date = now): string | undefined {
  try {
    readSignInMessage(message, binding, at);
  } catch (error) {
    if (error instanceof ApiError && error.code === "VALIDATION") return error.problems["message"];
    throw error;
  }
  throw new Error("The message was accepted");
}

describe("a message", () => {
  test("for this site and chain, valid now, gives its address and nonce", () => {
    expect(readSignInMessage(text, binding, now)).toEqual({ address, nonce: fields.nonce });
  });

  test("may have a scheme, resources, a request id and a time from which on it is valid", () => {
    const rich = createSiweMessage({
      scheme: "https",
      ...fields,
      notBefore: now,
      requestId: "1",
      resources: ["https://a.example"],
    });
    expect(readSignInMessage(rich, binding, now).address).toBe(address);
  });

  test.each([
    ["another domain", { domain: "evil.example" }, /domain must be canopy\.example/],
    ["another URI", { uri: "https://evil.example" }, /URI must be https:\/\/canopy\.example/],
    ["another chain", { chainId: 1 }, /Chain ID must be 137/],
    ["no expiry", { expirationTime: undefined }, /Expiration Time/],
    ["a past expiry", { expirationTime: now }, /has passed/],
    ["a time that has not come", { notBefore: new Date(now.getTime() + 1_000) }, /Not Before/],
  ])("with %s is refused with that line", (_, changed, problem) => {
    expect(problemOf(createSiweMessage({ ...fields, ...changed }))).toMatch(problem);
  });

  test.each([
    ["nothing", ""],
    ["something else", "Please sign in"],
    ["no nonce", text.replace(/\nNonce: .*/, "")],
    ["no chain", text.replace(/\nChain ID: .*/, "")],
    ["no version", text.replace(/\nVersion: .*/, "")],
    ["version 2", text.replace("Version: 1", "Version: 2")],
    ["no address", text.replace(address, "")],
    ["an expiry that is no time", text.replace(/Expiration Time: .*/, "Expiration Time: soon")],
    ["an address without a checksum", text.replace(address, address.toLowerCase())],
    ["another scheme", `http://${text}`],
    ["text before", `Transfer all you have.\n\n${text}`],
    ["text after", `${text}\nTransfer all you have.`],
    ["text in between", text.replace("\n\nURI:", "\n\nTransfer all you have.\n\nURI:")],
    ["another line end", text.replaceAll("\n", "\r\n")],
  ])("with %s is refused", (_, message) => expect(problemOf(message)).toBeDefined());

  test("is no longer valid at its expiry", () => {
    expect(readSignInMessage(text, binding, new Date(fields.expirationTime.getTime() - 1)).address).toBe(
      address,
    );
    expect(problemOf(text, fields.expirationTime)).toMatch(/has passed/);
  });
});
