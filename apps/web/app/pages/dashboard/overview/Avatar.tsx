import type { User } from "@canopy/shared/api/auth";
import { TreeDrawing } from "../../../ui/illustration/TreeDrawing.tsx";

/** The member's avatar, by default a small tree generated from the name. Decorative. */
export function Avatar({ member }: { readonly member: Pick<User, "id" | "avatar"> }) {
  const frame = "size-14 shrink-0 overflow-hidden rounded-full border border-line bg-leaf-wash sm:size-16";
  if (member.avatar !== null) return <img src={member.avatar} alt="" className={`${frame} object-cover`} />;
  return (
    <span className={frame}>
      <TreeDrawing shape={{ seed: member.id, levels: 4, trunk: 26, gaps: 0.25 }} className="size-full" />
    </span>
  );
}
