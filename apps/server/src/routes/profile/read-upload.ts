import { avatarTypes } from "@canopy/shared/api/profile";
import type { FastifyRequest } from "fastify";
import { ApiError } from "../../http/api-error.ts";
import { detectImageType } from "./pictures/image-type.ts";

const wrong = (file: string) => ({ fieldErrors: { file } });

/**
 * Reads the picture in the field `file` of a multipart body.
 *
 * @throws ApiError IMAGE_TYPE, IMAGE_TOO_LARGE, or VALIDATION without this field
 */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new ApiError("IMAGE_TYPE");
  const file = await readFile(request);
  if (!avatarTypes.some((type) => type === detectImageType(file)))
    throw new ApiError("IMAGE_TYPE", wrong("A JPEG, PNG, WebP or GIF file"));
  return file;
}

async function readFile(request: FastifyRequest): Promise<Buffer> {
  try {
    const part = await request.file();
    if (part !== undefined && part.fieldname === "file") return await part.toBuffer();
  } catch (cause) {
    if (toErrorCode(cause) === "FST_REQ_FILE_TOO_LARGE")
      throw new ApiError("IMAGE_TOO_LARGE", { ...wrong("At most 2 MB"), cause });
    // The request caused any other error of the parser.
    throw new ApiError("VALIDATION", { ...wrong("One picture, in a complete multipart body"), cause });
  }
  throw new ApiError("VALIDATION", wrong("Required: one picture, in the field file"));
}

function toErrorCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
