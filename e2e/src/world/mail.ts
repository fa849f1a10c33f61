import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { worldAddress } from "./world-address.ts";

/** The mails that the server has written so far, decoded enough for Latin text. */
export async function readMails(): Promise<string[]> {
  const { mailFolder } = worldAddress();
  const names = await readdir(mailFolder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(mailFolder, name), "utf8")));
  // Quoted-printable: "=" at the end of a line continues it, and "=3D" is "=".
  return mails.map((mail) => mail.replace(/=\r?\n/g, "").replaceAll("=3D", "="));
}
