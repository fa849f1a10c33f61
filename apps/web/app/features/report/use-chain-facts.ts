import * as z from "zod/mini";
import { api } from "../../api/client.ts";
import { type PublicData, usePublicData } from "../../api/use-public-data.ts";

const factsSchema = z.object({
  rpcUrl: z.url(),
  explorerUrl: z.nullable(z.url()),
  plan: z.string(),
  plus: z.nullable(z.string()),
  commons: z.string(),
  plusCommons: z.nullable(z.string()),
});
export type ChainFacts = z.infer<typeof factsSchema>;

const readFacts = (signal: AbortSignal) => api.get("/config", factsSchema, { signal });

/** Addresses of the contracts. */
export function useChainFacts(): PublicData<ChainFacts> {
  return usePublicData(readFacts);
}
