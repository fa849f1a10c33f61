import { nonceDataSchema, sessionDataSchema, type User, userSchema } from "@canopy/shared/api/auth";
import type { Address } from "viem";
import * as z from "zod/mini";
import { api } from "../../api/client.ts";
import { dataOf } from "../../api/data-of.ts";
import type { SignedIn } from "./session.ts";
import type { SignInTerms } from "./sign-in-message.ts";

/** A signed EIP-4361 text. */
export interface SignedMessage {
  readonly message: string;
  readonly signature: string;
}

// A server may leave out how long its token lives; the store then assumes three hours.
const signedInSchema = z.extend(sessionDataSchema, { expires_in: z.optional(z.int()) });

/** What the text to sign must say. */
export async function requestSignInTerms(address: Address): Promise<SignInTerms> {
  return dataOf(api.POST("/auth/nonce", { body: { address } }), nonceDataSchema, "Login failed");
}

/** POST /auth/login: throws an `ApiError` with code NOT_A_MEMBER for a wallet that has no seat. */
export async function postLogin(signed: SignedMessage): Promise<SignedIn> {
  return dataOf(api.POST("/auth/login", { body: signed }), signedInSchema, "Login failed");
}

/** POST /auth/register: throws an `ApiError` with code NOT_MINED_YET while the server's node does not know the seat. */
export async function postRegister(signed: SignedMessage): Promise<SignedIn> {
  return dataOf(api.POST("/auth/register", { body: signed }), signedInSchema, "Registration failed");
}

/** GET /auth/me: the signed-in member as the server knows them now. */
export async function fetchUser(): Promise<User> {
  const { user } = await dataOf(api.GET("/auth/me"), z.object({ user: userSchema }));
  return user;
}

/** POST /auth/logout: ends `token` on the server. */
export async function postLogout(token: string): Promise<void> {
  await api.POST("/auth/logout", { headers: { Authorization: `Bearer ${token}` } });
}
