import { Trans } from "@lingui/react/macro";
import { ContractLink } from "../../layout/ContractLink.tsx";
import { LocaleLink } from "../../ui/primitives/LocaleLink.tsx";

export function CheckIt() {
  return (
    <>
      <p>
        <Trans>
          You do not have to take our word for it. The{" "}
          <LocaleLink to="/admin/reports/basic">report</LocaleLink> shows what the contract owes and holds,
          every day's money, and how members did: how many have earned back what they paid, what the median
          member received, and how many received nothing. It is public, and you can download it as a table.
        </Trans>
      </p>
      <p>
        <Trans>
          The contract's code and every transaction are public. With the project's own source,{" "}
          <code dir="ltr">npm run verify</code> rebuilds this site's figures from the chain alone, compares
          them with the contract member by member, and prints every difference. It does not rely on our
          server.
        </Trans>
      </p>
      <p>
        <Trans>
          For other questions, see the <LocaleLink to="/faq">FAQ</LocaleLink>.
        </Trans>
      </p>
      <ContractLink />
    </>
  );
}
