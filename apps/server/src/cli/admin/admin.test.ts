import { spawn } from "node:child_process";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { parseEther } from "viem";
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getSharedChain } from "../../../test/support/ask-shared-services.ts";
import { passDays } from "../../../test/support/crowd.ts";
import { makeKeystore } from "../../../test/support/make-keystore.ts";
import { runUntilCaughtUp } from "../../../test/support/run-until-caught-up.ts";
import { tableContents } from "../../../test/support/table-contents.ts";
import type { TestChain } from "../../../test/support/test-chain.ts";
import {
  createBareDatabaseUrl,
  createTestDatabaseUrl,
  emptyTables,
} from "../../../test/support/test-database.ts";
import { connectChain } from "../../chain/client.ts";
import { createNodeGroup } from "../../chain/node-group.ts";
import { reserveTokens } from "../../chat/model/budget.ts";
import { rateReply, storeExchange } from "../../chat/store/conversations.ts";
import { createTicket } from "../../chat/store/tickets.ts";
import { type Config, readConfig } from "../../config/config.ts";
import { type OpenDatabase, openPostgres } from "../../database/postgres.ts";
import { requireSameSource } from "../../indexer/index-source.ts";
import { rebuildOutdated } from "../../indexer/rebuild-outdated.ts";
import type { LeaderRole } from "../../leader-election/lead.ts";
import { leadByLock } from "../../leader-election/lead-by-lock.ts";
import { createLog } from "../../lib/log.ts";
import { OperatorError } from "../../lib/operator-error.ts";
import { findSession, startSession } from "../../routes/auth/sessions.ts";
import { openKeystore } from "../../transaction-sender/keystore.ts";
import { chatClose, chatTicket, chatTickets, chatUsage } from "./chat-commands.ts";
import { settingsCheck } from "./check-settings.ts";
import type { AdminCommand, OptionValues } from "./command.ts";
import { indexRebuild, indexRewind, indexStatus } from "./index-commands.ts";
import { indexVerify } from "./index-verify.ts";
import { keeperDue, keeperRotateKey } from "./keeper-commands.ts";
import { sessionsEnd, sessionsList } from "./sessions.ts";

const now = new Date();
let chain: TestChain;
let url: string;
let open: OpenDatabase;
let home: string;
beforeAll(async () => {
  [chain, url, home] = await Promise.all([
    getSharedChain(),
    createTestDatabaseUrl(),
    mkdtemp(join(tmpdir(), "canopy-admin-")),
  ]);
  open = await openPostgres(url, createLog("silent"), 4);
  await chain.join(0, "willow", "canopy");
});
beforeEach(() => emptyTables(open.database));
afterAll(async () => {
  await open?.close();
  await rm(home, { recursive: true, force: true });
});

const environment = () => ({
  DATABASE_URL: url,
  RPC_URL: chain.rpcUrl,
  CHAIN_ID: "31337",
  PLAN_ADDRESS: chain.plan,
  PLUS_ADDRESS: chain.plus,
  PLAN_BLOCK: String(chain.block),
});
const config = (more: Record<string, string> = {}): Config => readConfig({ ...environment(), ...more });
const run = (command: AdminCommand, options: OptionValues = {}, settings: Config = config()) =>
  command.run(
    {
      ...{ config: settings, open, now },
      nodes: createNodeGroup(settings.chain.rpcUrls, { log: createLog("silent"), staleAfter: null }),
    },
    options,
  );

/** Does something while a process has the role. */
async function whileLed(role: LeaderRole, work: () => Promise<unknown>): Promise<void> {
  const stop = new AbortController();
  const leading = Promise.withResolvers<void>();
  const task = {
    async work(signal: AbortSignal) {
      leading.resolve();
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    },
  };
  const ended = leadByLock(url, createLog("silent"))(role, task, stop.signal);
  await leading.promise;
  try {
    await work();
  } finally {
    stop.abort();
    await ended;
  }
}

describe("tickets of the chat", () => {
  const visitor = { visitor: "018f3d5e-6a0b-4c7e-9a51-2d0c8b1f7e43" };
  const create = (text: string, username: string | null = null) =>
    createTicket(
      open.database,
      visitor,
      { conversation: visitor.visitor, username, email: "ada@friend.example", text, locale: "en" },
      now,
    );

  test("are listed, shown and closed", async () => {
    expect(await run(chatTickets)).toBe("None.");
    const first = await create("Call me");
    const second = await create("", "willow");
    expect(await run(chatTickets)).toMatch(
      /^number.*answered\n1 .*a visitor.*ada@friend\.example.*\n2 .*willow/,
    );
    expect(await run(chatTicket, { number: `${first}` })).toContain(
      "ada@friend.example, writes in en\n\nCall me",
    );
    expect(await run(chatTicket, { number: `${second}` })).toContain("From: willow");
    expect(await run(chatClose, { number: `${first}` })).toContain("deleted in 30 days");
    expect(await run(chatClose, { number: `${first}` })).toContain("closed before");
    expect(await run(chatTickets)).not.toContain("a visitor");
    expect(await run(chatTickets, { all: true })).toContain("a visitor");
    expect(await run(chatTicket, { number: `${first}` })).toContain(`answered ${now.toISOString()}`);
  });

  test("cannot control the terminal", async () => {
    const number = await create("a\u009b31mb\u202etxt\nc\u200cd");
    expect(await run(chatTicket, { number: `${number}` })).toContain("a\\u{9b}31mb\\u{202e}txt\nc\u200cd");
  });

  test.each([
    [undefined, "Pass --number NUMBER."],
    ["-1", "Pass a whole number"],
    ["7", "There is no ticket 7"],
  ])("number %s: refused", async (number, message) => {
    for (const command of [chatTicket, chatClose])
      await expect(run(command, { number })).rejects.toThrow(message);
  });
});

describe("usage of the chat", () => {
  const owner = { visitor: "018f3d5e-6a0b-4c7e-9a51-2d0c8b1f7e43" };
  const toDay = (daysAgo: number) => new Date(now.getTime() - daysAgo * 86_400_000);
  const model = {
    ...{ CHAT_PROVIDER: "ollama", CHAT_MODEL: "test" },
    ...{ CHAT_INPUT_USD: "3", CHAT_OUTPUT_USD: "15" },
  };

  test("is shown by day, with what the model cost", async () => {
    expect(await run(chatUsage)).toBe("None.");
    const store = async (daysAgo: number, kind: "answer" | "unknown", provider: "built-in" | "model") =>
      storeExchange(open.database, owner, null, {
        question: "Is it?",
        ...{ askedAt: toDay(daysAgo), repliedAt: toDay(daysAgo) },
        reply: { locale: "en", message: "Yes.", sources: [], suggestions: [], kind, provider },
      });
    const good = await store(0, "answer", "model");
    await store(0, "unknown", "built-in");
    await store(2, "answer", "built-in");
    await store(40, "answer", "built-in");
    await rateReply(open.database, owner, good?.id ?? "", "up");
    const { chat } = config(model);
    const [today = "", before = ""] = [0, 2].map((daysAgo) => toDay(daysAgo).toISOString().slice(0, 10));
    const asker = { kind: "visitor", userId: "visitor-1" } as const;
    if (chat.model === null) throw new Error("There is no model");
    await reserveTokens(open.database, chat.model, asker, today, { input: 1_000, output: 200 });
    const lines = (await run(chatUsage, {}, config(model))).split("\n").map((line) => line.split(/ {2,}/));
    expect(lines.slice(1)).toEqual([
      [today, "2", "1", "1", "1", "0", "1000", "200", "0.0060"],
      [before, "1", "0", "0", "0", "0", "0", "0", "0.0000"],
      ["all", "3", "1", "1", "1", "0", "1000", "200", "0.0060"],
    ]);
    expect(await run(chatUsage, { days: "1" })).not.toContain(before);
    expect(await run(chatUsage)).toMatch(/1000 {3}200 {5}-$/m);
    await expect(run(chatUsage, { days: "x" })).rejects.toThrow("Pass a whole number");
  });
});

describe("sessions", () => {
  const [willow, alder] = [
    "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
    "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
  ] as const;
  const begin = (address: typeof willow | typeof alder, userAgent?: string) =>
    startSession(open.database, { chainId: 31_337, address, userAgent }, now);

  test("are counted, listed without tokens, and ended by account", async () => {
    const token = await begin(willow, "Firefox");
    const other = await begin(alder);
    expect(await run(sessionsList)).toContain("2 sessions of 2 accounts");
    const listed = await run(sessionsList, { address: willow.toLowerCase() });
    expect(listed).toContain("Firefox");
    expect(listed.split("\n")).toHaveLength(2);
    expect(listed).not.toContain(token);

    expect(await run(sessionsEnd, { address: willow })).toBe("1 session ended.");
    expect(await findSession(open.database, token, 31_337, now)).toBeNull();
    expect(await findSession(open.database, other, 31_337, now)).toBe(alder);
    expect(await run(sessionsEnd, { all: true })).toBe("1 session ended.");
    expect(await run(sessionsList, { address: alder })).toBe("None.");
  });

  test.each<[OptionValues, string]>([
    [{}, "Pass --address ADDRESS, or --all."],
    [{ all: true, address: willow }, "Pass --address ADDRESS, or --all."],
    [{ address: "0x12" }, '--address is "0x12"'],
  ])("%j ends nothing", async (options, reason) => {
    await begin(willow);
    await expect(run(sessionsEnd, options)).rejects.toThrow(reason);
    expect(await run(sessionsList)).toContain("1 session of 1 account.");
  });
});

describe("the index", () => {
  /** Starts an indexer like a server, until it has caught up. */
  async function startIndexer(database = open.database): Promise<void> {
    const { chain: settings } = config();
    await requireSameSource(database, connectChain(chain.rpcUrl), settings, { isIndexer: true });
    await rebuildOutdated(database, createLog("silent"), new AbortController().signal);
    await runUntilCaughtUp(database, chain);
  }

  /** The contents of an index that was built from nothing. */
  async function freshContents() {
    const fresh = await openPostgres(await createTestDatabaseUrl(), createLog("silent"), 2);
    await startIndexer(fresh.database);
    const contents = await tableContents(fresh.database);
    await fresh.close();
    return contents;
  }

  const addSubscriber = () =>
    open.database
      .insertInto("newsletter_subscribers")
      .values({
        ...{ email: "rowan@example.org", locale: "en", created_at: now, confirmed_at: now },
        ...{ mailed_at: now, mails: 1 },
      })
      .execute();
  const countSubscribers = async () =>
    (await open.database.selectFrom("newsletter_subscribers").selectAll().execute()).length;

  test("reports its block and why it has halted", async () => {
    await startIndexer();
    const block = await chain.client.getBlockNumber();
    expect(await run(indexStatus)).toContain(`index block   ${block}`);
    await open.database.updateTable("index_checkpoint").set({ halted: "a reason" }).execute();
    expect(await run(indexStatus)).toContain("halted        a reason");
  });

  test("agrees with the contracts, or differs and says where", async () => {
    await expect(run(indexVerify)).rejects.toThrow("Not checked: The index is empty.");
    await startIndexer();
    expect(await run(indexVerify)).toContain("the index and the contract agree");
    await open.database.updateTable("seats").set({ units: 77 }).where("member_id", "=", 2).execute();
    await expect(run(indexVerify, { all: true })).rejects.toThrow(/^core {2}member 2 {2}units +77 +1$/m);
  });

  test.each<[string, OptionValues]>([
    ["stored events", {}],
    ["the chain", { "from-chain": true }],
  ])("is rebuilt from %s, and rows of people stay", async (_, options) => {
    await startIndexer();
    await addSubscriber();
    await open.database.updateTable("seats").set({ units: 77 }).execute();
    await run(indexRebuild, options);
    await startIndexer();
    expect(await tableContents(open.database)).toEqual(await freshContents());
    expect(await countSubscribers()).toBe(1);
  });

  test("goes back below final blocks that the chain no longer has, and continues", async () => {
    const state = await chain.client.snapshot();
    await chain.join(1, "alder", "willow");
    await chain.client.mine({ blocks: 100 });
    await startIndexer();
    await chain.client.revert({ id: state });
    await chain.join(2, "rowan", "willow");
    await chain.client.mine({ blocks: 120 });
    await expect(startIndexer()).rejects.toThrow("was final");

    expect(await run(indexRewind)).toMatch(/The index was at block \d+ and is at block \d+/);
    expect(await run(indexStatus)).toContain("halted        no");
    await startIndexer();
    expect(await tableContents(open.database)).toEqual(await freshContents());
  });

  test("goes back to a given block, to read events again that a node omitted", async () => {
    await chain.client.mine({ blocks: 100 });
    await startIndexer();
    const [last] = await open.database
      .selectFrom("raw_logs")
      .selectAll()
      .orderBy("block_number", "desc")
      .execute();
    const block = last?.block_number ?? 0n;
    await open.database.deleteFrom("raw_logs").where("block_number", "=", block).execute();
    await run(indexRewind, { "to-block": String(block - 1n) });
    await startIndexer();
    expect(await tableContents(open.database)).toEqual(await freshContents());
  });

  test("does not go back to a block that it cannot check", async () => {
    await startIndexer();
    const before = await tableContents(open.database);
    for (const [block, reason] of [
      ["high", 'is "high". Pass a whole number'],
      ["99999999", "Pass a block that is not after it"],
      ["0", "Run index rebuild --from-chain"],
    ] as const) {
      await expect(run(indexRewind, { "to-block": block })).rejects.toThrow(reason);
    }
    expect(await tableContents(open.database)).toEqual(before);
  });

  test("does not go back while the node is behind", async () => {
    await startIndexer();
    await open.database.updateTable("index_checkpoint").set({ block_number: 9_999_999n }).execute();
    await expect(run(indexRewind)).rejects.toThrow("Wait until it has caught up");
  });

  test("does not change while an indexer runs", async () => {
    await startIndexer();
    await whileLed("indexer", async () => {
      await expect(run(indexRewind)).rejects.toThrow("Another process has the role indexer");
      await expect(run(indexRebuild)).rejects.toThrow(OperatorError);
    });
  });
});

describe("the keeper", () => {
  const files = () => ({ keystore: join(home, "keystore.json"), password: join(home, "password") });
  const withKey = () => config({ KEEPER_KEYSTORE: files().keystore, KEEPER_PASSWORD_FILE: files().password });
  const openKey = () => openKeystore(files().keystore, { file: files().password });

  test("shows what is due and the balance", async () => {
    await passDays(chain, 1);
    const key = generatePrivateKey();
    await chain.client.setBalance({ address: privateKeyToAddress(key), value: parseEther("7") });
    const report = await run(keeperDue, {}, config({ KEEPER_KEY: key }));
    expect(report).toMatch(/^core +settle round \d+/m);
    expect(report).toContain(`Account ${privateKeyToAddress(key)}: 7 POL`);
    expect(await run(keeperDue)).toContain("No keeper key is configured.");
  });

  test("gets a first key, then another one with the POL of the first", async () => {
    expect(await run(keeperRotateKey, {}, withKey())).toContain("Send POL to it.");
    const first = await openKey();
    await chain.client.setBalance({ address: first.address, value: parseEther("5") });

    const report = await run(keeperRotateKey, {}, withKey());
    const second = await openKey();
    expect(second.address).not.toBe(first.address);
    expect(report).toContain(`The keeper's new account is ${second.address}.`);
    expect(await chain.client.getBalance({ address: second.address })).toBeGreaterThan(parseEther("4.9"));
    // What is left is the difference between the fee's limit and its price.
    expect(await chain.client.getBalance({ address: first.address })).toBeLessThan(parseEther("0.01"));

    const names = await readdir(home);
    expect(names.sort()).toEqual(
      ["keystore.json", "password"].flatMap((name) => [name, `${name}.${first.address}`]),
    );
    for (const name of names) expect((await stat(join(home, name))).mode & 0o777).toBe(0o600);
    const archived = { file: `${files().password}.${first.address}` };
    expect((await openKeystore(`${files().keystore}.${first.address}`, archived)).address).toBe(
      first.address,
    );
  });

  test("keeps its key when the POL cannot be moved", async () => {
    const key = generatePrivateKey();
    await writeFile(files().keystore, makeKeystore(key, "secret"));
    await writeFile(files().password, "secret");
    const nodeless = config({
      ...{ KEEPER_KEYSTORE: files().keystore, KEEPER_PASSWORD_FILE: files().password },
      RPC_URL: "http://127.0.0.1:1",
    });
    await expect(run(keeperRotateKey, {}, nodeless)).rejects.toThrow();
    expect((await openKey()).address).toBe(privateKeyToAddress(key));
    await expect(run(keeperRotateKey, { "keep-funds": true }, nodeless)).rejects.toThrow(
      "left from an interrupted rotation",
    );
  });

  test("keeps its key while a keeper runs, and when the key is not in files", async () => {
    await whileLed("keeper", () =>
      expect(run(keeperRotateKey, {}, withKey())).rejects.toThrow("Another process has the role keeper"),
    );
    await expect(run(keeperRotateKey)).rejects.toThrow("The key is not in files");
  });
});

describe("the settings", () => {
  test("are complete", async () => {
    expect(await run(settingsCheck)).toContain(`plan ${config().chain.plan}`);
  });

  test("name a plan that is not on the chain", async () => {
    const wrong = config({ PLAN_ADDRESS: chain.account(0) });
    await expect(run(settingsCheck, {}, wrong)).rejects.toThrow("There is no plan contract at PLAN_ADDRESS");
  });
});

describe("the command line", () => {
  const command = fileURLToPath(new URL("main.ts", import.meta.url));

  async function spawnAdmin(args: readonly string[], variables: Record<string, string> = {}) {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const child = spawn(process.execPath, [command, ...args], {
      env: { PATH, NODE_COMPILE_CACHE, ...variables },
    });
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: await ended, stdout, stderr };
  }

  test("runs a command with the server's variables", async () => {
    const { code, stdout } = await spawnAdmin(["sessions", "list"], environment());
    expect(stdout).toContain("0 sessions of 0 accounts");
    expect(code).toBe(0);
  });

  test("migrates the database, and shows the progress apart from the report", async () => {
    const variables = { ...environment(), DATABASE_URL: await createBareDatabaseUrl() };
    const { code, stdout, stderr } = await spawnAdmin(["database", "migrate"], variables);
    expect(stderr).toMatch(
      /^migration step started migration=0016-partitions.online.sql step=1 of=19 statement=/,
    );
    expect([code, stdout]).toEqual([0, "The database has all migrations of this release.\n"]);
  });

  test("refuses wrong variables with exit code 1, without a stack", async () => {
    const { code, stdout, stderr } = await spawnAdmin(["sessions", "list"]);
    expect(stderr).toContain("PLAN_ADDRESS is missing");
    expect(stderr).not.toContain("    at ");
    expect([code, stdout]).toEqual([1, ""]);
  });
});
