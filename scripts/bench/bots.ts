/**
 * `npm run bench:bots`: the lag of 1,000 paper bots of all kinds in one process, from the moment at which a candle is stored until the
 * bot's state and log are; and the time in which the same role finds out which of 1,024 vault rules are due. `-- paper` measures only the
 * former.
 */
import { measurePaperBots } from "./bots/paper.ts";
import { measureVaultRules } from "./bots/vaults.ts";
import { runBench } from "./scope.ts";

await runBench(async (scope) => {
  const vaults = process.argv.includes("paper") ? [] : await measureVaultRules(scope);
  return [...(await measurePaperBots(scope)), ...vaults];
});
