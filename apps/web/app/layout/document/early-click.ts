import { useEffect } from "react";
import { LOCALE_KEY } from "../../i18n/chosen-locale.ts";

/**
 * A prerendered page is seen before its code has come. Remembers the last button that is pressed until then. At any time the
 * link to the other language gets what the prerendered one cannot know, the query (a sponsor, a way back) and the place in
 * the page, and who follows it has chosen that language. A fixed text: the content security policy allows it by its hash.
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
