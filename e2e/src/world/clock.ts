import type { Page } from "@playwright/test";

/** Lets React finish scheduled work, which runs in messages and not on the mocked clock. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}

/** Advances a paused clock and lets React finish the work that this started. */
export async function advance(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await settle(page);
}

/** Plays the transitions and animations of the open page ten times as fast. Timers keep their speed. */
export async function speedUpAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 10 });
}
