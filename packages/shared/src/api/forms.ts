import * as z from "zod/mini";
import { described } from "../described.ts";
import { fieldErrors } from "../field-errors.ts";
import { usernamePattern } from "../username.ts";

// Pages check their forms with these schemas too.

/** One line of text, safe in a mail header. */
function line(most: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, fieldErrors.required),
      z.maxLength(most, fieldErrors.tooLong(most)),
      z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, fieldErrors.oneLine),
    );
}

/** Several lines without other control characters. */
export const linesPattern = /^(?:[^\p{Cc}]|[\t\r\n])*$/u;

/** A text of several lines. */
function text(most: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, fieldErrors.required),
      z.maxLength(most, fieldErrors.tooLong(most)),
      z.regex(linesPattern, fieldErrors.noControls),
    );
}

const emailSchema = described(z.email(fieldErrors.email).check(z.maxLength(254, fieldErrors.tooLong(254))), {
  id: "Email",
});

/** The user's language, for pages and mail. */
export const localeSchema = described(z.enum(["en", "fa"]), { id: "Locale" });
export type Locale = z.infer<typeof localeSchema>;

/** Most characters of a phone number as typed. */
export const PHONE_LENGTH = 25;

/** Digits and separators; a number has at most 15 digits (ITU E.164). */
const phoneSchema = z.string().check(
  z.trim(),
  z.maxLength(PHONE_LENGTH, fieldErrors.tooLong(PHONE_LENGTH)),
  z.regex(/^\+?[0-9 ().-]*$/, fieldErrors.phone),
  z.refine((phone) => /^(?:\D*\d){5,15}\D*$/.test(phone), fieldErrors.phoneDigits),
);

/** POST /contact. */
export const contactRequestSchema = described(
  z.strictObject({
    name: line(100),
    email: emailSchema,
    phone: z.optional(phoneSchema),
    message: text(5_000),
    locale: z._default(localeSchema, "en"),
  }),
  { id: "ContactRequest" },
);
export type ContactRequest = z.infer<typeof contactRequestSchema>;

/** POST /feedback. */
export const feedbackRequestSchema = described(
  z.strictObject({
    text: text(5_000),
    username: z.optional(z.string().check(z.regex(usernamePattern, fieldErrors.username))),
    locale: z._default(localeSchema, "en"),
  }),
  { id: "FeedbackRequest" },
);
export type FeedbackRequest = z.infer<typeof feedbackRequestSchema>;

/** POST /newsletter: requests the mail that confirms the address. */
export const newsletterRequestSchema = described(
  z.strictObject({
    email: emailSchema.check(z.toLowerCase()),
    locale: z._default(localeSchema, "en"),
  }),
  { id: "NewsletterRequest" },
);

/** POST /newsletter/confirm and POST /newsletter/unsubscribe: the token of the mail's link. */
export const newsletterTokenSchema = described(
  z.strictObject({
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, "The token of the link in the mail")),
  }),
  { id: "NewsletterToken" },
);
