import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { newVisitor, question, toOwner, useChatServer } from "../../../test/support/chat-server.ts";
import { deleteOldChats } from "../../chat/store/delete-old.ts";

const DAY = 86_400;
const chat = useChatServer();

describe("a rating", () => {
  test("is kept with the reply, changed and taken back", async () => {
    const userId = newVisitor();
    const { id } = await chat.ask(userId, question);
    for (const rating of ["up", "down", null]) {
      await chat.data("/rating", { userId, id, rating });
      expect((await chat.data("/history", { userId })).messages[1].rating).toBe(rating);
    }
  });

  test("of a question: 404", async () => {
    const userId = newVisitor();
    await chat.ask(userId, question);
    const { id } = (await chat.data("/history", { userId })).messages[0];
    expect((await chat.post("/rating", { userId, id, rating: "up" })).statusCode).toBe(404);
  });
});

describe("deleting", () => {
  test("removes one conversation, or all of the user", async () => {
    const [userId, other] = [newVisitor(), newVisitor()];
    const first = await chat.ask(userId, question);
    await chat.ask(userId, question);
    await chat.ask(userId, question);
    await chat.ask(other, question);
    expect(await chat.data("/delete", { userId, conversation: first.conversation })).toEqual({
      conversations: 1,
    });
    expect((await chat.post("/delete", { userId, conversation: first.conversation })).statusCode).toBe(404);
    expect(await chat.data("/delete", { userId })).toEqual({ conversations: 2 });
    expect(await chat.database.selectFrom("chat_messages").selectAll().execute()).toHaveLength(2);
  });

  test("happens to the oldest of more than 50 conversations", async () => {
    const userId = newVisitor();
    const { conversation } = await chat.ask(userId, question);
    const owner = toOwner(userId);
    const rows = Array.from({ length: 50 }, (_, index) => ({
      id: randomUUID(),
      visitor: owner,
      member_id: null,
      account: null,
      title: `${index}`,
      created_at: new Date(index + 1),
      last_at: new Date(index + 1),
      messages: 0,
    }));
    await chat.database.insertInto("chat_conversations").values(rows).execute();
    const { conversation: newest } = await chat.ask(userId, question);
    const kept = (await chat.data("/history", { userId })).conversations;
    expect(kept).toHaveLength(50);
    expect(kept.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([newest, conversation]);
    expect(kept.at(-1).title).toBe("2");
  });

  test("happens after CHAT_KEEP_DAYS without a message, and to tickets so long after their answer", async () => {
    const { now, config } = chat.server.services;
    const userId = newVisitor();
    const old = await chat.ask(userId, question);
    const ticket = { userId, conversation: old.conversation, email: "a@b.example", text: "" };
    const { number: open } = await chat.data("/ticket", ticket);
    const { number: answered } = await chat.data("/ticket", ticket);
    await chat.database
      .updateTable("chat_tickets")
      .set({ resolved_at: now() })
      .where("number", "=", answered)
      .execute();
    chat.server.pass((config.chat.keepDays - 1) * DAY);
    const young = await chat.ask(userId, question);
    expect(await deleteOldChats(chat.database, config.chat.keepDays, now())).toEqual({
      conversations: 0,
      tickets: 0,
    });
    chat.server.pass(DAY);
    expect(await deleteOldChats(chat.database, config.chat.keepDays, now())).toEqual({
      conversations: 1,
      tickets: 1,
    });
    const { conversations } = await chat.data("/history", { userId });
    expect(conversations.map(({ id }: { id: string }) => id)).toEqual([young.conversation]);
    const tickets = await chat.database.selectFrom("chat_tickets").select("number").execute();
    expect(tickets).toEqual([{ number: open }]);
  });
});
