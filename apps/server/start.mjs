// The first file of `npm run server`, in plain JavaScript so that an older Node reaches the check instead of a syntax error.
import { isNodeNewEnough } from "../../scripts/node-version.mjs";

if (isNodeNewEnough("npm run server")) await import("./src/main.ts");
