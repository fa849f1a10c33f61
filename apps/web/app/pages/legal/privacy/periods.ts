/** Retention periods of the server, and what the browser keeps at most. `periods.test.ts` compares them with the source. */
export const periods = {
  sessionHours: 3,
  idleMinutes: 60,
  signInMinutes: 5,
  sessionsAtMost: 20,
  browserCharacters: 200,
  confirmHours: 48,
  countryHours: 24,
  formsWindowMinutes: 60,
  callersAtMost: 100_000,
  pictureSide: 256,
  limitDays: 7,
  logDays: 90,
  swapRecords: 200,
  chatDays: 30,
  chatConversations: 50,
  chatWindowHours: 24,
} as const;
