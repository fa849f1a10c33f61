import { randomBytes } from "node:crypto";
import { link, open, rename } from "node:fs/promises";
import { encrypt, scrypt } from "ox/Keystore";
import type { Hex } from "viem";
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts";
import { OperatorError } from "../lib/operator-error.ts";

/** Where a keeper's key is: an encrypted file, and a file with its password. */
export interface KeyFiles {
  readonly keystore: string;
  readonly password: string;
}

/** Less than wallets use: a random password of 256 bits is as hard to guess as the key. */
const SCRYPT_COST = 8_192;

/** The name of a file that keeps the key of `address`. */
export const toArchiveName = (file: string, address: string) => `${file}.${address}`;
const toDraftName = (file: string) => `${file}.new`;

/** Creates a key and writes it next to the current one, readable by its owner only. Nothing uses it yet. */
export async function draftKey(files: KeyFiles): Promise<Hex> {
  const key = generatePrivateKey();
  const password = randomBytes(32).toString("base64url");
  const [derived, options] = scrypt({ password, n: SCRYPT_COST, r: 8, p: 1 });
  await writeSecret(toDraftName(files.password), `${password}\n`);
  await writeSecret(toDraftName(files.keystore), `${JSON.stringify(encrypt(key, derived, options))}\n`);
  return privateKeyToAddress(key);
}

/** Puts the drafted key in place. The key before it stays, under a name with its address. */
export async function replaceKey(files: KeyFiles, previous: string | null): Promise<void> {
  for (const file of [files.password, files.keystore]) {
    if (previous !== null) await link(file, toArchiveName(file, previous)).catch(ignoreExisting);
    await rename(toDraftName(file), file);
  }
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
}

async function writeSecret(path: string, text: string): Promise<void> {
  const file = await open(path, "wx", 0o600).catch((cause: unknown) => {
    throw new OperatorError(
      `The file ${path} cannot be created. If it is left from an interrupted rotation, check that its account has no POL and remove it.`,
      { cause },
    );
  });
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
