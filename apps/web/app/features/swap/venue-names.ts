import type { VenueName } from "@canopy/swap/types";

export const venueNames: Readonly<Record<VenueName, string>> = {
  uniswap: "Uniswap v3",
  quickswap: "QuickSwap v3",
};
