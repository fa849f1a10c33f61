import * as z from "zod/mini";

const text = z.string().check(z.minLength(1));
const socialLink = z.optional(z.url({ protocol: /^https$/ }));

const testimonialSchema = z.strictObject({
  id: z.int(),
  username: text,
  /** Path of a picture on this site; null draws the name's first letter. */
  avatar: z.nullable(z.string().check(z.startsWith("/"))),
  feedback: z.strictObject({ en: text, fa: text }),
});

/** What a member says of the plan. */
export type Testimonial = z.infer<typeof testimonialSchema>;

/** Checked when the site is built (`vite/check-brand.ts`): no visitor downloads the check. */
export const brandSchema = z.strictObject({
  /** What the deployment calls itself. */
  name: text,
  /** Stands behind every page title. */
  titleSuffix: text,
  email: z.email(),
  phone: text,
  /** Where else the operator is found. What is left out is not shown. */
  social: z.strictObject({
    linkedin: socialLink,
    instagram: socialLink,
    whatsapp: socialLink,
    youtube: socialLink,
    twitter: socialLink,
    telegram: socialLink,
  }),
  /** What the operator states about the network: nothing counts it. */
  figures: z.strictObject({
    countries: z.int().check(z.positive()),
    monthsOfExperience: z.int().check(z.positive()),
  }),
  testimonials: z.strictObject({
    /** These are examples and nobody's words: the page says so. */
    samples: z.boolean(),
    said: z.array(testimonialSchema),
  }),
});

/** What an operator sets, in `brand.config.json`. */
export type Brand = z.infer<typeof brandSchema>;
