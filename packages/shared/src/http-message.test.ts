import { describe, expect, test } from "vitest";
import { defaultHttpMessage } from "./http-message.ts";

describe("defaultHttpMessage", () => {
  test("names a known status", () => expect(defaultHttpMessage(422)).toBe("Unprocessable Entity"));
  test("uses the number of an unknown status", () => expect(defaultHttpMessage(418)).toBe("HTTP Error 418"));
});
