import { Trans } from "@lingui/react/macro";
import { type ReactNode, Suspense, useMemo } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { Notice } from "../../ui/primitives/Notice.tsx";
import { findMemberNumber } from "./data/tree-model.ts";
import { type TreeOwner, useTree } from "./data/use-tree.ts";
import { FamilyHeader } from "./FamilyHeader.tsx";
import { TreeError } from "./TreeError.tsx";
import { TreeSkeleton } from "./TreeSkeleton.tsx";

/** Loads while the worker fetches the first seats. */
const TreeScreen = lazyPart(async () => (await import("./TreeScreen.tsx")).TreeScreen);

interface FamilyProps {
  /** On whom the view opens. */
  readonly owner: TreeOwner;
  /** The signed-in member. */
  readonly viewer: TreeOwner;
  readonly title: ReactNode;
  /** Links to other families. */
  readonly links?: ReactNode;
}

/** The tree of the screen's plan around a member. */
export function Family({ owner, viewer, title, links }: FamilyProps) {
  const tree = useTree(owner);
  const { model, state, error, home, reload } = tree;
  const isOwn = owner.id === viewer.id;
  const viewerNumber = useMemo(
    () => (model === null ? 0 : findMemberNumber(model, viewer.id)),
    [model, viewer.id],
  );
  return (
    <div className="space-y-4">
      <FamilyHeader title={title} tree={tree} links={links} retry={reload} />
      {state === "failed" ? (
        <TreeError error={error} retry={reload} />
      ) : model === null ? (
        <TreeSkeleton />
      ) : (
        <>
          {home === 0 && state === "whole" && <NotYet isOwn={isOwn} />}
          <Suspense fallback={<TreeSkeleton />}>
            <TreeScreen
              key={home}
              tree={tree}
              model={model}
              username={owner.username}
              viewer={{ username: viewer.username, number: isOwn ? home : viewerNumber }}
            />
          </Suspense>
        </>
      )}
    </div>
  );
}

/** For a seat that is too new for the tree, or a tree that is too old for the seat. */
function NotYet({ isOwn }: { readonly isOwn: boolean }) {
  return (
    <Notice
      live
      title={isOwn ? <Trans>Your seat is not shown yet</Trans> : <Trans>This seat is not shown yet</Trans>}
    >
      <Trans>It appears as soon as this site has read its block. Until then the tree opens at its top.</Trans>
    </Notice>
  );
}
