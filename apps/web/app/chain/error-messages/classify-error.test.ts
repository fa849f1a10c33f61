import { planAbi } from "@canopy/protocol/abi/plan.gen";
import {
  ContractFunctionExecutionError,
  ContractFunctionRevertedError,
  encodeErrorResult,
  HttpRequestError,
  InsufficientFundsError,
  InternalRpcError,
  ResourceUnavailableRpcError,
  SwitchChainError,
  TransactionExecutionError,
  UserRejectedRequestError,
} from "viem";
import { describe, expect, test } from "vitest";
import { ChainNotConfiguredError, ProviderNotFoundError } from "wagmi";
import { ApiError } from "../../api/api-error.ts";
import { classifyError, isHarmlessDisconnectError } from "./classify-error.ts";

describe("a rejection in the wallet", () => {
  test.each([
    ["MetaMask", { code: 4001, message: "MetaMask Tx Signature: User denied transaction signature." }],
    ["Rabby", { code: 4001, message: "User rejected the request." }],
    ["WalletConnect", { code: 5000, message: "User rejected." }],
    ["WalletConnect, dialog closed", new Error("Connection request reset. Please try again.")],
    ["ethers", { code: "ACTION_REJECTED", message: 'user rejected transaction (action="sendTransaction")' }],
    ["ethers inside a text", new Error("Error: ACTION_REJECTED")],
    ["Trust Wallet", { code: -32603, message: "User canceled" }],
    [
      "Phantom, nested",
      { code: -32603, message: "Internal JSON-RPC error.", data: { code: 4001, message: "No" } },
    ],
    ["Coinbase", new Error("User denied account authorization")],
    ["a bare text", "Transaction was rejected by user"],
    ["viem", new UserRejectedRequestError(new Error("User rejected the request."))],
    [
      "viem, as a write throws it",
      new TransactionExecutionError(new UserRejectedRequestError(new Error("denied")), { account: null }),
    ],
  ])("%s", (_, error) => {
    expect(classifyError(error)).toEqual({ code: "USER_REJECTED" });
  });
});

describe("wallets and nodes", () => {
  test.each([
    [
      "REQUEST_ALREADY_OPEN",
      { code: -32002, message: "Request of type 'wallet_requestPermissions' already pending" },
    ],
    ["REQUEST_ALREADY_OPEN", new ResourceUnavailableRpcError(new Error("already pending"))],
    [
      "REQUEST_ALREADY_OPEN",
      { code: -32603, message: "Already processing eth_requestAccounts. Please wait." },
    ],
    ["CHAIN_NOT_CONFIGURED", { code: 4902, message: 'Unrecognized chain ID "0x7a69".' }],
    ["CHAIN_NOT_CONFIGURED", new SwitchChainError(new ChainNotConfiguredError())],
    [
      "CHAIN_NOT_CONFIGURED",
      { code: -32603, message: "Oops", data: { originalError: { code: 4902, message: "" } } },
    ],
    ["NO_CHAINS", new Error("No chains found on connector.")],
    ["WALLET_GONE", new ProviderNotFoundError()],
    ["WALLET_DISCONNECTED", { code: 4900, message: "The provider is disconnected from all chains." }],
    [
      "WALLET_DISCONNECTED",
      Object.assign(new Error("Connector not connected."), { name: "ConnectorNotConnectedError" }),
    ],
    ["WALLET_LOCKED", { code: 4100, message: "The requested method has not been authorized." }],
    ["WALLET_CANNOT", { code: -32601, message: "the method does not exist" }],
    [
      "INSUFFICIENT_FUNDS",
      { code: -32000, message: "insufficient funds for gas * price + value: have 0 want 1" },
    ],
    ["INSUFFICIENT_FUNDS", new InsufficientFundsError({})],
    ["INSUFFICIENT_FUNDS", new InternalRpcError(new Error("err: insufficient funds for transfer"))],
    ["ALREADY_SENT", { code: -32000, message: "already known" }],
    ["ALREADY_SENT", { code: -32003, message: "replacement transaction underpriced" }],
    ["FEE_TOO_LOW", { code: -32000, message: "max fee per gas less than block base fee: address 0x1" }],
    ["NODE_UNREACHABLE", new HttpRequestError({ url: "http://127.0.0.1:1", details: "fetch failed" })],
    ["NODE_UNREACHABLE", new TypeError("Failed to fetch")],
    [
      "RELAY_UNREACHABLE",
      new Error("Couldn't establish socket connection to the relay server: wss://relay.walletconnect.org"),
    ],
    ["WALLET_SILENT", { code: 0, message: "Proposal expired" }],
  ])("%s", (code, error) => {
    expect(classifyError(error)).toEqual({ code });
  });

  test("an API error is kept", () => {
    const error = new ApiError({ message: "Conflict", status: 409 });
    expect(classifyError(error)).toEqual({ code: "API", error });
  });

  test.each([
    [new Error("Something odd"), "Something odd"],
    ["odd", "odd"],
    [undefined, "undefined"],
  ])("whatever else is unknown, with its text", (error, message) => {
    expect(classifyError(error)).toEqual({ code: "UNKNOWN", message });
  });

  test("a circular cause ends", () => {
    const error: { message: string; cause?: unknown } = { message: "loop" };
    error.cause = error;
    expect(classifyError(error)).toEqual({ code: "UNKNOWN", message: "loop" });
  });
});

describe("errors of the plan", () => {
  const wrongPrice = encodeErrorResult({ abi: planAbi, errorName: "WrongEnterPrice", args: [1n, 20n] });
  const taken = encodeErrorResult({ abi: planAbi, errorName: "UsernameTaken" });
  const expected = { code: "PLAN", name: "WrongEnterPrice", args: [1n, 20n] };

  test("from viem's simulation", () => {
    const cause = new ContractFunctionRevertedError({
      abi: planAbi,
      data: wrongPrice,
      functionName: "register",
    });
    expect(classifyError(cause)).toEqual(expected);
    expect(
      classifyError(
        new ContractFunctionExecutionError(cause, {
          abi: planAbi,
          args: ["a", "b", "c"],
          functionName: "register",
        }),
      ),
    ).toEqual(expected);
  });

  test.each([
    ["a node", { code: 3, message: "execution reverted", data: wrongPrice }],
    [
      "MetaMask",
      { code: -32603, message: "Internal JSON-RPC error.", data: { code: 3, message: "", data: wrongPrice } },
    ],
    [
      "a wallet that hides it deeper",
      { error: { code: -32000, data: { originalError: { data: wrongPrice } } } },
    ],
    [
      "a wallet with revert data in its message only",
      new Error(`reverted (to="0x${"1".repeat(40)}", data="${wrongPrice}")`),
    ],
  ])("as %s hands them on", (_, error) => {
    expect(classifyError(error)).toEqual(expected);
  });

  test("without arguments", () => {
    expect(classifyError({ code: 3, message: "execution reverted", data: taken })).toEqual({
      code: "PLAN",
      name: "UsernameTaken",
      args: [],
    });
  });

  test("another contract's error is not mistaken for ours", () => {
    const error = { code: 3, message: "execution reverted: custom error", data: "0x12345678" };
    expect(classifyError(error).code).toBe("UNKNOWN");
  });

  test("a transaction hash in a message is not revert data", () => {
    const error = new Error(`timed out while waiting for 0x${"ab".repeat(32)}`);
    expect(classifyError(error).code).toBe("UNKNOWN");
  });
});

test.each([
  [new Error("No matching key. session topic doesn't exist: 1f0"), true],
  [{ message: "oops", cause: { message: "No matching key" } }, true],
  [new Error("The wallet is locked"), false],
  [undefined, false],
])("isHarmlessDisconnectError(%s) is %s", (error, expected) => {
  expect(isHarmlessDisconnectError(error)).toBe(expected);
});
