import {
  HttpRequestError,
  ResponseBodyTooLargeError,
  RpcRequestError,
  TimeoutError,
  UnknownRpcError,
} from "viem";
import { expect, test } from "vitest";
import { isNodeError } from "./node-error.ts";

const url = "http://node.example";
const rpc = new RpcRequestError({ body: {}, url, error: { code: -32_005, message: "limit exceeded" } });

test.each([
  ["an RPC error", rpc],
  ["an RPC error inside another", new UnknownRpcError(rpc)],
  ["a response beyond viem's limit", new ResponseBodyTooLargeError({ maxSize: 1, size: 2 })],
  ["a time-out", new TimeoutError({ body: {}, url })],
  ["HTTP 413", new HttpRequestError({ url, status: 413 })],
])("%s is an error of a node", (_, error) => {
  expect(isNodeError(error)).toBe(true);
});

test.each([
  ["an unreachable node", new HttpRequestError({ url })],
  ["HTTP 429", new HttpRequestError({ url, status: 429 })],
  ["HTTP 503", new HttpRequestError({ url, status: 503 })],
  ["something else", new Error("aborted")],
])("%s is none", (_, error) => {
  expect(isNodeError(error)).toBe(false);
});
