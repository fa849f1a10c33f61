import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

/** What happens to the vault when the member moves the seat to another wallet. */
export function WalletMoveText() {
  return (
    <Trans>
      If you{" "}
      <Link to="/dashboard/change-wallet" className="text-leaf underline underline-offset-4">
        change your wallet
      </Link>{" "}
      in the plan, the vault does not move: its owner is in its code. Withdraw before you move, and create a
      new vault with the new wallet. The old one stays open to the old wallet only.
    </Trans>
  );
}
