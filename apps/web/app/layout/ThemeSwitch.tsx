import { useLingui } from "@lingui/react/macro";
import { Moon, Sun, SunMoon } from "lucide-react";
import { chooseTheme, type Theme, themes, useTheme } from "./theme.ts";

const icons = { system: SunMoon, light: Sun, dark: Moon };

/** Cycles through the system, light and dark theme. */
export function ThemeSwitch() {
  const { t } = useLingui();
  const theme = useTheme();
  const names: Record<Theme, string> = {
    system: t`Theme: system`,
    light: t`Theme: light`,
    dark: t`Theme: dark`,
  };
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
  const Icon = icons[theme];
  return (
    <button
      type="button"
      onClick={() => chooseTheme(next)}
      aria-label={names[theme]}
      title={names[theme]}
      className="grid size-9 place-items-center rounded-md text-quiet hover:bg-leaf-wash hover:text-leaf-deep"
    >
      <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
