import { useLingui } from "@lingui/react/macro";
import type { Person } from "./example.ts";

/** Names of the example's six members, in the order of the language's alphabet. */
export function usePeople(): Record<Person, string> {
  const { t } = useLingui();
  return { ada: t`Ada`, ben: t`Ben`, cem: t`Cem`, dina: t`Dina`, eli: t`Eli`, finn: t`Finn` };
}
