import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot, readSettings, toOrigin } from "./settings.ts";

test("without variables, page and chain listen on their usual ports", () => {
  expect(readSettings({})).toEqual({
    host: "127.0.0.1",
    port: 4400,
    chainPort: 8645,
    home: join(projectRoot, ".canopy"),
  });
});

test("variables choose ports, address and folder", () => {
  const settings = readSettings({
    PORT: "5000",
    CHAIN_PORT: "5001",
    HOST: "0.0.0.0",
    CANOPY_HOME: "/tmp/elsewhere",
  });
  expect(settings).toEqual({ host: "0.0.0.0", port: 5000, chainPort: 5001, home: "/tmp/elsewhere" });
});

test("an empty variable counts as not set", () => {
  expect(readSettings({ PORT: "" }).port).toBe(4400);
});

test.each(["0", "65536", "80.5", "eighty", "-1"])("PORT=%s fails with its name", (PORT) => {
  expect(() => readSettings({ PORT })).toThrow("PORT must be a port, a whole number from 1 to 65535");
});

test("names every wrong variable at once", () => {
  expect(() => readSettings({ PORT: "x", CHAIN_PORT: "y" })).toThrow(/^PORT .*\nCHAIN_PORT /);
});

test("page and chain cannot share a port", () => {
  expect(() => readSettings({ PORT: "5000", CHAIN_PORT: "5000" })).toThrow("two different ports");
});

test.each([
  ["127.0.0.1", "http://127.0.0.1:4400"],
  ["0.0.0.0", "http://127.0.0.1:4400"],
  ["::1", "http://[::1]:4400"],
  ["localhost", "http://localhost:4400"],
])("a server on %s opens in the browser as %s", (host, origin) => {
  expect(toOrigin({ host, port: 4400 })).toBe(origin);
});
