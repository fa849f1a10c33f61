/** Classes of every control that holds a value. */
export const controlLook =
  "block w-full rounded-md border border-edge bg-sheet px-3.5 text-ink transition-colors placeholder:text-quiet hover:border-leaf focus-visible:outline-offset-1 disabled:border-line disabled:bg-transparent disabled:text-quiet aria-invalid:border-clay";
