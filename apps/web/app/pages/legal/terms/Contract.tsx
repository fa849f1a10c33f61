import { Trans } from "@lingui/react/macro";
import { brand } from "../../../brand/brand.ts";
import { ContractLink } from "../../../layout/ContractLink.tsx";
import { LocaleLink } from "../../../ui/primitives/LocaleLink.tsx";
import { MailLink } from "../MailLink.tsx";

export function Contract() {
  const { name } = brand;
  return (
    <>
      <p>
        <Trans>
          The operator is the party that runs {name} at this address. Contact: <MailLink />. This site
          explains the plan, shows its figures and prepares transactions that you sign in your own wallet.
        </Trans>
      </p>
      <p>
        <Trans>
          The plan itself is a contract on the Polygon network. It takes payments, shares them out and pays
          them back to members by rules that no one, including the operator, can change or suspend. It works
          without this site, and the operator can neither carry out nor undo anything in it on your behalf.
          Its rules are explained in <LocaleLink to="/about">About</LocaleLink>.
        </Trans>
      </p>
      <ContractLink />
    </>
  );
}
