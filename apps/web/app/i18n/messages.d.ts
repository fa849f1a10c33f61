declare module "*.po" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}

/** Made by vite/error-texts.ts from the error catalogue. */
declare module "virtual:errors/*" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}
