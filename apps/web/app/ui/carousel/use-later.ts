import { useEffect, useState } from "react";

/** False at first and when the page is rendered at build; true from `delay` milliseconds after that on. */
export function useLater(delay: number): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return later;
}
