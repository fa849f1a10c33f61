import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { englishPath } from "../i18n/public-paths.ts";

/** A link in the menus. */
export interface Place {
  /** An English path. */
  readonly to: string;
  readonly label: string;
  /** Whether it is the current page. */
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
    // Blog links to home and is never marked as the current page.
    { to: "/", label: t`Blog`, isCurrent: false },
    mark({ to: "/contact", label: t`Contact` }),
  ];
}

/** Additional links in the footer. */
export function useFooterPlaces(): Place[] {
  const { t } = useLingui();
  const mark = useMarkCurrent();
  return [
    mark({ to: "/about", label: t`About` }),
    mark({ to: "/services", label: t`Services` }),
    mark({ to: "/faq", label: t`FAQ` }),
    mark({ to: "/help", label: t`Help` }),
    mark({ to: "/admin/reports/basic", label: t`Report` }),
    mark({ to: "/terms", label: t`Terms` }),
    mark({ to: "/privacy", label: t`Privacy` }),
  ];
}

function useMarkCurrent(): (place: Omit<Place, "isCurrent">) => Place {
  const shown = englishPath(useLocation().pathname).replace(/(?<=.)\/$/, "");
  return (place) => ({ ...place, isCurrent: place.to === shown });
}
