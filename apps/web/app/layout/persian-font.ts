import { LOCALE_KEY } from "../i18n/chosen-locale.ts";

/**
 * Preloads the Persian font on a page that turns Persian in the browser only: the dashboard, or an unknown URL. Its HTML is
 * English, and `font-display: optional` gives up on a font that starts to load with the text. The text of the script is
 * constant because the content security policy allows it by hash.
 *
 * @param font the URL of the font
 */
export function persianFontScript(font: string): string {
  return [
    "try{var d=document,p=location.pathname;",
    `if(d.documentElement.lang==="en"&&(/^\\/fa(\\/|$)/.test(p)||/^\\/dashboard(\\/|$)/.test(p)&&localStorage.getItem("${LOCALE_KEY}")==="fa")){`,
    'var l=d.createElement("link");l.rel="preload";l.as="font";l.type="font/woff2";l.crossOrigin="anonymous";',
    `l.href="${font}";d.head.append(l)}}catch(e){}`,
  ].join("");
}
