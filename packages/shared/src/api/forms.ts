import { z } from "zod";
import { usernameSchema } from "./primitives.ts";

/** One line of text: what it holds can stand in a mail's header. */
function line(most: number) {
  return z
    .string()
    .trim()
    .min(1, "Required")
    .max(most, `At most ${most} characters`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "One line of text");
}

/** A text of several lines. */
function text(most: number) {
  return z
    .string()
    .trim()
    .min(1, "Required")
    .max(most, `At most ${most} characters`)
    .regex(/^(?:[^\p{Cc}]|[\t\r\n])*$/u, "Text, without control characters");
}

const emailSchema = z.email("A mail address").max(254, "At most 254 characters").meta({ id: "Email" });

/** The language in which the person reads the site, and gets mail. */
export const localeSchema = z.enum(["en", "fa"]).meta({ id: "Locale" });
export type Locale = z.infer<typeof localeSchema>;

/** Digits with what people write between them; 15 digits are the most that a number has (ITU E.164). */
const phoneSchema = z
  .string()
  .trim()
  .max(25, "At most 25 characters")
  .regex(/^\+?[0-9 ().-]*$/, "A phone number, such as +49 30 1234567")
  .refine((phone) => /^(?:\D*\d){5,15}\D*$/.test(phone), "A phone number has 5 to 15 digits");

/** POST /contact. */
export const contactRequestSchema = z
  .strictObject({
    name: line(100),
    email: emailSchema,
    phone: phoneSchema.optional(),
    message: text(5_000),
    locale: localeSchema.default("en"),
  })
  .meta({ id: "ContactRequest" });
export type ContactRequest = z.infer<typeof contactRequestSchema>;

/** POST /feedback. */
export const feedbackRequestSchema = z
  .strictObject({
    text: text(5_000),
    username: usernameSchema.optional(),
    locale: localeSchema.default("en"),
  })
  .meta({ id: "FeedbackRequest" });
export type FeedbackRequest = z.infer<typeof feedbackRequestSchema>;

/** POST /newsletter: asks for the mail that confirms the address. */
export const newsletterRequestSchema = z
  .strictObject({ email: emailSchema.toLowerCase(), locale: localeSchema.default("en") })
  .meta({ id: "NewsletterRequest" });

/** POST /newsletter/confirm and POST /newsletter/unsubscribe: the token of the mail's link. */
export const newsletterTokenSchema = z
  .strictObject({
    token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, "The token of the link in the mail"),
  })
  .meta({ id: "NewsletterToken" });
