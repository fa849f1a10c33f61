import { HydratedRouter } from "react-router/dom";
import { RouterTags } from "./RouterTags.ts";
import { routerTags } from "./router-tags.tsx";

/** The full router, for the dashboard, Login, Register and unknown URLs. */
export function WholeRouter() {
  return (
    <RouterTags value={routerTags}>
      <HydratedRouter />
    </RouterTags>
  );
}
