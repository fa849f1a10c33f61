import { nonceDataSchema } from "@canopy/shared/api/auth";
import { successOf } from "@canopy/shared/envelope";
import { createSiweMessage } from "viem/siwe";
import type { World } from "./world.ts";

const SIGNERS = 50;
const nonceSchema = successOf(nonceDataSchema);

/** Bodies of so many sign-ins, each signed over a nonce of its own. */
export async function prepareSignIns({ origin, chain }: World, count: number): Promise<string[]> {
  const bodies: string[] = [];
  for (let turn = 0; turn < count; turn++) {
    const account = chain.account(turn % SIGNERS);
    const response = await fetch(`${origin}/api/auth/nonce`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ address: account }),
    });
    const { data } = nonceSchema.parse(await response.json());
    const message = createSiweMessage({
      ...data,
      address: account,
      version: "1",
      issuedAt: new Date(data.issuedAt),
      expirationTime: new Date(data.expirationTime),
    });
    const signature = await chain.client.signMessage({ account, message });
    bodies.push(JSON.stringify({ message, signature }));
  }
  return bodies;
}
