import { useLingui } from "@lingui/react/macro";
import { Pause, Play } from "lucide-react";
import { RoundButton } from "./RoundButton.tsx";

/** Pauses and resumes autoplay (WCAG 2.2.2). Hidden under reduced motion, where nothing autoplays. */
export function PauseButton({ stopped, onToggle }: { stopped: boolean; onToggle: () => void }) {
  const { t } = useLingui();
  const Icon = stopped ? Play : Pause;
  return (
    <RoundButton label={stopped ? t`Play` : t`Pause`} onClick={onToggle} className="motion-reduce:hidden">
      <Icon size={17} strokeWidth={1.5} aria-hidden="true" />
    </RoundButton>
  );
}
