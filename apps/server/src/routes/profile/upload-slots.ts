import type { FastifyReply } from "fastify";
import { ApiError } from "../../http/api-error.ts";

/** Uploads in progress per process: with 2 MB each, what they hold in memory is bounded too. */
const MAXIMUM_UPLOADS = 16;
/** Seconds after which several of them are done. */
const RETRY_AFTER = 5;

/**
 * Runs uploads, and refuses one that arrives while too many are in progress.
 *
 * @throws ApiError PICTURES_BUSY with Retry-After, before the picture is read
 */
export function createUploadSlots(maximum = MAXIMUM_UPLOADS) {
  let taken = 0;
  return async <Result>(reply: FastifyReply, upload: () => Promise<Result>): Promise<Result> => {
    if (taken >= maximum) throw picturesBusy(reply);
    taken += 1;
    try {
      return await upload();
    } finally {
      taken -= 1;
    }
  };
}

export function picturesBusy(reply: FastifyReply): ApiError {
  reply.header("retry-after", RETRY_AFTER);
  return new ApiError("PICTURES_BUSY");
}
