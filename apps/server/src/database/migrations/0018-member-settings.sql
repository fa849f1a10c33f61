-- What a member chose on the site. The account that chose it, because after a reorganisation the id may belong to another one. The
-- limit of spending is in USD with 18 decimals per calendar month, null without one. A looser limit waits until `next_limit_at`.
create table member_settings (
  member_id integer primary key,
  account text not null,
  language text check (language in ('en', 'fa')),
  theme text check (theme in ('system', 'light', 'dark')),
  digits text check (digits in ('latin', 'persian')),
  spending_limit numeric(78, 0),
  next_limit numeric(78, 0),
  next_limit_at timestamptz,
  changed_at timestamptz not null
);
