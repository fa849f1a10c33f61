import { defineConfig } from "vitest/config";

// What reads and writes the database is tested on PGlite (vitest.config.ts) and once more on a real PostgreSQL.
const folders = [
  "activity",
  "auth",
  "backup",
  "contact",
  "database",
  "feedback",
  "health",
  "history",
  "indexer",
  "keeper",
  "mail",
  "members",
  "newsletter",
  "price",
  "profile",
  "ranks",
  "report",
  "rounds",
  "stats",
  "verify",
];

export default defineConfig({
  test: {
    name: "server-postgres",
    include: folders.map((folder) => `src/${folder}/**/*.test.ts`),
    // About PGlite itself, or about processes that choose their database themselves.
    exclude: [
      "src/database/{embedded,lock-file,postgres}.test.ts",
      "src/keeper/process.test.ts",
      "src/verify/main.test.ts",
    ],
    globalSetup: ["src/testing/postgres-setup.ts"],
    setupFiles: ["src/testing/use-postgres.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
