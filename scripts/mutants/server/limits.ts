import type { Mutant } from "../mutant.ts";

const counts = "apps/server/src/http/limits/shared-counts.test.ts";
const general = "apps/server/src/http/limits/general-limit.test.ts";
const profile = "apps/server/src/routes/profile/profile.test.ts";
const decoding = "apps/server/src/routes/profile/pictures/decoding.test.ts";

/** Wrong changes of the limits of requests and pictures. */
export const limitMutants: readonly Mutant[] = [
  {
    name: "counts-of-ended-windows",
    file: "apps/server/src/http/limits/shared-counts.ts",
    text: "case when counted.ends_at > now() then counted.count else 0 end",
    replacement: "counted.count",
    reason: "A caller that was refused once is refused for ever.",
    test: { file: counts, name: "counts > add up within a window, and start again after it" },
  },
  {
    name: "sweep-of-busy-callers",
    file: "apps/server/src/http/limits/shared-counts.ts",
    text: "order by count, ends_at",
    replacement: "order by count desc, ends_at",
    reason: "Many addresses push out the count of a caller near its limit.",
    test: {
      file: counts,
      name: "counts > of 100,000 addresses leave at most 50,000 rows, and those with the most requests",
    },
  },
  {
    name: "refusals-in-the-database",
    file: "apps/server/src/http/limits/request-counts-store.ts",
    text: "if (requests > max) refused.set(name, performance.now() + remaining);",
    replacement: "",
    reason: "Each request of a refused caller writes to the database.",
    test: { file: counts, name: "two api processes > count refused requests without the database" },
  },
  {
    name: "general-limit-of-one-process",
    file: "apps/server/src/http/limits/share-windows.ts",
    text: "window.count = requests + window.unshared;",
    replacement: "",
    reason: "Each process allows the whole limit.",
    test: {
      file: general,
      name: "shared counts > include the requests to other processes, and end with their window",
    },
  },
  {
    name: "pictures-of-any-size",
    file: "apps/server/src/routes/profile/pictures/draw-avatar.ts",
    text: `if (width * height * weight > MAXIMUM_PIXELS) return { error: "large" };`,
    replacement: "",
    reason: "A small file takes hundreds of megabytes to decode.",
    test: {
      file: profile,
      name: "an invalid upload > more than 8 megapixels of 16 bits: 422 with the field",
    },
  },
  {
    name: "uploads-without-end",
    file: "apps/server/src/routes/profile/upload-slots.ts",
    text: "if (taken >= maximum) throw picturesBusy(reply);",
    replacement: "",
    reason: "Any number of pictures is in memory.",
    test: { file: profile, name: "returns 503 with Retry-After while sixteen uploads are in progress" },
  },
  {
    name: "decoder-without-time-limit",
    file: "apps/server/src/routes/profile/pictures/decoding.ts",
    text: `used.kill("SIGKILL")`,
    replacement: "undefined",
    reason: "One picture keeps all others waiting.",
    test: { file: decoding, name: "kills a process that does not respond in time" },
  },
];
