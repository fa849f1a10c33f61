import { sessionDataSchema, signInMessageSchema, type User, userSchema } from "@canopy/shared/api/auth";
import type { Address } from "viem";
import * as z from "zod/mini";
import { api } from "../../api/client.ts";
import type { SignedIn } from "./session.ts";

/** A signed EIP-4361 text. */
export interface SignedMessage {
  readonly message: string;
  readonly signature: string;
}

// A server may omit the token's lifetime. The store then assumes three hours.
const signedInSchema = z.extend(sessionDataSchema, { expires_in: z.optional(z.int()) });

/** POST /auth/nonce: the text that the wallet of `address` must sign as it is. */
export async function requestSignInMessage(address: Address): Promise<string> {
  const options = { fallback: "Login failed" };
  const { message } = await api.post("/auth/nonce", { address }, signInMessageSchema, options);
  return message;
}

/** POST /auth/login. @throws ApiError with code NOT_A_MEMBER for a wallet without a seat */
export async function postLogin(signed: SignedMessage): Promise<SignedIn> {
  return api.post("/auth/login", signed, signedInSchema, { fallback: "Login failed", isSignIn: true });
}

/** POST /auth/register. @throws ApiError with code NOT_MINED_YET until the server's node has the seat */
export async function postRegister(signed: SignedMessage): Promise<SignedIn> {
  const options = { fallback: "Registration failed", isSignIn: true };
  return api.post("/auth/register", signed, signedInSchema, options);
}

/** GET /auth/me: the current data of the signed-in member. */
export async function fetchUser(): Promise<User> {
  const { user } = await api.get("/auth/me", z.object({ user: userSchema }));
  return user;
}

/** POST /auth/logout: ends `token` on the server. */
export async function postLogout(token: string): Promise<void> {
  await api.post("/auth/logout", undefined, z.null(), { token });
}
