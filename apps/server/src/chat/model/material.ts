import type { Locale } from "@canopy/shared/api/forms";
import { dynamicTool, type ToolSet } from "ai";
import { z } from "zod";
import type { Account, Reply } from "../question/question.ts";
import type { FoundPassage, Tool, ToolContext } from "../tools/definition/tool.ts";
import { toCode, toolErrorMessage } from "../tools/intents/tool-error-message.ts";
import { toolsFor } from "../tools/registry.ts";
import { resultTexts } from "../tools/result-texts/all.ts";
import { figuresIn } from "../tools/result-texts/format.ts";
import { toSource } from "../tools/result-texts/result-text.ts";
import { type Evidence, resultEvidence, textEvidence } from "./check/evidence.ts";

type Source = Reply["sources"][number];

/** What a reply may be based on: it grows with each call of a tool. */
export interface Material {
  readonly evidence: Evidence[];
  /** By their numbers in the reply, from 1. */
  readonly passages: FoundPassage[];
  /** Pages that show the results of tools. */
  readonly pages: Source[];
}

export function createMaterial(passages: readonly FoundPassage[]): Material {
  return {
    evidence: passages.map(({ title, text }) => textEvidence(`${title}\n${text}`)),
    passages: [...passages],
    pages: [],
  };
}

/** The tools as the model calls them. Their results become evidence. */
export function modelTools(
  context: ToolContext,
  account: Account | null,
  locale: Locale,
  material: Material,
): ToolSet {
  return Object.fromEntries(
    toolsFor(account !== null).map((tool) => [
      tool.name,
      dynamicTool({
        description: tool.description,
        inputSchema: tool.input,
        execute: (input: unknown) => callTool(context, account, locale, material, tool, input),
      }),
    ]),
  );
}

async function callTool(
  context: ToolContext,
  account: Account | null,
  locale: Locale,
  material: Material,
  tool: Tool,
  input: unknown,
): Promise<unknown> {
  try {
    const result = await tool.call(context, account, input);
    if (tool.name === "explain") return addPassages(material, result);
    const shown = withTimes(result, locale);
    material.evidence.push(resultEvidence(shown));
    const page = resultTexts.get(tool.name)?.page;
    if (page !== undefined) material.pages.push(toSource(page, locale));
    return shown;
  } catch (error) {
    const code = toCode(error);
    if (code === null) throw error;
    return { error: toolErrorMessage(code, locale) };
  }
}

const foundSchema = z.object({
  passages: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      sources: z.array(z.object({ title: z.string(), url: z.string() })),
    }),
  ),
});

/** Numbers the passages of a search after those that the model has. */
function addPassages(material: Material, result: unknown) {
  return foundSchema.parse(result).passages.map((passage) => {
    const known = material.passages.findIndex(({ id }) => id === passage.id);
    if (known < 0) {
      material.passages.push(passage);
      material.evidence.push(textEvidence(`${passage.title}\n${passage.text}`));
    }
    const number = known < 0 ? material.passages.length : known + 1;
    return { number, title: passage.title, text: passage.text };
  });
}

const time = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Writes times in the reader's calendar: a model that converts dates gets them wrong. */
function withTimes(value: unknown, locale: Locale): unknown {
  if (typeof value === "string") return time.test(value) ? figuresIn(locale).moment(value) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => withTimes(item, locale));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withTimes(inner, locale)]));
}
