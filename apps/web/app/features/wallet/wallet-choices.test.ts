import { polygon } from "viem/chains";
import { describe, expect, test } from "vitest";
import { createConfig, http, injected } from "wagmi";
import { walletChoices } from "./wallet-choices.ts";

const icon = "data:image/svg+xml;base64,PHN2Zy8+";

function connectors(...wallets: { id: string; name: string; icon?: string }[]) {
  return createConfig({
    chains: [polygon],
    transports: { [polygon.id]: http() },
    storage: null,
    multiInjectedProviderDiscovery: false,
    connectors: [
      injected(),
      ...wallets.map((wallet) => injected({ target: { ...wallet, provider: () => undefined } })),
    ],
  }).connectors;
}

describe("walletChoices", () => {
  test("lists announced wallets and hides window.ethereum", () => {
    const list = walletChoices(
      connectors({ id: "io.rabby", name: "Rabby", icon }, { id: "io.metamask", name: "MetaMask" }),
      {
        hasLegacyProvider: true,
      },
    );
    expect(list.map(({ id, name, icon }) => ({ id, name, icon }))).toEqual([
      { id: "io.rabby", name: "Rabby", icon },
      { id: "io.metamask", name: "MetaMask", icon: null },
    ]);
  });

  test("offers window.ethereum without announced wallets", () => {
    expect(walletChoices(connectors(), { hasLegacyProvider: true }).map(({ id }) => id)).toEqual([
      "injected",
    ]);
  });

  test("is empty in a browser without a wallet", () => {
    expect(walletChoices(connectors(), { hasLegacyProvider: false })).toEqual([]);
  });

  test("lists a wallet once that announces itself twice", () => {
    const twice = { id: "io.rabby", name: "Rabby" };
    expect(walletChoices(connectors(twice, twice), { hasLegacyProvider: false })).toHaveLength(1);
  });

  test("omits wallets with their own place in the dialog", () => {
    const list = walletChoices(connectors({ id: "canopy.dev", name: "Dev wallet" }), {
      hasLegacyProvider: true,
      hiddenIds: ["canopy.dev"],
    });
    expect(list.map(({ id }) => id)).toEqual(["injected"]);
  });

  test.each([
    "https://evil.example/pixel.png",
    "javascript:alert(1)",
    "data:text/html,<script>",
  ])("does not show %s as a picture", (bad) => {
    const [choice] = walletChoices(connectors({ id: "x.y", name: "X", icon: bad }), {
      hasLegacyProvider: false,
    });
    expect(choice?.icon).toBeNull();
  });
});
