import type { SettingsRequest } from "@canopy/shared/api/settings";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { classifyError } from "../../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../../chain/error-messages/error-message.ts";
import { useSaveSettings } from "../../../features/settings/use-settings.ts";
import { chooseLocale } from "../../../i18n/chosen-locale.ts";
import { chooseDigits, type Digits, useChosenDigits } from "../../../i18n/digits.ts";
import { type Locale, localeFacts, locales } from "../../../i18n/locale.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { chooseTheme, useTheme } from "../../../layout/theme.ts";
import { SegmentedControl } from "../../../ui/forms/SegmentedControl.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";

/** Language, theme and digits: in this browser at once, and kept for the member's next sign-in. */
export function Preferences() {
  const { i18n } = useLingui();
  const locale = useLocale();
  const theme = useTheme();
  const digits = useChosenDigits();
  const settings = useSaveSettings();
  /** The chosen language until its messages are loaded. */
  const [loading, setLoading] = useState<Locale | null>(null);

  /** The browser's choices with a change, so that a retry keeps all of them. */
  function save(change: Partial<SettingsRequest>) {
    settings.mutate({ language: locale, theme, digits, ...change });
  }

  return (
    <div className="space-y-6">
      <SegmentedControl
        legend={<Trans>Language</Trans>}
        segments={locales.map((value) => ({
          value,
          label: <span lang={localeFacts[value].tag}>{localeFacts[value].name}</span>,
        }))}
        value={loading ?? locale}
        onChange={(language) => {
          setLoading(language);
          void chooseLocale(language).finally(() => setLoading(null));
          save({ language });
        }}
      />
      <SegmentedControl
        legend={<Trans>Theme</Trans>}
        segments={[
          { value: "system", label: <Trans>As on the device</Trans> },
          { value: "light", label: <Trans>Light</Trans> },
          { value: "dark", label: <Trans>Dark</Trans> },
        ]}
        value={theme}
        onChange={(next) => {
          chooseTheme(next);
          save({ theme: next });
        }}
      />
      <SegmentedControl<Digits | "language">
        legend={<Trans>Digits of figures and dates</Trans>}
        segments={[
          { value: "language", label: <Trans>As in the language</Trans> },
          { value: "latin", label: <bdi dir="ltr">1 2 3</bdi> },
          { value: "persian", label: <bdi dir="ltr">۱ ۲ ۳</bdi> },
        ]}
        value={digits ?? "language"}
        onChange={(value) => {
          const next = value === "language" ? null : value;
          chooseDigits(next);
          save({ digits: next });
        }}
      />
      <p className="max-w-[60ch] text-quiet text-sm">
        <Trans>
          Kept with your seat: every browser begins with these choices when you log in. The switches in the
          menu change one browser only.
        </Trans>
      </p>
      {settings.error && (
        <Notice
          tone="warning"
          live
          title={<Trans>Changed in this browser only</Trans>}
          action={
            <Button size="small" variant="secondary" busy={settings.isPending} onClick={() => save({})}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorMessage(classifyError(settings.error), i18n)}
        </Notice>
      )}
    </div>
  );
}
