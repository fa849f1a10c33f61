/**
 * A decimal number in smallest units, rounded down. It reads the shortest decimal text of the float, which is what a person typed:
 * 0.1 becomes exactly 10^17 of 18 decimals.
 */
export function toUnits(value: number, decimals: number): bigint {
  const match = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (match === null) throw new RangeError(`${value} is not an amount.`);
  const [, whole = "", fraction = "", exponent = "0"] = match;
  const places = decimals - fraction.length + Number(exponent);
  const digits = BigInt(whole + fraction);
  return places >= 0 ? digits * 10n ** BigInt(places) : digits / 10n ** BigInt(-places);
}
