import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, emptyTables } from "../../../test/support/test-database.ts";
import type { Database } from "../../database/tables.ts";
import { endSession, findSession, listSessions, startSession } from "./sessions.ts";

const address = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const other = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";
const start = new Date("2026-11-21T10:00:00.000Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());
beforeEach(() => emptyTables(database));

describe("a session", () => {
  const begin = () => startSession(database, { chainId: 137, address }, start);

  test("is found by its token of 256 bits, of which only the hash is stored", async () => {
    const token = await begin();
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(await findSession(database, token, 137, start)).toBe(address);
    expect(
      JSON.stringify(await database.selectFrom("sessions").select("token_hash").execute()),
    ).not.toContain(token);
  });

  test("ends when its account starts a twenty-first, if it is the oldest", async () => {
    const tokens: string[] = [];
    for (let second = 0; second < 21; second += 1) {
      tokens.push(await startSession(database, { chainId: 137, address }, after(second)));
    }
    const stranger = await startSession(database, { chainId: 137, address: other }, start);
    const [oldest = "", ...rest] = tokens;
    expect(await findSession(database, oldest, 137, after(21))).toBeNull();
    for (const token of rest) expect(await findSession(database, token, 137, after(21))).toBe(address);
    expect(await findSession(database, stranger, 137, after(21))).toBe(other);
  });

  test("is not valid on another chain", async () => {
    expect(await findSession(database, await begin(), 80_002, start)).toBeNull();
  });

  test("ends one hour after its last use", async () => {
    const token = await begin();
    expect(await findSession(database, token, 137, after(3_599))).toBe(address);
    expect(await findSession(database, token, 137, after(7_198))).toBe(address);
    expect(await findSession(database, token, 137, after(7_198 + 3_600))).toBeNull();
  });

  test("ends three hours after its start, even if it is in use", async () => {
    const token = await begin();
    for (let second = 0; second < 10_800; second += 1_800) {
      expect(await findSession(database, token, 137, after(second))).toBe(address);
    }
    expect(await findSession(database, token, 137, after(10_799))).toBe(address);
    expect(await findSession(database, token, 137, after(10_800))).toBeNull();
  });

  test("ends at logout, and no other session with it", async () => {
    const [one, two] = [await begin(), await begin()];
    await endSession(database, one);
    expect(await findSession(database, one, 137, start)).toBeNull();
    expect(await findSession(database, two, 137, start)).toBe(address);
  });

  test("is listed until it is over", async () => {
    const [, used] = [await begin(), await begin()];
    await findSession(database, used, 137, after(3_000));
    const countListed = async (seconds: number) =>
      (await listSessions(database, { chainId: 137, address }, after(seconds))).length;
    expect(await countListed(3_599)).toBe(2);
    expect(await countListed(3_600)).toBe(1);
  });

  test("is deleted when another starts after its expiry", async () => {
    await begin();
    await startSession(database, { chainId: 137, address }, after(10_800));
    expect(await database.selectFrom("sessions").select("address").execute()).toHaveLength(1);
  });
});
