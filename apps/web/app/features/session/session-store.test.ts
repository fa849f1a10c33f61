import { sessionStorageKeys } from "@canopy/shared/session";
import { beforeEach, describe, expect, test } from "vitest";
import { createSessionStore, type SessionEnvironment } from "./session-store.ts";

const user = {
  id: 7,
  wallet: "0x00000000219ab540356cBB839Cbe05303d7705Fa",
  username: "willow",
  box: "0",
  inPlus: false,
  avatar: null,
};

/** Storage that several "tabs" share, with change events as in browsers. */
class Browser {
  readonly items = new Map<string, string>();
  readonly warnings: string[] = [];
  forgotten = 0;
  now = 1_000_000;
  private readonly tabs: { storage: ((key: string | null) => void)[]; wake: (() => void)[] }[] = [];
  private timers: { at: number; run: () => void }[] = [];

  tab(): SessionEnvironment {
    const tab: { storage: ((key: string | null) => void)[]; wake: (() => void)[] } = {
      storage: [],
      wake: [],
    };
    this.tabs.push(tab);
    const tell = (key: string) => {
      for (const other of this.tabs) if (other !== tab) for (const listener of other.storage) listener(key);
    };
    return {
      storage: {
        getItem: (key) => this.items.get(key) ?? null,
        setItem: (key, value) => {
          this.items.set(key, value);
          tell(key);
        },
        removeItem: (key) => {
          if (this.items.delete(key)) tell(key);
        },
      },
      now: () => this.now,
      warn: (message) => this.warnings.push(message),
      onStorageChange: (listener) => tab.storage.push(listener),
      onWake: (listener) => tab.wake.push(listener),
      schedule: (run, delayMs) => {
        const timer = { at: this.now + delayMs, run };
        this.timers.push(timer);
        return () => {
          this.timers = this.timers.filter((other) => other !== timer);
        };
      },
      forgetMember: () => {
        this.forgotten += 1;
      },
    };
  }

  advance(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.now = Math.max(this.now, next.at);
      next.run();
    }
    this.now = end;
  }

  /** Advances the clock while timers sleep, and then shows the page again. */
  sleep(ms: number): void {
    this.now += ms;
    for (const tab of this.tabs) for (const listener of tab.wake) listener();
  }
}

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

function started(expires_in?: number) {
  const store = createSessionStore(browser.tab());
  store.initialize();
  store.start({ token: "secret", user, expires_in });
  return store;
}

describe("start", () => {
  test("stores the session under the three keys", () => {
    started(60);
    expect(Object.fromEntries(browser.items)).toEqual({
      "auth-token": "secret",
      "auth-user": JSON.stringify(user),
      "auth-token-expiry": String(1_000_000 + 60_000),
    });
  });

  test("a token without a lifetime lives three hours", () => {
    expect(started().current()?.expiresAt).toBe(1_000_000 + 10_800_000);
  });
});

describe("what else the browser keeps of the member", () => {
  test("is deleted when the session ends, and once for all tabs", () => {
    const store = started(60);
    createSessionStore(browser.tab()).initialize();
    expect(browser.forgotten).toBe(0);
    store.clear("logout");
    expect(browser.forgotten).toBe(1);
    store.clear("logout");
    expect(browser.forgotten).toBe(1);
  });

  test("is deleted when the session expired while no page was open", () => {
    started(60);
    const reloaded = createSessionStore(browser.tab());
    browser.now += 60_000;
    reloaded.initialize();
    expect(browser.forgotten).toBe(1);
  });

  test("is deleted before another member's session, but not before a new one of the same member", () => {
    const store = started(60);
    store.start({ token: "later", user });
    expect(browser.forgotten).toBe(0);
    store.start({ token: "other", user: { ...user, id: 8 } });
    expect(browser.forgotten).toBe(1);
  });

  test("is not touched for a visitor", () => {
    createSessionStore(browser.tab()).initialize();
    expect(browser.forgotten).toBe(0);
  });
});

describe("initialize", () => {
  test("changes from unknown to the stored session", () => {
    started(60);
    const reloaded = createSessionStore(browser.tab());
    expect(reloaded.getSnapshot()).toEqual({ status: "unknown" });
    reloaded.initialize();
    expect(reloaded.getSnapshot()).toMatchObject({ status: "member", session: { token: "secret", user } });
  });

  test("runs once", () => {
    const store = createSessionStore(browser.tab());
    store.initialize();
    browser.items.set(sessionStorageKeys.token, "planted");
    store.initialize();
    expect(store.getSnapshot()).toMatchObject({ status: "visitor" });
    expect(browser.items.get(sessionStorageKeys.token)).toBe("planted");
  });

  test.each([
    [sessionStorageKeys.user, "{"],
    [sessionStorageKeys.user, JSON.stringify({ ...user, wallet: "0x1" })],
    [sessionStorageKeys.expiry, "soon"],
    [sessionStorageKeys.token, ""],
  ])("clears everything when %s is damaged (%s)", (key, value) => {
    started(60);
    browser.items.set(key, value);
    const reloaded = createSessionStore(browser.tab());
    reloaded.initialize();
    expect(reloaded.getSnapshot()).toMatchObject({ status: "visitor" });
    expect(browser.items.size).toBe(0);
  });

  test("clears a session that expired while the page was closed", () => {
    started(60);
    browser.now += 60_000;
    const reloaded = createSessionStore(browser.tab());
    reloaded.initialize();
    expect(reloaded.getSnapshot()).toMatchObject({ status: "visitor" });
    expect(browser.items.size).toBe(0);
  });
});

describe("expiry", () => {
  test("is exclusive: the last millisecond before it is valid", () => {
    const store = started(60);
    browser.now += 59_999;
    expect(store.current()?.token).toBe("secret");
    browser.now += 1;
    expect(store.current()).toBeNull();
    expect(browser.items.size).toBe(0);
  });

  test("a timer ends the session and notifies listeners", () => {
    const store = started(600);
    let told = 0;
    store.subscribe(() => told++);
    browser.advance(600_000);
    expect(store.getSnapshot()).toEqual({ status: "visitor", ended: "ended" });
    expect(told).toBe(1);
  });

  test("is noticed when a device wakes up", () => {
    const store = started(600);
    browser.sleep(700_000);
    expect(store.getSnapshot()).toMatchObject({ status: "visitor" });
  });

  test("five minutes before, only one warning is logged", () => {
    const store = started(600);
    browser.advance(299_999);
    expect(browser.warnings).toHaveLength(0);
    browser.advance(1);
    expect(browser.warnings).toHaveLength(1);
    browser.advance(1_000);
    browser.sleep(1_000);
    expect(browser.warnings).toHaveLength(1);
    expect(store.current()?.token).toBe("secret");
  });
});

describe("patchUser", () => {
  test("merges fields into the state and the storage", () => {
    const store = started(60);
    store.patchUser({ box: "12", avatar: "/a.webp" });
    expect(store.current()?.user).toEqual({ ...user, box: "12", avatar: "/a.webp" });
    expect(JSON.parse(browser.items.get(sessionStorageKeys.user) ?? "")).toEqual({
      ...user,
      box: "12",
      avatar: "/a.webp",
    });
  });

  test("does nothing for a visitor", () => {
    const store = createSessionStore(browser.tab());
    store.initialize();
    store.patchUser({ box: "12" });
    expect(browser.items.size).toBe(0);
  });
});

describe("several tabs", () => {
  test("a sign-in appears in the other", () => {
    const other = createSessionStore(browser.tab());
    other.initialize();
    started(60);
    expect(other.getSnapshot()).toMatchObject({ status: "member", session: { token: "secret" } });
  });

  test("a logout appears in the other", () => {
    const first = started(60);
    const other = createSessionStore(browser.tab());
    other.initialize();
    first.clear("logout");
    expect(first.getSnapshot()).toEqual({ status: "visitor", ended: "logout" });
    expect(other.getSnapshot()).toMatchObject({ status: "visitor" });
    expect(browser.items.size).toBe(0);
  });

  test("a half-written second sign-in is not erased", () => {
    const other = createSessionStore(browser.tab());
    other.initialize();
    const first = createSessionStore(browser.tab());
    first.initialize();
    first.start({ token: "new", user });
    expect(browser.items.size).toBe(3);
    expect(other.current()?.token).toBe("new");
  });

  test("other storage keys are ignored", () => {
    const store = started(60);
    const before = store.getSnapshot();
    const tab = browser.tab();
    tab.storage.setItem("canopy-locale", "fa");
    expect(store.getSnapshot()).toBe(before);
  });
});
