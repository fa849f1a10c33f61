import { Trans, useLingui } from "@lingui/react/macro";
import { classes } from "../../ui/primitives/classes.ts";
import { useSectionInView } from "./use-section-in-view.ts";

/** More sections than this need two columns, also on phones. */
const MANY = 12;

/** The table of contents. On wide screens it is sticky and marks the current section. */
export function Contents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const { t } = useLingui();
  const current = useSectionInView(sections.map(({ id }) => id));
  return (
    <nav
      aria-label={t`On this page`}
      className="rounded-lg border border-line bg-sheet p-5 lg:sticky lg:top-6 lg:-m-2 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto lg:rounded-none lg:border-0 lg:bg-transparent lg:p-2"
    >
      <p aria-hidden="true" className="label-text mb-2">
        <Trans>On this page</Trans>
      </p>
      <ol className={classes("gap-x-6 lg:columns-1", sections.length > MANY ? "columns-2" : "sm:columns-2")}>
        {sections.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              aria-current={current === id ? "location" : undefined}
              className={classes(
                "flex min-h-9 items-center py-1 leading-snug hover:text-leaf lg:border-s lg:ps-4",
                current === id ? "lg:border-leaf lg:text-leaf" : "lg:border-line",
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
