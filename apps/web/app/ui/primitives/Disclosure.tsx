import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** Animates the height where the browser supports it. */
const opening =
  "[interpolate-size:allow-keywords] [&::details-content]:h-0 [&::details-content]:overflow-clip [&::details-content]:transition-[height,content-visibility] [&::details-content]:duration-(--calm) [&::details-content]:[transition-behavior:allow-discrete] open:[&::details-content]:h-auto";

/**
 * A question that opens to its answer, also without JavaScript. The browser's search finds closed answers. Only one
 * question of each `name` is open.
 */
export function Disclosure({
  title,
  id,
  name,
  open,
  children,
}: {
  title: ReactNode;
  id?: string;
  name?: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details id={id} name={name} open={open} className={`group border-line border-b ${opening}`}>
      <summary className="flex list-none items-start justify-between gap-6 py-5 text-lg transition-colors hover:text-leaf [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 font-[550]">{title}</span>
        <ChevronDown
          size={20}
          strokeWidth={1.5}
          aria-hidden="true"
          className="mt-1 shrink-0 text-quiet transition-transform duration-(--calm) group-open:rotate-180"
        />
      </summary>
      <div className="max-w-[66ch] space-y-4 pb-6 text-quiet">{children}</div>
    </details>
  );
}
