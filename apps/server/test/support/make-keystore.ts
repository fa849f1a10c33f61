import { createCipheriv, pbkdf2Sync, randomBytes, scryptSync } from "node:crypto";
import { concatBytes, type Hex, hexToBytes, keccak256 } from "viem";

/** An encrypted key as wallets write it (Web3 Secret Storage 3), with a derivation that takes no time. */
export function makeKeystore(key: Hex, password: string, kdf: "scrypt" | "pbkdf2" = "scrypt"): string {
  const salt = randomBytes(32);
  const iv = randomBytes(16);
  const shared = { dklen: 32, salt: salt.toString("hex") };
  const [derived, kdfparams] =
    kdf === "scrypt"
      ? [scryptSync(password, salt, 32, { N: 1_024, r: 8, p: 1 }), { n: 1_024, r: 8, p: 1, ...shared }]
      : [pbkdf2Sync(password, salt, 1_000, 32, "sha256"), { c: 1_000, prf: "hmac-sha256", ...shared }];
  const cipher = createCipheriv("aes-128-ctr", derived.subarray(0, 16), iv);
  const ciphertext = Buffer.concat([cipher.update(hexToBytes(key)), cipher.final()]);
  const mac = keccak256(concatBytes([derived.subarray(16, 32), ciphertext])).slice(2);
  return JSON.stringify({
    version: 3,
    id: "3198bc9c-6672-5ab3-d995-4942343ae5b6",
    crypto: {
      cipher: "aes-128-ctr",
      ciphertext: ciphertext.toString("hex"),
      cipherparams: { iv: iv.toString("hex") },
      kdf,
      kdfparams,
      mac,
    },
  });
}
