import { setTimeout as sleep } from "node:timers/promises";
import { sessionDataSchema, signInMessageSchema } from "@canopy/shared/api/auth";
import { successSchema } from "@canopy/shared/envelope";
import type { Crowd } from "../support/crowd.ts";
import type { TestChain } from "../support/test-chain.ts";

/** Milliseconds between two actions of each kind. */
const PAUSE = 150;
/** Members that sign in in turn, because an account has at most 20 sessions. */
export const SIGNERS = 20;

const messageSchema = successSchema(signInMessageSchema);
const sessionSchema = successSchema(sessionDataSchema);

/** Requests of clients and the responses they got. */
export interface Load {
  /** Tokens of successful sign-ins, with the origin that issued them. */
  readonly tokens: { token: string; origin: string }[];
  /** Senders of accepted forms. */
  readonly forms: string[];
  /** Usernames whose registration was mined. */
  readonly registered: string[];
  /** All responses but 200. */
  readonly errors: string[];
  /** Requests whose connection broke before a response. */
  readonly interrupted: { count: number };
  readonly reads: { count: number };
  /** Waits for requests in flight. */
  stop(): Promise<void>;
}

/**
 * Sends requests to `origins` in turn, as a load balancer would, and registers members of `crowd` from `firstNewcomer` on.
 */
export function startLoad(
  chain: TestChain,
  { origins, crowd, firstNewcomer }: { origins: readonly string[]; crowd: Crowd; firstNewcomer: number },
): Load {
  const stopping = new AbortController();
  const { signal } = stopping;
  const load = {
    tokens: [] as { token: string; origin: string }[],
    forms: [] as string[],
    registered: [] as string[],
    errors: [] as string[],
    interrupted: { count: 0 },
    reads: { count: 0 },
  };

  /** Returns the body of a 200, otherwise null. */
  async function ask(origin: string, path: string, body?: object): Promise<unknown> {
    const init = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    };
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${origin}/api/${path}`, body === undefined ? {} : init);
      text = await response.text();
    } catch {
      load.interrupted.count += 1;
      return null;
    }
    if (response.status === 200) return JSON.parse(text);
    load.errors.push(`${path}: ${response.status} ${text}`);
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
    const path = turn % 2 === 0 ? "members/signer0" : "stats";
    if ((await ask(origin, path)) !== null) load.reads.count += 1;
  }

  async function register(_origin: string, turn: number): Promise<void> {
    const index = firstNewcomer + turn;
    // The price feed is stale for a moment while time moves: such a registration fails.
    await crowd.join(index, index + 1).then(
      () => load.registered.push(crowd.username(index)),
      () => undefined,
    );
  }

  async function repeat(
    act: (origin: string, turn: number) => Promise<void>,
    most = Number.MAX_SAFE_INTEGER,
  ) {
    for (let turn = 0; turn < most && !signal.aborted; turn++) {
      await act(origins[turn % origins.length] ?? "", turn);
      await sleep(PAUSE, undefined, { signal }).catch(() => undefined);
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
