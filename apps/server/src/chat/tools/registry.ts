import type { Tool } from "./definition/tool.ts";
import { myBots } from "./member/bots.ts";
import { myBox, myRound } from "./member/money.ts";
import { myPoints, myRanks, mySeat, myWalletChange } from "./member/seat.ts";
import { explain, verify } from "./public/documents.ts";
import { member } from "./public/member.ts";
import { currentPrice, currentRound, networkFigures } from "./public/network.ts";
import { contract, outcomes } from "./public/report.ts";
import { round } from "./public/rounds.ts";

/** Every tool of the chat. All of them only read. */
export const tools: readonly Tool[] = [
  networkFigures,
  currentPrice,
  currentRound,
  round,
  contract,
  outcomes,
  member,
  verify,
  explain,
  myBox,
  myPoints,
  myRound,
  mySeat,
  myWalletChange,
  myBots,
  myRanks,
];

/** The tools that `isMember` may call. */
export function toolsFor(isMember: boolean): readonly Tool[] {
  return tools.filter(({ access }) => access === "anyone" || isMember);
}
