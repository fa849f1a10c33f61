/**
 * Pages that are drawn in the browser only, so that no file of the built site has their name. Whoever serves the site
 * answers them with its fallback page and status 200, and every other unknown path with the same page and 404.
 */
export const clientPages: readonly string[] = ["/dashboard"];
