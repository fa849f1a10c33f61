import { toast as sonner } from "sonner";

/** How long each kind of toast stays, in milliseconds. */
const toastDurations = { success: 4_000, danger: 5_000, warning: 4_500, info: 4_000 } as const;

interface ToastOptions {
  /** A toast of the same id is replaced instead of stacked. */
  id?: string;
  /** A second line. */
  description?: string;
}

/** Says something in the corner of the page. It waits while the pointer rests on it, and is read out. */
export const toast = {
  success: (message: string, options?: ToastOptions) =>
    sonner.success(message, { duration: toastDurations.success, ...options }),
  danger: (message: string, options?: ToastOptions) =>
    sonner.error(message, { duration: toastDurations.danger, ...options }),
  warning: (message: string, options?: ToastOptions) =>
    sonner.warning(message, { duration: toastDurations.warning, ...options }),
  info: (message: string, options?: ToastOptions) =>
    sonner.info(message, { duration: toastDurations.info, ...options }),
  dismiss: (id: string) => sonner.dismiss(id),
};
