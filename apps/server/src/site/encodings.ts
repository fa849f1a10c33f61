import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** How a body can be sent, the smallest first. */
const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** The smallest encoding that an `Accept-Encoding` header allows (RFC 9110, 12.5.3); `identity` where it allows none. */
export function chooseEncoding(header: string | undefined): Encoding {
  const weights = new Map(
    (header ?? "").split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  return encodings.find((name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0) ?? "identity";
}

const compressions: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
      },
    }),
  gzip: (text) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  identity: async (text) => Buffer.from(text),
};

/** `text` in an encoding, made when it is first asked for and kept: as small as it gets, since it is made once. */
export function encodeOnce(text: string): (encoding: Encoding) => Promise<Buffer> {
  const made = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const known = made.get(encoding);
    if (known !== undefined) return known;
    const making = compressions[encoding](text);
    made.set(encoding, making);
    return making;
  };
}
