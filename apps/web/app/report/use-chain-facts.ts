import * as z from "zod/mini";
import { usePublicData } from "../shell/use-public-data.ts";

const factsSchema = z.object({
  rpcUrl: z.url(),
  explorerUrl: z.nullable(z.url()),
  plan: z.string(),
  plus: z.nullable(z.string()),
});
export type ChainFacts = z.infer<typeof factsSchema>;

/** Where the contracts are; null until it is known, and while it cannot be read. */
export function useChainFacts(): ChainFacts | null {
  const config = usePublicData("config", factsSchema);
  return config.status === "ready" ? config.data : null;
}
