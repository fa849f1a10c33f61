import type { Token } from "@canopy/swap/types";
import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { useId, useState } from "react";
import { shortHex } from "../../../ui/primitives/Address.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";

interface AddedTokensProps {
  readonly tokens: readonly Token[];
  remove(token: Token): void;
}

/** The tokens that the member has added, each with a button that removes it: an option of a list box can't have one. */
export function AddedTokens({ tokens, remove }: AddedTokensProps) {
  const { t } = useLingui();
  const id = useId();
  const [removed, setRemoved] = useState<string | null>(null);
  const symbol = removed !== null && <bdi>{removed}</bdi>;
  if (tokens.length === 0 && removed === null) return null;
  return (
    <div>
      {tokens.length > 0 && (
        <section aria-labelledby={id} className="border-line border-t pt-4">
          <h3 id={id} className="label-text">
            <Trans>Tokens that you added</Trans>
          </h3>
          <ul>
            {tokens.map((token) => {
              const name = `\u2068${token.symbol}\u2069`;
              const address = `\u2066${shortHex(token.address)}\u2069`;
              return (
                <li key={token.address} className="flex min-h-11 items-center gap-3">
                  <bdi className="truncate font-[550]">{token.symbol}</bdi>
                  <bdi dir="ltr" className="text-quiet text-sm">
                    {shortHex(token.address)}
                  </bdi>
                  <Button
                    variant="quiet"
                    size="small"
                    className="ms-auto"
                    aria-label={t`Remove ${name}, ${address}`}
                    onClick={() => {
                      setRemoved(token.symbol);
                      remove(token);
                    }}
                  >
                    <X aria-hidden="true" size={16} strokeWidth={1.5} />
                    <Trans>Remove</Trans>
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <p role="status" className="sr-only">
        {symbol && <Trans>{symbol} was removed from the list.</Trans>}
      </p>
    </div>
  );
}
