/** Something the person who runs the server has to put right. The message is a sentence that says how. */
export class Problem extends Error {
  override readonly name = "Problem";
}
