import { HttpRequestError } from "viem";
import { expect, test } from "vitest";
import { ApiError } from "../http/api-error.ts";
import { describeError } from "./log.ts";

test("omits the URL of the node, which may contain a key", () => {
  const cause = new HttpRequestError({
    url: "https://node.example/v2/secret-key",
    body: { method: "eth_call" },
  });
  expect(cause.message).toContain("secret-key");
  const described = describeError(new ApiError("CHAIN_UNAVAILABLE", { cause }));
  expect(JSON.stringify(described)).not.toContain("secret-key");
  expect(described).toMatchObject({
    type: "ApiError",
    cause: { type: "HttpRequestError", message: "HTTP request failed." },
  });
});

test("keeps the stack of an error, and the text of any other thrown value", () => {
  expect(describeError(new TypeError("broken"))).toMatchObject({ type: "TypeError", message: "broken" });
  expect(describeError(new TypeError("broken")).stack).toContain("log.test.ts");
  expect(describeError("gone")).toEqual({ type: "string", message: "gone" });
});
