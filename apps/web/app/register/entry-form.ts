import * as z from "zod/mini";
import { tidyUsername, usernameProblem } from "./username-problem.ts";

const name = z
  .pipe(
    z.string(),
    z.transform((text: string) => tidyUsername(text)),
  )
  .check(
    z.check<string>((context) => {
      const problem = usernameProblem(context.value);
      if (problem) context.issues.push({ code: "custom", message: problem, input: context.value });
    }),
  );

const entry = {
  username: name,
  sponsor: name,
  units: z.int().check(z.gte(1)),
};

/** What the person fills in to register. Messages are the codes of `usernameProblem`. */
export const entryFormSchema = z.discriminatedUnion("placement", [
  z.object({ ...entry, placement: z.literal("automatic") }),
  z.object({ ...entry, placement: z.literal("chosen"), referral: name, leg: z.enum(["left", "right"]) }),
]);

/** A filled-in entry. */
export type Entry = z.output<typeof entryFormSchema>;
