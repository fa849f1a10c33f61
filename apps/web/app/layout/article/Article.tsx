import type { CSSProperties, ReactNode } from "react";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { TreeDrawing } from "../../ui/illustration/TreeDrawing.tsx";
import { classes } from "../../ui/primitives/classes.ts";
import { Contents } from "./Contents.tsx";

/** A section of a long page. Its `id` is a URL fragment that must not change. */
interface ArticleSection {
  id: string;
  title: string;
  body: ReactNode;
  /** Approximate height in rem, for sections that are much shorter or longer than those of a text. */
  height?: number;
}

interface ArticleProps {
  title: string;
  lead: ReactNode;
  /** Shown below the lead, for example the date of the last change. */
  note?: ReactNode;
  /** The drawing next to the title, by default a tree generated from `seed`. */
  drawing?: ReactNode;
  seed?: number;
  sections: readonly ArticleSection[];
  /** Numbers the sections. */
  numbered?: boolean;
}

/**
 * Styles of running text, with lines of about 65 characters. A `ch` is the width of a digit: about 1.3 letters in the Latin font,
 * and less in the Persian one.
 */
const prose = classes(
  "space-y-5 text-reading [&_p]:max-w-[48ch] [&_ul]:max-w-[49ch] rtl:[&_p]:max-w-[58ch] rtl:[&_ul]:max-w-[58ch]",
  "[&_h3]:pt-3 [&_h3]:text-xl [&_a:not([class])]:text-leaf [&_a:not([class])]:underline",
  "[&_a:not([class])]:decoration-edge [&_a:not([class])]:underline-offset-[0.2em]",
  "[&_a:not([class])]:hover:decoration-leaf [&_strong]:font-[620]",
);

const toReserved = (height: number): CSSProperties & Record<"--height", string> => ({
  "--height": `${height}rem`,
});

/** The first section that is below every viewport. */
const FIRST_UNSEEN = 2;

/** A long page with title, table of contents and sections. Works without JavaScript. */
export function Article({ title, lead, note, drawing, seed = 1, sections, numbered = false }: ArticleProps) {
  return (
    <>
      <header className="border-b border-line">
        <div className="page grid gap-x-12 gap-y-8 pt-12 md:grid-cols-[1.7fr_1fr] lg:pt-16">
          <div className="space-y-5 pb-4 md:pb-16">
            <h1 className="max-w-[18ch] text-title">{title}</h1>
            <p className="max-w-[50ch] text-lg text-quiet [&_a]:text-leaf [&_a]:underline [&_a]:decoration-edge [&_a]:underline-offset-[0.2em]">
              {lead}
            </p>
            {note && <p className="text-sm text-quiet">{note}</p>}
          </div>
          {drawing ?? (
            <TreeDrawing
              shape={{ seed, levels: 6, trunk: 78, stem: 30, gaps: 0.18, spread: 62, leafSize: 11 }}
              className="mx-auto w-full max-w-56 self-end md:max-w-xs"
            />
          )}
        </div>
      </header>
      <div className="page grid gap-x-14 gap-y-4 pt-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-14">
        <Contents sections={sections} />
        <div className="min-w-0">
          {sections.map(({ id, title: heading, body, height }, index) => (
            <section
              key={id}
              id={id}
              style={height === undefined ? undefined : toReserved(height)}
              aria-labelledby={`${id}-title`}
              className={classes(
                "py-11",
                index === 0 ? "lg:pt-0" : "border-t border-line",
                index >= FIRST_UNSEEN && "skip-until-seen [--height:60rem] lg:[--height:44rem]",
              )}
            >
              <SectionHeading id={id} number={numbered ? index + 1 : undefined} title={heading} />
              <div className={prose}>{body}</div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function SectionHeading({ id, number, title }: { id: string; number: number | undefined; title: string }) {
  const locale = useLocale();
  return (
    <h2 id={`${id}-title`} className="mb-6 max-w-[26ch] text-heading">
      {number !== undefined && <span className="me-3 text-amber-ink">{formatCount(number, locale)}</span>}
      {title}
    </h2>
  );
}
