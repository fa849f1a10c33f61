import { tidyUsername, usernameProblem } from "../username-problem.ts";
import type { EntryValues } from "./entry-form.ts";

/** What an invitation link fills in. */
export type Invitation = Partial<Pick<EntryValues, "sponsor" | "placement" | "referral" | "leg">>;

/**
 * The sponsor of an invitation link, and the seat if it names one: `?sponsor=willow&referral=alder&leg=left`. A seat that
 * can't exist is ignored, so that the form finds one.
 */
export function readInvitation(search: URLSearchParams): Invitation {
  const sponsor = search.get("sponsor") ?? "";
  const referral = tidyUsername(search.get("referral") ?? "");
  const leg = search.get("leg");
  const namesSeat = usernameProblem(referral) === null && (leg === "left" || leg === "right");
  return { ...(sponsor !== "" && { sponsor }), ...(namesSeat && { placement: "chosen", referral, leg }) };
}
