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
  PUBLIC_RPC_URL: "https://public.node.example/everybody",
};
const hide = hideSecrets(findSecrets(environment));

test.each([
  ["the whole of a URL", `failed: ${environment.RPC_URL}`],
  ["a key in a path", "POST /v2/AbCdEfGhIjKlMnOpQrSt failed"],
  ["a key in a query", "GET /1.2.3.4?key=country-key"],
  ["a password as it is in the URL", "p%40ss%22word"],
  ["a password as it is", 'wrong password p@ss"word'],
  ["a password in JSON", JSON.stringify({ message: 'p@ss"word' })],
  ["a private key", `bad key ${key}`],
  ["a private key without its prefix", key.slice(2)],
  ["a password of a file", "keystore-password"],
])("%s is hidden", (_, text) => {
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

test("what is public stays: hosts, users, names of databases, and the browsers' node", () => {
  const text = `require canopy@db.example/canopy via https://polygon.node.example, ${environment.PUBLIC_RPC_URL}`;
  expect(hide(text)).toBe(text);
});

test("nothing given hides nothing", () => {
  expect(hideSecrets(findSecrets({ RPC_URL: "", KEEPER_PASSWORD: "abc" }))("abc")).toBe("abc");
});
