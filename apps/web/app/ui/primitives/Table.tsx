import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "./classes.ts";

/** A table that scrolls horizontally in its own frame, also by keyboard, with shadows at edges that hide content. */
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      className={classes("scroll-hint overflow-x-auto print:overflow-visible print:bg-none", className)}
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
  /** Aligns digits. Numbers are left to right in both languages, so they are aligned to the right. */
  readonly numeric?: boolean;
}

/** A column header, or a row header with `scope="row"`. */
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

/** The header of a table of numbers: the row title, the numeric columns and any others. */
export function NumbersHead({
  rows,
  numbers,
  wraps = false,
  children,
}: {
  readonly rows: string;
  readonly numbers: readonly string[];
  /** Whether long names take several lines where they would make the table scroll. */
  readonly wraps?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <thead>
      <tr>
        <HeadCell>{rows}</HeadCell>
        {numbers.map((name) => (
          <HeadCell key={name} numeric className={wraps ? "whitespace-normal!" : undefined}>
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
