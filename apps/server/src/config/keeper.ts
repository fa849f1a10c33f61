import { isHex, type PrivateKeyAccount, parseGwei } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import type { z } from "zod";
import { variable, wholeNumber } from "./variable.ts";

/** Which account pays for settling, and how much. */
export interface KeeperConfig {
  readonly signer: SignerConfig;
  /** Username of the member whose box gets the rewards for closing rounds; null = the HeroPool. */
  readonly member: string | null;
  /** Maximum wei per gas of a transaction. */
  readonly maxFeePerGas: bigint;
}

/** A key from the environment, or an encrypted key file; without either the keeper only reports. */
export type SignerConfig =
  | { readonly kind: "none" }
  | { readonly kind: "account"; readonly account: PrivateKeyAccount }
  | { readonly kind: "keystore"; readonly file: string; readonly password: Password };

export type Password = { readonly text: string } | { readonly file: string };

const file = () => variable("a file", (text) => text);

export const keeperVariables = {
  KEEPER_KEY: variable("a private key, 0x and 64 hexadecimal digits", readKey, { isSecret: true }).optional(),
  KEEPER_KEYSTORE: file().optional(),
  KEEPER_PASSWORD: variable("the keystore's password", (text) => text, { isSecret: true }).optional(),
  KEEPER_PASSWORD_FILE: file().optional(),
  KEEPER_MEMBER: variable("a username: 4 to 16 of a-z, 0-9 and _, starting with a letter", (text) =>
    /^[a-z][a-z0-9_]{3,15}$/.test(text) ? text : undefined,
  ).optional(),
  KEEPER_MAX_GWEI: wholeNumber(1, 1_000_000).default(500),
};

type KeeperEnvironment = z.infer<z.ZodObject<typeof keeperVariables>>;

/** Two keys or two passwords are ambiguous, and a keystore needs a password. */
export function refuseContradictions(env: Partial<KeeperEnvironment>, context: z.RefinementCtx): void {
  const refuse = (name: keyof KeeperEnvironment, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  const hasText = env.KEEPER_PASSWORD !== undefined;
  const hasFile = env.KEEPER_PASSWORD_FILE !== undefined;
  if (env.KEEPER_KEY !== undefined && env.KEEPER_KEYSTORE !== undefined) {
    refuse("KEEPER_KEY", "and KEEPER_KEYSTORE are both set. Remove one of them.");
  }
  if (hasText && hasFile) {
    refuse("KEEPER_PASSWORD", "and KEEPER_PASSWORD_FILE are both set. Remove one of them.");
  }
  if (env.KEEPER_KEYSTORE !== undefined && !hasText && !hasFile) {
    refuse("KEEPER_PASSWORD", "is missing. KEEPER_KEYSTORE needs it, or KEEPER_PASSWORD_FILE.");
  }
}

export function readKeeperConfig(env: KeeperEnvironment): KeeperConfig {
  return {
    signer: toSigner(env),
    member: env.KEEPER_MEMBER ?? null,
    maxFeePerGas: parseGwei(String(env.KEEPER_MAX_GWEI)),
  };
}

function toSigner(env: KeeperEnvironment): SignerConfig {
  if (env.KEEPER_KEY !== undefined) return { kind: "account", account: env.KEEPER_KEY };
  if (env.KEEPER_KEYSTORE === undefined) return { kind: "none" };
  const password =
    env.KEEPER_PASSWORD_FILE === undefined
      ? { text: env.KEEPER_PASSWORD ?? "" }
      : { file: env.KEEPER_PASSWORD_FILE };
  return { kind: "keystore", file: env.KEEPER_KEYSTORE, password };
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
