/** `npm run verify:vaults`: see docs/deploying.md. */
import { verifyVaults } from "../vault/verify.ts";
import { printVerdict } from "../verdict.ts";

printVerdict(await verifyVaults(process.argv.slice(2)));
