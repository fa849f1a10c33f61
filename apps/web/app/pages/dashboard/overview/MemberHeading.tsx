import type { User } from "@canopy/shared/api/auth";
import { Trans } from "@lingui/react/macro";
import { Address } from "../../../ui/primitives/Address.tsx";
import { Avatar } from "../../../ui/primitives/Avatar.tsx";

interface MemberHeadingProps {
  readonly member: User;
  readonly sponsor: string | null;
}

/** The signed-in member. */
export function MemberHeading({ member, sponsor }: MemberHeadingProps) {
  const name = (
    <bdi dir="ltr" className="font-[550] text-ink">
      {sponsor}
    </bdi>
  );
  return (
    <header className="flex items-center gap-4">
      <Avatar member={member} />
      <div className="min-w-0">
        <h1 className="truncate text-3xl leading-snug sm:text-4xl sm:leading-snug">
          <bdi dir="ltr">{member.username}</bdi>
        </h1>
        {/* The sponsor comes from the index, after the rest: on phones a line is kept for it. */}
        <p className="flex min-h-13 flex-wrap content-start items-center gap-x-3 text-quiet text-sm sm:min-h-8">
          <Address value={member.wallet} />
          {sponsor !== null && (
            <span className="max-sm:basis-full">
              <Trans>Sponsored by {name}</Trans>
            </span>
          )}
        </p>
      </div>
    </header>
  );
}
