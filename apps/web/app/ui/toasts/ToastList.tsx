import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Toast } from "../../lib/toast.ts";
import { ToastCard } from "./ToastCard.tsx";

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** The toasts, the newest at the bottom. Their time stands still while somebody is at one of them, or not at the page. */
export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const list = useRef<HTMLOListElement>(null);
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden);
  const { length } = toasts;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a toast that goes takes pointer and focus with it, unannounced
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    setIsPointed(current.matches(":hover"));
    setIsFocused(current.contains(document.activeElement));
  }, [length]);
  return (
    <ol
      ref={list}
      className="grid w-full gap-3 sm:w-[22rem]"
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setIsFocused(currentTarget.contains(relatedTarget))}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isWaiting={isPointed || isFocused || isHidden} />
      ))}
    </ol>
  );
}
