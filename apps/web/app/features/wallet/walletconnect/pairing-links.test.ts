import { expect, test } from "vitest";
import { pairingLinks } from "./pairing-links.ts";

test("each link passes the whole URI of a session to the app", () => {
  const uri = "wc:7f6e@2?expiryTimestamp=1&relay-protocol=irn&symKey=ab12";
  const [metaMask, trust, rainbow, other] = pairingLinks(uri);
  for (const link of [metaMask, trust, rainbow])
    expect(new URL(link?.url ?? "").searchParams.get("uri")).toBe(uri);
  expect(other).toEqual({ name: null, url: uri });
});
