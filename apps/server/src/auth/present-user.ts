import type { User } from "@canopy/shared/api/auth";
import type { Membership } from "./read-membership.ts";

export function presentUser({ id, wallet, username, box, inPlus }: Membership): User {
  return { id, wallet, username, box: box.toString(), inPlus, avatar: null };
}
