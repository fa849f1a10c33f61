import { expect, test } from "vitest";
import { isDocumentPage } from "./document-pages.ts";

test.each(["/", "/fa", "/fa/", "/newsletter", "/fa/newsletter/"])("%s hydrates as a document", (path) =>
  expect(isDocumentPage(path)).toBe(true));

test.each([
  "/register",
  "/fa/login",
  "/fa/login/",
  "/dashboard",
  "/dashboard/plus",
  "/no-such-page",
  "/fa/no-such-page",
])("%s hydrates with the full router", (path) => expect(isDocumentPage(path)).toBe(false));
