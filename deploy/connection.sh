# Shared by backup.sh and restore-drill.sh.
PATH=/opt/canopy/node/bin:$PATH

# DATABASE_URL without its password, which PGPASSWORD holds, so that no list of processes shows it: connection [DATABASE]
connection() {
  node -p 'const url = new URL(process.env.DATABASE_URL); url.password = ""; if (process.argv[1]) url.pathname = process.argv[1]; url.href' "${1:-}"
}
PGPASSWORD=$(node -p 'decodeURIComponent(new URL(process.env.DATABASE_URL).password)')
export PGPASSWORD

# The rows of each table whose rows are in a dump.
count_rows="select tablename || ' ' || (xpath('/row/rows/text()',
    query_to_xml(format('select count(*) as rows from public.%I', tablename), false, true, '')))[1]::text
  from pg_tables where schemaname = 'public' and tablename not in ('sessions', 'sign_in_messages', 'request_counts') order by tablename;"
