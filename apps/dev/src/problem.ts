/** Something the person at the terminal can act on: the message is a sentence for them, printed without a stack. */
export class Problem extends Error {
  override readonly name = "Problem";
}
