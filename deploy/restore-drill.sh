#!/usr/bin/env bash
# Restores the newest backup into two databases of their own, compares the rows of each table, and removes them again:
# canopy-restore-drill.timer runs this each month. Run it as root on the machine of the PostgreSQL server.
set -euo pipefail
umask 077
: "${DATABASE_URL:?is missing. Set it in /etc/canopy/canopy.env.}"
: "${BACKUP_DIR:?is missing. Set it in /etc/canopy/canopy.env.}"
cd "$(dirname "$(readlink -f "$0")")/.."
. deploy/connection.sh

fail() {
  printf 'restore-drill.sh: %s\n' "$*" >&2
  exit 1
}
newest() { find "$BACKUP_DIR" -maxdepth 1 -name "$1" | sort | tail -n 1; }
as_postgres() { (cd / && env -u PGPASSWORD runuser -u postgres -- "$@"); }

people=$(newest 'people-*.jsonl')
dump=$(newest 'canopy-*.dump')
[ -n "$people" ] && [ -n "$dump" ] || fail "$BACKUP_DIR has no backup. Run systemctl start canopy-backup."
role=$(node -p 'decodeURIComponent(new URL(process.env.DATABASE_URL).username)')
whole=canopy_drill_whole
part=canopy_drill_people
work=$(mktemp -d)
remove() {
  rm -r "$work"
  for database in "$whole" "$part"; do as_postgres dropdb --if-exists --force "$database"; done
}
for database in "$whole" "$part"; do
  as_postgres dropdb --if-exists --force "$database"
  as_postgres createdb -O "$role" "$database"
done
trap remove EXIT

pg_restore --exit-on-error --no-owner -d "$(connection "$whole")" "$dump"
psql -qAtX -v ON_ERROR_STOP=1 -d "$(connection "$whole")" -c "$count_rows" >"$work/whole"
diff "${dump%.dump}.counts" "$work/whole" || fail "$dump restores other numbers of rows than its .counts file has. Do not rely on it: run systemctl start canopy-backup."

DATABASE_URL=$(node -p 'const url = new URL(process.env.DATABASE_URL); url.pathname = process.argv[1]; url.href' "$part") \
  node apps/server/src/cli/backup/main.ts restore "$people"
# The file has a line per row.
sed -n 's/^{"table":"\([a-z_]*\)".*/\1/p' "$people" | sort | uniq -c | awk '{ print $2, $1 }' >"$work/saved"
psql -qAtX -v ON_ERROR_STOP=1 -d "$(connection "$part")" -c "$count_rows" >"$work/people"
while read -r table rows; do
  grep -qx "$table $rows" "$work/people" || fail "$people has $rows rows of $table, but restores $(grep "^$table " "$work/people"). Do not rely on it: run systemctl start canopy-backup."
done <"$work/saved"
printf 'restored %s and %s: the rows of %s tables are equal\n' "$dump" "$people" "$(wc -l <"$work/whole")"
cat "$work/whole"
