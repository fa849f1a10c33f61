import { useSearchParams } from "react-router";
import { brand } from "../../../brand/brand.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { previewPictureSize } from "../../../layout/head/preview-picture.ts";
import { GrownTree } from "../../../ui/illustration/GrownTree.tsx";
import { growTree } from "../../../ui/illustration/grow-tree.ts";
import { SceneFrame } from "../../../ui/illustration/SceneFrame.tsx";
import { Daylight, GROUND, Ground } from "../../../ui/illustration/scenes/parts.tsx";
import { Scene } from "../../../ui/illustration/scenes/Scene.tsx";
import type { SceneName } from "../../../ui/illustration/scenes/scene-names.ts";
import { Mark } from "../../../ui/primitives/Mark.tsx";
import "../styleguide.css";

const lines = {
  en: "An open network-sales plan on Polygon. It promises no one a fixed amount.",
  fa: "طرحی باز برای فروش شبکه‌ای روی پالیگان که به هیچ‌کس مبلغ ثابتی وعده نمی‌دهد.",
};

/** The drawings of pages that have a scene, or the seed of a tree that was chosen for them. */
const drawings: Record<string, SceneName | number> = {
  "/": "greeting",
  "/about": "plans",
  "/services": "bot",
  "/contact": 9,
  "/faq": "chance",
  "/help": 12,
  "/terms": 17,
  "/privacy": 22,
  "/admin/reports/basic": "contract",
  "/register": 4,
  "/login": 15,
  "/newsletter": 24,
};

/** The Open Graph picture of the page in `?page=` with the text in `?title=`. `npm run preview-pictures` takes its screenshot. */
export default function PreviewPicture() {
  const [query] = useSearchParams();
  const locale = useLocale();
  const page = query.get("page") ?? "/";
  const drawing = drawings[page] ?? page.length;
  return (
    <main
      style={previewPictureSize}
      className="grid grid-cols-[1fr_36rem] overflow-hidden bg-paper ps-18 pe-10"
    >
      <div className="flex flex-col py-16">
        <p className="flex items-center gap-3.5 text-leaf">
          <Mark size={50} />
          <span className="text-[2.4rem] text-ink leading-none" style={{ fontFamily: "Fraunces" }}>
            {brand.name}
          </span>
        </p>
        <h1 className="mt-auto text-[4.1rem] leading-[1.12] rtl:text-[3.4rem] rtl:leading-[1.45]">
          {query.get("title")}
        </h1>
        <p className="mt-auto max-w-[34rem] text-[1.45rem] text-quiet leading-normal">{lines[locale]}</p>
      </div>
      <div className="self-end pb-10">
        {typeof drawing === "number" ? (
          <TreeScene seed={drawing} />
        ) : (
          <Scene name={drawing} className="w-full" />
        )}
      </div>
    </main>
  );
}

/** A tree, for pages without a scene. */
function TreeScene({ seed }: { seed: number }) {
  const shape = {
    levels: 7,
    trunk: 56,
    stem: 64,
    gaps: 0.05,
    spread: 72,
    taper: 0.84,
    leafSize: 14,
    girth: 14,
  };
  return (
    <SceneFrame className="w-full">
      <Daylight x={240} y={186} radius={150} />
      <GrownTree tree={growTree({ seed, ...shape })} at={{ x: 240, y: GROUND }} />
      <Ground grass={[92, 196, 358]} />
    </SceneFrame>
  );
}
