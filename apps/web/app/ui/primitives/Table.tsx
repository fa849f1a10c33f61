import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "./classes.ts";

/** A table that scrolls in its own frame where it is wider than the page, by keyboard too, and shows at its ends that it goes on. */
export function Table({
  caption,
  hideCaption = false,
  className,
  children,
}: {
  caption: string;
  hideCaption?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const captionId = useId();
  return (
    <section
      aria-labelledby={captionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1)
      tabIndex={0}
      className={classes("scroll-hint overflow-x-auto", className)}
    >
      <table className="w-full border-collapse text-note">
        <caption id={captionId} className={hideCaption ? "sr-only" : "pb-3 text-start font-[550] text-base"}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}

interface CellLook {
  /** Units under units. Numbers run from left to right in Persian too, so their end is the right in both languages. */
  readonly numeric?: boolean;
}

/** The head of a column, or with `scope="row"` of a row. */
export function HeadCell({
  numeric = false,
  scope = "col",
  className,
  ...rest
}: ComponentProps<"th"> & CellLook) {
  return (
    <th
      {...rest}
      scope={scope}
      className={classes(
        "whitespace-nowrap py-2.5 pe-6 last:pe-0",
        scope === "col"
          ? "border-edge border-b align-bottom font-[550] text-quiet text-sm"
          : "border-line border-b font-[550]",
        numeric ? "text-right" : "text-start",
        className,
      )}
    />
  );
}

/** The head of a table of numbers: what its rows are, the columns of numbers, and what else stands beside them. */
export function NumbersHead({
  rows,
  numbers,
  children,
}: {
  readonly rows: string;
  readonly numbers: readonly string[];
  readonly children?: ReactNode;
}) {
  return (
    <thead>
      <tr>
        <HeadCell>{rows}</HeadCell>
        {numbers.map((name) => (
          <HeadCell key={name} numeric>
            {name}
          </HeadCell>
        ))}
        {children}
      </tr>
    </thead>
  );
}

/** A cell of a table's body. */
export function Cell({ numeric = false, className, ...rest }: ComponentProps<"td"> & CellLook) {
  return (
    <td
      {...rest}
      className={classes(
        "border-line border-b py-2.5 pe-6 last:pe-0",
        numeric ? "whitespace-nowrap text-right tabular-nums" : "text-start",
        className,
      )}
    />
  );
}
