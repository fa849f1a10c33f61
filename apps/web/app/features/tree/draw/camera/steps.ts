/** Takes all steps of a work at once. Returns its result. */
export function finish<Result>(steps: Iterator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
