/** An error that the user can act on: its message prints without a stack. */
export class Problem extends Error {
  override readonly name = "Problem";
}
