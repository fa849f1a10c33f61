import { useEffect, useState } from "react";

/** The last section that begins above a third of the window's height; null before any does, and without a script. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const list = ids.join(" ");
  useEffect(() => {
    const sections = list
      .split(" ")
      .map((id) => document.getElementById(id))
      .filter((section) => section !== null);
    // It tells that a section has come to the line or left it, also by a jump from one end of the page to the other.
    const observer = new IntersectionObserver(
      () => {
        const begun = sections.filter(
          (section) => section.getBoundingClientRect().top <= window.innerHeight / 3 + 1,
        );
        setCurrent(begun.at(-1)?.id ?? null);
      },
      { rootMargin: "-33% 0px -66% 0px" },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [list]);
  return current;
}
