import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export type Tone = "success" | "danger" | "warning" | "info";

const looks: Record<Tone, string> = {
  success: "bg-leaf-wash",
  danger: "bg-clay-wash",
  warning: "bg-amber-wash",
  info: "border border-line bg-sheet",
};

const inks: Record<Tone, string> = {
  success: "text-leaf-deep",
  danger: "text-clay",
  warning: "text-amber-ink",
  info: "text-quiet",
};

const icons = { success: CircleCheck, danger: CircleAlert, warning: TriangleAlert, info: Info };

/** The icon of a tone. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = icons[tone];
  return (
    <Icon aria-hidden="true" size={20} strokeWidth={1.5} className={classes("mt-0.5 shrink-0", inks[tone])} />
  );
}

/** An inline message. With `live` it is announced when it appears, assertively for danger. */
export function Notice({
  tone = "info",
  title,
  children,
  live = false,
  action,
}: {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  live?: boolean;
  action?: ReactNode;
}) {
  const role = live ? (tone === "danger" ? "alert" : "status") : undefined;
  return (
    <div
      role={role}
      className={classes(
        "flex gap-3 rounded-md p-4 text-note proportional-nums forced-colors:border",
        looks[tone],
      )}
    >
      <ToneIcon tone={tone} />
      <div className="min-w-0 grow space-y-1">
        {title && <p className="font-[600]">{title}</p>}
        {children && <div className="break-words">{children}</div>}
        {action && <div className="pt-2">{action}</div>}
      </div>
    </div>
  );
}
