import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { worldAddress } from "./world.ts";

/** The mails that the server has written so far, as plain as mails in Latin letters are. */
export async function readMails(): Promise<string[]> {
  const { mailFolder } = worldAddress();
  const names = await readdir(mailFolder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(mailFolder, name), "utf8")));
  // Long lines are broken with "=" at their end, and "=" itself is written as "=3D" (quoted-printable).
  return mails.map((mail) => mail.replace(/=\r?\n/g, "").replaceAll("=3D", "="));
}
