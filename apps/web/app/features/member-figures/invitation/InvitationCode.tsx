import { useLingui } from "@lingui/react/macro";
import { encode } from "uqr";

/** White modules around the code, which scanners need. */
const QUIET = 4;

/** The invitation link as a QR code, dark on white in both themes because scanners expect it. */
export function InvitationCode({ link }: { readonly link: string }) {
  const { t } = useLingui();
  const { data, size } = encode(link, { border: QUIET, ecc: "M" });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t`QR code of your invitation link`}
      shapeRendering="crispEdges"
      className="size-56 rounded-md border border-line forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#12261b" />
    </svg>
  );
}
