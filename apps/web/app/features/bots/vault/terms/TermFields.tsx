import type { OnChainRule } from "@canopy/strategies/vault/on-chain-rule";
import { Field } from "../../../../ui/forms/Field.tsx";
import { TextInput } from "../../../../ui/forms/TextInput.tsx";
import type { Vault } from "../state/use-vault.ts";
import { listTerms, type TermErrors, type TermsDraft } from "./rule-terms.ts";
import type { Term } from "./term-forms.ts";
import { useTermErrorMessage, useTermTexts } from "./use-term-texts.ts";

/** Terms with short words, two in a row. */
const short: readonly Term[] = ["left", "end"];

interface TermFieldsProps {
  readonly vault: Vault;
  readonly rule: OnChainRule;
  readonly draft: TermsDraft;
  readonly errors: TermErrors;
  onChange(draft: TermsDraft): void;
}

/** The terms of a rule, each with what it counts. */
export function TermFields({ vault, rule, draft, errors, onChange }: TermFieldsProps) {
  const texts = useTermTexts(vault)(rule);
  const message = useTermErrorMessage();
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3">
      {listTerms(rule).map((term) => {
        const { label, hint } = texts[term];
        const error = errors[term];
        return (
          <div key={term} className={short.includes(term) ? "min-w-0" : "col-span-2"}>
            <Field label={label} hint={hint} error={error && message(term, error)}>
              {(control) => (
                <TextInput
                  {...control}
                  dir="ltr"
                  inputMode="decimal"
                  value={draft[term] ?? ""}
                  onChange={({ currentTarget }) => onChange({ ...draft, [term]: currentTarget.value })}
                />
              )}
            </Field>
          </div>
        );
      })}
    </div>
  );
}
