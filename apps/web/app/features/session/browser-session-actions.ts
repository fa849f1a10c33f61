import { log } from "../../lib/log.ts";
import { sessionStore } from "./browser-session.ts";
import type { EndReason } from "./session.ts";
import { keepAlive, logout, refreshUser, type SessionServices } from "./session-actions.ts";
import { fetchUser, postLogout } from "./session-api.ts";

const services: SessionServices = {
  store: sessionStore,
  fetchUser,
  postLogout,
  warn: (message, error) => log.warn(message, error),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Ends this browser's session locally, and on the server if it is reachable. Never throws. */
export const logoutHere = (reason: EndReason): Promise<void> => logout(services, reason);

/** Updates the stored user from the server. A failure ends the session. */
export const refreshUserHere = () => refreshUser(services);

/** Keeps the session alive on the server. Never throws. */
export const keepAliveHere = (): Promise<void> => keepAlive(services);
