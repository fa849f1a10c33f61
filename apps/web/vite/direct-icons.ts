import type { Plugin } from "vite";

const imports = /import \{([^}]*)\} from "lucide-react";/g;

/**
 * Imports each icon from its own file. Through the index of the package, every icon of the site looks like an import of every
 * page that has one, and ends in the chunk of all pages.
 */
export function directIcons(): Plugin {
  return {
    name: "canopy:direct-icons",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/app\/.*\.tsx?$/, code: /from "lucide-react"/ },
      handler: (code) => ({ code: importEachIcon(code), map: null }),
    },
  };
}

/** `import { QrCode, type LucideIcon } from "lucide-react"` as an import per icon. Types are left out. */
export function importEachIcon(code: string): string {
  return code.replace(imports, (_, list: string) =>
    list
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type "))
      .map((name) => {
        const [icon = "", local = icon] = name.split(" as ");
        return `import ${local} from "lucide-react/icons/${toFile(icon)}";`;
      })
      .join(""),
  );
}

/** The file of an icon: `Share2` is in `share-2`. */
function toFile(icon: string): string {
  return icon.replace(/(?<=[a-z0-9])[A-Z]|(?<=[a-z])\d/g, (start) => `-${start}`).toLowerCase();
}
