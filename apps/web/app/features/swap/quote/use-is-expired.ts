import { useEffect, useState } from "react";
import { QUOTE_LIFE } from "./quote-state.ts";

/** Whether no block has renewed the quote of `readAt` (milliseconds since 1970) for too long. False without a quote. */
export function useIsExpired(readAt: number | null): boolean {
  const [expired, setExpired] = useState<number | null>(null);
  useEffect(() => {
    if (readAt === null) return;
    const timer = setTimeout(() => setExpired(readAt), readAt + QUOTE_LIFE - Date.now());
    return () => clearTimeout(timer);
  }, [readAt]);
  return readAt !== null && expired === readAt;
}
