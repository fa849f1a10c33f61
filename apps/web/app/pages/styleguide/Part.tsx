import type { ReactNode } from "react";
import "./styleguide.css";

/** A section of the styleguide. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="space-y-6 border-line border-t pt-10">
      <h2 className="text-heading">{title}</h2>
      {children}
    </section>
  );
}

/** A component in one state. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 space-y-2">
      <p className="label-text">{name}</p>
      {children}
    </div>
  );
}
