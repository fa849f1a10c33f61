import { useEffect, useState } from "react";

/** `value` once it has stayed the same for `delayMs`, so that typing does not ask the chain at every letter. */
export function useDebounced<Value>(value: Value, delayMs = 300): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
