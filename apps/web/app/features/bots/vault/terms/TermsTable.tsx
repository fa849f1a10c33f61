import type { OnChainRule } from "@canopy/strategies/vault/on-chain-rule";
import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Cell, HeadCell, Table } from "../../../../ui/primitives/Table.tsx";
import type { Vault } from "../state/use-vault.ts";
import type { Term } from "./term-forms.ts";
import { useTermTexts, useTermValue } from "./use-term-texts.ts";

interface TermsTableProps {
  readonly vault: Vault;
  readonly before: OnChainRule;
  readonly after: OnChainRule;
  readonly terms: readonly Term[];
}

/** The changed terms of a rule, as they are and as they will be. */
export function TermsTable({ vault, before, after, terms }: TermsTableProps) {
  const { t } = useLingui();
  const texts = useTermTexts(vault)(before);
  const dir = useLocale() === "fa" ? "rtl" : "ltr";
  const termValue = useTermValue(vault);
  return (
    <Table caption={t`What changes`} className="[--surface:var(--sheet)]">
      <thead>
        <tr>
          <HeadCell>{t`Term`}</HeadCell>
          <HeadCell>{t`Now`}</HeadCell>
          <HeadCell>{t`Then`}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {terms.map((term) => (
          <tr key={term}>
            <HeadCell scope="row" className="whitespace-normal! font-normal!">
              {texts[term].name}
            </HeadCell>
            <Cell className="text-quiet">
              <bdi dir={dir}>{termValue(before, term)}</bdi>
            </Cell>
            <Cell className="font-[550]">
              <bdi dir={dir}>{termValue(after, term)}</bdi>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
