type Schemas = Record<string, object>;

const input = /"#\/components\/schemas\/(\w+)Input"/g;
const reference = /"#\/components\/schemas\/(\w+)"/g;

/**
 * The transform returns every named schema twice, for requests (`NameInput`) and for responses. Merges equal pairs, and
 * removes schemas that no endpoint uses.
 */
export function tidyComponents<Document extends { components?: { schemas?: Schemas } }>(
  document: Document,
): Document {
  const schemas = document.components?.schemas ?? {};
  const isSame = (name: string) =>
    JSON.stringify(schemas[`${name}Input`]).replace(input, '"#/components/schemas/$1"') ===
    JSON.stringify(schemas[name]);
  const merged: Document = JSON.parse(
    JSON.stringify(document).replace(input, (whole, name: string) =>
      isSame(name) ? `"#/components/schemas/${name}"` : whole,
    ),
  );
  const kept = merged.components?.schemas ?? {};
  const used = reachable(JSON.stringify({ ...merged, components: undefined }), kept);
  for (const name of Object.keys(kept)) if (!used.has(name)) delete kept[name];
  return merged;
}

function reachable(text: string, schemas: Schemas, found = new Set<string>()): Set<string> {
  for (const [, name = ""] of text.matchAll(reference)) {
    if (found.has(name)) continue;
    found.add(name);
    reachable(JSON.stringify(schemas[name] ?? {}), schemas, found);
  }
  return found;
}
