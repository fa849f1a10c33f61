import { HydratedRouter } from "react-router/dom";
import { RouterTags } from "./RouterTags.ts";
import { routerTags } from "./router-tags.tsx";

/** The whole router: for the dashboard, the pages that lead there, and addresses that lead nowhere. */
export function WholeRouter() {
  return (
    <RouterTags value={routerTags}>
      <HydratedRouter />
    </RouterTags>
  );
}
