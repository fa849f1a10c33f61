let next: Promise<void> | undefined;

/** Resolves in the next task, for all who ask in this one, so that what they do then can still be batched. */
export function nextTask(): Promise<void> {
  next ??= new Promise((resolve) =>
    setTimeout(() => {
      next = undefined;
      resolve();
    }),
  );
  return next;
}
