import { createElement, Fragment, type ReactNode, useMemo } from "react";
import { allowedUrl } from "./allowed-url.ts";
import { type Block, type Inline, inlineText, parseBlocks } from "./blocks.ts";
import { NewTabLink } from "./NewTabLink.tsx";
import { textDirection } from "./text-direction.ts";

interface MarkdownTextProps {
  readonly text: string;
  /** Hosts of other sites that links may name. */
  readonly hosts: readonly string[];
}

/** A reply in Markdown. Each block has the direction of its own letters. */
export function MarkdownText({ text, hosts }: MarkdownTextProps) {
  const blocks = useMemo(() => parseBlocks(text), [text]);
  return (
    <div {...textDirection(text)} className="space-y-3 break-words">
      <Blocks parts={blocks} hosts={hosts} />
    </div>
  );
}

interface PartsProps<Part> {
  readonly parts: readonly Part[];
  readonly hosts: readonly string[];
}

/** Renders parts without keys: they have no identity, and are only appended while a reply arrives. */
function inOrder<Part>(parts: readonly Part[], render: (part: Part) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...parts.map(render));
}

function Blocks({ parts, hosts }: PartsProps<Block>) {
  return inOrder(parts, (block) => <BlockElement block={block} hosts={hosts} />);
}

function BlockElement({ block, hosts }: { readonly block: Block; readonly hosts: readonly string[] }) {
  switch (block.kind) {
    case "code":
      return (
        <pre
          dir="ltr"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
          tabIndex={0}
          className="overflow-x-auto rounded-md border border-line bg-paper px-3 py-2 font-mono text-sm leading-6"
        >
          <code>{block.text}</code>
        </pre>
      );
    case "list": {
      const items = inOrder(block.items, (item) => (
        <li className="space-y-1.5 ps-1">
          <Blocks parts={item} hosts={hosts} />
        </li>
      ));
      const look = "space-y-1.5 ps-5 marker:text-quiet";
      return block.start === null ? (
        <ul className={`list-disc ${look}`}>{items}</ul>
      ) : (
        <ol start={block.start} className={`list-decimal [&:lang(fa)]:list-[persian] ${look}`}>
          {items}
        </ol>
      );
    }
    case "heading":
      return (
        <p {...ownDirection(block.parts)} className="font-[650]">
          <Inlines parts={block.parts} hosts={hosts} />
        </p>
      );
    case "paragraph":
      return (
        <p {...ownDirection(block.parts)}>
          <Inlines parts={block.parts} hosts={hosts} />
        </p>
      );
  }
}

/** Nothing for text without letters, which has the direction of the reply. */
function ownDirection(parts: readonly Inline[]) {
  const text = inlineText(parts);
  return /\p{L}/u.test(text) ? textDirection(text) : {};
}

function Inlines({ parts, hosts }: PartsProps<Inline>) {
  return inOrder(parts, (part) => toElement(part, hosts));
}

function toElement(part: Inline, hosts: readonly string[]): ReactNode {
  switch (part.kind) {
    case "text":
      return part.text;
    case "break":
      return <br />;
    case "code":
      return (
        <code
          dir="ltr"
          className="rounded-sm bg-leaf-wash px-1 py-0.5 font-mono text-[0.9em] forced-colors:border"
        >
          {part.text}
        </code>
      );
    case "strong":
      return (
        <strong className="font-[650]">
          <Inlines parts={part.parts} hosts={hosts} />
        </strong>
      );
    case "em":
      return (
        <em>
          <Inlines parts={part.parts} hosts={hosts} />
        </em>
      );
    case "link":
      return <MarkdownLink href={part.href} parts={part.parts} hosts={hosts} />;
  }
}

/** A link to an unknown place is text, with its address to read. */
function MarkdownLink({
  href,
  parts,
  hosts,
}: {
  readonly href: string;
  readonly parts: readonly Inline[];
  readonly hosts: readonly string[];
}) {
  const url = allowedUrl(href, window.location.origin, hosts);
  const label = <Inlines parts={parts} hosts={hosts} />;
  if (url !== null) return <NewTabLink href={url}>{label}</NewTabLink>;
  const isAddress = /^https?:/i.test(href) && inlineText(parts) !== href;
  return (
    <>
      {label}
      {isAddress && ` (${href})`}
    </>
  );
}
