import type { AdminCommand } from "./command.ts";

export const databaseMigrate: AdminCommand = {
  name: "database migrate",
  summary: "applies the migrations of this release, and shows their progress",
  description:
    "Run it before you restart the first process of a new release: running ones keep working until the end. A command that is " +
    "killed continues where it stopped when you run it again. Every process and command applies missing migrations when it " +
    "starts, or waits for the one that does.",
  options: {},
  // Opening the database has applied them.
  run: async () => "The database has all migrations of this release.",
};
