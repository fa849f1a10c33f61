import { expect, test } from "vitest";
import { removeDescriptions } from "./bare-schemas.ts";

test("descriptions are left out of schemas, inner ones included", () => {
  expect(
    removeDescriptions(
      'export const a: Schema = described(z.object({ b: described(z.nullable(c), "A, (b)") }), { id: "A" });\nrest(a, 1);',
    ),
  ).toBe("export const a: Schema = z.object({ b: z.nullable(c) });\nrest(a, 1);");
});
