import type { Plugin } from "vite";

/** Which modules have a light copy, and for whom. Matched against the paths of modules. */
interface LightCopies {
  of: RegExp;
  importedBy: RegExp;
}

const MARK = "?light";

/**
 * What a bundler drops of a module, it drops for all who import it: one page that needs the whole of it makes it whole for
 * every page. The modules named here are therefore there twice. Their importers named here get a copy of their own, from
 * which everything goes that these do not use; so do the modules that such a copy imports in its turn.
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
