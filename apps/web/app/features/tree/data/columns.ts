/** The item of a column at a position, 0 beyond its end. */
export function at(column: Uint32Array | Float32Array | Float64Array | Uint8Array, position: number): number {
  return column[position] ?? 0;
}
