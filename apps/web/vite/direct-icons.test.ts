import { expect, test } from "vitest";
import { importEachIcon } from "./direct-icons.ts";

test("icons are imported from their own files, types not at all", () => {
  expect(
    importEachIcon(
      'import { QrCode, Share2, type LucideIcon, Wallet as WalletIcon } from "lucide-react";\nrest();',
    ),
  ).toBe(
    [
      'import QrCode from "lucide-react/icons/qr-code";',
      'import Share2 from "lucide-react/icons/share-2";',
      'import WalletIcon from "lucide-react/icons/wallet";\nrest();',
    ].join(""),
  );
});
