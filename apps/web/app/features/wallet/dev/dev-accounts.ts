import { type Hex, type LocalAccount, toHex } from "viem";
import { generatePrivateKey, type HDAccount, mnemonicToAccount, privateKeyToAccount } from "viem/accounts";
import * as z from "zod/mini";

/**
 * Accounts of the dev wallet, for the local chain only. Their keys are public (anvil's test mnemonic) or unencrypted in the
 * browser's storage, so they must never hold anything of value.
 */
export type DevAccount =
  /** A member of the seeded world: number `seed`, counted from 1. */
  | { readonly kind: "seeded"; readonly seed: number }
  /** A key created in this browser. */
  | { readonly kind: "fresh"; readonly privateKey: Hex };

const testPhrase = "test test test test test test test test test test test junk";

// Indexes 0 to 2 of the mnemonic belong to the deployer, the root and the operator.
const firstSeededIndex = 3;

/** The first seeded members, and the account after all 212 of them: a seat is offered to it. */
const offeredSeeds = [1, 2, 3, 4, 5, 6, 213];

const keysKey = "canopy-dev-keys";
const chosenKey = "canopy-dev-account";

const privateKeySchema = z.templateLiteral(["0x", z.string().check(z.regex(/^[0-9a-f]{64}$/))]);
const keysSchema = z.array(privateKeySchema);
const accountSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("seeded"), seed: z.int().check(z.gte(1), z.lte(1_000)) }),
  z.object({ kind: z.literal("fresh"), privateKey: privateKeySchema }),
]);

type DevStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Deriving a key takes some 30 ms of a fast machine, and a list asks for each at every render. */
const signers = new Map<Hex | number, LocalAccount>();
let branch: ReturnType<HDAccount["getHdKey"]> | undefined;

/** The account that signs. */
export function toSigner(account: DevAccount): LocalAccount {
  const key = account.kind === "fresh" ? account.privateKey : account.seed;
  const signer = signers.get(key) ?? deriveSigner(account);
  signers.set(key, signer);
  return signer;
}

function deriveSigner(account: DevAccount): LocalAccount {
  if (account.kind === "fresh") return privateKeyToAccount(account.privateKey);
  // All but the last step of the path, which is the same for all members, takes most of the time.
  branch ??= mnemonicToAccount(testPhrase, { path: "m/44'/60'/0'/0" }).getHdKey();
  const { privateKey } = branch.deriveChild(firstSeededIndex + account.seed - 1);
  if (privateKey === null) throw new Error(`The member ${account.seed} has no key`);
  return privateKeyToAccount(toHex(privateKey));
}

/** Keys created in this browser, newest first, then the seeded members. */
export function listDevAccounts(storage: DevStorage): DevAccount[] {
  const keys = read(storage, keysKey, keysSchema) ?? [];
  return [
    ...keys.map((privateKey): DevAccount => ({ kind: "fresh", privateKey })).reverse(),
    ...offeredSeeds.map((seed): DevAccount => ({ kind: "seeded", seed })),
  ];
}

/** Creates a key and stores it in the browser. */
export function createDevAccount(storage: DevStorage): DevAccount {
  const privateKey = generatePrivateKey();
  const keys = read(storage, keysKey, keysSchema) ?? [];
  storage.setItem(keysKey, JSON.stringify([...keys, privateKey]));
  return { kind: "fresh", privateKey };
}

/** The current account, or null. */
export function chosenDevAccount(storage: DevStorage): DevAccount | null {
  return read(storage, chosenKey, accountSchema);
}

/** Opens the wallet with an account, or closes it with null. */
export function chooseDevAccount(storage: DevStorage, account: DevAccount | null): void {
  if (account === null) storage.removeItem(chosenKey);
  else storage.setItem(chosenKey, JSON.stringify(account));
}

function read<Output>(storage: DevStorage, key: string, schema: z.ZodMiniType<Output>): Output | null {
  try {
    const parsed = schema.safeParse(JSON.parse(storage.getItem(key) ?? "null"));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
