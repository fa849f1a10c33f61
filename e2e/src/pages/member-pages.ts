import { dashboardPages } from "../../../apps/web/app/pages.ts";

/** The pages for members only, as the site lists them; a round that is always closed in place of the parameter. */
export const memberPages: string[] = Object.keys(dashboardPages).map((path) => path.replace(":round", "0"));
