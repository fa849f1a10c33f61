/** Candles of an hour as a file: prices in waves around 0.5, the same every time. */
export function candlesCsv(count: number): string {
  const start = Date.UTC(2026, 0, 1);
  const price = (index: number) => 0.5 + 0.1 * Math.sin(index / 60) + 0.03 * Math.sin(index / 7);
  const lines = Array.from({ length: count }, (_, index) => {
    const [open, close] = [price(index), price(index + 1)];
    const high = Math.max(open, close) * 1.002;
    const low = Math.min(open, close) * 0.998;
    return [new Date(start + index * 3_600_000).toISOString(), open, high, low, close, 50_000].join(",");
  });
  return ["time,open,high,low,close,volume", ...lines, ""].join("\n");
}
