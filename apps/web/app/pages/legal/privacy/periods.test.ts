import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LOOSER_LIMIT_DAYS } from "@canopy/shared/api/settings";
import { SESSION_IDLE_SECONDS, SESSION_SECONDS, SIGN_IN_SECONDS } from "@canopy/shared/session";
import { expect, test } from "vitest";
import { periods } from "./periods.ts";

const root = join(import.meta.dirname, "../../../../../..");

/** The value of a constant in a source file of the server, with products evaluated. */
function readNumber(file: string, declaration: RegExp): number {
  const [, text = ""] = declaration.exec(readFileSync(join(root, file), "utf8")) ?? [];
  return text.split("*").reduce((product, factor) => product * Number(factor.replaceAll("_", "")), 1);
}

test("states the lifetime of a session", () => {
  expect(periods.sessionHours * 3_600).toBe(SESSION_SECONDS);
  expect(periods.idleMinutes * 60).toBe(SESSION_IDLE_SECONDS);
  expect(periods.signInMinutes * 60).toBe(SIGN_IN_SECONDS);
});

test("states the wait for a looser spending limit", () => {
  expect(periods.limitDays).toBe(LOOSER_LIMIT_DAYS);
});

const server = "apps/server/src";
test.each([
  ["sessions", periods.sessionsAtMost, `${server}/routes/auth/sessions.ts`, /MAXIMUM_SESSIONS = ([\d_ *]+);/],
  [
    "characters",
    periods.browserCharacters,
    `${server}/routes/auth/sessions.ts`,
    /USER_AGENT_LENGTH = ([\d_ *]+);/,
  ],
  [
    "seconds to confirm",
    periods.confirmHours * 3_600,
    `${server}/routes/newsletter/subscriptions.ts`,
    /CONFIRM_SECONDS = ([\d_ *]+);/,
  ],
  [
    "milliseconds of a country",
    periods.countryHours * 3_600_000,
    `${server}/routes/country/routes.ts`,
    /found: ([\d_ *]+),/,
  ],
  [
    "milliseconds of a form's limit",
    periods.formsWindowMinutes * 60_000,
    `${server}/config/mail.ts`,
    /timeWindow: ([\d_ *]+) /,
  ],
  [
    "days of a conversation",
    periods.chatDays,
    `${server}/config/chat.ts`,
    /CHAT_KEEP_DAYS: .*default\(([\d_ *]+)\)/,
  ],
  [
    "conversations",
    periods.chatConversations,
    `${server}/chat/store/conversations.ts`,
    /MAXIMUM_CONVERSATIONS = ([\d_ *]+);/,
  ],
  [
    "milliseconds of the longest limit of the chat",
    periods.chatWindowHours * 3_600_000,
    `${server}/config/chat.ts`,
    /const DAY = ([\d_ *]+);/,
  ],
  ["addresses", periods.callersAtMost, `${server}/http/limits/windows.ts`, /MAXIMUM_ADDRESSES = ([\d_ *]+);/],
  ["pixels", periods.pictureSide, `${server}/routes/profile/pictures/draw-avatar.ts`, /SIDE = ([\d_ *]+);/],
  [
    "records of swaps",
    periods.swapRecords,
    "apps/web/app/features/swap/history/swap-records.ts",
    /MAXIMUM_RECORDS = ([\d_ *]+);/,
  ],
  ["days of the log", periods.logDays, "docs/server-security.md", /Keep them for (\d+) days/],
])("names the %s", (_what, said, file, declaration) => {
  expect(readNumber(file, declaration)).toBe(said);
});
