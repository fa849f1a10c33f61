import { catalogue } from "@canopy/shared/error-catalogue";
import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { messages } from "../../locales/fa/site.po";
import { postErrorMessage } from "./post-error-message.ts";

const english = setupI18n({ locale: "en", messages: { en: {} } });
const persian = setupI18n({ locale: "fa", messages: { fa: messages } });

test("an error of the catalogue has its message in both languages", () => {
  const error = new ApiError({ message: "x", errors: { code: "CHAIN_UNAVAILABLE" }, status: 503 });
  expect(postErrorMessage(error, english)).toBe(catalogue.CHAIN_UNAVAILABLE.en);
  expect(postErrorMessage(error, persian)).toBe(catalogue.CHAIN_UNAVAILABLE.fa);
});

test("the server's message, or the default of its status, is shown in English", () => {
  const error = new ApiError({ message: "Service Unavailable", status: 503 });
  expect(postErrorMessage(error, english)).toBe("Service Unavailable");
  expect(postErrorMessage(error, persian)).toMatch(/^[\u0600-\u06ff]/);
});
