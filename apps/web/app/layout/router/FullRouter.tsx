import { HydratedRouter } from "react-router/dom";
import { RouterTagsContext } from "./RouterTagsContext.ts";
import { routerTags } from "./router-tags.tsx";

/** The full router, for the dashboard, Login, Register and unknown URLs. */
export function FullRouter() {
  return (
    <RouterTagsContext value={routerTags}>
      <HydratedRouter />
    </RouterTagsContext>
  );
}
