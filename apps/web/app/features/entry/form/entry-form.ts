import * as z from "zod/mini";
import { findUsernameError, tidyUsername } from "../username-rules.ts";

const tidied = z.pipe(
  z.string(),
  z.transform((text: string) => tidyUsername(text)),
);

const name = tidied.check(
  z.check<string>((context) => {
    const code = findUsernameError(context.value);
    if (code) context.issues.push({ code: "custom", message: code, input: context.value });
  }),
);

/** The schema of the registration form. Messages are codes of `findUsernameError`. */
export const entryFormSchema = z
  .object({
    username: name,
    sponsor: name,
    placement: z.enum(["automatic", "chosen"]),
    /** Used only for a manual seat. */
    referral: tidied,
    leg: z.enum(["left", "right"]),
    units: z.int().check(z.gte(1)),
  })
  .check(
    z.refine(({ placement, referral }) => placement === "automatic" || findUsernameError(referral) === null, {
      path: ["referral"],
      error: ({ input }) => findReferralError(input) ?? "LETTERS",
      // Runs even if other fields are invalid, so that all errors are shown at once.
      when: () => true,
    }),
  );

function findReferralError(input: unknown): string | null {
  const parsed = z.object({ referral: tidied }).safeParse(input);
  return parsed.success ? findUsernameError(parsed.data.referral) : null;
}

/** The input of the form. */
export type EntryValues = z.input<typeof entryFormSchema>;

/** The parsed form. */
export type Entry = z.output<typeof entryFormSchema>;
