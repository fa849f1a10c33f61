const LETTERS = 12;

/**
 * Another spelling of a path: the bits of `turn` say which of its first letters are percent-encoded. The server's cache
 * keeps each spelling, so that new ones are never cached.
 */
export function toUncachedPath(path: string, turn: number): string {
  const [, prefix = "", rest = ""] = /^(\/api\/)(.*)$/.exec(path) ?? [];
  let letter = 0;
  const spelled = rest.replace(/[a-z]/g, (character) => {
    const isEncoded = letter < LETTERS && ((turn >> letter) & 1) === 1;
    letter += 1;
    return isEncoded ? `%${character.charCodeAt(0).toString(16)}` : character;
  });
  return prefix + spelled;
}
