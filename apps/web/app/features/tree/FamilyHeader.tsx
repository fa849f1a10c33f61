import type { ReactNode } from "react";
import { initialView, type TreeView } from "./data/tree-view.ts";
import { TreeStatus } from "./TreeStatus.tsx";

interface FamilyHeaderProps {
  readonly title: ReactNode;
  /** Without it the header reserves the place of the status. */
  readonly tree?: Pick<TreeView, "state" | "model" | "error">;
  readonly links?: ReactNode;
  /** Loads the tree again. */
  retry?(): void;
}

/** The heading of a page of the tree, with what is known of the tree. */
export function FamilyHeader({ title, tree = initialView, links, retry = noRetry }: FamilyHeaderProps) {
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-5 gap-y-1">
        <h1 className="text-3xl leading-snug sm:text-4xl sm:leading-snug">{title}</h1>
        <TreeStatus tree={tree} retry={retry} />
      </div>
      {links && <div className="max-sm:-ms-3">{links}</div>}
    </header>
  );
}

function noRetry() {
  // The button appears only with a tree.
}
