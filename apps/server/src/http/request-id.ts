import { randomUUID } from "node:crypto";

const COUNTER_DIGITS = 12;

/** A random prefix per process, then a counter: a random UUID per request costs ten times as much. */
export function createRequestIds(): () => string {
  const prefix = randomUUID().slice(0, -COUNTER_DIGITS);
  let count = 0;
  return () => {
    count += 1;
    return prefix + count.toString(16).padStart(COUNTER_DIGITS, "0");
  };
}
