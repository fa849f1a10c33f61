import type { MemberOverview } from "../../chain/read-member.ts";

/** What the chain has answered about the member's seat in Plus; `data` is null without one. */
interface Answer {
  readonly data: MemberOverview | null | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
}

/** Whether the member is in Plus. */
export type PlusState =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly error: Error }
  | { readonly status: "outside" }
  | { readonly status: "member"; readonly overview: MemberOverview };

/**
 * The state of a screen of Plus. An answer without a seat is ignored while a newer one is pending for a member who is
 * known to have joined, so that the offer to join does not flash up.
 *
 * @param inPlus what the stored user says
 */
export function toPlusState({ data, error, isFetching }: Answer, inPlus: boolean): PlusState {
  if (data) return { status: "member", overview: data };
  if (data === null) return { status: inPlus && isFetching ? "loading" : "outside" };
  return error === null || isFetching ? { status: "loading" } : { status: "failed", error };
}
