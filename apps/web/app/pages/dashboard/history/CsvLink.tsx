import { Trans } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { apiBase } from "../../../api/api-base.ts";
import { useMember } from "../../../features/session/MemberProvider.tsx";

interface CsvLinkProps {
  readonly list: "history" | "activity" | "statements";
  readonly query: Readonly<Record<string, string>>;
}

/** A list of the member as a file for spreadsheets, with every digit. */
export function CsvLink({ list, query }: CsvLinkProps) {
  const { username } = useMember();
  return (
    <a
      href={`${apiBase}/members/${username}/${list}.csv?${new URLSearchParams(query)}`}
      download
      className="inline-flex min-h-9 items-center gap-1.5 text-leaf text-sm underline underline-offset-4 print:hidden"
    >
      <Download aria-hidden="true" size={16} strokeWidth={1.5} />
      <Trans>Download as CSV</Trans>
    </a>
  );
}
