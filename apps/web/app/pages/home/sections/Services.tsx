import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { usePlanFacts } from "../../../i18n/use-plan-facts.ts";
import { Scene, type SceneName } from "../../../ui/illustration/scenes/Scene.tsx";
import { ButtonLink } from "../../../ui/primitives/Button.tsx";
import { classes } from "../../../ui/primitives/classes.ts";
import { useLocalizedPath } from "../../../ui/primitives/LocaleLink.tsx";

interface Service {
  scene: SceneName;
  name: ReactNode;
  text: ReactNode;
  /** Whether it accepts payments in this release. */
  open: boolean;
}

/** The services in the page's language. */
function useServices(): Service[] {
  const { unit, plusUnit } = usePlanFacts();
  return [
    {
      scene: "bot",
      name: <Trans>Trader Bots</Trans>,
      text: (
        <Trans>
          Rules that trade in a contract of your own, within limits that you set. Only you can withdraw, and
          the loss is yours, too, when a trade goes wrong.
        </Trans>
      ),
      open: true,
    },
    {
      scene: "plans",
      name: <Trans>Binary Plans</Trans>,
      text: (
        <Trans>
          Pairs from two legs earn points, and a day pays out what came in that day. A unit costs {unit}.
          Plus, with units of {plusUnit}, is for members of this plan, if the operator has deployed it.
        </Trans>
      ),
      open: true,
    },
    {
      scene: "lottery",
      name: <Trans>Various Lotteries</Trans>,
      text: (
        <Trans>
          Tickets, a pot in plain sight and a draw that anyone can check. A few tickets win; most win nothing.
        </Trans>
      ),
      open: false,
    },
    {
      scene: "games",
      name: <Trans>Game Center</Trans>,
      text: (
        <Trans>
          Games that show the odds next to the button. Over many rounds, players as a whole lose what the odds
          leave to the house.
        </Trans>
      ),
      open: false,
    },
  ];
}

/** The four services and whether each is open. */
export function Services() {
  const localized = useLocalizedPath();
  return (
    <section className="page space-y-10 py-20">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <div className="max-w-[60ch] space-y-3">
          <h2 className="text-heading">
            <Trans>Four services, and which of them are open</Trans>
          </h2>
          <p className="text-lg text-quiet">
            <Trans>
              Only services marked as open take money. For the others, we publish the rules first: a service
              opens once anyone can check that it follows them.
            </Trans>
          </p>
        </div>
        <ButtonLink to={localized("/services")} variant="secondary">
          <Trans>The rules of each service</Trans>
        </ButtonLink>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2">
        {useServices().map((service) => (
          <ServiceCard key={service.scene} {...service} />
        ))}
      </ul>
    </section>
  );
}

function ServiceCard({ scene, name, text, open }: Service) {
  return (
    <li className="grid items-center gap-x-6 gap-y-2 rounded-lg border border-line bg-sheet p-5 sm:p-7 xl:grid-cols-[1fr_11rem]">
      <Scene name={scene} className="w-40 xl:order-last xl:w-full" />
      <div className="space-y-2.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-2xl">{name}</h3>
          <span
            className={classes(
              "rounded-full px-2.5 py-0.5 text-sm font-[550]",
              open ? "bg-leaf-wash text-leaf" : "border border-line text-quiet",
            )}
          >
            {open ? <Trans>Open</Trans> : <Trans>Not open</Trans>}
          </span>
        </div>
        <p className="text-quiet">{text}</p>
      </div>
    </li>
  );
}
