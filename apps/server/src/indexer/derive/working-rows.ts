/** The rows of a table that a batch reads and changes in memory. */
export interface WorkingRows<Row, New extends Row = Row> {
  get(key: number): Row | undefined;
  /** Adds rows of the database. */
  hold(rows: readonly Row[]): void;
  insert(row: New): void;
  /** Changes a row that was added. */
  change(row: Row, change: Partial<Row>): void;
  readonly inserted: readonly New[];
  /** Rows of the database that were changed. */
  readonly changed: readonly Row[];
  all(): Iterable<Row>;
  /** Call it when the database has all rows as they are. */
  markSaved(): void;
}

export function createWorkingRows<Row extends object, New extends Row = Row>(
  toKey: (row: Row) => number,
): WorkingRows<Row, New> {
  const held = new Map<number, Row>();
  const inserted = new Set<New>();
  const isNew: { has(row: Row): boolean } = inserted;
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
      if (!isNew.has(row)) changed.add(row);
    },
    get inserted() {
      return [...inserted];
    },
    get changed() {
      return [...changed];
    },
    all: () => held.values(),
    markSaved() {
      inserted.clear();
      changed.clear();
    },
  };
}
