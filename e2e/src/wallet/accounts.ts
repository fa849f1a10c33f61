import { type HDAccount, mnemonicToAccount } from "viem/accounts";

/** anvil's public test mnemonic: the keys of the seeded accounts. */
const MNEMONIC = "test test test test test test test test test test test junk";
/** Index of the first seeded member, after deployer, root and operator. */
const FIRST_MEMBER = 3;

/** The account of a seeded member: 0 is the first, willow. */
export function seededAccount(index: number): HDAccount {
  return mnemonicToAccount(MNEMONIC, { addressIndex: FIRST_MEMBER + index });
}
