/**
 * `npm run bench:pictures`: the memory of an api process while twelve members upload a picture at once, above its memory
 * before. Each picture is small to send and large to decode.
 */
import { avatarDataSchema } from "@canopy/shared/api/profile";
import { errorEnvelopeSchema, successSchema } from "@canopy/shared/envelope";
import sharp, { type Sharp } from "sharp";
import { z } from "zod";
import { prepareSignIns } from "./api/sign-ins.ts";
import { startWorld, type World } from "./api/world.ts";
import type { Figure } from "./figures.ts";
import { readTreeMemory, watchTreeMemory } from "./process-tree.ts";
import { note, runBench } from "./scope.ts";

const UPLOADS = 12;
/** Responses of PICTURES_BUSY. */
const BUSY = 503;
/** MiB. */
const MAXIMUM_GROWTH = 150;

const sessionSchema = successSchema(z.looseObject({ token: z.string() }));

const draw = (side: number): Sharp =>
  sharp({
    create: { width: side, height: side, channels: 4, background: { r: 200, g: 40, b: 40, alpha: 0.5 } },
  });

/** Formats that a decoder cannot read line by line, and the most that the server accepts. */
const pictures: readonly { name: string; make: () => Promise<Buffer>; status: number }[] = [
  {
    name: "JPEG of 50 megapixels, progressive",
    make: () => draw(7_070).jpeg({ progressive: true }).toBuffer(),
    status: 422,
  },
  {
    name: "JPEG of 16 megapixels, progressive",
    make: () => draw(4_000).jpeg({ progressive: true }).toBuffer(),
    status: 200,
  },
  { name: "GIF of 16 megapixels", make: () => draw(4_000).gif({ effort: 1 }).toBuffer(), status: 200 },
  {
    name: "PNG of 8 megapixels with 16 bits, interlaced",
    make: () => draw(2_820).toColourspace("rgb16").png({ progressive: true }).toBuffer(),
    status: 200,
  },
];

await runBench(async (scope) => {
  note("Starting a chain, a database and the server ...");
  const world = await startWorld(scope, {
    members: UPLOADS,
    environment: { TRUSTED_PROXIES: "127.0.0.1" },
  });
  const { pid } = world.server;
  if (pid === undefined) throw new Error("The api process did not start.");
  const tokens = await signInAll(world);
  const idle = await readTreeMemory(pid);
  const figures: Figure[] = [];
  for (const { name, make, status } of pictures) {
    const picture = await make();
    note(`${UPLOADS} times ${name}, ${Math.ceil(picture.length / 1_000)} kB ...`);
    const peak = await watchTreeMemory(pid, async () => {
      const statuses = await Promise.all(tokens.map((token, index) => upload(world, token, index, picture)));
      // A busy machine refuses those that would wait too long.
      const isExpected = statuses.every((given) => given === status || given === BUSY);
      if (!isExpected || !statuses.includes(status)) throw new Error(`Answered with ${statuses.join(", ")}`);
    });
    note(`  idle ${idle.toFixed(0)} MiB, peak ${peak.toFixed(0)} MiB`);
    figures.push({
      name: `memory of ${UPLOADS} uploads at once, ${name}`,
      value: peak - idle,
      unit: "MiB",
      target: MAXIMUM_GROWTH,
      ratio: null,
      peer: null,
    });
  }
  return figures;
});

async function signInAll(world: World): Promise<string[]> {
  const bodies = await prepareSignIns(world, UPLOADS);
  return Promise.all(
    bodies.map(async (body) => {
      const headers = { "content-type": "application/json" };
      const response = await fetch(`${world.origin}/api/auth/login`, { method: "POST", headers, body });
      return sessionSchema.parse(await response.json()).data.token;
    }),
  );
}

/** The status of the response. Each member has a different address, so that no rate limit applies. */
async function upload(
  { origin }: World,
  token: string,
  member: number,
  picture: Buffer<ArrayBufferLike>,
): Promise<number> {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(picture)]), "picture");
  const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": `203.0.113.${member}` };
  const response = await fetch(`${origin}/api/profile/avatar`, { method: "POST", headers, body });
  z.union([successSchema(avatarDataSchema), errorEnvelopeSchema]).parse(await response.json());
  return response.status;
}
