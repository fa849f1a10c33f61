/** One wrong change of the source, and the test that must fail on it. */
export interface Mutant {
  /** Unique, to select it. */
  name: string;
  /** From the repository's root. */
  file: string;
  /** Occurs exactly once in the file. */
  text: string;
  replacement: string;
  /** What goes wrong without the test. */
  reason: string;
  /** A Foundry test by its function's name, or a Vitest test by its title as printed: `group > test`. */
  test: { file: string; name: string };
}

/**
 * Applies a mutant to the text of its file.
 *
 * @returns undefined when `text` does not occur exactly once, because the source changed
 */
export function mutate(source: string, { text, replacement }: Mutant): string | undefined {
  const parts = source.split(text);
  return parts.length === 2 ? parts.join(replacement) : undefined;
}

/**
 * The mutants that `texts` select: each is the name of a group, or a part of a mutant's name or file. No text selects all.
 *
 * @throws RangeError when a text selects none
 */
export function selectMutants(
  groups: Readonly<Record<string, readonly Mutant[]>>,
  texts: readonly string[],
): readonly Mutant[] {
  const all = Object.values(groups).flat();
  const selected = texts.flatMap((text) => {
    const found = groups[text] ?? all.filter(({ name, file }) => name.includes(text) || file.includes(text));
    if (found.length === 0) throw new RangeError(`No group, name or file of a mutant contains "${text}".`);
    return found;
  });
  return [...new Set(texts.length === 0 ? all : selected)];
}

export function isContractTest({ file }: Mutant["test"]): boolean {
  return file.endsWith(".t.sol");
}
