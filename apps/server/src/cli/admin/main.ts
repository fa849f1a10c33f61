import { createNodeGroup } from "../../chain/node-group.ts";
import { readConfig } from "../../config/config.ts";
import { openDatabase } from "../../database/open.ts";
import { createLog, describeError } from "../../lib/log.ts";
import { OperatorError } from "../../lib/operator-error.ts";
import { readArguments } from "./arguments.ts";
import { botsDue } from "./bots-commands.ts";
import { chatClose, chatTicket, chatTickets, chatUsage } from "./chat-commands.ts";
import { settingsCheck } from "./check-settings.ts";
import { databaseMigrate } from "./database-migrate.ts";
import { indexRebuild, indexRewind, indexStatus } from "./index-commands.ts";
import { indexVerify } from "./index-verify.ts";
import { keeperDue, keeperRotateKey } from "./keeper-commands.ts";
import { sessionsEnd, sessionsList } from "./sessions.ts";

/** `npm run admin -- COMMAND`: what an operator does by hand, with the server's own variables. */
const commands = [
  settingsCheck,
  databaseMigrate,
  sessionsList,
  sessionsEnd,
  indexStatus,
  indexVerify,
  indexRebuild,
  indexRewind,
  keeperDue,
  keeperRotateKey,
  botsDue,
  chatTickets,
  chatTicket,
  chatClose,
  chatUsage,
];

/** Exit code 0: done; 1: refused or failed. */
async function main(): Promise<string> {
  const request = readArguments(process.argv.slice(2), commands);
  if ("help" in request) return request.help;
  const config = readConfig(process.env);
  const log = createLog("silent");
  const open = await openDatabase(config.database, log, reportProgress);
  const nodes = createNodeGroup(config.chain.rpcUrls, { log, staleAfter: config.chain.staleAfter });
  try {
    return await request.command.run({ config, open, nodes, now: new Date() }, request.options);
  } finally {
    await open.close();
  }
}

/** Apart from the command's report, which scripts may read. */
function reportProgress(fields: object, event: string): void {
  const details = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  process.stderr.write(`${[event, ...details].join(" ")}\n`);
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  const { message, stack } = describeError(error);
  process.stderr.write(`${error instanceof OperatorError ? message : (stack ?? message)}\n`);
  process.exitCode = 1;
}
