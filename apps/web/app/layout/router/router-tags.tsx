import { Links, Meta, Scripts, ScrollRestoration } from "react-router";
import { HomeLoader } from "./HomeLoader.tsx";
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
      <HomeLoader />
      <ScrollRestoration />
      <Scripts />
    </>
  ),
};
