import { SESSION_IDLE_SECONDS } from "@canopy/shared/session";
import { useEffect } from "react";
import { keepAliveHere } from "./browser-session-actions.ts";

/** Milliseconds: often enough that a missed one or two do no harm. */
const INTERVAL = (SESSION_IDLE_SECONDS / 6) * 1_000;

/**
 * Keeps the session while the page is looked at: the server ends one that nobody used for an hour, and much of the
 * dashboard asks the chain, of which the server knows nothing. A page in the background lets it end.
 */
export function useKeepAlive(): void {
  useEffect(() => {
    let last = Date.now();
    const tell = () => {
      // A computer that slept fires the timer late, and a page that comes back fires at once.
      if (document.visibilityState !== "visible" || Date.now() - last < INTERVAL) return;
      last = Date.now();
      void keepAliveHere();
    };
    const timer = setInterval(tell, INTERVAL / 10);
    document.addEventListener("visibilitychange", tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tell);
    };
  }, []);
}
