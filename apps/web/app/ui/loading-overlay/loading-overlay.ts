/** The overlay's state. It is busy when the flag is set or the counter is above 0. */
export interface LoadingState {
  readonly isLoading: boolean;
  readonly loadingCount: number;
  readonly loadingMessage: string | null;
}

const idle: LoadingState = { isLoading: false, loadingCount: 0, loadingMessage: null };

/** The global loading overlay: a flag for one long task and a counter for parallel ones. */
export function createLoadingOverlay() {
  let state = idle;
  const listeners = new Set<() => void>();
  const set = (next: LoadingState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    getSnapshot: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Sets the flag. Without a message, keeps the current one. */
    setLoading(isLoading: boolean, message?: string) {
      const shown = message ?? state.loadingMessage;
      set({ ...state, isLoading, loadingMessage: isLoading || state.loadingCount > 0 ? shown : null });
    },
    /** Increments the counter. */
    start(message?: string) {
      set({
        ...state,
        loadingCount: state.loadingCount + 1,
        loadingMessage: message ?? state.loadingMessage,
      });
    },
    /** Decrements the counter, and clears the message when it reaches 0. */
    finish() {
      const loadingCount = Math.max(0, state.loadingCount - 1);
      set({ ...state, loadingCount, loadingMessage: loadingCount === 0 ? null : state.loadingMessage });
    },
  };
}

/** Whether the overlay is visible. */
export function isBusy(state: LoadingState): boolean {
  return state.isLoading || state.loadingCount > 0;
}

/** The page's overlay. */
export const loadingOverlay = createLoadingOverlay();
