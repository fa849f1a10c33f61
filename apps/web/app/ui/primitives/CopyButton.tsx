import { useLingui } from "@lingui/react/macro";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { toast } from "../../lib/toast.ts";

/** Copies `text` and reports success or failure in a toast. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast.success(t`Copied`, { id: "copied" });
      setTimeout(() => setCopied(false), 2_000);
    } catch {
      toast.warning(t`Your browser blocked copying. Select the text and copy it.`);
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={label}
      className="inline-grid size-8 shrink-0 place-items-center rounded-md text-quiet hover:bg-leaf-wash hover:text-leaf-deep"
    >
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
