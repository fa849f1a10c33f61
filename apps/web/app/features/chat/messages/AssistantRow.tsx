import type { ReactNode } from "react";
import { Mark } from "../../../ui/primitives/Mark.tsx";

/** A message of the assistant, next to the mark. */
export function AssistantRow({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
      <span className="pt-0.5 text-leaf">
        <Mark size={18} />
      </span>
      <div className="min-w-0 space-y-3">{children}</div>
    </div>
  );
}
