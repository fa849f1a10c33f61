import { Trans } from "@lingui/react/macro";
import * as z from "zod/mini";
import { api } from "../api/client.ts";
import { usePublicData } from "../api/use-public-data.ts";
import { addressUrl } from "../lib/address-url.ts";
import { Address } from "../ui/primitives/Address.tsx";

const contractSchema = z.object({ plan: z.string(), explorerUrl: z.nullable(z.url()) });

const readContract = (signal: AbortSignal) => api.get("/config", contractSchema, { signal });

/** A link to the plan contract on the block explorer, or its address without one. */
export function ContractLink() {
  const config = usePublicData(readContract);
  if (config.status !== "ready") return null;
  const { plan, explorerUrl } = config.data;
  if (explorerUrl === null) {
    return (
      <span className="inline-flex min-h-9 flex-wrap items-center gap-x-2">
        <Trans>Smart contract</Trans>
        <Address value={plan} />
      </span>
    );
  }
  return (
    <a
      href={addressUrl(explorerUrl, plan)}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-9 items-center hover:text-leaf"
    >
      <Trans>Smart contract on the block explorer</Trans>
    </a>
  );
}
