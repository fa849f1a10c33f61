import { Trans } from "@lingui/react/macro";
import * as z from "zod/mini";
import { api } from "../api/client.ts";
import { usePublicData } from "../api/use-public-data.ts";
import { addressUrl } from "../lib/address-url.ts";
import { Address } from "../ui/primitives/Address.tsx";

const commonsSchema = z.object({ commons: z.string(), explorerUrl: z.nullable(z.url()) });
type CommonsFacts = z.infer<typeof commonsSchema>;

const readCommons = (signal: AbortSignal) => api.get("/config", commonsSchema, { signal });

/** The address of the commons, once the server has answered. Reserves its line. */
export function CommonsLink() {
  const config = usePublicData(readCommons);
  return <div className="min-h-9">{config.status === "ready" && <CommonsAddress {...config.data} />}</div>;
}

/** By convention no one has the key of this address. */
const BURN_ADDRESS = "0x000000000000000000000000000000000000dead";

/** The address of the commons, with a link to the block explorer if there is one. */
export function CommonsAddress({ commons, explorerUrl }: CommonsFacts) {
  return (
    <p className="flex min-h-9 flex-wrap items-center gap-x-2">
      <Trans>Address of the commons:</Trans>
      <Address value={commons} />
      {explorerUrl !== null && (
        <a
          href={addressUrl(explorerUrl, commons)}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-9 items-center text-leaf underline underline-offset-4"
        >
          <Trans>See it on the block explorer</Trans>
        </a>
      )}
      {commons.toLowerCase() === BURN_ADDRESS && (
        <span className="text-quiet">
          <Trans>This is the burn address: no one can spend what goes there.</Trans>
        </span>
      )}
    </p>
  );
}
