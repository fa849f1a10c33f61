import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Number of points of each section of OWASP ASVS 5.0.0 at levels 1 and 2, numbered from 1. */
const sections: Readonly<Record<string, number>> = {
  "1.1": 2,
  "1.2": 9,
  "1.3": 11,
  "1.4": 3,
  "1.5": 2,
  "2.1": 3,
  "2.2": 3,
  "2.3": 4,
  "2.4": 1,
  "3.2": 2,
  "3.3": 4,
  "3.4": 6,
  "3.5": 5,
  "3.7": 2,
  "4.1": 3,
  "4.2": 1,
  "4.3": 2,
  "4.4": 4,
  "5.1": 1,
  "5.2": 3,
  "5.3": 2,
  "5.4": 3,
  "6.1": 3,
  "6.2": 12,
  "6.3": 4,
  "6.4": 4,
  "6.5": 5,
  "6.6": 3,
  "6.8": 4,
  "7.1": 3,
  "7.2": 4,
  "7.3": 2,
  "7.4": 5,
  "7.5": 2,
  "7.6": 2,
  "8.1": 2,
  "8.2": 3,
  "8.3": 1,
  "8.4": 1,
  "9.1": 3,
  "9.2": 4,
  "10.1": 2,
  "10.2": 2,
  "10.3": 4,
  "10.4": 11,
  "10.5": 5,
  "10.6": 2,
  "10.7": 3,
  "11.1": 2,
  "11.2": 3,
  "11.3": 3,
  "11.4": 4,
  "11.5": 1,
  "11.6": 1,
  "12.1": 3,
  "12.2": 2,
  "12.3": 4,
  "13.1": 1,
  "13.2": 5,
  "13.3": 2,
  "13.4": 5,
  "14.1": 2,
  "14.2": 4,
  "14.3": 3,
  "15.1": 3,
  "15.2": 3,
  "15.3": 7,
  "16.1": 1,
  "16.2": 5,
  "16.3": 4,
  "16.4": 3,
  "16.5": 3,
  "17.1": 1,
  "17.2": 4,
  "17.3": 2,
};

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

/** A row of the table: its points, and its tests as `file`: title. */
const rows = [...read("docs/server-security.md").matchAll(/^\| (V[\dV., ]+) \|([^|]+)\|([^|]*)\|$/gm)].map(
  ([, points = "", answer = "", tests = ""]) => ({
    points: points.split(", "),
    answer: answer.trim(),
    tests: tests.trim(),
  }),
);

describe("the table of docs/server-security.md", () => {
  test("answers each point of OWASP ASVS 5.0.0 levels 1 and 2 once", () => {
    const wanted = Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `V${section}.${index + 1}`),
    );
    expect(wanted).toHaveLength(253);
    expect(rows.flatMap(({ points }) => points).toSorted()).toEqual(wanted.toSorted());
    for (const { points, answer } of rows) expect(answer, points.join()).not.toBe("");
  });

  test("names tests that exist", () => {
    const named = rows.flatMap(({ tests }) => (tests === "" ? [] : tests.split("; ")));
    expect(named.length).toBeGreaterThan(60);
    const missing = named.filter((name) => {
      const [, file = "", title = ""] = /^`([^`]+)`: (.+)$/.exec(name) ?? [];
      const path = /^(e2e|scripts|apps|packages|deploy)\//.test(file) ? file : `apps/server/src/${file}`;
      return title === "" || !read(path).includes(title);
    });
    expect(missing).toEqual([]);
  });
});
