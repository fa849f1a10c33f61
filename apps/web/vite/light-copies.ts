import type { Plugin } from "vite";

/** Modules with a light copy, and their importers, as patterns of module paths. */
interface LightCopies {
  of: RegExp;
  importedBy: RegExp;
}

const MARK = "?light";

/**
 * Tree shaking removes an export only if no page uses it, so one page that needs all of a module makes it large for every page.
 * The modules listed here are bundled twice: the listed importers get a separate copy that keeps only what they use, together
 * with its own imports.
 */
export function lightCopies(copies: readonly LightCopies[]): Plugin {
  return {
    name: "canopy:light-copies",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(source, importer, options) {
      if (importer === undefined || !/^[./]/.test(source)) return null;
      const isLight = importer.endsWith(MARK);
      const copied = copies.find(({ importedBy }) => isLight || importedBy.test(importer));
      if (copied === undefined) return null;
      const plain = isLight ? importer.slice(0, -MARK.length) : importer;
      const resolved = await this.resolve(source, plain, { ...options, skipSelf: true });
      if (resolved === null || !copies.some(({ of }) => of.test(resolved.id))) return resolved;
      return { ...resolved, id: `${resolved.id}${MARK}` };
    },
  };
}
