/** The same JSON value with sorted keys, so that its text is stable. */
export function sortKeys<Value>(value: Value): Value;
export function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => sortKeys(item));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]: [string, unknown]) => [key, sortKeys(item)]));
}
