import { parseGwei } from "viem";
import type { z } from "zod";
import { file, key, password, refuseSignerContradictions, type SignerConfig, toSigner } from "./signer.ts";
import { variable, wholeNumber } from "./variable.ts";

/** Which account pays for settling, and how much. */
export interface KeeperConfig {
  readonly signer: SignerConfig;
  /** Username of the member whose box gets the rewards for closing rounds; null = the HeroPool. */
  readonly member: string | null;
  /** Maximum wei per gas of a transaction. */
  readonly maxFeePerGas: bigint;
}

export const keeperVariables = {
  KEEPER_KEY: key(),
  KEEPER_KEYSTORE: file(),
  KEEPER_PASSWORD: password(),
  KEEPER_PASSWORD_FILE: file(),
  KEEPER_MEMBER: variable("a username: 4 to 16 of a-z, 0-9 and _, starting with a letter", (text) =>
    /^[a-z][a-z0-9_]{3,15}$/.test(text) ? text : undefined,
  ).optional(),
  KEEPER_MAX_GWEI: wholeNumber(1, 1_000_000).default(500),
};

type KeeperEnvironment = z.infer<z.ZodObject<typeof keeperVariables>>;

export function refuseKeeperContradictions(env: Partial<KeeperEnvironment>, context: z.RefinementCtx): void {
  refuseSignerContradictions("KEEPER", toVariables(env), context);
}

export function readKeeperConfig(env: KeeperEnvironment): KeeperConfig {
  return {
    signer: toSigner(toVariables(env)),
    member: env.KEEPER_MEMBER ?? null,
    maxFeePerGas: parseGwei(String(env.KEEPER_MAX_GWEI)),
  };
}

function toVariables(env: Partial<KeeperEnvironment>) {
  return {
    key: env.KEEPER_KEY,
    keystore: env.KEEPER_KEYSTORE,
    password: env.KEEPER_PASSWORD,
    passwordFile: env.KEEPER_PASSWORD_FILE,
  };
}
