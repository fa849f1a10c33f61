const types = ["build", "chore", "ci", "docs", "feat", "fix", "perf", "refactor", "revert", "style", "test"];
const header = new RegExp(`^(?:${types.join("|")})(?:\\([a-z0-9-]+(?:,[a-z0-9-]+)*\\))?!?: \\S`);
const maximumSubject = 72;
const maximumLine = 100;

/** What is wrong with a commit message, by the rules of CONTRIBUTING.md; empty if nothing is. */
export function checkMessage(message: string): string[] {
  const lines = message.trimEnd().split("\n");
  const [subject = "", second = "", ...body] = lines;
  const errors: string[] = [];
  if (!header.test(subject) && !subject.startsWith('Revert "'))
    errors.push(`Start with type(scope): and an imperative. Types: ${types.join(", ")}.`);
  if (subject.length > maximumSubject)
    errors.push(`Shorten the first line to ${maximumSubject} characters; it has ${subject.length}.`);
  if (subject.endsWith(".")) errors.push("Remove the full stop at the end of the first line.");
  if (second !== "") errors.push("Leave the second line blank.");
  // A line without a space, such as a URL, cannot be wrapped.
  if (body.some((line) => line.length > maximumLine && line.includes(" ")))
    errors.push(`Wrap the body at ${maximumLine} characters.`);
  return errors;
}

/** A message as git passes it to the hook: without comments and without the diff of `commit --verbose`. */
export function stripComments(text: string): string {
  const [message = ""] = text.split(/^# -+ >8 -+$/m);
  return message
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .join("\n");
}
