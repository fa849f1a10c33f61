import { connect as connectHttp2 } from "node:http2";
import { request } from "node:https";
import { connect as connectTcp } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { connect as connectTls } from "node:tls";

/** The target of a trial's requests: the certificate's name, at a port of this machine. */
export interface Target {
  port: number;
  ca: Buffer;
}

export interface TrialResponse {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

export interface TrialRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** The local address to send from. */
  from?: string;
}

export const SERVER_NAME = "canopy.example";

/** One HTTPS request on a connection of its own; the certificate must be valid for the name. */
export function ask({ port, ca }: Target, path: string, options: TrialRequest = {}): Promise<TrialResponse> {
  const { method = "GET", headers = {}, body, from } = options;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ host: "127.0.0.1", port, path, method, ca, servername: SERVER_NAME, agent: false },
        headers: { host: SERVER_NAME, ...headers },
        ...(from !== undefined && { localAddress: from }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

/**
 * Sends requests at the same moment, as streams of one HTTP/2 connection: a busy machine would spread out the handshakes of
 * separate connections.
 */
export async function askAtOnce(
  { port, ca }: Target,
  path: string,
  { count, from, method = "GET", headers = {}, body }: TrialRequest & { count: number; from: string },
): Promise<TrialResponse[]> {
  const session = connectHttp2(`https://${SERVER_NAME}`, {
    createConnection: () => {
      const socket = connectTcp({ host: "127.0.0.1", port, localAddress: from });
      return connectTls({ socket, ca, servername: SERVER_NAME, ALPNProtocols: ["h2"] });
    },
  });
  // The streams fail with the session and report why.
  session.on("error", () => undefined);
  const askOne = () =>
    new Promise<TrialResponse>((resolve, reject) => {
      const stream = session.request({ ":method": method, ":path": path, ...headers });
      stream.on("error", reject);
      stream.on("response", (received) => {
        const status = received[":status"] ?? 0;
        buffer(stream).then((content) => resolve({ status, headers: received, body: content }), reject);
      });
      stream.end(body);
    });
  try {
    return await Promise.all(Array.from({ length: count }, askOne));
  } finally {
    session.destroy();
  }
}

/** Sends requests while `work` runs. Returns the number of 200 responses, and every other outcome. */
export async function askDuring(
  target: Target,
  path: string,
  work: () => Promise<void>,
): Promise<{ answered: number; failures: string[] }> {
  let isWorking = true;
  let answered = 0;
  const failures: string[] = [];
  async function keepAsking(from: string): Promise<void> {
    while (isWorking) {
      const outcome = await ask(target, path, { from }).then(
        ({ status }) => String(status),
        (error: unknown) => String(error),
      );
      if (outcome === "200") answered += 1;
      else failures.push(outcome);
      // Well below the limit for one address.
      await sleep(50);
    }
  }
  const askers = ["127.0.1.1", "127.0.1.2", "127.0.1.3", "127.0.1.4"].map(keepAsking);
  try {
    await work();
  } finally {
    isWorking = false;
    await Promise.all(askers);
  }
  return { answered, failures };
}

export function isOk({ status }: TrialResponse): boolean {
  return status === 200;
}

/** The code of an error in the envelope. */
export function readCode({ body }: TrialResponse): unknown {
  return /"code":"([A-Z_]+)"/.exec(body.toString())?.[1];
}
