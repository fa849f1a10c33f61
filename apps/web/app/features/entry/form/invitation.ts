import type { Seat } from "../../../chain/read-seats.ts";
import { findUsernameError, tidyUsername } from "../username-rules.ts";
import type { EntryValues } from "./entry-form.ts";

/** What an invitation link suggests. Any person can write one, so each part is only a suggestion that the form shows. */
export interface Invitation {
  /** Empty without one. */
  readonly sponsor: string;
  /** Null without one. */
  readonly seat: Seat | null;
  /** A part of the link was unreadable and is missing here. */
  readonly isDamaged: boolean;
}

/** Reads `sponsor`, `referral` and `leg` of a link. A seat needs both its upline and its leg. */
export function readInvitation(query: URLSearchParams): Invitation {
  const sponsor = readName(query.get("sponsor"));
  const referral = readName(query.get("referral"));
  const leg = query.get("leg")?.trim().toLowerCase() ?? "";
  const hasSeat = referral !== null && referral !== "" && (leg === "left" || leg === "right");
  const namesNoSeat = referral === "" && leg === "";
  return {
    sponsor: sponsor ?? "",
    seat: hasSeat ? { referral, leg } : null,
    isDamaged: sponsor === null || !(hasSeat || namesNoSeat),
  };
}

/** The fields that an invitation fills in. */
export function toEntryValues({ sponsor, seat }: Invitation): Partial<EntryValues> {
  return { ...(sponsor !== "" && { sponsor }), ...(seat !== null && { placement: "chosen", ...seat }) };
}

/** A username in the form's spelling: empty without one, null if it cannot be one. */
function readName(text: string | null): string | null {
  const name = tidyUsername(text ?? "");
  return name === "" || findUsernameError(name) === null ? name : null;
}
