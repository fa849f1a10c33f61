import { describe, expect, test } from "vitest";
import { readSection, releaseChangelog } from "./changelog.ts";

const changelog =
  "# Changelog\n\n## Unreleased\n\n### Added\n- A page.\n\n## 0.1.0 - 2026-01-31\n\n- First.\n";

describe("releaseChangelog", () => {
  test("moves Unreleased into the new version and leaves it empty", () =>
    expect(releaseChangelog(changelog, "0.2.0", "2026-11-22")).toBe(
      "# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2026-11-22\n\n### Added\n- A page.\n\n## 0.1.0 - 2026-01-31\n\n- First.\n",
    ));

  test("refuses a release of nothing", () => {
    const released = releaseChangelog(changelog, "0.2.0", "2026-11-22");
    expect(() => releaseChangelog(released, "0.3.0", "2026-11-23")).toThrow("nothing under Unreleased");
  });

  test("refuses a version twice, and a changelog without the section", () => {
    expect(() => releaseChangelog(changelog, "0.1.0", "2026-11-22")).toThrow("already has a section 0.1.0");
    expect(() => releaseChangelog("# Changelog\n", "0.1.0", "2026-11-22")).toThrow("no Unreleased section");
  });
});

test("readSection returns one version's text", () => {
  const released = releaseChangelog(changelog, "0.2.0", "2026-11-22");
  expect(readSection(released, "0.2.0")).toBe("### Added\n- A page.");
  expect(readSection(released, "0.1.0")).toBe("- First.");
  expect(() => readSection(released, "0.2")).toThrow("no section 0.2.");
});
