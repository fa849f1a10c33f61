import type { Locator, Page } from "@playwright/test";

/** The font families in which an element's text is rendered, the most used first. */
export async function renderedFonts(page: Page, element: Locator): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const marker = "data-rendered-fonts";
  await element.evaluate((node, name) => node.setAttribute(name, ""), marker);
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: `[${marker}]`,
  });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts
    .toSorted((one, other) => other.glyphCount - one.glyphCount)
    .map(({ familyName }) => familyName);
}
