import fc from "fast-check";
import type { Operation } from "./operations.ts";

/** A request of a careless or hostile client. */
export interface InvalidRequest {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload: string | undefined;
  /** Whether it carries the token of a valid session. */
  readonly isSignedIn: boolean;
}

/** Texts that have broken servers before. */
const hostileTexts = [
  "",
  " ",
  "\u0000",
  "'; drop table members; --",
  "%' or 1=1",
  "../../etc/passwd",
  "{{7*7}}",
  "\u202ewillow",
  "\ud800",
  "نام",
  "😀".repeat(50),
  "-1",
  "0x10",
  "1e309",
  "NaN",
  "9007199254740993",
  "99999999999999999999999999",
  "true",
  "null",
  "[object Object]",
  "__proto__",
  "constructor",
  "a".repeat(5_000),
  "a@b\r\nBcc: c@d.example",
  "2026-02-31T25:61:61Z",
];

const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: "binary", maxLength: 40 }));
const number = fc.oneof(
  fc.maxSafeInteger(),
  fc.double(),
  fc.constantFrom(-1, 0, 8, 65_536, 2 ** 31, 2 ** 63),
);
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: number },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], { $ref: "#" }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Percent-encoded, or invalid on purpose. A lone surrogate cannot be encoded. */
const encoded = fc.oneof(
  { weight: 5, arbitrary: text.map((part) => encodeURIComponent(part.toWellFormed())) },
  { weight: 1, arbitrary: fc.constantFrom("%", "%E0%A4%A", "%00", "%zz", "..%2f..", "%2e%2e", ";", "a%20b") },
);

const types = fc.constantFrom(
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "a/b; =",
);

const brokenBodies = fc.constantFrom(
  "{",
  '{"a":',
  "[1,]",
  "\u0000",
  '{"__proto__":{"a":1}}',
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG\r\n--x--\r\n',
  "--x\r\n\r\n",
  `${"[".repeat(3_000)}${"]".repeat(3_000)}`,
  `"${"a".repeat(70_000)}"`,
);

function createBody({ fields }: Operation): fc.Arbitrary<string> {
  const object = fc
    .record(Object.fromEntries((fields ?? []).map((name) => [name, value])), { requiredKeys: [] })
    .chain((body) =>
      fc.dictionary(fc.string({ maxLength: 8 }), value, { maxKeys: 2 }).map((more) => ({ ...more, ...body })),
    );
  return fc.oneof(
    { weight: 5, arbitrary: object.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: brokenBodies },
  );
}

function createUrl({ path, queryNames }: Operation): fc.Arbitrary<string> {
  const parts = path.split("/").map((part) => (part.startsWith("{") ? encoded : fc.constant(part)));
  const names = [...queryNames, "_t", "unknown"];
  const query = fc.array(fc.tuple(fc.constantFrom(...names), encoded), { maxLength: 4 });
  return fc.tuple(fc.tuple(...parts), query).map(([segments, pairs]) => {
    const search = pairs.map(([name, given]) => `${name}=${given}`).join("&");
    return `/api${segments.join("/")}${search === "" ? "" : `?${search}`}`;
  });
}

const headers = fc.record(
  {
    authorization: fc.constantFrom(
      "Bearer",
      "Bearer x",
      `Bearer ${"A".repeat(43)}`,
      `Basic ${"A".repeat(43)}`,
      "Bearer ".repeat(400),
    ),
    "if-none-match": fc.constantFrom("*", '"x"', 'W/"', ","),
    range: fc.constantFrom("bytes=0-1", "bytes=-1", "bytes=9-0", "lines=1"),
    accept: fc.constantFrom("text/html", "", "*/*;q=9", "text/csv"),
    "accept-language": fc.constantFrom("fa", "*", "x".repeat(300)),
    "accept-encoding": fc.constantFrom("br", "nonsense", ""),
    origin: fc.constantFrom("null", "https://evil.example", "://"),
    "x-forwarded-for": fc.constantFrom("1.1.1.1", "nonsense", "::1, ".repeat(50)),
  },
  { requiredKeys: [] },
);

/** Generates requests for `operation`, almost all of them invalid. */
export function invalidRequests(operation: Operation): fc.Arbitrary<InvalidRequest> {
  const takesBody = operation.method !== "get";
  return fc
    .record({
      url: createUrl(operation),
      headers,
      type: fc.option(types, { nil: undefined, freq: 4 }),
      payload: takesBody
        ? fc.option(createBody(operation), { nil: undefined, freq: 6 })
        : fc.constant(undefined),
      // Creating a session takes longer than the request.
      isSignedIn: fc.nat({ max: 4 }).map((dice) => dice === 0),
    })
    .map(({ type, ...request }) => ({
      ...request,
      headers: {
        ...request.headers,
        ...(takesBody && { "content-type": type ?? "application/json" }),
      },
    }));
}
