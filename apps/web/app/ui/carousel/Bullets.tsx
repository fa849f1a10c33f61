import { useLingui } from "@lingui/react/macro";
import type { KeyboardEvent } from "react";
import { formatCount } from "../../i18n/format.ts";
import { localeFacts } from "../../i18n/locale.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Mark } from "../primitives/Mark.tsx";
import { findKeyBullet } from "./carousel.ts";
import { panelId, tabId } from "./ids.ts";

/** The size of a bullet by its distance from the current one: closer bullets are larger. */
const scales = [1, 0.85, 0.65, 0.5];

/** One bullet per slide. The current one is a Tab stop; arrow keys move between them. */
export function Bullets({
  base,
  names,
  index,
  onShow,
}: {
  base: string;
  names: readonly string[];
  index: number;
  onShow: (index: number) => void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const { dir } = localeFacts[locale];
  const onKeyDown = (event: KeyboardEvent) => {
    const to = findKeyBullet(event.key, index, names.length, dir);
    if (to === null) return;
    event.preventDefault();
    onShow(to);
    document.getElementById(tabId(base, to))?.focus();
  };
  return (
    <div role="tablist" aria-label={t`Slides`} className="flex noscript:hidden" onKeyDown={onKeyDown}>
      {names.map((name, slide) => {
        const shown = slide === index;
        const number = formatCount(slide + 1, locale);
        const count = formatCount(names.length, locale);
        return (
          <button
            key={name}
            id={tabId(base, slide)}
            type="button"
            role="tab"
            aria-label={t`Slide ${number} of ${count}: ${name}`}
            aria-selected={shown}
            aria-controls={panelId(base, slide)}
            tabIndex={shown ? 0 : -1}
            onClick={() => onShow(slide)}
            className="group grid h-10 w-6 place-items-center text-edge aria-selected:text-leaf sm:w-7"
          >
            {shown ? (
              <Mark size={20} />
            ) : (
              <span
                className="keep-colours size-2.5 rounded-[60%_10%] bg-current transition-[scale,color] duration-300 group-hover:text-leaf"
                style={{ scale: scales[Math.min(Math.abs(slide - index), scales.length - 1)] }}
              />
            )}
          </button>
        );
      })}
    </div>
  );
}
