import { useEffect } from "react";

/**
 * A prerendered page is seen before its code has come. Remembers the last button that is pressed until then. A fixed
 * text: the content security policy allows it by its hash.
 */
export const earlyClickScript = `addEventListener("click",function(e){var d=document.documentElement.dataset;if("alive"in d)return;var o=document.querySelector("[data-pressed]"),b=e.target.closest("button[type=button]");if(o)delete o.dataset.pressed;if(b)b.dataset.pressed=""},true)`;

/** Does, once the page is alive, what was pressed before: nobody has to press twice on a slow network. */
export function useEarlyClick(): void {
  useEffect(() => {
    document.documentElement.dataset["alive"] = "";
    const pressed = document.querySelector<HTMLElement>("[data-pressed]");
    if (pressed === null) return;
    delete pressed.dataset["pressed"];
    pressed.click();
  }, []);
}
