import type { ReactNode } from "react";

/** The title of a card. */
export function CardHeading({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <h2 id={id} className="label-text font-sans">
      {children}
    </h2>
  );
}
