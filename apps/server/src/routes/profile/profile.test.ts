import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import { crc32 } from "node:zlib";
import { apiErrors } from "@canopy/shared/error-catalogue";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getSharedChain } from "../../../test/support/ask-shared-services.ts";
import { runUntilCaughtUp } from "../../../test/support/run-until-caught-up.ts";
import type { TestChain } from "../../../test/support/test-chain.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import type { Database } from "../../database/tables.ts";
import { startSession } from "../auth/sessions.ts";

let chain: TestChain;
let database: Database;
let server: TestServer;
let origin: string;
let token: string;
beforeAll(async () => {
  [chain, database] = await Promise.all([getSharedChain(), createTestDatabase()]);
  await chain.join(0, "willow", "canopy");
  server = await buildTestServer(database, { RPC_URL: chain.rpcUrl, PLAN_ADDRESS: chain.plan });
  origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
});
beforeEach(async () => {
  await database.deleteFrom("request_counts").execute();
  await database.deleteFrom("avatars").execute();
  token = await startTestSession(0);
});
afterAll(async () => {
  await server.app.close();
  await database.destroy();
});

function startTestSession(account: number): Promise<string> {
  const session = { chainId: server.services.config.chain.id, address: chain.account(account) };
  return startSession(database, session, server.services.now());
}

const boundary = "a-line-between-parts";
const bearer = () => ({ authorization: `Bearer ${token}` });

function multipart(file: Buffer, { field = "file", name = "picture.png", type = "image/png" } = {}): Buffer {
  return Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

function upload(payload: Buffer, headers: Record<string, string> = bearer()) {
  return server.app.inject({
    method: "POST",
    url: "/api/profile/avatar",
    headers: { "content-type": `multipart/form-data; boundary=${boundary}`, ...headers },
    payload,
  });
}

const get = (url: string) => server.app.inject({ url });

const me = async () =>
  (await server.app.inject({ url: "/api/auth/me", headers: bearer() })).json().data.user.avatar;

/** A picture of 300 x 200 pixels: left half red, right half blue. */
function drawPicture() {
  const half = { create: { width: 150, height: 200, channels: 3 as const, background: "red" } };
  const canvas = { create: { width: 300, height: 200, channels: 3 as const, background: "blue" } };
  return sharp(canvas).composite([{ input: half, left: 0, top: 0 }]);
}

async function pixel(image: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe("a picture", () => {
  test.each([
    "jpeg",
    "png",
    "webp",
    "gif",
  ] as const)("as %s is converted to WebP and served", async (format) => {
    const response = await upload(multipart(await drawPicture().toFormat(format).toBuffer()));
    expect(response.statusCode).toBe(200);
    const { avatar } = response.json().data;
    expect(avatar).toMatch(/^\/api\/avatars\/[\w-]{22}$/);
    expect(await me()).toBe(avatar);

    const shown = await get(avatar);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const { width, height, format: kept } = await sharp(shown.rawPayload).metadata();
    expect({ width, height, kept }).toEqual({ width: 256, height: 256, kept: "webp" });
    const [red = 0, , blue = 0] = await pixel(shown.rawPayload, 20, 128);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  });

  test("is upright and has no metadata", async () => {
    const file = await drawPicture()
      .jpeg()
      .withMetadata({ orientation: 3, exif: { IFD0: { Copyright: "a secret place" } } })
      .toBuffer();
    expect(file.toString("latin1")).toContain("a secret place");
    const { avatar } = (await upload(multipart(file))).json().data;
    const { rawPayload } = await get(avatar);
    const { exif, icc, xmp, orientation } = await sharp(rawPayload).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    const [red = 0, , blue = 0] = await pixel(rawPayload, 20, 128);
    expect(blue).toBeGreaterThan(red);
  });

  test("replaces the previous one under a new path", async () => {
    const file = multipart(await drawPicture().png().toBuffer());
    const first = (await upload(file)).json().data.avatar;
    const second = (await upload(file)).json().data.avatar;
    expect(second).not.toBe(first);
    expect(await me()).toBe(second);
    expect((await get(first)).statusCode).toBe(404);
  });

  test("follows its member to another wallet", async () => {
    await chain.join(2, "alder", "willow");
    token = await startTestSession(2);
    const { avatar } = (await upload(multipart(await drawPicture().png().toBuffer()))).json().data;
    await chain.move(2, 3);
    const refused = await upload(multipart(await drawPicture().png().toBuffer()));
    expect(refused.statusCode).toBe(401);
    token = await startTestSession(3);
    // The index knows that it is the same member.
    expect(await me()).toBeNull();
    await runUntilCaughtUp(database, chain);
    expect(await me()).toBe(avatar);
  });

  test("does not belong to another wallet that gets its member's id after a reorganisation", async () => {
    const snapshot = await chain.client.snapshot();
    await chain.join(4, "rowan", "willow");
    token = await startTestSession(4);
    const { avatar } = (await upload(multipart(await drawPicture().png().toBuffer()))).json().data;
    expect(await me()).toBe(avatar);
    await chain.client.revert({ id: snapshot });
    await chain.join(5, "hazel", "willow");
    token = await startTestSession(5);
    expect(await me()).toBeNull();
  });

  test("can be removed repeatedly", async () => {
    await upload(multipart(await drawPicture().png().toBuffer()));
    for (const _ of [1, 2]) {
      const response = await server.app.inject({
        method: "DELETE",
        url: "/api/profile/avatar",
        headers: bearer(),
      });
      expect(response.statusCode).toBe(200);
    }
    expect(await me()).toBeNull();
  });

  test("requires the session of a member", async () => {
    const file = multipart(await drawPicture().png().toBuffer());
    expect((await upload(file, {})).statusCode).toBe(401);
    const removal = await server.app.inject({ method: "DELETE", url: "/api/profile/avatar" });
    expect(removal.statusCode).toBe(401);
    token = await startTestSession(9);
    expect((await upload(file)).statusCode).toBe(401);
  });
});

const tooLarge = "A picture of at most 16 megapixels, or 8 with 16 bits per channel";

/** A small PNG whose header claims a square of `side` pixels with channels of `bits`. */
async function bomb(side: number, bits: number): Promise<Buffer> {
  const file = await drawPicture().png().toBuffer();
  file.writeUInt32BE(side, 16);
  file.writeUInt32BE(side, 20);
  file.writeUInt8(bits, 24);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

describe("an invalid upload", () => {
  test.each([
    ["a text named like a picture", Buffer.from("hello")],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ["a PDF", Buffer.from("%PDF-1.7\n")],
    ["an empty file", Buffer.alloc(0)],
  ])("%s: 415 with the field", async (_, file) => {
    const response = await upload(multipart(file));
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({
      message: apiErrors.IMAGE_TYPE.en,
      errors: { code: "IMAGE_TYPE", file: "A JPEG, PNG, WebP or GIF file" },
    });
  });

  test("a TIFF of type image/png: 415", async () => {
    const file = await drawPicture().tiff().toBuffer();
    expect((await upload(multipart(file))).statusCode).toBe(415);
  });

  test.each([
    [
      "a truncated file",
      async () => (await drawPicture().png().toBuffer()).subarray(0, 200),
      "A complete picture",
    ],
    ["only a header", async () => Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), "A complete picture"],
    [
      "an SVG after the first bytes of a JPEG",
      async () => Buffer.from("\xff\xd8\xff<svg/>", "latin1"),
      "A complete picture",
    ],
    ["more than 16 megapixels", () => bomb(4_001, 8), tooLarge],
    ["a square of 2^31 pixels", () => bomb(2 ** 31 - 1, 8), "A complete picture"],
  ])("%s: 422 with the field", async (_, make, message) => {
    const response = await upload(multipart(await make()));
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ code: "VALIDATION", file: message });
  });

  test("more than 8 megapixels of 16 bits: 422 with the field", async () => {
    const response = await upload(multipart(await bomb(2_829, 16)));
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ code: "VALIDATION", file: tooLarge });
  });

  test("accepts 16 megapixels", async () => {
    const file = await sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    expect((await upload(multipart(file))).statusCode).toBe(200);
  });

  test.each([[2 * 1_024 * 1_024 + 1], [3 * 1_024 * 1_024]])("%i bytes: 413", async (size) => {
    const response = await upload(multipart(Buffer.alloc(size, 0xff)));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({
      message: apiErrors.IMAGE_TOO_LARGE.en,
      errors: { code: "IMAGE_TOO_LARGE", file: "At most 2 MB" },
    });
  });

  test("accepts 2 MB", async () => {
    const picture = await drawPicture().png().toBuffer();
    const file = Buffer.concat([picture, Buffer.alloc(2 * 1_024 * 1_024 - picture.length)]);
    expect((await upload(multipart(file))).statusCode).toBe(200);
  });

  test.each([
    ["another field", multipart(Buffer.from("a"), { field: "picture" })],
    ["no part", Buffer.from(`--${boundary}--\r\n`)],
    ["a truncated body", Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"`)],
    [
      "a field without a file",
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"\r\n\r\nx\r\n--${boundary}--\r\n`,
      ),
    ],
    [
      "two files",
      Buffer.concat([
        multipart(Buffer.from("a")).subarray(0, -4),
        multipart(Buffer.from("b")).subarray(boundary.length + 2),
      ]),
    ],
    ["a field named __proto__", multipart(Buffer.from("a"), { field: "__proto__" })],
    ["no body", Buffer.alloc(0)],
  ])("%s: refused with the field", async (_, payload) => {
    const response = await upload(payload);
    expect([415, 422]).toContain(response.statusCode);
    expect(response.json().errors).toMatchObject({ file: expect.any(String) });
  });

  test.each([
    "application/json",
    "text/plain",
    "multipart/form-data",
  ])("a body of type %s: refused", async (type) => {
    const response = await upload(Buffer.from("{}"), { ...bearer(), "content-type": type });
    expect([415, 422]).toContain(response.statusCode);
    expect(response.json()).toMatchObject({ success: false, data: null });
  });
});

test("returns 503 with Retry-After while sixteen uploads are in progress", async () => {
  const body = multipart(await drawPicture().png().toBuffer());
  const headers = {
    ...bearer(),
    "content-type": `multipart/form-data; boundary=${boundary}`,
    "content-length": body.length,
  };
  const begun = Array.from({ length: 17 }, () => {
    const request = httpRequest(`${origin}/api/profile/avatar`, { method: "POST", headers });
    request.write(body.subarray(0, body.length / 2));
    return { request, answered: readResponse(request) };
  });
  const refused = await Promise.race(begun.map(({ answered }) => answered));
  expect(refused).toMatchObject({ status: 503, retryAfter: "5" });
  expect(refused.text).toContain(apiErrors.PICTURES_BUSY.en);
  for (const { request } of begun) request.end(body.subarray(body.length / 2));
  const statuses = (await Promise.all(begun.map(({ answered }) => answered))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 16 }, () => 200), 503]);
  expect((await upload(body)).statusCode).toBe(200);
}, 60_000);

async function readResponse(request: ClientRequest) {
  const response = await new Promise<IncomingMessage>((resolve) => request.once("response", resolve));
  const text = (await response.toArray()).join("");
  return { status: response.statusCode, retryAfter: response.headers["retry-after"], text };
}

test("stores nothing of an interrupted upload", async () => {
  const body = multipart(await drawPicture().png().toBuffer());
  await new Promise<void>((resolve) => {
    const request = httpRequest(`${origin}/api/profile/avatar`, {
      method: "POST",
      headers: {
        ...bearer(),
        "content-type": `multipart/form-data; boundary=${boundary}`,
        "content-length": body.length,
      },
    });
    request.on("error", () => undefined).on("close", () => resolve());
    request.write(body.subarray(0, body.length / 2), () => request.destroy());
  });
  expect(await me()).toBeNull();
});

test("limits an account to twenty changes in ten minutes from any address", async () => {
  // The interrupted upload of the other account may still be counted.
  await chain.join(6, "maple", "canopy");
  token = await startTestSession(6);
  const remove = (remoteAddress: string) =>
    server.app.inject({ method: "DELETE", url: "/api/profile/avatar", headers: bearer(), remoteAddress });
  for (let change = 0; change < 20; change++)
    expect((await remove(`203.0.114.${change}`)).statusCode).toBe(200);
  const refused = await remove("203.0.114.200");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(500);
});

test.each(["short", "a".repeat(23), "..%2Fmembers%2Fwillow"])("a picture at %s: 422", async (id) => {
  expect((await get(`/api/avatars/${id}`)).statusCode).toBe(422);
});

test("an unknown picture: 404 in the envelope", async () => {
  const response = await get(`/api/avatars/${"A".repeat(22)}`);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ success: false, errors: { code: "NOT_FOUND" } });
});
