// The first file of `npm start`, in plain JavaScript so that an older Node reaches the check instead of a syntax error.
import { isNodeNewEnough } from "../../scripts/node-version.mjs";

if (isNodeNewEnough("npm start")) await import("./src/main.ts");
