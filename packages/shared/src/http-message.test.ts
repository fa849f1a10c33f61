import { describe, expect, test } from "vitest";
import { defaultHttpMessage } from "./http-message.ts";

describe("defaultHttpMessage", () => {
  test("names a known status", () => expect(defaultHttpMessage(422)).toBe("Unprocessable Entity"));
  test("counts an unknown one", () => expect(defaultHttpMessage(418)).toBe("HTTP Error 418"));
});
