import { catalogue } from "@canopy/shared/error-catalogue";
import type { I18n } from "@lingui/core";
import { beforeAll, expect, test } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { getCatalogue, loadMessages } from "../../i18n/catalogues.ts";
import { postErrorMessage } from "./post-error-message.ts";

const sets = ["site", "errors"] as const;
let english: I18n;
let persian: I18n;

beforeAll(async () => {
  await Promise.all([loadMessages("en", sets), loadMessages("fa", sets)]);
  [english, persian] = [getCatalogue("en"), getCatalogue("fa")];
});

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
