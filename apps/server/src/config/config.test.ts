import { describe, expect, test } from "vitest";
import { OperatorError } from "../lib/operator-error.ts";
import { readConfig } from "./config.ts";

const plan = "0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512";
const least = { RPC_URL: "http://127.0.0.1:8645", CHAIN_ID: "31337", PLAN_ADDRESS: plan };

function readError(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof OperatorError) return error.message;
  }
  throw new Error("The configuration was accepted");
}

describe("a missing variable", () => {
  test("has a default for one machine", () => {
    expect(readConfig(least)).toEqual({
      host: "127.0.0.1",
      port: 4400,
      database: { folder: ".canopy/db", connections: 10 },
      ready: { drain: 0 },
      metrics: null,
      tracing: null,
      chain: {
        id: 31_337,
        rpcUrls: ["http://127.0.0.1:8645"],
        staleAfter: null,
        publicRpcUrl: "http://127.0.0.1:8645",
        explorerUrl: null,
        plan,
        plus: null,
        planBlock: 0n,
        vaultFactory: null,
      },
      publicOrigin: "http://127.0.0.1:4400",
      siteFolder: "apps/web/build/client",
      logLevel: "info",
      corsOrigins: [],
      trustedProxies: [],
      requestsPerMinute: 1_200,
      signInsPerMinute: 60,
      treeAccess: "own",
      mail: {
        smtpUrl: null,
        folder: ".canopy/mail",
        from: { name: "Canopy", address: "canopy@localhost" },
        to: "operator@localhost",
        formLimit: { max: 10, timeWindow: 3_600_000 },
      },
      keeper: { signer: { kind: "none" }, member: null, maxFeePerGas: 500_000_000_000n },
      bots: { paperDays: 7, signer: { kind: "none" }, maxFeePerGas: 500_000_000_000n },
      chat: {
        keepDays: 30,
        limits: {
          user: { max: 20, timeWindow: 60_000 },
          address: { max: 60, timeWindow: 60_000 },
          addressPerDay: { max: 2_000, timeWindow: 86_400_000 },
        },
        model: null,
      },
      markets: { source: "synthetic", exchange: null, historyDays: 400 },
      walletConnectProjectId: null,
      countryServiceUrl: null,
    });
  });

  test("may also be empty", () => {
    expect(readConfig({ ...least, PORT: "", DATABASE_URL: "", EXPLORER_URL: "" })).toEqual(readConfig(least));
  });

  test("RPC_URLS adds nodes after RPC_URL", () => {
    const { chain } = readConfig({ ...least, RPC_URLS: "https://one.example/key, http://127.0.0.1:8645" });
    expect(chain.rpcUrls).toEqual(["http://127.0.0.1:8645", "https://one.example/key"]);
  });

  test("STALE_AFTER_SECONDS is three minutes, except on the local chain", () => {
    const staleAfter = (environment: Record<string, string>) =>
      readConfig({ ...least, PUBLIC_RPC_URL: "https://rpc.example/", ...environment }).chain.staleAfter;
    expect(staleAfter({ CHAIN_ID: "137" })).toBe(180_000);
    expect(staleAfter({ STALE_AFTER_SECONDS: "60" })).toBe(60_000);
    expect(staleAfter({ CHAIN_ID: "137", STALE_AFTER_SECONDS: "0" })).toBeNull();
  });

  test("PUBLIC_RPC_URL on the local chain is RPC_URL", () => {
    expect(readConfig(least).chain.publicRpcUrl).toBe(least.RPC_URL);
  });

  test("PUBLIC_ORIGIN follows PORT", () => {
    expect(readConfig({ ...least, PORT: "80" }).publicOrigin).toBe("http://127.0.0.1:80");
  });
});

describe("a set variable", () => {
  test("is read", () => {
    const config = readConfig({
      ...least,
      PLAN_ADDRESS: plan.toLowerCase(),
      PLUS_ADDRESS: plan,
      PLAN_BLOCK: "12",
      VAULT_FACTORY_ADDRESS: plan,
      DATABASE_URL: "postgres://canopy@db/canopy",
      PUBLIC_RPC_URL: "https://rpc.example/",
      PUBLIC_ORIGIN: "https://canopy.example",
      CORS_ORIGINS: "https://a.example, https://b.example:8443",
      TRUSTED_PROXIES: "10.0.0.0/8,::1",
      LOG_LEVEL: "warn",
      SMTP_URL: "smtps://canopy:secret@mail.example",
      MAIL_FROM: "Canopy <mail@canopy.example>",
      MAIL_TO: "team@canopy.example",
      COUNTRY_SERVICE_URL: "https://country.example/{ip}",
    });
    expect(config.database).toEqual({ url: "postgres://canopy@db/canopy", connections: 10 });
    expect(config.chain).toMatchObject({
      plan,
      plus: plan,
      planBlock: 12n,
      vaultFactory: plan,
      publicRpcUrl: "https://rpc.example/",
    });
    expect(config.corsOrigins).toEqual(["https://a.example", "https://b.example:8443"]);
    expect(config.trustedProxies).toEqual(["10.0.0.0/8", "::1"]);
    expect(config).toMatchObject({ publicOrigin: "https://canopy.example", logLevel: "warn" });
    expect(config.mail).toMatchObject({
      smtpUrl: "smtps://canopy:secret@mail.example",
      from: { name: "Canopy", address: "mail@canopy.example" },
      to: "team@canopy.example",
    });
    expect(config.countryServiceUrl).toBe("https://country.example/{ip}");
  });
});

describe("a wrong variable", () => {
  test.each([
    ["PORT", "0", "a whole number from 1 to 65535"],
    ["PORT", "65536", "a whole number from 1 to 65535"],
    ["PORT", "1e3", "a whole number from 1 to 65535"],
    ["CHAIN_ID", "polygon", "a whole number from 1"],
    ["PLAN_BLOCK", "-1", "a whole number from 0"],
    ["PLAN_ADDRESS", "0x12", "an address, 0x and 40 hexadecimal digits"],
    ["PLUS_ADDRESS", "none", "an address, 0x and 40 hexadecimal digits"],
    ["VAULT_FACTORY_ADDRESS", "0x0", "an address, 0x and 40 hexadecimal digits"],
    ["RPC_URL", "127.0.0.1:8645", "a URL that starts with http:// or https://"],
    ["PUBLIC_RPC_URL", "ws://127.0.0.1", "a URL that starts with http:// or https://"],
    ["DATABASE_URL", "mysql://db", "a URL that starts with postgres:// or postgresql://"],
    ["EXPLORER_URL", "polygonscan.com", "a URL that starts with http:// or https://"],
    ["WALLETCONNECT_PROJECT_ID", "canopy", "a project id of 32 hexadecimal digits"],
    ["PUBLIC_ORIGIN", "https://canopy.example/", "without a path"],
    ["PUBLIC_ORIGIN", "ftp://canopy.example", "an origin such as"],
    ["CORS_ORIGINS", "https://a.example,*", "a list of origins"],
    ["TRUSTED_PROXIES", "10.0.0.0/33", "a list of addresses or networks"],
    ["TRUSTED_PROXIES", "proxy.example", "a list of addresses or networks"],
    ["LOG_LEVEL", "loud", "one of fatal, error, warn, info"],
    ["TREE_ACCESS", "private", "one of public, own"],
    ["REQUESTS_PER_MINUTE", "0", "a whole number from 1 to 1000000"],
    ["SIGN_INS_PER_MINUTE", "many", "a whole number from 1 to 1000000"],
    ["SMTP_URL", "mail.example:587", "a URL that starts with smtp:// or smtps://"],
    ["MAIL_FROM", "Canopy <canopy>", "a mail address such as Canopy <mail@canopy.example>"],
    ["MAIL_FROM", "a\nBcc: b <c@d.example>", "a mail address such as"],
    ["MAIL_TO", "team@canopy.example, other@canopy.example", "a mail address such as"],
    ["CHAT_KEEP_DAYS", "0", "a whole number from 1 to 3650"],
    ["CHAT_PER_MINUTE", "many", "a whole number from 1 to 1000000"],
    ["FORMS_PER_HOUR", "0", "a whole number from 1 to 1000000"],
    ["COUNTRY_SERVICE_URL", "https://country.example/", "with {ip} where the address goes"],
  ])("%s=%s names the variable and what is allowed", (name, value, allowed) => {
    const message = readError({ ...least, [name]: value });
    expect(message).toMatch(new RegExp(`^${name} `));
    expect(message).toContain(allowed);
  });

  test.each(["137", "80002"])("on chain %s PUBLIC_RPC_URL is required", (CHAIN_ID) => {
    const environment = { ...least, CHAIN_ID, RPC_URL: "https://rpc.example/v2/secret" };
    expect(readError(environment)).toMatch(
      /^PUBLIC_RPC_URL is missing\. Set it to the URL of the node that browsers use\. .*RPC_URL/,
    );
    expect(readError(environment)).not.toContain("secret");
    expect(readError({ ...environment, PORT: "x" })).toMatch(/^PORT .* PUBLIC_RPC_URL is missing/);
    const named = { ...environment, PUBLIC_RPC_URL: "https://rpc.example/" };
    expect(readConfig(named).chain.publicRpcUrl).toBe("https://rpc.example/");
  });

  test("a mail server requires a sender and a recipient", () => {
    const environment = { ...least, SMTP_URL: "smtp://user:secret@mail.example" };
    const message = readError(environment);
    expect(message).toMatch(/^MAIL_FROM is missing\. .* MAIL_TO is missing\. /);
    expect(message).not.toContain("secret");
    expect(readError({ ...environment, MAIL_FROM: "mail@canopy.example" })).toMatch(/^MAIL_TO is missing/);
  });

  test("reports all errors together, including missing variables", () => {
    const message = readError({ PORT: "x", LOG_LEVEL: "x" });
    for (const name of [
      "PORT",
      "LOG_LEVEL",
      "RPC_URL is missing",
      "CHAIN_ID is missing",
      "PLAN_ADDRESS is missing",
    ]) {
      expect(message).toContain(name);
    }
  });

  test("does not repeat a URL that may contain a password", () => {
    const environment = { ...least, DATABASE_URL: "mysql://canopy:secret@db", RPC_URL: "ftp://node/secret" };
    expect(readError(environment)).not.toContain("secret");
  });
});
