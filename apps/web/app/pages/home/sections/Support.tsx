import { Trans } from "@lingui/react/macro";
import { Mail, Phone } from "lucide-react";
import { brand } from "../../../brand/brand.ts";
import { ButtonLink } from "../../../ui/primitives/Button.tsx";
import { useLocalizedPath } from "../../../ui/primitives/LocaleLink.tsx";

/** The support call-out. */
export function Support() {
  const localized = useLocalizedPath();
  return (
    <section className="page py-20">
      <div className="grid items-center gap-x-16 gap-y-8 rounded-lg bg-leaf-wash p-7 sm:p-10 lg:grid-cols-[1.25fr_1fr]">
        <div className="space-y-5">
          <h2 className="text-heading">
            <Trans>Ask before you pay</Trans>
          </h2>
          <p className="max-w-[52ch] text-lg">
            <Trans>
              What a unit costs, what can go wrong, how a day is settled: a person answers, and no question is
              too small. We never ask for your keys.
            </Trans>
          </p>
          <ButtonLink to={localized("/contact")}>
            <Trans>Write to support</Trans>
          </ButtonLink>
        </div>
        <ul className="space-y-1 text-lg">
          <li>
            <a
              href={`mailto:${brand.email}`}
              className="inline-flex min-h-11 items-center gap-3 hover:text-leaf"
            >
              <Mail size={20} strokeWidth={1.5} aria-hidden="true" />
              <bdi dir="ltr">{brand.email}</bdi>
            </a>
          </li>
          <li>
            <a
              href={`tel:${brand.phone.replace(/[^+\d]/g, "")}`}
              className="inline-flex min-h-11 items-center gap-3 hover:text-leaf"
            >
              <Phone size={20} strokeWidth={1.5} aria-hidden="true" />
              <bdi dir="ltr">{brand.phone}</bdi>
            </a>
          </li>
        </ul>
      </div>
    </section>
  );
}
