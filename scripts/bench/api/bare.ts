/** The peer: Node's HTTP server, which only sends recorded answers. Prints its port. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { recordedSchema } from "./recorded.ts";

const recorded = recordedSchema.parse(JSON.parse(await readFile(process.argv[2] ?? "", "utf8")));
const answers = new Map(Object.entries(recorded));

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? "");
  if (answer === undefined) {
    response.writeHead(404).end();
    return;
  }
  const send = () => response.writeHead(answer.status, answer.headers).end(answer.body);
  if (request.method === "GET") send();
  else request.on("data", () => undefined).once("end", send);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address !== null && typeof address === "object") process.stdout.write(`${address.port}\n`);
});
process.once("SIGTERM", () => process.exit(0));
