import { useLingui } from "@lingui/react/macro";
import { matchPath, useLocation } from "react-router";
import { pageTitle } from "../../brand/brand.ts";
import type { dashboardPages } from "../../pages.ts";

/** The title of a dashboard page before it renders its own, undefined for unknown paths. */
export function useLoadingTitle(): string | undefined {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const titles: Record<keyof typeof dashboardPages, string> = {
    "/dashboard": t`Overview`,
    "/dashboard/plus": t`Plus`,
    "/dashboard/plus/register": t`Join Plus`,
    "/dashboard/family": t`Family`,
    "/dashboard/child-family": t`Family`,
    "/dashboard/plus-family": t`Plus family`,
    "/dashboard/topup": t`Top up`,
    "/dashboard/bot": t`Bot`,
    "/dashboard/bot/vault": t`Vault`,
    "/dashboard/bot/log": t`Bot log`,
    "/dashboard/swap": t`Swap`,
    "/dashboard/history": t`History`,
    "/dashboard/history/rounds": t`Rounds`,
    "/dashboard/history/rounds/:round": t`Rounds`,
    "/dashboard/history/statements": t`Statements`,
    "/dashboard/profile": t`Profile`,
    "/dashboard/change-username": t`Change username`,
    "/dashboard/change-wallet": t`Change wallet`,
  };
  const page = Object.entries(titles).find(([path]) => matchPath(path, pathname) !== null);
  return page && pageTitle(page[1]);
}
