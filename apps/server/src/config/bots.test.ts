import { parseGwei } from "viem";
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts";
import { expect, test } from "vitest";
import { nodelessEnvironment } from "../../test/support/test-server.ts";
import { readConfig } from "./config.ts";

const read = (environment: Record<string, string>) =>
  readConfig({ ...nodelessEnvironment, ...environment }).bots;
const key = generatePrivateKey();

test("the bots' variables are read", () => {
  expect(read({ BOTS_KEY: key, BOTS_MAX_GWEI: "80", BOTS_PAPER_DAYS: "0" })).toMatchObject({
    paperDays: 0,
    signer: { kind: "account", account: { address: privateKeyToAddress(key) } },
    maxFeePerGas: parseGwei("80"),
  });
  expect(read({ BOTS_KEYSTORE: "key.json", BOTS_PASSWORD_FILE: "password" }).signer).toEqual({
    kind: "keystore",
    file: "key.json",
    password: { file: "password" },
  });
});

test.each<[Record<string, string>, string]>([
  [{ BOTS_KEY: "0x12ab34cd" }, "BOTS_KEY is not valid"],
  [{ BOTS_KEY: key, BOTS_KEYSTORE: "a", BOTS_PASSWORD: "b" }, "BOTS_KEY and BOTS_KEYSTORE are both set"],
  [{ BOTS_KEYSTORE: "a" }, "BOTS_PASSWORD is missing"],
  [{ BOTS_PAPER_DAYS: "-1" }, "BOTS_PAPER_DAYS"],
])("%j is refused", (environment, reason) => {
  expect(() => read(environment)).toThrow(reason);
});
