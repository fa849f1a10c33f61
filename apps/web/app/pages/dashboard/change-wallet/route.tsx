import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { pageTitle } from "../../../brand/brand.ts";
import { offeredSeat } from "../../../features/session/offered-seat.ts";
import { withMessages } from "../../../i18n/with-messages.tsx";
import { AcceptSeat } from "./AcceptSeat.tsx";
import { ChangeWallet } from "./ChangeWallet.tsx";

export default withMessages(["account"], ChangeWalletPage);

/** The page of the old wallet, and under a link that it shares, the page of the new one. */
function ChangeWalletPage() {
  const { t } = useLingui();
  const offered = offeredSeat(useLocation());
  return (
    <>
      <title>{pageTitle(offered === null ? t`Change wallet` : t`Accept a seat`)}</title>
      {offered === null ? <ChangeWallet /> : <AcceptSeat username={offered} />}
    </>
  );
}
