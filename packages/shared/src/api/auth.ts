import * as z from "zod/mini";
import { described } from "../described.ts";
import { addressSchema, amountSchema, usernameSchema } from "./primitives.ts";

/** POST /auth/nonce: the fields of the sign-in message (EIP-4361). */
export const nonceRequestSchema = described(z.strictObject({ address: addressSchema }), {
  id: "NonceRequest",
});
export const nonceDataSchema = described(
  z.object({
    nonce: z.string(),
    domain: z.string(),
    uri: z.string(),
    chainId: z.int(),
    issuedAt: z.iso.datetime(),
    expirationTime: z.iso.datetime(),
    statement: z.string(),
  }),
  { id: "NonceData" },
);

/** POST /auth/login and POST /auth/register: a signed EIP-4361 message. */
export const signInRequestSchema = described(
  z.strictObject({
    message: z.string().check(z.minLength(1), z.maxLength(2_000)),
    signature: z
      .string()
      .check(z.regex(/^0x([0-9a-fA-F]{2}){65,2048}$/, "A signature: 0x and hexadecimal digits")),
  }),
  { id: "SignInRequest" },
);

/** The signed-in member. `box` is wei that can be withdrawn now. */
export const userSchema = described(
  z.object({
    id: z.int(),
    wallet: addressSchema,
    username: usernameSchema,
    box: amountSchema,
    inPlus: z.boolean(),
    avatar: z.nullable(z.string()),
  }),
  { id: "User" },
);
export type User = z.infer<typeof userSchema>;

/** `expires_in`: the token's lifetime in seconds, at most 10,800. */
export const sessionDataSchema = described(
  z.object({ token: z.string(), user: userSchema, expires_in: z.int() }),
  { id: "SessionData" },
);
export type SessionData = z.infer<typeof sessionDataSchema>;

/** GET /auth/sessions: the member's sessions. `userAgent` is the header that the browser sent. */
export const sessionListSchema = described(
  z.object({
    items: z.array(
      z.object({
        id: z.string(),
        isCurrent: z.boolean(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
        userAgent: z.nullable(z.string()),
      }),
    ),
  }),
  { id: "SessionList" },
);

/** DELETE /auth/sessions/:id */
export const sessionParamsSchema = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16}$/, "The id of a session from the list")),
});

/** DELETE /auth/sessions: how many other sessions ended. */
export const sessionsEndedSchema = described(z.object({ ended: z.int() }), { id: "SessionsEnded" });
