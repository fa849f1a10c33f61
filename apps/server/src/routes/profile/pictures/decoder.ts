/**
 * The process that decodes pictures: its parent sends one file at a time and gets the rendered picture. Its memory returns to
 * the system when it exits, and a picture that crashes the decoder does not end the api process.
 */
import { writeFileSync } from "node:fs";
import { drawAvatar } from "./draw-avatar.ts";

/** Linux ends this process first when memory runs out. From -1000 to 1000. */
const OUT_OF_MEMORY_SCORE = "1000";

try {
  writeFileSync("/proc/self/oom_score_adj", OUT_OF_MEMORY_SCORE);
} catch {
  // Other systems have no such file.
}
process.on("message", (file) => {
  if (!(file instanceof Uint8Array)) throw new TypeError("The decoder received no file");
  void drawAvatar(Buffer.from(file.buffer, file.byteOffset, file.byteLength)).then((drawn) =>
    process.send?.(drawn),
  );
});
process.on("disconnect", () => process.exit());
