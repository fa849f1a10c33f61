/**
 * `npm run bench:backtest`: candles per second of a moving-average strategy with fees and drawdown, next to two backtesters from npm;
 * the time per candle from 1,000 to 5,000,000; and a parameter search of 1,000 runs in a worker, which is then cancelled.
 */
import { measurePeers } from "./backtest/peers.ts";
import { measureSearch } from "./backtest/search.ts";
import { measureSpeed } from "./backtest/speed.ts";
import { note, runBench } from "./scope.ts";

await runBench(async (scope) => {
  note("Backtesting ...");
  const { figures, perSecond } = measureSpeed();
  note("Backtesting with others ...");
  const peers = await measurePeers(scope, perSecond);
  note("Searching parameters in a worker ...");
  return [...figures, ...peers, ...(await measureSearch())];
});
