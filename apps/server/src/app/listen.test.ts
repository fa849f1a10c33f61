import { createServer } from "node:net";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../lib/port.ts";
import { listen } from "./listen.ts";

test("a port in use is a sentence that names the variable", async () => {
  const port = await freePort();
  const other = createServer().listen(port, "127.0.0.1");
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once("listening", resolve));
  await expect(listen(Fastify(), { host: "127.0.0.1", port })).rejects.toThrow(
    `PORT ${port} on 127.0.0.1 is in use. Stop the process that uses it, or set PORT to a free port.`,
  );
});

test("so is an address of another machine", async () => {
  await expect(listen(Fastify(), { host: "192.0.2.1", port: await freePort() })).rejects.toThrow(
    "HOST 192.0.2.1 is not an address of this machine. Set HOST to one, such as 127.0.0.1 or 0.0.0.0.",
  );
});
