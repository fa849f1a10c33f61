import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import sharp from "sharp";
import { expect } from "vitest";
import type { Database } from "../../../src/database/tables.ts";
import { runUntilCaughtUp } from "../../support/run-until-caught-up.ts";
import type { TestChain } from "../../support/test-chain.ts";
import type { Colour } from "./model.ts";

export interface Actors {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly chain: TestChain;
  pass(seconds: number): void;
}

let requests = 0;

/** Sends a request from an address of its own, unless one is given. No answer may be a 5xx. */
export async function send(
  { app }: Actors,
  method: "GET" | "POST" | "DELETE",
  path: string,
  { token, ...more }: InjectOptions & { token?: string } = {},
): Promise<LightMyRequestResponse> {
  requests += 1;
  const response = await app.inject({
    method,
    url: `/api${path}`,
    remoteAddress: `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`,
    ...more,
    headers: { ...more.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });
  expect(response.statusCode, `${method} ${path}: ${response.payload}`).toBeLessThan(500);
  return response;
}

/** A signed sign-in message of a member account. */
export async function sign(actors: Actors, account: number) {
  const { chain } = actors;
  const address = chain.account(account);
  const { data } = (await send(actors, "POST", "/auth/nonce", { payload: { address } })).json();
  return {
    message: data.message,
    signature: await chain.client.signMessage({ account: address, message: data.message }),
  };
}

const boundary = "boundary";
const pictures = new Map<Colour, Promise<Buffer>>();

export async function upload(actors: Actors, token: string, colour: Colour): Promise<LightMyRequestResponse> {
  const create = { width: 30, height: 20, channels: 3, background: colour } as const;
  const picture = pictures.get(colour) ?? sharp({ create }).png().toBuffer();
  pictures.set(colour, picture);
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
  return send(actors, "POST", "/profile/avatar", {
    token,
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), await picture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

/** The colour of a stored picture. */
export async function readColour(image: Buffer): Promise<Colour | null> {
  const [red = 0, green = 0, blue = 0] = await sharp(image).removeAlpha().resize(1, 1).raw().toBuffer();
  const most = Math.max(red, green, blue);
  if (most < 200) return null;
  return most === red ? "red" : most === green ? "lime" : "blue";
}

/** Renames a member on the chain, and waits until the index knows it. */
export async function rename({ chain, database }: Actors, member: number, name: string): Promise<void> {
  await chain.rename(member, name);
  await runUntilCaughtUp(database, chain);
}
