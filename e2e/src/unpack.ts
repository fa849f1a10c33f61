// Unpacks the archives named in its arguments into TMPDIR. A process of its own, since @sparticuz/chromium always unpacks
// into the temporary folder, and only the environment says which folder that is.
import { inflate } from "@sparticuz/chromium";

await Promise.all(process.argv.slice(2).map((archive) => inflate(archive)));
