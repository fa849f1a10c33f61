import { Trans, useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../i18n/use-locale.ts";
import { SegmentedControl } from "../../../ui/forms/SegmentedControl.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { formatPrice, formatTokens } from "../format/format.ts";
import { type Field, fieldValue, listFields, withValue } from "./fields.ts";
import { NumberField } from "./NumberField.tsx";
import { baseShare, findPreset, presetNames, presetValues } from "./presets.ts";
import { type DraftError, type RuleDraft, toFieldScale } from "./rule-draft.ts";
import { roundNumbers } from "./steps.ts";
import { useFieldFormat, useFieldNames } from "./use-field-texts.ts";
import { usePresetTexts } from "./use-preset-texts.ts";

interface RuleFormProps {
  readonly draft: RuleDraft;
  readonly error: DraftError | null;
  /** The first price of the candles. */
  readonly price: number;
  readonly base: string;
  readonly quote: string;
  /** Milliseconds of a candle. */
  readonly interval: number;
  onChange(draft: RuleDraft): void;
}

const DAY = 86_400;
const startValues = roundNumbers(10, 100_000);

/** The numbers of a rule. Every change runs the backtest again. */
export function RuleForm({ draft, error, price, base, quote, interval, onChange }: RuleFormProps) {
  const { t } = useLingui();
  const names = useFieldNames();
  const format = useFieldFormat({ base, quote, interval });
  const scale = toFieldScale(draft, price);
  const { kind, values, startValue } = draft;
  return (
    <form
      aria-label={t`Numbers of the rule`}
      className="space-y-5"
      onSubmit={(event) => event.preventDefault()}
    >
      <Presets draft={draft} price={price} onChange={onChange} />
      {kind === "dca" && (
        <SegmentedControl
          legend={<Trans>Direction</Trans>}
          segments={[
            { value: "buy", label: t`Buys` },
            { value: "sell", label: t`Sells` },
          ]}
          value={values["side"] === "sell" ? "sell" : "buy"}
          onChange={(side) => {
            const { amount } = presetValues(kind, "middle", scale);
            const sold = typeof amount === "number" && side === "sell" ? amount / price : amount;
            onChange({ ...draft, values: { ...values, side, amount: sold } });
          }}
        />
      )}
      {listFields(kind, values, scale).map((field) => (
        <NumberField
          key={`${kind} ${field.name}`}
          label={names[field.name]}
          value={fieldValue(values, field.name)}
          values={field.values}
          {...boxLook(field, { base, quote, days: t`days` })}
          text={format(fieldValue(values, field.name), field.unit)}
          onChange={(value) => onChange({ ...draft, values: withValue(values, field.name, value, scale) })}
        />
      ))}
      <NumberField
        label={<Trans>Starts with a value of</Trans>}
        value={startValue}
        values={startValues}
        unit={quote}
        text={format(startValue, "quote")}
        onChange={(value) => onChange({ ...draft, startValue: value })}
      />
      <StartTokens draft={draft} price={price} base={base} quote={quote} />
      {error !== null && <DraftErrorText error={error} />}
    </form>
  );
}

/** How the box of a field counts. */
function boxLook({ unit }: Field, { base, quote, days }: { base: string; quote: string; days: string }) {
  switch (unit) {
    case "quote":
    case "price":
      return { unit: quote };
    case "base":
      return { unit: base };
    case "part":
      return { factor: 100, unit: "%" };
    case "seconds":
      return { factor: 1 / DAY, unit: days };
    default:
      return {};
  }
}

function Presets({ draft, price, onChange }: Pick<RuleFormProps, "draft" | "price" | "onChange">) {
  const texts = usePresetTexts(draft.kind);
  const scale = toFieldScale(draft, price);
  return (
    <div className="space-y-1.5">
      <SegmentedControl
        legend={<Trans>Begin with</Trans>}
        segments={presetNames.map((value) => ({ value, label: texts[value] }))}
        value={findPreset(draft.kind, draft.values, scale) ?? ""}
        onChange={(preset) => {
          const chosen = presetNames.find((name) => name === preset);
          if (chosen !== undefined) onChange({ ...draft, values: presetValues(draft.kind, chosen, scale) });
        }}
      />
      <p className="text-quiet text-sm">
        <Trans>Round numbers, set before any backtest. None was chosen because it did well.</Trans>
      </p>
    </div>
  );
}

function StartTokens({
  draft,
  price,
  base,
  quote,
}: Pick<RuleFormProps, "draft" | "price" | "base" | "quote">) {
  const locale = useLocale();
  const share = baseShare(draft.kind, draft.values);
  const tokens = `${formatTokens((draft.startValue * share) / price, locale)} ${base}`;
  const money = `${formatTokens(draft.startValue * (1 - share), locale)} ${quote}`;
  const first = `${formatPrice(price, locale)} ${quote}`;
  return (
    <p className="text-quiet text-sm">
      {share === 0 && (
        <Trans>
          It starts with <bdi>{money}</bdi>, at a price of <bdi>{first}</bdi>.
        </Trans>
      )}
      {share === 1 && (
        <Trans>
          It starts with <bdi>{tokens}</bdi>, at a price of <bdi>{first}</bdi>.
        </Trans>
      )}
      {share > 0 && share < 1 && (
        <Trans>
          It starts with <bdi>{tokens}</bdi> and <bdi>{money}</bdi>, at a price of <bdi>{first}</bdi>.
        </Trans>
      )}
    </p>
  );
}

function DraftErrorText({ error }: { readonly error: DraftError }) {
  return (
    <Notice tone="warning" live title={<Trans>The result below is of the last rule that could run</Trans>}>
      {error === "order" && <Trans>The first of the two numbers must be smaller than the second.</Trans>}
      {error === "band" && (
        <Trans>
          Share and distance together must stay above 0% and below 100%. Make the distance smaller.
        </Trans>
      )}
      {error === "number" && <Trans>One of the numbers is out of its range. Enter another one.</Trans>}
      {error === "start" && <Trans>Enter an amount to start with, e.g. 1000.</Trans>}
      {error === "costs" && <Trans>Costs and limits must be from 0% to below 100%.</Trans>}
    </Notice>
  );
}
