/** The entry of a column at an id. Throws if it does not exist. */
export function at<Entry>(column: { readonly [index: number]: Entry }, id: number): Entry {
  const entry = column[id];
  if (entry === undefined) throw new RangeError(`there is no id ${id}`);
  return entry;
}

/** A copy of `column` with room for `length` entries; the new ones are 0. */
export function widened(column: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const wider = new Uint32Array(length);
  wider.set(column);
  return wider;
}
