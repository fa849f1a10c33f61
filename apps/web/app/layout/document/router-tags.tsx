import { Links, Meta, Scripts, ScrollRestoration } from "react-router";
import { HomeLoader } from "./HomeLoader.tsx";
import type { RouterTagsValue } from "./RouterTags.ts";

/** What `RouterTags` holds wherever React Router is whole: while prerendering, and on pages that it draws. */
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
