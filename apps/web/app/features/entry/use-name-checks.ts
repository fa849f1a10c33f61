import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { PlanConnection } from "../../chain/plan-chain.ts";
import { usePlan } from "../../chain/plan-context.ts";
import { readIdByName, readUsernameExists } from "../../chain/read-names.ts";
import { findFreeSeat, type Leg, readNeighbours, type Seat } from "../../chain/read-seats.ts";
import { useDebounced } from "../../lib/use-debounced.ts";
import { findUsernameError, tidyUsername } from "./username-rules.ts";

/** The chain's answer about an input. `quiet`: the input is not a valid name yet. */
export type NameCheck = "quiet" | "checking" | "yes" | "no" | "unreachable";

/** Whether the username is free. */
export function useFreeUsername(typed: string): NameCheck {
  const plan = usePlan();
  return useNameQuery(plan, "free-username", typed, async (name) => !(await readUsernameExists(plan, name)));
}

/** Whether the username belongs to a member of the plan. */
export function useMemberName(typed: string): NameCheck {
  const plan = usePlan();
  return useNameQuery(plan, "member-name", typed, async (name) => (await readIdByName(plan, name)) !== 0);
}

function useNameQuery(
  plan: PlanConnection,
  what: string,
  typed: string,
  ask: (name: string) => Promise<boolean>,
): NameCheck {
  const name = tidyUsername(typed);
  const settled = useDebounced(name);
  const validName = findUsernameError(name) === null;
  const query = useQuery({
    queryKey: ["name", plan.name, what, settled],
    queryFn: () => ask(settled),
    enabled: validName && settled === name,
    staleTime: 5_000,
    refetchInterval: 15_000,
  });
  if (!validName) return "quiet";
  if (settled !== name || query.isPending) return query.error ? "unreachable" : "checking";
  return query.data ? "yes" : query.error ? "unreachable" : "no";
}

/** The seat that an entry would take. */
export type SeatCheck =
  | { readonly state: "quiet" | "checking" | "unreachable" | "missing" | "full" }
  | { readonly state: "free"; readonly seat: Seat };

/** A free seat below the sponsor, on the smaller side. Polled while the page is open, because seats are taken. */
export function useAutomaticSeat(sponsor: string, sponsorCheck: NameCheck): SeatCheck {
  const plan = usePlan();
  const name = tidyUsername(sponsor);
  const asked = sponsorCheck === "yes";
  const query = useQuery({
    queryKey: ["seat", plan.name, "automatic", name],
    queryFn: () => findFreeSeat(plan, name),
    enabled: asked,
    refetchInterval: 10_000,
  });
  if (!asked) return { state: sponsorCheck === "checking" ? "checking" : "quiet" };
  if (query.data) return { state: "free", seat: query.data };
  if (query.error) return { state: "unreachable" };
  return { state: query.isPending ? "checking" : "missing" };
}

/** Whether the chosen leg of a referral is free, and whether the other one is. */
export function useChosenSeat(referral: string, leg: Leg, enabled: boolean): SeatCheck {
  const plan = usePlan();
  const name = tidyUsername(referral);
  const settled = useDebounced(name);
  const validName = enabled && findUsernameError(name) === null;
  const query = useQuery({
    queryKey: ["seat", plan.name, "chosen", settled],
    queryFn: async () => {
      const [id, neighbours] = await Promise.all([
        readIdByName(plan, settled),
        readNeighbours(plan, settled),
      ]);
      return id === 0 ? null : neighbours;
    },
    enabled: validName && settled === name,
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });
  if (!validName) return { state: "quiet" };
  if (query.error) return { state: "unreachable" };
  if (settled !== name || query.data === undefined || query.isPlaceholderData) return { state: "checking" };
  if (query.data === null) return { state: "missing" };
  if (query.data[leg] === null) return { state: "free", seat: { referral: name, leg } };
  return { state: "full" };
}
