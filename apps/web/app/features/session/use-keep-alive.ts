import { SESSION_IDLE_SECONDS } from "@canopy/shared/session";
import { useEffect } from "react";
import { keepAliveHere } from "./browser-session-actions.ts";

/** Interval in milliseconds, short enough that one or two may fail. */
const INTERVAL = (SESSION_IDLE_SECONDS / 6) * 1_000;

/**
 * Keeps the session alive while the page is visible. The server ends sessions after an hour without requests, and much of the
 * dashboard only reads the chain. Pages in the background let the session end.
 */
export function useKeepAlive(): void {
  useEffect(() => {
    let last = Date.now();
    const tell = () => {
      // After sleep the timer fires late; a page that becomes visible fires immediately.
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
