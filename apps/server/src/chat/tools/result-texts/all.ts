import { contractText } from "./contract.ts";
import { ownTexts } from "./member.ts";
import { networkTexts } from "./network.ts";

/** How the chat writes each tool's result, by the tool's name. */
export const resultTexts = new Map(
  [...networkTexts, contractText, ...ownTexts].map((resultText) => [resultText.tool.name, resultText]),
);
