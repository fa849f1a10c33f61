import type { PlanName } from "@canopy/shared/api/primitives";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ChainFacts } from "../../../features/report/use-chain-facts.ts";
import { addressUrl } from "../../../lib/address-url.ts";
import { Address } from "../../../ui/primitives/Address.tsx";
import { CopyButton } from "../../../ui/primitives/CopyButton.tsx";

/** How to verify the figures without trusting this site. */
export function CheckIt({
  facts,
  plan,
  blockNumber,
}: {
  readonly facts: ChainFacts | null;
  readonly plan: PlanName;
  readonly blockNumber: string;
}) {
  const { t } = useLingui();
  if (facts === null) return null;
  const contract = (plan === "plus" && facts.plus) || facts.plan;
  const command = [
    `npm run verify -- --rpc ${facts.rpcUrl}`,
    `--plan ${facts.plan}`,
    ...(facts.plus === null ? [] : [`--plus ${facts.plus}`]),
    `--block ${blockNumber}`,
  ].join(" \\\n  ");
  return (
    <div className="space-y-4">
      <h3 className="text-2xl">
        <Trans>Verify it yourself</Trans>
      </h3>
      <p>
        {facts.explorerUrl === null ? (
          <>
            <Trans>What it holds is the balance of the contract, on any node:</Trans>{" "}
            <Address value={contract} />
          </>
        ) : (
          <Trans>
            What it holds is the balance that{" "}
            <a
              href={addressUrl(facts.explorerUrl, contract)}
              target="_blank"
              rel="noopener noreferrer"
              className="text-leaf underline underline-offset-4"
            >
              the block explorer shows
            </a>{" "}
            for the contract.
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          You can compute what it owes yourself. This command rebuilds the whole index from the chain's own
          events, through a node of your choice, and compares each member, each day and each pot with the
          contract:
        </Trans>
      </p>
      <div className="flex items-start gap-1 rounded-md border border-line bg-paper p-3">
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
          tabIndex={0}
          aria-label={t`The command`}
          dir="ltr"
          className="min-w-0 grow overflow-x-auto py-1"
        >
          <pre className="text-left font-mono text-label leading-relaxed">{command}</pre>
        </section>
        <CopyButton text={command} label={t`Copy the command`} />
      </div>
      <p className="text-quiet text-sm">
        <Trans>
          Run it in a copy of Canopy's source. <code>docs/verify.md</code> explains what it compares, and{" "}
          <code>docs/report.md</code> how each figure on this page is computed.
        </Trans>
      </p>
    </div>
  );
}
