import { brand } from "../brand/brand.ts";
import { LocaleLink } from "../ui/primitives/LocaleLink.tsx";
import { Mark } from "../ui/primitives/Mark.tsx";

/** The mark and name, with a link to home. */
export function Wordmark() {
  return (
    <LocaleLink to="/" className="inline-flex items-center gap-2 rounded-md text-leaf">
      <Mark size={30} />
      <span dir="ltr" className="font-display text-[1.45rem] leading-none text-ink">
        {brand.name}
      </span>
    </LocaleLink>
  );
}
