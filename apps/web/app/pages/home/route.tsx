import { useLingui } from "@lingui/react/macro";
import { withMessages } from "../../i18n/with-messages.tsx";
import { PageHead } from "../../layout/head/PageHead.tsx";
import { whenSeen } from "../../lib/when-seen.tsx";
import { Brands, brandsId } from "./Brands.tsx";
import { HeroSlider } from "./HeroSlider.tsx";

const LowerSections = whenSeen(async () => (await import("./sections/LowerSections.tsx")).default);

export default withMessages(["home"], Home);

function Home() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Home`}
        description={t`An open network-sales plan on Polygon: a public contract shares each day's money by rules anyone can check, and never owes more than it holds.`}
      />
      {/* The slider's controls come before its slides in the document: painting them first would make them jump. */}
      <link rel="expect" href={`#${brandsId}`} blocking="render" />
      <HeroSlider />
      <Brands />
      <LowerSections />
    </>
  );
}
