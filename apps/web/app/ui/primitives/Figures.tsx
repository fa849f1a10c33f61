import type { ReactNode } from "react";

interface Figure {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
}

/** A list of figures with aligned values. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="divide-y divide-line">
      {figures.map(({ id, label, value }) => (
        <div key={id} className="flex items-baseline justify-between gap-4 py-2">
          <dt className="text-quiet">{label}</dt>
          <dd className="text-end font-[550]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
