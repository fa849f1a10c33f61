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

/** As much of a JSON Schema as tells what a right value would look like. */
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

/** One thing that the API can be asked, as its document tells it. */
export interface Operation {
  readonly method: (typeof methods)[number];
  /** With `{name}` where a parameter stands. */
  readonly path: string;
  readonly queryNames: readonly string[];
  /** The fields of its JSON body; null when it takes none. */
  readonly fields: readonly string[] | null;
}

/** Reads every operation out of an OpenAPI document. */
export function operationsOf(document: unknown): Operation[] {
  const { paths, components } = documentSchema.parse(document);
  const fieldsOf = (schema: JsonSchema | undefined): string[] => {
    const name = schema?.$ref?.split("/").at(-1);
    const meant = name === undefined ? schema : components.schemas[name];
    return Object.keys(meant?.properties ?? {});
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
            requestBody === undefined ? null : fieldsOf(requestBody.content["application/json"]?.schema),
        };
      }),
  );
}
