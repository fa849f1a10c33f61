import { execFile } from "node:child_process";
import { get } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { connect as connectTls } from "node:tls";
import { promisify } from "node:util";
import { SERVER_NAME, type Target } from "./requests.ts";
import { requireSame } from "./trial.ts";

const run = promisify(execFile);

export async function tryTls({ port, ca }: Target): Promise<void> {
  for (const version of ["TLSv1.2", "TLSv1.3"] as const) {
    requireSame(`${version} works, with HTTP/2`, await handshake(port, ca, SERVER_NAME, version), "h2");
  }
  requireSame("nginx refuses TLS 1.1", await readAlert(port, "-tls1_1"), "protocol version");
  const other = await handshake(port, ca, "other.example", "TLSv1.3").catch(() => "refused");
  requireSame("another name gets no certificate", other, "refused");
  const session = connectHttp2(`https://127.0.0.1:${port}`, { ca, servername: SERVER_NAME });
  const status = await new Promise((resolve, reject) => {
    session.on("error", reject);
    const stream = session.request({ ":path": "/api/health", ":authority": SERVER_NAME });
    stream.on("response", (headers) => resolve(headers[":status"]));
    stream.on("error", reject).resume();
  });
  session.close();
  requireSame("the API answers over HTTP/2", status, 200);
}

/** The server's alert to a client with an old TLS version only; Node's own client has none. */
async function readAlert(port: number, version: string): Promise<string | undefined> {
  const host = ["-connect", `127.0.0.1:${port}`, "-servername", SERVER_NAME];
  const client = run("openssl", ["s_client", ...host, version, "-cipher", "DEFAULT@SECLEVEL=0"]);
  client.child.stdin?.end();
  const words = await client.then(({ stdout, stderr }) => stdout + stderr, String);
  return /alert (protocol version)/.exec(words)?.[1];
}

function handshake(port: number, ca: Buffer, servername: string, version: "TLSv1.2" | "TLSv1.3") {
  return new Promise<string>((resolve, reject) => {
    const socket = connectTls(
      {
        port,
        host: "127.0.0.1",
        ca,
        servername,
        minVersion: version,
        maxVersion: version,
        ALPNProtocols: ["h2"],
      },
      () => {
        resolve(String(socket.alpnProtocol));
        socket.destroy();
      },
    );
    socket.on("error", reject);
  });
}

export async function tryHttp(port: number): Promise<void> {
  const askPlainly = (path: string) =>
    new Promise<string>((resolve, reject) => {
      get({ port, host: "127.0.0.1", path, headers: { host: SERVER_NAME }, agent: false }, (response) => {
        response.resume();
        resolve(`${response.statusCode} ${response.headers.location}`);
      }).on("error", reject);
    });
  const secure = `308 https://${SERVER_NAME}/login?_t=1`;
  requireSame("http redirects to https", await askPlainly("/login?_t=1"), secure);
  requireSame("the API does not redirect", await askPlainly("/api/health"), "403 undefined");
}
