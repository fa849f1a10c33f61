import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type { LocalAccount } from "viem";

/** What `POST /auth/login` returns. */
export interface SignedIn {
  token: string;
  user: { username: string };
  expires_in: number;
}

/** Signs a member in over HTTP, as the page does, once the index has the member. */
export async function signIn(origin: string, account: LocalAccount): Promise<SignedIn> {
  const { message } = await post(origin, "/auth/nonce", { address: account.address });
  const signature = await account.signMessage({ message });
  const signedIn: SignedIn = await post(origin, "/auth/login", { message, signature });
  await awaitMember(origin, signedIn.user.username);
  return signedIn;
}

/** Waits until the index has a member: it can be a block behind the contract. */
export async function awaitMember(origin: string, username: string): Promise<void> {
  while (!(await fetch(`${origin}/api/members/${username}`)).ok) await sleep(100);
}

/** Gives the page a session before it loads, under the storage keys that the specification names. */
export async function storeSession(page: Page, { token, user, expires_in }: SignedIn): Promise<void> {
  await page.addInitScript(
    ({ marker, items }) => {
      // Once: a page that signs out must stay signed out after a reload.
      if (sessionStorage.getItem(marker) !== null) return;
      sessionStorage.setItem(marker, "1");
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    {
      marker: "session-stored",
      items: {
        "auth-token": token,
        "auth-user": JSON.stringify(user),
        "auth-token-expiry": String(Date.now() + expires_in * 1_000),
      },
    },
  );
}

/** What the page has stored of a session. */
export function storedSession(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(() =>
    Object.fromEntries(
      ["auth-token", "auth-user", "auth-token-expiry"].map((key) => [key, localStorage.getItem(key)]),
    ),
  );
}

/** The user of the stored session; null for a visitor. */
export async function storedUser(page: Page): Promise<unknown> {
  return JSON.parse((await storedSession(page))["auth-user"] ?? "null");
}

async function post(origin: string, path: string, body: unknown) {
  const response = await fetch(`${origin}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const envelope = await response.json();
  if (envelope.success !== true)
    throw new Error(`POST ${path} returned ${response.status}: ${envelope.message}`);
  return envelope.data;
}
