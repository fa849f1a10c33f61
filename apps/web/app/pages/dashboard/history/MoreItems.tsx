import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../../ui/primitives/Button.tsx";

/** After each run of this many pages, more load only on a click: the footer must be reachable. */
const PAUSE = 5;

interface MoreItemsProps {
  readonly hasMore: boolean;
  /** Number of loaded pages. */
  readonly pages: number;
  readonly isLoading: boolean;
  load(): void;
  /** What the list has shown so far, announced when it grows. */
  readonly shown: ReactNode;
}

/** The end of a list that loads further pages when the reader comes near it. The button does the same by hand. */
export function MoreItems({ hasMore, pages, isLoading, load, shown }: MoreItemsProps) {
  const end = useRef<HTMLDivElement>(null);
  const next = useRef(load);
  useEffect(() => {
    next.current = load;
  });
  useEffect(() => {
    if (!hasMore || isLoading || pages % PAUSE === 0 || end.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) next.current();
      },
      { rootMargin: "50%" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, isLoading, pages]);
  return (
    <div
      ref={end}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-4 text-quiet text-sm print:hidden"
    >
      <p role="status">{shown}</p>
      {hasMore && (
        <Button variant="secondary" size="small" busy={isLoading} onClick={load}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}
