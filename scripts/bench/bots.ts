/**
 * `npm run bench:bots`: 1,000 paper bots of all kinds and 1,024 vault rules in one process, at the same time. Measures the lag of a bot,
 * from the moment at which a candle is stored until the bot's state and log are; of a rule, from the moment at which a block is mined until
 * the role has looked at all rules in it; and, without a target, of an execution, until its transaction is sent. Then it measures how fast a
 * member's log of a million lines is filtered and searched. `-- role` or `-- log` measures one of the two.
 */
import { measureLog } from "./bots/log.ts";
import { measureRole } from "./bots/role.ts";
import { runBench } from "./scope.ts";

const parts = { role: measureRole, log: measureLog };

await runBench(async (scope) => {
  const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
  const figures = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (chosen.length === 0 || chosen.includes(name)) figures.push(...(await measure(scope)));
  }
  return figures;
});
