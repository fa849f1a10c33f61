import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { checkMessage, stripComments } from "./message.ts";

/** Earlier commits follow no convention. A date works in shallow clones too, where the last of them may be missing. */
const since = "2026-11-22T02:45:00Z";

/** The message in `file` if there is one (the commit-msg hook), else that of each commit since the convention. */
function readMessages(file: string | undefined): { name: string; message: string }[] {
  if (file !== undefined) return [{ name: file, message: stripComments(readFileSync(file, "utf8")) }];
  const log = execFileSync("git", ["log", "-z", "--no-merges", `--since=${since}`, "--format=%h%n%B"], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return log
    .split("\0")
    .filter((entry) => entry !== "")
    .map((entry) => {
      const end = entry.indexOf("\n");
      return { name: entry.slice(0, end), message: entry.slice(end + 1) };
    });
}

const messages = readMessages(process.argv[2]);
const wrong = messages
  .map(({ name, message }) => ({ name, message, errors: checkMessage(message) }))
  .filter(({ errors }) => errors.length > 0);
for (const { name, message, errors } of wrong)
  process.stderr.write(
    `${name} ${message.split("\n", 1)[0]}\n${errors.map((line) => `  ${line}\n`).join("")}`,
  );
process.stdout.write(`${messages.length} commit messages checked, ${wrong.length} refused\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;
