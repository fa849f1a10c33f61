import * as z from "zod/mini";
import { api } from "../../../api/client.ts";
import { usePublicData } from "../../../api/use-public-data.ts";
import { brand } from "../../../brand/brand.ts";

const configSchema = z.object({ explorerUrl: z.nullable(z.url()) });

const readConfig = (signal: AbortSignal) => api.get("/config", configSchema, { signal });

const own = brand.documentation === undefined ? [] : [brand.documentation];

/** Hosts of other sites that replies may link to: the operator's documentation and the block explorer. */
export function useAllowedHosts(): readonly string[] {
  const config = usePublicData(readConfig);
  const explorer = config.status === "ready" ? config.data.explorerUrl : null;
  return [...own, ...(explorer === null ? [] : [explorer])].map((url) => new URL(url).hostname);
}
