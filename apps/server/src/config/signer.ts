import { isHex, type PrivateKeyAccount } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import type { z } from "zod";
import { variable } from "./variable.ts";

/** A key from the environment, or an encrypted key file; without either the role only reports. */
export type SignerConfig =
  | { readonly kind: "none" }
  | { readonly kind: "account"; readonly account: PrivateKeyAccount }
  | { readonly kind: "keystore"; readonly file: string; readonly password: Password };

export type Password = { readonly text: string } | { readonly file: string };

/** The variables of a role's signer, whose names begin with the role's. */
interface SignerVariables {
  readonly key?: PrivateKeyAccount | undefined;
  readonly keystore?: string | undefined;
  readonly password?: string | undefined;
  readonly passwordFile?: string | undefined;
}

export const key = () =>
  variable("a private key, 0x and 64 hexadecimal digits", readKey, { isSecret: true }).optional();
export const file = () => variable("a file", (text) => text).optional();
export const password = () =>
  variable("the keystore's password", (text) => text, { isSecret: true }).optional();

/** Two keys or two passwords are ambiguous, and a keystore needs a password. */
export function refuseSignerContradictions(
  role: string,
  { key, keystore, password, passwordFile }: SignerVariables,
  context: z.RefinementCtx,
): void {
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: "custom", path: [`${role}_${name}`], message });
  if (key !== undefined && keystore !== undefined) {
    refuse("KEY", `and ${role}_KEYSTORE are both set. Remove one of them.`);
  }
  if (password !== undefined && passwordFile !== undefined) {
    refuse("PASSWORD", `and ${role}_PASSWORD_FILE are both set. Remove one of them.`);
  }
  if (keystore !== undefined && password === undefined && passwordFile === undefined) {
    refuse("PASSWORD", `is missing. ${role}_KEYSTORE needs it, or ${role}_PASSWORD_FILE.`);
  }
}

export function toSigner({ key, keystore, password, passwordFile }: SignerVariables): SignerConfig {
  if (key !== undefined) return { kind: "account", account: key };
  if (keystore === undefined) return { kind: "none" };
  return {
    kind: "keystore",
    file: keystore,
    password: passwordFile === undefined ? { text: password ?? "" } : { file: passwordFile },
  };
}

/** The account of a key: from here on only its address can be printed. */
function readKey(text: string): PrivateKeyAccount | undefined {
  const hex = text.startsWith("0x") ? text : `0x${text}`;
  if (!isHex(hex) || hex.length !== 66) return undefined;
  try {
    return privateKeyToAccount(hex);
  } catch {
    // Zero, or above the order of the curve.
    return undefined;
  }
}
