/** Builds the site unless the built one was made from the sources as they are. */
import { buildSite, isSiteStale } from "@canopy/dev/site";

if (await isSiteStale()) await buildSite(new AbortController().signal);
else process.stdout.write("The built site is up to date.\n");
