import fc from "fast-check";
import { expect, test } from "vitest";
import { stemEnglish } from "./stem-english.ts";
import { looserStems, stemPersian } from "./stem-persian.ts";
import { toTokens } from "./tokens.ts";

// cspell:disable

test.each([
  ["register", "registers", "registered", "registering"],
  ["withdraw", "withdraws", "withdrawing", "withdrawal", "withdrew", "withdrawn"],
  ["pay", "pays", "paid", "paying"],
  ["settle", "settled", "settles", "settling"],
  ["swap", "swapped", "swapping"],
  ["lottery", "lotteries"],
  ["verify", "verified", "verifies"],
  ["commission", "commissions"],
  ["choose", "chose", "chosen", "choosing"],
  ["freeze", "froze", "frozen"],
  ["break", "broke", "broken"],
  ["cancel", "canceled", "cancelled", "cancelling"],
])("English: %s has one stem", (...words) => {
  expect(new Set(words.map(stemEnglish)).size).toBe(1);
});

test("English: words that only look alike keep their stems", () => {
  expect(new Set(["bus", "business", "bust", "use", "us"].map(stemEnglish)).size).toBe(5);
});

test.each([
  ["امتیاز", "امتیازها", "امتیازهای", "امتیازهایم", "امتیازتان"],
  ["شاخه", "شاخهها", "شاخههایم"],
  ["برداشت", "بردارم", "برداشتن", "برداشتم", "برمیدارم"],
  ["پرداخت", "پرداختم", "بپردازم", "میپردازم", "پرداخته"],
  ["خرید", "میخرم", "بخرم", "خریدن"],
  ["گرفت", "بگیرم", "میگیرم", "گرفتن", "نمیگیرند"],
  ["شد", "شدم", "میشه", "نمیشود", "شده", "نشد"],
  ["انداخت", "میندازه", "میندازتم", "بندازم"],
  ["برگشت", "برمیگرده", "برگردونید", "برگردانم"],
  ["بست", "ببندم", "ببندمش", "نمیبنده"],
  ["امد", "میاد", "نیومده", "اومدم", "بیاد"],
])("Persian: %s has one stem", (...words) => {
  expect(new Set(words.map(stemPersian)).size).toBe(1);
});

test.each(["نام", "زمان", "میزان", "بازی", "حامی", "قیمت", "دنیا"])("Persian: %s stays whole", (word) => {
  expect(stemPersian(word)).toBe(word);
});

test("Persian: endings of everyday speech are read off one after the other", () => {
  expect(looserStems("پولمو")).toEqual(expect.arrayContaining(["پولم", "پول"]));
  expect(looserStems("پولامونو")).toContain("پول");
  expect(looserStems("سایتتون")).toContain("سایت");
  expect(looserStems("کارت")).toEqual([]);
});

test("Persian: a lost ه and a spoken vowel are restored", () => {
  expect(looserStems("خزانمو")).toContain("خزانه");
  expect(looserStems("ارزون")).toContain("ارزان");
});

test("spaces and half-spaces within a word make no difference", () => {
  const stems = (text: string) =>
    toTokens(text)
      .filter(({ isStop }) => !isStop)
      .map(({ stem }) => stem);
  expect(stems("کیف‌پول")).toEqual(stems("کیف پول"));
  expect(stems("ثبت‌نام")).toEqual(stems("ثبتنام"));
  expect(stems("شاخه‌هایم")).toEqual(stems("شاخه هایم"));
  expect(stems("والتم")).toEqual(stems("کیف پولم"));
});

test("signing up is one word in all its forms", () => {
  const stems = (text: string) => toTokens(text).map(({ stem }) => stem);
  expect(stems("someone signs up under me")).toEqual(stems("someone signup under me"));
  expect(stems("who signed me up")).toEqual(stems("who signup"));
  expect(stems("I sign an update")).not.toContain("signup");
});

test("a stem is never empty", () => {
  const letters = fc.string({
    unit: fc.constantFrom(..."abdegilnorstyاتدرسشمنهویب"),
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(letters, (word) => {
      expect(stemEnglish(word)).not.toBe("");
      expect(stemPersian(word)).not.toBe("");
    }),
  );
});
