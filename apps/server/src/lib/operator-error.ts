/** An error that the operator has to fix. The message says what failed and what to do. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
