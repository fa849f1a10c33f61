import { Trans } from "@lingui/react/macro";
import { LocaleLink } from "../../../ui/primitives/LocaleLink.tsx";

export function Site() {
  return (
    <>
      <p>
        <Trans>
          The operator keeps this site going with reasonable care, but it may be slow, wrong or gone. Its
          figures come from an index of the chain that may lag behind by minutes. What counts is the chain.
        </Trans>
      </p>
      <p>
        <Trans>
          Which services are open and by which rules stands in{" "}
          <LocaleLink to="/services">Services</LocaleLink>. What is described there as not open is not on
          offer, and no one may sell it.
        </Trans>
      </p>
      <p>
        <Trans>
          Do not attack the site, overload it, or use its forms for anything but what they are for. If you
          find a fault, tell us before you tell others; we shall not hold an honest search against you. The
          software is open source under the MIT licence.
        </Trans>
      </p>
    </>
  );
}
