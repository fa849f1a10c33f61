const unreleased = "## Unreleased\n";

/**
 * Moves what is under Unreleased into a section of its own.
 *
 * @param date of the release, as YYYY-MM-DD
 */
export function releaseChangelog(changelog: string, version: string, date: string): string {
  if (changelog.includes(`## ${version} `)) throw new Error(`CHANGELOG.md already has a section ${version}.`);
  const start = changelog.indexOf(unreleased);
  if (start < 0) throw new Error("CHANGELOG.md has no Unreleased section. Add `## Unreleased`.");
  const after = start + unreleased.length;
  if (readUntilNextSection(changelog.slice(after)) === "")
    throw new Error("CHANGELOG.md lists nothing under Unreleased. Describe what the release changes.");
  return `${changelog.slice(0, after)}\n## ${version} - ${date}\n${changelog.slice(after)}`;
}

/** The text of one version's section, without its heading. */
export function readSection(changelog: string, version: string): string {
  const heading = changelog.indexOf(`## ${version} `);
  if (heading < 0) throw new Error(`CHANGELOG.md has no section ${version}.`);
  return readUntilNextSection(changelog.slice(changelog.indexOf("\n", heading) + 1));
}

const readUntilNextSection = (text: string) => (text.split(/^## /m, 1)[0] ?? "").trim();
