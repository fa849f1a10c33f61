import { describe, expect, test } from "vitest";
import { readFollowUp } from "./follow-up.ts";

const price = "What is the price of a unit?";
const persianPrice = "قیمت واحد چقدر است؟";

describe("a follow-up question", () => {
  test.each([
    [price, "and in dollars?", ["dollars"]],
    [price, "What about Plus?", ["plus"]],
    [price, "but why?", []],
    ["Can I move my seat?", "How do I do that?", []],
    ["How do I change my username?", "What does it cost?", ["cost"]],
    ["How do I change my username?", "How long?", ["long"]],
    ["What is a paper bot?", "how do I start one?", ["start"]],
    [persianPrice, "و برای پلاس چطور؟", ["پلاس"]],
    [persianPrice, "به دلار چی؟", ["دلار"]],
    [persianPrice, "و با MetaMask؟", ["metamask"]],
    ["چطور برداشت کنم؟", "هزینه‌اش چقدر است؟", ["هزینه"]],
    ["ربات آزمایشی چیست؟", "چطور بسازمش؟", ["بسازمش"]],
    ["آیا می‌توانم جایگاهم را منتقل کنم؟", "چطور این کار را بکنم؟", []],
  ])("after %j: %j", (before, question, terms) => {
    expect(readFollowUp(question, [before])).toEqual({ subject: before, terms, isCertain: true });
  });

  test.each([
    ["Is it safe?", ["safe"]],
    ["Who runs this?", ["runs"]],
  ])("%j may be about the site instead", (question, terms) => {
    expect(readFollowUp(question, [price])).toEqual({ subject: price, terms, isCertain: false });
  });

  test("continues a chain, past thanks and greetings", () => {
    expect(readFollowUp("and tomorrow?", ["Hello", price, "and for Plus?", "thanks!"])).toEqual({
      subject: price,
      terms: ["plus", "tomorrow"],
      isCertain: true,
    });
  });
});

describe("a question of its own", () => {
  test.each([
    [price, "withdraw"],
    [price, "And how do I withdraw?"],
    [price, "How many units can I hold?"],
    [price, "What is this site?"],
    [price, "What is that button for?"],
    [price, "Is there a fee for a swap?"],
    [price, "..."],
    [persianPrice, "و چطور برداشت کنم؟"],
    [persianPrice, "این سایت چیست؟"],
    [persianPrice, "این امن است؟"],
    [persianPrice, "پلاس"],
    [price, "و برای پلاس چطور؟"],
    [persianPrice, "and in dollars?"],
    ["a ".repeat(31), "and in dollars?"],
  ])("after %j: %j", (before, question) => {
    expect(readFollowUp(question, [before])).toBeNull();
  });

  test("at the beginning, and after follow-ups only", () => {
    expect(readFollowUp("and in dollars?", [])).toBeNull();
    expect(readFollowUp("and in dollars?", ["why?", "thanks"])).toBeNull();
  });
});
