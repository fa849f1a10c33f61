import * as z from "zod/mini";
import { api } from "../../../api/client.ts";
import { usePublicData } from "../../../api/use-public-data.ts";
import { brand } from "../../../brand/brand.ts";

const configSchema = z.object({ explorerUrl: z.nullable(z.url()), chatKeepDays: z.int() });

const readConfig = (signal: AbortSignal) => api.get("/config", configSchema, { signal });

const own = brand.documentation === undefined ? [] : [brand.documentation];

/** The server's settings for the panel. */
export interface ChatSettings {
  /** Hosts of other sites that replies may link to: the operator's documentation and the block explorer. */
  readonly hosts: readonly string[];
  /** Days that a conversation is kept; null while the server has not said. */
  readonly keepDays: number | null;
}

export function useChatSettings(): ChatSettings {
  const config = usePublicData(readConfig);
  const { explorerUrl, chatKeepDays } =
    config.status === "ready" ? config.data : { explorerUrl: null, chatKeepDays: null };
  const urls = [...own, ...(explorerUrl === null ? [] : [explorerUrl])];
  return { hosts: urls.map((url) => new URL(url).hostname), keepDays: chatKeepDays };
}
