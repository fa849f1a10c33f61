import { expect, test } from "../src/fixtures.ts";
import { locales, publicPagesOf } from "../src/public-pages.ts";
import { scrollThrough } from "../src/scroll-through.ts";

for (const locale of locales) {
  test(`Public pages make no third-party requests: ${locale}`, async ({ page, world }) => {
    test.slow();
    const paths = publicPagesOf(locale);
    for (const path of paths) {
      const asked: string[] = [];
      const listen = (request: { url(): string }) => void asked.push(request.url());
      page.on("request", listen);
      page.on("websocket", listen);
      await page.goto(path);
      await scrollThrough(page);
      page.off("request", listen);
      page.off("websocket", listen);
      // Data and blob URLs make no request.
      const origins = asked.filter((url) => !/^(data|blob):/.test(url)).map((url) => new URL(url).origin);
      // Prices and free seats come from the operator's RPC node.
      const isJoining = path.endsWith("/register");
      expect(new Set(origins), path).toEqual(
        new Set([world.origin, ...(isJoining ? [new URL(world.rpcUrl).origin] : [])]),
      );
    }
  });
}
