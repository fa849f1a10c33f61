import type { ReactNode } from "react";

/**
 * A drawing of the product's subjects, 480 x 396, in the colours of the theme. Decoration: what it shows is said in words
 * beside it. Not mirrored in languages that are written from the right.
 */
export function SceneFrame({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <svg viewBox="0 0 480 396" fill="none" aria-hidden="true" className={className}>
      {children}
    </svg>
  );
}
