/** Milliseconds for which a copy of security.txt is valid. */
const life = 90 * 86_400_000;

/** The security.txt of the site (RFC 9116): where to report a vulnerability. */
export function securityText(publicOrigin: string, now: Date): string {
  return [
    `Contact: ${publicOrigin}/contact`,
    `Expires: ${new Date(now.getTime() + life).toISOString()}`,
    "Preferred-Languages: en, fa",
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
