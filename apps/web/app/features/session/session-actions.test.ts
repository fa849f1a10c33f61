import { beforeEach, describe, expect, test } from "vitest";
import { networkError } from "../../api/api-error.ts";
import { testStorage } from "../../lib/test-storage.ts";
import { keepAlive, logout, refreshUser, type SessionServices } from "./session-actions.ts";
import { createSessionStore, type SessionStore } from "./session-store.ts";

const user = {
  id: 7,
  wallet: "0x00000000219ab540356cBB839Cbe05303d7705Fa",
  username: "willow",
  box: "0",
  inPlus: false,
  avatar: null,
};

let items: Map<string, string>;
let store: SessionStore;
let calls: string[];

beforeEach(() => {
  items = new Map();
  calls = [];
  store = createSessionStore({
    storage: testStorage(items),
    now: () => 0,
    warn: () => {},
    onStorageChange: () => {},
    onWake: () => {},
    schedule: () => () => {},
    forgetMember: () => {},
  });
  store.initialize();
});

function services(overrides: Partial<SessionServices> = {}): SessionServices {
  return {
    store,
    fetchUser: async () => ({ ...user, box: "5" }),
    postLogout: async (token) => void calls.push(`logout ${token}`),
    warn: (message) => void calls.push(message),
    wait: async (ms) => void calls.push(`wait ${ms}`),
    ...overrides,
  };
}

describe("logout", () => {
  test("ends the session locally and on the server", async () => {
    store.start({ token: "secret", user });
    await logout(services(), "logout");
    expect(items.size).toBe(0);
    expect(calls).toEqual(["logout secret"]);
  });

  test("clears the session before the server answers", () => {
    store.start({ token: "secret", user });
    void logout(services({ postLogout: () => new Promise(() => {}) }), "logout");
    expect(store.getSnapshot()).toMatchObject({ status: "visitor" });
  });

  test("clears the session even if the server call fails", async () => {
    store.start({ token: "secret", user });
    await logout(services({ postLogout: () => Promise.reject(new Error("down")) }), "logout");
    expect(items.size).toBe(0);
    expect(calls).toHaveLength(1);
  });

  test("makes no request without a session", async () => {
    await logout(services(), "logout");
    expect(calls).toEqual([]);
  });
});

describe("refreshUser", () => {
  test("patches the stored user", async () => {
    store.start({ token: "secret", user });
    await refreshUser(services());
    expect(store.current()?.user.box).toBe("5");
  });

  test("fails without a stored user", async () => {
    await expect(refreshUser(services())).rejects.toThrow("No user data available");
  });

  test("a failure logs out", async () => {
    store.start({ token: "secret", user });
    const failing = services({ fetchUser: () => Promise.reject(new Error("down")) });
    await expect(refreshUser(failing)).rejects.toThrow("down");
    expect(store.getSnapshot()).toMatchObject({ status: "visitor" });
    expect(calls).toContain("logout secret");
  });

  test("an unanswered request is retried twice", async () => {
    store.start({ token: "secret", user });
    let asked = 0;
    const fetchUser = async () => {
      asked++;
      if (asked < 3) throw networkError(new Error("offline"));
      return { ...user, box: "5" };
    };
    await refreshUser(services({ fetchUser }));
    expect(calls).toEqual(["wait 1000", "wait 3000"]);
    expect(store.current()?.user.box).toBe("5");

    await expect(
      refreshUser(services({ fetchUser: () => Promise.reject(networkError(new Error("offline"))) })),
    ).rejects.toMatchObject({ status: 0 });
    expect(store.getSnapshot()).toMatchObject({ status: "visitor" });
  });

  test("navigating away during a request keeps the session", async () => {
    store.start({ token: "secret", user });
    void refreshUser(
      services({
        fetchUser: () => Promise.reject(networkError(new Error("Failed to fetch"))),
        // The page and its timers are gone.
        wait: () => new Promise(() => {}),
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(store.current()?.token).toBe("secret");
  });

  test("a response for an old session does not affect a new one", async () => {
    store.start({ token: "old", user });
    let fail: (error: Error) => void = () => {};
    const refreshing = refreshUser(
      services({
        fetchUser: () =>
          new Promise((_, reject) => {
            fail = reject;
          }),
      }),
    );
    store.start({ token: "new", user });
    fail(new Error("401"));
    await expect(refreshing).rejects.toThrow("401");
    expect(store.current()?.token).toBe("new");
  });
});

describe("keepAlive", () => {
  test("updates the member", async () => {
    store.start({ token: "secret", user });
    await keepAlive(services());
    expect(store.current()?.user.box).toBe("5");
  });

  test("makes no request without a session", async () => {
    await keepAlive(services({ fetchUser: () => Promise.reject(new Error("must not be asked")) }));
    expect(calls).toEqual([]);
  });

  test("keeps the session without retries when the server is unreachable", async () => {
    store.start({ token: "secret", user });
    await keepAlive(services({ fetchUser: () => Promise.reject(networkError(new Error("offline"))) }));
    expect(store.current()?.token).toBe("secret");
    expect(calls).toHaveLength(1);
  });

  test("ignores the response if a new session began in the meantime", async () => {
    store.start({ token: "secret", user });
    let resolveUser = (_user: typeof user) => {};
    const telling = keepAlive(
      services({ fetchUser: () => new Promise((resolve) => (resolveUser = resolve)) }),
    );
    store.start({ token: "another", user });
    resolveUser({ ...user, box: "5" });
    await telling;
    expect(store.current()?.user.box).toBe("0");
  });
});
