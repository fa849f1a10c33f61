import type { ReactNode } from "react";

interface Fact {
  readonly id: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

/** Facts to know before a decision, between hairlines. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ id, title, text }) => (
        <div key={id} className="py-4 first:pt-0 last:pb-0">
          <dt className="font-[600]">{title}</dt>
          <dd className="max-w-[62ch] pt-1 text-quiet">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
