import {
  type Chain,
  createClient,
  createWalletClient,
  hexToBigInt,
  http,
  type LocalAccount,
  numberToHex,
  ProviderRpcError,
  parseEther,
} from "viem";
import * as z from "zod/mini";
import { WalletEvents, type WalletProvider } from "../page-wallets/announce-wallet.ts";

const hex = z.templateLiteral(["0x", z.string().check(z.regex(/^[0-9a-fA-F]*$/))]);
const transactionSchema = z.object({
  from: z.optional(hex),
  to: z.optional(hex),
  data: z.optional(hex),
  value: z.optional(hex),
  gas: z.optional(hex),
});

/** POL for a new account. */
const pocketMoney = parseEther("10000");

/**
 * An in-page wallet for the local chain. It signs with `account()` without confirmation, and forwards every other call to the
 * node.
 */
export function createDevProvider(chain: Chain, account: () => LocalAccount | null): WalletProvider {
  const transport = http(chain.rpcUrls.default.http[0]);
  const node = createClient({ chain, transport });
  // An account is chosen before the wallet connects, so nothing changes later.
  const events = new WalletEvents();

  function signer(): LocalAccount {
    const present = account();
    if (present === null)
      throw new ProviderRpcError(new Error("No account"), { code: 4100, shortMessage: "No account" });
    return present;
  }

  async function send(params: unknown): Promise<unknown> {
    const [transaction] = z.tuple([transactionSchema], z.unknown()).parse(params);
    const wallet = createWalletClient({ account: signer(), chain, transport });
    return wallet.sendTransaction({
      to: transaction.to ?? null,
      ...(transaction.data && { data: transaction.data }),
      ...(transaction.value && { value: hexToBigInt(transaction.value) }),
      ...(transaction.gas && { gas: hexToBigInt(transaction.gas) }),
    });
  }

  async function request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    switch (method) {
      case "eth_requestAccounts":
        return [signer().address];
      case "eth_accounts": {
        const present = account();
        return present ? [present.address] : [];
      }
      case "wallet_requestPermissions":
      case "wallet_revokePermissions":
        return [];
      case "eth_chainId":
        return numberToHex(chain.id);
      case "wallet_switchEthereumChain":
        return null;
      case "personal_sign": {
        const [raw] = z.tuple([hex], z.unknown()).parse(params);
        return signer().signMessage({ message: { raw } });
      }
      case "eth_sendTransaction":
        return send(params);
      default:
        return node.request<{ Method: string; Parameters: unknown; ReturnType: unknown }>({ method, params });
    }
  }

  return {
    request,
    on: (event, listener) => events.on(event, listener),
    removeListener: (event, listener) => events.removeListener(event, listener),
  };
}

/** Funds an address on the local chain. Only test nodes support this call. */
export async function fundDevAccount(chain: Chain, address: `0x${string}`): Promise<void> {
  const node = createClient({ chain, transport: http(chain.rpcUrls.default.http[0]) });
  await node.request<{ Method: "anvil_setBalance"; Parameters: [string, string]; ReturnType: null }>({
    method: "anvil_setBalance",
    params: [address, numberToHex(pocketMoney)],
  });
}
