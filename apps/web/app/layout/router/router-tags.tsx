import { Links, Meta, Scripts, ScrollRestoration } from "react-router";
import { HomeLoadingOverlay } from "./HomeLoadingOverlay.tsx";
import type { RouterTagsValue } from "./RouterTagsContext.ts";

/** The content of `RouterTagsContext` while prerendering and on pages with the full router. */
export const routerTags: RouterTagsValue = {
  head: (
    <>
      <Meta />
      <Links />
    </>
  ),
  body: (
    <>
      <HomeLoadingOverlay />
      <ScrollRestoration />
      <Scripts />
    </>
  ),
};
