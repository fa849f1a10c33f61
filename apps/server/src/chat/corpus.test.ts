import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resolveLink } from "@canopy/shared/document-links";
import { describe, expect, test } from "vitest";
import { OperatorError } from "../lib/operator-error.ts";
import { createCorpus, loadCorpus } from "./corpus.ts";
import { readCorpus } from "./read-corpus.ts";

describe("the documents of this release", () => {
  test("are loaded once, in both languages, with the errors", async () => {
    const corpus = await loadCorpus();
    expect(await loadCorpus()).toBe(corpus);
    const kinds = new Set([...corpus.passages.values()].map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(["docs", "error", "help"]);
    expect(corpus.documents.get("plan.md")).toContain("# ");
  });

  test("have sources that this site has", async () => {
    const { passages, documents } = await loadCorpus();
    const broken = [...passages.values()].flatMap(({ id, sources }) =>
      [...sources.en, ...sources.fa].flatMap(({ url }) => {
        const resolved = resolveLink(url, "en");
        const [, page] = /^\/api\/documents\/(.+)$/.exec(resolved ?? "") ?? [];
        return resolved === null || (page !== undefined && !documents.has(page)) ? [`${id}: ${url}`] : [];
      }),
    );
    expect(broken).toEqual([]);
  });
});

test("a missing folder is an error that says what to do", async () => {
  const folder = await mkdtemp(join(tmpdir(), "canopy-docs-"));
  await writeFile(join(folder, "plan.md"), "# Plan\n\nText.\n");
  await mkdir(join(folder, "operating"));
  await writeFile(join(folder, "operating/admin.md"), "# Admin\n\nText.\n");
  await expect(readCorpus(folder)).rejects.toThrow(
    new OperatorError(
      `There are no documents in ${join(folder, "help")}, from which the chat answers. Install the folder docs of the release next to apps.`,
    ),
  );
  await rm(folder, { recursive: true });
});

const en = "# Units\n\n## What is a unit? {#unit}\n\nA unit is a part of a seat.\n";

test("help in one language, or with different articles, is an error that names the topic", () => {
  const docs = [{ name: "plan.md", text: "# Plan\n\nText.\n" }];
  expect(() => createCorpus({ docs, operating: [], help: [{ name: "units.en.md", text: en }] })).toThrow(
    OperatorError,
  );
  const help = [
    { name: "units.en.md", text: en },
    { name: "units.fa.md", text: "# واحد\n\n## واحد چیست؟ {#other}\n\nبخشی از جایگاه.\n" },
  ];
  expect(() => createCorpus({ docs, operating: [], help })).toThrow(/^units cannot be read: /);
});
