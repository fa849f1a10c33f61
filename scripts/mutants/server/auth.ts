import type { Mutant } from "../mutant.ts";

/** Deliberate bugs in sign-in, sessions and their limits. */
export const authMutants: readonly Mutant[] = [
  {
    name: "session-token-stored",
    file: "apps/server/src/routes/auth/sessions.ts",
    text: 'createHash("sha256").update(token).digest("base64url")',
    replacement: "token",
    reason: "A copy of the database opens every session.",
    test: {
      file: "apps/server/src/routes/auth/sessions.test.ts",
      name: "a session > is found by its token of 256 bits, of which only the hash is stored",
    },
  },
  {
    name: "session-token-of-128-bits",
    file: "apps/server/src/routes/auth/sessions.ts",
    text: "TOKEN_BYTES = 32",
    replacement: "TOKEN_BYTES = 16",
    reason: "A token has half of its random bits.",
    test: {
      file: "apps/server/src/routes/auth/sessions.test.ts",
      name: "a session > is found by its token of 256 bits, of which only the hash is stored",
    },
  },
  {
    name: "session-of-any-chain",
    file: "apps/server/src/routes/auth/sessions.ts",
    text: `"=", hash)
    .where("chain_id", "=", BigInt(chainId))
`,
    replacement: `"=", hash)
`,
    reason: "A session of a test chain opens the account of the main chain.",
    test: {
      file: "apps/server/src/routes/auth/sessions.test.ts",
      name: "a session > is not valid on another chain",
    },
  },
  {
    name: "session-expiry-edge",
    file: "apps/server/src/routes/auth/sessions.ts",
    text: `"=", hash)
    .where("chain_id", "=", BigInt(chainId))
    .where("expires_at", ">", now)`,
    replacement: `"=", hash)
    .where("chain_id", "=", BigInt(chainId))
    .where("expires_at", ">=", now)`,
    reason: "A session is valid for a second after its end.",
    test: {
      file: "apps/server/src/routes/auth/sessions.test.ts",
      name: "a session > ends three hours after its start, even if it is in use",
    },
  },
  {
    name: "session-extended-by-use",
    file: "apps/server/src/routes/auth/sessions.ts",
    text: ".set({ last_used_at: now })",
    replacement: ".set({ last_used_at: now, expires_at: before(now, -SESSION_SECONDS) })",
    reason: "A stolen token in use never ends.",
    test: {
      file: "apps/server/src/routes/auth/sessions.test.ts",
      name: "a session > ends three hours after its start, even if it is in use",
    },
  },
  {
    name: "session-never-idle",
    file: "apps/server/src/routes/auth/sessions.ts",
    text: `    .where("last_used_at", ">", before(now, SESSION_IDLE_SECONDS))
    .executeTakeFirst();`,
    replacement: "    .executeTakeFirst();",
    reason: "A session that was left open on a shared machine stays valid for three hours.",
    test: {
      file: "apps/server/src/routes/auth/sessions.test.ts",
      name: "a session > ends one hour after its last use",
    },
  },
  {
    name: "session-use-not-noted",
    file: "apps/server/src/routes/auth/sessions.ts",
    text: "if (session.last_used_at <= before(now, RENEW_AFTER_SECONDS))",
    replacement: "if (session.last_used_at > before(now, RENEW_AFTER_SECONDS))",
    reason: "A session in use ends after an hour.",
    test: {
      file: "apps/server/src/routes/auth/sessions.test.ts",
      name: "a session > ends one hour after its last use",
    },
  },
  {
    name: "newest-session-ended",
    file: "apps/server/src/routes/auth/sessions.ts",
    text: `.orderBy("created_at", "desc")
        .orderBy("token_hash")`,
    replacement: `.orderBy("created_at")
        .orderBy("token_hash")`,
    reason: "With twenty sessions a member cannot sign in.",
    test: {
      file: "apps/server/src/routes/auth/sessions.test.ts",
      name: "a session > ends when its account starts a twenty-first, if it is the oldest",
    },
  },
  {
    name: "sessions-of-all-accounts-counted",
    file: "apps/server/src/routes/auth/sessions.ts",
    text: `        .where("address", "=", owner.address.toLowerCase())
        .orderBy`,
    replacement: "        .orderBy",
    reason: "A sign-in ends the sessions of other members.",
    test: {
      file: "apps/server/src/routes/auth/sessions.test.ts",
      name: "a session > ends when its account starts a twenty-first, if it is the oldest",
    },
  },
  {
    name: "ended-sessions-listed",
    file: "apps/server/src/routes/auth/sessions.ts",
    text: `    .where("last_used_at", ">", before(now, SESSION_IDLE_SECONDS))
    .orderBy`,
    replacement: "    .orderBy",
    reason: "The list shows sessions that have ended.",
    test: {
      file: "apps/server/src/routes/auth/sessions.test.ts",
      name: "a session > is listed until it is over",
    },
  },
  {
    name: "sessions-of-others-ended",
    file: "apps/server/src/routes/auth/sessions.ts",
    text: '    .where("address", "=", owner.address.toLowerCase());',
    replacement: ";",
    reason: "A member ends the sessions of all members.",
    test: {
      file: "apps/server/src/routes/auth/routes.test.ts",
      name: "/auth/sessions > returns 404 for a session of another member",
    },
  },
  {
    name: "own-session-ended-with-others",
    file: "apps/server/src/routes/auth/sessions.ts",
    text: '.where("token_hash", "!=", hashToken(token))',
    replacement: "",
    reason: "Signing out everywhere else signs out here too.",
    test: {
      file: "apps/server/src/routes/auth/routes.test.ts",
      name: "/auth/sessions > ends all other sessions",
    },
  },
  {
    name: "former-session-stays",
    file: "apps/server/src/routes/auth/routes.ts",
    text: "if (previous !== null) await endSession(database, previous);",
    replacement: "",
    reason: "Signing in again leaves the old token valid.",
    test: {
      file: "apps/server/src/routes/auth/routes.test.ts",
      name: "/auth/sessions > a sign-in ends the session of its request",
    },
  },
  {
    name: "logout-without-effect",
    file: "apps/server/src/routes/auth/routes.ts",
    text: `          await endSession(database, token);
`,
    replacement: "",
    reason: "A token is valid after signing out.",
    test: {
      file: "apps/server/src/routes/auth/routes.test.ts",
      name: "POST /auth/logout > ends the session on the server",
    },
  },
  {
    name: "moved-seat-served",
    file: "apps/server/src/routes/auth/routes.ts",
    text: `        // The seat may have moved to another address since the sign-in.
        if (membership === null) throw new ApiError("SEAT_MOVED");
`,
    replacement: "",
    reason: "A wallet that gave its seat away gets an internal error and stays signed in.",
    test: {
      file: "apps/server/src/routes/auth/routes.test.ts",
      name: "GET /auth/me > returns 401 after the seat moved to another wallet",
    },
  },
  {
    name: "registration-does-not-wait",
    file: "apps/server/src/routes/auth/await-membership.ts",
    text: "signal.aborted || performance.now() + INTERVAL > deadline",
    replacement: "true",
    reason: "A sign-in after a registration is refused when the node is a moment late.",
    test: {
      file: "apps/server/src/routes/auth/routes.test.ts",
      name: "POST /auth/register > waits for the block of the registration",
    },
  },
  {
    name: "message-used-twice",
    file: "apps/server/src/routes/auth/sign-in-messages.ts",
    text: `    .deleteFrom("sign_in_messages")
    .where("message", "=", message)
    .returning(["address", "expires_at"])`,
    replacement: `    .selectFrom("sign_in_messages")
    .where("message", "=", message)
    .select(["address", "expires_at"])`,
    reason: "A message that was seen once signs in again.",
    test: { file: "apps/server/src/routes/auth/sign-in-messages.test.ts", name: "accepts a message once" },
  },
  {
    name: "message-used-twice-at-once",
    file: "apps/server/src/routes/auth/sign-in-messages.ts",
    text: `  const issued = await database
    .deleteFrom("sign_in_messages")
    .where("message", "=", message)
    .returning(["address", "expires_at"])
    .executeTakeFirst();`,
    replacement: `  const issued = await database
    .selectFrom("sign_in_messages")
    .where("message", "=", message)
    .select(["address", "expires_at"])
    .executeTakeFirst();
  await database.deleteFrom("sign_in_messages").where("message", "=", message).execute();`,
    reason: "Two concurrent requests sign in with one message.",
    test: {
      file: "apps/server/src/routes/auth/sign-in-messages.test.ts",
      name: "accepts one of many concurrent sign-ins with one message",
    },
  },
  {
    name: "message-expiry-edge",
    file: "apps/server/src/routes/auth/sign-in-messages.ts",
    text: "issued.expires_at <= now",
    replacement: "issued.expires_at < now",
    reason: "A message is valid for a moment after its end.",
    test: {
      file: "apps/server/src/routes/auth/sign-in-messages.test.ts",
      name: "refuses a message after five minutes",
    },
  },
  {
    name: "message-nonce-predictable",
    file: "apps/server/src/routes/auth/sign-in-messages.ts",
    text: 'randomBytes(NONCE_BYTES).toString("hex")',
    replacement: 'Math.random().toString(16).slice(2).padEnd(64, "0")',
    reason: "A caller can predict nonces.",
    test: {
      file: "apps/server/src/routes/auth/sign-in-messages.test.ts",
      name: "does not create nonces with Math.random",
    },
  },
  {
    name: "expired-messages-kept",
    file: "apps/server/src/routes/auth/sign-in-messages.ts",
    text: '.where("expires_at", "<=", now).execute();',
    replacement: '.where("expires_at", "<", now).execute();',
    reason: "The table of messages keeps expired ones.",
    test: {
      file: "apps/server/src/routes/auth/sign-in-messages.test.ts",
      name: "deletes expired messages when it issues another",
    },
  },
  {
    name: "signature-of-any-account",
    file: "apps/server/src/routes/auth/verify-signature.ts",
    text: "if (signer !== null && isAddressEqual(signer, address)) return true;",
    replacement: "if (signer !== null) return true;",
    reason: "Any wallet signs in as any member.",
    test: {
      file: "apps/server/src/routes/auth/routes.test.ts",
      name: "POST /auth/login > refuses the signature of another wallet, and deletes the message",
    },
  },
  {
    name: "signature-of-an-account-without-code",
    file: "apps/server/src/routes/auth/verify-signature.ts",
    text: `  if ((await client.getCode({ address })) === undefined) return false;
`,
    replacement: "",
    reason: "The node decides on signatures of accounts that have no contract.",
    test: {
      file: "apps/server/src/routes/auth/verify-signature.test.ts",
      name: "refuses a wrong signature of an account without code",
    },
  },
];
