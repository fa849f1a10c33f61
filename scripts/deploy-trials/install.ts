/**
 * `npm run try:install`: installs the release of this checkout with deploy/install.sh on a bare Debian that has just booted,
 * twice, against a local chain. Then it signs in, saves and restores a backup, and asks Prometheus for its alerts. Prints
 * each check; exits 1 when one fails. docs/operating/install.md says what this does not cover.
 */
import { execFile } from "node:child_process";
import { appendFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startTestChain, type TestChain } from "../../apps/server/test/support/test-chain.ts";
import { sessionDataSchema, signInMessageSchema } from "../../packages/shared/src/api/auth.ts";
import { successSchema } from "../../packages/shared/src/envelope.ts";
import { stageServer } from "../release/server-files.ts";
import { bootDebian, type Machine, readJournal } from "./debian.ts";
import { tryMonitoring } from "./prometheus.ts";
import { ask, SERVER_NAME, type Target } from "./requests.ts";
import { requireMatch, requireSame, requireSite, runTrial, say, undoAtEnd } from "./trial.ts";

const run = promisify(execFile);
const release = "/opt/canopy/canopy-server-trial";
const settings = "/etc/canopy/canopy.env";
/** Those of nginx, the api processes, PostgreSQL, the metrics and Prometheus: the machine shares them with this one. */
const ports = [80, 443, 4401, 4402, 5432, 9090, 9100, 14401, 14402, 14403, 14404];
const units = ["canopy-indexer", "canopy-keeper", "canopy-bots", "canopy-api@4401", "canopy-api@4402"];

const messageSchema = successSchema(signInMessageSchema);
const sessionSchema = successSchema(sessionDataSchema);
await runTrial(async () => {
  await requireMachine();
  const chain = await startTestChain();
  undoAtEnd(chain.stop);
  await chain.join(0, "willow", "canopy");
  const folder = await mkdtemp(join(tmpdir(), "canopy-install-"));
  undoAtEnd(() => rm(folder, { recursive: true, force: true }));
  const machine = await bootDebian(folder);
  undoAtEnd(machine.stop);
  const staged = join(machine.root, release);
  await mkdir(staged, { recursive: true });
  stageServer(staged);

  await tryRefusals(machine);
  await tryInstall(machine, chain);
  const target: Target = {
    port: 443,
    ca: await readFile(join(machine.root, `/etc/canopy/tls/${SERVER_NAME}.crt`)),
  };
  await tryUnits(machine);
  await tryDatabase(machine);
  await trySite(target, chain);
  await tryBackup(machine);
  await tryAdmin(machine);
  await tryMonitoring(machine, release);
  await tryWatchdog(machine);
  await tryAgain(machine, target);
  await tryOlderRelease(machine);
  await tryWithoutBackups(machine);
  await tryWrongChain(machine, target);
});

async function requireMachine(): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error("A container needs root. Run this command as root.");
  for (const tool of ["mmdebstrap", "systemd-nspawn"]) {
    await run(tool, ["--version"]).catch(() => {
      throw new Error(`${tool} is missing. Run apt-get install mmdebstrap systemd-container.`);
    });
  }
  await requireSite();
  for (const port of ports) {
    if (await isUsed(port)) throw new Error(`Port ${port} is in use. The machine of the trial needs it.`);
  }
}

function isUsed(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}

/** Runs install.sh with npm's own settings of this machine, because it may reach only another registry. */
async function install(machine: Machine, from: string = release): Promise<{ code: number; text: string }> {
  const registry = (await run("npm", ["config", "get", "registry"])).stdout.trim();
  const { code, text } = await machine.run(`${from}/deploy/install.sh`, {
    npm_config_registry: registry,
    NODE_EXTRA_CA_CERTS: "/etc/ssl/certs/ca-certificates.crt",
  });
  return { code, text };
}

async function tryRefusals(machine: Machine): Promise<void> {
  const hidden = await machine.run(
    `mkdir /root/canopy && cp -r ${release}/deploy /root/canopy/ && /root/canopy/deploy/install.sh`,
  );
  requireMatch("in a home: refused", hidden.text, /The units cannot read \/root\/canopy/);
  const first = await install(machine);
  requireSame("without settings: refused", first.code, 1);
  requireMatch(
    "it creates the file of settings",
    first.text,
    /Created \/etc\/canopy\/canopy\.env\. Fill it in/,
  );
  const second = await install(machine);
  requireSame("with an empty file: refused", second.code, 1);
  for (const name of ["RPC_URL", "PLAN_ADDRESS", "PLAN_BLOCK", "TLS_EMAIL"])
    requireMatch(`it names ${name}`, second.text, new RegExp(`^${name} is missing\\.`, "m"));
  requireMatch("it changes nothing", second.text, /Nothing was changed/);
}

async function tryInstall(machine: Machine, chain: TestChain): Promise<void> {
  const values = {
    ...{ CHAIN_ID: "31337", PLAN_ADDRESS: chain.plan, PLUS_ADDRESS: chain.plus },
    ...{ PLAN_BLOCK: String(chain.block), RPC_URL: chain.rpcUrl, PUBLIC_RPC_URL: chain.rpcUrl },
    ...{ TLS: "self-signed", NODE_SOURCE: "npm", PROMETHEUS: "yes" },
  };
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  await appendFile(join(machine.root, settings), lines.join(""));
  const { code, text } = await install(machine);
  if (code !== 0) throw new Error(`install.sh failed:\n${text}\n${await readJournal(machine)}`);
  requireMatch("install.sh installs everything", text, /the site answers at https:\/\/canopy\.example/);
  const { mode } = await stat(join(machine.root, settings));
  requireSame("only root reads the settings", (mode & 0o777).toString(8), "600");
}

async function tryUnits(machine: Machine): Promise<void> {
  for (const unit of [...units, "nginx", "prometheus", "canopy-backup.timer", "canopy-restore-drill.timer"]) {
    const { text } = await machine.run(`systemctl is-active ${unit}`);
    if (text !== "active\n") throw new Error(`${unit} is ${text}${await readJournal(machine)}`);
    say(`  ✓ ${unit} is active`);
  }
  const files = "/etc/systemd/system/canopy-*.service /etc/systemd/system/canopy-*.timer";
  const verified = await machine.run(`systemd-analyze verify ${files.replace("@", "@4401")}`);
  requireSame("systemd-analyze verify accepts the units", verified.text, "");
  const failed = await machine.run("systemctl --failed --plain --no-legend");
  requireSame("no unit has failed", failed.text, "");
  const rotation = await machine.run("logrotate --debug /etc/logrotate.d/nginx 2>&1");
  requireMatch("logrotate rotates nginx's log", rotation.text, /\/var\/log\/nginx\/canopy\.log/);
}

async function tryDatabase(machine: Machine): Promise<void> {
  const hba = await machine.run("runuser -u postgres -- psql -qAt -c 'show password_encryption'");
  requireSame("passwords are SCRAM verifiers", hba.text, "scram-sha-256\n");
  const wrong = await machine.run("PGPASSWORD=wrong psql -wqAt -h 127.0.0.1 -U canopy canopy -c 'select 1'");
  requireMatch("a wrong password is refused", wrong.text, /password authentication failed/);
}

async function trySite(target: Target, chain: TestChain): Promise<void> {
  const page = await ask(target, "/", { headers: { accept: "text/html" } });
  requireSame("the home page answers over TLS", page.status, 200);
  const member = await ask(target, "/api/members/willow");
  requireSame("the index has the member", member.status, 200);

  const account = chain.account(0);
  const { message } = messageSchema.parse(await post("/api/auth/nonce", { address: account })).data;
  requireMatch("the sign-in message is bound to the site", message, new RegExp(`^${SERVER_NAME} `));
  const signature = await chain.client.signMessage({ account, message });
  const { token } = sessionSchema.parse(await post("/api/auth/login", { message, signature })).data;
  const own = await ask(target, "/api/auth/me", { headers: { authorization: `Bearer ${token}` } });
  requireSame("the member is signed in", own.status, 200);
  const subscriber = { email: "willow@canopy.example" };
  requireMatch(
    "a newsletter address is accepted",
    JSON.stringify(await post("/api/newsletter", subscriber)),
    /"success":true/,
  );
  const form = { name: "Willow", email: "willow@canopy.example", message: "A message to keep" };
  requireMatch("a form is accepted", JSON.stringify(await post("/api/contact", form)), /"success":true/);

  async function post(path: string, body: object): Promise<unknown> {
    const headers = { "content-type": "application/json" };
    const answer = await ask(target, path, { method: "POST", headers, body: JSON.stringify(body) });
    return JSON.parse(answer.body.toString());
  }
}

async function tryBackup(machine: Machine): Promise<void> {
  for (const [unit, message] of [
    ["canopy-backup", /saved \/var\/backups\/canopy\/people-\S+ and \S+\.dump/],
    ["canopy-restore-drill", /restored .+: the rows of \d+ tables are equal/],
  ] as const) {
    const { code } = await machine.run(`systemctl start ${unit}`);
    const { text } = await machine.run(`journalctl --no-pager -o cat -u ${unit}`);
    if (code !== 0) throw new Error(`${unit} failed:\n${text}`);
    requireMatch(`${unit} succeeds`, text, message);
    if (unit === "canopy-restore-drill") {
      requireMatch("with the members", text, /^members 2$/m);
      say(
        text
          .split("\n")
          .filter((line) => /^[a-z_]+ [1-9]\d*$/.test(line))
          .map((line) => `      ${line}`)
          .join("\n"),
      );
    }
  }
  const left = await machine.run(
    "runuser -u postgres -- psql -qAt -c \"select count(*) from pg_database where datname like 'canopy_drill%'\"",
  );
  requireSame("the drill removes its databases", left.text, "0\n");
  const broken = await machine.run(
    "cd /var/backups/canopy && echo 'members 3' >> canopy-*.counts && systemctl start canopy-restore-drill; code=$?; rm canopy-*; exit $code",
  );
  requireSame("the drill fails when rows are missing", broken.code === 0, false);
  await machine.run("systemctl reset-failed canopy-restore-drill");
}

async function tryAdmin(machine: Machine): Promise<void> {
  requireMatch(
    "canopy-admin lists the session",
    (await machine.run("canopy-admin sessions list")).text,
    /^1 session of 1 account\./,
  );
  requireMatch(
    "and ends it",
    (await machine.run("canopy-admin sessions end --all")).text,
    /^1 session ended/,
  );
  requireMatch(
    "an index command is refused while the indexer runs",
    (await machine.run("canopy-admin index rebuild")).text,
    /Another process has the role indexer/,
  );
  const rebuilt = await machine.run(
    "systemctl stop canopy-indexer && canopy-admin index rebuild && systemctl start canopy-indexer",
  );
  requireSame("and accepted when it is stopped", rebuilt.code, 0);
  requireMatch(
    "index verify agrees",
    (await machine.run("canopy-admin index verify --all")).text,
    /the index and the contract agree/,
  );
  requireMatch(
    "keeper due names the account",
    (await machine.run("canopy-admin keeper due")).text,
    /Account 0x/,
  );
}

/** A watchdog restarts a process after 30 s without a notification; that time has passed. */
async function tryWatchdog(machine: Machine): Promise<void> {
  for (const unit of units) {
    const { text } = await machine.run(`systemctl show ${unit} -p WatchdogUSec -p NRestarts`);
    requireSame(
      `${unit} was never restarted`,
      text.split("\n").sort().join(" "),
      " NRestarts=0 WatchdogUSec=30s",
    );
  }
}

async function tryAgain(machine: Machine, target: Target): Promise<void> {
  const before = await machine.run("cat /etc/canopy/keeper/keystore.json /etc/canopy/canopy.env");
  const { code, text } = await install(machine);
  if (code !== 0) throw new Error(`install.sh failed the second time:\n${text}`);
  requireMatch("a second run changes nothing", text, /^Nothing had changed\.$/m);
  const after = await machine.run("cat /etc/canopy/keeper/keystore.json /etc/canopy/canopy.env");
  requireSame("key and settings stay", after.text === before.text, true);
  requireSame("the site still answers", (await ask(target, "/api/health")).status, 200);
}

/** As when an operator goes back to the release before an upgrade. */
async function tryOlderRelease(machine: Machine): Promise<void> {
  const older = "/opt/canopy/canopy-server-older";
  const change = (statement: string) =>
    machine.run(`cd / && runuser -u postgres -- psql -q canopy -c "${statement}"`);
  await machine.run(`cp -al ${release} ${older}`);
  await change("insert into migrations (name, checksum) values ('9999-newer.sql', '')");
  const { code, text } = await install(machine, older);
  requireSame("a release that is older than the database: refused", code, 1);
  requireMatch("with the reason", text, /The database has the migration 9999-newer\.sql of a newer version/);
  requireSame(
    "and the present release stays",
    (await machine.run("readlink /srv/canopy")).text,
    `${release}\n`,
  );
  await change("delete from migrations where name = '9999-newer.sql'");
}

async function tryWithoutBackups(machine: Machine): Promise<void> {
  await setSetting(machine, "BACKUP_DIR", "");
  const { code, text } = await install(machine);
  if (code !== 0) throw new Error(`install.sh failed without BACKUP_DIR:\n${text}`);
  const timers = await machine.run("systemctl is-enabled canopy-backup.timer canopy-restore-drill.timer");
  requireSame("without BACKUP_DIR the timers are off", timers.text, "disabled\ndisabled\n");
}

async function setSetting(machine: Machine, name: string, value: string): Promise<void> {
  const file = join(machine.root, settings);
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => !line.startsWith(`${name}=`));
  await writeFile(file, [...lines.slice(0, -1), `${name}=${value}`, ""].join("\n"));
}

async function tryWrongChain(machine: Machine, target: Target): Promise<void> {
  await setSetting(machine, "CHAIN_ID", "80002");
  const wrong = await install(machine);
  requireSame("settings of another chain: refused", wrong.code, 1);
  requireMatch("with the reason", wrong.text, /The node at RPC_URL is on chain 31337, but CHAIN_ID is 80002/);
  requireSame("and the site still answers", (await ask(target, "/api/health")).status, 200);
}
