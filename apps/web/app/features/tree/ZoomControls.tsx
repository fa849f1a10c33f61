import { useLingui } from "@lingui/react/macro";
import { type LucideIcon, Maximize, Minus, Plus } from "lucide-react";
import type { Dispatch } from "react";
import { ZOOM_STEP } from "./explore/keyboard.ts";
import type { CameraTarget, TreeAction } from "./explore/tree-state.ts";

interface ZoomControlsProps {
  readonly dispatch: Dispatch<TreeAction>;
}

/** Buttons over the drawing that do what its keys do. On narrow screens, the other side has the icon of the chat. */
export function ZoomControls({ dispatch }: ZoomControlsProps) {
  const { t } = useLingui();
  const go = (target: CameraTarget) => () => dispatch({ type: "camera", target });
  return (
    <div className="absolute start-3 bottom-3 flex flex-col overflow-hidden rounded-md border border-line bg-sheet lg:start-auto lg:end-3 print:hidden">
      <IconButton label={t`Zoom in`} Icon={Plus} onClick={go({ kind: "zoom", factor: ZOOM_STEP })} />
      <IconButton label={t`Zoom out`} Icon={Minus} onClick={go({ kind: "zoom", factor: 1 / ZOOM_STEP })} />
      <IconButton label={t`Show the whole tree`} Icon={Maximize} onClick={go({ kind: "fit" })} />
    </div>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly Icon: LucideIcon;
  onClick(): void;
}

function IconButton({ label, Icon, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center border-line border-t text-quiet first:border-t-0 hover:bg-leaf-wash hover:text-leaf-deep focus-visible:-outline-offset-2"
    >
      <Icon aria-hidden="true" size={19} strokeWidth={1.5} />
    </button>
  );
}
