import { Trans, useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { Field } from "../../../../ui/forms/Field.tsx";
import { TextInput } from "../../../../ui/forms/TextInput.tsx";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { classes } from "../../../../ui/primitives/classes.ts";
import {
  type Filters,
  hasFilters,
  type Kind,
  kindNames,
  noFilters,
  tidySearch,
  typedRound,
} from "./filters.ts";

interface FilterFormProps {
  readonly filters: Filters;
  onChange(filters: Filters): void;
}

const asText = (round: number | null) => (round === null ? "" : String(round));

/** The filters of the history. Kinds apply at once, typed ones with the button; phones show those on request. */
export function FilterForm({ filters, onChange }: FilterFormProps) {
  const typedId = useId();
  const isTyped = hasFilters({ ...filters, kinds: [] });
  const [isOpen, setOpen] = useState(isTyped);
  // The URL follows in a transition: a checkbox that shows the URL would not change under the pointer.
  const [kinds, setKinds] = useState(filters.kinds);
  const [search, setSearch] = useState(filters.search);
  const [from, setFrom] = useState(asText(filters.from));
  const [to, setTo] = useState(asText(filters.to));
  const [isSubmitted, setSubmitted] = useState(false);
  const kindsInUrl = filters.kinds.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kinds of the URL are a new array each time
  useEffect(() => setKinds(filters.kinds), [kindsInUrl]);
  useEffect(() => {
    // The URL changes without this form, too: by the browser's back button, and by a link.
    setSearch(filters.search);
    setFrom(asText(filters.from));
    setTo(asText(filters.to));
    setSubmitted(false);
    if (isTyped) setOpen(true);
  }, [filters.search, filters.from, filters.to, isTyped]);
  const wanted = tidySearch(search);
  const [first, last] = [typedRound(from), typedRound(to)];
  const isUpsideDown = typeof first === "number" && typeof last === "number" && first > last;

  function submit() {
    setSubmitted(true);
    if (wanted === null || first === undefined || last === undefined || isUpsideDown) return;
    onChange({ ...filters, search: wanted, from: first, to: last });
  }

  return (
    <search className="block space-y-4 print:hidden">
      <KindChoice
        chosen={kinds}
        onChange={(chosen) => {
          setKinds(chosen);
          onChange({ ...filters, kinds: chosen });
        }}
      />
      <Button
        variant="secondary"
        size="small"
        aria-expanded={isOpen}
        aria-controls={typedId}
        onClick={() => setOpen(!isOpen)}
        className="sm:hidden"
      >
        <Search aria-hidden="true" size={16} strokeWidth={1.5} />
        <Trans>Search or choose rounds</Trans>
      </Button>
      <form
        id={typedId}
        noValidate
        className={classes(
          "grid grid-cols-2 items-start gap-x-5 gap-y-3 sm:grid-cols-[minmax(0,1fr)_8rem_8rem_auto]",
          !isOpen && "max-sm:hidden",
        )}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="max-sm:col-span-2">
          <Field
            label={<Trans>Username or transaction</Trans>}
            error={
              isSubmitted &&
              wanted === null && <Trans>Enter a whole username, or the hash of a transaction (0x…).</Trans>
            }
          >
            {(control) => (
              <TextInput
                {...control}
                dir="ltr"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="search"
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            )}
          </Field>
        </div>
        <RoundField
          label={<Trans>From round</Trans>}
          value={from}
          onChange={setFrom}
          error={isSubmitted && first === undefined && <Trans>Enter a number.</Trans>}
        />
        <RoundField
          label={<Trans>To round</Trans>}
          value={to}
          onChange={setTo}
          error={
            isSubmitted &&
            (last === undefined ? (
              <Trans>Enter a number.</Trans>
            ) : (
              isUpsideDown && <Trans>Not before the first round.</Trans>
            ))
          }
        />
        <div className="flex flex-wrap gap-2 max-sm:col-span-2 sm:pt-[calc(1lh+0.375rem)]">
          <Button type="submit" variant="secondary">
            <Trans>Search</Trans>
          </Button>
          {hasFilters(filters) && (
            <Button variant="quiet" onClick={() => onChange(noFilters)}>
              <Trans>Clear</Trans>
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}

interface RoundFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly error: ReactNode;
  onChange(value: string): void;
}

function RoundField({ label, value, error, onChange }: RoundFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          dir="ltr"
          inputMode="numeric"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface KindChoiceProps {
  readonly chosen: readonly Kind[];
  onChange(kinds: readonly Kind[]): void;
}

function KindChoice({ chosen, onChange }: KindChoiceProps) {
  const names = useKindNames();
  const toggle = (kind: Kind) =>
    onChange(kindNames.filter((one) => (one === kind ? !chosen.includes(one) : chosen.includes(one))));
  return (
    // A fieldset is as wide as its content otherwise.
    <fieldset className="min-w-0">
      <legend className="sr-only">
        <Trans>Kinds of lines</Trans>
      </legend>
      <div className="-mx-[var(--gutter)] flex gap-2 overflow-x-auto px-[var(--gutter)] py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        {kindNames.map((kind) => (
          <label
            key={kind}
            className="mark-checked relative inline-flex min-h-9 shrink-0 cursor-pointer items-center rounded-full border border-edge px-3.5 text-note text-quiet transition-colors hover:border-leaf has-checked:border-leaf has-checked:bg-leaf-wash has-checked:font-[550] has-checked:text-leaf-deep has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-full outline-none"
              checked={chosen.includes(kind)}
              onChange={() => toggle(kind)}
            />
            {names[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function useKindNames(): Record<Kind, string> {
  const { t } = useLingui();
  return {
    entries: t`Entries`,
    commissions: t`Commissions`,
    credits: t`Points and rebates`,
    ranks: t`Ranks`,
    closing: t`Rewards for closing rounds`,
    withdrawals: t`Withdrawals`,
    identity: t`Name and wallet`,
  };
}
