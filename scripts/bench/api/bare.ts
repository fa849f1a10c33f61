/** The peer: Node's HTTP server, which only sends recorded responses. Prints its port. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { recordedSchema } from "./recorded.ts";

const recorded = recordedSchema.parse(JSON.parse(await readFile(process.argv[2] ?? "", "utf8")));
const responses = new Map(Object.entries(recorded));

const server = createServer((request, response) => {
  const recordedResponse = responses.get(request.url ?? "");
  if (recordedResponse === undefined) {
    response.writeHead(404).end();
    return;
  }
  const send = () =>
    response.writeHead(recordedResponse.status, recordedResponse.headers).end(recordedResponse.body);
  if (request.method === "GET") send();
  else request.on("data", () => undefined).once("end", send);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address !== null && typeof address === "object") process.stdout.write(`${address.port}\n`);
});
process.once("SIGTERM", () => process.exit(0));
