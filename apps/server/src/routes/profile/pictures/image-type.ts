/** The type of a picture by its first bytes, not by its name; null for unsupported types. */
export function detectImageType(file: Buffer): string | null {
  const begins = (text: string, at = 0) => file.subarray(at, at + text.length).toString("latin1") === text;
  if (begins("\xff\xd8\xff")) return "image/jpeg";
  if (begins("\x89PNG\r\n\x1a\n")) return "image/png";
  if (begins("RIFF") && begins("WEBP", 8)) return "image/webp";
  if (begins("GIF87a") || begins("GIF89a")) return "image/gif";
  return null;
}
