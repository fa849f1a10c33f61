import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDeployer, readOptions } from "./options.ts";

const key = `0x${"1".repeat(64)}`;
const address = "0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A";

/** The specification's example for PBKDF2 (Web3 Secret Storage). */
const keystore = {
  crypto: {
    cipher: "aes-128-ctr",
    cipherparams: { iv: "6087dab2f9fdbbfaddc31a909735c1e6" },
    ciphertext: "5318b4d5bcd28de64ee5559e671353e16f075ecae9f99c7a79a38af5f869aa46",
    kdf: "pbkdf2",
    kdfparams: {
      c: 262_144,
      dklen: 32,
      prf: "hmac-sha256",
      salt: "ae3cd4e7013836a3df6bd7241b12db061dbe2c6785853cce422d148a624ce0bd",
    },
    mac: "517ead924a9d0dc3124507e3393d175ce3ff7c1e96529c6c555ce9e51205e9b2",
  },
  version: 3,
};

test("the key comes from the environment", async () => {
  expect((await openDeployer({ DEPLOYER_KEY: key })).address).toBe(address);
});

test("the key comes from a keystore and a password file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "canopy-key-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [file, password] = [join(folder, "deployer.json"), join(folder, "password")];
  await writeFile(file, JSON.stringify(keystore));
  await writeFile(password, "testpassword\n");
  const given = { DEPLOYER_KEYSTORE: file, DEPLOYER_PASSWORD_FILE: password };
  expect((await openDeployer(given)).address).toBe("0x008AeEda4D805471dF9b2A5B0f38A0C3bCBA786b");
  await writeFile(password, "another\n");
  await expect(openDeployer(given)).rejects.toThrow(
    "wrong password. Check the password in DEPLOYER_PASSWORD_FILE.",
  );
});

test.each([
  [{}, "Set one of the two"],
  [{ DEPLOYER_KEY: key, DEPLOYER_KEYSTORE: "deployer.json" }, "Set one of the two"],
  [{ DEPLOYER_KEYSTORE: "deployer.json" }, "DEPLOYER_PASSWORD"],
  [{ DEPLOYER_KEY: "0x12" }, "DEPLOYER_KEY must be a private key"],
])("refuses %j", async (environment, sentence) => {
  await expect(openDeployer(environment)).rejects.toThrow(sentence);
});

const least = ["--network", "amoy", "--rpc", "https://node.example", "--plan", "plan.json"];

test("without --execute it only rehearses", () => {
  const options = readOptions(least);
  expect(options).toMatchObject({ execute: false, recordPath: "plan.record.json", confirmations: 20n });
  expect(readOptions([...least, "--execute", "--record", "mine.json"])).toMatchObject({
    execute: true,
    recordPath: "mine.json",
  });
});

test.each([
  [["--network", "mainnet"], "--network must be"],
  [["--rpc", "wss://node.example"], "--rpc must be"],
  [["--confirmations", "few"], "--confirmations must be"],
  [["--force"], "--force"],
])("refuses %j", (args, sentence) => {
  expect(() => readOptions([...least, ...args])).toThrow(sentence);
});
