#!/usr/bin/env bash
# Saves a database: canopy-backup.timer runs this each night with the settings of /etc/canopy/canopy.env. Writes into BACKUP_DIR
#
#   people-TIME.jsonl   what only the database has: the tables of apps/server/src/cli/backup/people-tables.ts
#   canopy-TIME.dump    the whole database without sessions, for pg_restore
#   canopy-TIME.counts  the rows of each table in the dump
#
# and removes what is older than BACKUP_DAYS. Copy the folder to another machine: this script does not.
set -euo pipefail
umask 077
: "${DATABASE_URL:?is missing. Set it in /etc/canopy/canopy.env.}"
: "${BACKUP_DIR:?is missing. Set it in /etc/canopy/canopy.env.}"
: "${BACKUP_DAYS:?is missing. Set it in /etc/canopy/canopy.env.}"
cd "$(dirname "$(readlink -f "$0")")/.."
. deploy/connection.sh

stamp=$(date -u +%Y%m%dT%H%M%SZ)
people=$BACKUP_DIR/people-$stamp.jsonl
dump=$BACKUP_DIR/canopy-$stamp.dump
trap 'rm -f "$dump.part" "$dump.counts.part"' EXIT
node apps/server/src/cli/backup/main.ts save "$people"

# The dump and the counts read one snapshot, while the server continues to write. Until their end, the lock keeps a rebuild of the
# index from replacing its tables. It has to come before the snapshot: pg_dump fails on tables that are newer.
coproc SESSION { psql -qAtX -v ON_ERROR_STOP=1 -d "$(connection)"; }
session=$SESSION_PID
printf '%s\n' 'begin isolation level repeatable read read only;' 'lock table members in access share mode;' \
  'select pg_export_snapshot();' >&"${SESSION[1]}"
read -r snapshot <&"${SESSION[0]}"
# A rebuild of the index locks its draft for minutes, and then wants the tables that the dump has locked.
pg_dump -Fc --no-owner --snapshot="$snapshot" --exclude-schema=rebuild --exclude-table-data=sessions --exclude-table-data=sign_in_messages --exclude-table-data=request_counts \
  -f "$dump.part" -d "$(connection)"
printf '%s\n' "$count_rows" '\echo end' >&"${SESSION[1]}"
while read -r line <&"${SESSION[0]}" && [ "$line" != end ]; do printf '%s\n' "$line"; done >"$dump.counts.part"
eval "exec ${SESSION[1]}>&-"
wait "$session"
[ -s "$dump.counts.part" ]
mv "$dump.counts.part" "${dump%.dump}.counts"
mv "$dump.part" "$dump"

find "$BACKUP_DIR" -maxdepth 1 -type f \( -name 'people-*.jsonl' -o -name 'canopy-*.dump' -o -name 'canopy-*.counts' -o -name '*.part' \) \
  -mtime "+$BACKUP_DAYS" -delete
printf 'saved %s and %s\n' "$people" "$dump"
