import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { englishPath } from "../i18n/public-paths.ts";

/** A link of the site's menus. */
export interface Place {
  /** An English path. */
  readonly to: string;
  readonly label: string;
  /** Whether this is the page that is shown. */
  readonly isCurrent: boolean;
}

/** The main menu. */
export function useNavigation(): Place[] {
  const { t } = useLingui();
  const mark = useMarkCurrent();
  return [
    mark({ to: "/", label: t`Home` }),
    mark({ to: "/about", label: t`About` }),
    mark({ to: "/services", label: t`Services` }),
    // Home is where news stand: the same page under a second name, which is never the current one.
    { to: "/", label: t`Blog`, isCurrent: false },
    mark({ to: "/contact", label: t`Contact` }),
  ];
}

/** What the foot of the page leads to besides. */
export function useFooterPlaces(): Place[] {
  const { t } = useLingui();
  const mark = useMarkCurrent();
  return [
    mark({ to: "/about", label: t`About` }),
    mark({ to: "/services", label: t`Services` }),
    mark({ to: "/faq", label: t`FAQ` }),
    mark({ to: "/admin/reports/basic", label: t`Report` }),
    mark({ to: "/terms", label: t`Terms` }),
    mark({ to: "/privacy", label: t`Privacy` }),
  ];
}

function useMarkCurrent(): (place: Omit<Place, "isCurrent">) => Place {
  const shown = englishPath(useLocation().pathname).replace(/(?<=.)\/$/, "");
  return (place) => ({ ...place, isCurrent: place.to === shown });
}
