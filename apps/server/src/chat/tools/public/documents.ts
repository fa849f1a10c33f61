import { z } from "zod";
import { noInput } from "../definition/inputs.ts";
import { publicTool } from "../definition/tool.ts";

/** Passages of one call. */
const MAXIMUM_PASSAGES = 5;

export const explain = publicTool({
  name: "explain",
  title: "Search the documents",
  description:
    "Explains a term or answers how something works: returns the passages of the help, the documentation and the error catalogue that fit best, in English or Persian as the query is.",
  input: z.strictObject({
    query: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .meta({ description: "A term or a question, in English or Persian", example: "flash" }),
    limit: z.int().min(1).max(MAXIMUM_PASSAGES).default(3),
  }),
  output: z.object({
    passages: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        text: z.string(),
        sources: z.array(z.object({ title: z.string(), url: z.string() })),
      }),
    ),
  }),
  read: async ({ search }, { query, limit }) => ({
    passages: search(query, limit).map((passage) => ({ ...passage, sources: [...passage.sources] })),
  }),
});

export const verify = publicTool({
  name: "verify",
  title: "How to verify the figures",
  description:
    "How anyone can compare the figures of this site with the contract, without trusting this server: addresses, a command, pages.",
  input: noInput,
  output: z.object({
    chainId: z.int(),
    plan: z.string(),
    plus: z.string().nullable(),
    command: z.string().describe("Compares this server's figures with the contract, in a copy of the source"),
    steps: z.array(z.string()),
    pages: z.array(z.string()),
  }),
  async read({ services: { config } }) {
    const { id, plan, plus } = config.chain;
    const options = plus === null ? "" : ` --plus ${plus}`;
    return {
      chainId: id,
      plan,
      plus,
      command: `npm run verify -- --rpc <URL of any node> --plan ${plan}${options}`,
      steps: [
        "Open the contract's address in a block explorer and read its views: they return the same figures.",
        "Run the command with a node of your choice: it builds the index again from the contract's events and lists each difference.",
        "Compare the report page with the contract's balance: it shows what the contract holds and owes at one block.",
      ],
      pages: ["/admin/reports/basic", "docs/verify.md"],
    };
  },
});
