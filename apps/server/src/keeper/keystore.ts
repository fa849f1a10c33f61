import { createDecipheriv, pbkdf2, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { bytesToHex, concatBytes, keccak256, type PrivateKeyAccount } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { z } from "zod";
import type { Password, SignerConfig } from "../config/keeper.ts";
import { Problem } from "../lib/problem.ts";

const deriveByPbkdf2 = promisify(pbkdf2);
const deriveByScrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Octets for scrypt: as much as geth's dearest setting takes, and then some. */
const MOST_MEMORY = 1 << 30;

const bytes = z
  .string()
  .regex(/^(0x)?([0-9a-fA-F]{2})+$/)
  .transform((text) => Buffer.from(text.replace(/^0x/, ""), "hex"));

/** Web3 Secret Storage, version 3: what `cast wallet`, geth and most wallets write. */
const keystoreSchema = z.object({
  version: z.literal(3),
  crypto: z.intersection(
    z.object({
      cipher: z.literal("aes-128-ctr"),
      ciphertext: bytes,
      cipherparams: z.object({ iv: bytes }),
      mac: bytes,
    }),
    z.discriminatedUnion("kdf", [
      z.object({
        kdf: z.literal("scrypt"),
        kdfparams: z.object({
          n: z.int().positive(),
          r: z.int().positive(),
          p: z.int().positive(),
          dklen: z.int().min(32).max(64),
          salt: bytes,
        }),
      }),
      z.object({
        kdf: z.literal("pbkdf2"),
        kdfparams: z.object({
          c: z.int().positive(),
          prf: z.literal("hmac-sha256"),
          dklen: z.int().min(32).max(64),
          salt: bytes,
        }),
      }),
    ]),
  ),
});
type Keystore = z.infer<typeof keystoreSchema>;

/**
 * The account that pays for settling; null when none is configured.
 *
 * @throws Problem when the keystore cannot be opened
 */
export async function openSigner(signer: SignerConfig): Promise<PrivateKeyAccount | null> {
  if (signer.kind === "none") return null;
  return signer.kind === "account" ? signer.account : openKeystore(signer.file, signer.password);
}

/**
 * Opens an encrypted key file.
 *
 * @param owner whose variables a refusal names: `KEEPER` for KEEPER_KEYSTORE and so on
 * @throws Problem when a file cannot be read, is no keystore, or has another password
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
  const key = await decrypt(keystore, text, variable);
  if (key === null) {
    const given = "text" in password ? `${owner}_PASSWORD` : `the password in ${owner}_PASSWORD_FILE`;
    throw new Problem(`${variable} ${file} does not open: ${given} is wrong.`);
  }
  return key;
}

async function read(variable: string, file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? `${error.code}` : "unknown error";
    throw new Problem(`${variable} ${file} cannot be read (${code}): give a file that this user may read.`);
  }
}

function parseKeystore(text: string, name: string): Keystore {
  const parsed = keystoreSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join(".");
  throw new Problem(
    `${name} is no keystore of version 3${where ? ` (see its ${where})` : ""}: make one with \`cast wallet import\`.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Null when the password is wrong. */
async function decrypt(
  { crypto }: Keystore,
  password: string,
  variable: string,
): Promise<PrivateKeyAccount | null> {
  const derived = await derive(crypto, password, variable);
  const mac = Buffer.from(keccak256(concatBytes([derived.subarray(16, 32), crypto.ciphertext]), "bytes"));
  if (mac.length !== crypto.mac.length || !timingSafeEqual(mac, crypto.mac)) return null;
  const cipher = createDecipheriv("aes-128-ctr", derived.subarray(0, 16), crypto.cipherparams.iv);
  return privateKeyToAccount(bytesToHex(Buffer.concat([cipher.update(crypto.ciphertext), cipher.final()])));
}

async function derive(crypto: Keystore["crypto"], password: string, variable: string): Promise<Buffer> {
  if (crypto.kdf === "pbkdf2") {
    const { c, salt, dklen } = crypto.kdfparams;
    return deriveByPbkdf2(password, salt, c, dklen, "sha256");
  }
  const { n, r, p, salt, dklen } = crypto.kdfparams;
  try {
    return await deriveByScrypt(password, salt, dklen, { N: n, r, p, maxmem: MOST_MEMORY });
  } catch {
    throw new Problem(
      `${variable} asks for an scrypt with n=${n}, r=${r}, p=${p}, which OpenSSL does not do: make another with \`cast wallet import\`.`,
    );
  }
}
