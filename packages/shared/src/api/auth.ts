import * as z from "zod/mini";
import { described } from "../described.ts";
import { addressSchema, amountSchema, usernameSchema } from "./primitives.ts";

/** POST /auth/nonce: asks for a message to sign in with `address`. */
export const nonceRequestSchema = described(z.strictObject({ address: addressSchema }), {
  id: "NonceRequest",
});
/** The message (EIP-4361) for the wallet to sign, unchanged, and when it expires. */
export const signInMessageSchema = described(
  z.object({ message: z.string(), expirationTime: z.iso.datetime() }),
  { id: "SignInMessage" },
);

/** POST /auth/login and POST /auth/register: the issued message as it is, and its signature. */
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
