import { describe, expect, test } from "vitest";
import { readInvitation, toEntryValues } from "./invitation.ts";

const read = (query: string) => readInvitation(new URLSearchParams(query));
const none = { sponsor: "", seat: null, isDamaged: false };

describe("a link", () => {
  test("without a part suggests nothing", () => {
    expect(read("")).toEqual(none);
    expect(read("sponsor=&referral=&leg=&utm_source=mail")).toEqual(none);
  });

  test("names a sponsor", () => {
    expect(read("sponsor=willow")).toEqual({ ...none, sponsor: "willow" });
  });

  test("names a sponsor and a seat", () => {
    expect(read("sponsor=willow&referral=alder&leg=right")).toEqual({
      sponsor: "willow",
      seat: { referral: "alder", leg: "right" },
      isDamaged: false,
    });
  });

  test("names a seat without a sponsor", () => {
    expect(read("referral=alder&leg=left").seat).toEqual({ referral: "alder", leg: "left" });
  });

  test("may have names as people write them", () => {
    expect(read("sponsor=%20%40Willow&referral=ALDER&leg=Left")).toEqual({
      sponsor: "willow",
      seat: { referral: "alder", leg: "left" },
      isDamaged: false,
    });
  });

  test.each([
    ["a leg without the member above", "leg=left"],
    ["a member above without a leg", "referral=alder"],
    ["a leg that does not exist", "referral=alder&leg=middle"],
    ["an upline that is no username", "referral=%3Cimg%20src%3Dx%3E&leg=left"],
    ["an upline of one letter", "referral=a&leg=left"],
    ["an upline of a thousand letters", `referral=${"a".repeat(1_000)}&leg=left`],
  ])("with %s keeps its sponsor, and says that a part is missing", (_, seat) => {
    expect(read(`sponsor=willow&${seat}`)).toEqual({ sponsor: "willow", seat: null, isDamaged: true });
  });

  test("with an invalid sponsor keeps its seat", () => {
    expect(read("sponsor=wil+low&referral=alder&leg=left")).toEqual({
      sponsor: "",
      seat: { referral: "alder", leg: "left" },
      isDamaged: true,
    });
  });
});

describe("the form", () => {
  test("has the sponsor and the chosen seat", () => {
    expect(toEntryValues(read("sponsor=willow&referral=alder&leg=right"))).toEqual({
      sponsor: "willow",
      placement: "chosen",
      referral: "alder",
      leg: "right",
    });
  });

  test("keeps its own fields where the link says nothing", () => {
    expect(toEntryValues(read(""))).toEqual({});
    expect(toEntryValues(read("sponsor=willow"))).toEqual({ sponsor: "willow" });
    expect(toEntryValues(read("referral=alder&leg=middle"))).toEqual({});
  });
});
