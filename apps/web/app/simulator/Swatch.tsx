import type { Kind } from "./shares.ts";

const looks: Record<Kind, string> = {
  ahead: "bg-leaf",
  behind: "border border-clay bg-clay-wash",
  nothing: "bg-clay",
};

/** A small leaf in the colour of what became of a member. */
export function Swatch({ kind }: { readonly kind: Kind }) {
  return (
    <span aria-hidden="true" className={`inline-block size-3 shrink-0 rounded-[60%_10%] ${looks[kind]}`} />
  );
}
