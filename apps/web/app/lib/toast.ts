/** How long each kind of toast stays, in milliseconds. */
const durations = { success: 4_000, danger: 5_000, warning: 4_500, info: 4_000 } as const;

/** Milliseconds in which a toast fades away. */
export const TOAST_FADE = 300;

export interface Toast {
  readonly id: string;
  readonly tone: keyof typeof durations;
  readonly message: string;
  readonly description: string | undefined;
  /** Milliseconds that it stays. */
  readonly duration: number;
  /** Grows when a toast is replaced by one of the same id: its time starts again. */
  readonly version: number;
  /** It is fading away. */
  readonly isLeaving: boolean;
}

interface ToastOptions {
  /** A toast of the same id is replaced instead of stacked. */
  id?: string;
  /** A second line. */
  description?: string;
}

/** The toasts that are shown, the newest last. */
export function createToasts() {
  let toasts: readonly Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const show =
    (tone: Toast["tone"]) =>
    (message: string, { id, description }: ToastOptions = {}) => {
      count++;
      const duration = durations[tone];
      const shown = { id: id ?? `toast-${count}`, tone, message, description, duration, version: count };
      const toast = { ...shown, isLeaving: false };
      const isKnown = toasts.some((other) => other.id === toast.id);
      set(isKnown ? toasts.map((other) => (other.id === toast.id ? toast : other)) : [...toasts, toast]);
    };
  return {
    getSnapshot: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    success: show("success"),
    danger: show("danger"),
    warning: show("warning"),
    info: show("info"),
    /** Lets a toast fade away. */
    dismiss(id: string) {
      set(toasts.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)));
    },
    /** Takes away a toast that has faded. One that was replaced meanwhile stays. */
    remove({ id, version }: Toast) {
      set(toasts.filter((toast) => toast.id !== id || toast.version !== version));
    },
  };
}

/** Says something in the corner of the page. It waits while the pointer or the focus rests on it, and is read out. */
export const toast = createToasts();
