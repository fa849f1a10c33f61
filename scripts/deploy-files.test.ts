import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "../apps/server/src/config/config.ts";
import { FIRST_REPLACED } from "../apps/server/src/database/checkpoint.ts";
import { workerPolicy } from "../apps/server/src/static-site/content-policy.ts";

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const example = read("deploy/canopy.env.example");
const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = ""]) => name);
const install = read("deploy/install.sh");

describe("deploy/canopy.env.example", () => {
  test("has every setting once, each for the server or for the scripts", () => {
    expect(names.length).toBeGreaterThan(15);
    expect(new Set(names).size).toBe(names.length);
    const scripts = ["install.sh", "backup.sh", "restore-drill.sh"]
      .map((name) => read(`deploy/${name}`))
      .join();
    const configuration = read("docs/configuration.md");
    const unknown = names.filter((name) => !scripts.includes(name) && !configuration.includes(`\`${name}\``));
    expect(unknown).toEqual([]);
  });

  test("has every setting that install.sh reads", () => {
    const wanted = [...install.matchAll(/\$\(setting ([A-Z_]+)\)/g)].map(([, name = ""]) => name);
    expect(wanted.length).toBeGreaterThan(10);
    expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
  });

  test("needs only what install.sh demands", () => {
    const given = Object.fromEntries(
      [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
    );
    const filled = {
      RPC_URL: "https://node.example",
      PLAN_ADDRESS: "0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512",
      DATABASE_URL: "postgres://canopy:secret@127.0.0.1/canopy",
    };
    expect(readConfig({ ...given, ...filled }).publicOrigin).toBe("https://canopy.example");
  });
});

test("nginx gives the script of a worker the policy that the server gives it", () => {
  const [, pattern = "", policy] =
    /"~(\^ \/assets\/\S+)" "([^"]+)";/.exec(read("deploy/nginx/canopy.conf")) ?? [];
  expect(policy).toBe(workerPolicy);
  expect(" /assets/tree.worker-B1c2_d-3.js").toMatch(new RegExp(pattern));
  expect(" /assets/worker-B1c2_d-3.js").not.toMatch(new RegExp(pattern));
});

describe("deploy/Dockerfile", () => {
  const dockerfile = read("deploy/Dockerfile");

  test("copies every manifest that npm compares with the lock file", () => {
    const manifests = ["apps", "packages"].flatMap((folder) =>
      readdirSync(new URL(folder, root)).map((name) => `${folder}/${name}`),
    );
    expect(manifests.length).toBeGreaterThan(7);
    for (const folder of manifests) expect(dockerfile).toContain(`COPY ${folder}/package.json ${folder}/\n`);
  });

  test("has the documents from which the chat answers, as the release has", () => {
    expect(dockerfile).toContain("COPY docs docs\n");
    expect(read(".dockerignore").split("\n")).toEqual(
      expect.arrayContaining(["docs/*", "!docs/*.md", "!docs/help", "!docs/operating"]),
    );
    for (const paths of ['"docs/*.md"', '"docs/help"', '"docs/operating"'])
      expect(read("scripts/release/server-files.ts")).toContain(paths);
    expect(install).toContain("$release/docs/help");
  });
});

/** Files and folders of an installation that units and scripts use. */
test("units, scripts and nginx name files that a release has", () => {
  const files = [
    ...readdirSync(new URL("deploy/systemd", root)).map((name) => `deploy/systemd/${name}`),
    "deploy/canopy-admin",
    "deploy/backup.sh",
    "deploy/restore-drill.sh",
  ];
  for (const file of files) {
    const text = read(file);
    const paths = [
      ...[...text.matchAll(/\/srv\/canopy\/([\w./-]+)/g)].map(([, path = ""]) => path),
      ...[...text.matchAll(/node (apps\/[\w./-]+)/g)].map(([, path = ""]) => path),
    ];
    for (const path of paths) expect(existsSync(new URL(path, root)), `${file}: ${path}`).toBe(true);
  }
});

test("links between the pages about operating have a target", () => {
  const pages = [
    "docs/operating.md",
    ...readdirSync(new URL("docs/operating", root)).map((name) => `docs/operating/${name}`),
  ];
  expect(pages.length).toBeGreaterThan(6);
  for (const page of pages) {
    for (const [, path = "", anchor] of read(page).matchAll(/\]\(([\w./-]*)(?:#([\w-]+))?\)/g)) {
      const target = path === "" ? page : posix.join(posix.dirname(page), path);
      expect(existsSync(new URL(target, root)), `${page}: ${path}`).toBe(true);
      if (anchor === undefined) continue;
      const anchors = [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
        title
          .toLowerCase()
          .replace(/[^\w -]/g, "")
          .replaceAll(" ", "-"),
      );
      expect(anchors, `${page}: ${path}#${anchor}`).toContain(anchor);
    }
  }
});

test("a rebuild of the index replaces no table between the snapshot and the end of a backup", () => {
  const backup = read("deploy/backup.sh");
  const lock = backup.indexOf(`lock table ${FIRST_REPLACED} in access share mode`);
  expect(lock).toBeGreaterThan(backup.indexOf("begin isolation level"));
  expect(lock).toBeLessThan(backup.indexOf("pg_export_snapshot"));
});
