import { Trans } from "@lingui/react/macro";
import { LocaleLink } from "../../ui/primitives/LocaleLink.tsx";

export function MoreInReport() {
  return (
    <LocaleLink to="/admin/reports/basic">
      <Trans>The report</Trans>
    </LocaleLink>
  );
}

export function MoreInExample() {
  return (
    <LocaleLink to="/about#example">
      <Trans>The worked example</Trans>
    </LocaleLink>
  );
}

export function MoreOnTrust() {
  return (
    <LocaleLink to="/about#trust">
      <Trans>Whom you trust with what</Trans>
    </LocaleLink>
  );
}

export function MoreOnPrivacy() {
  return (
    <LocaleLink to="/privacy">
      <Trans>Privacy</Trans>
    </LocaleLink>
  );
}

export function MoreOnServices() {
  return (
    <LocaleLink to="/services#swap">
      <Trans>The rules of the swap</Trans>
    </LocaleLink>
  );
}
