import type { Endpoint } from "@canopy/shared/api/endpoints";
import type * as z from "zod/mini";

/** The endpoints of an API by method and path: `endpoints` in `@canopy/shared`. */
export type EndpointTable = Readonly<Record<string, Endpoint>>;

/** The paths that take a method. */
export type PathOf<Table, Method extends string> = keyof Table extends infer Key
  ? Key extends `${Method} ${infer Path}`
    ? Path
    : never
  : never;

export type BodyOf<Table extends EndpointTable, Key extends string> = Table[Key] extends {
  body: infer Body extends z.ZodMiniType;
}
  ? z.input<Body>
  : undefined;

/** A schema that accepts the data of an endpoint: the endpoint's own, or one of the part that a page shows. */
export type Accepting<Schema, Table extends EndpointTable, Key extends string> = Schema &
  (z.output<Table[Key]["data"]> extends z.input<Schema> ? unknown : "does not accept this endpoint's data");

/** The names after the colons of a path. */
type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export interface ParametersOf<Path extends string> {
  readonly params?: Readonly<Record<ParameterOf<Path>, string>>;
}
