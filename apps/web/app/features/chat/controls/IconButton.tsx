import type { LucideIcon } from "lucide-react";
import { classes } from "../../../ui/primitives/classes.ts";

interface IconButtonProps {
  readonly Icon: LucideIcon;
  readonly label: string;
  readonly size?: "medium" | "small";
  /** For a button that switches something on and off. */
  readonly isPressed?: boolean;
  onClick(): void;
}

export function IconButton({ Icon, label, size = "medium", isPressed, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
      className={classes(
        "grid shrink-0 place-items-center rounded-md text-quiet transition-colors hover:bg-leaf-wash hover:text-leaf-deep focus-visible:outline-offset-0",
        "aria-pressed:bg-leaf-wash aria-pressed:text-leaf-deep forced-colors:aria-pressed:outline",
        size === "medium" ? "size-10" : "size-8",
      )}
    >
      <Icon size={size === "medium" ? 19 : 16} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
