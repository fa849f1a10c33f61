/** The time until `end` as `05:09:07`, zero when it is over. Both in milliseconds. */
export function countdown(end: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((end - now) / 1_000));
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
