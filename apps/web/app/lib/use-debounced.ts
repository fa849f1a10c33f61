import { useEffect, useState } from "react";

/** `value` after it was unchanged for `delayMs`, so that typing does not query the chain at every key. */
export function useDebounced<Value>(value: Value, delayMs = 300): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
