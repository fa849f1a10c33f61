import { Links, Meta, Scripts, ScrollRestoration } from "react-router";
import { HomeLoader } from "./HomeLoader.tsx";
import type { RouterTagsValue } from "./RouterTags.ts";

/** The content of `RouterTags` while prerendering and on pages with the full router. */
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
