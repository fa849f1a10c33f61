import { describeRoute } from "@canopy/swap/paths/describe-route";
import type { Ranking } from "@canopy/swap/quotes/rank-quotes";
import type { Asset, Exchange } from "@canopy/swap/types";
import { Plural, Trans } from "@lingui/react/macro";
import { formatCount, formatPercent } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";
import { classes } from "../../../ui/primitives/classes.ts";
import { venueNames } from "../venue-names.ts";
import { RouteDrawing } from "./RouteDrawing.tsx";
import { RunnerUp } from "./RunnerUp.tsx";
import { routeStops } from "./route-stops.ts";

interface RouteSectionProps {
  readonly exchange: Exchange;
  readonly form: { readonly from: Asset; readonly to: Asset };
  readonly wrap: "wrap" | "unwrap" | null;
  readonly ranking: Ranking | null;
  /** Whether the quote is of the amount in the form. */
  readonly isSettled: boolean;
}

/** The way of the tokens through the pools, and what the other exchange would have given. */
export function RouteSection({ exchange, form, wrap, ranking, isSettled }: RouteSectionProps) {
  const venue = ranking && wrap === null ? venueNames[ranking.best.path.venue] : null;
  return (
    <DashboardSection
      id="swap-route"
      title={<Trans>Route</Trans>}
      aside={
        <span key={venue} className="text-quiet">
          {venue}
        </span>
      }
      className="lg:pt-9"
    >
      <div
        className={classes(
          "min-h-60 space-y-4 sm:min-h-54 transition-opacity",
          ranking && !isSettled && "opacity-50",
        )}
      >
        {wrap !== null ? (
          <Wrapping exchange={exchange} form={form} />
        ) : ranking ? (
          // A new drawing for another route: a bud that moves would be a layout shift.
          <Found key={routeKey(ranking)} exchange={exchange} form={form} ranking={ranking} />
        ) : (
          <p className="max-w-[62ch] text-quiet">
            <Trans>
              Uniswap v3 and QuickSwap v3 are compared, through one pool or two. The route that leaves you the
              most after the network fee is drawn here.
            </Trans>
          </p>
        )}
      </div>
    </DashboardSection>
  );
}

function routeKey({ best: { path } }: Ranking): string {
  return path.pools.map(({ address, fee }) => `${address} ${fee}`).join();
}

/** POL and WPOL change one for one. */
function Wrapping({ exchange, form }: Pick<RouteSectionProps, "exchange" | "form">) {
  return (
    <>
      <RouteDrawing exchange={exchange} stops={[form.from, form.to]} fees={[null]} />
      <p className="max-w-[62ch] text-quiet">
        <Trans>
          WPOL is POL as a token. WPOL's own contract exchanges them one for one: there is no pool, no price
          and nothing to lose but the network fee.
        </Trans>
      </p>
    </>
  );
}

interface FoundProps extends Pick<RouteSectionProps, "exchange" | "form"> {
  readonly ranking: Ranking;
}

function Found({ exchange, form, ranking: { best, runnerUp } }: FoundProps) {
  const locale = useLocale();
  const { venue, steps, fee } = describeRoute(best.path);
  const stops = routeStops(exchange, form, steps);
  const percent = formatPercent(fee / 100, locale);
  const count = formatCount(steps.length, locale);
  const name = venueNames[venue];
  return (
    <>
      <RouteDrawing exchange={exchange} stops={stops} fees={steps.map((step) => step.fee)} />
      <ol className="sr-only">
        {steps.map((step, index) => (
          <li key={step.pool}>
            <StepText
              from={stops[index]?.symbol ?? ""}
              to={stops[index + 1]?.symbol ?? ""}
              fee={formatPercent(step.fee / 100, locale)}
            />
          </li>
        ))}
      </ol>
      <p className="text-quiet">
        <Plural
          value={steps.length}
          one={`One pool of ${name}. Its fee of ${percent} is part of the quote.`}
          other={`${count} pools of ${name}. Their fees, ${percent} together, are part of the quote.`}
        />
      </p>
      <RunnerUp form={form} best={best} runnerUp={runnerUp} />
    </>
  );
}

/** One pool as text. */
function StepText({ from, to, fee }: { readonly from: string; readonly to: string; readonly fee: string }) {
  const [sold, bought] = [<bdi key="from">{from}</bdi>, <bdi key="to">{to}</bdi>];
  return (
    <Trans>
      {sold} to {bought}, fee {fee}
    </Trans>
  );
}
