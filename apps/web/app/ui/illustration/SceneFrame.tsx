import type { ReactNode } from "react";

/**
 * The frame of a decorative drawing, 480 x 396, in the colours of the theme. The text next to it says what it shows. Not
 * mirrored in right-to-left languages.
 */
export function SceneFrame({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <svg viewBox="0 0 480 396" fill="none" aria-hidden="true" className={className}>
      {children}
    </svg>
  );
}
