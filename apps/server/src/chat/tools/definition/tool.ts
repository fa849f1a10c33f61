import { planNameSchema } from "@canopy/shared/api/primitives";
import { z } from "zod";
import { ApiError } from "../../../http/api-error.ts";
import { readChain } from "../../../http/read-chain.ts";
import { requirePlan } from "../../../http/require-plan.ts";
import type { Services } from "../../../services.ts";
import type { Account } from "../../question/question.ts";

/** A passage of the documents that a tool found. */
export interface FoundPassage {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly sources: readonly { readonly title: string; readonly url: string }[];
}

/** What tools read from. */
export interface ToolContext {
  readonly services: Pick<Services, "chain" | "config" | "database" | "now">;
  /** Searches the documents, the best passage first. */
  readonly search: (question: string, limit: number) => readonly FoundPassage[];
}

/** A read that changes nothing and has the same result for the same block. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly access: "anyone" | "member";
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  /**
   * Checks who asks and what, then reads.
   *
   * @throws ApiError UNAUTHORIZED without an account for a member's tool, VALIDATION for a wrong input, NO_PLUS for a plan that this
   * server does not have, and those of the reader
   */
  call(context: ToolContext, account: Account | null, input: unknown): Promise<Record<string, unknown>>;
}

interface Definition<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
}

type Result<Output extends z.ZodObject> = Promise<z.input<Output>>;

/** A tool whose input and output are typed. */
export interface TypedTool<Input extends z.ZodObject, Output extends z.ZodObject> extends Tool {
  readonly input: Input;
  readonly output: Output;
}

/** Defines a tool that anyone may call. */
export function publicTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: Definition<Input, Output> & {
    read(context: ToolContext, input: z.output<Input>): Result<Output>;
  },
): TypedTool<Input, Output> {
  return {
    ...describe(definition),
    access: "anyone",
    call: (context, _account, input) =>
      run(definition, context, input, (checked) => definition.read(context, checked)),
  };
}

/** Defines a tool about the signed-in member. It has no input that could name another member. */
export function memberTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: Definition<Input, Output> & {
    read(context: ToolContext, account: Account, input: z.output<Input>): Result<Output>;
  },
): TypedTool<Input, Output> {
  return {
    ...describe(definition),
    access: "member",
    async call(context, account, input) {
      if (account === null) throw new ApiError("UNAUTHORIZED");
      return run(definition, context, input, (checked) => definition.read(context, account, checked));
    },
  };
}

function describe<Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: Definition<Input, Output>,
): Definition<Input, Output> {
  const { name, title, description, input, output } = definition;
  return { name, title, description, input, output };
}

const inPlan = z.object({ plan: z.enum(planNameSchema.options) });

async function run<Input extends z.ZodObject, Output extends z.ZodObject>(
  { input: schema, output }: Definition<Input, Output>,
  { services: { config } }: ToolContext,
  input: unknown,
  read: (input: z.output<Input>) => Result<Output>,
): Promise<Record<string, unknown>> {
  const checked = schema.safeParse(input ?? {});
  if (!checked.success) throw new ApiError("VALIDATION", { fieldErrors: toFieldErrors(checked.error) });
  const { data: planned } = inPlan.safeParse(checked.data);
  if (planned !== undefined) requirePlan(config, planned.plan);
  return output.parse(await readChain(() => read(checked.data)));
}

function toFieldErrors({ issues }: z.ZodError): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [path.join(".") || "input", message]));
}
