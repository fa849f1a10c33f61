import { useEffect, useState } from "react";

/** False at first and while prerendering, true after `delay` milliseconds. */
export function useDelayed(delay: number): boolean {
  const [isDelayOver, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return isDelayOver;
}
