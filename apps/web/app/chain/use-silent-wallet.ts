import { useEffect, useState } from "react";

/** Milliseconds after which a wallet without an answer counts as silent. */
const patienceMs = 15_000;

/** Whether the wallet has not answered `request` for 15 seconds. Null: it is not asked. */
export function useSilentWallet(request: string | number | null): boolean {
  const [silent, setSilent] = useState<string | number | null>(null);
  useEffect(() => {
    if (request === null) return;
    const timer = setTimeout(() => setSilent(request), patienceMs);
    return () => {
      clearTimeout(timer);
      setSilent(null);
    };
  }, [request]);
  return request !== null && silent === request;
}
