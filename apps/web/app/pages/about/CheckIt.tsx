import { Trans } from "@lingui/react/macro";
import { ContractLink } from "../../layout/ContractLink.tsx";
import { LocaleLink } from "../../ui/primitives/LocaleLink.tsx";

export function CheckIt() {
  return (
    <>
      <p>
        <Trans>
          You need not believe any of this. The <LocaleLink to="/admin/reports/basic">report</LocaleLink>{" "}
          shows what the contract owes and holds, every day's money, and how members fared: how many have
          earned back what they paid, what the middle one received, and how many received nothing. It is open
          to everybody and can be downloaded as a table.
        </Trans>
      </p>
      <p>
        <Trans>
          The contract's code and every transaction are public. With the project's own source,{" "}
          <code dir="ltr">npm run verify</code> rebuilds this site's figures from the chain alone, compares
          them with the contract member by member, and prints whatever differs. It does not have to trust our
          server.
        </Trans>
      </p>
      <p>
        <Trans>
          Questions that are left are probably among the{" "}
          <LocaleLink to="/faq">frequently asked ones</LocaleLink>.
        </Trans>
      </p>
      <ContractLink />
    </>
  );
}
