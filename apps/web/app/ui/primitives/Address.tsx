import { useLingui } from "@lingui/react/macro";
import { CopyButton } from "./CopyButton.tsx";

/** The start and end of an address or hash: `0x1234…cdef`. */
export function shortHex(hex: string): string {
  return hex.length <= 13 ? hex : `${hex.slice(0, 6)}…${hex.slice(-4)}`;
}

/** A shortened address with a copy button, left to right in every language. */
export function Address({ value, copy = true }: { value: string; copy?: boolean }) {
  const { t } = useLingui();
  return (
    <span className="inline-flex items-center gap-1">
      <bdi dir="ltr" title={value} className="tabular-nums">
        {shortHex(value)}
      </bdi>
      {copy && <CopyButton text={value} label={t`Copy the address`} />}
    </span>
  );
}
