import { useLingui } from "@lingui/react/macro";
import { LeafLoader } from "../../ui/primitives/LeafLoader.tsx";

/** The fallback of dashboard pages until their code is loaded. */
export function LoadingPage() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`One moment`} className="grid min-h-dvh place-items-center text-leaf">
      <LeafLoader size={56} />
    </div>
  );
}
