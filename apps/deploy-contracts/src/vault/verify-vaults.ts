/** `npm run verify:vaults`: see docs/deploying.md. */
import { printVerdict } from "../verdict.ts";
import { verifyVaults } from "./verify.ts";

printVerdict(await verifyVaults(process.argv.slice(2)));
