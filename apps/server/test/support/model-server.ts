import { createServer, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** How the model answers one request. */
export interface ModelTurn {
  /** Parts of the text, each an event of its own. */
  readonly text?: readonly string[];
  readonly calls?: readonly { readonly name: string; readonly arguments: string }[];
  /** Milliseconds before each part. */
  readonly delay?: number;
  /** An error instead of a stream. */
  readonly status?: number;
  /** Closes the connection after the parts, without an end. */
  readonly isCut?: true;
  readonly finish?: string;
  readonly usage?: { readonly input: number; readonly output: number };
}

/** An OpenAI-compatible server that answers as a test says. After the last turn, it repeats it. */
export interface ModelServer {
  readonly url: string;
  /** The bodies of the requests so far. */
  readonly requests: string[];
  /** Sets the turns of the next requests. */
  answer(...turns: ModelTurn[]): void;
  close(): Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  let turns: ModelTurn[] = [];
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      requests.push(Buffer.concat(chunks).toString());
      const turn = turns.length > 1 ? turns.shift() : turns[0];
      void send(response, turn ?? { status: 500 });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    answer(...next) {
      turns = next;
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function send(response: ServerResponse, turn: ModelTurn): Promise<void> {
  const { text = [], calls = [], delay = 0, status, isCut, usage = { input: 100, output: 20 } } = turn;
  if (status !== undefined) {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: { message: "The model failed", type: "server_error" } }));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const write = (choice: object) =>
    response.write(
      `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "test", choices: [choice] })}\n\n`,
    );
  for (const content of text) {
    if (delay > 0) await sleep(delay);
    if (response.destroyed) return;
    write({ index: 0, delta: { role: "assistant", content }, finish_reason: null });
  }
  for (const [index, call] of calls.entries()) {
    const tool = { index, id: `call_${index}`, type: "function", function: call };
    write({ index: 0, delta: { role: "assistant", tool_calls: [tool] }, finish_reason: null });
  }
  if (isCut) {
    response.destroy();
    return;
  }
  write({ index: 0, delta: {}, finish_reason: turn.finish ?? (calls.length > 0 ? "tool_calls" : "stop") });
  const { input, output } = usage;
  const counts = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
  response.write(
    `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "test", choices: [], usage: counts })}\n\n`,
  );
  response.end("data: [DONE]\n\n");
}
