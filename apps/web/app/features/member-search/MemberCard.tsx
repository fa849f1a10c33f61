import { type MemberData, memberDataSchema } from "@canopy/shared/api/members";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { apiErrorMessage } from "../../api/api-error-message.ts";
import { api } from "../../api/client.ts";
import { formatCount, formatDay } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Address } from "../../ui/primitives/Address.tsx";
import { Avatar } from "../../ui/primitives/Avatar.tsx";
import { Button, ButtonLink } from "../../ui/primitives/Button.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../ui/primitives/Skeleton.tsx";

interface MemberCardProps {
  readonly username: string;
  back(): void;
  close(): void;
}

/** What the chain says about a member, and the way to the tree below. */
export function MemberCard({ username, back, close }: MemberCardProps) {
  const { i18n } = useLingui();
  const member = useQuery({
    queryKey: ["member", "core", username],
    queryFn: () => api.get("/members/:username", memberDataSchema, { params: { username } }),
  });
  return (
    <div className="min-h-80 space-y-5">
      {member.data ? (
        <Card member={member.data} />
      ) : member.isPending ? (
        <Skeleton className="h-72 w-full" />
      ) : (
        <Notice
          tone="danger"
          live
          action={
            <Button size="small" variant="secondary" onClick={() => void member.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {apiErrorMessage(member.error, i18n) ?? <Trans>The search did not answer.</Trans>}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="quiet" size="small" className="-ms-3" onClick={back}>
          <ArrowLeft aria-hidden="true" size={17} strokeWidth={1.5} className="rtl:-scale-x-100" />
          <Trans>Back to the results</Trans>
        </Button>
        {member.data && (
          <ButtonLink
            to={`/dashboard/child-family?member=${member.data.wallet}`}
            variant="secondary"
            size="small"
            onClick={close}
          >
            <Trans>See the family</Trans>
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function Card({ member }: { readonly member: MemberData }) {
  const locale = useLocale();
  const count = (value: number) => formatCount(value, locale);
  const left = count(member.legs.left.members);
  const right = count(member.legs.right.members);
  const round = count(member.closedRound ?? 0);
  return (
    <section aria-labelledby="found-member" className="space-y-4">
      <header className="flex items-center gap-4">
        <Avatar member={member} />
        <div className="min-w-0">
          <h3 id="found-member" tabIndex={-1} ref={focus} className="truncate text-2xl outline-none">
            <bdi dir="ltr">{member.username}</bdi>
          </h3>
          <p className="text-quiet text-sm">
            <Address value={member.wallet} />
          </p>
        </div>
      </header>
      <dl className="divide-y divide-line">
        <Line label={<Trans>Member since</Trans>} value={formatDay(new Date(member.joinedAt), locale)} />
        {member.sponsor !== null && (
          <Line label={<Trans>Sponsor</Trans>} value={<Name name={member.sponsor} />} />
        )}
        {member.upline !== null && (
          <Line
            label={<Trans>Placed below</Trans>}
            value={
              <>
                <Name name={member.upline} />{" "}
                <span className="font-normal text-quiet">
                  {member.leg === "left" ? <Trans>left leg</Trans> : <Trans>right leg</Trans>}
                </span>
              </>
            }
          />
        )}
        <Line label={<Trans>Level below the root</Trans>} value={count(member.depth)} />
        <Line label={<Trans>Units</Trans>} value={count(member.units)} />
        <Line label={<Trans>Members sponsored</Trans>} value={count(member.directs)} />
        {member.closedRound !== null && (
          <Line
            label={<Trans>Members on the legs, end of round {round}</Trans>}
            value={
              <Trans>
                {left} left, {right} right
              </Trans>
            }
          />
        )}
        <Line label={<Trans>Points since joining</Trans>} value={count(member.lifetime.points)} />
      </dl>
    </section>
  );
}

/** Moves the focus from the removed search field to the card. */
const focus = (heading: HTMLElement | null) => heading?.focus();

function Line({ label, value }: { readonly label: ReactNode; readonly value: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="text-quiet">{label}</dt>
      <dd className="text-end font-[550]">{value}</dd>
    </div>
  );
}

function Name({ name }: { readonly name: string }) {
  return <bdi dir="ltr">{name}</bdi>;
}
