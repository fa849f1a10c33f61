import { originPlaceholder } from "@canopy/shared/pages";

/**
 * The site's origin, for absolute URLs. While prerendering it is a placeholder that the server replaces; in the browser it is
 * the value that the server put into the page.
 */
export const publicOrigin = typeof document === "undefined" ? originPlaceholder : originOfDocument();

function originOfDocument(): string {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  return new URL(canonical?.href ?? window.location.href).origin;
}
