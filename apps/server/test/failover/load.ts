import { setTimeout as sleep } from "node:timers/promises";
import { sessionDataSchema, signInMessageSchema } from "@canopy/shared/api/auth";
import { successOf } from "@canopy/shared/envelope";
import type { Crowd } from "../support/crowd.ts";
import type { TestChain } from "../support/test-chain.ts";

/** Milliseconds between two rounds of each kind of load. */
const PAUSE = 150;
/** Members that sign in, one after the other: an account keeps 20 sessions at most. */
export const SIGNERS = 20;

const messageSchema = successOf(signInMessageSchema);
const sessionSchema = successOf(sessionDataSchema);

/** What people do meanwhile, and what they were told. */
export interface Load {
  /** Tokens of sign-ins that were answered with 200, and where. */
  readonly tokens: { token: string; origin: string }[];
  /** Names in forms that were answered with 200. */
  readonly forms: string[];
  /** Usernames whose registration was mined. */
  readonly registered: string[];
  /** Answers that nobody should get: all but 200. */
  readonly faults: string[];
  /** Requests whose connection broke: nothing was acknowledged. */
  readonly cut: { count: number };
  readonly reads: { count: number };
  /** Lets what is under way end. */
  stop(): Promise<void>;
}

/**
 * People who ask the api at `origins` in turn, as a load balancer would, and register on the chain: from `firstNewcomer` of
 * `crowd` on.
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
    faults: [] as string[],
    cut: { count: 0 },
    reads: { count: 0 },
  };

  /** The body of a 200, or null when there was no answer. */
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
      load.cut.count += 1;
      return null;
    }
    if (response.status === 200) return JSON.parse(text);
    load.faults.push(`${path}: ${response.status} ${text}`);
    return null;
  }

  async function signIn(origin: string, turn: number): Promise<void> {
    const account = chain.account(turn % SIGNERS);
    const asked = messageSchema.safeParse(await ask(origin, "auth/nonce", { address: account }));
    if (!asked.success) return;
    const { message } = asked.data.data;
    const signature = await chain.client.signMessage({ account, message });
    const answer = sessionSchema.safeParse(await ask(origin, "auth/login", { message, signature }));
    if (answer.success) load.tokens.push({ token: answer.data.data.token, origin });
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
    // While time is moved the price feed is too old for a moment: that acknowledges nothing.
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
