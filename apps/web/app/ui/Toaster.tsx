import { useLingui } from "@lingui/react/macro";
import { Toaster as Sonner } from "sonner";
import { localeFacts } from "../i18n/locale.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { ToneIcon } from "./Notice.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

/** Where toasts appear. */
export function Toaster() {
  const { t } = useLingui();
  const { dir } = localeFacts[useLocale()];
  return (
    <div {...useFocusReturn()}>
      <Sonner
        dir={dir}
        position={dir === "rtl" ? "bottom-left" : "bottom-right"}
        containerAriaLabel={t`Notifications`}
        closeButton
        icons={{
          success: <ToneIcon tone="success" />,
          error: <ToneIcon tone="danger" />,
          warning: <ToneIcon tone="warning" />,
          info: <ToneIcon tone="info" />,
        }}
        toastOptions={{
          closeButtonAriaLabel: t`Close`,
          unstyled: true,
          classNames: {
            toast:
              "flex font-sans w-[min(22rem,calc(100vw-2rem))] items-start gap-3 rounded-md border border-line bg-sheet p-4 text-[0.9375rem] text-ink shadow-[0_6px_24px_oklch(0.2_0.02_160_/_0.14)]",
            description: "text-sm text-quiet",
            closeButton: "order-last ms-auto text-quiet hover:text-ink",
          },
        }}
      />
    </div>
  );
}
