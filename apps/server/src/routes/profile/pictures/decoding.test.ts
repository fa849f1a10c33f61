import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createDecoding, type Decoding } from "./decoding.ts";

const never = new AbortController().signal;
let picture: Buffer;
beforeAll(async () => {
  const create = { width: 40, height: 30, channels: 3, background: "red" } as const;
  picture = await sharp({ create }).png().toBuffer();
});

let decoding: Decoding;
beforeEach(() => {
  decoding = createDecoding();
});
afterEach(() => decoding.close());

test("decodes pictures in another process, in the order of the calls", async () => {
  const order: number[] = [];
  const drawn = await Promise.all(
    [0, 1, 2].map(async (index) => {
      const result = await decoding.decode(index === 1 ? Buffer.from("hello") : picture, never);
      order.push(index);
      return result;
    }),
  );
  expect(order).toEqual([0, 1, 2]);
  expect(drawn[0]).toEqual({ image: expect.any(Buffer) });
  expect(drawn[1]).toEqual({ error: "broken" });
  expect(decoding.pid).not.toBe(process.pid);
});

test("skips a picture whose wait has ended", async () => {
  const gone = new AbortController();
  const [first, second] = [decoding.decode(picture, never), decoding.decode(picture, gone.signal)];
  gone.abort();
  expect(await second).toEqual({ error: "late" });
  expect(await first).toEqual({ image: expect.any(Buffer) });
});

test("fails when the process crashes, and starts another for the next picture", async () => {
  await decoding.decode(picture, never);
  const first = decoding.pid;
  if (first === undefined) throw new Error("no decoder");
  process.kill(first, "SIGSTOP");
  const crashed = decoding.decode(picture, never);
  const refused = expect(crashed).rejects.toThrow("The picture decoder exited (SIGKILL)");
  process.kill(first, "SIGKILL");
  await refused;
  expect(await decoding.decode(picture, never)).toEqual({ image: expect.any(Buffer) });
  expect(decoding.pid).not.toBe(first);
});

test("kills a process that does not respond in time", async () => {
  decoding = createDecoding({ decodeTimeout: 1 });
  await expect(decoding.decode(picture, never)).rejects.toThrow("The picture decoder exited (SIGKILL)");
});

test("ends the process when no picture arrives", async () => {
  decoding = createDecoding({ idleTimeout: 1 });
  await decoding.decode(picture, never);
  const { pid } = decoding;
  if (pid !== undefined) await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"), 20_000);
  expect(decoding.pid).toBeUndefined();
  expect(await decoding.decode(picture, never)).toEqual({ image: expect.any(Buffer) });
});
