/** Milliseconds that each kind of toast stays. */
const timeouts = { success: 4_000, danger: 5_000, warning: 4_500, info: 4_000 } as const;

type Tone = keyof typeof timeouts;

/** A toast that the list has not shown yet. */
export interface QueuedToast {
  /** Replaces a toast with the same id. */
  readonly id?: string;
  readonly title: string;
  readonly timeout: number;
  readonly data: { readonly tone: Tone };
}

let queue: readonly QueuedToast[] = [];
const listeners = new Set<() => void>();

function setQueue(next: readonly QueuedToast[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

function show(tone: Tone) {
  return (title: string, options: Pick<QueuedToast, "id"> = {}) =>
    setQueue([...queue, { ...options, title, timeout: timeouts[tone], data: { tone } }]);
}

/** Shows a message in the corner of the page. It stays while the pointer or the focus is on it. */
export const toast = {
  success: show("success"),
  danger: show("danger"),
  warning: show("warning"),
  info: show("info"),
};

/** Toasts wait here for the list, whose code loads with the first toast. */
export const toastQueue = {
  getSnapshot: () => queue,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Empties the queue. A toast that was added after the last rendering is taken too. */
  take(): readonly QueuedToast[] {
    const taken = queue;
    if (taken.length > 0) setQueue([]);
    return taken;
  },
};
