import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { formatCount } from "../../i18n/format.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import type { DrawingWords } from "./draw/paint/scene.ts";
import { ghostLabel } from "./what-if/ghost-seats.ts";

/** The texts of the drawing in the reader's language. A drawing runs from left to right in each, so texts are isolated. */
export function useDrawingWords(): DrawingWords {
  const { t } = useLingui();
  const locale = useLocale();
  return useMemo(() => {
    const count = (value: number) => formatCount(value, locale);
    return {
      stem(seats) {
        const number = count(seats);
        return isolate(t`${number} in a row`);
      },
      hidden(seats) {
        const number = count(seats);
        return isolate(t`${number} more`);
      },
      ghost: (id) => count(ghostLabel(id)),
    };
  }, [t, locale]);
}
