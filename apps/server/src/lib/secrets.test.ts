import { expect, test } from "vitest";
import { findSecrets, hideSecrets } from "./secrets.ts";

const key = `0x${"5".repeat(64)}`;
const environment = {
  DATABASE_URL: "postgres://canopy:p%40ss%22word@db.example/canopy?sslmode=require",
  RPC_URL: "https://polygon.node.example/v2/AbCdEfGhIjKlMnOpQrSt",
  SMTP_URL: "smtps://mail:mail-password@mail.example",
  COUNTRY_SERVICE_URL: "https://country.example/{ip}?key=country-key",
  KEEPER_KEY: key,
  KEEPER_PASSWORD: "keystore-password",
  BOTS_PASSWORD: "other-keystore-password",
  PUBLIC_RPC_URL: "https://public.node.example/everybody",
};
const hide = hideSecrets(findSecrets(environment));

test.each([
  ["a whole URL", `failed: ${environment.RPC_URL}`],
  ["a key in a path", "POST /v2/AbCdEfGhIjKlMnOpQrSt failed"],
  ["a key in a query", "GET /1.2.3.4?key=country-key"],
  ["a password as the URL encodes it", "p%40ss%22word"],
  ["a decoded password", 'wrong password p@ss"word'],
  ["a password in JSON", JSON.stringify({ message: 'p@ss"word' })],
  ["a private key", `bad key ${key}`],
  ["a private key without its prefix", key.slice(2)],
  ["the password of a key file", "keystore-password"],
  ["that of the bots", "other-keystore-password"],
])("hides %s", (_, text) => {
  const hidden = hide(text);
  expect(hidden).toContain("[secret]");
  for (const secret of [
    "AbCdEfGhIjKlMnOpQrSt",
    "country-key",
    "p%40ss",
    "p@ss",
    "55555555",
    "keystore-password",
  ])
    expect(hidden).not.toContain(secret);
});

test("keeps hosts, users, database names, and the node of the browsers", () => {
  const text = `require canopy@db.example/canopy via https://polygon.node.example, ${environment.PUBLIC_RPC_URL}`;
  expect(hide(text)).toBe(text);
});

test("ignores empty and short variables", () => {
  expect(hideSecrets(findSecrets({ RPC_URL: "", KEEPER_PASSWORD: "abc" }))("abc")).toBe("abc");
});
