import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { TOAST_FADE, type Toast, toast as toasts } from "../../lib/toast.ts";
import { ToneIcon } from "../primitives/Notice.tsx";

/** One toast. While it is `isWaiting` its time does not pass. */
export function ToastCard({ toast, isWaiting }: { toast: Toast; isWaiting: boolean }) {
  const { t } = useLingui();
  const { id, tone, message, description, isLeaving } = toast;
  useLifetime(toast, isWaiting);
  return (
    <li
      data-toast={tone}
      className={`pointer-events-auto flex items-start gap-3 rounded-md border border-line bg-sheet p-4 text-note text-ink shadow-raised transition-opacity duration-300 animate-[fade-in_var(--calm)_var(--ease)] ${isLeaving ? "opacity-0" : ""}`}
    >
      <ToneIcon tone={tone} />
      <div className="min-w-0 grow break-words">
        <p>{message}</p>
        {description && <p className="text-quiet text-sm">{description}</p>}
      </div>
      <button
        type="button"
        aria-label={t`Close`}
        onClick={() => toasts.dismiss(id)}
        className="-my-1 -me-1 grid size-8 shrink-0 place-items-center rounded-md text-quiet hover:bg-leaf-wash hover:text-ink"
      >
        <X size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </li>
  );
}

/** Lets the toast stay its time, fade, and go. */
function useLifetime(toast: Toast, isWaiting: boolean): void {
  const left = useRef(toast.duration);
  const { id, duration, version, isLeaving } = toast;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a toast that replaced another starts anew
  useEffect(() => {
    left.current = duration;
  }, [version, duration]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (isWaiting || isLeaving) return;
    const since = performance.now();
    const timer = setTimeout(() => toasts.dismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [id, version, isWaiting, isLeaving]);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => toasts.remove(toast), TOAST_FADE);
    return () => clearTimeout(timer);
  }, [isLeaving, toast]);
}
