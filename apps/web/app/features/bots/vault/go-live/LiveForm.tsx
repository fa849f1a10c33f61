import type { Bot } from "@canopy/shared/api/bots";
import type { Market } from "@canopy/shared/api/markets";
import { noLimits } from "@canopy/strategies/engine/settings";
import type { OnChainRule } from "@canopy/strategies/vault/on-chain-rule";
import { WHOLE_BALANCE } from "@canopy/strategies/vault/vault-rules";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formatEther, getAddress } from "viem";
import { localizeAmount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Field } from "../../../../ui/forms/Field.tsx";
import { TextInput } from "../../../../ui/forms/TextInput.tsx";
import { typedAmount } from "../../../../ui/forms/typed-amount.ts";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { Notice } from "../../../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../../../ui/primitives/Skeleton.tsx";
import { formatNumber } from "../../format/format.ts";
import { useVaultPage } from "../actions/vault-page.ts";
import { useRuleText } from "../texts/use-rule-text.ts";
import { CostLine } from "./CostLine.tsx";
import { readSize, sizeToken, withSize } from "./live-parameters.ts";
import { feedPrice, isSameRule, toOnChain, toRules } from "./live-rules.ts";
import { MOST_FEE } from "./trade-limits.ts";
import { useRoute } from "./use-route.ts";

/** What most rules start well with. */
const START = { slippage: "0.5", fee: "0.02" };
const SLIPPAGE_DECIMALS = 2;
const DECIMALS = 8;

interface LiveFormProps {
  readonly bot: Bot;
  readonly market: Market;
}

interface Typed {
  readonly size: string;
  readonly slippage: string;
  readonly fee: string;
}

/** The size of the trades and their limits, what each trade costs, and the rules as the chain will have them. */
export function LiveForm({ bot, market }: LiveFormProps) {
  const { vault } = useVaultPage();
  const locale = useLocale();
  const { kind, parameters } = bot;
  const paperSize = readSize(kind, parameters);
  const [typed, setTyped] = useState<Typed>(() => ({
    slippage: localizeAmount(START.slippage, locale),
    fee: localizeAmount(START.fee, locale),
    size: paperSize === null ? "" : formatNumber(paperSize, DECIMALS, locale).replace(/[,٬]/g, ""),
  }));
  const typedSize =
    paperSize === null ? null : Number(typedAmount(typed.size, DECIMALS) ?? 0n) / 10 ** DECIMALS;
  const slippage = typedSlippage(typed.slippage);
  const fee = typedAmount(typed.fee, 18);
  const price = feedPrice(market, vault.now.prices);
  const sized = typedSize === null ? parameters : withSize(kind, parameters, typedSize);
  const rules = price === null || typedSize === 0 ? null : toRules(bot, sized, market, price);
  const [first] = rules ?? [];
  const sold = first?.sells === "quote" ? market.quote : market.base;
  const bought = first?.sells === "quote" ? market.base : market.quote;
  const held = vault.now.held.get(getAddress(sold.address)) ?? 0n;
  const size = first?.amount !== WHOLE_BALANCE ? "trade" : held > 0n ? "all" : "example";
  const amount = { trade: first?.amount ?? 0n, all: held, example: 10n ** BigInt(sold.decimals) }[size];
  const route = useRoute(
    vault,
    first === undefined ? null : { from: sold.address, to: bought.address, amount },
  );
  const best = route.data ?? null;
  const terms =
    best === null || slippage === null || fee === null || fee > MOST_FEE
      ? null
      : { ...best.route, slippage, fee };
  const onChain =
    rules === null || terms === null || price === null
      ? []
      : rules.flatMap((rule) => toOnChain(rule, market, vault.addresses, terms, price) ?? []);
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <Fields bot={bot} market={market} typed={typed} slippage={slippage} fee={fee} onChange={setTyped} />
      <div className="min-w-0 space-y-5">
        {price === null ? (
          <Notice tone="warning">
            <Trans>A price feed of this market has no valid price now. Wait for the next one.</Trans>
          </Notice>
        ) : rules === null ? (
          <Notice tone="warning">
            <Trans>Enter the size of a trade that the vault can count.</Trans>
          </Notice>
        ) : route.isPending ? (
          <Skeleton className="h-24 w-full" />
        ) : best === null ? (
          <Notice tone="warning">
            <Trans>No pool with liquidity connects these two tokens now.</Trans>
          </Notice>
        ) : (
          <CostLine
            quote={best.quote}
            sold={getAddress(sold.address)}
            amount={amount}
            fee={fee ?? 0n}
            slippage={slippage}
            size={size}
          />
        )}
        <Differences bot={bot} />
        <RulesToSet rules={onChain} />
      </div>
    </div>
  );
}

interface FieldsProps extends LiveFormProps {
  readonly typed: Typed;
  readonly slippage: number | null;
  readonly fee: bigint | null;
  onChange(typed: Typed): void;
}

function Fields({ bot, market, typed, slippage, fee, onChange }: FieldsProps) {
  const { t } = useLingui();
  const most = localizeAmount(formatEther(MOST_FEE), useLocale());
  const token = sizeToken(bot.kind, bot.parameters);
  const symbol = <bdi>{token === "quote" ? market.quote.symbol : market.base.symbol}</bdi>;
  const input = (name: keyof Typed) => ({
    dir: "ltr" as const,
    inputMode: "decimal" as const,
    value: typed[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...typed, [name]: currentTarget.value }),
  });
  return (
    <div className="space-y-4">
      {token !== null && (
        <Field
          label={<Trans>Each trade sells, in {symbol}</Trans>}
          hint={<Trans>The paper bot's size. Everything else stays as it was on paper.</Trans>}
        >
          {(control) => <TextInput {...control} {...input("size")} />}
        </Field>
      )}
      <Field
        label={<Trans>Slippage allowed for each trade, in %</Trans>}
        hint={<Trans>0.1 to 3. Below the pool's fee, it never trades.</Trans>}
        error={slippage === null && t`Enter a number from 0.1 to 3.`}
      >
        {(control) => <TextInput {...control} {...input("slippage")} />}
      </Field>
      <Field
        label={<Trans>Highest keeper's fee, in POL</Trans>}
        hint={
          <Trans>
            The account that executes the rule gets it from the vault. If it is too low, no one does.
          </Trans>
        }
        error={
          fee === null ? t`Enter an amount, e.g. 12.5.` : fee > MOST_FEE && t`Enter at most ${most} POL.`
        }
      >
        {(control) => <TextInput {...control} {...input("fee")} />}
      </Field>
    </div>
  );
}

/** What paper had and the vault does not. */
function Differences({ bot: { kind, limits } }: { readonly bot: Bot }) {
  const hasLimits = JSON.stringify(limits) !== JSON.stringify(noLimits);
  return (
    <div className="max-w-[66ch] space-y-2 text-quiet text-sm">
      {hasLimits && (
        <p>
          <Trans>
            This bot had limits on paper, such as a largest loss. The vault does not apply them: it has two
            daily limits of its own.
          </Trans>
        </p>
      )}
      <p>
        {kind === "stop-loss" ? (
          <Trans>
            Live trades less than paper: the vault also waits when a day's limit is reached, and when a price
            feed is old.
          </Trans>
        ) : (
          <Trans>
            Live trades less than paper: the vault also waits when a day's limit is reached, when a price feed
            is old, and when a price has jumped by more than 20%.
          </Trans>
        )}
      </p>
    </div>
  );
}

/** The rules one by one: each is a transaction of its own. */
function RulesToSet({ rules }: { readonly rules: readonly OnChainRule[] }) {
  const { vault, act } = useVaultPage();
  const toText = useRuleText(vault);
  const set = vault.now.state?.rules ?? [];
  const next = rules.findIndex((rule) => !set.some((one) => isSameRule(one.rule, rule)));
  const rule = rules[next];
  if (rules.length === 0) return null;
  return (
    <div className="space-y-4">
      <ol className="divide-y divide-line border-line border-y">
        {rules.map((one, index) => (
          <li key={toText(one)} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
            <span className="min-w-0 max-w-[60ch]">{toText(one)}</span>
            {(next === -1 || index < next) && (
              <span className="text-leaf-deep text-sm">
                <Trans>In your vault</Trans>
              </span>
            )}
          </li>
        ))}
      </ol>
      {rules.length > 1 && next !== -1 && (
        <p className="text-quiet text-sm">
          <Trans>Each of these is a separate rule, and takes a separate transaction.</Trans>
        </p>
      )}
      {vault.now.state === null ? (
        <Notice>
          <Trans>Create your vault first, above. The rule goes into it.</Trans>
        </Notice>
      ) : (
        rule !== undefined && (
          <Button onClick={() => act({ type: "set rule", rule })}>
            <Trans>Let it trade</Trans>
          </Button>
        )
      )}
    </div>
  );
}

/** Basis points of a typed percentage; null outside what the vault accepts. */
function typedSlippage(typed: string): number | null {
  const points = Number(typedAmount(typed, SLIPPAGE_DECIMALS) ?? 0n);
  return points >= 10 && points <= 300 ? points : null;
}
