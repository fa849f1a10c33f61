import { parseGwei } from "viem";
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts";
import { describe, expect, test } from "vitest";
import { nodelessEnvironment } from "../../test/support/test-server.ts";
import { readConfig } from "./config.ts";

const read = (environment: Record<string, string>) =>
  readConfig({ ...nodelessEnvironment, ...environment }).keeper;
const key = generatePrivateKey();

describe("the keeper's variables", () => {
  test.each([key, key.slice(2)])("a key becomes an account that does not print it", (text) => {
    const { signer } = read({ KEEPER_KEY: text });
    expect(signer).toMatchObject({ kind: "account", account: { address: privateKeyToAddress(key) } });
    expect(JSON.stringify(signer)).not.toContain(key.slice(2));
  });

  test("are read", () => {
    expect(
      read({
        KEEPER_KEYSTORE: "key.json",
        KEEPER_PASSWORD_FILE: "password",
        KEEPER_MEMBER: "willow",
        KEEPER_MAX_GWEI: "80",
      }),
    ).toEqual({
      signer: { kind: "keystore", file: "key.json", password: { file: "password" } },
      member: "willow",
      maxFeePerGas: parseGwei("80"),
    });
    expect(read({ KEEPER_KEYSTORE: "key.json", KEEPER_PASSWORD: "secret" }).signer).toMatchObject({
      password: { text: "secret" },
    });
  });

  test.each<[Record<string, string>, string]>([
    [{ KEEPER_KEY: "0x12ab34cd" }, "KEEPER_KEY is not valid. Set it to a private key"],
    [{ KEEPER_KEY: `0x${"0".repeat(64)}` }, "KEEPER_KEY is not valid. Set it to a private key"],
    [{ KEEPER_KEY: `0x${"f".repeat(64)}` }, "KEEPER_KEY is not valid. Set it to a private key"],
    [
      { KEEPER_KEY: key, KEEPER_KEYSTORE: "a", KEEPER_PASSWORD: "b" },
      "KEEPER_KEY and KEEPER_KEYSTORE are both",
    ],
    [{ KEEPER_KEYSTORE: "a", KEEPER_PASSWORD: "b", KEEPER_PASSWORD_FILE: "c" }, "are both set"],
    [{ KEEPER_KEYSTORE: "a" }, "KEEPER_PASSWORD is missing"],
    [{ KEEPER_MEMBER: "Will" }, 'KEEPER_MEMBER is "Will"'],
    [{ KEEPER_MAX_GWEI: "0" }, "KEEPER_MAX_GWEI"],
  ])("%j is refused", (environment, reason) => {
    expect(() => read(environment)).toThrow(reason);
    for (const secret of [environment["KEEPER_KEY"], environment["KEEPER_PASSWORD"]]) {
      if (secret !== undefined && secret.length > 1) expect(() => read(environment)).not.toThrow(secret);
    }
  });
});
