/** `npm run verify:deployment`: see docs/deploying.md. */
import { printVerdict } from "../verdict.ts";
import { verifyDeployment } from "../verify.ts";

printVerdict(await verifyDeployment(process.argv.slice(2)));
