/** A table's rows that a batch works on: as the database has them, then as they are to be written. */
export interface WorkingRows<Row> {
  get(key: string): Row | undefined;
  /** Takes in rows of the database. */
  hold(rows: readonly Row[]): void;
  insert(row: Row): void;
  /** Changes a row that is held. */
  change(row: Row, change: Partial<Row>): void;
  readonly inserted: readonly Row[];
  /** Rows of the database that were changed. */
  readonly changed: readonly Row[];
}

export function createWorkingRows<Row extends object>(keyOf: (row: Row) => string): WorkingRows<Row> {
  const held = new Map<string, Row>();
  const inserted = new Set<Row>();
  const changed = new Set<Row>();
  return {
    get: (key) => held.get(key),
    hold(rows) {
      for (const row of rows) held.set(keyOf(row), row);
    },
    insert(row) {
      held.set(keyOf(row), row);
      inserted.add(row);
    },
    change(row, change) {
      Object.assign(row, change);
      if (!inserted.has(row)) changed.add(row);
    },
    get inserted() {
      return [...inserted];
    },
    get changed() {
      return [...changed];
    },
  };
}
