import { readdirSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import {
  codeFiles,
  crowdedFolders,
  findPageImports,
  folderCircle,
  forbiddenImports,
  type Import,
  importSpecifiers,
  type Rows,
  relativeImports,
} from "./import-graph.ts";

// What each folder may import of ours; see docs/architecture.md. A row for each folder, its targets to the right.

const packages: Rows = {
  "packages/shared": [],
  "packages/chat": ["packages/shared"],
  "packages/protocol": [],
  "packages/swap": [],
  // Random numbers from a seed, columns, ABIs; exchanges and calls for live rules.
  "packages/strategies": ["packages/protocol", "packages/swap"],
  "apps/server": [
    "packages/shared",
    "packages/chat",
    "packages/protocol",
    "packages/strategies",
    "packages/swap",
  ],
  // Of the chat, its build needs the parser of the help.
  "apps/web": [
    "packages/shared",
    "packages/chat",
    "packages/protocol",
    "packages/swap",
    "packages/strategies",
  ],
  "apps/dev": [
    "packages/shared",
    "packages/protocol",
    "packages/swap",
    "packages/strategies",
    "apps/server",
    "apps/web",
  ],
  // It rehearses on a local chain, and uses the keeper's code for keys and gas.
  "apps/deploy-contracts": [
    "packages/shared",
    "packages/protocol",
    "packages/swap",
    "apps/server",
    "apps/dev",
  ],
  e2e: ["packages/shared", "packages/protocol", "packages/swap", "apps/server", "apps/web", "apps/dev"],
};

const base = ["i18n", "brand", "lib", "pages.ts"];
const outside = ["chain", "api", ...base];
const parts = ["layout", "ui", ...outside];
const paying = ["features/session", "features/wallet", "features/transactions", ...parts];

/** A row for each folder in `folder`: they do not import each other unless a later row allows it. */
function ownRows(root: string, folder: string, targets: readonly string[]): Rows {
  return Object.fromEntries(readdirSync(`${root}/${folder}`).map((name) => [`${folder}/${name}`, targets]));
}

/** apps/web/app: pages -> features -> chain, api, layout, ui, i18n -> lib. */
const site: Rows = {
  pages: ["features", ...parts],
  ...ownRows("apps/web/app", "features", parts),
  "features/bots": ["features/log-search", "features/error-notice", "features/swap", ...paying],
  "features/chat": ["features/session", ...parts],
  "features/entry": paying,
  "features/overview": [
    "features/entry",
    "features/live-updates",
    "features/history",
    "features/withdrawal",
    ...paying,
  ],
  "features/plus": ["features/overview", "features/session", ...parts],
  "features/change-wallet": ["features/live-updates", "features/session", ...parts],
  "features/withdrawal": ["features/swap", ...paying],
  "features/settings": ["features/session", ...parts],
  "features/swap": ["features/log-search", "features/error-notice", ...paying],
  "features/spending-limit": ["features/settings", "features/session", ...parts],
  "features/transactions": ["features/session", "features/wallet", ...parts],
  "features/tree": [
    "features/entry",
    "features/live-updates",
    "features/report",
    "features/member-search",
    ...parts,
  ],
  "features/wallet": ["features/session", ...parts],
  layout: ["ui", "api", ...base],
  chain: ["api", ...base],
  ui: base,
  // Forms post what they hold.
  "ui/forms": ["ui", "api", ...base],
  api: base,
  i18n: ["lib", "pages.ts"],
  "pages.ts": [],
  brand: [],
  lib: [],
};

const settings = ["config", "lib"];
const stores = ["chain", "database", "tracing", ...settings];
const shared = ["services.ts", "http", "indexer", ...stores];

/** apps/server/src: cli -> app -> routes, roles -> http, chain, database, mail, leader-election -> config, lib. */
const program: Rows = {
  cli: [
    "app",
    "routes/auth",
    "chat",
    "report",
    "indexer",
    "keeper",
    "bots",
    "transaction-sender",
    "leader-election",
    "metrics",
    ...stores,
  ],
  app: [
    "routes",
    "chat",
    "report",
    "keeper",
    "bots",
    "transaction-sender",
    "static-site",
    "mail",
    "leader-election",
    "metrics",
    ...shared,
  ],
  // A resource has its own row when other resources read it, or when it needs more than HTTP and the database.
  routes: ["routes/members", "report", ...shared],
  "routes/members": shared,
  "routes/auth": ["routes/members", ...shared],
  // Their readers serve the chat too.
  "routes/calculation": ["routes/members", ...shared],
  "routes/price": shared,
  "routes/ranks": ["routes/members", "report", ...shared],
  "routes/rounds": ["routes/members", ...shared],
  "routes/stats": shared,
  "routes/profile": ["routes/auth", "routes/members", ...shared],
  "routes/live-updates": ["routes/auth", ...shared],
  "routes/markets": ["bots", ...shared],
  "routes/tree": ["routes/auth", "routes/members", ...shared],
  "routes/bots": ["bots", "routes/auth", ...shared],
  "routes/settings": ["chat", "routes/bots", "routes/profile", "routes/auth", "routes/members", ...shared],
  "routes/mcp": ["chat", ...shared],
  "routes/chatbot": ["chat", "mail", "routes/auth", ...shared],
  "routes/contact": ["mail", ...shared],
  "routes/feedback": ["mail", ...shared],
  "routes/newsletter": ["mail", ...shared],
  "routes/health": ["static-site", ...shared],
  // Answers questions and stores conversations. Its tools read as the routes do.
  chat: [
    "routes/auth",
    "routes/bots",
    "routes/calculation",
    "routes/members",
    "routes/price",
    "routes/ranks",
    "routes/rounds",
    "routes/stats",
    "report",
    ...shared,
  ],
  "services.ts": ["metrics", ...stores],
  report: ["indexer", ...stores],
  indexer: stores,
  keeper: ["transaction-sender", ...stores],
  bots: ["transaction-sender", ...stores],
  // Signs and sends transactions.
  "transaction-sender": stores,
  "static-site": ["http", ...settings],
  metrics: ["report", "indexer", "leader-election", ...stores],
  http: ["services.ts", ...stores],
  mail: ["database", ...settings],
  "leader-election": settings,
  tracing: settings,
  chain: ["tracing", ...settings],
  database: ["tracing", ...settings],
  config: ["lib"],
  lib: [],
};

const scenes = ["fixtures.ts", "translate.ts", "long-run.ts", "wallet", "world", "browser"];

/** e2e/src: commands, measure -> pages -> wallet -> world -> browser. */
const browserTests: Rows = {
  commands: ["pages", ...scenes],
  measure: ["pages", ...scenes],
  pages: scenes,
  wallet: ["world"],
  world: ["browser"],
  browser: [],
  "fixtures.ts": [],
  "translate.ts": [],
  "long-run.ts": [],
};

/** The trees whose folders have rows of their own. */
const trees: Record<string, Rows> = {
  "apps/web/app": site,
  "apps/server/src": program,
  "e2e/src": browserTests,
};

/** The most files that a folder may hold. */
const MAXIMUM_FILES = 25;

const layers = Object.keys(packages);
const files = layers.flatMap(codeFiles);
/** Tests may start the local world: they run against a real chain. */
const isTest = (file: string) => /\.test\.tsx?$|\/test\//.test(file);

function packageImports(): Import[] {
  const paths = new Map(layers.map((layer) => [`@canopy/${posix.basename(layer)}`, layer]));
  return files.flatMap((from) =>
    importSpecifiers(from).flatMap((specifier) => {
      const name = /^@canopy\/[^/]+/.exec(specifier)?.[0];
      const to = name === undefined ? posix.join(posix.dirname(from), specifier) : paths.get(name);
      const isOurs = to !== undefined && (name !== undefined || specifier.startsWith("."));
      return isOurs && !(isTest(from) && to.startsWith("apps/dev")) ? [{ from, to }] : [];
    }),
  );
}

describe("packages", () => {
  test.each(layers)("%s has code", (layer) => {
    expect(files.some((file) => file.startsWith(`${layer}/`))).toBe(true);
  });

  test("import in one direction only", () => {
    expect(forbiddenImports(packageImports(), packages)).toEqual([]);
  });
});

describe.each(Object.entries(trees))("%s", (root, rows) => {
  const inTree = codeFiles(root);
  const imports = relativeImports(inTree);
  // The root composes everything, and a test may import anything that it needs.
  const placed = imports.filter(({ from }) => posix.dirname(from) !== root && !isTest(from));
  const table = Object.fromEntries(
    Object.entries(rows).map(([row, targets]) => [
      `${root}/${row}`,
      targets.map((target) => `${root}/${target}`),
    ]),
  );

  test.each(Object.keys(rows))("has the folder %s", (row) => {
    expect(inTree.some((file) => file === `${root}/${row}` || file.startsWith(`${root}/${row}/`))).toBe(true);
  });

  test("imports what the rows allow", () => {
    expect(forbiddenImports(placed, table)).toEqual([]);
  });

  test("has no circle of folders", () => {
    expect(folderCircle(placed)).toEqual([]);
  });

  test("has no page that another file imports", () => {
    expect(findPageImports(imports, inTree)).toEqual([]);
  });

  test(`has at most ${MAXIMUM_FILES} files in a folder`, () => {
    expect(crowdedFolders(inTree, MAXIMUM_FILES)).toEqual([]);
  });
});
