import { contractPhrase } from "./contract.ts";
import { networkPhrases } from "./network.ts";
import { ownPhrases } from "./own.ts";

/** How the chat writes each tool's result, by the tool's name. */
export const phrases = new Map(
  [...networkPhrases, contractPhrase, ...ownPhrases].map((phrase) => [phrase.tool.name, phrase]),
);
