import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, encodeOnce } from "./encodings.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0.1", "br"],
  ["*", "br"],
  ["*;q=0.5, br;q=0", "gzip"],
  ["deflate", "identity"],
  ["identity", "identity"],
  ["", "identity"],
  [undefined, "identity"],
  ["br;q=none", "identity"],
])("Accept-Encoding %s: %s", (header, encoding) => expect(chooseEncoding(header)).toBe(encoding));

test("a text is encoded once per encoding", async () => {
  const text = "A leaf and a leaf and another leaf. ".repeat(50);
  const encode = encodeOnce(text);
  expect(brotliDecompressSync(await encode("br")).toString()).toBe(text);
  expect(gunzipSync(await encode("gzip")).toString()).toBe(text);
  expect((await encode("identity")).toString()).toBe(text);
  expect(await encode("br")).toBe(await encode("br"));
});
