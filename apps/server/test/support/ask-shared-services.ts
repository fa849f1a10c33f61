import { type Address, isAddress } from "viem";
import { inject } from "vitest";
import { z } from "zod";
import { connectTestChain, type TestChain } from "./test-chain.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The URL of `shared-services.ts`. */
    sharedServices: string;
  }
}

const address = z.custom<Address>((value) => typeof value === "string" && isAddress(value));
const chainSchema = z.object({
  plan: address,
  plus: address,
  feed: address,
  block: z.coerce.bigint(),
  rpcUrl: z.string(),
});

/** The chain of this worker with newly deployed plans. One test file uses it at a time. */
export async function getSharedChain(): Promise<TestChain> {
  const { VITEST_POOL_ID: worker = "1" } = process.env;
  return connectTestChain(chainSchema.parse(JSON.parse(await ask(`chain/${worker}`))));
}

/** The URL of the PostgreSQL server that all test files share. */
export function getSharedPostgres(): Promise<string> {
  return ask("postgres");
}

async function ask(what: string): Promise<string> {
  const response = await fetch(`${inject("sharedServices")}/${what}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
