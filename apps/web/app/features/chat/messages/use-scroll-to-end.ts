import { type RefObject, useEffect, useRef } from "react";
import { SCROLL_DELAY_MS } from "../conversation/timings.ts";

/** Pixels from the end within which a person follows the conversation. */
const NEAR = 120;

/** Scrolls an area to its end after `content` changed, unless the person reads something above while a reply arrives. */
export function useScrollToEnd(area: RefObject<HTMLElement | null>, content: string): void {
  const follows = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const seen = useRef("");
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const onScroll = () => {
      follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    };
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => element.removeEventListener("scroll", onScroll);
  }, [area]);
  useEffect(() => {
    const [messages] = content.split(" ");
    // A new message is always shown.
    if (messages !== seen.current) follows.current = true;
    seen.current = messages ?? "";
    if (!follows.current || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      area.current?.scrollTo({ top: area.current.scrollHeight, behavior: "instant" });
    }, SCROLL_DELAY_MS);
  }, [area, content]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
