import { type FocusEvent, useCallback, useEffect, useRef } from "react";

/**
 * For a region whose content is removed automatically, such as toasts: when the focused element is removed, the focus returns to
 * where it came from instead of the top of the page.
 */
export function useFocusReturn() {
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const { current } = region;
    if (current === null) return;
    const observer = new MutationObserver(() => {
      if (cameFrom.current === null || document.activeElement !== document.body) return;
      cameFrom.current.focus({ preventScroll: true });
      cameFrom.current = null;
    });
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  const onFocusCapture = useCallback(({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  }, []);
  const onBlurCapture = useCallback(({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) cameFrom.current = null;
  }, []);

  return { ref: region, onFocusCapture, onBlurCapture };
}
