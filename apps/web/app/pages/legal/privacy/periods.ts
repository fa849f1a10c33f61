/** What the server keeps and for how long, in the numbers of its own source: `periods.test.ts` compares them. */
export const periods = {
  sessionHours: 3,
  idleMinutes: 60,
  nonceMinutes: 5,
  sessionsAtMost: 20,
  browserCharacters: 200,
  confirmHours: 48,
  countryHours: 24,
  formsWindowMinutes: 60,
  callersAtMost: 5_000,
  pictureSide: 256,
  logDays: 90,
} as const;
