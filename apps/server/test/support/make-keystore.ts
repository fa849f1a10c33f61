import { encrypt, pbkdf2, scrypt } from "ox/Keystore";
import type { Hex } from "viem";

/** Creates an encrypted key file like a wallet's, with a fast key derivation. */
export function makeKeystore(key: Hex, password: string, kdf: "scrypt" | "pbkdf2" = "scrypt"): string {
  const [derived, options] =
    kdf === "scrypt" ? scrypt({ password, n: 1_024, r: 8, p: 1 }) : pbkdf2({ password, iterations: 1_000 });
  return JSON.stringify(encrypt(key, derived, options));
}
