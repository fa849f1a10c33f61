import { apiErrors } from "@canopy/shared/error-catalogue";
import { describe, expect, test } from "vitest";
import { newVisitor, useChatServer } from "../../../test/support/chat-server.ts";
import { buildTestServer } from "../../../test/support/test-server.ts";

const chat = useChatServer({ CHAT_PER_MINUTE: "8" });

describe("limits", () => {
  test("of a user: 429 with Retry-After and the message of the catalogue", async () => {
    const userId = newVisitor();
    for (let sent = 0; sent < 8; sent++) await chat.ask(userId, "Hello");
    const refused = await chat.post("", { userId, message: "Hello" });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ success: false, message: apiErrors.TOO_MANY_REQUESTS.en });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    await chat.ask(newVisitor(), "Hello");
  });

  test("answer as many of 250 concurrent questions as they allow, without an error", async () => {
    const userId = newVisitor();
    const sent = Array.from({ length: 250 }, () => chat.post("", { userId, message: "Hello" }));
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    const count = (status: number) => statuses.filter((one) => one === status).length;
    // Of the eight, those that wait too long for their turn get 409.
    expect([count(429), count(200) + count(409)]).toEqual([242, 8]);
    const stored = await chat.database.selectFrom("chat_messages").selectAll().execute();
    expect(stored).toHaveLength(2 * count(200));
    expect(await chat.database.selectFrom("chat_turns").selectAll().execute()).toEqual([]);
  });

  test.each([
    ["minute", { CHAT_ADDRESS_PER_MINUTE: "2" }, 60],
    ["day", { CHAT_ADDRESS_PER_DAY: "2" }, 86_400],
  ])("of an address per %s, whatever user it names", async (_, environment, window) => {
    const limited = await buildTestServer(chat.database, environment);
    const payload = () => ({ userId: newVisitor(), message: "Hello" });
    const url = "/api/chatbot";
    for (const status of [200, 200, 429]) {
      const response = await limited.app.inject({ method: "POST", url, payload: payload() });
      expect(response.statusCode).toBe(status);
      if (status === 429) {
        const wait = Number(response.headers["retry-after"]);
        expect(wait).toBeGreaterThan(window / 2);
        expect(wait).toBeLessThanOrEqual(window);
      }
    }
    await limited.app.close();
  });
});
