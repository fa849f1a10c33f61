import { useLingui } from "@lingui/react/macro";

/** The places of the public site, as English paths. */
export function useNavigation(): { to: string; label: string }[] {
  const { t } = useLingui();
  return [
    { to: "/", label: t`Home` },
    { to: "/#division", label: t`Where the money goes` },
    { to: "/#day", label: t`How a day works` },
    { to: "/#risks", label: t`Risks` },
  ];
}
