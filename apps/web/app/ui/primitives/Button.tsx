import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "./classes.ts";
import { LeafLoader } from "./LeafLoader.tsx";

type Variant = "primary" | "secondary" | "quiet" | "danger";
type Size = "medium" | "large" | "small";

const variants: Record<Variant, string> = {
  primary: "bg-leaf text-on-leaf hover:bg-leaf-deep forced-colors:border",
  secondary: "border border-edge text-ink hover:border-leaf hover:text-leaf",
  quiet: "text-leaf hover:bg-leaf-wash forced-colors:border",
  danger: "border border-clay text-clay hover:bg-clay-wash",
};

const sizes: Record<Size, string> = {
  small: "min-h-9 px-3 text-sm",
  medium: "min-h-11 px-5",
  large: "min-h-13 px-7 text-lg",
};

function look(variant: Variant, size: Size, wide: boolean): string {
  return classes(
    "inline-flex items-center justify-center gap-2 rounded-md text-center font-[550] transition-colors",
    "aria-disabled:opacity-60 disabled:opacity-60",
    variants[variant],
    sizes[size],
    wide && "w-full",
  );
}

interface Look {
  variant?: Variant;
  size?: Size;
  /** Takes the whole width. */
  wide?: boolean;
}

/** A button. While `busy` it keeps its size and focus, and ignores clicks. */
export function Button({
  variant = "primary",
  size = "medium",
  wide = false,
  busy = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ComponentProps<"button"> & Look & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={busy ? "button" : type}
      aria-disabled={busy || rest["aria-disabled"]}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={classes(look(variant, size, wide), className)}
    >
      {busy && <LeafLoader size={18} />}
      {children}
    </button>
  );
}

/** A link styled as a button. */
export function ButtonLink({
  to,
  variant = "primary",
  size = "medium",
  wide = false,
  className,
  label,
  onClick,
  children,
}: Look & {
  to: string;
  className?: string;
  /** A longer name for screen readers. */
  label?: string;
  onClick?: () => void;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      aria-label={label}
      className={classes(look(variant, size, wide), className)}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
