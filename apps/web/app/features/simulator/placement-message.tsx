import type { Scenario } from "@canopy/protocol/simulation/scenario";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

type Placement = Scenario["placement"];

export const placements: readonly Placement[] = ["weaker side", "balanced", "random", "chain"];

export const placementNames: Record<Placement, ReactNode> = {
  "weaker side": <Trans>Weaker leg</Trans>,
  balanced: <Trans>Balanced</Trans>,
  random: <Trans>Random</Trans>,
  chain: <Trans>Chain</Trans>,
};

export const placementHints: Record<Placement, ReactNode> = {
  "weaker side": (
    <Trans>
      Below their sponsor, always on the leg with fewer members: what this site proposes to newcomers.
    </Trans>
  ),
  balanced: (
    <Trans>
      Level by level, from left to right, regardless of the sponsor: the most balanced tree possible.
    </Trans>
  ),
  random: <Trans>On any free leg in the whole tree.</Trans>,
  chain: <Trans>Each below the previous one, and one in seven elsewhere: few members have two legs.</Trans>,
};
