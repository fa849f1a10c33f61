import { parseGwei } from "viem";
import type { z } from "zod";
import { file, key, password, refuseSignerContradictions, type SignerConfig, toSigner } from "./signer.ts";
import { wholeNumber } from "./variable.ts";

export interface BotsConfig {
  /** Days on paper before a bot may go live. */
  readonly paperDays: number;
  /** The account that executes rules of vaults. */
  readonly signer: SignerConfig;
  /** Maximum wei per gas of a transaction. */
  readonly maxFeePerGas: bigint;
}

export const botsVariables = {
  BOTS_PAPER_DAYS: wholeNumber(0, 365).default(7),
  BOTS_KEY: key(),
  BOTS_KEYSTORE: file(),
  BOTS_PASSWORD: password(),
  BOTS_PASSWORD_FILE: file(),
  BOTS_MAX_GWEI: wholeNumber(1, 1_000_000).default(500),
};

type BotsEnvironment = z.infer<z.ZodObject<typeof botsVariables>>;

export function refuseBotsContradictions(env: Partial<BotsEnvironment>, context: z.RefinementCtx): void {
  refuseSignerContradictions("BOTS", toVariables(env), context);
}

export function readBotsConfig(env: BotsEnvironment): BotsConfig {
  return {
    paperDays: env.BOTS_PAPER_DAYS,
    signer: toSigner(toVariables(env)),
    maxFeePerGas: parseGwei(String(env.BOTS_MAX_GWEI)),
  };
}

function toVariables(env: Partial<BotsEnvironment>) {
  return {
    key: env.BOTS_KEY,
    keystore: env.BOTS_KEYSTORE,
    password: env.BOTS_PASSWORD,
    passwordFile: env.BOTS_PASSWORD_FILE,
  };
}
