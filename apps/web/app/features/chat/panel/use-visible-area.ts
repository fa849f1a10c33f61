import { type RefObject, useLayoutEffect } from "react";

/**
 * Sets `--visible-top` and `--visible-height` of an element to the part of the window that the on-screen keyboard leaves free,
 * which `dvh` does not know.
 */
export function useVisibleArea(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const { visualViewport } = window;
    const style = element.current?.style;
    if (!isOn || visualViewport === null || style === undefined) return;
    const fit = () => {
      // A zoomed window is smaller too, and there the person moves the view.
      if (visualViewport.scale > 1.01) return;
      style.setProperty("--visible-top", `${visualViewport.offsetTop}px`);
      style.setProperty("--visible-height", `${visualViewport.height}px`);
    };
    fit();
    for (const name of ["resize", "scroll"]) visualViewport.addEventListener(name, fit);
    return () => {
      for (const name of ["resize", "scroll"]) visualViewport.removeEventListener(name, fit);
      for (const name of ["--visible-top", "--visible-height"]) style.removeProperty(name);
    };
  }, [element, isOn]);
}
