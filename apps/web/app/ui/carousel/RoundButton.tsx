import type { ReactNode } from "react";
import { classes } from "../primitives/classes.ts";

/** An icon button of a carousel. */
export function RoundButton({
  label,
  onClick,
  className,
  children,
}: {
  label: string;
  onClick: () => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={classes(
        "grid size-10 shrink-0 place-items-center rounded-full text-quiet transition-colors duration-150 hover:bg-leaf-wash hover:text-leaf noscript:hidden",
        className,
      )}
    >
      {children}
    </button>
  );
}
