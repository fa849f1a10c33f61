import { Trans } from "@lingui/react/macro";
import { TreeDrawing } from "../illustration/TreeDrawing.tsx";
import { useSession } from "../session/use-session.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { useLocalizedPath } from "../ui/LocaleLink.tsx";
import { Counters } from "./Counters.tsx";

/** What Canopy is, in one look. */
export function Hero() {
  const localized = useLocalizedPath();
  return (
    <section className="page grid gap-x-10 gap-y-8 pt-8 lg:grid-cols-[1.05fr_1fr] lg:pt-10">
      <div className="space-y-7 lg:pb-24">
        <h1 className="text-[clamp(2.6rem,6.2vw,4.6rem)]">
          <Trans>A team plan you can check, leaf by leaf</Trans>
        </h1>
        <p className="max-w-[52ch] text-lg text-quiet">
          <Trans>
            Members join under a sponsor into a tree with two legs and pay in POL. Each day a public contract
            shares what came in that day by the points that balanced teams earn. It promises nobody a fixed
            amount, so it never owes more than it holds.
          </Trans>
        </p>
        <div className="grid gap-3 sm:flex">
          <MainLink />
          <ButtonLink to={localized("/#risks")} size="large" variant="secondary">
            <Trans>Read the risks first</Trans>
          </ButtonLink>
        </div>
        <Counters />
      </div>
      {/* It stands on the line under this section. */}
      <TreeDrawing
        shape={{ seed: 3, levels: 8, trunk: 96, stem: 40, gaps: 0.1, spread: 58, taper: 0.8, leafSize: 11 }}
        className="mx-auto w-full max-w-[21rem] self-end sm:max-w-md lg:max-w-none"
      />
    </section>
  );
}

/** What a visitor does next, or a member. */
function MainLink() {
  const localized = useLocalizedPath();
  const session = useSession();
  return session.status === "member" ? (
    <ButtonLink to="/dashboard" size="large">
      <Trans>Dashboard</Trans>
    </ButtonLink>
  ) : (
    <ButtonLink to={localized("/register")} size="large">
      <Trans>Register</Trans>
    </ButtonLink>
  );
}
