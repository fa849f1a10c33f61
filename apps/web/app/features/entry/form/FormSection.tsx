import type { ReactNode } from "react";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";

interface FormSectionProps {
  readonly number: number;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A numbered section of the form. */
export function FormSection({ number, title, children }: FormSectionProps) {
  const locale = useLocale();
  const id = `entry-part-${number}`;
  return (
    <section aria-labelledby={id} className="grid gap-x-5 gap-y-3 sm:grid-cols-[2rem_1fr]">
      <span aria-hidden="true" className="hidden font-display text-3xl text-leaf leading-none sm:block">
        {formatCount(number, locale)}
      </span>
      <div className="space-y-5">
        <h2 id={id} className="text-subheading leading-none">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
