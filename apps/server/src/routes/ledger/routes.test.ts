import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertAll } from "../../../test/support/insert-all.ts";
import { toAccount, toHash, toTime } from "../../../test/support/insert-rows.ts";
import { buildSeededServer, type SeededServer } from "../../../test/support/seeded-server.ts";

const POL = 10n ** 18n;
const pol = (amount: bigint) => String(amount * POL);
const ALDER = 3;
const MAPLE = 6;

let server: SeededServer;
beforeAll(async () => {
  server = await buildSeededServer();
  const { database, services } = server;
  const mine = { plan: "core" as const, member_id: MAPLE };
  const transaction = (id: number, value: bigint, recipient: string) => ({
    hash: toHash(id),
    block_number: BigInt(id),
    block_hash: toHash(id),
    sender: toAccount(MAPLE),
    recipient,
    value: String(value),
    gas_used: 1n,
    gas_price: "1",
    member_id: MAPLE,
  });
  const entry = (id: number, round: number, value: bigint) => ({
    ...mine,
    block_number: BigInt(id),
    log_index: 9,
    kind: "topup" as const,
    round,
    units: 1,
    value: String(value),
    commission: "0",
    transaction_hash: toHash(id),
    at: toTime(round, 60),
  });
  const line = (
    id: number,
    type: "username" | "credit" | "rank_collect" | "closing_reward" | "withdraw",
    wei: bigint,
  ) => ({
    ...mine,
    block_number: BigInt(id),
    log_index: 9,
    type,
    amount: String(wei),
    transaction_hash: toHash(id),
    at: toTime(40),
  });
  const plan = services.config.chain.plan;
  await insertAll(database, "transactions", [
    transaction(11, 40n * POL + 3n, plan.toLowerCase()),
    // Through another contract: its value says nothing.
    transaction(21, 99n * POL, toAccount(77)),
    transaction(31, 10n * POL + 5n, plan),
  ]);
  await insertAll(database, "entries", [
    entry(11, 0, 40n * POL),
    entry(21, 1, 60n * POL),
    // Its transaction is not indexed yet.
    entry(22, 1, 40n * POL),
  ]);
  await insertAll(database, "activity", [
    { ...mine, round: 0, commissions: pol(4n), point_earnings: pol(6n), rebates: pol(1n) },
    { ...mine, round: 1, commissions: "5" },
  ]);
  await insertAll(database, "history", [
    line(31, "username", -10n * POL),
    line(30, "credit", (3n * POL) / 2n),
    line(32, "rank_collect", 12n * POL),
    { ...line(33, "closing_reward", 2n * POL), round: 1 },
    line(25, "withdraw", -7n * POL),
    // Half past midnight of the first of Aban in Iran.
    { ...line(26, "withdraw", -POL), member_id: ALDER, at: new Date("2026-10-22T21:00:00Z") },
  ]);
});
afterAll(() => server.close());

const data = async (path: string) => {
  const response = await server.get(path);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
};

describe("GET /members/:username/ledger", () => {
  test("adds up to the box, each USD amount at its round's price", async () => {
    const ledger = await data("/members/maple/ledger");
    expect(ledger).toEqual({
      plan: "core",
      paid: pol(150n),
      points: pol(6n),
      commissions: String(4n * POL + 5n),
      rebates: pol(1n),
      rankShares: pol(12n),
      closingRewards: pol(2n),
      excess: "8",
      unknownExcess: pol(2n),
      withdrawn: pol(7n),
      box: String(18n * POL + 13n),
      // 1.5 of 7 POL are booked.
      unbooked: String((11n * POL) / 2n),
      usd: {
        // 40 and 10 POL at 0.5, 100 POL at a third of a dollar.
        paid: String(25n * POL + 33_333_333_333_333_333_300n),
        // 11 and 12 POL at 0.5; 2 POL and 5 wei at a third.
        received: String((23n * POL) / 2n + 666_666_666_666_666_666n + 1n),
        net: String((23n * POL) / 2n + 666_666_666_666_666_667n - 25n * POL - 33_333_333_333_333_333_300n),
      },
    });
  });

  test("is empty for a member of Plus who paid nothing", async () => {
    const ledger = await data("/members/canopy/ledger?plan=plus");
    expect(ledger).toMatchObject({ plan: "plus", paid: "0", box: "0", usd: { net: "0" } });
  });

  test.each([
    ["stranger", "core", 404, "MEMBER_NOT_FOUND"],
    ["maple", "plus", 404, "NOT_IN_PLUS"],
    ["maple", "third", 422, "VALIDATION"],
  ])("%s in %s: %i", async (username, plan, status, code) => {
    for (const path of ["ledger", "statements", "statements.csv"]) {
      const response = await server.get(`/members/${username}/${path}?plan=${plan}`);
      expect(response.statusCode).toBe(status);
      expect(response.json().errors.code).toBe(code);
    }
  });
});

describe("GET /members/:username/statements", () => {
  const none = { wei: "0", usd: "0" };

  test("has a line for each month with flows, and their total equals the ledger", async () => {
    const { months, totals, unknownExcess } = await data("/members/maple/statements");
    expect(months.map(({ month }: { month: string }) => month)).toEqual(["2026-10", "2026-11"]);
    expect(months[1].amounts).toEqual({
      paid: { wei: pol(10n), usd: pol(5n) },
      points: none,
      commissions: none,
      rebates: none,
      rankShares: { wei: pol(12n), usd: pol(6n) },
      closingRewards: { wei: pol(2n), usd: "666666666666666666" },
      excess: { wei: "5", usd: "2" },
      withdrawn: { wei: pol(7n), usd: "2333333333333333331" },
    });
    const ledger = await data("/members/maple/ledger");
    for (const [kind, { wei }] of Object.entries<{ wei: string }>(totals)) expect(ledger[kind]).toBe(wei);
    expect(totals.paid.usd).toBe(ledger.usd.paid);
    expect(unknownExcess).toBe(ledger.unknownExcess);
  });

  test("limits the months", async () => {
    const path = "/members/maple/statements";
    const months = async (query: string) => (await data(`${path}?${query}`)).months.length;
    expect(await months("from=2026-11&to=2026-12")).toBe(1);
    expect(await months("to=2026-10")).toBe(1);
    expect(await months("from=2027-01")).toBe(0);
    for (const query of ["from=2026-11&to=2026-10", "from=2026-13", "from=x"]) {
      expect((await server.get(`${path}?${query}`)).statusCode).toBe(422);
    }
  });

  test("has the months of the Persian calendar, in Iran's time", async () => {
    const months = async (query: string) =>
      (await data(`/members/alder/statements?${query}`)).months.map(({ month }: { month: string }) => month);
    expect(await months("")).toEqual(["2026-10"]);
    expect(await months("calendar=persian")).toEqual(["1405-07", "1405-08"]);
    expect(await months("calendar=persian&from=1405-08&to=1405-12")).toEqual(["1405-08"]);
    const { body } = await server.get("/members/alder/statements.csv?calendar=persian&from=1405-08");
    expect(body.split("\r\n").map((line) => line.split(",")[0])).toEqual(["month", "1405-08", "total", ""]);
    for (const query of ["calendar=lunar", "calendar=persian&from=2026-01", "from=1405-01"]) {
      const response = await server.get(`/members/alder/statements?${query}`);
      expect(response.statusCode).toBe(422);
      expect(Object.keys(response.json().errors)).toContain("calendar");
    }
  });

  test("as CSV", async () => {
    const response = await server.get("/members/maple/statements.csv?from=2026-11");
    expect(response.headers["content-disposition"]).toBe('attachment; filename="maple-core-statement.csv"');
    const cells = "10,5,0,0,0,0,0,0,12,6,2,0.666666666666666666,0.000000000000000005,0.000000000000000002";
    expect(response.body.split("\r\n")).toEqual([
      "month,paid_pol,paid_usd,points_pol,points_usd,commissions_pol,commissions_usd,rebates_pol,rebates_usd,rank_shares_pol,rank_shares_usd,closing_rewards_pol,closing_rewards_usd,excess_pol,excess_usd,withdrawn_pol,withdrawn_usd",
      `2026-11,${cells},7,2.333333333333333331`,
      `total,${cells},7,2.333333333333333331`,
      "",
    ]);
  });
});
