import { planAbi as error } from "@canopy/protocol/abi/plan.gen";
import type { ContractErrorName } from "@canopy/shared/error-catalogue";
import { decodeErrorResult, isHex } from "viem";
import { ApiError } from "../../api/api-error.ts";
import { type RevertCode, revertDataIn, toContractCode } from "./contract-reasons.ts";
import { ExchangeError } from "./exchange-error.ts";

/** Errors of a wallet, the node, the plan, an exchange or a vault. */
export type ClassifiedError =
  | { readonly code: WalletErrorCode | RevertCode }
  | PlanError
  | { readonly code: "API"; readonly error: ApiError }
  | { readonly code: "UNKNOWN"; readonly message: string };

/** Why a contract reverted. */
export type RevertReason = PlanError | { readonly code: RevertCode };

/** The plan reverted: the Solidity name of its error and the arguments. */
interface PlanError {
  readonly code: "PLAN";
  readonly name: ContractErrorName;
  readonly args: readonly unknown[];
}

export type WalletErrorCode =
  | "USER_REJECTED"
  | "REQUEST_ALREADY_OPEN"
  | "CHAIN_NOT_CONFIGURED"
  | "NO_CHAINS"
  | "WALLET_GONE"
  | "WALLET_DISCONNECTED"
  | "WALLET_LOCKED"
  | "WALLET_SILENT"
  | "WALLET_CANNOT"
  | "WRONG_CHAIN"
  | "OTHER_ACCOUNT"
  | "INSUFFICIENT_FUNDS"
  | "FEE_TOO_LOW"
  | "ALREADY_SENT"
  | "NODE_UNREACHABLE"
  | "RELAY_UNREACHABLE";

/** Classifies anything that a wallet, wagmi, viem or the API client throws. */
export function classifyError(thrown: unknown): ClassifiedError {
  if (thrown instanceof ApiError) return { code: "API", error: thrown };
  if (thrown instanceof ExchangeError) return { code: thrown.code };
  const layers = errorLayers(thrown);
  // A rejection by the user takes precedence over what a wallet wraps it in.
  if (layers.some(isRejection)) return { code: "USER_REJECTED" };
  const reason = findRevertReason(layers);
  if (reason) return reason;
  for (const layer of layers) {
    const code = toWalletCode(layer);
    if (code) return { code };
  }
  const [first] = layers;
  return { code: "UNKNOWN", message: first ? first.shortMessage || first.message : String(thrown) };
}

/** Why a contract reverted; null for another error, and for a revert with a reason that is not known. */
export function toRevertReason(thrown: unknown): RevertReason | null {
  return findRevertReason(errorLayers(thrown));
}

function findRevertReason(layers: readonly Layer[]): RevertReason | null {
  for (const layer of layers) {
    const planError = toPlanError(layer);
    if (planError) return planError;
  }
  for (const layer of layers) {
    const code = toContractCode(layer);
    if (code) return { code };
  }
  return null;
}

/** Whether an error on disconnect is harmless: WalletConnect's "No matching key" means that it is already disconnected. */
export function isHarmlessDisconnectError(thrown: unknown): boolean {
  return errorLayers(thrown).some((layer) => /no matching key/i.test(layer.message));
}

/** An object that can wrap an error: viem's `cause`, JSON-RPC's `data` and wallet-specific fields. */
interface Layer {
  readonly name: string;
  readonly code: unknown;
  readonly message: string;
  readonly shortMessage: string;
  readonly data: unknown;
}

const nestedKeys = ["cause", "data", "error", "originalError", "info"] as const;
const deepest = 8;

function errorLayers(thrown: unknown): Layer[] {
  const layers: Layer[] = [];
  const seen = new Set<object>();
  const visit = (value: unknown, depth: number) => {
    if (typeof value === "string")
      layers.push({ name: "", code: undefined, message: value, shortMessage: "", data: value });
    if (typeof value !== "object" || value === null || seen.has(value) || depth > deepest) return;
    seen.add(value);
    const field = (key: string): unknown => Reflect.get(value, key);
    layers.push({
      name: text(field("name")),
      code: field("code"),
      message: `${text(field("message"))}\n${text(field("details"))}`.trim(),
      shortMessage: text(field("shortMessage")),
      data: field("data"),
    });
    for (const key of nestedKeys) if (typeof field(key) === "object") visit(field(key), depth + 1);
  };
  visit(thrown, 0);
  return layers;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

const rejectionPattern =
  /user (rejected|denied|cancell?ed|disapproved)|(rejected|denied|cancell?ed) by (the )?user|ACTION_REJECTED|connection request reset|request was rejected|user closed/i;

function isRejection({ name, code, message }: Layer): boolean {
  if (code === 4001 || code === 5000 || code === "ACTION_REJECTED") return true;
  return name === "UserRejectedRequestError" || rejectionPattern.test(message);
}

function toPlanError({ data, message }: Layer): PlanError | null {
  if (typeof data === "object" && data !== null) {
    const name: unknown = Reflect.get(data, "errorName");
    const args: unknown = Reflect.get(data, "args");
    if (isPlanError(name)) {
      return { code: "PLAN", name, args: Array.isArray(args) ? args : [] };
    }
  }
  // Some wallets pass the revert data on, some only include it in a message.
  const candidates = [data, ...revertDataIn(message)];
  for (const candidate of candidates) {
    const decoded = isHex(candidate) && candidate.length >= 10 ? decodePlanError(candidate) : null;
    if (decoded) return decoded;
  }
  return null;
}

function isPlanError(name: unknown): name is ContractErrorName {
  return error.some((item) => item.type === "error" && item.name === name);
}

function decodePlanError(data: `0x${string}`): PlanError | null {
  try {
    const { errorName, args } = decodeErrorResult({ abi: error, data });
    return isPlanError(errorName) ? { code: "PLAN", name: errorName, args: args ?? [] } : null;
  } catch {
    return null;
  }
}

const codes = new Map<unknown, WalletErrorCode>([
  [-32002, "REQUEST_ALREADY_OPEN"],
  [4902, "CHAIN_NOT_CONFIGURED"],
  [4900, "WALLET_DISCONNECTED"],
  [4901, "WALLET_DISCONNECTED"],
  [4100, "WALLET_LOCKED"],
  [4200, "WALLET_CANNOT"],
  [-32601, "WALLET_CANNOT"],
  ["INSUFFICIENT_FUNDS", "INSUFFICIENT_FUNDS"],
  ["REPLACEMENT_UNDERPRICED", "ALREADY_SENT"],
  ["NETWORK_ERROR", "NODE_UNREACHABLE"],
]);

const names: Readonly<Record<string, WalletErrorCode>> = {
  ProviderNotFoundError: "WALLET_GONE",
  ConnectorNotFoundError: "WALLET_GONE",
  ConnectorNotConnectedError: "WALLET_DISCONNECTED",
  ConnectorUnavailableReconnectingError: "WALLET_DISCONNECTED",
  ConnectorAccountNotFoundError: "OTHER_ACCOUNT",
  ConnectorChainMismatchError: "WRONG_CHAIN",
  ChainMismatchError: "WRONG_CHAIN",
  ChainNotConfiguredError: "CHAIN_NOT_CONFIGURED",
  SwitchChainNotSupportedError: "CHAIN_NOT_CONFIGURED",
  InsufficientFundsError: "INSUFFICIENT_FUNDS",
  FeeCapTooLowError: "FEE_TOO_LOW",
  NonceTooLowError: "ALREADY_SENT",
  HttpRequestError: "NODE_UNREACHABLE",
  TimeoutError: "NODE_UNREACHABLE",
};

const phrases: readonly (readonly [RegExp, WalletErrorCode])[] = [
  [/no chains found on connector/i, "NO_CHAINS"],
  [/unrecognized chain id|chain not configured|unsupported chain/i, "CHAIN_NOT_CONFIGURED"],
  [/insufficient (funds|balance)|exceeds the balance/i, "INSUFFICIENT_FUNDS"],
  [/already pending|request of type .* pending|already processing/i, "REQUEST_ALREADY_OPEN"],
  [/already known|nonce too low|replacement transaction underpriced/i, "ALREADY_SENT"],
  [/max fee per gas less than block base fee|fee cap .* less than/i, "FEE_TOO_LOW"],
  [
    /failed to fetch|fetch failed|could not connect|network request failed|HTTP request failed/i,
    "NODE_UNREACHABLE",
  ],
  [/relay server|no internet connection|socket stalled/i, "RELAY_UNREACHABLE"],
  [/proposal expired/i, "WALLET_SILENT"],
  [/wallet (is )?locked|must be unlocked/i, "WALLET_LOCKED"],
];

function toWalletCode({ name, code, message }: Layer): WalletErrorCode | undefined {
  return names[name] ?? codes.get(code) ?? phrases.find(([pattern]) => pattern.test(message))?.[1];
}
