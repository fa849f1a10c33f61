import { originPlaceholder } from "@canopy/shared/pages";

/**
 * Where browsers find the site, for addresses that must be whole. While pages are rendered at build time a placeholder,
 * which the server replaces as it reads them; in the browser what the server has put into this page.
 */
export const publicOrigin = typeof document === "undefined" ? originPlaceholder : originOfDocument();

function originOfDocument(): string {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  return new URL(canonical?.href ?? window.location.href).origin;
}
