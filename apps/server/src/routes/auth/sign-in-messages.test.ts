import { parseSiweMessage } from "viem/siwe";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createTestDatabase, emptyTables } from "../../../test/support/test-database.ts";
import { nodelessEnvironment } from "../../../test/support/test-server.ts";
import { readConfig } from "../../config/config.ts";
import type { Database } from "../../database/tables.ts";
import { consumeSignInMessage, issueSignInMessage } from "./sign-in-messages.ts";

const address = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const other = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";
const start = new Date("2026-11-21T10:00:00.000Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const config = readConfig({ ...nodelessEnvironment, PUBLIC_ORIGIN: "https://canopy.example" });

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());
beforeEach(() => emptyTables(database));

const issue = (to: typeof address | typeof other = address, at = start) =>
  issueSignInMessage(database, config, to, at);

test("issues EIP-4361 messages for this site, chain and address that expire after five minutes", async () => {
  const { message, expiresAt } = await issue();
  expect(expiresAt).toEqual(after(300));
  expect(parseSiweMessage(message)).toEqual({
    domain: "canopy.example",
    address,
    statement: "Sign in to Canopy. This costs nothing and sends no transaction.",
    uri: "https://canopy.example",
    version: "1",
    chainId: 31_337,
    nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
    issuedAt: start,
    expirationTime: expiresAt,
  });
});

test("does not create nonces with Math.random", async () => {
  const random = vi.spyOn(Math, "random").mockReturnValue(0.5);
  const [one, two] = [await issue(), await issue()];
  random.mockRestore();
  expect(parseSiweMessage(one.message).nonce).not.toBe(parseSiweMessage(two.message).nonce);
});

test("accepts a message once", async () => {
  const { message } = await issue();
  expect(await consumeSignInMessage(database, message, after(299))).toBe(address);
  expect(await consumeSignInMessage(database, message, after(299))).toBeNull();
});

test("refuses a message after five minutes", async () => {
  const { message } = await issue();
  expect(await consumeSignInMessage(database, message, after(300))).toBeNull();
});

test("refuses a message that differs in one character, and keeps the issued one", async () => {
  const { message } = await issue();
  expect(await consumeSignInMessage(database, `${message} `, start)).toBeNull();
  expect(await consumeSignInMessage(database, message, start)).toBe(address);
});

test("accepts one of many concurrent sign-ins with one message", async () => {
  const { message } = await issue();
  const results = await Promise.all(
    Array.from({ length: 20 }, () => consumeSignInMessage(database, message, start)),
  );
  expect(results.filter((result) => result !== null)).toEqual([address]);
});

test("deletes expired messages when it issues another", async () => {
  await issue();
  await issue(other, after(300));
  expect(await database.selectFrom("sign_in_messages").select("address").execute()).toEqual([
    { address: other },
  ]);
});
