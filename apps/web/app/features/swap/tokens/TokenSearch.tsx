import type { Asset, Exchange } from "@canopy/swap/types";
import type { RefObject } from "react";
import { TextInput } from "../../../ui/forms/TextInput.tsx";
import { useCombobox } from "../../../ui/forms/use-combobox.ts";
import { assetKey } from "./assets.ts";
import { TokenList } from "./TokenList.tsx";

interface TokenSearchProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly typed: string;
  onType(text: string): void;
  readonly exchange: Exchange;
  readonly assets: readonly Asset[];
  readonly balances: ReadonlyMap<string, bigint>;
  readonly chosen: Asset | null;
  onChoose(asset: Asset): void;
}

/** The search field with the found assets: a combobox whose list stays open. */
export function TokenSearch({
  field,
  label,
  typed,
  onType,
  assets,
  chosen,
  onChoose,
  ...list
}: TokenSearchProps) {
  const box = useCombobox({
    count: assets.length,
    start: indexOf(assets, chosen),
    choose(index) {
      const asset = assets[index];
      if (asset !== undefined) onChoose(asset);
    },
  });
  return (
    <div className="space-y-3">
      <TextInput
        {...box.field}
        ref={field}
        aria-label={label}
        placeholder={label}
        dir="auto"
        value={typed}
        onChange={(event) => {
          onType(event.target.value);
          box.setActive(0);
        }}
      />
      <TokenList
        {...list}
        id={box.list}
        assets={assets}
        active={box.active}
        chosen={chosen}
        onActivate={box.setActive}
        onChoose={onChoose}
      />
    </div>
  );
}

function indexOf(assets: readonly Asset[], chosen: Asset | null): number {
  const index = chosen === null ? -1 : assets.findIndex((asset) => assetKey(asset) === assetKey(chosen));
  return Math.max(0, index);
}
