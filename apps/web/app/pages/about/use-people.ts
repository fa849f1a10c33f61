import { useLingui } from "@lingui/react/macro";
import type { Person } from "./example.ts";

/** The people of the example: six names in the order of the reader's alphabet. */
export function usePeople(): Record<Person, string> {
  const { t } = useLingui();
  return { ada: t`Ada`, ben: t`Ben`, cem: t`Cem`, dina: t`Dina`, eli: t`Eli`, finn: t`Finn` };
}
