import { createServer } from "node:net";
import { freePort } from "@canopy/server/lib/port";
import { expect, onTestFinished, test } from "vitest";
import { requireFreePort } from "./ports.ts";

test("a free port passes", async () => {
  await expect(requireFreePort("127.0.0.1", await freePort(), "PORT")).resolves.toBeUndefined();
});

test("a port in use fails with its number and the variable that chooses another", async () => {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());

  await expect(requireFreePort("127.0.0.1", port, "CHAIN_PORT")).rejects.toThrow(
    new RegExp(`^Port ${port} is in use by another program\\. .*CHAIN_PORT=\\d+ npm start$`),
  );
});

test("an address of another machine fails with the variable that set it", async () => {
  await expect(requireFreePort("192.0.2.1", 4400, "PORT")).rejects.toThrow(
    "HOST=192.0.2.1 is not an address",
  );
});
