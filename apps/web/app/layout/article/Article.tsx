import type { ReactNode } from "react";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { TreeDrawing } from "../../ui/illustration/TreeDrawing.tsx";
import { classes } from "../../ui/primitives/classes.ts";
import { Contents } from "./Contents.tsx";

/** A part of a long page. Its `id` is its address: links from elsewhere lead there, so it stays. */
interface ArticleSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface ArticleProps {
  title: string;
  lead: ReactNode;
  /** Stands under the lead, such as the day on which the text was last changed. */
  note?: ReactNode;
  /** What stands beside the title; a tree that `seed` grows where nothing is given. */
  drawing?: ReactNode;
  seed?: number;
  sections: readonly ArticleSection[];
  /** Counts the sections, where people cite them by number. */
  numbered?: boolean;
}

/**
 * How running text is set: lines of some 65 characters, and room that follows the sense. A ch is the width of a digit,
 * which is a letter and a third in the Latin face and less in the Persian one.
 */
const prose = classes(
  "space-y-5 text-reading [&_p]:max-w-[48ch] [&_ul]:max-w-[49ch] rtl:[&_p]:max-w-[58ch] rtl:[&_ul]:max-w-[58ch]",
  "[&_h3]:pt-3 [&_h3]:text-xl [&_a:not([class])]:text-leaf [&_a:not([class])]:underline",
  "[&_a:not([class])]:decoration-edge [&_a:not([class])]:underline-offset-[0.2em]",
  "[&_a:not([class])]:hover:decoration-leaf [&_strong]:font-[620]",
);

/** The first section that no window shows before somebody scrolls. */
const FIRST_UNSEEN = 2;

/** A long page: its title, its table of contents, its sections. Readable without a script. */
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
          {sections.map(({ id, title: heading, body }, index) => (
            <section
              key={id}
              id={id}
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
