import { pbkdf2Sync } from "node:crypto";
import { readFile } from "node:fs/promises";
import { decrypt, type Key, toKey } from "ox/Keystore";
import type { PrivateKeyAccount } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { z } from "zod";
import type { Password, SignerConfig } from "../config/signer.ts";
import { OperatorError } from "../lib/operator-error.ts";

const hex = (pattern: RegExp) =>
  z
    .string()
    .regex(pattern)
    .transform((text) => text.replace(/^0x/, ""));
const salt = hex(/^(0x)?([0-9a-f]{2})+$/i);
const bytes16 = hex(/^(0x)?[0-9a-f]{32}$/i);
const bytes32 = hex(/^(0x)?[0-9a-f]{64}$/i);
const positive = z.int().positive();
/** The key is always the first 32 bytes. */
const KEY_BYTES = 32;
const dklen = z.int().min(KEY_BYTES).max(64);

/** Web3 Secret Storage, version 3: the format of `cast wallet`, geth and most wallets. */
const keystoreSchema = z.object({
  version: z.literal(3),
  id: z.string().default(""),
  crypto: z.intersection(
    z.object({
      cipher: z.literal("aes-128-ctr"),
      ciphertext: bytes32,
      cipherparams: z.object({ iv: bytes16 }),
      mac: bytes32,
    }),
    z.discriminatedUnion("kdf", [
      z.object({
        kdf: z.literal("scrypt"),
        kdfparams: z.object({ n: positive, r: positive, p: positive, dklen, salt }),
      }),
      z.object({
        kdf: z.literal("pbkdf2"),
        kdfparams: z.object({ c: positive, prf: z.literal("hmac-sha256"), dklen, salt }),
      }),
    ]),
  ),
});
type Keystore = z.infer<typeof keystoreSchema>;

/**
 * Opens the account of a role; null when none is configured.
 *
 * @param owner see `openKeystore`
 * @throws OperatorError when the keystore cannot be opened
 */
export async function openSigner(signer: SignerConfig, owner?: string): Promise<PrivateKeyAccount | null> {
  if (signer.kind === "none") return null;
  return signer.kind === "account" ? signer.account : openKeystore(signer.file, signer.password, owner);
}

/**
 * Opens an encrypted key file.
 *
 * @param owner prefix of the variables that an error names: `KEEPER` for KEEPER_KEYSTORE and so on
 * @throws OperatorError when a file cannot be read, is not a keystore, or has another password
 */
export async function openKeystore(
  file: string,
  password: Password,
  owner = "KEEPER",
): Promise<PrivateKeyAccount> {
  const variable = `${owner}_KEYSTORE`;
  const keystore = parseKeystore(await read(variable, file), `${variable} ${file}`);
  const text =
    "text" in password
      ? password.text
      : (await read(`${owner}_PASSWORD_FILE`, password.file)).replace(/\r?\n$/, "");
  const key = deriveKey(keystore, text, variable);
  try {
    return privateKeyToAccount(decrypt(keystore, key));
  } catch {
    const given = "text" in password ? `${owner}_PASSWORD` : `the password in ${owner}_PASSWORD_FILE`;
    throw new OperatorError(`${variable} ${file} cannot be decrypted: wrong password. Check ${given}.`);
  }
}

async function read(variable: string, file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? `${error.code}` : "unknown error";
    throw new OperatorError(
      `${variable} ${file} cannot be read (${code}). Set ${variable} to a file that this user can read.`,
    );
  }
}

function parseKeystore(text: string, name: string): Keystore {
  const parsed = keystoreSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path.join(".");
  throw new OperatorError(
    `${name} is not a keystore of version 3${path ? ` (invalid: ${path})` : ""}. Make one with \`cast wallet import\`.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Synchronous: the asynchronous scrypt of ox ignores the file's r and p. It runs once, before the server starts. */
function deriveKey(keystore: Keystore, password: string, variable: string): Key {
  const { crypto } = keystore;
  try {
    // Node's own derivation takes a tenth of the time of ox's. OpenSSL's scrypt refuses parameters that the definition uses.
    return crypto.kdf === "pbkdf2" ? derivePbkdf2(crypto.kdfparams, password) : toKey(keystore, { password });
  } catch {
    const parameters = JSON.stringify({ ...crypto.kdfparams, salt: undefined });
    throw new OperatorError(
      `${variable} has ${crypto.kdf} parameters ${parameters}, which are invalid or need more than 1 GiB of memory. ` +
        "Make another keystore with `cast wallet import`.",
    );
  }
}

function derivePbkdf2({ c, salt }: { c: number; salt: string }, password: string): Key {
  return `0x${pbkdf2Sync(password, Buffer.from(salt, "hex"), c, KEY_BYTES, "sha256").toString("hex")}`;
}
