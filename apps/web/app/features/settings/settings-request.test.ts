import type { SettingsData } from "@canopy/shared/api/settings";
import { expect, test } from "vitest";
import { settingsRequest } from "./settings-request.ts";

const settings: SettingsData = {
  language: "fa",
  theme: null,
  digits: null,
  spendingLimit: "50",
  nextSpendingLimit: null,
};

test("a change keeps all other settings", () => {
  expect(settingsRequest(settings, { theme: "dark" })).toEqual({
    language: "fa",
    theme: "dark",
    digits: null,
    spendingLimit: "50",
  });
});

test.each([null, "90"])("a change of the theme does not cancel the wait for the limit %j", (limit) => {
  const waiting = { ...settings, nextSpendingLimit: { limit, from: "2026-11-30T00:00:00.000Z" } };
  expect(settingsRequest(waiting, { theme: "dark" }).spendingLimit).toBe(limit);
  expect(settingsRequest(waiting, { spendingLimit: "50" }).spendingLimit).toBe("50");
});
