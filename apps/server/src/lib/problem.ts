/** An error that the operator has to fix. The message says what failed and what to do. */
export class Problem extends Error {
  override readonly name = "Problem";
}
