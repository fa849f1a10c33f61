import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import type { Answer } from "../conversation/chat-state.ts";
import { allowedUrl } from "../markdown/allowed-url.ts";
import { NewTabLink } from "../markdown/NewTabLink.tsx";
import { textDirection } from "../markdown/text-direction.ts";

interface SourcesProps {
  readonly sources: Answer["sources"];
  readonly hosts: readonly string[];
}

/** The pages that an answer is based on. */
export function Sources({ sources, hosts }: SourcesProps) {
  const id = useId();
  if (sources.length === 0) return null;
  return (
    <div className="text-sm">
      <p id={id} className="label-text">
        <Trans>Read more</Trans>
      </p>
      <ul aria-labelledby={id}>
        {sources.map(({ title, url }) => {
          const href = allowedUrl(url, window.location.origin, hosts);
          return (
            <li key={url} {...textDirection(title)} className="py-1">
              {href === null ? title : <NewTabLink href={href}>{title}</NewTabLink>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
