import { type BotOutcome, botOutcomes, MAXIMUM_LOG_SEARCH } from "@canopy/shared/api/bots";
import { botTexts } from "@canopy/shared/bot-texts";
import { Trans, useLingui } from "@lingui/react/macro";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Field } from "../../../ui/forms/Field.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { TextInput } from "../../../ui/forms/TextInput.tsx";
import { useBots } from "../paper/use-bots.ts";
import { useBotText } from "../rule/use-bot-text.ts";
import { type LogFilters, readSubject, writeSubject } from "./log-filters.ts";

interface LogFilterFormProps {
  readonly filters: LogFilters;
  /** Rules of the vault that have lines. */
  readonly rules: readonly number[];
  onChange(filters: LogFilters): void;
}

/** Which bot or rule, which outcomes, and words to look for. All apply at once. */
export function LogFilterForm({ filters, rules, onChange }: LogFilterFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const bots = useBots();
  const text = useBotText();
  const toggle = (outcome: BotOutcome) =>
    onChange({
      ...filters,
      outcomes: botOutcomes.filter((one) =>
        one === outcome ? !filters.outcomes.includes(one) : filters.outcomes.includes(one),
      ),
    });
  return (
    <form aria-label={t`Filters`} className="space-y-4" onSubmit={(event) => event.preventDefault()}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Field label={<Trans>Bot or rule</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={toValue(filters.subject)}
              onChange={({ currentTarget }) =>
                onChange({ ...filters, subject: readSubject(new URLSearchParams(currentTarget.value)) })
              }
            >
              <option value="">{t`All bots and rules`}</option>
              <option value={toValue({ of: "mode", mode: "live" })}>{t`All live rules`}</option>
              <option value={toValue({ of: "mode", mode: "paper" })}>{t`All bots on paper`}</option>
              {rules.map((rule) => {
                const number = formatCount(rule, locale);
                return (
                  <option key={rule} value={toValue({ of: "rule", rule })}>
                    {t`Live: rule ${number}`}
                  </option>
                );
              })}
              {bots.data?.bots.map(({ id, kind, market }) => {
                const name = text(botTexts.kind[kind]);
                return (
                  <option key={id} value={toValue({ of: "bot", bot: id })}>
                    {t`On paper: ${name} · ${market}`}
                  </option>
                );
              })}
            </Select>
          )}
        </Field>
        <Field
          label={<Trans>Search the whole log</Trans>}
          hint={<Trans>Words, tokens, rule numbers, addresses or transactions</Trans>}
        >
          {(control) => (
            <TextInput
              {...control}
              type="search"
              maxLength={MAXIMUM_LOG_SEARCH}
              value={filters.search}
              onChange={({ currentTarget }) => onChange({ ...filters, search: currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <fieldset className="min-w-0">
        <legend className="sr-only">
          <Trans>What happened</Trans>
        </legend>
        <div className="flex flex-wrap gap-2">
          {botOutcomes.map((outcome) => (
            <label
              key={outcome}
              className="mark-checked relative inline-flex min-h-9 shrink-0 cursor-pointer items-center rounded-full border border-edge px-3.5 text-note text-quiet transition-colors hover:border-leaf has-checked:border-leaf has-checked:bg-leaf-wash has-checked:font-[550] has-checked:text-leaf-deep has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2"
            >
              <input
                type="checkbox"
                className="absolute inset-0 cursor-[inherit] appearance-none rounded-full outline-none"
                checked={filters.outcomes.includes(outcome)}
                onChange={() => toggle(outcome)}
              />
              {text(botTexts.outcome[outcome])}
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}

/** A subject as the value of an option. */
const toValue = (subject: LogFilters["subject"]) => String(new URLSearchParams(writeSubject(subject)));
