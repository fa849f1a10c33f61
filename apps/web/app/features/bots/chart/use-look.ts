import { useSyncExternalStore } from "react";
import { useTheme } from "../../../layout/theme.ts";

const QUERIES = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];

function subscribe(onChange: () => void): () => void {
  const lists = QUERIES.map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener("change", onChange);
  return () => {
    for (const list of lists) list.removeEventListener("change", onChange);
  };
}

const read = () => QUERIES.map((query) => window.matchMedia(query).matches).join();

/** Changes when the colours of the page may have changed. */
export function useLook(): string {
  const theme = useTheme();
  const media = useSyncExternalStore(subscribe, read, () => "");
  return `${theme} ${media}`;
}
