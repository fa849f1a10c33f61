import type { Leg } from "../../data/tree-model.ts";

/** Whom a link invites where: the sponsor, and the free leg of the member above. */
export interface InvitedSeat {
  readonly sponsor: string;
  readonly referral: string;
  readonly leg: Leg;
}

/** The link to register on a free seat. `register` is the address of the plan's registration. */
export function seatLink(register: string, { sponsor, referral, leg }: InvitedSeat): string {
  return `${register}?${new URLSearchParams({ sponsor, referral, leg })}`;
}
