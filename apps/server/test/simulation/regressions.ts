/** Seeds that once failed. They always run. */
export const regressions: readonly number[] = [];
