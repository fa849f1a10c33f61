/**
 * Extracts the messages and exits 1 if the committed catalogues are stale, if a message has no Persian translation or two
 * different ones, or if a folder has no catalogue. Run it in apps/web. It leaves the catalogues unchanged.
 */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { messageSets } from "../app/i18n/message-sets.ts";

const complaints: string[] = [];

const files = globSync("app/locales/*/*.po").sort();
const before = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
execFileSync("lingui", ["extract", "--clean"], { stdio: "pipe" });
const after = new Map(globSync("app/locales/*/*.po").map((file) => [file, readFileSync(file, "utf8")]));
for (const [file, text] of before) writeFileSync(file, text);

/** A catalogue without the dates in its header and the source references. */
const stripReferences = (text: string) =>
  text
    .split("\n")
    .filter((line) => !line.startsWith("#") && !line.startsWith('"'))
    .join("\n");
for (const [file, text] of after) {
  if (stripReferences(text) !== stripReferences(before.get(file) ?? "")) {
    complaints.push(`apps/web/${file} is stale: run npm run messages -w @canopy/web`);
  }
}

// A page merges its catalogues, so an English message can have only one translation.
const persian = new Map<string, string>();
for (const [file, text] of after) {
  if (!file.startsWith("app/locales/fa/")) continue;
  for (const [, message = "", translated = ""] of text.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)) {
    const other = persian.get(message);
    if (translated === "") complaints.push(`${file}: no Persian for: ${message}`);
    else if (other !== undefined && other !== translated) {
      complaints.push(`${file}: two Persian texts for "${message}": "${other}" and "${translated}"`);
    }
    persian.set(message, translated);
  }
}

const folders = Object.values(messageSets()).flat();
for (const file of globSync("app/**/*.{ts,tsx}")) {
  const isInSet = folders.some((folder) => file.startsWith(`app/${folder}/`));
  if (!isInSet && /@lingui\/(react|core)\/macro/.test(readFileSync(file, "utf8"))) {
    complaints.push(`apps/web/${file} has messages, but its folder is in no set of app/i18n/message-sets.ts`);
  }
}

for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.exitCode = complaints.length > 0 ? 1 : 0;
