import { signInMessageSchema } from "@canopy/shared/api/auth";
import { successSchema } from "@canopy/shared/envelope";
import type { World } from "./world.ts";

const SIGNERS = 50;
const messageSchema = successSchema(signInMessageSchema);

/** Bodies of `count` sign-ins, each with another message. */
export async function prepareSignIns({ origin, chain }: World, count: number): Promise<string[]> {
  const bodies: string[] = [];
  for (let turn = 0; turn < count; turn++) {
    const account = chain.account(turn % SIGNERS);
    const response = await fetch(`${origin}/api/auth/nonce`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ address: account }),
    });
    const { message } = messageSchema.parse(await response.json()).data;
    const signature = await chain.client.signMessage({ account, message });
    bodies.push(JSON.stringify({ message, signature }));
  }
  return bodies;
}
