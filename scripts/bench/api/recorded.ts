import { request } from "node:http";
import { z } from "zod";

/** Recorded responses by path, which the bare server sends. */
export const recordedSchema = z.record(
  z.string(),
  z.object({ status: z.number(), headers: z.array(z.string()), body: z.string() }),
);
export type Recorded = z.infer<typeof recordedSchema>;

/** A request that is measured. */
export interface Asked {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: string;
}

/** Headers that Node adds on both servers. */
const connectionHeaders = new Set(["date", "connection", "keep-alive"]);

/**
 * Sends requests and records the responses by path.
 *
 * @throws when one of them does not return 200
 */
export async function record(origin: string, requests: readonly Asked[]): Promise<Recorded> {
  const recorded: Recorded = {};
  for (const asked of requests) recorded[asked.path] = await recordOne(origin, asked);
  return recorded;
}

function recordOne(origin: string, { method, path, body }: Asked): Promise<Recorded[string]> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json" };
    const sent = request(new URL(path, origin), { method, headers });
    sent.once("error", reject);
    sent.once("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("end", () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode} ${text}`));
        else resolve({ status: 200, headers: ownHeaders(response.rawHeaders), body: text });
      });
    });
    sent.end(body);
  });
}

/** Names and values in turn, as `writeHead` accepts them. */
function ownHeaders(raw: readonly string[]): string[] {
  return raw.filter((_, index) => !connectionHeaders.has((raw[index - (index % 2)] ?? "").toLowerCase()));
}
