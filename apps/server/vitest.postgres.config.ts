import { defineConfig } from "vitest/config";

// What reads and writes the database is tested on PGlite (vitest.config.ts) and once more on a real PostgreSQL.
const folders = ["cli/backup", "cli/verify", "database", "indexer", "keeper", "mail", "routes"];

export default defineConfig({
  test: {
    name: "server-postgres",
    include: folders.map((folder) => `src/${folder}/**/*.test.ts`),
    // About PGlite itself, or about processes that choose their database themselves.
    exclude: [
      "src/routes/{config,country}/**",
      "src/database/{embedded,lock-file,postgres}.test.ts",
      "src/keeper/process.test.ts",
      "src/cli/verify/main.test.ts",
    ],
    globalSetup: ["test/support/postgres-setup.ts"],
    setupFiles: ["test/support/use-postgres.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
