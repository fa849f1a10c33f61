/** Long work in short steps: a server does other things in between. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Takes all steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
