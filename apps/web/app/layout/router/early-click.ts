import { useEffect } from "react";
import { LOCALE_KEY } from "../../i18n/chosen-locale.ts";

/**
 * Handles clicks before hydration: stores the last pressed button. It also adds query and fragment to the language switch, which
 * a prerendered link can't know, and stores the chosen language. The text is constant because the content security policy
 * allows it by hash.
 */
export const earlyClickScript = [
  'addEventListener("click",function(e){',
  'var t=e.target,a=t.closest("a[hreflang]"),d=document.documentElement.dataset;',
  "if(a){a.search=location.search;a.hash=location.hash;",
  `try{localStorage.setItem("${LOCALE_KEY}",a.hreflang)}catch(x){}}`,
  'if("alive"in d)return;',
  'var o=document.querySelector("[data-pressed]"),b=t.closest("button[type=button]");',
  "if(o)delete o.dataset.pressed;",
  'if(b)b.dataset.pressed=""',
  "},true)",
].join("");

/** Replays the click from before hydration, and marks the document as hydrated. */
export function useEarlyClick(): void {
  useEffect(() => {
    document.documentElement.dataset["alive"] = "";
    const pressed = document.querySelector<HTMLElement>("[data-pressed]");
    if (pressed === null) return;
    delete pressed.dataset["pressed"];
    pressed.click();
  }, []);
}
