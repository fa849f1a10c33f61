import { Plural, Trans } from "@lingui/react/macro";
import type { MemberRanks, RankMonth } from "../../../chain/read-ranks.ts";
import { formatCount, formatMoment } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { usePlanFacts } from "../../../i18n/use-plan-facts.ts";
import { Button } from "../../../ui/primitives/Button.tsx";

interface WindowStateProps {
  readonly window: MemberRanks["window"];
  /** The member's month of the window, null before it begins. */
  readonly mine: RankMonth | null;
  readonly span: string;
  /** Null if the member cannot have a rank by earnings. */
  readonly tryClaim: (() => void) | null;
}

/** The claim window while there is nothing for the member to claim. */
export function WindowState({ window, mine, span, tryClaim }: WindowStateProps) {
  switch (window.state) {
    case "waiting":
      return (
        <p className="text-quiet text-sm">
          <Trans>
            No claim window is open. The next one, for {span}, opens when the last of these days is settled.
          </Trans>
        </p>
      );
    case "due":
      return (
        <p className="text-quiet text-sm">
          <Trans>
            The claim window for {span} has ended. The next settlement fixes what its shares are worth.
          </Trans>
        </p>
      );
    case "open":
      return mine === null || mine.rank === null ? (
        <NoRank closesAt={window.closesAt ?? 0} span={span} tryClaim={tryClaim} />
      ) : (
        <Claimed closesAt={window.closesAt ?? 0} span={span} shares={mine.shares} />
      );
  }
}

interface OpenWindowProps {
  /** Milliseconds since 1970. */
  readonly closesAt: number;
  readonly span: string;
}

function Claimed({ closesAt, span, shares }: OpenWindowProps & { readonly shares: number }) {
  const locale = useLocale();
  const count = formatCount(shares, locale);
  const end = formatMoment(new Date(closesAt), locale);
  return (
    <p className="text-quiet text-sm">
      <Plural
        value={shares}
        one={`Your rank for ${span} is claimed: ${count} share. What it is worth is known after the claim window, which is open until ${end}.`}
        other={`Your rank for ${span} is claimed: ${count} shares. What they are worth is known after the claim window, which is open until ${end}.`}
      />
    </p>
  );
}

function NoRank({ closesAt, span, tryClaim }: OpenWindowProps & Pick<WindowStateProps, "tryClaim">) {
  const { heroUsd } = usePlanFacts();
  const end = formatMoment(new Date(closesAt), useLocale());
  return (
    <div className="space-y-3 text-quiet text-sm">
      <p>
        <Trans>
          The claim window for {span} is open until {end}. Your points in these days are too few for a rank.
        </Trans>
      </p>
      {tryClaim && (
        <>
          <p>
            <Trans>
              If your point earnings since joining reached {heroUsd} in these days, you are a Hero all the
              same. The contract checks this when you claim.
            </Trans>
          </p>
          <Button size="small" variant="secondary" onClick={tryClaim}>
            <Trans>Claim by earnings</Trans>
          </Button>
        </>
      )}
    </div>
  );
}
