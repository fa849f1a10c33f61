import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeKeystore } from "../../test/support/make-keystore.ts";
import { OperatorError } from "../lib/operator-error.ts";
import { openKeystore } from "./keystore.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "canopy-keystore-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function file(content: string): Promise<string> {
  const name = join(folder, randomBytes(8).toString("hex"));
  await writeFile(name, content);
  return name;
}

/** The test vectors in the definition of Web3 Secret Storage, version 3; both hold the same key. */
const vectors = {
  pbkdf2: {
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
  },
  scrypt: {
    crypto: {
      cipher: "aes-128-ctr",
      cipherparams: { iv: "83dbcc02d8ccb40e466191a123791e0e" },
      ciphertext: "d172bf743a674da9cdad04534d56926ef8358534d458fffccd4e6ad2fbde479c",
      kdf: "scrypt",
      kdfparams: {
        dklen: 32,
        n: 262_144,
        r: 1,
        p: 8,
        salt: "ab0c7876052600dd703518d6fc3fe8984592145b591fc8fb5c6d43190334ba19",
      },
      mac: "2103ac29920d71da29f15d75b4a16dbe95cfd7ff8faea1056c33131d846e3097",
    },
    version: 3,
  },
};

describe("a keystore opens with its password", () => {
  test.each(["scrypt", "pbkdf2"] as const)("as in the definition, with %s", async (kdf) => {
    const account = await openKeystore(await file(JSON.stringify(vectors[kdf])), { text: "testpassword" });
    expect(account.address.toLowerCase()).toBe("0x008aeeda4d805471df9b2a5b0f38a0c3bcba786b");
  });

  test("with hexadecimal values that start with 0x", async () => {
    const key = generatePrivateKey();
    const keystore = makeKeystore(key, "right").replace(/"(mac|iv|salt|ciphertext)":"/g, '"$1":"0x');
    const account = await openKeystore(await file(keystore), { text: "right" });
    expect(account.address).toBe(privateKeyToAddress(key));
  });

  test.each([
    "scrypt",
    "pbkdf2",
  ] as const)("made with %s, the password in a file that ends with a newline", async (kdf) => {
    const key = generatePrivateKey();
    const keystore = await file(makeKeystore(key, "correct horse ", kdf));
    const account = await openKeystore(keystore, { file: await file("correct horse \n") });
    expect(account.address).toBe(privateKeyToAddress(key));
  });
});

describe("a keystore is refused with the reason", () => {
  async function refuse(...given: Parameters<typeof openKeystore>): Promise<string> {
    const error: unknown = await openKeystore(...given).catch((thrown: unknown) => thrown);
    if (error instanceof OperatorError) return error.message;
    throw new Error("The keystore was accepted");
  }

  test("when the password is wrong, without repeating it", async () => {
    const keystore = await file(makeKeystore(generatePrivateKey(), "right", "scrypt"));
    const message = await refuse(keystore, { text: "wr0ng-secret" });
    expect(message).toBe(
      `KEEPER_KEYSTORE ${keystore} cannot be decrypted: wrong password. Check KEEPER_PASSWORD.`,
    );
    const fromFile = await refuse(keystore, { file: await file("wr0ng-secret") });
    expect(fromFile).toContain("wrong password. Check the password in KEEPER_PASSWORD_FILE.");
    expect(fromFile).not.toContain("wr0ng-secret");
  });

  test("when a file does not exist", async () => {
    expect(await refuse("/no/such/key", { text: "" })).toContain(
      "KEEPER_KEYSTORE /no/such/key cannot be read (ENOENT)",
    );
    const keystore = await file(makeKeystore(generatePrivateKey(), "right", "scrypt"));
    expect(await refuse(keystore, { file: "/no/such/password" })).toContain(
      "KEEPER_PASSWORD_FILE /no/such/password",
    );
  });

  test.each([
    ["not JSON", "0x1234", "is not a keystore of version 3"],
    ["another version", JSON.stringify({ ...vectors.scrypt, version: 1 }), "(invalid: version)"],
    ["another kdf", JSON.stringify(vectors.scrypt).replace('"kdf":"scrypt"', '"kdf":"argon2"'), "crypto.kdf"],
    ["a short iv", JSON.stringify(vectors.scrypt).replace("83db", ""), "crypto.cipherparams.iv"],
    ["an invalid ciphertext", JSON.stringify(vectors.scrypt).replace("d172", "d1z2"), "crypto.ciphertext"],
  ])("when it has %s", async (_, content, reason) => {
    expect(await refuse(await file(content), { text: "testpassword" })).toContain(reason);
  });

  test.each([
    ["is invalid", JSON.stringify(vectors.scrypt).replace('"n":262144', '"n":262143')],
    ["needs too much memory", JSON.stringify(vectors.scrypt).replace('"r":1', '"r":1000000')],
  ])("when its scrypt %s", async (_, content) => {
    expect(await refuse(await file(content), { text: "testpassword" })).toContain(
      "more than 1 GiB of memory",
    );
  });
});
