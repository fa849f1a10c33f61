import { describe, expect, test, vi } from "vitest";
import { createTestDatabase } from "../../test/support/test-database.ts";
import { buildTestServer } from "../../test/support/test-server.ts";
import type { Services } from "../services.ts";
import type { Question } from "./question/question.ts";
import { replies } from "./reply.ts";

const ask = (text: string): Question => ({
  text,
  locale: "en",
  history: [],
  asker: { kind: "visitor", userId: "visitor-018f3d5e-6a0b-4c7e-9a51-2d0c8b1f7e43", account: null },
});

describe("a question", () => {
  test("for figures that fail by a bug is answered from the documents, and the bug is logged without the question", async () => {
    const database = await createTestDatabase();
    const { app, services } = await buildTestServer(database);
    const logged = vi.spyOn(services.log, "error");
    const bug = new Error("a bug");
    const broken: Services = {
      ...services,
      get chain(): never {
        throw bug;
      },
    };
    const question = ask("What is the price of my unit?");
    const reply = await replies.answer(broken, question, undefined, AbortSignal.timeout(9_000));
    expect(reply).toMatchObject({ locale: "en", provider: "built-in" });
    expect(logged.mock.calls).toEqual([[{ err: bug }, expect.not.stringContaining("unit")]]);
    await app.close();
    await database.destroy();
  });
});
