import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useState } from "react";
import { brand } from "../../../brand/brand.ts";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { log } from "../../../lib/log.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { toast } from "../../../lib/toast.ts";
import { fullDay } from "../../../ui/charts/days.ts";
import { Button } from "../../../ui/primitives/Button.tsx";
import type { TreeModel } from "../data/tree-model.ts";
import type { Picture } from "../draw/tree-renderer.ts";
import { roundStart, seatsByRound } from "../time-lapse/time-lapse.ts";
import { useGenesis } from "../time-lapse/use-genesis.ts";
import { type Caption, pictureName } from "./caption.ts";

const kinds = ["svg", "png"] as const;
type Kind = (typeof kinds)[number];

interface SavePictureProps {
  readonly model: TreeModel;
  /** Of the member at the top of the tree. */
  readonly username: string;
  /** The round of the time-lapse, null for now. */
  readonly round: number | null;
  /** What is on the screen; null before the first frame. */
  takePicture(): Picture | null;
}

/** Saves what is on the screen as a file. */
export function SavePicture({ model, username, round, takePicture }: SavePictureProps) {
  const { t } = useLingui();
  const [saving, setSaving] = useState<Kind | null>(null);
  const toCaption = useCaption();
  const genesis = useGenesis();

  async function save(kind: Kind): Promise<void> {
    const picture = takePicture();
    if (picture === null) return;
    setSaving(kind);
    try {
      const shown = round ?? model.head.round;
      // Now has the date of today, a round of the past its own.
      const day = round === null || genesis === null ? new Date() : roundStart(genesis, round);
      const file = await draw(kind, picture, toCaption({ model, username, round, day }));
      saveFile(pictureName({ plan: model.head.plan, username, round: shown, day }, kind), file);
    } catch (error) {
      log.warn("saving a picture of the tree failed", error);
      toast.danger(t`The picture was not saved. Make the window smaller and try again.`, { id: "picture" });
    } finally {
      setSaving(null);
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant="secondary"
          size="small"
          busy={saving === kind}
          onClick={() => void save(kind)}
        >
          {saving !== kind && <Download size={18} strokeWidth={1.5} aria-hidden="true" />}
          {kind === "svg" ? <Trans>Save as SVG</Trans> : <Trans>Save as PNG</Trans>}
        </Button>
      ))}
    </div>
  );
}

/** The code of the exports loads with the first one. */
async function draw(kind: Kind, picture: Picture, caption: Caption): Promise<Blob> {
  if (kind === "png") {
    const { exportPng } = await import("./export-png.ts");
    return exportPng(picture, caption);
  }
  const [{ exportSvg }, { createSvgTools }] = await Promise.all([
    import("./export-svg.ts"),
    import("./svg-tools.ts"),
  ]);
  return new Blob([exportSvg(picture, caption, createSvgTools())], { type: "image/svg+xml" });
}

interface Shown extends Pick<SavePictureProps, "model" | "username" | "round"> {
  readonly day: Date;
}

/** Whose tree, of which plan and when: a saved picture outlives its page. */
function useCaption(): (shown: Shown) => Caption {
  const { t } = useLingui();
  const locale = useLocale();
  return ({ model, username, round, day }) => {
    const date = fullDay(day, locale);
    const number = formatCount(round ?? model.head.round, locale);
    const seats = formatCount(round === null ? model.size : (seatsByRound(model)[round] ?? 0), locale);
    const when = round === null ? t`${date}, after round ${number}` : t`round ${number}, ${date}`;
    const plan = model.head.plan === "plus" ? t`Plus` : t`core plan`;
    return {
      title: t`Family of ${username}`,
      details: [brand.name, plan, when, t`seats: ${seats}`].join(" · "),
      direction: locale === "fa" ? "rtl" : "ltr",
    };
  };
}
