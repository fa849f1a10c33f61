import { type Kind, kinds, strategies } from "@canopy/strategies/kinds/kinds";
import { Trans, useLingui } from "@lingui/react/macro";
import { Field } from "../../../ui/forms/Field.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { useKindTexts } from "./use-kind-texts.ts";

interface KindChoiceProps {
  readonly kind: Kind;
  onChange(kind: Kind): void;
}

const live = kinds.filter((kind) => strategies[kind].canGoLive);
const paper = kinds.filter((kind) => !strategies[kind].canGoLive);

/** A kind of rule in plain words: what it does, and when it loses. */
export function KindChoice({ kind, onChange }: KindChoiceProps) {
  const { t } = useLingui();
  const texts = useKindTexts();
  const options = (list: readonly Kind[]) =>
    list.map((one) => (
      <option key={one} value={one}>
        {texts[one].name}
      </option>
    ));
  return (
    <div className="space-y-3">
      <Field label={<Trans>Rule</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={({ currentTarget }) => {
              const next = kinds.find((one) => one === currentTarget.value);
              if (next !== undefined) onChange(next);
            }}
          >
            <optgroup label={t`A contract can follow these`}>{options(live)}</optgroup>
            <optgroup label={t`For backtests and paper only`}>{options(paper)}</optgroup>
          </Select>
        )}
      </Field>
      <dl className="space-y-2 text-note">
        <div>
          <dt className="text-quiet text-sm">
            <Trans>What it does</Trans>
          </dt>
          <dd>{texts[kind].does}</dd>
        </div>
        <div>
          <dt className="text-quiet text-sm">
            <Trans>When it loses</Trans>
          </dt>
          <dd>{texts[kind].loses}</dd>
        </div>
      </dl>
    </div>
  );
}
