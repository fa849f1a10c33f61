import { expect, test } from "vitest";
import { walletApps } from "./wallet-apps.ts";

const page = "https://canopy.example/fa/register?sponsor=willow&x=1#seat";

test("each link opens the same page in the app", () => {
  const [metaMask, trust, base] = walletApps(page).map(({ url }) => new URL(url));
  expect(metaMask?.href).toBe(
    "https://metamask.app.link/dapp/canopy.example/fa/register?sponsor=willow&x=1#seat",
  );
  expect(trust?.searchParams.get("url")).toBe(page);
  expect(trust?.searchParams.get("coin_id")).toBe("966");
  expect(base?.searchParams.get("cb_url")).toBe(page);
});
