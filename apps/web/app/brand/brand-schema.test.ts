import { expect, test } from "vitest";
import { brand } from "./brand.ts";
import { brandSchema } from "./brand-schema.ts";

test("the brand is complete and has no unknown keys", () => {
  expect(brandSchema.safeParse(brand).success).toBe(true);
  for (const wrong of [
    { ...brand, email: "no one" },
    { ...brand, nmae: "Canopy" },
    { ...brand, social: { ...brand.social, telegram: "http://t.example" } },
    { ...brand, figures: { ...brand.figures, countries: 0 } },
  ]) {
    expect(brandSchema.safeParse(wrong).success).toBe(false);
  }
});
