import { readFile } from "node:fs/promises";
import { join } from "node:path";

const source = new URL("../../deploy/nginx/canopy.conf", import.meta.url);

/** Ports and files of a trial. */
export interface Trial {
  folder: string;
  site: string;
  httpPort: number;
  httpsPort: number;
  apiPorts: readonly [number, number];
}

/** The committed configuration inside a minimal main configuration. Only ports and files differ. */
export async function renderConfiguration(trial: Trial): Promise<string> {
  const { folder, site, httpPort, httpsPort, apiPorts } = trial;
  const replacements: readonly (readonly [string, string])[] = [
    ["listen [::]:443 ssl http2 default_server;", ""],
    ["listen [::]:443 ssl http2;", ""],
    ["listen [::]:80;", ""],
    ["listen 443 ", `listen 0.0.0.0:${httpsPort} `],
    ["listen 80;", `listen 0.0.0.0:${httpPort};`],
    ["127.0.0.1:4401", `127.0.0.1:${apiPorts[0]}`],
    ["127.0.0.1:4402", `127.0.0.1:${apiPorts[1]}`],
    ["/var/log/nginx/canopy.log", join(folder, "access.log")],
    ["/etc/letsencrypt/live/canopy.example/fullchain.pem", join(folder, "certificate.pem")],
    ["/etc/letsencrypt/live/canopy.example/privkey.pem", join(folder, "key.pem")],
    ["/srv/canopy/apps/web/build/client", site],
    ["/var/www/acme", folder],
    ["/var/cache/canopy", join(folder, "cache")],
  ];
  let text = await readFile(source, "utf8");
  for (const [machine, here] of replacements) {
    if (!text.includes(machine)) throw new Error(`deploy/nginx/canopy.conf no longer contains ${machine}`);
    text = text.replaceAll(machine, here);
  }
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return [
    // Without this, root's workers run as another user without access to the checkout.
    process.getuid?.() === 0 ? "user root;" : "",
    `pid ${join(folder, "nginx.pid")};`,
    "worker_processes 2;",
    "worker_shutdown_timeout 30s;",
    "events { worker_connections 512; }",
    "http {",
    "default_type application/octet-stream;",
    // Only the site's server writes a log: nginx may be unpacked instead of installed, without a folder for logs.
    "access_log off;",
    ...temporary,
    text,
    "}",
  ].join("\n");
}
