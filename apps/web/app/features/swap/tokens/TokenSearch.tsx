import type { Asset, Exchange } from "@canopy/swap/types";
import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { TextInput } from "../../../ui/forms/TextInput.tsx";
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
  const id = useId();
  const [active, setActive] = useState(() => indexOf(assets, chosen));
  const index = Math.min(active, assets.length - 1);

  function follow(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const asset = assets[index];
    if (step !== undefined && assets.length > 0) {
      event.preventDefault();
      const next = (index + step + assets.length) % assets.length;
      setActive(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && asset !== undefined) {
      event.preventDefault();
      onChoose(asset);
    }
  }

  return (
    <div className="space-y-3">
      <TextInput
        ref={field}
        role="combobox"
        aria-label={label}
        placeholder={label}
        aria-controls={id}
        aria-expanded={assets.length > 0}
        aria-autocomplete="list"
        aria-activedescendant={assets.length > 0 ? `${id}-${index}` : undefined}
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => {
          onType(event.target.value);
          setActive(0);
        }}
        onKeyDown={follow}
      />
      <TokenList
        {...list}
        id={id}
        assets={assets}
        active={index}
        chosen={chosen}
        onActivate={setActive}
        onChoose={onChoose}
      />
    </div>
  );
}

function indexOf(assets: readonly Asset[], chosen: Asset | null): number {
  const index = chosen === null ? -1 : assets.findIndex((asset) => assetKey(asset) === assetKey(chosen));
  return Math.max(0, index);
}
