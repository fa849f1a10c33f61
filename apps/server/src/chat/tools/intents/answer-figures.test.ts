import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getSharedChain } from "../../../../test/support/ask-shared-services.ts";
import { insertSmallWorld } from "../../../../test/support/small-world.ts";
import type { TestChain } from "../../../../test/support/test-chain.ts";
import { createTestDatabase } from "../../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../../test/support/test-server.ts";
import type { Database } from "../../../database/tables.ts";
import { refreshReport } from "../../../report/refresh-report.ts";
import type { Asker } from "../../question/question.ts";
import { answerFigures } from "./answer-figures.ts";

let chain: TestChain;
let database: Database;
let server: TestServer;
let willow: Asker;
beforeAll(async () => {
  [chain, database] = await Promise.all([getSharedChain(), createTestDatabase()]);
  await chain.join(0, "willow", "canopy");
  await chain.join(1, "alder", "willow");
  await insertSmallWorld(database);
  server = await buildTestServer(database, {
    RPC_URL: chain.rpcUrl,
    PLAN_ADDRESS: chain.plan,
    PLUS_ADDRESS: chain.plus,
  });
  willow = {
    kind: "member",
    userId: "willow",
    account: { id: 2, username: "willow", wallet: chain.account(0) },
  };
});
afterAll(async () => {
  await server.app.close();
  await database.destroy();
});

const visitor: Asker = { kind: "visitor", userId: "visitor-1", account: null };
const ask = (text: string, asker = visitor, services = server.services) =>
  answerFigures(services, { text, locale: "en", history: [], asker });

describe("answerFigures", () => {
  test("reads figures of the network in the language of the question", async () => {
    expect(await ask("How many members are there?")).toMatchObject({
      kind: "answer",
      locale: "en",
      provider: "built-in",
      message: expect.stringMatching(/^The network has \*\*\d members\*\*\. \*\*\$\d+\*\* has entered/),
      sources: [{ title: "Home page", url: "/" }],
    });
    expect(await ask("چند عضو در شبکه هست؟")).toMatchObject({
      locale: "fa",
      message: expect.stringMatching(
        /^شبکه \*\*[۰-۹] عضو\*\* دارد\. از آغاز تا کنون \*\*[۰-۹]+ دلار\*\* وارد شده/,
      ),
    });
  });

  test("reads the price from the contract", async () => {
    const english = await ask("What is the price of a unit right now?");
    expect(english?.message).toMatch(
      /^A unit costs \*\*[\d.]+ POL\*\*: that is \$20 at \$[\d.]+ for one POL\./,
    );
    const persian = await ask("قیمت واحد پلاس الان چقدر است؟");
    expect(persian?.message).toMatch(
      /^هر واحد پلاس اکنون \*\*[۰-۹٫٬]+ POL\*\* است: ۱۰۰ دلار با هر POL برابر/,
    );
  });

  test("reads the last settled round, and one by its number", async () => {
    expect((await ask("What did the last round pay?"))?.message).toContain(
      "Round **1** was settled on October 3, 2026",
    );
    const first = await ask("نتیجهٔ دور ۰");
    expect(first?.message).toContain("هر امتیاز ۳ POL");
    expect(first?.message).toContain("۱۰ مهر ۱۴۰۵");
    expect((await ask("results of round 44"))?.message).toBe(
      "This round has no figures: nothing happened in it, or it has not started.",
    );
  });

  test("reads a member's public figures", async () => {
    const seat = await ask("how many units does willow have?");
    expect(seat?.message).toContain("**willow** has 3 units, so at most 30 points a day.");
    expect(seat?.message).toContain("120 POL paid for units, **25 POL earned**");
    expect((await ask("tell me about member stranger"))?.message).toContain("no member with this username");
    // A word that only looks like a username.
    expect(await ask("how many units does everyone have?")).toBeNull();
  });

  test("shows a member's own figures", async () => {
    expect((await ask("What's in my box?", willow))?.message).toMatch(
      /^Your box holds \*\*[\d.]+ POL\*\* \(\$[\d.]+ at the contract's price\)/,
    );
    expect((await ask("How many points do I have today?", willow))?.message).toBe(
      "If round 2 were settled now, you would get **4 points** of at most 30. Above your cap, and without earnings: 1 pair. Waiting for a pair since the last settlement: 1 unit in your left leg, 0 in your right one. Only the settlement makes points final.",
    );
    expect((await ask("رتبه‌ام چیست", willow))?.message).toContain("ماه ۰: شوالیه، ۶ سهم، ۱۲ POL گرفته شده");
    expect((await ask("my bots", willow))?.message).toBe("You have no paper bots.");
    expect((await ask("is my wallet change pending?", willow))?.message).toContain(
      `Your seat is at \`${chain.account(0)}\``,
    );
    expect((await ask("تیم من", willow))?.message).toContain("جایگاه شما، **willow**، ۳ واحد دارد");
  });

  test("derives what a round paid the member", async () => {
    const why = await ask("Why did I get so little for my round 0?", willow);
    expect(why?.sources).toEqual([{ title: "Your rounds", url: "/dashboard/history/rounds" }]);
    expect(why?.message).toContain(
      "Points: at most 30, so 1 point. Above the cap, and without earnings: 2 pairs.",
    );
    expect(why?.message).toContain("Rebates: 3 units that you bought × 1 POL = 3 POL.");
  });

  test("asks a visitor to log in", async () => {
    expect(await ask("my box")).toMatchObject({
      message: "Log in to see your own figures. I can only show them to you.",
      sources: [{ title: "Login", url: "/login" }],
    });
    expect(await ask("امتیازهای من")).toMatchObject({
      locale: "fa",
      sources: [{ title: "ورود", url: "/login" }],
    });
  });

  test("refuses a session whose seat has moved", async () => {
    const moved = { ...willow, account: { id: 2, username: "willow", wallet: chain.account(5) } } as const;
    expect((await ask("my box", moved))?.message).toContain("Log in");
    expect((await ask("is my wallet change pending?", moved))?.message).toContain("Log in");
  });

  test("says that the chain or the index is unavailable", async () => {
    const nodeless = await buildTestServer(database);
    expect((await ask("what is the price now", visitor, nodeless.services))?.message).toContain(
      "can't read the blockchain right now",
    );
    await nodeless.app.close();
    expect((await ask("how much does the contract owe?"))?.message).toContain(
      "index of this site is not available",
    );
  });

  test("reads what the contract owes, and how members have done, from the report", async () => {
    await database
      .updateTable("seats")
      .set({ entered: sql`units * ${String(40n * 10n ** 18n)}::numeric` })
      .execute();
    await refreshReport(database, server.services.chain, "core");
    const owed = await ask("How much does the contract hold and owe?");
    expect(owed?.sources).toEqual([{ title: "Public report", url: "/admin/reports/basic" }]);
    expect(owed?.message).toMatch(
      /^The contract `0x[0-9a-fA-F]{40}` .*owes \*\*[\d.,]+ POL\*\* at block 100:\n\n- /,
    );
    expect((await ask("قرارداد چقدر POL دارد؟"))?.message).toMatch(/- صندوق اعضا: [۰-۹٬٫]+ POL/);
    expect((await ask("How many people earned nothing?"))?.message).toMatch(
      /^Of 5 members who bought units, \*\*\d\*\* \([\d.]+%\) have earned more than they paid, and \*\*\d\*\* have earned nothing\./,
    );
    expect((await ask("چند نفر از اعضا سود کرده‌اند؟"))?.message).toContain("این گذشته است، نه پیش‌بینی");
  });

  test("leaves other questions to the documents", async () => {
    expect(await ask("How do I withdraw from my box?", willow)).toBeNull();
    expect(await ask("What is a point?")).toBeNull();
  });
});
