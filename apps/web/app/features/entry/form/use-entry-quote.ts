import type { Address } from "viem";
import { registerGas } from "../../../chain/gas.ts";
import { useGasCost } from "../../transactions/use-gas-cost.ts";
import { entryCost } from "../entry-cost.ts";
import { useBalance, useEntryTerms } from "../use-entry-cost.ts";
import { useAutomaticSeat, useChosenSeat, useMemberName } from "../use-name-checks.ts";
import type { EntryForm } from "./use-entry-form.ts";

/** Live checks of the form against the plan of the screen: sponsor, seat and cost. */
export function useEntryQuote(form: EntryForm, address: Address | null) {
  const { sponsor, placement, referral, leg, units } = form.watch();
  const sponsorCheck = useMemberName(sponsor);
  const automaticSeat = useAutomaticSeat(sponsor, sponsorCheck);
  const chosenSeat = useChosenSeat(referral, leg, placement === "chosen");

  const terms = useEntryTerms();
  const gas = useGasCost(registerGas).data;
  const balance = useBalance(address).data;
  const walletBalance = address === null ? null : balance;
  const cost =
    terms.data && gas !== undefined ? entryCost(terms.data, units, gas, walletBalance ?? null) : null;

  return {
    sponsorCheck,
    /** The seat that the entry would take. */
    seat: placement === "automatic" ? automaticSeat : chosenSeat,
    terms,
    cost,
    /** Wei in the wallet; null without one, undefined until it is read. */
    balance: walletBalance,
  };
}

export type EntryQuote = ReturnType<typeof useEntryQuote>;
