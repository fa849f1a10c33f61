import { z } from "zod";

const methods = ["get", "post", "put", "patch", "delete"] as const;

const schemaSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    properties: z.record(z.string(), schemaSchema).optional(),
  }),
);

/** The parts of a JSON Schema that the generator uses. */
export interface JsonSchema {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  enum?: unknown[] | undefined;
  properties?: Record<string, JsonSchema> | undefined;
}

const parameterSchema = z.looseObject({ name: z.string(), in: z.string() });
const operationSchema = z.looseObject({
  parameters: z.array(parameterSchema).default([]),
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: schemaSchema.optional() })) })
    .optional(),
});
const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.looseObject({ schemas: z.record(z.string(), schemaSchema).default({}) }),
});

/** An operation of an OpenAPI document. */
export interface Operation {
  readonly method: (typeof methods)[number];
  /** With parameters as `{name}`. */
  readonly path: string;
  readonly queryNames: readonly string[];
  /** The fields of its JSON body; null without a body. */
  readonly fields: readonly string[] | null;
}

/** Reads all operations of an OpenAPI document. */
export function readOperations(document: unknown): Operation[] {
  const { paths, components } = documentSchema.parse(document);
  const listFields = (schema: JsonSchema | undefined): string[] => {
    const name = schema?.$ref?.split("/").at(-1);
    const target = name === undefined ? schema : components.schemas[name];
    return Object.keys(target?.properties ?? {});
  };
  return Object.entries(paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => {
        const { parameters, requestBody } = operationSchema.parse(item[method]);
        return {
          method,
          path,
          queryNames: parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name),
          fields:
            requestBody === undefined ? null : listFields(requestBody.content["application/json"]?.schema),
        };
      }),
  );
}
