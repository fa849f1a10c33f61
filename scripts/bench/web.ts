/**
 * `npm run bench:web`: Lighthouse scores of the public pages on a phone with 4G, in turn with a page with React alone; then the
 * overview of a signed-in member. BENCH_PAGES names other pages, separated by commas; the overview is `/dashboard`.
 */
import { loadavg } from "node:os";
import { buildSite, isSiteStale } from "@canopy/dev/site";
import { startWorld } from "./api/world.ts";
import type { Figure } from "./figures.ts";
import { median } from "./quantiles.ts";
import { note, runBench, type Scope } from "./scope.ts";
import { type Found, installLighthouse } from "./web/lighthouse.ts";
import { measureOverview } from "./web/overview.ts";
import { serveReactAlone } from "./web/react-alone.ts";

const ROUNDS = 5;
const OVERVIEW = "/dashboard";
const PAGES = ["/", "/fa", "/about", "/services", "/admin/reports/basic", "/register", OVERVIEW];
/** Pages with the code of wallets have targets of their own. */
const WITH_WALLET = /\/(register|login)$/;
const PEER = "React alone";
/** Milliseconds of blocking that count as none: one frame. The peer may block for 0 ms. */
const FRAME = 16;

const pages = process.env["BENCH_PAGES"]?.split(",") ?? PAGES;

await runBench(async (scope) => {
  const publicPages = pages.filter((page) => page !== OVERVIEW);
  const figures = publicPages.length > 0 ? await measurePublic(scope, publicPages) : [];
  if (pages.includes(OVERVIEW)) {
    if (await isSiteStale()) await buildSite(new AbortController().signal);
    note("Measuring the overview ...");
    figures.push(...(await measureOverview(ROUNDS)));
  }
  note(
    `Load average: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(", ")}. Compare runs of an idle machine only.`,
  );
  return figures;
});

async function measurePublic(scope: Scope, publicPages: readonly string[]): Promise<Figure[]> {
  note("Building the site, starting a chain and the server ...");
  if (await isSiteStale()) await buildSite(new AbortController().signal);
  const { origin } = await startWorld(scope);
  const peer = await serveReactAlone(scope);
  note("Downloading Lighthouse ...");
  const lighthouse = await installLighthouse(scope);

  const peerRuns: Found[] = [];
  const runs = new Map<string, Found[]>(publicPages.map((page) => [page, []]));
  for (let round = 1; round <= ROUNDS; round++) {
    note(`Round ${round} of ${ROUNDS} ...`);
    peerRuns.push(await lighthouse(peer));
    for (const [page, found] of runs) found.push(await lighthouse(`${origin}${page}`));
  }
  const peerBlocking = median(peerRuns.map(({ blocking }) => blocking));
  return [...runs].flatMap(([page, found]) => toFigures(page, found, peerBlocking));
}

function toFigures(page: string, runs: readonly Found[], peerBlocking: number): Figure[] {
  const typical = (of: keyof Found) => median(runs.map((found) => found[of]));
  const alone = { ratio: null, peer: null };
  const hasWallet = WITH_WALLET.test(page);
  const score = (name: string, of: keyof Found, target: number | null): Figure => ({
    name: `${page}, ${name}`,
    value: typical(of),
    unit: "of 100",
    target,
    least: true,
    ...alone,
  });
  const blocking = typical("blocking");
  return [
    score("performance", "performance", hasWallet ? 95 : 98),
    score("accessibility", "accessibility", 100),
    score("best practices", "bestPractices", 100),
    score("SEO", "seo", 100),
    { name: `${page}, LCP`, value: typical("largestPaint"), unit: "ms", target: 1_800, ...alone },
    { name: `${page}, CLS`, value: typical("layoutShift"), unit: "", target: 0.02, ...alone },
    {
      name: `${page}, TBT`,
      value: blocking,
      unit: "ms",
      target: hasWallet ? 150 : Math.max(1.5 * peerBlocking, FRAME),
      ratio: blocking > 0 ? peerBlocking / blocking : null,
      peer: PEER,
    },
  ];
}
