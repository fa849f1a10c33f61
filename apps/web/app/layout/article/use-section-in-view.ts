import { useEffect, useState } from "react";

/** The last section that starts in the top third of the viewport or above, null before the first. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const list = ids.join(" ");
  useEffect(() => {
    const sections = list
      .split(" ")
      .map((id) => document.getElementById(id))
      .filter((section) => section !== null);
    // Fires when a section crosses the line, also after a jump across the page.
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
