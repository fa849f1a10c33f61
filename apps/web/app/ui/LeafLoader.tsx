import { Mark } from "./Mark.tsx";

/** Something is under way: the mark sways. Decoration; say in words what is under way. */
export function LeafLoader({ size = 32 }: { size?: number }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex animate-[leaf-sway_1.6s_var(--ease)_infinite] origin-bottom"
    >
      <Mark size={size} />
    </span>
  );
}
