import type { User } from "@canopy/shared/api/auth";
import { createContext, type ReactNode, useContext } from "react";

const MemberContext = createContext<User | null>(null);

/** Provides the signed-in member to the dashboard. */
export function MemberProvider({
  member,
  children,
}: {
  readonly member: User;
  readonly children: ReactNode;
}) {
  return <MemberContext value={member}>{children}</MemberContext>;
}

/** The signed-in member. */
export function useMember(): User {
  const member = useContext(MemberContext);
  if (member === null) throw new Error("useMember needs a MemberProvider above it");
  return member;
}
