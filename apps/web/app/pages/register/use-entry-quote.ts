import type { Address } from "viem";
import { registerGas } from "../../chain/gas.ts";
import { entryCost } from "../../features/entry/entry-cost.ts";
import { useBalance, useEntryTerms } from "../../features/entry/use-entry-cost.ts";
import {
  useAutomaticSeat,
  useChosenSeat,
  useFreeUsername,
  useMemberName,
} from "../../features/entry/use-name-checks.ts";
import { useGasCost } from "../../features/transactions/use-gas-cost.ts";
import type { EntryForm } from "./use-entry-form.ts";

/** Live checks of the form against the chain: names, seat and cost. */
export function useEntryQuote(form: EntryForm, address: Address | null) {
  const { username, sponsor, placement, referral, leg, units } = form.watch();
  const usernameCheck = useFreeUsername(username);
  const sponsorCheck = useMemberName(sponsor);
  const automaticSeat = useAutomaticSeat(sponsor, sponsorCheck);
  const chosenSeat = useChosenSeat(referral, leg, placement === "chosen");

  const terms = useEntryTerms();
  const gas = useGasCost(registerGas).data;
  const balance = useBalance(address).data;
  const walletBalance = address === null ? null : (balance ?? null);
  const cost = terms.data && gas !== undefined ? entryCost(terms.data, units, gas, walletBalance) : null;

  return {
    usernameCheck,
    sponsorCheck,
    /** The seat that the entry would take. */
    seat: placement === "automatic" ? automaticSeat : chosenSeat,
    terms,
    cost,
    /** Wei in the wallet; null without one, and until it is read. */
    balance: walletBalance,
  };
}

export type EntryQuote = ReturnType<typeof useEntryQuote>;
