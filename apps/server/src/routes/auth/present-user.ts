import type { User } from "@canopy/shared/api/auth";
import type { Membership } from "./read-membership.ts";

/** @param avatar the path of the member's picture */
export function presentUser({ id, wallet, username, box, inPlus }: Membership, avatar: string | null): User {
  return { id, wallet, username, box: box.toString(), inPlus, avatar };
}
