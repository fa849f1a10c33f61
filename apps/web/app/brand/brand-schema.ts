import * as z from "zod/mini";

const text = z.string().check(z.minLength(1));
const socialLink = z.optional(z.url({ protocol: /^https$/ }));

const testimonialSchema = z.strictObject({
  id: z.int(),
  username: text,
  /** Path of a picture on this site. Null shows the first letter of the name. */
  avatar: z.nullable(z.string().check(z.startsWith("/"))),
  feedback: z.strictObject({ en: text, fa: text }),
});

/** A member's testimonial. */
export type Testimonial = z.infer<typeof testimonialSchema>;

/** Checked at build time (`vite/check-brand.ts`), so that browsers don't download the check. */
export const brandSchema = z.strictObject({
  /** The name of the deployment. */
  name: text,
  /** The suffix of every page title. */
  titleSuffix: text,
  email: z.email(),
  phone: text,
  /** Where documentation or source code of the deployment is, if that is another site: the chat may link to its host. */
  documentation: z.optional(z.url({ protocol: /^https$/ })),
  /** Links to social networks. Missing ones are not shown. */
  social: z.strictObject({
    linkedin: socialLink,
    instagram: socialLink,
    whatsapp: socialLink,
    youtube: socialLink,
    twitter: socialLink,
    telegram: socialLink,
  }),
  /** Fixed marketing figures of the operator. */
  figures: z.strictObject({
    countries: z.int().check(z.positive()),
    monthsOfExperience: z.int().check(z.positive()),
  }),
  testimonials: z.strictObject({
    /** Marks invented examples, which the page labels as samples. */
    samples: z.boolean(),
    said: z.array(testimonialSchema),
  }),
});

/** The operator's settings in `brand.config.json`. */
export type Brand = z.infer<typeof brandSchema>;
