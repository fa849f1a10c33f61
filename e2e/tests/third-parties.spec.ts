import { expect, test } from "../src/fixtures.ts";
import { locales, publicPagesOf } from "../src/public-pages.ts";
import { seeAll } from "../src/see-all.ts";

for (const locale of locales) {
  test(`No public page asks a third party for anything: ${locale}`, async ({ page, world }) => {
    test.slow();
    const paths = publicPagesOf(locale);
    for (const path of paths) {
      const asked: string[] = [];
      const listen = (request: { url(): string }) => void asked.push(request.url());
      page.on("request", listen);
      page.on("websocket", listen);
      await page.goto(path);
      await seeAll(page);
      page.off("request", listen);
      page.off("websocket", listen);
      // What is in the page itself, or made by it, goes nowhere.
      const origins = asked.filter((url) => !/^(data|blob):/.test(url)).map((url) => new URL(url).origin);
      // Prices and free seats come from the chain itself, by the node that the operator names.
      const isJoining = path.endsWith("/register");
      expect(new Set(origins), path).toEqual(
        new Set([world.origin, ...(isJoining ? [new URL(world.rpcUrl).origin] : [])]),
      );
    }
  });
}
