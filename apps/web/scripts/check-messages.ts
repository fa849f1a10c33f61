/**
 * Extracts the messages anew and exits 1 when the committed catalogues say something else, or when a message has no
 * Persian. Run from apps/web; the catalogues on disk are as they were afterwards.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const files = ["en", "fa"].map((locale) => `app/locales/${locale}/messages.po`);
const before = files.map((file) => readFileSync(file, "utf8"));
execFileSync("lingui", ["extract", "--clean"], { stdio: "pipe" });
const after = files.map((file) => readFileSync(file, "utf8"));
for (const [index, file] of files.entries()) writeFileSync(file, before[index] ?? "");

/** What a message says, without the dates in the head and the places it is used. */
const messagesOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => !line.startsWith("#") && !line.startsWith('"'))
    .join("\n");
const stale = files.filter((_, index) => messagesOf(after[index] ?? "") !== messagesOf(before[index] ?? ""));
const missing = [...(after[1] ?? "").matchAll(/msgid "(.+)"\nmsgstr ""\n(?!")/g)].map((match) => match[1]);

for (const file of stale)
  process.stderr.write(`apps/web/${file} is stale: run npm run messages -w @canopy/web\n`);
for (const message of missing) process.stderr.write(`No Persian for: ${message}\n`);
process.exitCode = stale.length + missing.length > 0 ? 1 : 0;
