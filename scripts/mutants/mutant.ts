/** One wrong change of the source, and the test that must fail on it. */
export interface Mutant {
  /** Unique, for `--only`. */
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

/** The mutants that `--only` selects: those with one of the texts in their name or file; all without one. */
export function selectMutants(mutants: readonly Mutant[], only: readonly string[]): readonly Mutant[] {
  if (only.length === 0) return mutants;
  return mutants.filter(({ name, file }) => only.some((text) => name.includes(text) || file.includes(text)));
}
