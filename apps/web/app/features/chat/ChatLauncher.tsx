import { Trans, useLingui } from "@lingui/react/macro";
import { MessageCircleQuestionMark } from "lucide-react";
import { Suspense, useCallback, useRef, useState } from "react";
import { loadMessages } from "../../i18n/catalogues.ts";
import { chosenLocale } from "../../i18n/chosen-locale.ts";
import { pathLocale } from "../../i18n/public-paths.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { LeafLoader } from "../../ui/primitives/LeafLoader.tsx";

const ChatPanel = lazyPart(async () => {
  const locale = pathLocale(window.location.pathname) ?? chosenLocale();
  const [{ ChatPanel }] = await Promise.all([
    import("./panel/ChatPanel.tsx"),
    loadMessages(locale, ["chat", "errors"]),
  ]);
  return ChatPanel;
});

/**
 * The floating icon of the chat on every page, at the end of the page where a zoomed window has no room for it. The panel's code
 * loads when it first opens.
 */
export function ChatLauncher() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    opener.current?.focus();
  }, []);
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label={t`AI Support`}
        title={t`AI Support`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="fixed end-4 bottom-[calc(1rem+var(--bar,0px))] z-30 grid size-13 place-items-center rounded-[50%_50%_50%_12px] bg-leaf text-on-leaf shadow-raised transition-colors hover:bg-leaf-deep sm:end-6 sm:bottom-6 [@media(height<20rem)]:static [@media(height<20rem)]:mx-4 [@media(height<20rem)]:mt-4 [@media(height<20rem)]:mb-[calc(1rem+var(--bar,0px))] rtl:rounded-[50%_50%_12px_50%] forced-colors:border print:hidden"
      >
        <MessageCircleQuestionMark size={24} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense fallback={<Loading />}>
          <ChatPanel close={close} />
        </Suspense>
      )}
    </>
  );
}

function Loading() {
  return (
    <p
      role="status"
      className="fixed end-4 bottom-[calc(5.5rem+var(--bar,0px))] z-30 flex items-center gap-2 rounded-lg border border-line bg-sheet px-4 py-3 text-leaf sm:end-6 sm:bottom-22"
    >
      <LeafLoader size={20} />
      <span className="text-ink text-note">
        <Trans>One moment</Trans>
      </span>
    </p>
  );
}
