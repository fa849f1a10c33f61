// Unpacks the archives in its arguments into TMPDIR. A separate process, because @sparticuz/chromium always unpacks into
// the temporary folder of its environment.
import { inflate } from "@sparticuz/chromium";

await Promise.all(process.argv.slice(2).map((archive) => inflate(archive)));
