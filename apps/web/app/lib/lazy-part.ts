import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { keepTrying } from "./keep-trying.ts";

/** React's `lazy` for a part of a page: without its code, only this part is missing. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await keepTrying(load) }));
}
