import { Trans } from "@lingui/react/macro";
import { LocaleLink } from "../../../ui/primitives/LocaleLink.tsx";

export function Site() {
  return (
    <>
      <p>
        <Trans>
          The operator runs this site with reasonable care, but it may be slow, wrong or unavailable. Its
          figures come from an index of the chain that may be minutes behind. What counts is the chain.
        </Trans>
      </p>
      <p>
        <Trans>
          The open services and their rules are listed in <LocaleLink to="/services">Services</LocaleLink>. A
          service described there as not open is not on offer, and no one may sell it.
        </Trans>
      </p>
      <p>
        <Trans>
          Do not attack the site, overload it, or misuse its forms. If you find a vulnerability, tell us
          before you tell others; we will not act against good-faith research. The software is open source
          under the MIT licence.
        </Trans>
      </p>
    </>
  );
}
