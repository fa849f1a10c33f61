import { createElement, Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import type { Block, Inline } from "../../features/chat/markdown/blocks.ts";

/** The text of an article. */
export function ArticleText({ blocks }: { readonly blocks: readonly Block[] }) {
  return inOrder(blocks, (block) => <BlockElement block={block} />);
}

/** Renders parts without keys, because they never change. */
function inOrder<Part>(parts: readonly Part[], render: (part: Part) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...parts.map(render));
}

function BlockElement({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case "code":
      return (
        <pre dir="ltr" className="whitespace-pre-wrap break-words font-mono text-sm">
          <code>{block.text}</code>
        </pre>
      );
    case "list": {
      const items = inOrder(block.items, (item) => (
        <li className="ps-1">
          <ArticleText blocks={item} />
        </li>
      ));
      const look = "space-y-2 ps-6 marker:text-clay";
      return block.start === null ? (
        <ul className={`list-disc ${look}`}>{items}</ul>
      ) : (
        <ol start={block.start} className={`list-decimal [&:lang(fa)]:list-[persian] ${look}`}>
          {items}
        </ol>
      );
    }
    case "heading":
    case "paragraph":
      return (
        <p>
          <Inlines parts={block.parts} />
        </p>
      );
  }
}

function Inlines({ parts }: { readonly parts: readonly Inline[] }) {
  return inOrder(parts, toElement);
}

function toElement(part: Inline): ReactNode {
  switch (part.kind) {
    case "text":
      return part.text;
    case "break":
      return <br />;
    case "code":
      return (
        <code dir="ltr" className="font-mono text-[0.9em]">
          {part.text}
        </code>
      );
    case "strong":
      return (
        <strong>
          <Inlines parts={part.parts} />
        </strong>
      );
    case "em":
      return (
        <em>
          <Inlines parts={part.parts} />
        </em>
      );
    case "link":
      return (
        <HelpLink href={part.href}>
          <Inlines parts={part.parts} />
        </HelpLink>
      );
  }
}

/** A link to a page in the language of the article, or to a document that the server returns. */
export function HelpLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const isPage = href.startsWith("/") && !href.startsWith("/api/");
  return isPage ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}
