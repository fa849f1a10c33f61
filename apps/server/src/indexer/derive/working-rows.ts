/** The rows of a table that a batch reads and changes in memory. */
export interface WorkingRows<Row> {
  get(key: string): Row | undefined;
  /** Adds rows of the database. */
  hold(rows: readonly Row[]): void;
  insert(row: Row): void;
  /** Changes a row that was added. */
  change(row: Row, change: Partial<Row>): void;
  readonly inserted: readonly Row[];
  /** Rows of the database that were changed. */
  readonly changed: readonly Row[];
}

export function createWorkingRows<Row extends object>(toKey: (row: Row) => string): WorkingRows<Row> {
  const held = new Map<string, Row>();
  const inserted = new Set<Row>();
  const changed = new Set<Row>();
  return {
    get: (key) => held.get(key),
    hold(rows) {
      for (const row of rows) held.set(toKey(row), row);
    },
    insert(row) {
      held.set(toKey(row), row);
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
