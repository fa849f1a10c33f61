import { type FocusEvent, useCallback, useEffect, useRef } from "react";

/**
 * For a place in the corner of the page whose content comes and goes, such as toasts: when what has the focus there goes,
 * the focus returns to where it came from instead of to the top of the page. Leaving by Tab is nobody's business.
 */
export function useFocusReturn() {
  const place = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const { current } = place;
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

  return { ref: place, onFocusCapture, onBlurCapture };
}
