import { type HDAccount, mnemonicToAccount } from "viem/accounts";

/** anvil's public test mnemonic: the keys of the local world's own people. */
const MNEMONIC = "test test test test test test test test test test test junk";
/** Where the seeded members begin in it, behind deployer, root and operator. */
const FIRST_MEMBER = 3;

/** The account of a seeded member: 0 is the first, willow. */
export function seededAccount(index: number): HDAccount {
  return mnemonicToAccount(MNEMONIC, { addressIndex: FIRST_MEMBER + index });
}
