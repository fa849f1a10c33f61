import { usePlan } from "./plan-context.ts";

/** The path of a page that takes its plan from the URL, for the plan of the screen. */
export function usePlanPath(): (path: string) => string {
  const { name } = usePlan();
  return (path) => (name === "core" ? path : `${path}?plan=${name}`);
}
