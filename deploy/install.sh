#!/usr/bin/env bash
# Installs Canopy on Debian 12 or newer, or upgrades an installation to this release. Run it as root from an unpacked release:
#
#   /opt/canopy/canopy-server-VERSION/deploy/install.sh
#
# It reads /etc/canopy/canopy.env (the first run creates the file), changes only what differs, and is safe to run again at any time.
# docs/operating/install.md explains each step.
set -euo pipefail

release=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd)
settings=/etc/canopy/canopy.env
node_folder=/opt/canopy/node
current=/srv/canopy
changed=()

say() { printf '%s\n' "$*"; }
step() { printf '\n== %s\n' "$*"; }
fail() {
  printf 'install.sh: %s\n' "$*" >&2
  exit 1
}

# The last value of a setting, without the quotes that systemd allows; empty without one.
setting() {
  sed -n "s/^$1=//p" "$settings" | tail -n 1 | sed -E "s/^\"(.*)\"\$/\1/; s/^'(.*)'\$/\1/"
}

store_setting() {
  local draft
  draft=$(mktemp "$settings.XXXXXX")
  grep -v "^$1=" "$settings" >"$draft" || true
  printf '%s=%s\n' "$1" "$2" >>"$draft"
  chmod 0600 "$draft"
  mv "$draft" "$settings"
}

# Copies a file if it differs, and remembers that it did: put SOURCE TARGET [MODE].
put() {
  cmp -s "$1" "$2" && return 0
  if [ -e "$2" ]; then cp -p "$2" "$2.previous"; fi
  install -D -m "${3:-0644}" "$1" "$2"
  changed+=("$2")
  say "wrote $2"
}

has_systemd() { [ -d /run/systemd/system ]; }

install_packages() {
  local missing=() name
  for name in "$@"; do
    dpkg-query -W -f '${Status}\n' "$name" 2>/dev/null | grep -q '^install ok installed$' || missing+=("$name")
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  say "apt-get install ${missing[*]}"
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# --- Settings

check_machine() {
  [ "$(id -u)" -eq 0 ] || fail "Run this script as root."
  command -v apt-get >/dev/null || fail "This machine has no apt-get. Use Debian 12 or newer, or follow docs/operating/install.md by hand."
  case "$(uname -m)" in
    x86_64) architecture=x64 ;;
    aarch64) architecture=arm64 ;;
    *) fail "There is no build of Node for $(uname -m). Use x86_64 or aarch64." ;;
  esac
  case "$release" in
    /root/* | /home/*) fail "The units cannot read $release. Move the release to /opt/canopy." ;;
  esac
  [ -d "$release/docs/help" ] || fail "$release has no docs/help, from which the chat answers. Use a release archive, or a complete checkout."
  [ -d "$release/apps/web/build/client" ] || fail "$release has no built site. Use a release archive, or run npm run build first."
}

create_settings() {
  install -d -m 0700 /etc/canopy /etc/canopy/keeper
  [ -e "$settings" ] && return 0
  install -m 0600 "$release/deploy/canopy.env.example" "$settings"
  fail "Created $settings. Fill it in, then run this script again."
}

check_settings() {
  local problems=() name
  local chain origin tls
  chain=$(setting CHAIN_ID) origin=$(setting PUBLIC_ORIGIN) tls=$(setting TLS)
  for name in CHAIN_ID RPC_URL PUBLIC_RPC_URL PLAN_ADDRESS PLAN_BLOCK PUBLIC_ORIGIN TLS NODE_SOURCE; do
    [ -n "$(setting $name)" ] || problems+=("$name is missing.")
  done
  [[ -z $origin || $origin =~ ^https://[a-z0-9.-]+$ ]] ||
    problems+=("PUBLIC_ORIGIN is \"$origin\". Set it to https:// and the name of the site, without a port or a path.")
  case "$tls" in
    certbot) [ -n "$(setting TLS_EMAIL)" ] || problems+=("TLS_EMAIL is missing. Let's Encrypt sends warnings to it.") ;;
    files)
      for name in TLS_CERTIFICATE TLS_KEY; do
        [ -r "$(setting $name)" ] || problems+=("$name is \"$(setting $name)\". Set it to a file in PEM format.")
      done
      ;;
    self-signed) [ "$chain" != 137 ] || problems+=("TLS is self-signed. Browsers refuse it: set certbot or files on Polygon.") ;;
    "") ;;
    *) problems+=("TLS is \"$tls\". Set it to certbot, files or self-signed.") ;;
  esac
  case "$(setting NODE_SOURCE)" in
    nodejs.org | npm | system | "") ;;
    *) problems+=("NODE_SOURCE is \"$(setting NODE_SOURCE)\". Set it to nodejs.org, npm or system.") ;;
  esac
  case "$(setting PROMETHEUS)" in
    yes | no | "") ;;
    *) problems+=("PROMETHEUS is \"$(setting PROMETHEUS)\". Set it to yes or no.") ;;
  esac
  [[ $(setting BACKUP_DAYS) =~ ^[1-9][0-9]{0,3}$ || -z $(setting BACKUP_DIR) ]] ||
    problems+=("BACKUP_DAYS is \"$(setting BACKUP_DAYS)\". Set it to a number of days.")
  # Every process would have it in its environment.
  if grep -q '^KEEPER_KEY=.' "$settings"; then
    problems+=("KEEPER_KEY is set. Remove it, and put a key file and its password into /etc/canopy/keeper (docs/operating/admin.md).")
  fi
  if [ ${#problems[@]} -gt 0 ]; then
    printf '%s\n' "${problems[@]}" >&2
    fail "Correct $settings, then run this script again. Nothing was changed."
  fi
  site=${origin#https://}
}

# --- Node

# The version that the tests run on, from the release.
wanted_node() {
  sed -n "s/.*\"node-linux-$architecture\": \"\([0-9.]*\)\".*/\1/p" "$release/package.json" | head -n 1
}

install_node() {
  local version target
  version=$(wanted_node)
  target=/opt/canopy/node-$version
  [ -n "$version" ] || fail "$release/package.json names no version of Node."
  case "$(setting NODE_SOURCE)" in
    system) target=$(find_system_node) ;;
    nodejs.org) [ -x "$target/bin/node" ] || download_node "$version" "$target" ;;
    npm) [ -x "$target/bin/node" ] || install_node_by_npm "$version" "$target" ;;
  esac
  [ "$(readlink "$node_folder" || true)" = "$target" ] || changed+=("$node_folder")
  ln -sfn "$target" "$node_folder"
  say "node $("$node_folder/bin/node" --version) in $node_folder"
}

# The prefix of a Node that is already here: /usr for /usr/bin/node.
find_system_node() {
  local path
  path=$(command -v node) || fail "NODE_SOURCE is system, but there is no node in PATH. Install Node 22.18 or newer."
  "$path" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 18) ? 0 : 1)' ||
    fail "$path is $("$path" --version). Install Node 22.18 or newer, or set NODE_SOURCE to nodejs.org."
  command -v npm >/dev/null || fail "NODE_SOURCE is system, but there is no npm in PATH. Install it."
  dirname "$(dirname "$path")"
}

# The archive and its checksum come over TLS from the same place.
download_node() {
  local version=$1 target=$2 mirror archive folder
  install_packages ca-certificates curl xz-utils
  mirror=$(setting NODE_MIRROR)
  mirror=${mirror:-https://nodejs.org/dist}
  archive=node-v$version-linux-$architecture.tar.xz
  folder=$(mktemp -d)
  say "downloading $mirror/v$version/$archive"
  curl -fsSL --retry 3 -o "$folder/$archive" "$mirror/v$version/$archive"
  curl -fsSL --retry 3 "$mirror/v$version/SHASUMS256.txt" | grep " $archive\$" >"$folder/sum" ||
    fail "$mirror/v$version/SHASUMS256.txt has no line for $archive."
  (cd "$folder" && sha256sum --check --quiet sum) || fail "The checksum of $archive is wrong."
  install -d "$target"
  tar -xJf "$folder/$archive" -C "$target" --strip-components=1 --no-same-owner
  rm -r "$folder"
}

# For places with an npm registry but without nodejs.org. Debian's npm installs Node and a current npm as packages.
install_node_by_npm() {
  local version=$1 target=$2
  install_packages ca-certificates npm
  say "npm install node-linux-$architecture@$version"
  (umask 022 && npm install --prefix "$target" --no-save --no-audit --no-fund --ignore-scripts --loglevel=error \
    "node-linux-$architecture@$version" npm@11 >/dev/null)
  install -d "$target/bin"
  ln -sfn ../node_modules/npm/bin/npm-cli.js "$target/bin/npm"
  ln -sfn "../node_modules/node-linux-$architecture/bin/node" "$target/bin/node"
}

install_dependencies() {
  local stamp wanted
  stamp=$release/node_modules/.canopy
  wanted=$(sha256sum "$release/package-lock.json" | cut -d ' ' -f 1)-$("$node_folder/bin/node" --version)
  if [ "$(cat "$stamp" 2>/dev/null || true)" = "$wanted" ]; then
    say "dependencies are up to date"
    return 0
  fi
  (cd "$release" && umask 022 && PATH=$node_folder/bin:$PATH npm ci --omit=dev --ignore-scripts -w @canopy/server)
  printf '%s\n' "$wanted" >"$stamp"
  changed+=("$stamp")
}

# --- PostgreSQL

# One part of a URL: part username postgres://... By the environment, because any account can list the arguments of processes.
part() {
  URL_TEXT=$2 "$node_folder/bin/node" -p 'decodeURIComponent(new URL(process.env.URL_TEXT)[process.argv[1]])' "$1"
}

as_postgres() { (cd / && runuser -u postgres -- "$@"); }

install_database() {
  local url user password database
  url=$(setting DATABASE_URL)
  if [ -z "$url" ]; then
    url=postgres://canopy:$(openssl rand -hex 24)@127.0.0.1:5432/canopy
    store_setting DATABASE_URL "$url"
    say "created a password for the role canopy in $settings"
  fi
  if ! is_database_here; then
    install_packages postgresql-client
    say "the database is on $(part hostname "$url"): this script does not change it"
    return 0
  fi
  user=$(part username "$url") password=$(part password "$url") database=$(part pathname "$url")
  database=${database#/}
  [ -n "$user" ] && [ -n "$password" ] && [ -n "$database" ] ||
    fail "DATABASE_URL needs a user, a password and a database: postgres://canopy:PASSWORD@127.0.0.1:5432/canopy"
  install_packages postgresql postgresql-client
  start_postgres
  as_postgres psql -v ON_ERROR_STOP=1 -q -v "role=$user" -v "database=$database" <<'SQL'
select format('create role %I login', :'role') where not exists (select from pg_roles where rolname = :'role') \gexec
alter role :"role" with login nosuperuser nocreatedb nocreaterole;
select format('create database %I owner %I', :'database', :'role')
  where not exists (select from pg_database where datname = :'database') \gexec
revoke all on database :"database" from public;
SQL
  if ! accepts_password "$url" 2>/dev/null; then
    as_postgres psql -v ON_ERROR_STOP=1 -q -v "role=$user" <<<"alter role :\"role\" password '$(make_verifier "$url")'"
    accepts_password "$url" || fail "PostgreSQL refuses the role $user with its password. Allow scram-sha-256 for 127.0.0.1 in pg_hba.conf."
  fi
  say "PostgreSQL accepts the role $user with a password"
}

is_database_here() {
  local host
  host=$(part hostname "$(setting DATABASE_URL)")
  [ "$host" = 127.0.0.1 ] || [ "$host" = localhost ]
}

accepts_password() {
  local port
  port=$(part port "$1")
  PGCONNECT_TIMEOUT=5 PGPASSWORD=$(part password "$1") psql -wqAtX -h 127.0.0.1 -p "${port:-5432}" -U "$user" -d "$database" \
    -c 'select' >/dev/null
}

# PostgreSQL stores this in place of the password, which thus reaches neither its log nor a list of processes.
make_verifier() {
  PASSWORD=$(part password "$1") "$node_folder/bin/node" -p '
    const { createHash, createHmac, pbkdf2Sync, randomBytes } = require("node:crypto");
    const salt = randomBytes(16);
    const salted = pbkdf2Sync(process.env.PASSWORD, salt, 4096, 32, "sha256");
    const key = (text) => createHmac("sha256", salted).update(text).digest();
    const stored = createHash("sha256").update(key("Client Key")).digest("base64");
    `SCRAM-SHA-256$4096:${salt.toString("base64")}$${stored}:${key("Server Key").toString("base64")}`'
}

start_postgres() {
  if has_systemd; then
    systemctl enable --now -q postgresql
  fi
  local try
  for try in $(seq 1 60); do
    as_postgres psql -qAt -c 'select 1' >/dev/null 2>&1 && return 0
    sleep 1
  done
  fail "PostgreSQL did not start within a minute. Read journalctl -u postgresql@*, then run this script again."
}

# --- Settings of the release, keys and units

link_release() {
  if [ "$(readlink -f "$current" || true)" = "$release" ]; then return 0; fi
  if [ -e "$current" ] && [ ! -L "$current" ]; then
    fail "$current is a folder. Move it away, or unpack the release elsewhere: this script makes $current a link to the release."
  fi
  ln -sfn "$release" "$current"
  changed+=("$current")
  say "$current is now $release"
}

install_admin() {
  put "$release/deploy/canopy-admin" /usr/local/sbin/canopy-admin 0755
}

create_keeper_key() {
  [ -e /etc/canopy/keeper/keystore.json ] && return 0
  canopy-admin keeper rotate-key
}

install_units() {
  local file
  for file in "$release"/deploy/systemd/*; do put "$file" "/etc/systemd/system/$(basename "$file")"; done
  put "$release/deploy/journald/canopy.conf" /etc/systemd/journald.conf.d/canopy.conf
}

# --- nginx

install_nginx() {
  local rendered certificate key
  install_packages nginx logrotate openssl
  certificate=$(setting TLS_CERTIFICATE) key=$(setting TLS_KEY)
  install -d /var/www/acme /var/cache/canopy
  case "$(setting TLS)" in
    self-signed)
      create_certificate
      certificate=/etc/canopy/tls/$site.crt key=/etc/canopy/tls/$site.key
      ;;
    certbot)
      install_packages certbot
      certificate=/etc/letsencrypt/live/$site/fullchain.pem key=/etc/letsencrypt/live/$site/privkey.pem
      if [ ! -e "$certificate" ]; then
        # nginx has to answer the challenge before there is a certificate.
        create_certificate
        write_nginx "/etc/canopy/tls/$site.crt" "/etc/canopy/tls/$site.key"
        certbot certonly --non-interactive --agree-tos -m "$(setting TLS_EMAIL)" --webroot -w /var/www/acme -d "$site" \
          --deploy-hook 'systemctl reload nginx'
      fi
      ;;
  esac
  # Debian's example site answers requests for other names.
  rm -f /etc/nginx/sites-enabled/default
  write_nginx "$certificate" "$key"
}

create_certificate() {
  [ -e "/etc/canopy/tls/$site.crt" ] && return 0
  install -d -m 0700 /etc/canopy/tls
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 365 -subj "/CN=$site" \
    -addext "subjectAltName=DNS:$site" -keyout "/etc/canopy/tls/$site.key" -out "/etc/canopy/tls/$site.crt" 2>/dev/null
}

# Restores the previous configuration if nginx refuses the new one.
write_nginx() {
  local target=/etc/nginx/conf.d/canopy.conf draft
  draft=$(mktemp)
  sed -e "s#/etc/letsencrypt/live/canopy.example/fullchain.pem#$1#" -e "s#/etc/letsencrypt/live/canopy.example/privkey.pem#$2#" \
    -e "s#canopy\.example#$site#g" "$release/deploy/nginx/canopy.conf" >"$draft"
  put "$draft" "$target"
  rm "$draft"
  if ! nginx -t -q; then
    if [ -e "$target.previous" ]; then mv "$target.previous" "$target"; else rm "$target"; fi
    fail "nginx refuses the new configuration, so the previous one is back. Correct TLS_CERTIFICATE and TLS_KEY."
  fi
  if has_systemd; then
    systemctl enable -q nginx
    systemctl reload-or-restart nginx
  fi
}

# --- Prometheus

install_prometheus() {
  [ "$(setting PROMETHEUS)" = yes ] || return 0
  install_packages prometheus prometheus-node-exporter
  put "$release/deploy/prometheus/canopy.rules.yml" /etc/prometheus/canopy.rules.yml
  if [ ! -e /etc/prometheus/alertmanager-targets.yml ]; then
    put "$release/deploy/prometheus/alertmanager-targets.yml" /etc/prometheus/alertmanager-targets.yml
  fi
  put "$release/deploy/prometheus/prometheus.yml" /etc/prometheus/prometheus.yml
  put "$release/deploy/prometheus/prometheus.default" /etc/default/prometheus
  put "$release/deploy/prometheus/node-exporter.default" /etc/default/prometheus-node-exporter
  promtool check config /etc/prometheus/prometheus.yml >/dev/null
  if has_systemd; then
    systemctl enable -q prometheus prometheus-node-exporter
    case " ${changed[*]} " in *prometheus*) systemctl restart prometheus prometheus-node-exporter ;; esac
  fi
}

# --- Start

units=(canopy-indexer canopy-keeper canopy-bots canopy-api@4401 canopy-api@4402)

start_services() {
  if ! has_systemd; then
    say "systemd does not run here. Start the units yourself: ${units[*]}"
    return 0
  fi
  systemctl daemon-reload
  case " ${changed[*]} " in *journald*) systemctl restart systemd-journald ;; esac
  systemctl enable -q "${units[@]}"
  start_timers
  # The settings may have changed since the units started.
  systemctl restart canopy-indexer
  systemctl restart canopy-keeper
  systemctl restart canopy-bots
  # One after the other, so that the site answers all the time.
  for unit in canopy-api@4401 canopy-api@4402; do
    systemctl restart "$unit"
    wait_until_ready "${unit#*@}"
  done
  say "the site answers at $(setting PUBLIC_ORIGIN)"
}

start_timers() {
  local off=()
  if [ -z "$(setting BACKUP_DIR)" ]; then
    off=(canopy-backup.timer canopy-restore-drill.timer)
    say "BACKUP_DIR is empty: backup and restore drill are off"
  else
    systemctl enable --now -q canopy-backup.timer
    if is_database_here; then
      systemctl enable --now -q canopy-restore-drill.timer
    else
      off=(canopy-restore-drill.timer)
      say "the database is on another machine: the restore drill is off"
    fi
  fi
  if [ ${#off[@]} -gt 0 ]; then systemctl disable --now -q "${off[@]}"; fi
}

wait_until_ready() {
  local try
  for try in $(seq 1 120); do
    "$node_folder/bin/node" -e 'fetch(process.argv[1]).then(({ status }) => process.exit(status < 500 ? 0 : 1), () => process.exit(1))' \
      "http://127.0.0.1:$1/api/config" && return 0
    sleep 1
  done
  fail "The api process on port $1 does not answer. Read journalctl -u canopy-api@$1."
}

check_machine
create_settings
check_settings
step "Node"
install_packages openssl ca-certificates
install_node
step "Dependencies"
install_dependencies
step "PostgreSQL"
install_database
step "Settings"
previous=$(readlink "$current" || true)
link_release
install_admin
# The units of the previous release serve the site in the meantime.
if ! canopy-admin database migrate; then
  # Units that restart now, and nginx, need the release that the database has.
  if [ -n "$previous" ]; then ln -sfn "$previous" "$current"; fi
  fail "The database was not migrated. Remove the cause, then run this script again."
fi
create_keeper_key
canopy-admin settings check
step "nginx"
install_nginx
step "Prometheus"
install_prometheus
step "Services"
install_units
if [ -n "$(setting BACKUP_DIR)" ]; then install -d -m 0700 "$(setting BACKUP_DIR)"; fi
start_services
say
if [ ${#changed[@]} -eq 0 ]; then say "Nothing had changed."; else say "Changed: ${changed[*]}"; fi
