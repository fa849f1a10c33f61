-- Tokens of the chat's model in a day (UTC), counted by all api processes together: of everyone, of all visitors, and of each visitor
-- or member by a hash. Rows of single people are deleted after their day.
create table chat_usage (
  day date not null,
  who text not null,
  input_tokens int8 not null,
  output_tokens int8 not null,
  primary key (day, who)
);
