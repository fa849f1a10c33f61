import type { ReactNode } from "react";

/** The quiet title of a card; the number below it speaks. */
export function CardHeading({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <h2 id={id} className="label-text font-sans">
      {children}
    </h2>
  );
}
