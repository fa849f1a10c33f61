import { Mark } from "./Mark.tsx";

/** A decorative loader: the two leaves sway once, rest and sway again. Say in text what is loading. */
export function LeafLoader({ size = 32 }: { size?: number }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex *:overflow-visible **:data-[leaf=left]:animate-[leaf-sway_2.4s_var(--ease)_infinite] **:data-[leaf=right]:animate-[leaf-sway_2.4s_var(--ease)_0.12s_infinite_reverse]"
    >
      <Mark size={size} />
    </span>
  );
}
