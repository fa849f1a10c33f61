import { type BotOutcome, botOutcomes } from "@canopy/shared/api/bots";
import { Trans, useLingui } from "@lingui/react/macro";
import { Field } from "../../../ui/forms/Field.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { TextInput } from "../../../ui/forms/TextInput.tsx";
import { useBots } from "../paper/use-bots.ts";
import { useKindTexts } from "../rule/use-kind-texts.ts";
import type { LogFilters } from "./log-filters.ts";
import { useOutcomeTexts } from "./use-line-texts.ts";

interface LogFilterFormProps {
  readonly filters: LogFilters;
  onChange(filters: LogFilters): void;
}

/** Which bot, which outcomes, and words to look for. All apply at once. */
export function LogFilterForm({ filters, onChange }: LogFilterFormProps) {
  const { t } = useLingui();
  const bots = useBots();
  const kinds = useKindTexts();
  const outcomes = useOutcomeTexts();
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
        <Field label={<Trans>Bot</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={filters.bot ?? ""}
              onChange={({ currentTarget }) => onChange({ ...filters, bot: currentTarget.value || null })}
            >
              <option value="">{t`All bots`}</option>
              {bots.data?.bots.map(({ id, kind, market }) => (
                <option key={id} value={id}>
                  {`${kinds[kind].name} · ${market}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={<Trans>Search these lines</Trans>}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
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
              {outcomes[outcome]}
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
