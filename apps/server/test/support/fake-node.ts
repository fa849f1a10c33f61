import { createServer } from "node:http";
import { type Hex, numberToHex, zeroAddress, zeroHash } from "viem";
import { z } from "zod";

const questionSchema = z.object({
  id: z.number(),
  method: z.string(),
  params: z.array(z.unknown()).optional(),
});

/** A node of an imaginary chain with one block every two seconds, of which only the headers exist. */
export interface FakeNode {
  readonly url: string;
  /** The newest block. */
  head: bigint;
  /** Seconds since 1970 of the newest block. */
  time: number;
  /** The first byte of each hash: nodes on one chain have the same. */
  fork: string;
  close(): Promise<void>;
}

export async function startFakeNode(head = 1_000n): Promise<FakeNode> {
  const chain = { head, time: Math.floor(Date.now() / 1_000), fork: "0xaa" };

  function toBlock(number: bigint) {
    const hash: Hex = `0x${chain.fork.slice(2)}${number.toString(16).padStart(62, "0")}`;
    const age = Number(chain.head - number) * 2;
    return {
      ...{
        number: numberToHex(number),
        hash,
        parentHash: zeroHash,
        timestamp: numberToHex(chain.time - age),
      },
      ...{
        nonce: "0x0000000000000000",
        miner: zeroAddress,
        difficulty: "0x0",
        gasLimit: "0x0",
        gasUsed: "0x0",
      },
      ...{ size: "0x0", extraData: "0x", transactions: [], uncles: [], logsBloom: null },
    };
  }

  function answer({ id, method, params = [] }: z.infer<typeof questionSchema>) {
    const results: Record<string, unknown> = {
      eth_blockNumber: numberToHex(chain.head),
      eth_chainId: "0x7a69",
      eth_getBlockByNumber: typeof params[0] === "string" && toBlock(toNumber(params[0])),
    };
    return { jsonrpc: "2.0", id, result: results[method] ?? null };
  }
  const toNumber = (tag: string) => (tag.startsWith("0x") ? BigInt(tag) : chain.head);

  const server = createServer(async (request, response) => {
    const body: unknown = JSON.parse(Buffer.concat(await request.toArray()).toString());
    const answers = Array.isArray(body)
      ? z.array(questionSchema).parse(body).map(answer)
      : answer(questionSchema.parse(body));
    response.setHeader("content-type", "application/json").end(JSON.stringify(answers));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The fake node has no port");
  return Object.assign(chain, {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
