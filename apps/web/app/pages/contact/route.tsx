import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "../../brand/brand.ts";
import { withMessages } from "../../i18n/with-messages.tsx";
import { PageHead } from "../../layout/head/PageHead.tsx";
import { PhoneLink } from "../../layout/PhoneLink.tsx";
import { Card } from "../../ui/primitives/Card.tsx";
import { LocaleLink } from "../../ui/primitives/LocaleLink.tsx";
import { ContactForm } from "./ContactForm.tsx";

export default withMessages(["contact", "errors"], Contact);

function Contact() {
  const { t } = useLingui();
  return (
    <div className="page grid gap-x-16 gap-y-10 py-10 sm:py-16 lg:grid-cols-[1fr_minmax(0,32rem)]">
      <PageHead
        title={t`Contact`}
        description={t`Write to the people who run this site. They read every message and reply by email.`}
      />
      <div className="space-y-8">
        <header className="max-w-[34ch] space-y-4">
          <h1 className="text-title">
            <Trans>Write to us</Trans>
          </h1>
          <p className="text-lg text-quiet">
            <Trans>People read every message here and reply by email.</Trans>
          </p>
        </header>
        <dl className="space-y-4">
          <div>
            <dt className="text-quiet text-sm">
              <Trans>Email</Trans>
            </dt>
            <dd className="text-lg">
              <a href={`mailto:${brand.email}`} className="hover:text-leaf">
                <bdi dir="ltr">{brand.email}</bdi>
              </a>
            </dd>
          </div>
          <div>
            <dt className="text-quiet text-sm">
              <Trans>Phone</Trans>
            </dt>
            <dd className="text-lg">
              <PhoneLink className="hover:text-leaf" />
            </dd>
          </div>
        </dl>
        <WhatWeCannotDo />
      </div>
      <Card>
        <ContactForm />
      </Card>
    </div>
  );
}

function WhatWeCannotDo() {
  return (
    <section className="max-w-[52ch] space-y-3 border-line border-t pt-6">
      <h2 className="text-subheading">
        <Trans>What we cannot do</Trans>
      </h2>
      <ul className="list-disc space-y-2 ps-5 text-quiet marker:text-leaf">
        <li>
          <Trans>Reverse a payment, or move a seat in the tree: the contract has no such function.</Trans>
        </li>
        <li>
          <Trans>
            Restore a wallet. We never ask for a recovery phrase or a private key; anyone who does is a
            scammer.
          </Trans>
        </li>
        <li>
          <Trans>Tell you what you will earn.</Trans>{" "}
          <LocaleLink to="/admin/reports/basic" className="text-leaf underline underline-offset-3">
            <Trans>The report shows what others earned.</Trans>
          </LocaleLink>
        </li>
      </ul>
    </section>
  );
}
