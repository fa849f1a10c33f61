import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sessionDataSchema, signInMessageSchema } from "@canopy/shared/api/auth";
import { successSchema } from "@canopy/shared/envelope";
import type { Database } from "../../src/database/tables.ts";
import type { Crowd } from "../support/crowd.ts";
import { readMail } from "../support/read-mail.ts";
import type { TestChain } from "../support/test-chain.ts";

/** Milliseconds between two actions of each kind. */
const PAUSE = 150;
/** Milliseconds for a request: longer than the server's own limits. */
const REQUEST_LIMIT = 30_000;
/** Members that sign in in turn, because an account has at most 20 sessions. */
export const SIGNERS = 20;

const messageSchema = successSchema(signInMessageSchema);
const sessionSchema = successSchema(sessionDataSchema);

/** A request without a response of 200, and when it was in progress (`Date.now`). */
export interface FailedRequest {
  readonly path: string;
  readonly origin: string;
  /** 0 without a response. */
  readonly status: number;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export interface LoadOptions {
  /** Clients use them in turn, as behind a load balancer. */
  readonly origins: readonly string[];
  /** Registers members of `crowd` from `first` on. */
  readonly newcomers?: { crowd: Crowd; first: number };
  /** Paths that clients read in turn, below `/api/`. */
  readonly paths?: readonly string[];
  /** Milliseconds between two actions of each kind. */
  readonly pause?: number;
}

/** Requests of clients and the responses they got. */
export interface Load {
  /** Tokens of successful sign-ins, with the origin that issued them. */
  readonly tokens: { token: string; origin: string }[];
  /** Senders of accepted forms. */
  readonly forms: string[];
  /** Usernames whose registration was mined. */
  readonly registered: string[];
  /** All responses but 200. */
  readonly errors: FailedRequest[];
  /** Requests whose connection broke before a response. */
  readonly interrupted: FailedRequest[];
  readonly reads: { count: number };
  /** Waits for requests in flight. */
  stop(): Promise<void>;
}

/** Lets clients read, sign in and write forms, each kind in turn, until it is stopped. */
export function startLoad(
  chain: Pick<TestChain, "account" | "client">,
  { origins, newcomers, paths = ["members/signer0", "stats"], pause = PAUSE }: LoadOptions,
): Load {
  const stopping = new AbortController();
  const { signal } = stopping;
  const load = {
    tokens: [] as { token: string; origin: string }[],
    forms: [] as string[],
    registered: [] as string[],
    errors: [] as FailedRequest[],
    interrupted: [] as FailedRequest[],
    reads: { count: 0 },
  };

  /** Returns the body of a 200, otherwise null. */
  async function ask(origin: string, path: string, body?: object): Promise<unknown> {
    const post = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    };
    const from = Date.now();
    const failed = (status: number, text: string) => ({
      ...{ path, origin, status, text },
      ...{ from, to: Date.now() },
    });
    let response: Response;
    let text: string;
    try {
      const limit = AbortSignal.timeout(REQUEST_LIMIT);
      response = await fetch(`${origin}/api/${path}`, { ...(body !== undefined && post), signal: limit });
      text = await response.text();
    } catch (error) {
      load.interrupted.push(failed(0, String(error)));
      return null;
    }
    if (response.status === 200) return JSON.parse(text);
    load.errors.push(failed(response.status, text));
    return null;
  }

  async function signIn(origin: string, turn: number): Promise<void> {
    const account = chain.account(turn % SIGNERS);
    const asked = messageSchema.safeParse(await ask(origin, "auth/nonce", { address: account }));
    if (!asked.success) return;
    const { message } = asked.data.data;
    const signature = await chain.client.signMessage({ account, message });
    const session = sessionSchema.safeParse(await ask(origin, "auth/login", { message, signature }));
    if (session.success) load.tokens.push({ token: session.data.data.token, origin });
  }

  async function write(origin: string, turn: number): Promise<void> {
    const name = `Writer ${turn}.`;
    const form = { name, email: "writer@canopy.example", message: "Under load" };
    if ((await ask(origin, "contact", form)) !== null) load.forms.push(name);
  }

  async function read(origin: string, turn: number): Promise<void> {
    // One path for each round of the origins, so that all of them serve it.
    const path = paths[Math.floor(turn / origins.length) % paths.length] ?? "stats";
    if ((await ask(origin, path)) !== null) load.reads.count += 1;
  }

  async function register(_origin: string, turn: number): Promise<void> {
    if (newcomers === undefined) return;
    const index = newcomers.first + turn;
    // The price feed is stale for a moment while time moves: such a registration fails.
    await newcomers.crowd.join(index, index + 1).then(
      () => load.registered.push(newcomers.crowd.username(index)),
      () => undefined,
    );
  }

  async function repeat(
    act: (origin: string, turn: number) => Promise<void>,
    most = Number.MAX_SAFE_INTEGER,
  ) {
    for (let turn = 0; turn < most && !signal.aborted; turn++) {
      await act(origins[turn % origins.length] ?? "", turn);
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  }
  const running = Promise.all([repeat(signIn), repeat(write), repeat(read), repeat(register)]);
  return {
    ...load,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** The senders of queued and delivered forms. */
export async function readSenders(database: Database, mailFolder: string): Promise<string[]> {
  const waiting = await database.selectFrom("outbox").select("content").execute();
  const files = await readdir(mailFolder);
  const delivered = await Promise.all(
    files
      .filter((file) => file.endsWith(".eml"))
      .map(async (file) => readMail(await readFile(join(mailFolder, file), "utf8")).text),
  );
  const texts = [...waiting.map(({ content }) => JSON.stringify(content)), ...delivered];
  return texts.flatMap((text) => /Writer \d+\./.exec(text)?.[0] ?? []);
}
