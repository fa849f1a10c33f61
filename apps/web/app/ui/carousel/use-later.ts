import { useEffect, useState } from "react";

/** False at first and while prerendering, true after `delay` milliseconds. */
export function useLater(delay: number): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return later;
}
