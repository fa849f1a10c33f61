/**
 * `npm run bench:swap`: on the local exchange, the time from the last key to a ranked quote in Node and to a shown one in the browser,
 * the gas of our swaps next to direct calls of the routers, and our best routes next to the best trades of Uniswap's SDK on the same
 * pools. `-- browser` measures the page only.
 */
import type { Figure } from "./figures.ts";
import { note, runBench, type Scope } from "./scope.ts";
import { measureBestTrades } from "./swap/best-trades.ts";
import { measureInBrowser } from "./swap/browser.ts";
import { startExchange } from "./swap/exchange.ts";
import { measureGas } from "./swap/gas.ts";
import { measureQuotes } from "./swap/quotes.ts";

await runBench(async (scope) => {
  const figures = process.argv.includes("browser") ? [] : await measureInNode(scope);
  note("Typing into the page ...");
  return [...figures, ...(await measureInBrowser())];
});

async function measureInNode(scope: Scope): Promise<Figure[]> {
  note("Deploying the exchange on a local chain ...");
  const source = await startExchange(scope);
  note("Reading quotes ...");
  const quotes = await measureQuotes(source);
  note("Comparing with Uniswap's SDK ...");
  const trades = await measureBestTrades(source);
  note("Sending swaps ...");
  return [...quotes, ...(await measureGas(source)), ...trades];
}
