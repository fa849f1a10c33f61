import { Trans } from "@lingui/react/macro";
import { useMemberRecord } from "../../../features/overview/use-overview.ts";

/** The head of a member's page in Plus. */
export function PlusHeading({ username }: { readonly username: string }) {
  const sponsor = useMemberRecord(username).data?.sponsor;
  const name = (
    <bdi dir="ltr" className="font-[550] text-ink">
      {sponsor}
    </bdi>
  );
  return (
    <header>
      <h1 className="text-3xl leading-snug sm:text-4xl sm:leading-snug">
        <Trans>Plus</Trans>
      </h1>
      <p className="flex min-h-15 flex-wrap content-start gap-x-3 text-quiet text-sm sm:min-h-8">
        <span>
          <Trans>Money, points and ranks of their own, apart from the core plan.</Trans>
        </span>
        {sponsor && (
          <span>
            <Trans>Sponsored by {name}</Trans>
          </span>
        )}
      </p>
    </header>
  );
}
