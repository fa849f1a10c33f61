import { AVATAR_BYTES, avatarIdSchema } from "@canopy/shared/api/profile";
import multipart from "@fastify/multipart";
import type { FastifyError, FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ApiError } from "../../http/api-error.ts";
import { untilDisconnected } from "../../http/disconnected.ts";
import { responses, success } from "../../http/envelope.ts";
import type { Services } from "../../services.ts";
import { accountLimit } from "../auth/account-limit.ts";
import { authenticate, requireAccount } from "../auth/authenticate.ts";
import { requireMember } from "../auth/require-member.ts";
import { avatarPath } from "../members/find-avatar.ts";
import { deleteAvatar, readAvatar, saveAvatar } from "./avatars.ts";
import { createDecoding } from "./pictures/decoding.ts";
import type { Drawn, PictureError } from "./pictures/draw-avatar.ts";
import { readUpload } from "./read-upload.ts";
import { createUploadSlots, picturesBusy } from "./upload-slots.ts";

const tags = ["profile"];
const security = [{ bearer: [] }];
/** Changes of a picture in ten minutes, per address and per account. */
const LIMIT = { max: 20, timeWindow: 600_000 };
/** Milliseconds that a picture waits for its turn and is decoded. */
const WAIT = 15_000;
/** Bytes of a multipart body without its file. */
const FRAME_BYTES = 16 * 1_024;

export function profileRoutes(services: Services): FastifyPluginAsyncZod {
  const { database, now } = services;
  return async (app) => {
    await app.register(multipart, {
      limits: { fileSize: AVATAR_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    });
    const onRequest = authenticate(services);
    const preHandler = accountLimit(app, "pictures", LIMIT);
    const inSlot = createUploadSlots();
    const decoding = createDecoding();
    app.addHook("onClose", () => decoding.close());

    app.post("/profile/avatar", {
      config: { rateLimit: LIMIT },
      bodyLimit: AVATAR_BYTES + FRAME_BYTES,
      onRequest,
      preHandler,
      errorHandler: throwPictureError,
      schema: {
        tags,
        security,
        summary:
          "Upload a picture in the multipart field `file`: JPEG, PNG, WebP or GIF, 2 MB, 16 megapixels; kept as 256 x 256 WebP",
        consumes: ["multipart/form-data"],
        response: responses("POST /profile/avatar"),
      },
      handler: async (request, reply) => {
        const memberId = await requireMember(services, request);
        const image = await inSlot(reply, async () => {
          const disconnected = untilDisconnected(reply);
          const file = await readUpload(request);
          const wait = AbortSignal.any([disconnected, AbortSignal.timeout(WAIT)]);
          return requireImage(await decoding.decode(file, wait), reply);
        });
        const owner = { id: memberId, wallet: requireAccount(request) };
        const id = await saveAvatar(database, owner, image, now());
        return success({ avatar: avatarPath(id) }, "Your picture is changed.");
      },
    });

    app.delete("/profile/avatar", {
      config: { rateLimit: LIMIT },
      onRequest,
      preHandler,
      schema: {
        tags,
        security,
        summary: "Remove your picture; also succeeds without one",
        response: responses("DELETE /profile/avatar"),
      },
      handler: async (request) => {
        await deleteAvatar(database, await requireMember(services, request));
        return success(null, "Your picture is removed.");
      },
    });

    app.get("/avatars/:id", {
      schema: {
        tags,
        summary: "A member's picture; a path always returns the same picture",
        produces: ["image/webp"],
        params: z.object({ id: avatarIdSchema }),
      },
      handler: async ({ params }, reply) => {
        const image = await readAvatar(database, params.id);
        if (image === null) throw new ApiError("NOT_FOUND");
        return (
          reply
            .type("image/webp")
            .header("cache-control", "public, max-age=31536000, immutable")
            // Other origins may use the API, so they may show its pictures.
            .header("cross-origin-resource-policy", "cross-origin")
            .send(image)
        );
      },
    });
  };
}

const messages: Readonly<Record<Exclude<PictureError, "late">, string>> = {
  large: "A picture of at most 16 megapixels, or 8 with 16 bits per channel",
  broken: "A complete picture",
};

function requireImage(drawn: Drawn, reply: FastifyReply): Buffer {
  if ("image" in drawn) return drawn.image;
  if (drawn.error === "late") throw picturesBusy(reply);
  throw new ApiError("VALIDATION", { fieldErrors: { file: messages[drawn.error] } });
}

/** The body contains only the picture, so errors of the body are errors of the picture. */
function throwPictureError(error: FastifyError): never {
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE")
    throw new ApiError("IMAGE_TOO_LARGE", { fieldErrors: { file: "At most 2 MB" } });
  if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") throw new ApiError("IMAGE_TYPE");
  throw error;
}
