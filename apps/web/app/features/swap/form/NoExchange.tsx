import { Trans } from "@lingui/react/macro";
import { usePlan } from "../../../chain/plan-context.ts";
import { Notice } from "../../../ui/primitives/Notice.tsx";

/** In place of the form on a chain without an exchange. */
export function NoExchange() {
  const { chain } = usePlan();
  const name = <bdi>{chain.name}</bdi>;
  return (
    <Notice title={<Trans>There is no exchange on this network</Trans>}>
      <Trans>
        The plan runs on {name}, where neither Uniswap v3 nor QuickSwap v3 is known to this site. Your POL and
        your tokens are safe in your wallet; swap them on a network with an exchange.
      </Trans>
    </Notice>
  );
}
