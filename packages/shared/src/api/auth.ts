import { z } from "zod";
import { addressSchema, amountSchema, usernameSchema } from "./primitives.ts";

/** POST /auth/nonce: what the sign-in message (EIP-4361) must carry. */
export const nonceRequestSchema = z.strictObject({ address: addressSchema }).meta({ id: "NonceRequest" });
export const nonceDataSchema = z
  .object({
    nonce: z.string(),
    domain: z.string(),
    uri: z.string(),
    chainId: z.number().int(),
    issuedAt: z.iso.datetime(),
    expirationTime: z.iso.datetime(),
    statement: z.string(),
  })
  .meta({ id: "NonceData" });

/** POST /auth/login and POST /auth/register: a signed EIP-4361 message. */
export const signInRequestSchema = z
  .strictObject({
    message: z.string().min(1).max(2_000),
    signature: z.string().regex(/^0x([0-9a-fA-F]{2}){65,2048}$/, "A signature: 0x and hexadecimal digits"),
  })
  .meta({ id: "SignInRequest" });

/** The signed-in member. `box` is wei that can be withdrawn now. */
export const userSchema = z
  .object({
    id: z.number().int(),
    wallet: addressSchema,
    username: usernameSchema,
    box: amountSchema,
    inPlus: z.boolean(),
    avatar: z.string().nullable(),
  })
  .meta({ id: "User" });
export type User = z.infer<typeof userSchema>;

/** `expires_in`: seconds the token lives, 10,800 at most. */
export const sessionDataSchema = z
  .object({ token: z.string(), user: userSchema, expires_in: z.number().int() })
  .meta({ id: "SessionData" });
export type SessionData = z.infer<typeof sessionDataSchema>;

/** GET /auth/sessions: where the member is signed in. `userAgent` is what the browser said of itself. */
export const sessionListSchema = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        isCurrent: z.boolean(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
        userAgent: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: "SessionList" });

/** DELETE /auth/sessions/:id */
export const sessionParamsSchema = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{16}$/, "The id of a session from the list"),
});

/** DELETE /auth/sessions: how many other sessions were ended. */
export const sessionsEndedSchema = z.object({ ended: z.number().int() }).meta({ id: "SessionsEnded" });
