import { expect, test, vi } from "vitest";
import { createConnectionStore } from "./connection-store.ts";
import type { Connection } from "./open-connection.ts";

const connection: Connection = Object.create(null);

/** The states that a store goes through, and what it ends in. */
function follow(open: () => Promise<Connection>, load = async () => open) {
  const store = createConnectionStore(load);
  const states: string[] = [];
  store.subscribe(() => states.push(store.getState().status));
  return { store, states };
}

test("opens once, however often it is asked to", async () => {
  const open = vi.fn(async () => connection);
  const { store, states } = follow(open);
  expect(store.getState()).toEqual({ status: "opening" });
  store.open();
  store.open();
  await vi.waitFor(() => expect(store.getState()).toEqual({ status: "open", connection }));
  store.open();
  expect(open).toHaveBeenCalledTimes(1);
  expect(states).toEqual(["opening", "open"]);
});

test("tries again after a failure", async () => {
  const open = vi.fn(async () => connection).mockRejectedValueOnce(new Error("no response"));
  const { store, states } = follow(open);
  store.open();
  await vi.waitFor(() => expect(store.getState().status).toBe("failed"));
  store.open();
  await vi.waitFor(() => expect(store.getState().status).toBe("open"));
  expect(states).toEqual(["opening", "failed", "opening", "open"]);
});

test("keeps the error of code that does not load", async () => {
  const error = new Error("chunk");
  const { store } = follow(
    async () => connection,
    () => Promise.reject(error),
  );
  store.open();
  await vi.waitFor(() => expect(store.getState()).toEqual({ status: "broken", error }));
});

test("calls no listener that has unsubscribed", async () => {
  const { store } = follow(async () => connection);
  const listener = vi.fn();
  store.subscribe(listener)();
  store.open();
  await vi.waitFor(() => expect(store.getState().status).toBe("open"));
  expect(listener).not.toHaveBeenCalled();
});
