import { useState } from "react";
import { TreeDrawing } from "../illustration/TreeDrawing.tsx";
import { classes } from "./classes.ts";

interface AvatarProps {
  readonly member: { readonly id: number; readonly avatar: string | null };
  readonly className?: string;
}

/** A member's picture, by default, or if it does not load, a small tree generated from the id. Decorative. */
export function Avatar({ member, className = "size-14 sm:size-16" }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const frame = classes(
    "block shrink-0 overflow-hidden rounded-full border border-line bg-leaf-wash",
    className,
  );
  if (member.avatar !== null && member.avatar !== missing) {
    return (
      <img
        src={member.avatar}
        alt=""
        className={`${frame} object-cover`}
        onError={() => setMissing(member.avatar)}
      />
    );
  }
  return (
    <span className={frame}>
      <TreeDrawing shape={{ seed: member.id, levels: 4, trunk: 26, gaps: 0.25 }} className="size-full" />
    </span>
  );
}
